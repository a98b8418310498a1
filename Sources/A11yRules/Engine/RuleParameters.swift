internal import A11yModel

/// The numbers and lists that a rule file gives its check, each read once: lists only where they are
/// asked for.
final class RuleParameters: Sendable {
  private let numbers: [(name: String, value: Double)]
  private let lists: [(name: String, words: ListedWords)]

  /// What its check makes of them, once for all components.
  let memo = Memo()

  /// A list of words as it is written, and to be looked up.
  private final class ListedWords: Sendable {
    let text: String
    private let words = Once<(list: [String], set: WordSet)>()

    init(_ text: String) { self.text = text }

    var list: [String] { read.list }

    var set: WordSet { read.set }

    private var read: (list: [String], set: WordSet) {
      words.value {
        let list = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        return (list, WordSet(list))
      }
    }
  }

  /// - Parameters:
  ///   - rule: gives them.
  ///   - words: which of them are lists.
  init(_ rule: Rule, _ words: [String]) {
    var numbers: [(name: String, value: Double)] = []
    var lists: [(name: String, words: ListedWords)] = []
    let words = Set(words)
    for parameter in rule.parameters {
      if words.contains(parameter.name) {
        lists.append((parameter.name, ListedWords(parameter.value)))
      } else if let value = Double(parameter.value) {
        numbers.append((parameter.name, value))
      }
    }
    (self.numbers, self.lists) = (numbers, lists)
  }

  func number(_ name: String) -> Double? {
    for index in numbers.indices where Self.isSame(numbers[index].name, name) {
      return numbers[index].value
    }
    return nil
  }

  private func words(_ name: String) -> ListedWords? {
    for index in lists.indices where Self.isSame(lists[index].name, name) {
      return lists[index].words
    }
    return nil
  }

  /// Most names differ in length.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one == other
  }

  func list(_ name: String) -> [String] { words(name)?.list ?? [] }

  /// The words of a list, to be looked up.
  func set(_ name: String) -> WordSet { words(name)?.set ?? .empty }

  /// A list as it is written, with spaces between its words.
  func text(_ name: String) -> String { words(name)?.text ?? "" }
}
