extension Exploration {
  /// The texts that views get from whoever shows them, and those that are looked up: where their words come from is not
  /// to be seen where they are shown.
  package var carried: Set<String> {
    var texts = looked
    for (scenario, tree) in trees {
      for (key, value) in scenario.states where key.hasPrefix(Root.inputs) { value.add(to: &texts) }
      add(tree, to: &texts)
    }
    return texts
  }

  /// Adds what the outermost views of the source are given.
  private func add(_ node: ViewNode, to texts: inout Set<String>) {
    if case .custom(let structure) = node.kind {
      let inputs = module.nominals[structure.type]?.fields.filter(\.isInput) ?? []
      for input in inputs { structure.fields[input.name]?.add(to: &texts) }
    } else {
      for child in node.children { add(child, to: &texts) }
      for argument in node.arguments + node.modifiers.flatMap(\.arguments) {
        if case .view(let inner) = argument.value { add(inner, to: &texts) }
      }
    }
  }
}

extension Value {
  /// Adds the texts that it holds.
  fileprivate func add(to texts: inout Set<String>) {
    switch self {
    case .text(let text):
      for case .exact(let part) in text.segments { texts.insert(part) }
    case .optional(let value?): value.add(to: &texts)
    case .array(let values, _), .slice(let values, _): for value in values { value.add(to: &texts) }
    case .set(let values): for value in values { value.add(to: &texts) }
    case .dictionary(let values, _):
      for (key, value) in values {
        key.add(to: &texts)
        value.add(to: &texts)
      }
    case .tuple(let values): for value in values { value.value.add(to: &texts) }
    case .structure(let structure): for value in structure.fields.values { value.add(to: &texts) }
    case .enumeration(let one): for value in one.payload { value.value.add(to: &texts) }
    case .alternatives(let ways): for way in ways { way.value.add(to: &texts) }
    case .binding(.constant(let value)): value.add(to: &texts)
    default: break
    }
  }
}
