/// How many values are within each other in a value, and how many there are in all: beyond a bound it could not be
/// compared in time, or even let go.
///
/// It tells no values apart.
struct Nesting: Hashable, Sendable {
  private static let maximumDepth = 200
  private static let maximumSize = 1_000_000

  private(set) var depth = 0
  private(set) var size = 1

  /// That of a value which holds no others.
  init() {}

  init(around values: some Sequence<Value>) {
    for value in values {
      let inner = value.nesting
      depth = max(depth, inner.depth)
      size = min(size + inner.size, Self.maximumSize + 1)
    }
    depth += 1
  }

  var isTooMuch: Bool { depth > Self.maximumDepth || size > Self.maximumSize }

  static func == (_: Nesting, _: Nesting) -> Bool { true }

  func hash(into _: inout Hasher) {}
}

extension Value {
  var nesting: Nesting {
    switch self {
    case .structure(let structure): structure.nesting
    case .enumeration(let enumeration): enumeration.nesting
    case .term(let term): term.nesting
    case .view(let node): node.nesting
    case .optional(let wrapped?): Nesting(around: [wrapped])
    case .array(let elements, _), .slice(let elements, _): Nesting(around: elements)
    case .tuple(let elements): Nesting(around: elements.lazy.map(\.value))
    case .dictionary(let pairs, _): Nesting(around: pairs.values)
    case .function(let function): Nesting(around: [function.receiver].compactMap(\.self))
    case .binding(.constant(let value)): Nesting(around: [value])
    case .alternatives(let all): Nesting(around: all.lazy.map(\.value))
    default: Nesting()
    }
  }
}
