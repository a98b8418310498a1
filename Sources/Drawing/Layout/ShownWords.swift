internal import A11yModel

/// The words and symbols that a snapshot shows, by the element of the source and what it is about.
struct ShownWords {
  private var words: [Key: [String]] = [:]

  private struct Key: Hashable {
    var source: Int
    var subject: Element.Subject
  }

  /// - Parameters:
  ///   - snapshot: with its elements.
  ///   - isShown: whether what is about it is drawn by itself.
  init(_ snapshot: Snapshot, where isShown: (Element.Subject) -> Bool) {
    for element in snapshot.elements {
      guard let text = element.text ?? element.symbol, isShown(element.subject) else { continue }
      words[Key(source: element.source, subject: element.subject), default: []].append(text)
    }
  }

  /// What a part shows for something; `place` counts its times there, as the labels along an axis.
  func text(of part: Part, for subject: Element.Subject, at place: Int = 0) -> String {
    let all = words[Key(source: part.source, subject: subject)] ?? []
    if all.indices.contains(place) { return all[place] }
    let sample = part.kind == .glyph ? part.symbol : part.sample
    return sample.flatMap { $0.isEmpty ? nil : $0 } ?? "…"
  }

  /// How many times a part is shown for something.
  func count(of part: Part, for subject: Element.Subject) -> Int {
    words[Key(source: part.source, subject: subject)]?.count ?? 0
  }
}
