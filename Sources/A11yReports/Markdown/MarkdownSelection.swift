/// The items of sections that fit into some room, those that matter most.
struct MarkdownSelection {
  private(set) var sections: [MarkdownSection]

  /// What is told of nowhere, since it did not fit.
  private(set) var omitted: Set<MarkdownSection.Subject> = []

  private let length: (String) -> Int
  private var room: Int

  /// Where an item stands.
  private struct Place: Hashable {
    var section: Int
    var group: Int
    var item: Int
  }

  /// - Parameters:
  ///   - table: the rows of a table, which get a third of the room at most as long as something else
  ///     needs it.
  ///   - errors: as much.
  ///   - others: what gets the rest.
  ///   - room: how long all may be.
  ///   - length: how long a text is.
  init(
    table: MarkdownSection,
    errors: MarkdownSection,
    others: [MarkdownSection],
    room: Int,
    length: @escaping (String) -> Int
  ) {
    sections = [table, errors] + others
    self.length = length
    self.room = room
    let all = sections.map { length($0.text) }
    guard all.reduce(0, +) > room else { return }
    let kept = min(all[0], room / 3)
    var chosen: Set<Place> = []
    choose(1..<2, within: room / 3, &chosen)
    choose(2..<sections.count, within: self.room - kept, &chosen)
    choose(0..<1, within: self.room, &chosen)
    keep(chosen)
  }

  /// Chooses items, those that matter most first; one that is too long makes way for others that
  /// matter as much.
  private mutating func choose(_ range: Range<Int>, within limit: Int, _ chosen: inout Set<Place>) {
    var limit = limit
    var begun: Set<[Int]> = []
    var omittedRank = Int.max
    for (place, rank) in places(range) where rank <= omittedRank {
      let (section, group) = (sections[place.section], sections[place.section].groups[place.group])
      var needed = length(group.items[place.item].text)
      let headings = [[place.section], [place.section, place.group]]
      if !begun.contains(headings[0]) { needed += length(section.opening) }
      if !begun.contains(headings[1]) { needed += length(group.opening + group.closing) }
      guard needed <= limit else {
        omittedRank = rank
        continue
      }
      limit -= needed
      room -= needed
      begun.formUnion(headings)
      chosen.insert(place)
    }
  }

  /// What stands in some sections, by how much it matters.
  private func places(_ range: Range<Int>) -> [(place: Place, rank: Int)] {
    var places: [(place: Place, rank: Int)] = []
    for section in range {
      for (group, items) in sections[section].groups.map(\.items).enumerated() {
        for (item, rank) in items.map(\.rank).enumerated() {
          places.append((Place(section: section, group: group, item: item), rank))
        }
      }
    }
    let order = places.indices.sorted { (places[$0].rank, $0) < (places[$1].rank, $1) }
    return order.map { places[$0] }
  }

  private mutating func keep(_ chosen: Set<Place>) {
    var told: Set<MarkdownSection.Subject> = []
    for section in sections.indices {
      for group in sections[section].groups.indices {
        let items = sections[section].groups[group].items
        var kept: [MarkdownSection.Item] = []
        for (index, item) in items.enumerated() {
          if chosen.contains(Place(section: section, group: group, item: index)) {
            kept.append(item)
            told.insert(item.subject)
          } else {
            omitted.insert(item.subject)
          }
        }
        sections[section].groups[group].items = kept
      }
    }
    omitted.subtract(told)
  }
}
