internal import Support

/// What a reference to a criterion or guideline leads to.
struct KnownRequirement {
  /// The conformance level, of a WCAG criterion.
  private(set) var level: String?

  /// Where it is explained to people; nil where no page is known.
  private(set) var page: String?

  /// What is wrong with the reference, in words that follow it; nil where nothing is.
  private(set) var problem: String?

  /// - Parameter reference: as in `wcag:1.4.3`: a collection, a colon, and a place in it.
  init(_ reference: String) {
    let parts = reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let collections = RequirementCollection.all
    guard parts.count == 2, let collection = collections.first(where: { $0.name == parts[0] })
    else {
      let names = collections.map(\.name)
      let near = NearestName.of(parts[0], in: names).map { "; did you mean ‘\($0)’?" } ?? ""
      problem =
        "a requirement begins with \(names.dropLast().map { $0 + ":" }.joined(separator: ", ")) or, "
        + "for one of your own, own:\(near)"
      return
    }
    let place = parts[1]
    if place.isEmpty {
      problem = "what it is in \(collection.name) is missing"
    } else if let places = collection.places?(), !places.contains(place) {
      problem = collection.lack + NearestName.hint(for: place, in: places)
    } else {
      level = collection.level(place)
      page = collection.page(place)
    }
  }

  static let levels = ["A", "AA", "AAA"]
}
