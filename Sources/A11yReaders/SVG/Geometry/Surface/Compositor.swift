internal import A11yModel

extension Coverage {
  /// What lies behind something that is painted next in a group, in one appearance.
  ///
  /// - Parameters:
  ///   - canvas: the one whose layers they are.
  ///   - group: the group that it is painted in; nil for none.
  ///   - appearance: its place among those of the inks.
  /// - Returns: what is painted of each sample, with their shares.
  func backing(in canvas: Canvas, group: Int? = nil, appearance: Int) -> Backing {
    guard !isCrowded else { return Backing(obstacle: Deposit.tooMany) }
    var compositor = Compositor(canvas, samples)
    for layer in layers {
      let ink = canvas.inks[canvas.layers[layer.number].ink, appearance]
      guard !ink.isClear else { continue }
      compositor.enter(canvas.layers[layer.number].group)
      compositor.paint(ink, layer.mask)
    }
    compositor.enter(group)
    return compositor.backing
  }
}

/// The samples as they are painted on, group within group.
private struct Compositor {
  let canvas: Canvas
  let samples: Samples

  /// What is painted of each sample: outside all groups first, in the innermost open one last.
  private var levels: [[Deposit]]

  /// The open groups, the outermost first.
  private var chain: [Int] = []

  init(_ canvas: Canvas, _ samples: Samples) {
    (self.canvas, self.samples) = (canvas, samples)
    levels = [Array(repeating: Deposit(), count: samples.points.count)]
  }

  /// Closes the groups that another is not in, and opens those that it is in.
  mutating func enter(_ group: Int?) {
    if chain.last == group { return }
    let target = canvas.chain(of: group)
    let shared = zip(chain, target).prefix { $0 == $1 }.count
    while chain.count > shared { close() }
    for group in target[shared...] {
      chain.append(group)
      levels.append(Array(repeating: Deposit(), count: samples.points.count))
    }
  }

  private mutating func close() {
    guard let place = chain.popLast(), let closed = levels.popLast() else { return }
    let group = canvas.groups[place]
    for index in closed.indices where !closed[index].isClear {
      levels[levels.count - 1][index].paint(
        closed[index],
        opacity: group.opacity,
        obstacle: group.obstacle
      )
    }
  }

  mutating func paint(_ ink: Ink, _ mask: SampleMask) {
    let top = levels.count - 1
    for index in mask { levels[top][index].paint(ink, at: samples.points[index]) }
  }

  var backing: Backing {
    var counts: [[Deposit]: Int] = [:]
    var order: [[Deposit]] = []
    for index in samples.points.indices {
      let stack = levels.map { $0[index] }
      if counts.updateValue((counts[stack] ?? 0) + 1, forKey: stack) == nil { order.append(stack) }
    }
    let total = Double(samples.points.count)
    return Backing(
      samples: order.map { Backing.Sample(deposits: $0, share: Double(counts[$0] ?? 0) / total) },
      groups: chain.map { canvas.groups[$0] }
    )
  }
}
