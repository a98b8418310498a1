internal import XML

/// The lists of classes that elements have, each once, of those that selectors name.
struct ClassLists {
  /// The numbers of the classes of each list, sorted; the first is empty.
  private(set) var all: [[Int32]] = [[]]

  private let names: NameInterner

  // Numbers of what was met, so that each text is read once.
  private var texts = NameInterner()
  private var places: [Int32] = []
  private var placesOfLists: [[Int32]: Int32] = [[]: 0]

  /// - Parameter names: the classes that selectors name.
  init(_ names: NameInterner) { self.names = names }

  /// The place of the list that an attribute says.
  mutating func list(_ attribute: XML.Attribute) -> Int32 {
    let text = attribute.withValue { texts.number(of: $0) }
    if Int(text) < places.count { return places[Int(text)] }
    let words = texts[Int(text)].split(whereSeparator: CSSBytes.isSpace)
    // Classes that no selector names tell nothing.
    let known = words.map { word in word.withUnsafeBufferPointer { names.known($0) } }
    let list = Set(known.filter { $0 >= 0 }).sorted()
    let place = placesOfLists.place(of: list, amongMet: &all)
    places.append(place)
    return place
  }
}
