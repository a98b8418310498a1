internal import A11yModel
internal import Language
internal import Listening

extension Component {
  /// What each state looks like that the component declares or reaches; states without any parts
  /// have no look.
  var stateLooks: [Look] {
    var shared: [Int: [Int?: [Part]]] = [:]
    var own: [Int: [Int: [Part]]] = [:]
    for part in parts where part.role != .connector {
      guard let state = part.state else { continue }
      if case .step(let step) = part.subject {
        own[state, default: [:]][step, default: []].append(part)
      } else {
        shared[state, default: [:]][part.look, default: []].append(part)
      }
    }
    // On the walk a step keeps its own parts in every state: beside looks they tell none.
    if isDynamic, current != nil, !shared.isEmpty { own = [:] }
    return states.indices.filter(isReached).compactMap { index in
      look(of: index, shared[index] ?? [:], own[index] ?? [:])
    }
  }

  private func isReached(_ state: Int) -> Bool {
    kind == .progress || states[state].source != nil
      || snapshots.contains { $0.stepStates.contains(state) }
  }

  private func look(of state: Int, _ shared: [Int?: [Part]], _ own: [Int: [Part]]) -> Look? {
    // What stands in no look is there with each of them.
    let plain = shared[nil] ?? []
    let sources = shared.keys.compactMap(\.self).sorted()
    let looks =
      sources.isEmpty && !plain.isEmpty
      ? [plain] : sources.map { plain + (shared[$0] ?? []) }
    let items = snapshots.first?.stepStates.indices.filter {
      snapshots[0].stepStates[$0] == state
    }
    let isAlone = (items?.count ?? 0) < 2
    var ownParts = OwnParts()
    for (step, parts) in own.sorted(by: { $0.key < $1.key }) {
      ownParts.add(parts.map { ownPart($0, of: step, in: state, isAlone: isAlone) })
    }
    let owner = own.keys.min().map { steps[$0].source }
    guard let source = sources.first ?? owner ?? plain.first?.source else { return nil }
    var look = Look(
      subject: .state(state),
      name: states[state].id,
      hue: states[state].hue ?? (states[state].meaning == .error ? .error : nil),
      source: source,
      alternatives: ownParts.alternatives(with: looks, items: items?.count ?? 0)
    )
    if looks.count > 1 {
      look.places = looks.map { parts in
        ownParts.alternatives(with: [parts.map(\.inItsPlace)], items: items?.count ?? 0)
      }
    }
    return look
  }

  /// A step's own part: its name and position are data, however they are written; what else a
  /// single step says may be its own and not its state's.
  private func ownPart(_ part: Part, of step: Int, in state: Int, isAlone: Bool) -> Part {
    var part = part
    let words = Words(part.kind == .text ? part.sample : part.symbol ?? "")
    let position = String(step + 1)
    let data = Words("\(position) \(steps[step].name.value ?? "")")
    if part.kind == .text, !words.isEmpty, words.missing(from: data).isEmpty {
      part.content = [.data(words == Words(position) ? "position" : "name")]
    } else if isAlone, part.kind == .text || part.kind == .glyph, !tells(words, of: state) {
      part.conditions.insert("alone")
    }
    return part
  }

  /// Whether words speak of a state and not of the one step that is in it.
  private func tells(_ words: Words, of state: Int) -> Bool {
    let languages = SpokenLanguages([language.value.map(LanguageTag.primary)])
    let terms = StateTerms(states[state], among: states).all(languages)
    // A sign such as ✓ is nobody's name.
    return words.isEmpty || terms.contains { words.contains($0.phrase) }
      || words.list.contains(where: StateTerms.symbols.contains)
  }
}

extension Part {
  /// The part as it is where its look is: what is said of the look's place alone is so there.
  fileprivate var inItsPlace: Part {
    var part = self
    if let lookCondition { part.conditions.remove(lookCondition) }
    return part
  }
}
