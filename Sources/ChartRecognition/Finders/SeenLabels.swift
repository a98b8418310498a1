internal import A11yModel

/// Takes numbers at marks for their labels.
enum SeenLabels {
  private static let maximum = 1000

  static func find(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let marks = draft.nodes(.mark)
    guard draft.nodes(.value).isEmpty, draft.assumed.contains(.marks), marks.count <= maximum,
      marks.contains(where: { draft.parts[$0]?.form == .bar })
    else { return }
    for text in draft.free([.text, .outlines]).prefix(maximum) where scene[text].number != nil {
      let place = scene[text].box.center
      let over = marks.filter { mark in
        let box = scene[mark].box
        return box.contains(place)
          || (place.x >= box.left && place.x <= box.right && place.y < box.top
            && place.y > box.top - 20)
      }
      let inside = over.filter { scene[$0].box.contains(place) }
      let own = inside.count == 1 ? inside : over
      guard own.count == 1 else { continue }
      draft.parts[text] = ChartDraft.Part(role: .value, holder: own[0])
      if draft.parts[own[0]]?.holder == nil { draft.parts[own[0]]?.holder = own[0] }
    }
  }
}
