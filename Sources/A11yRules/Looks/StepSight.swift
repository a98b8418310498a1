internal import A11yModel

/// What is seen of a step in one state besides colour: its words, symbols and shapes.
///
/// Only whether they are there counts; how well they are seen is for other rules. What is painted
/// like what lies behind it is not there.
struct StepSight: Hashable, Sendable {
  var step: Int
  var state: Int?

  /// Words and symbols as they stand, the step's own name and number aside, then shapes.
  var features: [String]
}

extension ComponentFacts {
  /// The sights of all steps, in each state they can be in.
  var stepSights: Set<StepSight> {
    let shapes = shapesOfSteps
    let seen = seenPlaces
    var sights: Set<StepSight> = []
    for origin in stepVersions.first {
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
      let features = words.sorted() + (own + shared).sorted()
      sights.insert(StepSight(step: step, state: state, features: features))
    }
    return sights
  }

  /// Whether the document says what states look like: a caption alone, the same in each, does not.
  var areStatesSeen: Bool {
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

  private var shapesOfSteps: [Look: [String]] {
    var shapes: [Look: [String]] = [:]
    for part in component.parts where part.role == .node && part.kind == .shape {
      let hasOutline = component.rendering(of: part).variants.contains { $0.outline != nil }
      let feature = [
        part.shape?.rawValue, part.pattern, part.dash, part.around.map { _ in "around" },
        hasOutline ? "outlined" : nil,
      ]
      shapes[Look(subject: part.subject, state: part.state), default: []]
        .append(feature.compactMap(\.self).joined(separator: " "))
    }
    return shapes
  }

  private func feature(of index: Int, in tree: AccessibilityTree, _ step: Int) -> String? {
    if let symbol = tree.elements[index].symbol { return "symbol \(symbol)" }
    guard let text = tree.elements[index].text else { return nil }
    let words = Words(text).removing(stepNames.words[step] ?? Words(""))
    return "text " + words.strings.map { $0 == String(step + 1) ? "#" : $0 }.joined(separator: " ")
  }
}

extension Collection<StepSight> {
  /// A sight that is the same but for colour, of the same step in another state, or, where it is
  /// in no other, of another step.
  func likeness(of sight: StepSight) -> StepSight? {
    let others = filter { $0.state != nil && $0.state != sight.state }
    let own = others.filter { $0.step == sight.step }
    return (own.isEmpty ? others : own).filter { $0.features == sight.features }
      .min { ($0.step, $0.state ?? 0) < ($1.step, $1.state ?? 0) }
  }
}
