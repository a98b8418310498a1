internal import SwiftEvaluation
internal import SwiftSource

/// The code of a preview itself, of which nothing is a component's own.
struct PreviewCode {
  /// From where a declaration begins to where the next one in its file does.
  private struct Extent {
    var start: Place
    var end: Place?

    func holds(_ place: Place) -> Bool {
      place.file == start.file && place >= start && end.map { place < $0 } ?? true
    }
  }

  private var own: Extent?
  /// A view that the preview shows and that shows another view of its file and nothing else: it may be there for the
  /// preview alone.
  private var host: Extent?

  init(_ root: Root, _ exploration: Exploration) {
    if case .assumed = root { return }
    let module = exploration.module
    let places = module.nominals.values.compactMap(\.place) + module.previews.map(\.place)
    func extent(_ start: Place) -> Extent {
      Extent(start: start, end: places.filter { $0.file == start.file && $0 > start }.min())
    }
    own = extent(root.place)
    let view = exploration.trees.first.flatMap { ShownTree.trees(of: $0.tree).first?.view }
    let shown = (view?.all ?? []).filter { $0.children.isEmpty }
    guard let first = shown.first?.customViews, first.count > 1,
      shown.allSatisfy({ $0.customViews.starts(with: first.prefix(2)) })
    else { return }
    let views = first.prefix(2).compactMap { module.nominals[$0.type]?.place }
    if views.count == 2, views.allSatisfy({ $0.file == root.place.file }) {
      host = extent(views[0])
    }
  }

  /// Whether something stands in it, and in no declaration beside it.
  func holds(_ place: Place) -> Bool { own?.holds(place) ?? false }

  /// Whether something stands in a view that may be there for the preview alone.
  func mayHold(_ place: Place) -> Bool { host?.holds(place) ?? false }

  /// Why what stands there is not known of a component.
  static let reason = "it stands in a view that may be there for a preview alone"
}
