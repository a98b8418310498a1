internal import A11yModel
package import Language
package import Listening

/// The names of a component's steps, to be found in what is said.
package struct StepNames: Sendable {
  /// The words of each step's name; nil of a step without one.
  package let words: [Words?]

  /// The steps of each name.
  private var steps: [[Word]: [Int]] = [:]

  /// How many words the names have that begin with a word, the longest first.
  private var lengths: [Word: [Int]] = [:]

  /// Names in scripts that set no spaces, by all their letters.
  private var unspaced: [String: [Int]] = [:]

  /// Names without words in them, as emoji.
  private var signs: [(name: String, step: Int)] = []

  /// The component's, in which names are read.
  let languages: SpokenLanguages

  /// The whole numbers in each step's name.
  private let numbers: [[SpokenPosition]]

  /// Whether each name holds the number of its step, as “Step 1” and “Step 2” do.
  let areCounting: Bool

  init(_ steps: [Step], _ languages: SpokenLanguages) {
    let words = steps.map { $0.name.value.map(Words.init) }
    let numbers = steps.map { step in
      step.name.value.map { CountedWords($0, languages).numbers } ?? []
    }
    self.words = words
    self.languages = languages
    self.numbers = numbers
    areCounting =
      steps.count > 1
      && numbers.enumerated().allSatisfy { index, numbers in
        numbers.contains { $0.number == index + 1 }
      }
    self.steps.reserveCapacity(steps.count)
    lengths.reserveCapacity(steps.count)
    for (index, name) in words.enumerated() {
      if let name { add(name, steps[index].name.value ?? "", of: index) }
    }
  }

  private mutating func add(_ words: Words, _ name: String, of step: Int) {
    let list = words.list
    guard let first = list.first else {
      if name.contains(where: { !$0.isWhitespace }) { signs.append((name, step)) }
      return
    }
    if words.isUnspaced { unspaced[words.strings.joined(), default: []].append(step) }
    steps[list, default: []].append(step)
    let lengths = lengths[first, default: []]
    guard !lengths.contains(list.count) else { return }
    self.lengths[first] = (lengths + [list.count]).sorted(by: >)
  }

  /// The whole numbers in the name of a step, as it is read where languages are spoken.
  func numbers(
    in name: String,
    of step: Int,
    _ languages: SpokenLanguages
  ) -> [SpokenPosition] {
    languages == self.languages ? numbers[step] : CountedWords(name, languages).numbers
  }

  /// Where names stand among words, and of which steps they are; of two in one place, the longer.
  func found(in words: [Word]) -> [(range: Range<Int>, steps: [Int])] {
    var found: [(range: Range<Int>, steps: [Int])] = []
    var index = 0
    while index < words.count {
      if let longest = longest(in: words, from: index) {
        found.append(longest)
        index = longest.range.upperBound
      } else {
        if !unspaced.isEmpty {
          found += amidLetters(words[index]).map { (index..<(index + 1), $0) }
        }
        index += 1
      }
    }
    return found
  }

  private func longest(
    in words: [Word],
    from start: Int
  ) -> (range: Range<Int>, steps: [Int])? {
    guard let lengths = lengths[words[start]] else { return nil }
    for length in lengths where start + length <= words.count {
      let range = start..<(start + length)
      if let steps = steps[Array(words[range])] { return (range, steps) }
    }
    return nil
  }

  /// The steps whose names are signs that stand in a text.
  func signs(in text: String) -> Set<Int> {
    signs.isEmpty ? [] : Set(signs.filter { text.contains($0.name) }.map(\.step))
  }

  private func amidLetters(_ word: Word) -> [[Int]] {
    let letters = word.text
    let names = unspaced.keys.filter(letters.contains)
    return names.filter { name in !names.contains { $0 != name && $0.contains(name) } }
      .sorted().map { unspaced[$0] ?? [] }
  }
}

extension StepNames: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> StepNames {
    StepNames(facts.component.steps, facts.languages)
  }
}
