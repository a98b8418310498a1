/// What tells the series of marks and lines by what they look like.
struct SeriesLooks {
  let legend: LegendLooks
  private let draft: ChartDraft
  private let scene: ChartScene

  /// The areas whose outlines look alike, by these: then not they tell the series.
  private let areas: [Int: Int]

  /// The form of most points on each line.
  private let forms: [Int: PointForm]

  /// - Parameter draft: what each node is.
  init(_ draft: ChartDraft) {
    (self.draft, scene) = (draft, draft.scene)
    legend = LegendLooks(draft)
    areas = Self.areas(in: draft)
    var forms: [Int: [PointForm: Int]] = [:]
    for (node, line) in draft.companions where draft.parts[node]?.role == .mark {
      if let form = draft.scene.form(ofPoint: node) {
        forms[line, default: [:]][form, default: 0] += 1
      }
    }
    // Where lines meet, a point may have been taken for that of another.
    self.forms = forms.compactMapValues { counts in
      let all = counts.values.reduce(0, +)
      return counts.first { $0.value * 2 > all }?.key
    }
  }

  /// What tells its series by a mark or a line.
  ///
  /// A point on a line stands for the colour of the line; how strongly it is painted tells series only
  /// where a legend says so, and so does the form of other points.
  func look(of node: Int) -> MarkLook {
    let line = draft.companions[node] ?? node
    var look = MarkLook(scene[areas[line] ?? line], form: forms[line])
    if draft.entries.isEmpty {
      look.opacity = nil
    } else if !legend.areFormsTold {
      look.form = nil
    } else if look.form == nil {
      look.form = scene.form(ofPoint: line)
    }
    return look
  }

  /// As Lets-Plot outlines all areas in one colour.
  private static func areas(in draft: ChartDraft) -> [Int: Int] {
    let scene = draft.scene
    var areas: [Int: Int] = [:]
    for (node, line) in draft.companions where draft.parts[node]?.role == .line {
      areas[line] = min(node, areas[line] ?? node)
    }
    let areAlike = Set(areas.keys.map { MarkLook(scene[$0]) }).count == 1
    return areAlike && Set(areas.values.map { scene[$0].fill }).count > 1 ? areas : [:]
  }

  /// The line of the legend that explains a mark or a line.
  func entry(of node: Int) -> Int? { legend.entry(of: look(of: node)) }
}
