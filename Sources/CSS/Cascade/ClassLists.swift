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
    list(ofText: attribute.withValue { texts.number(of: $0) })
  }

  private mutating func list(ofText text: Int32) -> Int32 {
    let number = Int(text)
    if number < places.count { return places[number] }
    let words = texts[number].split(whereSeparator: CSSBytes.isSpace)
    // Classes that no selector names tell nothing.
    let known = words.map { word in word.withUnsafeBufferPointer { names.known($0) } }
    let place = place(of: Set(known.filter { $0 >= 0 }))
    places.append(place)
    return place
  }

  private mutating func place(of classes: Set<Int32>) -> Int32 {
    placesOfLists.place(of: classes.sorted(), amongMet: &all)
  }

  /// Parts the classes that an element has whatever animations make of them from those that it may have.
  ///
  /// - Parameters:
  ///   - traits: those of the element, with the classes that its attribute says.
  ///   - values: what animations may make of the attribute.
  mutating func part(_ traits: inout StyledElements.Traits, by values: [String]) {
    var certain = Set(all[Int(traits.classes)])
    var possible = certain
    for value in values {
      let list = all[Int(list(ofText: texts.number(of: value)))]
      certain.formIntersection(list)
      possible.formUnion(list)
    }
    traits.classes = place(of: certain)
    traits.changingClasses = place(of: possible.subtracting(certain))
  }
}
