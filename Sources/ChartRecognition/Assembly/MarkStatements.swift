internal import A11yModel
internal import ChartWords
internal import Support
internal import XML

/// What a file states of single marks: their categories, values and series.
struct MarkStatements {
  /// By the node of the mark.
  private(set) var categories: [Int: String] = [:]
  private(set) var values: [Int: Double] = [:]
  private(set) var series: [Int: String] = [:]

  /// The marks of no series: what they state names none, though others do so.
  private(set) var unnamed: Set<Int> = []

  /// The texts that say a mark's value.
  private(set) var labels: [Int: [Int]] = [:]

  private let draft: ChartDraft
  private let scene: ChartScene
  private let hasTicks: Bool

  init(_ draft: ChartDraft) {
    self.draft = draft
    scene = draft.scene
    hasTicks = !draft.nodes(.tick).isEmpty
    readDescriptions()
    readLabels()
    readHolders()
    pairLabels()
  }

  private func title(_ role: ChartDraft.Role, _ axis: Chart.Axis?) -> String? {
    draft.nodes(role).first { draft.parts[$0]?.axis == axis }.flatMap { scene[$0].text.value }
  }

  /// What pygal says of each mark: `desc` elements with classes.
  private mutating func readDescriptions() {
    for mark in draft.nodes(.mark) {
      guard let holder = draft.parts[mark]?.holder else { continue }
      for child in scene[holder].element.elements where child.name == "desc" {
        switch child["class"] {
        case "value": values[mark] = PlainNumber.read(child.text.singleSpaced)
        case "x_label": categories[mark] = child.text.singleSpaced
        default: continue
        }
      }
    }
  }

  /// Labels as “Quarter: Q1; Revenue: 12; Region: North”: what a field is, titles tell.
  private mutating func readLabels() {
    let (x, y) = (title(.axisTitle, .x), title(.axisTitle, .y))
    let legend = draft.nodes(.legendTitle).first.flatMap { scene[$0].text.value }
    let names = Set(draft.entries.compactMap { scene[$0.text].text.value })
    let ticks = namesOnTicks
    var single: [(mark: Int, field: (name: String, value: String))] = []
    for mark in draft.nodes(.mark) + draft.nodes(.line) {
      guard let label = scene[mark].element["aria-label"] else { continue }
      let fields = MarkLabel.fields(label)
      guard fields.count > 1 else {
        if let field = fields.first, draft.parts[mark]?.role == .mark {
          single.append((mark, field))
        }
        continue
      }
      var numbers: [(name: String, value: Double)] = []
      for (name, value) in fields {
        // What stands at a scale of colours are numbers, and no names.
        let isSeries =
          !names.isEmpty
          && (name == legend
            || names.contains(value) && series[mark] == nil && name != x && name != y)
        if isSeries {
          series[mark] = value
        } else if let number = PlainNumber.read(value) {
          numbers.append((name, number))
        } else if name == x || name == y || categories[mark] == nil {
          categories[mark] = value
        }
      }
      if series[mark] == nil { unnamed.insert(mark) }
      guard draft.parts[mark]?.role == .mark else { continue }
      if numbers.count == 1 {
        values[mark] = numbers[0].value
      } else if categories[mark] == nil, let value = numbers.first(where: { $0.name == y }),
        let place = numbers.first(where: { $0.name == x }), numbers.count == 2
      {
        values[mark] = value.value
        categories[mark] = DecimalText.short(place.value)
      }
    }
    if series.isEmpty { unnamed = [] }
    readCategories(single, ticks)
  }

  /// “Q1: 12” is the value of what stands at a tick.
  ///
  /// Where two and more marks say so, others, each with a name of its own, stand where a tick is left
  /// out.
  private mutating func readCategories(
    _ fields: [(mark: Int, field: (name: String, value: String))],
    _ ticks: Set<String>
  ) {
    let told = fields.count { ticks.contains($0.field.name) }
    let names = Set(fields.map(\.field.name))
    let isThinned = told > 1 && ticks.count < fields.count && names.count == fields.count
    for (mark, field) in fields where isThinned || ticks.contains(field.name) {
      guard !field.value.hasSuffix("%"), let value = PlainNumber.read(field.value) else { continue }
      (categories[mark], values[mark]) = (field.name, value)
    }
  }

  /// The ticks of an axis on which there are no numbers.
  private var namesOnTicks: Set<String> {
    for axis in [Chart.Axis.x, .y] {
      let ticks = draft.ticks(axis).map { scene[$0].text.value ?? "" }
      if !ticks.isEmpty, ticks.allSatisfy({ $0.contains(where: \.isLetter) }) { return Set(ticks) }
    }
    return []
  }

  /// Texts in what holds one mark say something of it.
  private mutating func readHolders() {
    var marks: [Int: Int] = [:]
    for mark in draft.nodes(.mark) {
      if let holder = draft.parts[mark]?.holder { marks[holder] = mark }
    }
    for text in draft.nodes(.value) {
      guard let holder = draft.parts[text]?.holder, let mark = marks[holder] else { continue }
      add(text, to: mark)
    }
  }

  private mutating func add(_ text: Int, to mark: Int) {
    guard let words = scene[text].text.value else { return }
    guard let number = PlainNumber.read(words) else {
      // Beside ticks, which tell the categories, words at a mark may be anything.
      if categories[mark] == nil, !hasTicks { categories[mark] = words }
      return
    }
    labels[mark, default: []].append(text)
    // A share of the whole is not the value.
    if values[mark] == nil, !words.hasSuffix("%") { values[mark] = number }
  }

  /// Where a series has as many texts as marks, they stand in the same order, each at its mark.
  private mutating func pairLabels() {
    let texts = draft.nodes(.value).filter { draft.parts[$0]?.holder == nil }
    guard !texts.isEmpty else { return }
    let marks = draft.nodes(.mark)
    var bySeries: [String?: (texts: [Int], marks: [Int])] = [:]
    let areNamed = texts.allSatisfy { draft.parts[$0]?.series != nil }
    func key(_ node: Int) -> String? { areNamed ? draft.parts[node]?.series : nil }
    for text in texts { bySeries[key(text), default: ([], [])].texts.append(text) }
    for mark in marks { bySeries[key(mark), default: ([], [])].marks.append(mark) }
    for (_, pair) in bySeries where pair.texts.count == pair.marks.count {
      guard zip(pair.texts, pair.marks).allSatisfy({ isNear($0, $1) }) else { continue }
      for (text, mark) in zip(pair.texts, pair.marks) where labels[mark] == nil {
        add(text, to: mark)
      }
    }
  }

  private func isNear(_ text: Int, _ mark: Int) -> Bool {
    let place = scene[text].box
    let reach = max(place.width, place.height, 12) * 1.5
    return scene[mark].box.expanded(by: reach).holdsMiddle(of: place)
  }
}
