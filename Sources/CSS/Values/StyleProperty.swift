/// A property that is read: its name, and how a value of it is read and given to a style.
package struct StyleProperty: Sendable {
  /// What a value does to the style it is given to.
  typealias Assignment = @Sendable (_ style: inout ComputedStyle, StyleLength.Context) -> Void

  /// The field of a style that holds a property.
  ///
  /// Key paths would say the same, but making each takes every run thousands of instructions.
  struct Field<Value>: Sendable {
    /// Hands out the field of a style, to be read or changed.
    let access: @Sendable (_ style: inout ComputedStyle, (inout Value) -> Void) -> Void

    init(_ access: @escaping @Sendable (inout ComputedStyle, (inout Value) -> Void) -> Void) {
      self.access = access
    }

    func callAsFunction(_ style: inout ComputedStyle, _ body: (inout Value) -> Void) {
      access(&style, body)
    }
  }

  package let name: String
  let isInherited: Bool

  /// Whether SVG has an attribute for it (SVG 2, section 6.6).
  let isAttribute: Bool

  /// Whether browsers give it to some elements, which is what the style has where nothing is declared.
  var isOfBrowsers: Bool { name.hasPrefix("overflow") }

  /// Reads a value; nil where it is none.
  let read: @Sendable (_ cursor: inout TokenCursor, StyleMode) -> Assignment?

  /// Takes the value that another style has.
  let copy: @Sendable (_ style: inout ComputedStyle, _ other: ComputedStyle) -> Void

  init(
    name: String,
    isInherited: Bool,
    isAttribute: Bool,
    read: @escaping @Sendable (inout TokenCursor, StyleMode) -> Assignment?,
    copy: @escaping @Sendable (inout ComputedStyle, _ other: ComputedStyle) -> Void
  ) {
    self.name = name
    self.isInherited = isInherited
    self.isAttribute = isAttribute
    self.read = read
    self.copy = copy
  }

  /// A property whose values are what they are read as.
  init<Value: Sendable>(
    _ name: String,
    _ field: Field<Value>,
    isInherited: Bool = true,
    isAttribute: Bool = true,
    read: @escaping @Sendable (inout TokenCursor, StyleMode) -> Value?
  ) {
    self.init(name, field, isInherited, isAttribute, read) { value, _ in value }
  }

  /// A property of colours, which may be others by day than by night.
  init<Value: Sendable & SchemeDependent>(
    _ name: String,
    _ field: Field<Value>,
    isInherited: Bool = true,
    isAttribute: Bool = true,
    read: @escaping @Sendable (inout TokenCursor, StyleMode) -> Value?
  ) {
    self.init(name, field, isInherited, isAttribute, read) { $0.settled(in: $1) }
  }

  private init<Value: Sendable>(
    _ name: String,
    _ field: Field<Value>,
    _ isInherited: Bool,
    _ isAttribute: Bool,
    _ read: @escaping @Sendable (inout TokenCursor, StyleMode) -> Value?,
    settled: @escaping @Sendable (Value, ColorScheme) -> Value
  ) {
    self.init(
      name,
      field,
      isInherited: isInherited,
      isAttribute: isAttribute,
      assignment: { cursor, mode -> Assignment? in
        guard let value = read(&cursor, mode) else { return nil }
        return { style, _ in
          let own = settled(value, style.scheme)
          field(&style) { $0 = own }
        }
      }
    )
  }

  /// A property whose values depend on others of the element.
  init<Value: Sendable>(
    _ name: String,
    _ field: Field<Value>,
    isInherited: Bool = true,
    isAttribute: Bool = true,
    assignment read: @escaping @Sendable (inout TokenCursor, StyleMode) -> Assignment?
  ) {
    self.init(
      name: name,
      isInherited: isInherited,
      isAttribute: isAttribute,
      read: read,
      copy: { style, other in
        var other = other
        field(&other) { value in field(&style) { $0 = value } }
      }
    )
  }
}

extension StyleProperty {
  /// Every property; what others depend on comes first.
  package static let all: [StyleProperty] =
    scheme + text + color + paint + stroke + presence + geometry

  static let numbers = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) }
  )

  /// The property of this name; nil where it is not read.
  static func number(of name: String) -> Int? { numbers[name] }

  /// A property's name in lower case, and that of its standard where browsers know it by an older
  /// one, too (Compatibility Standard, section 3.2).
  static func standardName(_ name: String) -> String {
    let name = name.lowercased()
    guard name.hasPrefix(prefix) else { return name }
    let standard = String(name.dropFirst(prefix.count))
    return prefixed.contains(standard) ? standard : name
  }

  private static let prefix = "-webkit-"

  private static let prefixed = Set(
    ["transform", "transform-origin", "filter", "opacity", "clip-path", "mask", "animation"]
      + animation.map(\.name)
  )

  /// Reads a whole value.
  func value(_ cursor: TokenCursor, _ mode: StyleMode) -> Assignment? {
    var cursor = cursor
    cursor.skipSpace()
    guard !cursor.isAtEnd, let value = read(&cursor, mode), cursor.isFinished() else { return nil }
    return value
  }
}
