internal import Geometry

/// What the lines of a legend show.
struct LegendLooks {
  private let draft: ChartDraft
  private let scene: ChartScene

  /// What each line shows: one look of each of its shapes.
  private let looks: [[MarkLook]]

  /// Whether lines of one colour are told apart by the form of their points.
  let areFormsTold: Bool

  /// - Parameter draft: what each node is.
  init(_ draft: ChartDraft) {
    (self.draft, scene) = (draft, draft.scene)
    let shown = draft.entries.map { Self.looks(of: $0, draft.scene) }
    areFormsTold = Self.areFormsTold(shown)
    looks =
      areFormsTold
      ? shown
      : shown.map { looks in
        looks.map { look in
          var look = look
          look.form = nil
          return look
        }
      }
  }

  /// The shapes of one line of a legend: of one point on a line, the line has its form, too.
  static func looks(of entry: ChartDraft.Entry, _ scene: ChartScene) -> [MarkLook] {
    let forms = entry.swatches.map(scene.form)
    let known = Set(forms.compactMap(\.self))
    return zip(entry.swatches, forms).map { swatch, form in
      MarkLook(scene[swatch], form: form ?? (known.count == 1 ? known.first : nil))
    }
  }

  private static func areFormsTold(_ looks: [[MarkLook]]) -> Bool {
    var forms: [Ink: PointForm] = [:]
    for look in looks.joined() {
      guard let form = look.form else { continue }
      if forms.updateValue(form, forKey: look.key) ?? form != form { return true }
    }
    return false
  }

  /// The line that shows a look: filled alike, or outlined alike where the insides tell nothing.
  func entry(of look: MarkLook) -> Int? {
    let exact = looks.indices.filter { looks[$0].contains { $0.isLike(look) } }
    if exact.count == 1 { return exact[0] }
    if let form = look.form {
      let alike = looks.indices.filter { entry in
        looks[entry].contains { $0.form == form && $0.key.looksLike(look.key) }
      }
      if alike.count == 1 { return alike[0] }
    }
    let isPlain = isPlain(look.fill)
    let byFill = draft.entries.firstIndex { entry in
      entry.swatches.contains { !isPlain && scene[$0].fill.looksLike(look.fill) }
    }
    if let byFill { return byFill }
    // What has an inside of its own and no line for it is told by its outline.
    let byStroke = draft.entries.indices.filter { entry in
      draft.entries[entry].swatches.contains { swatch in
        let node = scene[swatch]
        return (node.fill.isNone || self.isPlain(node.fill)) && node.stroke.looksLike(look.stroke)
      }
    }
    if byStroke.count == 1 { return byStroke[0] }
    let byOutline = draft.entries.indices.filter { entry in
      draft.entries[entry].swatches.contains { swatch in
        let (fill, stroke) = (scene[swatch].fill, scene[swatch].stroke)
        if look.fill.isNone || isPlain {
          return stroke.looksLike(look.stroke) || fill.looksLike(look.stroke)
        }
        return fill.isNone && stroke.looksLike(look.fill)
      }
    }
    // An outline that several have tells none of them.
    return byOutline.count == 1 ? byOutline[0] : nil
  }

  /// Whether several lines of the legend show the same inside.
  private func isPlain(_ fill: Ink) -> Bool {
    draft.entries.count { entry in
      entry.swatches.contains { scene[$0].fill.looksLike(fill) }
    } > 1
  }
}
