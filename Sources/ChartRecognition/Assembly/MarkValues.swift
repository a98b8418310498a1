internal import A11yModel
internal import ChartWords
internal import Geometry
internal import Language
internal import SVGPainting
internal import Support
internal import XML

/// The values of single marks as the image tells them, and with them their categories: what the file states,
/// the text beside a mark, the number in its own name, or what a description lists.
struct MarkValues {
  /// By the nodes of the marks.
  private(set) var values: [Int: Double]
  private(set) var categories: [Int: String]

  private let draft: ChartDraft
  private let scene: ChartScene
  private let marks: [Int]
  private let drawn: DrawnValues
  private let names: SeriesNames

  /// The labels of axes that do not measure, by their words, and how many words the longest has.
  private var labels: [String: String] = [:]
  private var longestLabel = 0

  /// The names of series, by the nodes of their marks.
  typealias SeriesNames = [Int: String]

  private static let (mostMarks, mostWords) = (2000, 8)

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - statements: what the file states.
  ///   - slices: what slices stand for, by their nodes.
  ///   - names: the names of series.
  ///   - shown: the values that texts beside marks and legends say.
  ///   - drawn: what the marks are drawn as.
  init(
    _ draft: ChartDraft,
    _ statements: MarkStatements,
    _ slices: [Int: String],
    _ names: SeriesNames,
    _ shown: [Int: TextValue],
    _ drawn: DrawnValues
  ) {
    (self.draft, scene, self.drawn, self.names) = (draft, draft.scene, drawn, names)
    values = statements.values
    categories = slices.merging(statements.categories) { $1 }
    marks = draft.nodes(.mark)
    guard marks.count <= Self.mostMarks else { return }
    for label in drawn.labels.compactMap({ scene[$0].text.value }) {
      let tokens = TextTokens(label, scene.language)
      labels[tokens.text(0..<tokens.count)] = label
      longestLabel = min(max(longestLabel, tokens.count), Self.mostWords)
    }
    let told = named()
    // A share of the whole is the value only where nothing else is.
    for isShare in [false, true] {
      for values in [shown, told] {
        add(values.filter { ($0.value.share != nil) == isShare })
      }
    }
    addDescribed()
  }

  private mutating func add(_ found: [Int: TextValue]) {
    for (mark, value) in found where values[mark] == nil { values[mark] = value.number }
  }

  // MARK: names

  /// The numbers in the names of marks that are not their categories nor series, where most are in the
  /// proportions of what is drawn.
  private mutating func named() -> [Int: TextValue] {
    var found: [Int: TextValue] = [:]
    var heads: [Int: String] = [:]
    for mark in marks {
      guard let name = name(of: mark) else { continue }
      let parts = MarkLabel.fields(name)
      let head = parts.count == 1 ? parts[0].name : nil
      guard let value = value(in: parts.count == 1 ? parts[0].value : name, of: mark) else {
        continue
      }
      found[mark] = value
      heads[mark] = category(of: mark, in: name, before: value, head)
    }
    // Beside numbers, percentages are of something else.
    let plain = found.filter { $0.value.share == nil }
    guard !found.isEmpty, let truth = drawn.truth(of: plain.isEmpty ? found : plain) else {
      return [:]
    }
    for mark in truth.keys where categories[mark] == nil { categories[mark] = heads[mark] }
    return truth
  }

  /// What the author of a mark, or of what holds it alone, calls it.
  private func name(of mark: Int) -> String? {
    [mark, draft.parts[mark]?.holder].lazy.compactMap(\.self).compactMap { node in
      let element = scene[node].element
      return element["aria-label"] ?? element.title
    }.first.map(\.singleSpaced)
  }

  /// The only value in a text that is none of the category, of the series, of a date or of a place in a list.
  private func value(in text: String, of mark: Int) -> TextValue? {
    guard text.utf8.count <= Self.longest else { return nil }
    let tokens = TextTokens(text, scene.language)
    let others = [categories[mark], names[mark], category(in: tokens)].compactMap(\.self)
      .flatMap { tokens.ranges(of: TextTokens($0, scene.language)) }
    let dates = tokens.dates.map(\.range)
    let own = tokens.values.filter { value in
      value.total == nil && value.upTo == nil
        && !others.contains { $0.overlaps(value.range) }
        && !dates.contains { $0.upperBound >= value.range.upperBound && $0.overlaps(value.range) }
    }
    let plain = own.filter { $0.share == nil }
    return own.count == 1 ? own[0] : plain.count == 1 ? plain[0] : nil
  }

  private static let longest = 200

  /// The label of an axis that a name holds or that stands at the mark; where there are none, what stands in
  /// the name before its value.
  private func category(
    of mark: Int,
    in name: String,
    before value: TextValue,
    _ head: String?
  ) -> String? {
    guard !labels.isEmpty else { return head ?? Self.words(before: value, in: name) }
    return category(in: TextTokens(name, scene.language))
      ?? drawn.label(of: mark).flatMap { scene[$0].text.value }
  }

  /// The longest label of an axis that a text holds.
  private func category(in tokens: TextTokens) -> String? {
    for length in (1...max(longestLabel, 1)).reversed() where length <= tokens.count {
      for start in 0...(tokens.count - length) {
        if let label = labels[tokens.text(start..<(start + length))] { return label }
      }
    }
    return nil
  }

  /// What stands before the first number of a name.
  private static func words(before value: TextValue, in name: String) -> String? {
    var head = name.prefix { !$0.isNumber }
    while let last = head.last, !last.isLetter { head.removeLast() }
    return value.range.lowerBound == 0 || head.isEmpty ? nil : String(head)
  }

  // MARK: descriptions

  /// Adds what the description of the image lists, each value beside the category of a mark.
  private mutating func addDescribed() {
    let open = marks.filter { values[$0] == nil && !(draft.parts[$0]?.form?.isWhole ?? false) }
    guard open.count > 1, open.count == marks.count,
      let description = scene[0].element.text(ofFirst: "desc")
    else { return }
    let tokens = TextTokens(description.singleSpaced, scene.language)
    var listed: [String: TextValue] = [:]
    for value in tokens.values {
      if let name = value.name { listed[tokens.text(name)] = value }
    }
    var found: [Int: (value: TextValue, category: String)] = [:]
    for mark in open {
      guard
        let category = categories[mark] ?? drawn.label(of: mark).flatMap({ scene[$0].text.value }),
        case let words = TextTokens(category, scene.language),
        let value = listed[words.text(0..<words.count)]
      else { return }
      found[mark] = (value, category)
    }
    guard Set(found.values.map(\.category)).count == open.count,
      let truth = drawn.truth(of: found.mapValues(\.value))
    else { return }
    for (mark, value) in truth { values[mark] = value.number }
    for (mark, one) in found where categories[mark] == nil { categories[mark] = one.category }
  }
}
