internal import Language
internal import XML

/// Writes what is known of languages as text that is read in one pass; see ``LanguageText``.
struct EmbeddedLanguagesWriter {
  /// The files of each language, by its tag.
  private let files: [String: [Element]]

  /// The ids of all units, in the order of their numbers.
  private let units: [String]

  /// - Parameter files: the name and the root of each file, in the order of the names.
  init(_ files: [(name: String, root: Element)]) {
    self.files = Dictionary(grouping: files) { String($0.name.prefix { $0 != "." }) }
      .mapValues { $0.map(\.root) }
    units = Set(files.flatMap { Self.all("unit", in: $0.root).compactMap { $0["id"] } }).sorted()
  }

  /// The file.
  var source: String {
    // Languages of which CLDR's words are here are read as a whole.
    let tags = files.keys.sorted().filter { tag in
      files[tag]?.contains { $0["source"] != nil } ?? false
    }
    let tables = files.keys.sorted().filter { $0 != Self.common && !lines($0).isEmpty }
    let listed = files.keys.sorted().flatMap { tag in names(of: tag).map { (name: $0, tag: tag) } }
    return """
      // swift-format-ignore-file
      // Written by `make embed` from Sources/Language/Languages/*.xml; edit those.

      enum EmbeddedLanguages {
        static let tags = [\(tags.map { "\"\($0)\"" }.joined(separator: ", "))]

        static func table(_ tag: String) -> LanguageTable? {
          switch tag {
      \(tables.map { "    case \(quotedNames(of: $0)): \($0)\n" }.joined())    default: nil
          }
        }

        static let claimTags = [\(claimTags.map { "\"\($0)\"" }.joined(separator: ", "))]

        static func claims(_ tag: String) -> WordIndex? {
          switch tag {
      \(claimTags.map { "    case \"\($0)\": \($0)Claims\n" }.joined())    default: nil
          }
        }

      \(tables.map(table).joined())\(claimTags.map(claims).joined())  static let common = LanguageTable(LanguageText("und", "", und))

        private static let und: StaticString = \(Self.raw(lines(Self.common)))

        static let listed = [
      \(listed.filter { $0.name != Self.common }.map { "    \"\($0.name)\",\n" }.joined())  ]

        /// What files list by hand, in the order of ``WordList``.
        static func lists(_ tag: String) -> [StaticString] {
          switch tag {
      \(listed.map { lists($0.name, $0.tag) }.joined())    default: []
          }
        }

        static let units: [Unit] = [
      \(units.map(unit).joined())  ]
      }

      """
  }

  private static let common = "und"

  /// A language's own tag, and those of others that say the same.
  private func names(of tag: String) -> [String] {
    [tag] + (files[tag]?.first?["also"]?.split(separator: " ").map(String.init) ?? [])
  }

  private func quotedNames(of tag: String) -> String {
    names(of: tag).map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private func lists(_ name: String, _ tag: String) -> String {
    let words = WordList.allCases.map { list in
      (files[tag] ?? []).flatMap(\.children)
        .filter { $0.name == "words" && $0["are"] == list.rawValue }
        .map(\.words).joined(separator: "|")
    }
    let literals = words.map { "\"\($0)\"" }.joined(separator: ", ")
    return "    case \"\(name)\": [\(literals)]\n"
  }

  private func table(_ tag: String) -> String {
    """
      private static let \(tag) = LanguageTable(LanguageText("\(tag)", \(tag)Text, und))
      private static let \(tag)Text: StaticString = \(Self.raw(lines(tag)))


    """
  }

  /// The languages that have words of claims.
  private var claimTags: [String] { files.keys.sorted().filter { !claimLines($0).isEmpty } }

  private func claims(_ tag: String) -> String {
    """
      private static let \(tag)Claims = LanguageText("\(tag)", \(tag)ClaimText, "").words
      private static let \(tag)ClaimText: StaticString = \(Self.raw(claimLines(tag)))


    """
  }

  private func claimLines(_ tag: String) -> [String] {
    (files[tag] ?? []).flatMap { Self.all("claim", in: $0) }.flatMap { claim -> [String] in
      guard let kind = ClaimWords.Kind(rawValue: claim["is"] ?? "") else { return [] }
      return text("k\(kind.number)", claim)
    }
  }

  private static func raw(_ lines: [String]) -> String {
    "#\"\"\"\n\(lines.joined(separator: "\n"))\n\n\"\"\"#"
  }

  /// A unit with the one that it is a multiple of, by a file or by its prefix of the SI.
  private func unit(_ name: String) -> String {
    let number = units.firstIndex(of: name) ?? 0
    var (base, factor) = (number, "1")
    let measures = (files[Self.common] ?? []).flatMap { Self.all("measure", in: $0) }
    if let measure = measures.first(where: { $0["of"] == name }),
      let parts = measure["is"]?.split(separator: " "), parts.count == 2
    {
      (base, factor) = (units.firstIndex(of: String(parts[1])) ?? number, String(parts[0]))
    } else {
      for (prefix, power) in Self.prefixes where name.hasPrefix(prefix) {
        guard let other = units.firstIndex(of: String(name.dropFirst(prefix.count))) else {
          continue
        }
        (base, factor) = (other, power)
      }
    }
    return "    Unit(\"\(name)\", \(base), \(factor)),\n"
  }

  /// The prefixes of the SI, and those of the binary multiples (IEC 80000-13).
  private static let prefixes = [
    ("nano", "1e-9"), ("micro", "1e-6"), ("milli", "1e-3"), ("centi", "1e-2"), ("deci", "1e-1"),
    ("hecto", "1e2"), ("kilo", "1e3"), ("mega", "1e6"), ("giga", "1e9"), ("tera", "1e12"),
    ("peta", "1e15"), ("kibi", "1024"), ("mebi", "1_048_576"), ("gibi", "1_073_741_824"),
  ]

  // MARK: lines

  private func lines(_ tag: String) -> [String] {
    (files[tag] ?? []).flatMap { root in
      let flags = root.children.first { $0.name == "numerals" }
      return root.children.flatMap { child -> [String] in
        if child.children.isEmpty { return line(child, flags) }
        let isOrdinal = child.name == "ordinals"
        return child.children.enumerated().flatMap { place, each in
          line(each, flags, isOrdinal: isOrdinal, place: place + 1)
        }
      }
    }
  }

  /// The elements that hold words, with those of the groups they stand in.
  private static func leaves(_ root: Element) -> [Element] {
    root.children.flatMap { $0.children.isEmpty ? [$0] : leaves($0) }
  }

  private static func all(_ name: String, in root: Element) -> [Element] {
    leaves(root).filter { $0.name == name }
  }

  /// What a line is made of an element, whose place is that among those beside it, from 1.
  private func line(
    _ element: Element,
    _ numerals: Element?,
    isOrdinal: Bool = false,
    place: Int = 0
  ) -> [String] {
    let value = element["is"] ?? ""
    switch element.name {
    case "figures":
      let group = element["group"] == "space" ? " " : element["group"] ?? ""
      let flags = [("c", "compounds"), ("o", "ones-first"), ("t", "by-twenties")]
      let all = flags.filter { numerals?[$0.1] != nil }.map(\.0).joined()
      return ["f\t\(element["decimal"] ?? "")\(group)\(all)"]
    case "number": return text(isOrdinal ? "o\(value)" : "n\(value)", element)
    case "ordinal": return text("o\(value)", element)
    case "scale": return text("s\(value)", element)
    case "share": return text("x\(value)", element)
    case "fraction": return text("X\(value)", element)
    case "month", "day":
      return text("\(element.name.prefix(1))\(element["is"] ?? "\(place)")", element)
    case "unit": return text("u\(units.firstIndex(of: element["id"] ?? "") ?? 0)", element)
    case "state": return ["t\(value)\t\(element.words)"]
    case "join":
      return (element["after"] ?? "").split(separator: " ").flatMap {
        kind("join-\($0)", element)
      }
    case "point", "minus", "relative": return kind(element.name, element)
    case "words": return kind(element["are"] ?? "", element)
    default: return []
    }
  }

  private func kind(_ name: String, _ element: Element) -> [String] {
    guard let kind = WordKinds(named: name) else { return [] }
    return text("k\(kind.rawValue.trailingZeroBitCount)", element)
  }

  /// A line of words in the form in which they are compared; none where no word is left.
  private func text(_ head: String, _ element: Element) -> [String] {
    var words: [String] = []
    for word in element.words.split(separator: "|") {
      // The dash of a range is a word among tokens alone.
      let plain = word == "-" ? "-" : Words(String(word)).strings.joined(separator: " ")
      if !plain.isEmpty, !words.contains(plain) { words.append(plain) }
    }
    return words.isEmpty ? [] : ["\(head)\t\(words.joined(separator: "|"))"]
  }
}

extension Element {
  /// Its text, with one space for all white space.
  fileprivate var words: String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
