internal import Language

/// What a statement says of the way values go: level 3 of Lundgard and Satyanarayan.
struct StatedTrend: Hashable, Sendable {
  /// Nil where none is told, or where nobody can tell of what.
  var direction: Direction?
  var pace = Pace.free
  var period = Period.whole

  /// Whether it names what the chart is of, or a series.
  var isOfSubject = false

  /// Whether it says that it is so of both series, without naming them.
  var isOfBoth = false

  /// The numbers between which the values go, where they are told.
  var from: SummaryFigure?
  var to: SummaryFigure?

  /// By how much they rise or fall.
  var amount: Amount?

  /// Which way values go.
  enum Direction: Hashable, Sendable {
    case rise
    case fall
    case flat

    /// The values with the sign that makes a rise of what is told.
    func oriented(_ values: [Double]) -> [Double] { self == .fall ? values.map(-) : values }
  }

  /// How strictly they do.
  enum Pace: Hashable, Sendable {
    /// There may be falls in a rise.
    case free
    /// “Generally”: its numbers are none to hold anybody to.
    case vague
    /// “Steadily”: there are no great ones.
    case steady
    /// “Every month”: there are none.
    case each(TimeUnit)
  }

  /// When they do, by the names of categories.
  enum Period: Hashable, Sendable {
    case whole
    case between(String, String)
    case since(String)
    case until(String)
    /// “In March”: then, or from then on.
    case at(String)
  }

  /// By how much.
  enum Amount: Hashable, Sendable {
    /// “Doubled”, “halved”: how many times the lesser value the greater one is.
    case factor(Double, SummaryFigure.Limit? = nil)
    /// “By 20”, “25 percent”; whether it may as well be where the values go to: “rose 20”.
    case figure(SummaryFigure, mayBeEnd: Bool)
  }
}

extension StatedTrend.Direction {
  /// What a word that tells a change says of its direction, and whether headings say it, too.
  init?(_ kind: SummaryWords.Kind) {
    switch kind {
    case .rise, .increase, .rises, .doubled, .tripled, .quadrupled: self = .rise
    case .fall, .decrease, .falls, .halved: self = .fall
    default: return nil
    }
  }
}
