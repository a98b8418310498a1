package import A11yModel
internal import Support

/// Something other than colour by which an eye can tell a state or a series (Understanding 1.4.1).
package struct Cue: Hashable, Sendable {
  var kind: Kind

  /// What is seen: words, the name of a symbol, a shape.
  var content: String

  /// Which of several of its like it is, from 0.
  var ordinal = 0

  /// What of it tells, where both looks have it in different measure.
  var measure: Measure?

  enum Measure: Int, Hashable, Sendable {
    // In the order of their names.
    case heavier
    case larger
    case wider

    /// What it is in a sentence.
    var name: String {
      switch self {
      case .heavier: "heavier"
      case .larger: "larger"
      case .wider: "wider"
      }
    }
  }

  enum Kind: Int, Hashable, Sendable {
    // In the order of their names.
    /// The label on the axis, where it tells the series.
    case axis
    case dash
    /// The name of the series beside its marks.
    case label
    case marker
    /// The outline of a shape.
    case outline
    case pattern
    /// The painted inside of a shape.
    case shape
    case symbol
    case text
  }

  /// Whether a cue can be made out in one variant.
  package enum Visibility: Hashable, Sendable {
    case seen
    /// Below the contrast that it needs, so that nobody can count on it.
    case faint(ContrastRatio)
    case unknown(String)
  }

  init(kind: Kind, content: String) {
    self.kind = kind
    self.content = content
  }

  /// A pattern, dashes or a marker in the author's words, the same however they are written.
  init(_ kind: Kind, named name: String) {
    let words = name.lowercased().split { $0.isWhitespace || kind == .dash && $0 == "," }
    let plain = words.map { word in
      kind == .dash ? Double(word).map(DecimalText.short) ?? String(word) : String(word)
    }
    self.init(kind: kind, content: plain.joined(separator: " "))
  }

  /// The cue in a sentence.
  package var phrase: String {
    "the " + (measure.map { $0.name + " " } ?? "") + noun
  }

  private var noun: String {
    switch kind {
    case .text: content.isEmpty ? "text" : "text ‘\(content)’"
    case .symbol: "symbol ‘\(content)’"
    case .shape: content
    case .outline: "outline of the \(content)"
    case .pattern: "pattern ‘\(content)’"
    case .dash: "dash pattern ‘\(content)’"
    case .marker: "marker ‘\(content)’"
    case .label: "label ‘\(content)’"
    case .axis: "label ‘\(content)’ on the axis"
    }
  }
}

extension Cue: Comparable {
  package static func < (left: Cue, right: Cue) -> Bool {
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    if left.content != right.content { return left.content < right.content }
    if left.ordinal != right.ordinal { return left.ordinal < right.ordinal }
    return left.measure?.rawValue ?? -1 < right.measure?.rawValue ?? -1
  }

  /// Whether two differ at most in which of several they are.
  func isOneKind(with other: Cue) -> Bool { kind == other.kind && content == other.content }
}

extension Cue.Visibility {
  /// Whether what is painted so can be made out against what lies behind it.
  package init(_ coat: Coat, minimum: Double) {
    let judgement = ContrastJudgement(coat, least: minimum, most: minimum)
    switch judgement.answer {
    case .reaches: self = .seen
    case .falls: self = .faint(judgement.best?.ratio ?? ContrastRatio(1))
    case .varies: self = .unknown("where exactly it lies on what is behind it")
    case .unknown(let fact): self = .unknown(fact)
    }
  }

  /// Several coats of one cue are as good as the least of them.
  init(_ coats: [Coat], minimum: Double) {
    var least = Self.seen
    for coat in coats {
      let one = Self(coat, minimum: minimum)
      switch (least, one) {
      case (.faint(let least), .faint(let ratio)) where ratio >= least: continue
      case (.faint, .faint), (_, .faint), (.seen, .unknown): least = one
      default: continue
      }
    }
    self = least
  }
}
