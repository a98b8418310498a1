internal import A11yModel

extension Routes {
  /// What can be done in a snapshot, as it is written; of many steps the first.
  package func possible(from here: Int) -> [String] {
    Walk.Transition.Kind.allCases.flatMap { kind -> [String] in
      let plain = Walk.Transition(kind)
      if kind != .select, leads(plain, from: here) { return [plain.text] }
      let subjects: [String] =
        switch kind {
        case .next, .back, .complete: []
        case .select: steps
        case .error, .update:
          steps.isEmpty ? component.snapshots.map(\.name) : component.states.map(\.id) + steps
        }
      let found = subjects.lazy.map { Walk.Transition(kind, $0) }.filter { leads($0, from: here) }
      let first = Array(found.prefix(4).map(\.text))
      return first.count < 4 ? first : first.dropLast() + ["…"]
    }
  }

  private var steps: [String] { component.steps.indices.map(component.shortName(ofStep:)) }

  private func leads(_ transition: Walk.Transition, from here: Int) -> Bool {
    do throws(Obstacle) {
      _ = try route(transition, from: here)
      return true
    } catch {
      return false
    }
  }
}
