package import A11yModel
package import Geometry

/// A component in one of its states, placed on a plane.
///
/// What is painted where is the same in every appearance; the colours are those of the component's renderings.
package struct Scene: Hashable, Sendable {
  /// From 0, 0, in points.
  package var size: Size

  /// In painting order.
  package var items: [Item] = []

  /// What nobody says the looks of: a dotted edge shows where it stands.
  package var sketches: [Sketch] = []

  /// What the drawing assumes or leaves out, in words.
  package var remarks: [String] = []

  package init(size: Size) { self.size = size }

  /// How wide and how high something is, in points.
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// One time that a part is painted.
  package struct Item: Hashable, Sendable {
    /// An index into the component's parts.
    package var part: Int

    /// The step, mark, series or category that this time stands for.
    package var subject: Element.Subject

    package var figure: Figure

    /// Where it stands.
    package var box: Box

    /// Whether its size is a default, for the source says none.
    package var isSizeAssumed = false

    package init(part: Int, subject: Element.Subject, figure: Figure, box: Box) {
      self.part = part
      self.subject = subject
      self.figure = figure
      self.box = box
    }
  }

  /// Where something stands of which nobody says what it looks like.
  package struct Sketch: Hashable, Sendable {
    /// The element of the source that it stands for; an index into the document's sources.
    package var source: Int
    package var subject: Element.Subject
    package var figure: Figure
    package var box: Box

    package init(source: Int, subject: Element.Subject, figure: Figure, box: Box) {
      (self.source, self.subject) = (source, subject)
      (self.figure, self.box) = (figure, box)
    }
  }

  /// What is painted.
  package enum Figure: Hashable, Sendable {
    /// A shape with an inside, and the edge that its part has.
    case area(Shape)
    /// A line, a ring or an arc: what a pen so many points wide leaves along a shape.
    case stroke(Shape, width: Double)
    /// Words in one line, which begin at, end at or stand around a point of their baseline.
    case text(String, at: Point, anchor: Anchor)
    /// The symbol of a glyph, as large as its box.
    case glyph(String)
  }

  /// Which point of a text its place names (SVG 2, section 11.10.1).
  package enum Anchor: String, Hashable, Sendable {
    case start
    case middle
    case end
  }
}
