package import Geometry

/// What CSS says of where an element is and what form it has; what it says nothing of, attributes do
/// (SVG 2, section 7; CSS Transforms 1 and 2).
package struct StyledGeometry: Hashable, Sendable {
  private var values: [Property: Value] = [:]

  /// Properties that place or shape an element.
  package enum Property: String, CaseIterable, Sendable {
    case x
    case y
    case width
    case height
    case cx
    case cy
    case r
    case rx
    case ry
    case d
    case translate
    case rotate
    case scale
    case offsetPath = "offset-path"
    case transform
    case transformOrigin = "transform-origin"
    case transformBox = "transform-box"
  }

  package enum Value: Hashable, Sendable {
    /// As if neither CSS nor an attribute said anything.
    case initial
    case length(ComputedLength)
    case transform([TransformStep])
    case origin(ComputedLength, ComputedLength)
    case box(TransformBox)

    /// The data of a path.
    case path(String)

    /// What is valid, and not followed here.
    case unknown
  }

  /// Everything as if nothing was said, attributes among it.
  static let initial: StyledGeometry = {
    var geometry = StyledGeometry()
    for property in Property.allCases { geometry.values[property] = .initial }
    return geometry
  }()

  package var isEmpty: Bool { values.isEmpty }

  /// Whether anything of it is not followed.
  var isUnknown: Bool { !values.isEmpty && values.values.contains(.unknown) }

  /// Whether anything is said of one of these.
  package func has(_ properties: [Property]) -> Bool { properties.contains { values[$0] != nil } }

  /// What is said of a property; nil where attributes decide.
  package subscript(_ property: Property) -> Value? {
    get { values.isEmpty ? nil : values[property] }
    set { values[property] = newValue }
  }
}

/// What transformations of CSS are relative to (CSS Transforms 1, section 8).
@usableFromInline package enum TransformBox: String, StyleKeyword {
  case viewBox = "view-box"
  case fillBox = "fill-box"
  case strokeBox = "stroke-box"
  case contentBox = "content-box"
  case borderBox = "border-box"
}

/// A part of a transformation of which all is known but what percentages are of.
package enum TransformStep: Hashable, Sendable {
  case translation(ComputedLength, ComputedLength)
  case fixed(Transform)

  /// The same where it moves things by a known distance and does nothing else; nil of any other.
  package var shift: Transform? {
    switch self {
    case .translation(let x, let y):
      x.percent == 0 && y.percent == 0 ? .translation(x.px, y.px) : nil
    case .fixed(let transform):
      transform == .translation(transform.e, transform.f) ? transform : nil
    }
  }

  package func transform(in box: LengthBasis.Extent) -> Transform {
    switch self {
    case .translation(let x, let y):
      .translation(x.resolved(by: box.width), y.resolved(by: box.height))
    case .fixed(let transform): transform
    }
  }
}
