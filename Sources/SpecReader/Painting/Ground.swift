internal import A11yModel

/// What a part is painted on, in one variant.
///
/// Variants that look the same share it.
final class Ground {
  let surface: Surface
  let origin: PaintOrigin

  /// Whether a group with opacity lets through what lies behind it.
  let isFaded: Bool

  /// How much its groups let be seen of what is painted on it.
  var fading: Double {
    guard case .known(let samples) = surface else { return 1 }
    return samples.first?.groups.reduce(1) { $0 * $1.opacity } ?? 1
  }

  init(surface: Surface, origin: PaintOrigin = PaintOrigin()) {
    self.surface = surface
    self.origin = origin
    switch surface {
    case .plain: isFaded = false
    case .known(let samples): isFaded = samples.contains { !$0.groups.isEmpty }
    case .unknown(_, let isFaded): self.isFaded = isFaded
    }
  }

  enum Surface {
    /// One colour all over, as most are.
    case plain(Color)
    case known([Sample])
    /// The phrase names the missing fact; under a group with opacity, even what hides it lets it
    /// through.
    case unknown(String, isFaded: Bool = false)

    /// Its colours, as far as they are known.
    var samples: [Sample] {
      switch self {
      case .plain(let color): [Sample(color: color)]
      case .known(let samples): samples
      case .unknown: []
      }
    }
  }

  /// One colour of it, with the groups that are still to be faded.
  struct Sample: Hashable {
    var color: Color
    var groups: [Group] = []
    var share: Double?

    /// Whether it is there because a line runs behind the part.
    var isLine = false
  }

  /// A group with opacity: what it lies on, and how much of it is seen.
  ///
  /// A group is composited first and faded as a whole (Compositing and Blending Level 1,
  /// section 3.4): fading each of its colours towards what lies behind the group is the same.
  struct Group: Hashable {
    /// The element of the source that opens it.
    var source: Int
    var base: Color
    var opacity: Double
  }

  /// More colours than this behind one part are not told apart.
  static let mostSamples = 4096

  /// The ground with a group of this opacity opened on it.
  func opening(_ opacity: Double, of source: Int) -> Ground {
    guard opacity < 1 else { return self }
    switch surface {
    case .unknown(let fact, _):
      return Ground(surface: .unknown(fact, isFaded: true), origin: origin)
    case .plain, .known:
      let faded = surface.samples.map { $0.opening([(source, opacity)]) }
      return Ground(surface: .known(faded), origin: origin)
    }
  }

  /// What a user sees of it.
  private(set) lazy var backdrop: Backdrop =
    switch surface {
    case .unknown(let fact, _): .unknown(fact)
    case .plain(let color): .known([Backdrop.Sample(color: color)])
    case .known(let samples):
      .known(samples.map { Backdrop.Sample(color: $0.visible, share: $0.share) })
    }

  /// The relative luminance of a plain ground's colour; 0 of any other.
  private(set) lazy var luminance: Double =
    if case .plain(let color) = surface { color.relativeLuminance } else { 0 }

  /// The ground with each of its colours once.
  var simplified: Ground {
    guard case .known(let samples) = surface, samples.count > 1 else { return self }
    // What covers a line leaves nothing of it to see.
    let plain = Set(samples.filter { !$0.isLine })
    var seen: Set<Sample> = []
    let different = samples.filter { sample in
      var covered = sample
      covered.isLine = false
      return (!sample.isLine || !plain.contains(covered)) && seen.insert(sample).inserted
    }
    return Ground(surface: .known(different), origin: origin)
  }

  /// The ground with what other parts show beside it, for what lies over all of them.
  func joined(with others: [(ground: Ground, isLine: Bool)]) -> Ground {
    var origin = origin
    for other in others { origin = origin.joined(with: other.ground.origin) }
    if case .unknown = surface { return Ground(surface: surface, origin: origin) }
    var samples = surface.samples
    let groups = samples.first?.groups ?? []
    for other in others {
      switch other.ground.surface {
      case .unknown: return Ground(surface: other.ground.surface, origin: origin)
      case .plain, .known:
        samples += other.ground.surface.samples.map { shown in
          var sample = shown.moved(into: groups)
          sample.isLine = other.isLine
          return sample
        }
      }
    }
    let ground = Ground(surface: .known(samples), origin: origin).simplified
    if case .known(let all) = ground.surface, all.count > Self.mostSamples {
      return Ground(surface: .unknown(Self.tooMany), origin: origin)
    }
    return ground
  }

  /// The missing fact where there are more.
  static let tooMany = "which of the many colours behind it are seen"
}

extension [Ground] {
  /// What becomes of the grounds of all variants: of those that share one, once.
  func mapEach(_ transform: (Ground) -> Ground) -> [Ground] {
    var results: [Ground] = []
    results.reserveCapacity(count)
    for index in indices {
      let same = self[..<index].firstIndex { $0 === self[index] }
      results.append(same.map { results[$0] } ?? transform(self[index]))
    }
    return results
  }
}

extension Ground.Sample {
  /// The colour as it is seen once all groups are faded.
  var visible: Color { groups.isEmpty ? color : Self.faded(color, groups[...]) }

  private static func faded(_ color: Color, _ groups: ArraySlice<Ground.Group>) -> Color {
    groups.reversed().reduce(color) { $1.base.mixed(with: $0, amount: $1.opacity) }
  }

  /// The same place with groups opened on it, outermost first.
  func opening(_ groups: [(source: Int, opacity: Double)]) -> Ground.Sample {
    var sample = self
    sample.groups += groups.map {
      Ground.Group(source: $0.source, base: color, opacity: $0.opacity)
    }
    return sample
  }

  /// The place as what lies in other groups meets it: the groups of its own alone are closed.
  func moved(into others: [Ground.Group]) -> Ground.Sample {
    let shared = zip(groups, others).prefix { $0.0.source == $0.1.source }.count
    var sample = self
    sample.color = Self.faded(color, groups[shared...])
    sample.groups = Array(groups[..<shared])
    return sample.opening(others[shared...].map { ($0.source, $0.opacity) })
  }
}
