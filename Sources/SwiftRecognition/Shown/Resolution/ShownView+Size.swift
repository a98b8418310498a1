internal import SwiftEvaluation
internal import SwiftSource

extension ShownView {
  /// Gives it a fixed width or height.
  mutating func take(_ width: Fact<ShownSize.Length>, _ height: Fact<ShownSize.Length>) {
    if case .shape = content {
      let filled = filling(width, height)
      size.width = width.isAbsent ? size.width : filled.size.width
      size.height = height.isAbsent ? size.height : filled.size.height
    } else {
      if !width.isAbsent { size.width = width }
      if !height.isAbsent { size.height = height }
      if case .stack(let stack) = content, stack.axis == .depth {
        children = children.map { $0.filling(width, height) }
      }
    }
    size.padding = .absent
  }

  /// The same where a shape in it that has no size of its own fills what it is offered.
  func filling(_ width: Fact<ShownSize.Length>, _ height: Fact<ShownSize.Length>) -> ShownView {
    var view = self
    let padding: [Double]
    switch size.padding {
    case .absent: padding = [0, 0, 0, 0]
    case .known(let sides, _): padding = sides
    case .unknown: return self
    }
    func rest(_ length: Fact<ShownSize.Length>, _ taken: Double) -> Fact<ShownSize.Length> {
      length.map { if case .points(let points) = $0 { .points(points - taken) } else { $0 } }
    }
    let width = rest(width, padding[1] + padding[3])
    let height = rest(height, padding[0] + padding[2])
    switch content {
    case .shape:
      if view.size.width.isAbsent { view.size.width = width }
      if view.size.height.isAbsent { view.size.height = height }
    case .stack(let stack) where stack.axis == .depth:
      let own = (
        view.size.width.isAbsent ? width : view.size.width,
        view.size.height.isAbsent ? height : view.size.height
      )
      view.children = children.map { $0.filling(own.0, own.1) }
    case .container where children.count == 1:
      guard view.size.width.isAbsent, view.size.height.isAbsent else { break }
      view.children = [children[0].filling(width, height)]
    default: break
    }
    return view
  }

  /// The width and height with padding, as far as they are known.
  var outerSize: (width: Fact<ShownSize.Length>, height: Fact<ShownSize.Length>) {
    let padding: [Double]
    switch size.padding {
    case .absent: padding = [0, 0, 0, 0]
    case .known(let sides, _): padding = sides
    case .unknown: return (.absent, .absent)
    }
    func sum(_ length: Fact<ShownSize.Length>, _ added: Double) -> Fact<ShownSize.Length> {
      length.map { if case .points(let points) = $0 { .points(points + added) } else { $0 } }
    }
    var (width, height) = (size.width, size.height)
    if case .stack(let stack) = content, let base = stack.base, width.isAbsent, height.isAbsent {
      (width, height) = children[base].outerSize
    }
    return (sum(width, padding[1] + padding[3]), sum(height, padding[0] + padding[2]))
  }
}
