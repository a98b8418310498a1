internal import A11yModel

/// The names of a component's steps, to be found in what is said.
struct StepNames: Sendable {
  private struct Name {
    var words: [Word]
    var steps: [Int]
  }

  private var byFirstWord: [Word: [Name]] = [:]

  /// Names in scripts that set no spaces, by all their letters.
  private var unspaced: [String: [Int]] = [:]

  /// Names without words in them, as emoji.
  private var signs: [(name: String, step: Int)] = []

  /// Whether each name holds the number of its step, as “Step 1” and “Step 2” do.
  let areCounting: Bool

  init(_ steps: [Step], _ languages: SpokenLanguages) {
    var all: [[Word]: [Int]] = [:]
    for (index, step) in steps.enumerated() {
      guard let name = step.name.value else { continue }
      let words = Words(name)
      if words.list.isEmpty, name.contains(where: { !$0.isWhitespace }) {
        signs.append((name, index))
      }
      all[words.list, default: []].append(index)
      if words.isUnspaced { unspaced[words.strings.joined(), default: []].append(index) }
    }
    for (words, steps) in all {
      guard let first = words.first else { continue }
      byFirstWord[first, default: []].append(Name(words: words, steps: steps))
    }
    areCounting =
      steps.count > 1
      && steps.enumerated().allSatisfy { index, step in
        SpokenPosition.said(in: step.name.value ?? "", languages).contains {
          $0.number == index + 1
        }
      }
  }

  /// Where names stand among words, and of which steps they are; of two in one place, the longer.
  func found(in words: [Word]) -> [(range: Range<Int>, steps: [Int])] {
    var found: [(range: Range<Int>, steps: [Int])] = []
    var index = 0
    while index < words.count {
      let fitting = (byFirstWord[words[index]] ?? []).filter {
        words[index...].starts(with: $0.words)
      }
      if let longest = fitting.max(by: { $0.words.count < $1.words.count }) {
        found.append((index..<(index + longest.words.count), longest.steps))
        index += longest.words.count
      } else {
        found += amidLetters(words[index]).map { (index..<(index + 1), $0) }
        index += 1
      }
    }
    return found
  }

  /// The steps whose names are signs that stand in a text.
  func signs(in text: String) -> Set<Int> {
    Set(signs.filter { text.contains($0.name) }.map(\.step))
  }

  private func amidLetters(_ word: Word) -> [[Int]] {
    guard !unspaced.isEmpty else { return [] }
    let letters = word.text
    let names = unspaced.keys.filter(letters.contains)
    return names.filter { name in !names.contains { $0 != name && $0.contains(name) } }
      .sorted().map { unspaced[$0] ?? [] }
  }
}
