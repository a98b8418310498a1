internal import Support

/// A length of time as it is spoken: “7 hours 45 minutes”, “1h 5m”, “7:45”.
package struct SpokenDuration: Hashable, Sendable {
  /// What it may be in seconds; several where “7:45” may be hours or minutes.
  package var seconds: [Double]

  /// Half of the smallest unit that is said: how far rounding can have moved it, in seconds.
  package var tolerance: Double

  /// How many units it is told in: two in “7 hours 45 minutes”.
  var units = 1

  /// Where it stands among the words.
  package var range = 0..<0

  /// The length of time that words give first; nil where they give none.
  package init?(in words: [Word], _ style: NumberStyle = .english) {
    if let first = Self.all(in: words, style).first {
      self = first
    } else if let index = words.firstIndex(where: { Self.clock($0) != nil }),
      let clock = Self.clock(words[index])
    {
      seconds = clock
      tolerance = 30
      range = index..<(index + 1)
    } else {
      return nil
    }
  }

  private init(_ open: DurationReader.Open) {
    seconds = [open.total]
    tolerance = open.precision / 2
    (units, range) = (open.units, open.range)
  }

  /// Whether it is a value in a unit, or in any unit of time where the unit is not known.
  package func matches(_ value: Double, unit: String?) -> Bool {
    let known = unit.flatMap(Self.scale)
    guard known != nil || unit == nil else { return false }
    let units: [Double] = known.map { [$0] } ?? [3600, 60, 1, 86400]
    return units.contains { scale in
      let expected = value * scale
      let slack = max(tolerance, abs(expected) * 0.01)
      return seconds.contains { abs($0 - expected) <= slack }
    }
  }

  /// The seconds of a unit by its name, “hours” or “hours of sleep”; nil where it is none of time.
  package static func scale(of unit: String) -> Double? {
    Words(unit).list.first.flatMap { TimeUnits.seconds($0) }
  }

  /// The lengths of time among words that name their units, in order.
  package static func all(in words: [Word], _ style: NumberStyle = .english) -> [SpokenDuration] {
    var reader = DurationReader(words, style)
    for index in words.indices { reader.read(at: index) }
    reader.end(at: words.count)
    return reader.found
  }

  /// The seconds that “7:45” may be, as hours and minutes or as minutes and seconds; nil of any other
  /// word.
  package static func clock(_ word: Word) -> [Double]? {
    guard word.length(of: notColon) < word.length else { return nil }
    let parts = word.text.split(separator: ":", omittingEmptySubsequences: false).map {
      NumberSyntax.value(String($0))
    }
    guard parts.count == 2, let first = parts[0], let second = parts[1], second < 60 else {
      return nil
    }
    return [first * 3600 + second * 60, first * 60 + second]
  }

  private static let notColon = CharacterClass(":").inverted

  /// Adds up lengths of time, word by word; a smaller unit goes on with the length before it.
  private struct DurationReader {
    private let words: [Word]
    private let style: NumberStyle
    private(set) var found: [SpokenDuration] = []

    /// The number that waits for its unit, and the word where it stands.
    private var number: Number?

    struct Number {
      var value: Double

      /// Where it stands.
      var index: Int

      /// What its last digit counts.
      var unit = 1.0

      /// Whether two digits give it, as minutes behind an hour.
      var isPair = false
    }

    /// The length that may go on.
    private var open: Open?

    struct Open {
      var total: Double

      /// Its smallest unit, and what the last digit counts.
      var smallest: Double
      var precision: Double
      var units = 1
      var range: Range<Int>

      /// Goes on with a number of a smaller unit.
      mutating func add(_ number: Number, _ scale: Double, end: Int) {
        total += number.value * scale
        (smallest, precision) = (scale, scale * number.unit)
        units += 1
        range = range.lowerBound..<end
      }
    }

    /// Whether the last unit is one of hours, behind which minutes stand alone: “8 h 30”.
    private var isBehindHours = false

    init(_ words: [Word], _ style: NumberStyle) { (self.words, self.style) = (words, style) }

    mutating func read(at index: Int) {
      let word = words[index]
      if TimeUnits.articles.contains(word) {
        // “Half an hour” and “an hour”.
        let isHalf = index > 0 && words[index - 1] == "half"
        number = Number(value: isHalf ? 0.5 : 1, index: isHalf ? index - 1 : index)
        return
      }
      if open != nil, number == nil, TimeUnits.joins.contains(word) { return }
      Self.forEachPiece(of: word) { piece in
        if let figures = figures(piece) {
          endMinutes(before: index)
          number = Number(
            value: figures.value,
            index: index,
            unit: 2 * figures.tolerance,
            isPair: piece.length == 2
          )
        } else if let scale = TimeUnits.seconds(piece), let number {
          add(number, scale, end: index + 1)
          isBehindHours = TimeUnits.hoursBeforeMinutes.contains(piece)
        } else {
          end(at: index)
        }
      }
    }

    /// Ends the length that is open, with the minutes behind its hours if they stand alone.
    mutating func end(at index: Int) {
      endMinutes(before: index)
      if let open {
        found.append(SpokenDuration(open))
      }
      (number, open, isBehindHours) = (nil, nil, false)
    }

    /// “8 h 30”: a number right behind hours that no unit follows.
    private mutating func endMinutes(before index: Int) {
      guard isBehindHours, let number, number.isPair, number.value < 60, let open,
        index == number.index + 1, number.index <= open.range.upperBound,
        index == words.count || !UnitVocabulary.isUnit(words[index])
      else { return }
      self.open?.add(number, 60, end: index)
      self.number = nil
      isBehindHours = false
    }

    private mutating func add(_ number: Number, _ scale: Double, end: Int) {
      self.number = nil
      if let open, scale < open.smallest {
        self.open?.add(number, scale, end: end)
      } else {
        self.end(at: number.index)
        open = Open(
          total: number.value * scale,
          smallest: scale,
          precision: scale * number.unit,
          range: number.index..<end
        )
      }
    }

    private func figures(_ piece: Word) -> NumberFigures? {
      guard piece.begins(with: .number) else { return nil }
      return style.decimals.lazy.compactMap { NumberFigures(piece, style, decimal: $0) }.first
    }

    /// Numbers and the letters joined to them: `7h45m` is `7 h 45 m`.
    private static func forEachPiece(of word: Word, _ body: (Word) -> Void) {
      guard word.contains(.number) else { return body(word) }
      var rest = word
      while !rest.isEmpty {
        let length = rest.length(of: rest.begins(with: .letter) ? .letter : notLetter)
        body(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
    }

    private static let notLetter = CharacterClass.letter.inverted
  }
}

/// The words for units of time in several languages.
package enum TimeUnits {
  static let articles: WordSet = ["a", "an"]

  /// What may stand between two units of one length.
  static let joins: WordSet = ["and", "und", "et", "y", "e", "en", "och", "og", "i"]

  /// Units behind which minutes need none of their own.
  static let hoursBeforeMinutes: WordSet = ["h", "heure", "heures"]

  /// How many seconds a word stands for; nil where for none.
  package static func seconds(_ word: Word) -> Double? { scales[word] }

  private static let scales: WordTable<Double> = [
    "d": 86400, "day": 86400, "days": 86400, "tag": 86400, "tage": 86400, "tagen": 86400,
    "jour": 86400, "jours": 86400, "día": 86400, "días": 86400, "日": 86400, "天": 86400,
    "일": 86400,
    "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "std": 3600,
    "stunde": 3600, "stunden": 3600, "heure": 3600, "heures": 3600, "hora": 3600, "horas": 3600,
    "ora": 3600, "ore": 3600, "uur": 3600, "timmar": 3600, "timer": 3600, "godz": 3600,
    "godzina": 3600, "godziny": 3600, "godzin": 3600, "час": 3600, "часа": 3600, "часов": 3600,
    "時間": 3600, "小时": 3600, "小時": 3600, "시간": 3600, "ساعة": 3600, "ساعات": 3600,
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "minuten": 60, "minuto": 60,
    "minutos": 60, "minuti": 60, "minuut": 60, "minuter": 60, "minutter": 60, "minuta": 60,
    "minuty": 60, "minut": 60, "мин": 60, "минута": 60, "минуты": 60, "минут": 60, "分": 60,
    "分钟": 60, "分鐘": 60, "분": 60, "دقيقة": 60, "دقائق": 60,
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "sek": 1, "sekunde": 1,
    "sekunden": 1, "seconde": 1, "secondes": 1, "segundo": 1, "segundos": 1, "secondi": 1,
    "seconden": 1, "sekunder": 1, "秒": 1, "초": 1,
  ]
}
