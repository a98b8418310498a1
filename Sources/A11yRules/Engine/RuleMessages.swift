internal import Language
internal import RuleCatalogue
internal import Support

/// What the findings of a rule say: as its file has it, else as that of the rule with its check.
final class RuleMessages: Sendable {
  private let messages: [Rule.Message]
  private let templates: [Once<MessageTemplate>]

  init(_ rule: Rule) {
    let isOwn = rule.check == rule.id
    let inherited = rule.check.flatMap { isOwn ? nil : Catalogue.builtIn.rule($0)?.messages }
    messages = rule.messages + (inherited ?? [])
    templates = messages.map { _ in Once<MessageTemplate>() }
  }

  /// What a finding of a case says.
  ///
  /// What is in doubt and has no message of its own may be what is said of a failure.
  ///
  /// - Parameters:
  ///   - isDoubt: whether nobody can tell.
  ///   - finding: the case.
  ///   - values: what the message names.
  /// - Returns: the sentence.
  func text(isDoubt: Bool, _ finding: String?, _ values: MessageTemplate.Values) -> String {
    func first(_ isDoubt: Bool, _ condition: String?) -> Int? {
      messages.firstIndex { $0.isDoubt == isDoubt && $0.condition == condition }
    }
    let places = [finding, nil].lazy.compactMap { condition in
      (isDoubt ? first(true, condition) : nil) ?? first(false, condition)
    }
    guard let place = places.first else { return "" }
    let text = templates[place].value { MessageTemplate(messages[place].text) }.filled(values)
    return isDoubt && !messages[place].isDoubt ? DoubtText.possible(text) : text
  }
}

extension MessageTemplate.Value {
  /// Evidence as a sentence has it.
  init(_ value: Evidence.Value, isQuoted: Bool) {
    switch value {
    case .text(let text): self.init(isQuoted ? "‘\(text)’" : text)
    case .number(let number):
      let text = DecimalText.short(number)
      self.init(isQuoted ? "‘\(text)’" : text, number: number)
    case .list(let items):
      self.init(
        isQuoted ? NameList.text(items) : NameList.plain(items),
        number: Double(items.count)
      )
    }
  }
}

extension CheckSignature {
  /// Whether a verdict is told apart and says what it names by these.
  func covers(_ verdict: Verdict) -> Bool {
    verdict.conditions.allSatisfy(conditions.contains)
      && (verdict.remedy.map(cases.contains) ?? true)
      && (verdict.saying.map(cases.contains) ?? true)
      && verdict.evidence.allSatisfy { evidence.contains($0.name) || terms.contains($0.name) }
  }
}
