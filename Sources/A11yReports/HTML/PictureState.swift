internal import A11yModel
internal import A11yRules
internal import Drawing
internal import Geometry
internal import XML

/// A component as it is drawn in one of its states.
struct PictureState {
  let width: Double
  let height: Double
  private let boxes: [Picture.Place: Box]
  private let parts: [Int: Box]
  private let document: Document

  /// The ids of the states that its steps can be in.
  private let names: Set<String>

  init(_ picture: Picture, _ drawing: DrawnImage, _ names: Set<String>, _ document: Document) {
    func side(_ name: String) -> Double {
      drawing.markup.attributes.first { $0.name == name }.flatMap { Double($0.value) } ?? 0
    }
    (width, height) = (side("width"), side("height"))
    (boxes, parts) = (picture.boxes, picture.partBoxes)
    (self.names, self.document) = (names, document)
  }

  var box: Box { Box(x: 0, y: 0, width: width, height: height) }

  /// Where what something that was found is about stands, each once: of a pair, both; none where it is not
  /// drawn, or in another state.
  func boxes(of outcome: Outcome) -> [Box] {
    guard !outcome.depicted.isEmpty else {
      return [boxOfTarget(of: outcome)].compactMap(\.self)
    }
    return outcome.depicted.compactMap(box(of:)).reduce(into: []) { boxes, box in
      if !boxes.contains(box) { boxes.append(box) }
    }
  }

  private func box(of depicted: Depicted) -> Box? {
    switch depicted {
    case .part(let part): parts[part]
    case .look(let source): boxes[Picture.Place(document.path(of: source))]
    }
  }

  /// Where the target of something that was found stands, or all that is drawn within it, or the nearest
  /// element around it that is drawn; nil where none is, or is in another state.
  func boxOfTarget(of outcome: Outcome) -> Box? {
    let state = outcome.state.flatMap { names.contains($0) ? $0 : nil }
    guard var path = outcome.target?[...] else { return nil }
    let inner = boxes.filter { $0.key.state == state && $0.key.path.hasPrefix(path + "/") }
    while !path.isEmpty {
      if let box = boxes[Picture.Place(String(path), in: state)] { return box }
      if !inner.isEmpty { return inner.values.reduce(.empty) { $0.union($1) } }
      path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
    return nil
  }
}
