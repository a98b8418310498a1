internal import A11yModel
internal import Language
internal import Listening
internal import Looking

/// What a check finds of two looks in one variant.
protocol PairFinding {
  var result: Verdict.Result { get }

  /// How close the two are that should be apart: a contrast, or a difference of colour.
  var closeness: Double { get }

  /// Takes over where the colours come from that were compared.
  func note(in verdict: inout Verdict)

  /// Says why, where somebody reads it.
  func describe(_ verdict: inout Verdict)
}

/// Judges looks two by two: of a few each pair, of many for each look the pair that is told least.
///
/// Hundreds of series make as many pairs as nobody reads, and take as long.
struct LookPairs {
  private let table: LookTable

  /// Of each look, which of the different ones it is.
  private let kinds: [Int]

  /// Of each different look, the first that has it.
  private let firsts: [Int]

  /// Of each different look, those that are nearest in lightness; nil where all are compared.
  private var neighbors: [[Int]]?

  /// More different ones than this are compared with the nearest alone, so many on either side.
  private static let most = 256
  private static let near = 4

  init(_ table: LookTable, in facts: ComponentFacts) {
    self.table = table
    guard table.looks.count > LookTable.few else {
      (kinds, firsts) = ([], [])
      return
    }
    var indexes: [LookKind: Int] = [:]
    var firsts: [Int] = []
    kinds = table.kinds(in: facts.component).enumerated().map { look, kind in
      if let index = indexes[kind] { return index }
      indexes[kind] = firsts.count
      firsts.append(look)
      return firsts.count - 1
    }
    self.firsts = firsts
    if firsts.count > Self.most { neighbors = nearest() }
  }

  /// Adds what a check finds of pairs, in each of their variants.
  ///
  /// - Parameters:
  ///   - verdicts: get it.
  ///   - areAllNamed: whether passes are told apart by the names of the two.
  ///   - find: gives what is found in each variant.
  func judge<Finding: PairFinding>(
    _ verdicts: inout Verdicts,
    namingAll areAllNamed: Bool = false,
    _ find: (_ first: Int, _ second: Int, _ add: (_ variant: Int, Finding) -> Void) -> Void
  ) {
    let isDescribed = verdicts.describesPasses
    func verdict(_ finding: Finding, _ first: Int, _ second: Int, _ variant: Int) -> Verdict {
      var verdict = Verdict(finding.result, Target(table.looks[second].source))
      verdict.variant = table.variants[variant]
      if finding.result != .passed {
        verdict.depicted = [first, second].map { Depicted(table.looks[$0]) }
      }
      finding.note(in: &verdict)
      if areAllNamed || finding.result != .passed {
        verdict.state = "\(table.looks[first].name), \(table.looks[second].name)"
      }
      if isDescribed || finding.result != .passed {
        finding.describe(&verdict)
      } else {
        verdict.basis = finding.closeness.hashValue
      }
      return verdict
    }
    guard table.looks.count > LookTable.few else {
      for first in table.looks.indices {
        for second in table.looks.indices[(first + 1)...] {
          find(first, second) { verdicts.append(verdict($1, first, second, $0)) }
        }
      }
      return
    }
    var known: [Pair: Standing] = [:]
    var counts = Array(repeating: 0, count: firsts.count)
    for second in table.looks.indices {
      var worst: (kind: Int, standing: Standing)?
      var alike: [Int: Int] = [:]
      for kind in neighbors?[kinds[second]] ?? Array(firsts.indices) where counts[kind] > 0 {
        let pair = Pair(first: kind, second: kinds[second])
        var standing = known[pair] ?? Standing()
        if known[pair] == nil {
          find(firsts[kind], second) { standing = min(standing, Standing($1)) }
          known[pair] = standing
        }
        alike[standing.rank, default: 0] += counts[kind]
        if worst.map({ standing < $0.standing }) ?? true { worst = (kind, standing) }
      }
      counts[kinds[second]] += 1
      guard let worst else { continue }
      let others = (alike[worst.standing.rank] ?? 1) - 1
      find(firsts[worst.kind], second) { variant, finding in
        var verdict = verdict(finding, firsts[worst.kind], second, variant)
        if finding.result == .passed {
          if worst.standing.isOpen { return }
          verdict.state = nil
        } else if others > 0 {
          verdict.add(others, like: table.looks[second].name)
        }
        verdicts.append(verdict)
      }
    }
  }

  /// Two of the different looks.
  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  /// How bad it is what a check says of a pair.
  private struct Standing: Comparable {
    /// 0 of a failure.
    private(set) var rank = 3
    private var closeness = Double.infinity

    init() {}

    init(_ finding: some PairFinding) {
      (rank, closeness) = (2 - finding.result.rank, finding.closeness)
    }

    /// Whether there is something to mend or to look at.
    var isOpen: Bool { rank < 2 }

    static func < (left: Standing, right: Standing) -> Bool {
      (left.rank, left.closeness) < (right.rank, right.closeness)
    }
  }

  /// The nearest in lightness of each different look, itself among them, in any variant.
  private func nearest() -> [[Int]] {
    var nearest = firsts.indices.map { Set([$0]) }
    for variant in table.variants.indices {
      let lightness = firsts.map { table.lightness(of: $0, in: variant) }
      let order = firsts.indices.sorted { (lightness[$0], $0) < (lightness[$1], $1) }
      for (place, kind) in order.enumerated() {
        nearest[kind].formUnion(
          order[max(0, place - Self.near)...min(order.count - 1, place + Self.near)]
        )
      }
    }
    return nearest.map { $0.sorted() }
  }
}

extension Verdict {
  /// What messages name of looks that are like one of the two.
  static let termsOfLike = ["like", "others"]

  /// Says of a look that so it is with others like the first.
  fileprivate mutating func add(_ count: Int, like name: String) {
    let others = "\(count) other\(count == 1 ? "" : "s")"
    evidence = evidence.map { evidence in
      guard evidence.name == "pair", case .text(let pair) = evidence.value else { return evidence }
      return Evidence("pair", .text("\(pair), and \(others) like them"))
    }
    evidence += (["like": name, "others": others] as Particulars).all
  }
}
