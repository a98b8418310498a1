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

  /// Each name as it is read in the component's languages.
  private let texts: [StepText?]

  /// Whether each name holds the number of its step, as “Step 1” and “Step 2” do.
  let areCounting: Bool

  /// Words one by one, without the name of a step where that first stands.
  package func list(_ said: Words, without step: Int) -> [Word] {
    words[step].map { said.list(without: $0) } ?? said.list
  }

  init(_ steps: [Step], _ languages: SpokenLanguages) {
    let texts = steps.map { step in step.name.value.map { StepText($0, languages) } }
    words = steps.map { $0.name.value.map { Words($0) } }
    self.texts = texts
    areCounting =
      steps.count > 1
      && texts.enumerated().allSatisfy { index, text in
        text?.numbers.contains { $0.number == index + 1 } ?? false
      }
    self.steps.reserveCapacity(steps.count)
    lengths.reserveCapacity(steps.count)
    for (index, text) in texts.enumerated() {
      if let text { add(text, of: index) }
    }
  }

  private mutating func add(_ name: StepText, of step: Int) {
    guard let first = name.words.first else {
      if name.text.contains(where: { !$0.isWhitespace }) { signs.append((name.text, step)) }
      return
    }
    if let words = words[step], words.isUnspaced {
      unspaced[words.strings.joined(), default: []].append(step)
    }
    steps[name.words, default: []].append(step)
    let lengths = lengths[first, default: []]
    guard !lengths.contains(name.words.count) else { return }
    self.lengths[first] = (lengths + [name.words.count]).sorted(by: >)
  }

  /// The whole numbers in the name of a step, as it is read where languages are spoken.
  func numbers(of step: Int, _ languages: SpokenLanguages) -> [StepNumber] {
    guard let text = texts[step] else { return [] }
    return languages == text.languages ? text.numbers : StepText(text.text, languages).numbers
  }

  /// The names that stand in a text; of two in one place, the longer.
  ///
  /// A number that is said as one, as in “step 2”, is not the name of a step that is called “2”.
  func names(in text: StepText) -> [StepText.Name] {
    found(in: text.words).filter { name in
      let start = name.range.lowerBound
      return name.range.count > 1 || text.words[start].contains(.letter)
        || !text.numbers.contains { $0.role != .open && $0.word == start }
    }
  }

  private func found(in words: [Word]) -> [StepText.Name] {
    var found: [StepText.Name] = []
    var index = 0
    while index < words.count {
      if let longest = longest(in: words, from: index) {
        found.append(longest)
        index = longest.range.upperBound
      } else {
        if !unspaced.isEmpty {
          found += amidLetters(words[index]).map {
            StepText.Name(range: index..<(index + 1), steps: $0)
          }
        }
        index += 1
      }
    }
    return found
  }

  private func longest(in words: [Word], from start: Int) -> StepText.Name? {
    guard let lengths = lengths[words[start]] else { return nil }
    for length in lengths where start + length <= words.count {
      let range = start..<(start + length)
      if let steps = steps[Array(words[range])] { return StepText.Name(range: range, steps: steps) }
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
