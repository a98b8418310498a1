package import SwiftSource

/// One thing that a view paints itself.
package struct Paint: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// The inside of the view's shape.
    case fill
    /// The edge of the view's shape.
    case stroke(Stroke)
    /// The letters of a text, the layer of a symbol (the first, second and third in their order), a progress' tint,
    /// a divider.
    case foreground
    /// What lies behind the view, in a form of its own or in a rectangle.
    case background(ShownShape)
    /// A frame along the view's edges, inside.
    case border(width: Fact<Double>)
  }

  package struct Stroke: Hashable, Sendable {
    package var width: Fact<Double>
    package var dash: Fact<[Double]> = .absent
    package var cap: Fact<String> = .absent
    /// Whether all of it lies inside the shape (`strokeBorder`).
    package var isInside = false

    package init(width: Fact<Double>) { self.width = width }
  }

  package enum Style: Hashable, Sendable {
    case color(ShownColor)
    case gradient(Gradient)
    /// A blur of the platform, by its name.
    case material(String)
  }

  package struct Gradient: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case linear, radial, angular, standard }
    package struct Stop: Hashable, Sendable {
      package var color: Fact<ShownColor>
      /// 0 to 1; absent where the stops are at equal distances.
      package var location: Fact<Double>
    }
    /// `standard` is `Color.gradient`: the platform makes it of one colour, the only stop.
    package var kind: Kind
    package var stops: [Stop]
    /// A factor for the opacity of all of it.
    package var opacity = 1.0
  }

  package var role: Role
  /// Never absent.
  package var style: Fact<Style>
  /// Where the modifier or the view stands that paints.
  package var place: Place
  /// How many views of the source stand around the modifier that paints what lies behind a view.
  package var depth = 0
  /// In which scheme that modifier paints, where the source says it.
  package var scheme: Fact<String> = .absent

  package init(_ role: Role, _ style: Fact<Style>, at place: Place) {
    self.role = role
    self.style = style
    self.place = place
  }
}
