/// A type as it is written.
package indirect enum WrittenType: Hashable, Sendable {
  /// A name with its generic arguments, and the type that it is declared in.
  case named(String, arguments: [WrittenType], parent: WrittenType?)
  case optional(WrittenType)
  case array(WrittenType)
  case dictionary(key: WrittenType, value: WrittenType)
  case tuple([Element])
  case function(parameters: [WrittenType], result: WrittenType)
  /// `some P`, of which the protocol.
  case opaque(WrittenType)
  /// `any P`, of which the protocol.
  case existential(WrittenType)
  /// What else a type can be, in its own words.
  case other(String)

  /// An element of a tuple type.
  package struct Element: Hashable, Sendable {
    package var label: String?
    package var type: WrittenType

    package init(label: String?, type: WrittenType) {
      self.label = label
      self.type = type
    }
  }
}
