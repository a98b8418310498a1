internal import A11yModel

/// Something other than colour by which an eye can tell a state or a series (Understanding 1.4.1).
struct Cue: Hashable, Sendable {
  var kind: Kind

  /// What is seen: words, the name of a symbol, a shape.
  var content: String

  /// Which of several of its like it is, from 0.
  var ordinal = 0

  /// What of it tells, where both looks have it in different measure.
  var measure: Measure?

  enum Measure: String, Hashable, Sendable {
    case larger
    case wider
    case heavier
  }

  enum Kind: String, Hashable, Sendable {
    case text
    case symbol
    /// The painted inside of a shape.
    case shape
    /// The outline of a shape.
    case outline
    case pattern
    case dash
    case marker
    /// The name of the series beside its marks.
    case label
    /// The label on the axis, where it tells the series.
    case axis
  }

  /// Whether a cue can be made out in one variant.
  enum Visibility: Hashable, Sendable {
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
  var phrase: String {
    "the " + (measure.map { $0.rawValue + " " } ?? "") + noun
  }

  private var noun: String {
    switch kind {
    case .text: "text ‘\(content)’"
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
  static func < (left: Cue, right: Cue) -> Bool {
    (left.kind.rawValue, left.content, left.ordinal, left.measure?.rawValue ?? "")
      < (right.kind.rawValue, right.content, right.ordinal, right.measure?.rawValue ?? "")
  }
}

extension Cue.Visibility {
  /// Whether what is painted so can be made out against what lies behind it.
  init(_ coat: Coat, minimum: Double) {
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
    let all = coats.map { Self($0, minimum: minimum) }
    let faint = all.compactMap { if case .faint(let ratio) = $0 { ratio } else { nil } }.min()
    if let faint {
      self = .faint(faint)
    } else {
      self = all.first { $0 != .seen } ?? .seen
    }
  }
}
