package import A11yModel
internal import Listening

extension Component {
  /// What each series looks like that has marks in view; a spacer that nobody sees has no look.
  ///
  /// - Parameter doubt: the fact without which another key may be there.
  /// - Returns: the looks, in the order of the series.
  func seriesLooks(unless doubt: String?) -> [Look] {
    guard let chart else { return [] }
    let counts = chart.markCounts
    let key = PatternKey(self, unless: doubt)
    var shared: [Int: [Part]] = [:]
    var own: [Int: OwnParts] = [:]
    for run in partRuns {
      guard let series = run[run.startIndex].series else { continue }
      guard case .mark = run[run.startIndex].subject else {
        shared[series, default: []] += run
        continue
      }
      own[series, default: OwnParts()].add(run.filter { $0.kind != .text }.map(\.withoutSize))
    }
    var looks: [(index: Int, look: Look)] = chart.seriesWithMarks.compactMap { index in
      let parts = shared[index].map { [$0] } ?? []
      var look = look(of: chart.series[index], index)
      look.alternatives = (own[index] ?? OwnParts())
        .alternatives(with: parts, items: counts[index]) { $0.isForm(of: $1) }
      look.undrawn = look.declared.filter { !isDrawn($0, in: look.alternatives.joined()) }
      look.declared.removeAll(where: look.undrawn.contains)
      look.keyless = keyless(of: look, index, key)
      let drawn = look.alternatives.joined().filter { chart.isRecognized || $0.kind != .text }
      return drawn.contains(where: isVisible) ? (index, look) : nil
    }
    let found = SeriesLabels(self, inView: looks.map(\.index))
    for index in looks.indices {
      looks[index].look.labels = found.labels[looks[index].index] ?? []
      looks[index].look.isLabelUnsure = found.areUnsure
    }
    return looks.map(\.look)
  }

  /// The series whose marks are seen, as far as looks are given.
  package var seriesInView: [Int] {
    guard let chart else { return [] }
    var isDrawn: [Int: Bool] = [:]
    for index in parts.indices where parts[index].role == .mark || parts[index].role == .series {
      guard let series = parts[index].series, isDrawn[series] != true else { continue }
      isDrawn[series] = isVisible(parts[index])
    }
    return chart.seriesWithMarks.filter { isDrawn[$0] ?? true }
  }

  /// The parts of marks and series, those of one mark or series in one piece.
  private var partRuns: [ArraySlice<Part>] {
    var runs: [ArraySlice<Part>] = []
    var start = 0
    for index in parts.indices {
      let next = index + 1
      let goes =
        next < parts.count && parts[next].subject == parts[index].subject
        && parts[next].series == parts[index].series && parts[next].role == parts[index].role
      guard !goes else { continue }
      if parts[index].role == .mark || parts[index].role == .series {
        runs.append(parts[start..<next])
      }
      start = next
    }
    return runs
  }

  private func look(of series: Series, _ index: Int) -> Look {
    let declared: [(Cue.Kind, String?)] = [
      (.pattern, series.pattern), (.dash, series.dash), (.marker, series.marker),
    ]
    return Look(
      subject: .series(index),
      name: series.name.value ?? series.id,
      hue: series.hue,
      source: series.source,
      alternatives: [],
      declared: declared.compactMap { kind, content in
        content.map { Cue(kind, named: $0) }
      },
      lineWidth: series.width
    )
  }

  /// The patterns in which a series is seen, as far as the legend does not tell that they are its own.
  private func keyless(of look: Look, _ index: Int, _ key: PatternKey) -> [Cue: Certainty] {
    let declared = look.declared.filter { $0.kind == .pattern }
    let drawn = look.alternatives.joined().compactMap { part in
      part.pattern.map { Cue(.pattern, named: $0) }
    }
    var keyless: [Cue: Certainty] = [:]
    for (patterns, isDeclared) in [(declared, true), (drawn, false)] {
      for pattern in patterns {
        let isShown = key.shows(pattern, of: index, isDeclared: isDeclared)
        if isShown != .yes { keyless[pattern] = isShown }
      }
    }
    return keyless
  }

  /// Whether what a series declares may be drawn: there is something that can have it, and what its
  /// marks are drawn with is not said already.
  private func isDrawn(_ cue: Cue, in parts: some Sequence<Part>) -> Bool {
    switch cue.kind {
    case .marker:
      !parts.contains {
        $0.role == .mark && $0.kind == .shape && $0.shape != .line && $0.shape != .path
      }
    case .dash:
      parts.allSatisfy { $0.dash == nil } && parts.contains { $0.kind == .line || isStroked($0) }
    case .pattern: parts.allSatisfy { $0.pattern == nil } && parts.contains(where: isFilled)
    default: true
    }
  }

  private func isStroked(_ part: Part) -> Bool {
    part.shape == .line || rendering(of: part).variants.contains { $0.outline != nil }
  }

  private func isFilled(_ part: Part) -> Bool {
    part.kind == .shape && part.shape != .line
      && rendering(of: part).variants.contains { $0.fill != nil }
  }

  /// Whether a part differs from what lies behind it, as far as that is known.
  private func isVisible(_ part: Part) -> Bool {
    rendering(of: part).variants.contains { rendered in
      [rendered.fill, rendered.outline?.coat].contains { $0.map(\.isVisible) ?? false }
    }
  }
}

extension Chart {
  /// How many marks each series has.
  fileprivate var markCounts: [Int] {
    var counts = Array(repeating: 0, count: series.count)
    for mark in marks {
      if let series = mark.series { counts[series] += 1 }
    }
    return counts
  }

  /// The series with marks that are there to be seen; of a chart whose marks are not listed, all.
  fileprivate var seriesWithMarks: [Int] {
    let counts = markCounts
    return series.indices.filter { index in
      !series[index].isEmpty && !series[index].isInvisible && (marks.isEmpty || counts[index] > 0)
    }
  }
}

extension Coat {
  /// Whether it differs from what lies behind it, as far as that is known.
  package var isVisible: Bool {
    guard case .known(let pairs) = colors else { return true }
    return pairs.contains { $0.foreground != $0.background }
  }
}

extension Part {
  /// Whether it is what one mark looks like where the others of its series look like another part: it
  /// has the same form, and other colours or surroundings.
  fileprivate func isForm(of other: Part) -> Bool {
    role == .mark && other.role == .mark && kind == other.kind && shape == other.shape
      && (around == nil) == (other.around == nil)
  }

  /// A mark's own part; its size is data.
  fileprivate var withoutSize: Part {
    var part = self
    part.width = nil
    part.height = nil
    return part
  }
}
