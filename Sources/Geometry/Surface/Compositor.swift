extension Coverage {
  /// What lies behind something that is painted next in a group, in one appearance.
  ///
  /// - Parameters:
  ///   - canvas: the one whose layers they are.
  ///   - group: the group that it is painted in; nil for none.
  ///   - appearance: its place among those of the inks.
  /// - Returns: what is painted of each sample, with their shares.
  func backing(in canvas: Canvas, group: Int? = nil, appearance: Int) -> Backing {
    if let obstacle { return Backing(obstacle: obstacle) }
    var compositor = Compositor(canvas, self)
    for layer in layers {
      let ink = canvas.ink(of: layer.number, in: appearance)
      guard !ink.isClear else { continue }
      compositor.enter(canvas.layers[layer.number].group)
      compositor.paint(ink, layer.mask)
    }
    compositor.enter(group)
    return compositor.backing
  }

  /// The same in every appearance; those in which the inks are the same share it.
  package func backings(in canvas: Canvas, group: Int? = nil) -> [Backing] {
    var backings: [Backing] = []
    for appearance in 0..<canvas.inks.count {
      let same = backings.indices.first { other in
        layers.allSatisfy { layer in
          canvas.inks.isSame(canvas.layers[layer.number].ink, in: other, and: appearance)
        }
      }
      backings.append(
        same.map { backings[$0] } ?? backing(in: canvas, group: group, appearance: appearance)
      )
    }
    return backings
  }
}

/// The samples as they are painted on, group within group.
private struct Compositor {
  let canvas: Canvas

  /// The point that stands for each class, and its share of all.
  private let classes: [(point: Point, share: Double)]

  /// The samples that stand for a class, and the class each sample stands for.
  private let leaders: SampleMask
  private let places: [Int]

  /// What is painted of each class: outside all groups first, in the innermost open one last.
  private var levels: [[Deposit]]

  /// The open groups, the outermost first.
  private var chain: [Int] = []

  init(_ canvas: Canvas, _ coverage: Coverage) {
    self.canvas = canvas
    let points = coverage.samples.points
    var leaders = SampleMask.none
    var places = Array(repeating: 0, count: points.count)
    var classes: [(point: Point, share: Double)] = []
    for mask in coverage.classes {
      guard let leader = mask.first(where: { _ in true }) else { continue }
      leaders.insert(leader)
      places[leader] = classes.count
      classes.append((points[leader], Double(mask.count) / Double(points.count)))
    }
    (self.classes, self.leaders, self.places) = (classes, leaders, places)
    levels = [Array(repeating: Deposit(), count: classes.count)]
  }

  /// Closes the groups that another is not in, and opens those that it is in.
  mutating func enter(_ group: Int?) {
    if chain.last == group { return }
    let target = canvas.chain(of: group)
    let shared = zip(chain, target).prefix { $0 == $1 }.count
    while chain.count > shared { close() }
    for group in target[shared...] {
      chain.append(group)
      levels.append(Array(repeating: Deposit(), count: classes.count))
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
    for leader in leaders.intersection(mask) {
      let index = places[leader]
      levels[top][index].paint(ink, at: classes[index].point)
    }
  }

  var backing: Backing {
    var places: [[Deposit]: Int] = [:]
    var samples: [Backing.Sample] = []
    for index in classes.indices {
      let deposits = levels.map { $0[index] }
      if let place = places[deposits] {
        samples[place].share += classes[index].share
      } else {
        places[deposits] = samples.count
        samples.append(Backing.Sample(deposits: deposits, share: classes[index].share))
      }
    }
    return Backing(samples: samples, groups: chain.map { canvas.groups[$0] })
  }
}
