import Testing

/// A change that makes a component of `Examples/swiftui` worse, and what is to be found of it.
struct Mutation: Sendable, CustomTestStringConvertible {
  /// The file that is changed, below that folder, and the component that is then audited.
  var file: String
  var component: String
  /// What stands once in the file, and what comes in its place.
  var from: String
  var to: String
  /// The rule that fails.
  var rule: String
  /// What the line holds at which it fails, the first of the component that does.
  var line: String
  /// What the remedy says of that which was taken away.
  var remedy: String

  var testDescription: String { "\(rule): \(from) → \(to)" }

  /// A change of a component.
  init(
    _ component: String,
    _ from: String,
    _ to: String,
    rule: String,
    at line: String,
    remedy: String
  ) {
    file = component
    self.component = component
    self.from = from
    self.to = to
    self.rule = rule
    self.line = line
    self.remedy = remedy
  }

  /// A change of a colour in one appearance, as `#RRGGBB`.
  init(
    color set: String,
    _ from: String,
    _ to: String,
    of component: String,
    rule: String,
    at line: String,
    remedy: String
  ) {
    self.init(
      component,
      Self.components(from),
      Self.components(to),
      rule: rule,
      at: line,
      remedy: remedy
    )
    file = "Colors.xcassets/\(set).colorset/Contents.json"
  }

  /// The channels of a colour as an asset catalogue writes them.
  private static func components(_ color: String) -> String {
    let digits = Array(color.dropFirst())
    func channel(_ name: String, _ place: Int) -> String {
      "\"\(name)\" : \"0x\(String(digits[place..<place + 2]))\""
    }
    return [channel("blue", 4), channel("green", 2), channel("red", 0)]
      .joined(separator: ",\n          ")
  }
}
