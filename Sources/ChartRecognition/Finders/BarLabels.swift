internal import Geometry

/// Proves bars without axes by the numbers that stand at them.
enum BarLabels {
  /// Whether each bar has a number of its own, and they are in the proportions of the bars.
  static func prove(_ bars: BarFinder.Bars, _ draft: ChartDraft) -> Bool {
    let scene = draft.scene
    var numbers: [(box: Box, value: Double)] = []
    for text in draft.free([.text, .outlines]).prefix(2000) {
      guard let value = scene[text].number else { continue }
      numbers.append((scene[text].box, value))
    }
    guard bars.nodes.count <= 200, numbers.count >= bars.nodes.count else { return false }
    var scales: [Double] = []
    for node in bars.nodes {
      let bar = scene[node].box
      let reach = bar.expanded(by: 16)
      let own = numbers.filter { number in
        reach.holdsMiddle(of: number.box)
          && (bars.isUpright
            ? abs(number.box.center.x - bar.center.x) <= bar.width / 2
            : abs(number.box.center.y - bar.center.y) <= bar.height / 2)
      }
      guard own.count == 1, own[0].value != 0 else { return false }
      scales.append((bars.isUpright ? bar.height : bar.width) / own[0].value)
    }
    guard let least = scales.min(), let most = scales.max() else { return false }
    return least > 0 && most - least <= most * 0.05
  }
}
