// Transformations (CSS Transforms 1, sections 6 to 8; CSS Transforms 2, sections 5 and 6).
extension StyleProperty {
  /// What transforms an element; the attribute `transform` is written in a way of its own.
  static let transforms = [
    StyleProperty(.transform) { cursor, _ in
      if isNone(&cursor) { return .fixed(.initial) }
      return TransformFunctions.list(&cursor).map(GeometryValue.transform)
    },
    StyleProperty(.translate) { cursor, _ in
      isNone(&cursor) ? .fixed(.initial) : translate(&cursor)
    },
    StyleProperty(.rotate) { cursor, _ in isNone(&cursor) ? .fixed(.initial) : rotate(&cursor) },
    StyleProperty(.scale) { cursor, _ in isNone(&cursor) ? .fixed(.initial) : scale(&cursor) },
    StyleProperty(.transformOrigin, isAttribute: true) { cursor, mode in origin(&cursor, mode) },
    StyleProperty(.transformBox) { cursor, _ in
      TransformBox(&cursor).map { .fixed(.box($0)) }
    },
  ]

  private static func isNone(_ cursor: inout TokenCursor) -> Bool {
    Words(["none"]).word(&cursor) != nil
  }

  /// One to three lengths, of which the third is towards the reader and changes nothing.
  private static func translate(_ cursor: inout TokenCursor) -> GeometryValue? {
    var lengths: [StyleLength] = []
    while !cursor.isFinished() {
      guard lengths.count < 3, let length = StyleLength(&cursor, allowsNumber: false),
        lengths.count < 2 || length.percent == 0
      else { return nil }
      lengths.append(length)
    }
    guard !lengths.isEmpty else { return nil }
    let y = lengths.count > 1 ? lengths[1] : StyleLength(px: 0)
    return .transform([.translation(lengths[0], y)])
  }

  /// An angle, and before or behind it an axis.
  private static func rotate(_ cursor: inout TokenCursor) -> GeometryValue? {
    var angle: Double?
    var axis: [Double] = []
    var word: String?
    while !cursor.isFinished() {
      if word == nil, axis.isEmpty, let name = Words(["x", "y", "z"]).word(&cursor) {
        word = name
        continue
      }
      switch TransformFunctions.argument(&cursor) {
      case .angle(let value)? where angle == nil: angle = value
      case .number(let value)? where word == nil && axis.count < 3: axis.append(value)
      default: return nil
      }
    }
    guard let angle, axis.isEmpty || axis.count == 3 else { return nil }
    switch word {
    case nil: break
    case "z": axis = [0, 0, 1]
    default: return .transform([.unknown])
    }
    return .transform([TransformFunctions.turn(angle, about: axis.isEmpty ? [0, 0, 1] : axis)])
  }

  /// One to three factors, of which the third is towards the reader and changes nothing.
  private static func scale(_ cursor: inout TokenCursor) -> GeometryValue? {
    var factors: [Double] = []
    while !cursor.isFinished() {
      guard factors.count < 3,
        let factor = TransformFunctions.argument(&cursor)?.factor
      else { return nil }
      factors.append(factor)
    }
    guard let x = factors.first else { return nil }
    return .transform([.fixed(.scaling(x, factors.count > 1 ? factors[1] : x))])
  }

  // MARK: origins

  /// Keywords and lengths, of which a keyword may say which of the two it is of.
  private static func origin(_ cursor: inout TokenCursor, _ mode: StyleMode) -> GeometryValue? {
    guard let first = side(&cursor, mode) else { return nil }
    cursor.skipSpace()
    guard !cursor.isAtEnd else {
      return first.axis == .vertical
        ? .origin(.half, first.length) : .origin(first.length, .half)
    }
    guard let second = side(&cursor, mode) else { return nil }
    cursor.skipSpace()
    // A third is towards the reader.
    if !cursor.isAtEnd {
      let third = StyleLength(&cursor, allowsNumber: mode == .attribute)
      guard let third, third.percent == 0 else { return nil }
    }
    let isSwapped = first.axis == .vertical || second.axis == .horizontal
    guard isSwapped else { return .origin(first.length, second.length) }
    // Only keywords may stand in the other order.
    guard first.isWord, second.isWord, first.axis != .horizontal, second.axis != .vertical else {
      return nil
    }
    return .origin(second.length, first.length)
  }

  private enum Axis {
    case horizontal
    case vertical
  }

  private static func side(
    _ cursor: inout TokenCursor,
    _ mode: StyleMode
  ) -> (length: StyleLength, axis: Axis?, isWord: Bool)? {
    guard let word = Words(["left", "right", "top", "bottom", "center"]).word(&cursor) else {
      return StyleLength(&cursor, allowsNumber: mode == .attribute).map { ($0, nil, false) }
    }
    switch word {
    case "left": return (StyleLength(percent: 0), .horizontal, true)
    case "right": return (StyleLength(percent: 100), .horizontal, true)
    case "top": return (StyleLength(percent: 0), .vertical, true)
    case "bottom": return (StyleLength(percent: 100), .vertical, true)
    default: return (.half, nil, true)
    }
  }
}

extension StyleLength {
  fileprivate static let half = StyleLength(percent: 50)
}
