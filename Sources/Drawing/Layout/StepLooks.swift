internal import A11yModel
internal import Geometry

/// Which parts each step shows.
struct StepLooks {
  private let layout: PartLayout
  private var looks: [Int?: [Look]] = [:]
  private var own: [Int: [Int]] = [:]
  private var connectors: [Int] = []

  /// The parts of a look for one state.
  private struct Look {
    var source: Int
    var condition: String?
    var parts: [Int]
  }

  init(_ layout: PartLayout) {
    self.layout = layout
    for index in layout.parts(in: nil) {
      let part = layout.component.parts[index]
      if part.role == .connector {
        connectors.append(index)
      } else if case .step(let step) = part.subject {
        own[step, default: []].append(index)
      } else if let look = part.look {
        let known = looks[part.state]?.firstIndex { $0.source == look }
        if let known {
          looks[part.state]?[known].parts.append(index)
        } else {
          looks[part.state, default: []].append(
            Look(source: look, condition: part.lookCondition, parts: [index])
          )
        }
      }
    }
  }

  /// The parts of the first look that fits a step, then its own.
  func parts(of step: Int) -> [Int] {
    let count = max(layout.component.steps.count, 1)
    let look = (looks[state(of: step)] ?? looks[nil])?.first { look in
      look.condition.map { StepCondition($0).holds(at: step, of: count) } ?? true
    }
    return ((look?.parts ?? []) + (own[step] ?? [])).filter {
      layout.isThere($0, for: .step(step))
    }
  }

  func state(of step: Int) -> Int? {
    let states = layout.snapshot.stepStates
    if states.indices.contains(step) { return states[step] }
    // Without steps, a look is drawn as it would be once.
    return looks.keys.compactMap(\.self).min()
  }

  /// What joins a step and the next: that of the first one's state, else what joins all others.
  func connector(behind step: Int, of count: Int) -> Int? {
    let state = state(of: step)
    let there = connectors.filter { index in
      layout.component.parts[index].conditions.allSatisfy {
        StepCondition($0).holds(at: step, of: count - 1)
      }
    }
    func first(_ state: Int?) -> Int? {
      there.first { layout.component.parts[$0].state == state }
    }
    let isOwn = connectors.contains { layout.component.parts[$0].state == state }
    return isOwn ? first(state) : first(nil)
  }
}

extension PartLayout {
  /// The parts without a length of their own that steps lie over: they run behind them, from the first
  /// to the last.
  func lines(
    behind nodes: [(start: Double, end: Double)],
    _ axis: Double
  ) -> [Block.Placed] {
    guard let first = nodes.first, let last = nodes.last else { return [] }
    return parts(in: nil).filter(isBehindSteps).map { index in
      let (start, end) = ((first.start + first.end) / 2, (last.start + last.end) / 2)
      return line(index, for: .component, from: start, to: end, axis)
    }
  }

  func isBehindSteps(_ index: Int) -> Bool {
    let part = component.parts[index]
    guard component.kind != .progress, part.kind != .text, part.kind != .glyph,
      part.width == nil || part.height == nil, !isOfItems(part)
    else { return false }
    return component.parts.contains { $0.over == index && isOfItems($0) }
  }
}
