internal import XML

/// What styles need to know of a document's elements, by their places in document order.
///
/// Elements that selectors cannot tell apart share their traits.
struct StyledElements {
  /// What selectors may ask of an element itself.
  struct Traits: Hashable, Sendable {
    /// Numbers of names that selectors ask for; -1 of others.
    var type: Int32 = -1
    var id: Int32 = -1
    /// Places among the lists.
    var classes: Int32 = 0
    var attributes: Int32 = 0
    var namespace: Int32 = 0
    var isLink = false
  }

  /// The places of the elements around each; -1 of texts, and where there is none.
  var parents: [Int32]
  var previous: [Int32] = []

  /// The places of the traits.
  var traitNumbers: [Int32]

  /// The places among the lists of presentation attributes.
  var attributeNumbers: [Int32]

  /// The places of the style attributes; -1 where there is none.
  var inlineNumbers: [Int32]

  var allTraits: [Traits] = []
  var classLists: [[Int32]] = [[]]
  /// The attributes that selectors ask for, as far as an element has them: each one's place among
  /// those and the number of its value.
  var attributeLists: [[Int32]] = [[]]
  var values = NameInterner()
  var namespaces: [String] = [""]

  // What only positional selectors ask.
  var isEmpty: [Bool] = []
  private var places: [Int32] = []
  private var placesFromEnd: [Int32] = []
  private var placesOfType: [Int32] = []
  private var placesOfTypeFromEnd: [Int32] = []

  init(count: Int) {
    parents = Array(repeating: -1, count: count)
    traitNumbers = Array(repeating: -1, count: count)
    attributeNumbers = Array(repeating: 0, count: count)
    inlineNumbers = Array(repeating: -1, count: count)
  }

  /// The value of an attribute that selectors ask for, by its place among those.
  func value(of attribute: Int, in traits: Traits) -> ArraySlice<UInt8>? {
    let list = attributeLists[Int(traits.attributes)]
    for place in stride(from: 0, to: list.count, by: 2) where list[place] == attribute {
      return values[Int(list[place + 1])]
    }
    return nil
  }

  /// Whether an element has a class, by the number of its name; the lists are sorted.
  func has(_ name: Int32, in traits: Traits) -> Bool {
    let list = classLists[Int(traits.classes)]
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == name
  }

  func traits(of element: Int32) -> Traits { allTraits[Int(traitNumbers[Int(element)])] }

  /// The place among siblings, from 1.
  func place(of element: Int32, _ formula: NthFormula) -> Int {
    let places =
      switch (formula.fromEnd, formula.ofType) {
      case (false, false): places
      case (true, false): placesFromEnd
      case (false, true): placesOfType
      case (true, true): placesOfTypeFromEnd
      }
    return Int(places[Int(element)])
  }

  /// Notes the places of all elements among their siblings.
  mutating func findPlaces(in root: XML.Element) {
    let count = parents.count
    previous = Array(repeating: -1, count: count)
    isEmpty = Array(repeating: false, count: count)
    places = Array(repeating: 1, count: count)
    placesFromEnd = places
    placesOfType = places
    placesOfTypeFromEnd = places
    let base = root.order
    isEmpty[0] = root.isEmpty
    var open = [root]
    while let parent = open.popLast() {
      let children = parent.children
      var ofType: [Name: Int32] = [:]
      for (index, child) in children.enumerated() {
        let place = child.order - base
        isEmpty[place] = child.isEmpty
        if index > 0 { previous[place] = Int32(children[index - 1].order - base) }
        places[place] = Int32(index + 1)
        placesFromEnd[place] = Int32(children.count - index)
        let name = Name(child.name, namespace: child.namespace)
        ofType[name, default: 0] += 1
        placesOfType[place] = ofType[name] ?? 1
      }
      for child in children {
        let place = child.order - base
        let name = Name(child.name, namespace: child.namespace)
        placesOfTypeFromEnd[place] = (ofType[name] ?? 1) - placesOfType[place] + 1
      }
      open += children.filter { !$0.isEmpty }
    }
  }
}
