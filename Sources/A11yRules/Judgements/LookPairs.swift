internal import A11yModel
internal import Language
internal import Listening
internal import Looking

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
    var indexes: [LookTable.Kind: Int] = [:]
    var firsts: [Int] = []
    let repeated = table.repeatedNames
    kinds = table.looks.indices.map { look in
      let kind = table.kind(of: look, in: facts, repeated)
      if let index = indexes[kind] { return index }
      indexes[kind] = firsts.count
      firsts.append(look)
      return firsts.count - 1
    }
    self.firsts = firsts
    if firsts.count > Self.most { neighbors = nearest() }
  }

  /// How much a check says of a pair.
  enum Detail {
    /// The result, and the number that tells how close the two are.
    case standing

    /// The result, and of what did not pass why.
    case findings

    /// All of it.
    case everything

    /// Whether it asks for words and numbers on a result.
    func describes(_ result: Verdict.Result) -> Bool {
      self == .everything || self == .findings && result != .passed
    }
  }

  /// Adds what a check says of pairs, in each of their variants.
  func judge(
    _ verdicts: inout Verdicts,
    _ check: (_ first: Int, _ second: Int, Detail, _ verdicts: inout [Verdict]) -> Void
  ) {
    let detail = verdicts.describesPasses ? Detail.everything : .findings
    var found: [Verdict] = []
    guard table.looks.count > LookTable.few else {
      for first in table.looks.indices {
        for second in table.looks.indices[(first + 1)...] {
          check(first, second, detail, &found)
          for verdict in found { verdicts.append(verdict) }
          found.removeAll(keepingCapacity: true)
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
        let standing = standing(kind, second, &known, check)
        alike[standing.rank, default: 0] += counts[kind]
        if worst.map({ standing < $0.standing }) ?? true { worst = (kind, standing) }
      }
      counts[kinds[second]] += 1
      guard let worst else { continue }
      found.removeAll(keepingCapacity: true)
      check(firsts[worst.kind], second, detail, &found)
      for var verdict in found {
        if verdict.result == .passed {
          verdict.state = nil
        } else if let count = alike[worst.standing.rank], count > 1 {
          let others = "\(count - 1) other\(count == 2 ? "" : "s")"
          verdict.evidence = verdict.evidence.map { evidence in
            guard evidence.name == "pair", case .text(let pair) = evidence.value else {
              return evidence
            }
            return Evidence("pair", .text("\(pair), and \(others) like them"))
          }
          verdict.message += "; so it is with ‘\(table.looks[second].name)’ and \(others)"
        }
        if verdict.result != .passed || !worst.standing.isOpen { verdicts.append(verdict) }
      }
    }
  }

  /// Two of the different looks.
  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  private func standing(
    _ kind: Int,
    _ second: Int,
    _ known: inout [Pair: Standing],
    _ check: (Int, Int, Detail, inout [Verdict]) -> Void
  ) -> Standing {
    let pair = Pair(first: kind, second: kinds[second])
    if let standing = known[pair] { return standing }
    var verdicts: [Verdict] = []
    check(firsts[kind], second, .standing, &verdicts)
    let standing = Standing(verdicts)
    known[pair] = standing
    return standing
  }

  /// How bad it is what a check says of a pair.
  private struct Standing: Comparable {
    var rank: Int
    var closeness: Double

    init(_ verdicts: [Verdict]) {
      rank = verdicts.map(\.rank).min() ?? 3
      let worst = verdicts.filter { [rank] in $0.rank == rank }
      closeness = worst.map(\.closeness).min() ?? .infinity
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

extension LookTable {
  /// What two looks must agree in for each check to say the same of both.
  struct Kind: Hashable {
    var sights: [[Sight.Seen]]
    var hue: State.SemanticHue?
    var meaning: State.Meaning?
    var source: Int
    var name: String?
  }

  /// The names that several looks have.
  fileprivate var repeatedNames: Set<String> {
    var seen: Set<String> = []
    return Set(looks.map(\.name).filter { !seen.insert($0).inserted })
  }

  fileprivate func kind(
    of look: Int,
    in facts: ComponentFacts,
    _ repeated: Set<String>
  ) -> Kind {
    var kind = Kind(sights: seen(of: look), source: 0)
    kind.hue = looks[look].hue
    if repeated.contains(looks[look].name) { kind.name = looks[look].name }
    if case .state(let state) = looks[look].subject {
      kind.meaning = facts.component.states[state].meaning
      kind.source = looks[look].source
    }
    return kind
  }

  /// The relative luminance of the colour that a look is known by.
  fileprivate func lightness(of look: Int, in variant: Int) -> Double {
    color(of: look, in: variant)?.knownTones?.first.map { ContrastRatio($0, .black).value } ?? 0
  }
}

extension Verdict {
  fileprivate var rank: Int {
    switch result {
    case .failed: 0
    case .cantTell: 1
    case .passed: 2
    }
  }

  /// How close the two are that should be apart.
  fileprivate var closeness: Double {
    for item in evidence where item.name == "ratio" || item.name == "difference" {
      if case .number(let number) = item.value { return number }
    }
    return .infinity
  }
}
