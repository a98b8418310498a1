internal import A11yModel

// Which marks and series draw something themselves, and which have no look.
extension Chart.Form {
  /// Whether a line or an area shows a series as a whole, whatever its points look like.
  var joinsMarks: Bool { self == .line || self == .area }
}

extension ComponentNode {
  /// Whether a look says what marks or series look like; one that holds nothing merely says what is
  /// heard of them.
  var hasDrawnLooks: Bool {
    hasDrawnLook(of: .mark) || hasDrawnLook(of: .series)
  }

  private func hasDrawnLook(of role: LookNode.Role) -> Bool {
    looks.contains { $0.role == role && !$0.part.children.isEmpty }
  }

  /// The series of whose marks some have no look and draw nothing themselves; none where no colour
  /// of the component is told.
  ///
  /// What a look says of points, it does not say of the line through them.
  var plainSeries: [Int] {
    let isLine = component.chart?.form?.joinsMarks == true
    guard !marks.isEmpty, !(isLine ? hasDrawnLook(of: .series) : hasDrawnLooks), tellsColor else {
      return []
    }
    let drawn = drawnMarks
    // By series, and last of none, whether any mark of it is plain, and whether it has any.
    var plain = [Bool](repeating: false, count: seriesColors.count + 1)
    var used = plain
    for (index, mark) in marks.enumerated() {
      used[mark.series ?? seriesColors.count] = true
      if !drawn.contains(index) { plain[mark.series ?? seriesColors.count] = true }
    }
    // Where no mark says whose it is, each series may have some.
    guard used.dropLast().contains(true) else {
      return plain.last == true ? Array(seriesColors.indices) : []
    }
    return seriesColors.indices.filter { plain[$0] }
  }

  private var tellsColor: Bool {
    seriesColors.contains { $0 != nil } || root.tellsColor
      || looks.contains { $0.part.tellsColor }
  }

  /// The marks that draw something themselves.
  var drawnMarks: Set<Int> {
    Set(root.items(.mark).filter { $0.value.children.contains(where: \.isDrawn) }.keys)
  }
}

extension PartNode {
  /// Whether it draws more than words.
  var isDrawn: Bool {
    switch kind {
    case .text, .title: false
    case .group: !appearance.paints.isEmpty || children.contains(where: \.isDrawn)
    default: true
    }
  }

  /// Whether a colour of it, or of anything within it, is told.
  fileprivate var tellsColor: Bool {
    appearance.paints.contains { $0.paint.isTold } || children.contains(where: \.tellsColor)
  }
}

extension PaintNode.Paint {
  /// Whether it is a colour by itself, and not that of a series or a state.
  fileprivate var isTold: Bool {
    switch self {
    case .color(let color): color.isTold
    case .gradient(let stops): stops.contains { $0.color.isTold }
    case .unknown: false
    }
  }
}

extension ColorExpression {
  fileprivate var isTold: Bool {
    switch meaning {
    case .series, .state: false
    case .literal, .system, .token, .unknown: true
    }
  }
}
