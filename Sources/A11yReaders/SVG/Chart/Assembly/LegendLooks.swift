/// What the lines of a legend show.
struct LegendLooks {
  private let draft: ChartDraft
  private let scene: ChartScene

  /// - Parameter draft: what each node is.
  init(_ draft: ChartDraft) { (self.draft, scene) = (draft, draft.scene) }

  /// The line that shows a look: filled alike, or outlined alike where the insides tell nothing.
  func entry(of look: MarkLook) -> Int? {
    let exact = draft.entries.indices.filter { entry in
      draft.entries[entry].swatches.contains { MarkLook(scene[$0]).isLike(look) }
    }
    if exact.count == 1 { return exact[0] }
    let isPlain = isPlain(look.fill)
    let byFill = draft.entries.firstIndex { entry in
      entry.swatches.contains { !isPlain && scene[$0].fill.looksLike(look.fill) }
    }
    if let byFill { return byFill }
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
