internal import A11yModel
internal import A11yRules
internal import Support
internal import XML

/// A finding, or what could not be told, as an example marks it or as it is made.
struct ExampleMark: Hashable, CustomStringConvertible {
  private var result: Outcome.Result
  private(set) var line: Int
  private(set) var column: Int
  private var appearance: Appearance?

  /// What is said; nil for whatever it is.
  private var message: String?

  private init(
    _ result: Outcome.Result,
    _ line: Int,
    _ column: Int,
    _ appearance: Appearance?,
    _ message: String?
  ) {
    self.result = result
    self.line = line
    self.column = column
    self.appearance = appearance
    self.message = message
  }

  /// Nil for what is not marked: what passes or does not apply.
  init?(_ outcome: Outcome) {
    guard outcome.result == .failed || outcome.result == .cantTell else { return nil }
    let location = outcome.location
    self.init(
      outcome.result,
      location.line,
      location.column,
      outcome.appearance,
      outcome.message
    )
  }

  var description: String {
    let target = result == .failed ? "finding" : "cantTell"
    let words = [appearance?.rawValue, message].compactMap(\.self).joined(separator: ": ")
    return "<?\(target)\(words.isEmpty ? "" : " ")\(words)?>"
  }

  /// Whether it marks whatever is found in its place.
  var isOpen: Bool { message == nil }

  /// Whether an open mark stands for what is made: the same result in the same place, in the
  /// appearance that it names, or else in any.
  func covers(_ other: ExampleMark) -> Bool {
    (result, line, column) == (other.result, other.line, other.column)
      && (appearance == nil || appearance == other.appearance)
  }

  /// What is wrong with words before a colon that are all but the names of appearances; nil where
  /// they are part of the message.
  var appearanceProblem: String? {
    let words = Self.appearanceWords(message ?? "")
    let names = Appearance.allCases.map(\.rawValue)
    guard words.allSatisfy({ NearestName.of($0, in: names) != nil }),
      let word = words.first(where: { !names.contains($0) })
    else { return nil }
    return "‘\(word)’ is no appearance" + NearestName.hint(for: word, in: names)
  }

  private static func appearanceWords(_ data: String) -> [String] {
    let head = data.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).map(String.init)
    return head.count <= Appearance.allCases.count ? head : []
  }

  /// What the instructions are called that mark.
  private static let targets = ["finding", "cantTell"]

  /// What the processing instructions in an example say, each of the element behind it.
  static func all(in element: XML.Element) -> [ExampleMark] {
    var marks: [ExampleMark] = []
    var waiting: [ProcessingInstruction] = []
    for item in element.content {
      switch item {
      case .text: continue
      case .instruction(let instruction):
        if targets.contains(instruction.target) { waiting.append(instruction) }
      case .element(let child):
        marks += waiting.flatMap { self.marks($0, at: child.position) }
        waiting = []
        marks += all(in: child)
      }
    }
    return marks
  }

  /// What instructions are called that mark nothing.
  static func unknownTargets(in element: XML.Element) -> [String] {
    element.content.flatMap { item -> [String] in
      switch item {
      case .text: []
      case .instruction(let instruction):
        targets.contains(instruction.target) ? [] : [instruction.target]
      case .element(let child): unknownTargets(in: child)
      }
    }
  }

  private static func marks(
    _ instruction: ProcessingInstruction,
    at place: Position
  ) -> [ExampleMark] {
    let result: Outcome.Result = instruction.target == "finding" ? .failed : .cantTell
    let data = instruction.data
    let appearances = appearanceWords(data).compactMap(Appearance.init)
    let isPrefixed =
      !appearances.isEmpty && appearances.count == appearanceWords(data).count
    let own = isPrefixed ? data.drop { $0 != ":" }.dropFirst() : data[...]
    let message = own.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (isPrefixed ? appearances.map(Appearance?.some) : [nil]).map {
      ExampleMark(result, place.line, place.column, $0, message.isEmpty ? nil : message)
    }
  }
}
