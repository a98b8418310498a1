internal import SwiftEvaluation
internal import SwiftSource

/// Reads the components that a root shows, from its trees in all scenarios.
struct RootReading {
  let exploration: Exploration
  /// Which of the previews is read that the root shows beside each other.
  private var shown = 0
  /// The inputs of an assumed view of which each case is a variant.
  private var apart: Set<String> = []
  let root: Root
  let motion: Motion
  let explorer: Explorer
  let drawing: PartDrawing
  var module: Module { explorer.module }
  private var place: Place { root.place }

  /// A component as it is said, with what its root says of it.
  func said(_ component: Part, variant: String?, _ palette: Palette) -> Part {
    var part = component
    part["variant"] = variant
    let previews = exploration.trees.first?.tree.previews ?? []
    guard part["appearance"] == nil, previews.indices.contains(shown) else { return part }
    part["appearance"] = previews[shown].preferredScheme(within: true)
    // A preview has a scheme for itself, and what it shows has not, but where it is not seen in another.
    let ground = AssumedGround(palette: palette, resources: drawing.resources)
    if previews[shown].preferredScheme(within: false) == "dark", ground.hides(part) {
      part["appearance"] = "dark"
    }
    return part
  }

  init(_ root: Root, _ explorer: Explorer, _ drawing: PartDrawing) {
    exploration = explorer.trees(of: root)
    motion = Motion(root, exploration)
    self.root = root
    self.explorer = explorer.knowing(exploration.module)
    self.drawing = drawing.knowing(carried: exploration.carried)
  }

  func read(into found: inout FoundComponents) {
    for shown in 0..<(exploration.trees.first?.tree.previews.count ?? 0) {
      var reading = self
      reading.shown = shown
      var one = found
      let driving = reading.readVariants(into: &one)
      let apart = reading.cases(besides: driving)
      guard !apart.isEmpty else {
        found = one
        continue
      }
      reading.apart = apart
      _ = reading.readVariants(into: &found)
    }
    for place in exploration.tooMuch { found.add(.init(message: Self.tooMuch, place: place)) }
    if exploration.leftOut > 0 {
      let why = exploration.isSpent ? Self.tooMuch : "one is changed at a time"
      found.add(
        .init(
          message: "\(exploration.leftOut) combinations of states were left out: \(why)",
          place: place
        )
      )
    }
    for key in Set(exploration.trees.flatMap(\.scenario.environment.keys)).sorted()
    where !key.hasPrefix("colorScheme") && key != "accessibilityReduceMotion" {
      found.add(
        .init(
          message: "the code asks for \(key): it is read as that usually is",
          place: place
        )
      )
    }
    for state in exploration.fixed {
      let name = Scenario.name(of: state)
      found.add(
        .init(
          message: "the state \(name) stays as it is at first: its values are not known",
          place: place
        )
      )
    }
  }

  static let tooMuch = "too much to evaluate"

  /// The situations of each variant, in the order in which they are met; the first is as everything is at first.
  func variants(
    _ trees: [(scenario: Scenario, tree: ViewNode)]
  ) -> [(name: String, situations: [Situation])] {
    var all: [(name: String, situations: [Situation])] = []
    let schemes: Set<String> = ["colorScheme", "colorSchemeContrast"]
    guard let initial = trees.first?.scenario else { return [] }
    for (scenario, node) in trees {
      // Other settings of the environment stay as they usually are.
      let isUsual = scenario.environment.allSatisfy {
        schemes.contains($0.key) || initial.environment[$0.key] == $0.value
      }
      guard isUsual else { continue }
      let previews = node.previews
      guard previews.indices.contains(shown),
        Appearance(scenario).isSeen(with: previews[shown].preferredScheme(within: true), scenario)
      else { continue }
      for tree in ShownTree.trees(of: previews[shown]) {
        let name = ([tree.variant] + conditions(scenario)).filter { !$0.isEmpty }
          .joined(separator: ", ")
        if !all.contains(where: { $0.name == name }) { all.append((name, [])) }
        guard let variant = all.firstIndex(where: { $0.name == name }) else { continue }
        let states = scenario.states.merging(scenario.inputs) { $1 }
        if let known = all[variant].situations.firstIndex(where: { $0.states == states }) {
          all[variant].situations[known].trees[Appearance(scenario)] = tree.view
          all[variant].situations[known].scenarios[Appearance(scenario)] = scenario
        } else {
          all[variant].situations.append(
            Situation(
              states: states,
              trees: [Appearance(scenario): tree.view],
              scenarios: [Appearance(scenario): scenario]
            )
          )
        }
      }
    }
    return all
  }

  /// What is shown in a scenario.
  func view(in scenario: Scenario) -> ShownView? {
    let previews = explorer.tree(of: root, in: scenario).previews
    guard previews.indices.contains(shown) else { return nil }
    return ShownTree.trees(of: previews[shown]).first?.view
  }

  /// The same indicator in another scenario, with what is shown then; nil where it is not shown.
  func twin(
    of found: ProgressFinder.Found,
    in scenario: Scenario,
    given: Set<Place> = []
  ) -> (view: ShownView, found: ProgressFinder.Found)? {
    guard let drawn = found.path.last, let view = view(in: scenario) else { return nil }
    let states = scenario.states.merging(scenario.inputs) { $1 }
    let twin = ProgressFinder(view, states, given: given).found.first { other in
      guard let other = other.path.last else { return false }
      return other.place == drawn.place
        && other.customViews.last?.identity == drawn.customViews.last?.identity
    }
    return twin.map { (view, $0) }
  }

  /// Reads each variant; the states that say which step is current are returned.
  private func readVariants(into found: inout FoundComponents) -> Set<String> {
    let all = variants(exploration.trees)
    if all.count > ShownTree.maximumVariants {
      let left = all.count - ShownTree.maximumVariants
      found.add(.init(message: "\(left) variants were left out", place: place))
    }
    return all.prefix(ShownTree.maximumVariants).reduce(into: []) { driving, variant in
      driving.formUnion(
        read(variant.situations, variant: all.count > 1 ? variant.name : nil, &found)
      )
    }
  }

  /// The inputs of an assumed view that are cases, where it shows a step indicator whose current step none of them says.
  private func cases(besides driving: Set<String>) -> Set<String> {
    let inputs = exploration.trees.flatMap { $0.scenario.states }.filter { key, value in
      if case .enumeration = value { key.hasPrefix(Root.inputs) } else { false }
    }
    return driving.isEmpty ? [] : Set(inputs.map(\.key)).subtracting(driving)
  }

  /// What of the inputs of an assumed view is so or not so, and which case those are that are told apart.
  private func conditions(_ scenario: Scenario) -> [String] {
    scenario.states.sorted { $0.key < $1.key }.compactMap { key, value in
      let name = key.dropFirst(Root.inputs.count)
      switch value {
      case .boolean(let holds) where key.hasPrefix(Root.inputs): return "\(name)=\(holds)"
      case .enumeration(let one) where apart.contains(key): return "\(name)=\(one.name)"
      default: return nil
      }
    }
  }

  func steps(_ situations: [Situation]) -> StepComponent {
    StepComponent(
      explorer: explorer,
      root: root,
      situations: situations,
      drawing: drawing,
      motion: motion,
      cases: { module.cases(of: $0).map(\.name) }
    )
  }

  /// Reads the components of a variant; the states that say which step is current are returned.
  private func read(
    _ situations: [Situation],
    variant: String?,
    _ found: inout FoundComponents
  ) -> Set<String> {
    var driving: Set<String> = []
    let steps = self.steps(situations)
    var taken: Set<Row.Key> = []
    var rows: [[Appearance: [Row]]] = []
    var order: [Row.Key] = []
    for situation in situations {
      let all = situation.trees.mapValues { Row.all(in: $0) }
      rows.append(all)
      for key in (all[.light] ?? all.values.first ?? []).map(\.key) where !order.contains(key) {
        order.append(key)
      }
    }
    if order.count > VariedRow.most {
      found.add(.init(message: "\(order.count - VariedRow.most) rows were left out", place: place))
    }
    for key in order.prefix(VariedRow.most) {
      if situations.contains(where: { isWithin(key, taken, $0) }) { continue }
      let shown = rows.enumerated().compactMap {
        index,
        all -> (situation: Int, rows: [Appearance: Row])? in
        let here = all.compactMapValues { $0.first { $0.key == key } }
        return here.count == all.count ? (index, here) : nil
      }
      let varied = VariedRow(key: key, shown: shown, variant: variant, root: self)
      guard
        var component = steps.indicator(shown, &found.merge)
          ?? varied.indicator(&found.merge)
          ?? varied.tracker(&found.merge)
          ?? steps.tracker(shown, nil, &found.merge)
      else { continue }
      taken.insert(key)
      if let driver = component[StepComponent.driver] { driving.insert(driver) }
      component[StepComponent.driver] = nil
      component[FoundComponents.instance] =
        shown.first?.rows.values.first?.container.customViews.last?.identity
      found.add(said(component, variant: variant, found.merge.palette))
    }
    var progress = ProgressReading(root: self, taken: taken, variant: variant)
    progress.read(situations, into: &found)
    return driving
  }

  /// Whether a row is part of one that is a component already.
  private func isWithin(_ key: Row.Key, _ taken: Set<Row.Key>, _ situation: Situation) -> Bool {
    guard !taken.isEmpty, let base = situation.base,
      let path = Surroundings.path(to: key, in: base)
    else { return false }
    return path.contains { view in Row.all(of: view).contains { taken.contains($0.key) } }
  }
}
