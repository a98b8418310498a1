package import SwiftSource

/// What is evaluated as somebody would see it.
package enum Root: Hashable, Sendable {
  case preview(Module.Preview)
  /// A view that is a top-level value of a sample, by its name.
  case sample(String, Place)
  /// A view whose inputs are assumed, by its path, with what stands for them.
  case assumed(String, Place, Stand)

  package var place: Place {
    switch self {
    case .preview(let preview): preview.place
    case .sample(_, let place), .assumed(_, let place, _): place
    }
  }

  /// Why nothing is known that depends on the data of an assumed view: numbers, names and values.
  package var assumption: Unknown? {
    guard case .assumed(let path, let place, _) = self else { return nil }
    return Unknown("the data of \(path): nothing that is read gives them", at: place)
  }

  /// The same view with other data; a root that is given stays as it is.
  package func standing(_ stand: Stand) -> Root {
    guard case .assumed(let path, let place, _) = self else { return self }
    return .assumed(path, place, stand)
  }
}

extension Module {
  /// What of files is given: their previews, and the views that samples among them make.
  package func givenRoots(of files: Set<Int32>) -> [Root] {
    var evaluator = Evaluator(self)
    let views = samples.filter {
      evaluator.isView(evaluator.name($0.name, at: $0.place, in: Scope()))
    }
    let given = previews.map(Root.preview) + views.map { Root.sample($0.name, $0.place) }
    return given.filter { files.contains($0.place.file) }
  }

  /// The views that a file declares and the styles of what shows how much is done, those first that no other of its views
  /// makes.
  package func views(of file: Int32) -> [Root] {
    let views = nominals.values.filter { info in
      info.kind == .structure && (info.says("View") || info.drawnProgress != nil) && !info.isBroken
        && info.place?.file == file
    }
    let code = views.count > 1 ? views.map { (path: $0.path, names: $0.names) } : []
    let made = views.filter { view in
      let name = view.path.split(separator: ".").last.map(String.init) ?? view.path
      return code.contains { $0.path != view.path && $0.names.contains(name) }
    }
    func roots(_ views: [NominalInfo]) -> [Root] {
      views.compactMap { view in view.place.map { Root.assumed(view.path, $0, Stand()) } }
        .sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    }
    return roots(views.filter { !made.contains($0) }) + roots(made)
  }

  /// The views of the source in trees, by their paths, with whether all that each is given is known.
  package func views(in trees: some Sequence<ViewNode>) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for tree in trees {
      tree.visit { node in
        guard case .custom(let structure) = node.kind else { return }
        let inputs = nominals[structure.type]?.fields.filter(\.isInput) ?? []
        let isKnown = inputs.allSatisfy { structure.fields[$0.name]?.unknown == nil }
        found[structure.type] = (found[structure.type] ?? false) || isKnown
      }
    }
    return found
  }
}

extension ViewNode {
  /// Visits the view and all in it, with those of its arguments and modifiers.
  func visit(_ body: (ViewNode) -> Void) {
    body(self)
    for argument in arguments + modifiers.flatMap(\.arguments) {
      if case .view(let inner) = argument.value { inner.visit(body) }
    }
    for child in children { child.visit(body) }
  }
}

extension NominalInfo {
  /// The names in the code of its members.
  fileprivate var names: Set<String> {
    let bodies =
      variables.values.joined().compactMap(\.variable.getter)
      + functions.values.joined().compactMap(\.function.body)
    return WrittenNames(Array(bodies.joined())).names
  }
}
