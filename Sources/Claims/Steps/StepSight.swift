internal import A11yModel
internal import Language
package import Listening
internal import Looking

/// What is seen of a step in one state besides colour: its words, symbols and shapes.
///
/// Only whether they are there counts; how well they are seen is for other rules. What is painted
/// like what lies behind it is not there.
package struct StepSight: Hashable, Sendable {
  package var step: Int
  package var state: Int?

  /// Words and symbols as they stand, the step's own name and number aside.
  var words: [String]

  /// Its shapes, in the order of what they are called.
  var shapes: [Shape]

  /// What is seen of a shape besides colour.
  struct Shape: Hashable, Sendable {
    var features: String

    /// Points across, and of its stroke in any appearance; nil where not known.
    var width: Double?
    var height: Double?
    var stroke: Double?
  }
}

extension StepSight.Shape {
  /// What puts shapes in order; those of one kind, by size.
  fileprivate var order: (String, Double, Double, Double) {
    (features, width ?? 0, height ?? 0, stroke ?? 0)
  }

  /// Whether two differ in nothing that is seen, from some points of size or stroke on.
  func isLike(_ other: Self, size least: Double) -> Bool {
    features == other.features
      && [(width, other.width), (height, other.height), (stroke, other.stroke)].allSatisfy {
        guard let one = $0, let other = $1 else { return true }
        return abs(one - other) < least
      }
  }
}

extension ComponentFacts {
  /// The sights of all steps, in each state they can be in.
  package var stepSights: Set<StepSight> {
    let shapes = shapesOfSteps
    let seen = seenPlaces
    var sights: Set<StepSight> = []
    for origin in self[StepVersions.self].first {
      let tree = trees[origin.snapshot]
      guard case .step(let step) = tree.elements[origin.element].subject else { continue }
      let state = component.snapshots[origin.snapshot].stepStates[step]
      let words = tree.descendants(of: origin.element).compactMap { index -> String? in
        let source = tree.elements[index].source
        let isSeen =
          document.sources[source].name == Self.reference
          || [state, nil].contains { seen.contains(Place(source: source, state: $0)) }
        return isSeen ? feature(of: index, in: tree, step) : nil
      }
      let own = shapes[Look(subject: .step(step), state: state)] ?? []
      let shared = shapes[Look(subject: .component, state: state)] ?? []
      let drawn = (own + shared).sorted { $0.order < $1.order }
      sights.insert(StepSight(step: step, state: state, words: words.sorted(), shapes: drawn))
    }
    return sights
  }

  /// Whether the document says what states look like: a caption alone, the same in each, does not.
  package var areStatesSeen: Bool {
    component.parts.contains { $0.role == .node && $0.kind != .text }
      || component.parts.contains { part in
        part.role == .node && part.content.contains { $0 == .data("state") }
      }
  }

  private struct Look: Hashable {
    var subject: Element.Subject
    var state: Int?
  }

  /// What it shows is painted where that is defined.
  private static let reference = "use"

  private struct Place: Hashable {
    var source: Int
    var state: Int?
  }

  /// Where a text or a glyph is that differs from what is behind it, in any appearance; what is not
  /// painted at all is no part.
  private var seenPlaces: Set<Place> {
    var places: Set<Place> = []
    for part in component.parts where part.kind == .text || part.kind == .glyph {
      let variants = component.rendering(of: part).variants
      guard variants.contains(where: { $0.fill?.isVisible ?? false }) else { continue }
      // A text may be painted in pieces.
      var next: Int? = part.source
      while let source = next, places.insert(Place(source: source, state: part.state)).inserted {
        next = document.sources[source].parent
      }
    }
    return places
  }

  private var shapesOfSteps: [Look: [StepSight.Shape]] {
    var shapes: [Look: [StepSight.Shape]] = [:]
    for part in component.parts where part.role == .node && part.kind == .shape {
      let outline = component.rendering(of: part).variants.lazy.compactMap(\.outline).first
      let features = [
        part.shape?.rawValue, part.pattern, part.dash, part.around.map { _ in "around" },
        outline.map { _ in "outlined" },
      ]
      let shape = StepSight.Shape(
        features: features.compactMap(\.self).joined(separator: " "),
        width: part.width,
        height: part.height,
        stroke: outline?.width
      )
      shapes[Look(subject: part.subject, state: part.state), default: []].append(shape)
    }
    return shapes
  }

  private func feature(of index: Int, in tree: AccessibilityTree, _ step: Int) -> String? {
    if let symbol = tree.elements[index].symbol { return "symbol \(symbol)" }
    guard let text = tree.elements[index].text else { return nil }
    let words = Words(text).removing(self[StepNames.self].words[step] ?? Words(""))
    return "text " + words.strings.map { $0 == String(step + 1) ? "#" : $0 }.joined(separator: " ")
  }
}

extension Collection<StepSight> {
  /// A sight that is the same but for colour, of the same step in another state, or, where it is
  /// in no other, of another step.
  ///
  /// - Parameters:
  ///   - sight: what is compared.
  ///   - least: the points of size or stroke from which on a difference is seen.
  /// - Returns: the first such sight.
  package func likeness(of sight: StepSight, size least: Double) -> StepSight? {
    let others = filter { $0.state != nil && $0.state != sight.state }
    let own = others.filter { $0.step == sight.step }
    return (own.isEmpty ? others : own).filter { other in
      other.words == sight.words && other.shapes.count == sight.shapes.count
        && zip(other.shapes, sight.shapes).allSatisfy { $0.isLike($1, size: least) }
    }
    .min { ($0.step, $0.state ?? 0) < ($1.step, $1.state ?? 0) }
  }
}
