internal import A11yModel
internal import XML

/// Where the elements of a spec come from that was built in Swift, and not written as text.
struct Origins {
  /// The places of the start tags in the text, in document order.
  private let starts: [Position]

  /// For each of them the place of the code that made the element.
  let locations: [Location]

  /// Whether all of that code is in one file.
  private let isOneFile: Bool

  init(_ locations: [Location], of root: XML.Element) {
    var starts: [Position] = []
    var waiting = [root]
    while let element = waiting.popLast() {
      starts.append(element.position)
      waiting += element.children.reversed()
    }
    precondition(starts.count == locations.count, "each element has an origin")
    self.starts = starts
    self.locations = locations
    isOneFile = Set(locations.map(\.file)).count == 1
  }

  /// The origin of what stands at a place of the text: that of the last element which begins before.
  func location(of position: Position) -> Location {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return locations[low]
  }

  /// The line of an element, in words: “line 12”, or “line 12 of Steps.swift” where there are
  /// several files.
  func line(of position: Position) -> String {
    let location = location(of: position)
    let file = location.file.split(separator: "/").last ?? ""
    return "line \(location.line)" + (isOneFile ? "" : " of \(file)")
  }
}
