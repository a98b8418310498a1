extension ImportedPalette {
  /// The colour that code calls by the symbol which Xcode makes of a name, as `.Brand.primary`; nil
  /// where none is surely called so, or several may be.
  ///
  /// - Parameter path: the names between the dots.
  /// - Returns: the colour.
  package func color(symbol path: [String]) -> PaletteColor? {
    let found = symbols.value {
      var places: [[String]: [Int]] = [:]
      for (place, color) in colors.enumerated() {
        guard let path = color.asset.flatMap(AssetSymbol.path) else { continue }
        places[path, default: []].append(place)
      }
      return places
    }[path]
    return found?.count == 1 ? found?.first.map { colors[$0] } : nil
  }
}

/// The symbols that Xcode makes of the names in asset catalogues (Xcode 15 Release Notes, Asset
/// Catalogs: names become members in lower camel case, folders that provide a namespace become types,
/// and a colour loses its ending `Color`).
enum AssetSymbol {
  /// The names between the dots; nil where the notes do not say what they are, as of digits in front and
  /// of several capitals.
  static func path(of name: String) -> [String]? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(words)
    guard parts.allSatisfy({ $0?.isEmpty == false }), let last = parts.last, var member = last
    else {
      return nil
    }
    if member.count > 1, member.last == "Color" {
      member.removeLast()
    } else if let word = member.last, word.hasSuffix("Color"), word.count > "Color".count {
      member[member.count - 1] = String(word.dropLast("Color".count))
    }
    // Whether a small one is an ending, too, nobody says.
    guard member.last != "color" || member.count == 1 else { return nil }
    let types = parts.dropLast().map { ($0 ?? []).map(capitalized).joined() }
    let first = member[0].prefix(1).lowercased() + member[0].dropFirst()
    return types + [first + member.dropFirst().map(capitalized).joined()]
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name, parted by what can stand in no symbol; nil where that is not certain.
  private static func words(_ name: Substring) -> [String]? {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    guard name.allSatisfy(\.isASCII), let first = words.first, first.first?.isLetter == true else {
      return nil
    }
    let second = first.dropFirst().first
    // Nobody says how far several capitals in front become small.
    guard first.first?.isUppercase != true || second?.isUppercase != true else { return nil }
    return words
  }
}
