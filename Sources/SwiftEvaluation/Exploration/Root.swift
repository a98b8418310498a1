package import SwiftSource

/// What is evaluated as somebody would see it.
package enum Root: Hashable, Sendable {
  case preview(Module.Preview)
  /// A view that is a top-level value of a sample, by its name.
  case sample(String, Place)
  /// A view whose inputs are assumed, by its path.
  case assumed(String, Place)

  package var place: Place {
    switch self {
    case .preview(let preview): preview.place
    case .sample(_, let place), .assumed(_, let place): place
    }
  }

  /// Why nothing is known that depends on the data of an assumed view: numbers, names and values.
  package var assumption: Unknown? {
    guard case .assumed(let path, let place) = self else { return nil }
    return Unknown("the data of \(path): no preview and no sample gives them", at: place)
  }
}

extension Module {
  /// What of the files is evaluated: the previews, the views that samples make, and where there are none, each view that
  /// no other of the files makes.
  package var roots: [Root] {
    var evaluator = Evaluator(self)
    let views = samples.filter {
      evaluator.isView(evaluator.name($0.name, at: $0.place, in: Scope()))
    }
    let given = previews.map(Root.preview) + views.map { Root.sample($0.name, $0.place) }
    return given.isEmpty ? assumedRoots : given
  }

  private var assumedRoots: [Root] {
    let views = nominals.values.filter {
      $0.kind == .structure && $0.says("View") && !$0.isBroken
    }
    let made = views.filter { view in
      nominals.values.contains { $0.path != view.path && $0.makes(view.path) }
    }
    let outermost = views.filter { !made.contains($0) }
    return (outermost.isEmpty ? views : outermost)
      .compactMap { view in view.place.map { Root.assumed(view.path, $0) } }
      .sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
  }
}

extension NominalInfo {
  /// Whether the name of a type stands in the code of its members.
  fileprivate func makes(_ path: String) -> Bool {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let bodies =
      variables.values.joined().compactMap(\.variable.getter)
      + functions.values.joined().compactMap(\.function.body)
    return bodies.contains { $0.mentions(name) }
  }
}
