internal import Geometry

extension StyleProperty {
  /// Properties that place or shape an element.
  static let geometry =
    [
      length(.x), length(.y), length(.cx), length(.cy), length(.r, allowsNegative: false),
      length(.rx, allowsNegative: false, hasAuto: true),
      length(.ry, allowsNegative: false, hasAuto: true),
      side(.width), side(.height),
    ] + transforms + [path, offsetPath]

  /// - Parameters:
  ///   - property: the property.
  ///   - isAttribute: whether SVG has an attribute of its name that is read as the property is.
  ///   - read: reads a value; nil where it is none.
  init(
    _ property: StyledGeometry.Property,
    isAttribute: Bool = false,
    read: @escaping @Sendable (inout TokenCursor, StyleMode) -> GeometryValue?
  ) {
    self.init(
      name: property.rawValue,
      isInherited: false,
      isAttribute: isAttribute,
      read: { cursor, mode in
        let start = cursor
        if let value = read(&cursor, mode), cursor.isFinished() {
          return { style, context in style.own.geometry[property] = value.computed(context) }
        }
        // What is computed by a function that is not read may be valid.
        guard Calculation.mayBeOpen(start) else { return nil }
        while !cursor.isAtEnd { cursor.skip() }
        return { style, _ in style.own.geometry[property] = .unknown }
      },
      copy: { style, other in
        // What an attribute says of the other is not known of its style.
        style.own.geometry[property] = other.own.geometry[property] ?? .unknown
      }
    )
  }

  /// Lengths, which need no unit even in style sheets, as browsers read them.
  private static func length(
    _ property: StyledGeometry.Property,
    allowsNegative: Bool = true,
    hasAuto: Bool = false
  ) -> StyleProperty {
    StyleProperty(property) { cursor, _ in
      if hasAuto, auto.word(&cursor) != nil { return .fixed(.initial) }
      return StyleLength(&cursor, allowsNumber: true, allowsNegative: allowsNegative)
        .map(GeometryValue.length)
    }
  }

  private static func side(_ property: StyledGeometry.Property) -> StyleProperty {
    StyleProperty(property) { cursor, mode in
      if auto.word(&cursor) != nil { return .fixed(.initial) }
      // How large its content is nobody asks in an image.
      if sizes.word(&cursor) != nil { return .fixed(.unknown) }
      return StyleLength(&cursor, allowsNumber: mode.hasQuirks, allowsNegative: false)
        .map(GeometryValue.length)
    }
  }

  /// The data of a path (SVG 2, section 9.3).
  private static let path = StyleProperty(.d) { cursor, _ in
    var inside = cursor.inside
    inside.skipSpace()
    let token = cursor.function == "path" ? inside.next : nil
    while !cursor.isAtEnd { cursor.skip() }
    guard let token, token.kind == .string else { return .fixed(.unknown) }
    return .fixed(.path(cursor.text.name(of: token)))
  }

  /// A path to move along, which is not followed.
  private static let offsetPath = StyleProperty(.offsetPath) { cursor, _ in
    if none.word(&cursor) != nil { return .fixed(.initial) }
    while !cursor.isAtEnd { cursor.skip() }
    return .fixed(.unknown)
  }

  private static let auto = Words(["auto"])
  private static let none = Words(["none"])
  private static let sizes = Words([
    "min-content", "max-content", "fit-content", "stretch", "-webkit-fill-available",
    "-moz-available",
  ])
}

/// What a property that places an element is declared to be.
enum GeometryValue: Hashable, Sendable {
  case length(StyleLength)
  case transform([DeclaredTransform])
  case origin(StyleLength, StyleLength)
  case fixed(StyledGeometry.Value)

  func computed(_ context: StyleLength.Context) -> StyledGeometry.Value {
    switch self {
    case .length(let length): length.isOfWindow ? .unknown : .length(length.computed(context))
    case .transform(let steps): Self.computed(steps, context)
    case .origin(let x, let y):
      x.isOfWindow || y.isOfWindow ? .unknown : .origin(x.computed(context), y.computed(context))
    case .fixed(let value): value
    }
  }

  private static func computed(
    _ declared: [DeclaredTransform],
    _ context: StyleLength.Context
  ) -> StyledGeometry.Value {
    var steps: [TransformStep] = []
    for one in declared {
      switch one {
      case .translation(let x, let y):
        guard !x.isOfWindow, !y.isOfWindow else { return .unknown }
        steps.append(.translation(x.computed(context), y.computed(context)))
      case .fixed(let transform):
        guard transform.isFinite else { return .unknown }
        steps.append(.fixed(transform))
      case .unknown: return .unknown
      }
    }
    return .transform(steps)
  }
}

/// A transformation as it is declared.
enum DeclaredTransform: Hashable, Sendable {
  case translation(StyleLength, StyleLength)
  case fixed(Transform)

  /// One that leaves the plane, or is computed in a way that is not read.
  case unknown
}
