package import Language
package import Support

/// The numbers and lists that a rule file gives its check, each read once: lists only where they are
/// asked for.
package final class RuleParameters: Sendable {
  private let numbers: [(name: String, value: Double)]

  /// The lists as they are written.
  private let texts: [String: String]
  private let lists = Lists()

  /// What its check makes of them, once for all components.
  package let memo = Memo()

  /// Lists of words that were asked for, to be gone through and to be looked up.
  private final class Lists: @unchecked Sendable {
    private var known: [String: (list: [String], set: WordSet)] = [:]
    private let lock = Lock()

    func words(_ name: String, _ text: String?) -> (list: [String], set: WordSet) {
      lock.whileHeld {
        if let words = known[name] { return words }
        let list = (text ?? "").utf8.split(separator: UInt8(ascii: " ")).map {
          String(Substring($0))
        }
        let words = (list, WordSet(list))
        known[name] = words
        return words
      }
    }
  }

  /// - Parameters:
  ///   - rule: gives them.
  ///   - words: which of them are lists.
  package init(_ rule: Rule, _ words: [String]) {
    var numbers: [(name: String, value: Double)] = []
    var texts: [String: String] = [:]
    let words = Set(words)
    for parameter in rule.parameters {
      if words.contains(parameter.name) {
        texts[parameter.name] = parameter.value
      } else if let value = Double(parameter.value) {
        numbers.append((parameter.name, value))
      }
    }
    (self.numbers, self.texts) = (numbers, texts)
  }

  /// A number without which its check cannot decide.
  package func number(_ name: String) -> Double {
    guard let value = numberIfGiven(name) else {
      preconditionFailure("the rule reader lets no rule through without its numbers")
    }
    return value
  }

  /// A number that its check can decide without.
  package func numberIfGiven(_ name: String) -> Double? {
    for index in numbers.indices where Self.isSame(numbers[index].name, name) {
      return numbers[index].value
    }
    return nil
  }

  /// Most names differ in length.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one == other
  }

  package func list(_ name: String) -> [String] { lists.words(name, texts[name]).list }

  /// The words of a list, to be looked up.
  package func set(_ name: String) -> WordSet { lists.words(name, texts[name]).set }

  /// A list as it is written, with spaces between its words.
  package func text(_ name: String) -> String { texts[name] ?? "" }
}
