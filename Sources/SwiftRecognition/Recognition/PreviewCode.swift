internal import SwiftEvaluation
internal import SwiftSource

/// The code of a preview itself, of which nothing is a component's own.
struct PreviewCode {
  private let start: Place?
  private let end: Place?

  init(_ root: Root, _ module: Module) {
    switch root {
    case .preview, .sample: start = root.place
    case .assumed: start = nil
    }
    let others = module.nominals.values.compactMap(\.place) + module.previews.map(\.place)
    end = others.filter { $0.file == root.place.file && $0 > root.place }.min()
  }

  /// Whether something stands in it, and in no declaration beside it.
  func holds(_ place: Place) -> Bool {
    guard let start, place.file == start.file, place >= start else { return false }
    return end.map { place < $0 } ?? true
  }
}
