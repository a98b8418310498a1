package import A11yModel
internal import Geometry

/// A component in one of its states, laid out once and drawn in any appearance; what was read from an image
/// is drawn as that.
package struct Picture {
  private let component: Component
  private let document: Document
  private let snapshot: Snapshot?
  private let form: Form

  private enum Form {
    case scene(Scene)
    case image(InertImage)
  }

  /// - Parameters:
  ///   - component: one of the document's.
  ///   - snapshot: an index into its snapshots; of any other, nothing is shown.
  ///   - document: what it is of.
  ///   - source: the bytes that the document was read from; without them, what an image shows is laid out
  ///     anew.
  package init(
    of component: Component,
    in snapshot: Int,
    _ document: Document,
    source: [UInt8]? = nil
  ) {
    (self.component, self.document) = (component, document)
    let states = component.snapshots
    self.snapshot = states.indices.contains(snapshot) ? states[snapshot] : nil
    // What the document was read from is well-formed.
    if document.dialect == .svg, let source, let image = try? InertImage(source: source) {
      form = .image(image)
    } else {
      form = .scene(Scene(of: component, in: snapshot, document))
    }
  }

  /// The picture in a variant, as somebody sees it; ids in it begin with the prefix.
  package func drawing(
    _ variant: Variant,
    seenBy vision: Vision? = nil,
    prefix: String
  ) -> DrawnImage {
    switch form {
    case .image(let image):
      image.drawing(in: variant.appearance, seenBy: vision, prefix: prefix)
    case .scene(let scene):
      scene.drawing(of: component, in: document, variant, seenBy: vision, prefix: prefix)
    }
  }

  /// The same as a document that stands alone.
  package func text(_ variant: Variant, seenBy vision: Vision? = nil) -> String {
    let words = [
      component.id ?? component.kind.rawValue, snapshot?.name ?? "", variant.name,
      vision?.rawValue ?? "",
    ]
    let title = words.filter { !$0.isEmpty }.joined(separator: ", ")
    return DrawingFile.text(
      of: drawing(variant, seenBy: vision, prefix: "image-").markup(titled: title)
    )
  }

  /// Whether nothing is known of what it looks like.
  package var isEmpty: Bool {
    if case .scene(let scene) = form { scene.items.isEmpty } else { false }
  }

  /// What is drawn: the element that paints it or that it stands for, and the state of the step that it is
  /// drawn for, where somebody asks for one.
  package struct Place: Hashable, Sendable {
    package var path: String
    package var state: String?

    package init(_ path: String, in state: String? = nil) {
      (self.path, self.state) = (path, state)
    }
  }

  /// Where each part stands that is drawn, by its index; of several times, the first.
  package var parts: [Int: Spot] {
    switch form {
    case .image(let image):
      let spots = image.spots
      return component.parts.indices.reduce(into: [:]) { parts, part in
        parts[part] = spots[document.path(of: component.parts[part].source)]
      }
    case .scene(let scene):
      return Dictionary(scene.items.map { ($0.part, $0.spot) }) { first, _ in first }
    }
  }

  /// Where each step stands, by its index and that of the state that it is in.
  package var steps: [[Int]: Spot] {
    guard case .scene(let scene) = form else { return [:] }
    let items = scene.items.filter { component.parts[$0.part].role != .connector }
    return items.reduce(into: [:]) { steps, item in
      if case .step(let step) = item.subject, let state = state(of: item.subject),
        steps[[step, state]] == nil
      {
        steps[[step, state]] = item.spot
      }
    }
  }

  /// Where each series stands, by its index: at its line, or else at its first mark, or wherever it is shown.
  package var series: [Int: Spot] {
    let order: [Part.Role] = [.series, .mark]
    let parts = parts
    let shown = component.parts.indices.filter { parts[$0] != nil }.sorted { one, other in
      let places = [one, other].map { order.firstIndex(of: component.parts[$0].role) ?? 2 }
      return (places[0], one) < (places[1], other)
    }
    return shown.reduce(into: [:]) { all, part in
      if let series = component.parts[part].series, all[series] == nil { all[series] = parts[part] }
    }
  }

  /// Where what is drawn stands; of several, the first, of a series, its first mark, and of a step, what is
  /// not between it and others.
  package var spots: [Place: Spot] {
    var spots: [Place: Spot] = [:]
    switch form {
    case .image(let image):
      for (path, spot) in image.spots { spots[Place(path)] = spot }
    case .scene(let scene):
      let marks = scene.items.filter { component.mark(of: $0.subject) != nil }
      let others = scene.items.filter { component.parts[$0.part].role != .connector }
      for item in marks + others + scene.items {
        let part = component.parts[item.part]
        let series = component.mark(of: item.subject)?.series.flatMap {
          component.source(of: .series($0))
        }
        let state = state(of: item.subject).map { component.states[$0].id }
        let sources = [part.source, part.look, component.source(of: item.subject), series]
        for path in Set(sources.compactMap(\.self).map(document.path(of:))) {
          for place in [Place(path), Place(path, in: state)] {
            spots[place] = spots[place] ?? item.spot
          }
        }
      }
    }
    return spots
  }

  /// The state that a step is in; nil of all else.
  private func state(of subject: Element.Subject) -> Int? {
    guard case .step(let index) = subject, let states = snapshot?.stepStates,
      states.indices.contains(index)
    else { return nil }
    return states[index]
  }
}

extension Scene.Item {
  /// Where it stands.
  fileprivate var spot: Spot {
    let region: Region? =
      switch figure {
      case .area(let shape): shape.isEven ? nil : Tracing(shape, .identity).fill(.nonzero)
      case .stroke(let shape, let width):
        Tracing(shape, .identity).stroke(StrokeStyle(width: width))
      case .text, .glyph: nil
      }
    return region.map { Spot($0, around: box) } ?? Spot(box)
  }
}

extension Shape {
  /// Whether the middle of its box is its own.
  fileprivate var isEven: Bool {
    switch self {
    case .rectangle, .oval, .line: true
    case .path, .polyline: false
    }
  }
}

extension Component {
  /// What is drawn for a mark; nil for all else.
  fileprivate func mark(of subject: Element.Subject) -> Mark? {
    if case .mark(let index) = subject { chart?.marks[index] } else { nil }
  }

  /// The element of the source that declares a step, a mark or a series; nil of all else.
  fileprivate func source(of subject: Element.Subject) -> Int? {
    switch subject {
    case .component, .category: nil
    case .step(let index): steps[index].source
    case .mark(let index): chart?.marks[index].source
    case .series(let index): chart?.series[index].source
    }
  }
}
