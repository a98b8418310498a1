package import A11yModel
internal import Geometry

/// Where what a picture shows stands.
package struct PictureSpots {
  /// Elements of the source; of several times, the first, of a series, its first mark, and of a step, what is
  /// not between it and others.
  package private(set) var places: [Place: Spot] = [:]

  /// Of several times the first; of a state a step that is in it rather than what is between steps, and of a
  /// series its line, or else its first mark, or wherever it is shown.
  private var depicted: [Depicted: Spot] = [:]

  package subscript(_ depicted: Depicted) -> Spot? { self.depicted[depicted] }

  /// What is drawn: the element that paints it or that it stands for, and the state of the step that it is
  /// drawn for, where somebody asks for one.
  package struct Place: Hashable, Sendable {
    package var path: String
    package var state: String?

    package init(_ path: String, in state: String? = nil) {
      (self.path, self.state) = (path, state)
    }
  }

  init(of image: InertImage, _ component: Component, _ document: Document) {
    let spots = image.spots
    for (path, spot) in spots { places[Place(path)] = spot }
    for part in component.parts.indices {
      depicted[.part(part)] = spots[document.path(of: component.parts[part].source)]
    }
    addSeries(component)
  }

  init(of scene: Scene, _ component: Component, _ document: Document, _ snapshot: Snapshot?) {
    let items = scene.items.map { (item: $0, spot: $0.spot) }
    let others = items.filter { component.parts[$0.item.part].role != .connector }
    for (item, spot) in items { add(spot, as: .part(item.part)) }
    for (item, spot) in others {
      guard case .step(let step) = item.subject, let state = snapshot?.state(of: step) else {
        continue
      }
      add(spot, as: .step(step, state: state))
      add(spot, as: .state(state))
    }
    addSeries(component)
    let marks = items.filter { component.mark(of: $0.item.subject) != nil }
    for (item, spot) in marks + others + items {
      let part = component.parts[item.part]
      let series = component.mark(of: item.subject)?.series.flatMap {
        component.source(of: .series($0))
      }
      var state: Int?
      if case .step(let step) = item.subject { state = snapshot?.state(of: step) }
      let sources = [part.source, part.look, component.source(of: item.subject), series]
      for path in Set(sources.compactMap(\.self).map(document.path(of:))) {
        for place in [Place(path), Place(path, in: state.map { component.states[$0].id })] {
          places[place] = places[place] ?? spot
        }
      }
    }
  }

  private mutating func add(_ spot: Spot, as what: Depicted) {
    depicted[what] = depicted[what] ?? spot
  }

  private mutating func addSeries(_ component: Component) {
    for role in [Part.Role.series, .mark, nil] {
      for (index, part) in component.parts.enumerated() where role == nil || part.role == role {
        if let series = part.series, let spot = depicted[.part(index)] {
          add(spot, as: .series(series))
        }
      }
    }
  }
}

extension Snapshot {
  /// The state that a step is in; nil where it is in none.
  fileprivate func state(of step: Int) -> Int? {
    stepStates.indices.contains(step) ? stepStates[step] : nil
  }
}

extension Scene.Item {
  /// Where it stands.
  fileprivate var spot: Spot {
    let region: Region? =
      switch figure {
      case .area(let shape): Tracing(shape, .identity).fill(.nonzero)
      case .stroke(let shape, let width):
        Tracing(shape, .identity).stroke(StrokeStyle(width: width))
      case .text, .glyph: nil
      }
    return region.map { Spot($0, around: box) } ?? Spot(box)
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
