internal import Geometry

/// Reads the functions that transform (CSS Transforms 1, section 12.1; CSS Transforms 2, section 12).
enum TransformFunctions {
  /// A value within the parentheses of a function.
  enum Argument: Hashable {
    case number(Double)
    case length(StyleLength)
    /// Degrees.
    case angle(Double)

    /// What is computed in a way that is not read.
    case unknown

    /// What a scale is: a number, or a percentage, which is a hundredth of one.
    var factor: Double? {
      switch self {
      case .number(let value): value
      case .length(let length):
        length == StyleLength(percent: length.percent) ? length.percent / 100 : nil
      case .angle, .unknown: nil
      }
    }

    fileprivate var number: Double? {
      if case .number(let value) = self { value } else { nil }
    }

    /// Zero needs no unit.
    fileprivate var degrees: Double? {
      switch self {
      case .angle(let value): value
      case .number(0): 0
      default: nil
      }
    }

    fileprivate var length: StyleLength? {
      switch self {
      case .length(let length): length
      case .number(0): StyleLength(px: 0)
      default: nil
      }
    }
  }

  /// One or more functions with nothing but white space between them.
  static func list(_ cursor: inout TokenCursor) -> [DeclaredTransform]? {
    var list: [DeclaredTransform] = []
    while !cursor.isFinished() {
      guard let name = cursor.function, let arguments = arguments(cursor.inside),
        let transform = transform(name, arguments)
      else { return nil }
      list.append(transform)
      cursor.skip()
    }
    return list.isEmpty ? nil : list
  }

  /// What is parted by commas.
  private static func arguments(_ inside: TokenCursor) -> [Argument]? {
    var cursor = inside
    var arguments: [Argument] = []
    repeat {
      cursor.skipSpace()
      guard let argument = argument(&cursor) else { return nil }
      arguments.append(argument)
      cursor.skipSpace()
    } while cursor.take(.comma)
    return cursor.isAtEnd ? arguments : nil
  }

  /// A number, a length, a percentage or an angle.
  static func argument(_ cursor: inout TokenCursor) -> Argument? {
    if let term = Calculation.term(&cursor) {
      switch term {
      case .number(let value): return .number(value)
      case .length(let length): return .length(length)
      case .angle(let degrees): return .angle(degrees)
      case .time: return nil
      }
    }
    guard cursor.kind == .function, cursor.function != "calc" else { return nil }
    cursor.skip()
    return .unknown
  }

  /// Nil where there is no such function, or it takes other arguments.
  private static func transform(_ name: String, _ arguments: [Argument]) -> DeclaredTransform? {
    guard let count = counts[name], count.contains(arguments.count) else { return nil }
    if arguments.contains(.unknown) { return .unknown }
    switch name {
    case "translate", "translatex", "translatey", "translate3d", "translatez":
      return translation(name, arguments.compactMap(\.length), count: arguments.count)
    case "scale", "scalex", "scaley", "scale3d", "scalez":
      return scaling(name, arguments.compactMap(\.factor), count: arguments.count)
    case "matrix", "matrix3d":
      let numbers = arguments.compactMap(\.number)
      return numbers.count == arguments.count ? matrix(numbers) : nil
    case "rotate3d":
      let axis = arguments.prefix(3).compactMap(\.number)
      guard axis.count == 3, let angle = arguments[3].degrees else { return nil }
      return turn(angle, about: axis)
    // How near the reader's eye is, which is a length or `none`.
    case "perspective": return .unknown
    default:
      let angles = arguments.compactMap(\.degrees)
      return angles.count == arguments.count ? turned(name, angles) : nil
    }
  }

  private static let counts: [String: ClosedRange<Int>] = [
    "matrix": 6...6, "matrix3d": 16...16, "translate": 1...2, "translatex": 1...1,
    "translatey": 1...1, "translatez": 1...1, "translate3d": 3...3, "scale": 1...2,
    "scalex": 1...1, "scaley": 1...1, "scalez": 1...1, "scale3d": 3...3, "rotate": 1...1,
    "rotatex": 1...1, "rotatey": 1...1, "rotatez": 1...1, "rotate3d": 4...4, "skew": 1...2,
    "skewx": 1...1, "skewy": 1...1, "perspective": 1...1,
  ]

  private static func translation(
    _ name: String,
    _ lengths: [StyleLength],
    count: Int
  ) -> DeclaredTransform? {
    guard lengths.count == count else { return nil }
    let zero = StyleLength(px: 0)
    // How near something is cannot be a percentage.
    let isNear = name == "translatez" || name == "translate3d"
    if isNear, lengths[count - 1].percent != 0 { return nil }
    switch name {
    case "translatey": return .translation(zero, lengths[0])
    // Nobody sees how near something is that is seen from far away.
    case "translatez": return .translation(zero, zero)
    default: return .translation(lengths[0], count > 1 ? lengths[1] : zero)
    }
  }

  private static func scaling(_ name: String, _ factors: [Double], count: Int) -> DeclaredTransform?
  {
    guard factors.count == count else { return nil }
    switch name {
    case "scalex": return .fixed(.scaling(factors[0], 1))
    case "scaley": return .fixed(.scaling(1, factors[0]))
    case "scalez": return .fixed(.identity)
    default: return .fixed(.scaling(factors[0], count > 1 ? factors[1] : factors[0]))
    }
  }

  /// Numbers by columns; of those of space what they do in the plane, unless they leave it.
  private static func matrix(_ numbers: [Double]) -> DeclaredTransform {
    guard numbers.count == 16 else { return .fixed(Transform(numbers: numbers)) }
    let flat = [2, 3, 6, 7, 8, 9, 11].allSatisfy { numbers[$0] == 0 } && numbers[15] == 1
    return flat ? .fixed(Transform(numbers: [0, 1, 4, 5, 12, 13].map { numbers[$0] })) : .unknown
  }

  /// A turn in the plane; about any other axis it leaves it.
  static func turn(_ degrees: Double, about axis: [Double]) -> DeclaredTransform {
    guard axis[0] == 0, axis[1] == 0 else { return degrees == 0 ? .fixed(.identity) : .unknown }
    // About no axis nothing turns (CSS Transforms 2, section 12.2).
    guard axis[2] != 0 else { return .fixed(.identity) }
    return .fixed(.rotation(degrees: axis[2] < 0 ? -degrees : degrees))
  }

  private static func turned(_ name: String, _ degrees: [Double]) -> DeclaredTransform? {
    switch name {
    case "rotate", "rotatez": .fixed(.rotation(degrees: degrees[0]))
    case "rotatex", "rotatey": degrees[0] == 0 ? .fixed(.identity) : .unknown
    case "skew": .fixed(.skew(x: degrees[0], y: degrees.count > 1 ? degrees[1] : 0))
    case "skewx": .fixed(.skew(x: degrees[0], y: 0))
    case "skewy": .fixed(.skew(x: 0, y: degrees[0]))
    default: nil
    }
  }
}
