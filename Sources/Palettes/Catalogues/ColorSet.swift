internal import A11yModel
internal import JSONReading

/// A colour set of an asset catalogue, as Xcode writes it.
struct ColorSet {
  private let entries: [Entry]

  /// Whether all that it has is for other devices, or for what nobody knows.
  private let isForOthers: Bool
  private let start: Location
  private let name: String

  /// A colour, and what it is for.
  private struct Entry {
    var meaning: PaletteColor.Meaning
    var location: Location

    /// Nil where it is for light and dark.
    var base: Appearance?
    var isHighContrast = false

    /// How well it fits; the least fits best.
    var rank = 0
  }

  /// - Parameters:
  ///   - node: its `Contents.json`.
  ///   - name: what it is called.
  ///   - platform: what it is shown on.
  /// - Throws: why it is no colour set.
  init(_ node: JSONNode, _ name: String, _ platform: Platform) throws(InputError) {
    guard let members = node.members else {
      throw node.error(expecting: "an object", for: "a colour set")
    }
    let colors = members.first { $0.name == "colors" }
    self.name = name
    start = colors?.location ?? node.location
    guard let items = colors.map(\.value.items) ?? [] else {
      throw colors?.value.error(expecting: "a list", for: "colors") ?? node.error("")
    }
    var entries: [Entry] = []
    for item in items {
      guard item.members != nil else { throw item.error(expecting: "an object", for: "a colour") }
      if let entry = Self.entry(item, platform) { entries.append(entry) }
    }
    self.entries = entries
    isForOthers = entries.isEmpty && !items.isEmpty
  }

  private static func entry(_ node: JSONNode, _ platform: Platform) -> Entry? {
    guard let idiom = Self.rank(ofIdiom: node["idiom"]?.string ?? "universal", platform),
      // That of another device, as of Mac Catalyst.
      node["subtype"] == nil, node["locale"] == nil
    else { return nil }
    // What is for sRGB goes before what is for any display, and that before Display P3.
    let gamut = node["display-gamut"]?.string.map { $0.lowercased() == "srgb" ? 0 : 2 } ?? 1
    var entry = Entry(
      meaning: ColorComponents.meaning(of: node["color"]),
      location: node.location,
      rank: idiom * 3 + gamut
    )
    for appearance in node["appearances"]?.items ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "light"): entry.base = .light
      case ("luminosity", "dark"): entry.base = .dark
      case ("contrast", "high"): entry.isHighContrast = true
      case ("contrast", "normal"): break
      default: return nil
      }
    }
    return entry
  }

  /// How well an idiom fits a platform; nil where it is that of other devices.
  private static func rank(ofIdiom idiom: String, _ platform: Platform) -> Int? {
    let order =
      switch platform {
      case .ios: ["iphone", "ipad", "universal"]
      case .macos: ["mac", "universal"]
      }
    return order.firstIndex(of: idiom)
  }

  // MARK: appearances

  /// The colour, with what each appearance shows.
  var color: PaletteColor {
    var color = stated
    color.isWhole = true
    return color
  }

  private var stated: PaletteColor {
    let all = best(nil, false)
    let contrast = best(nil, true)
    var values = [value(all, in: nil)].compactMap(\.self)
    for base in [Appearance.light, .dark] {
      let own = best(base, false)
      let high: Appearance = base == .light ? .lightHighContrast : .darkHighContrast
      if let own { values += [value(own, in: Variant(base))].compactMap(\.self) }
      if let both = best(base, true) {
        values += [value(both, in: Variant(high))].compactMap(\.self)
      } else if let contrast, own != nil {
        // Apple does not say which of the two conditions goes before the other.
        let reason =
          "the colour set has an entry for \(base.rawValue) and one for high contrast, and none for "
          + "both; which is shown is not documented"
        values.append(
          PaletteColor.Value(.unknown(reason), in: Variant(high), at: contrast.location)
        )
      } else if let contrast {
        values += [value(contrast, in: Variant(high))].compactMap(\.self)
      }
    }
    guard !values.isEmpty else { return unset }
    let isUnset = values.allSatisfy { $0.meaning == ColorComponents.noValue }
    return isUnset ? unset : PaletteColor(name, values)
  }

  /// A set that nobody has given a colour; that of the accent is the system's then.
  private var unset: PaletteColor {
    let location = entries.first?.location ?? start
    guard name == "AccentColor", !isForOthers else {
      let reason =
        isForOthers
        ? .unknown("the colour set has no entry that is read for this platform")
        : ColorComponents.noValue
      return PaletteColor(name, [.init(reason, in: nil, at: location)])
    }
    var color = PaletteColor(name, [.init(.system("systemBlue"), in: nil, at: location)])
    color.isAssumed = true
    return color
  }

  /// The entry that fits best; where several fit as well and differ, nobody knows which is shown.
  private func best(_ base: Appearance?, _ isHighContrast: Bool) -> Entry? {
    let fitting = entries.filter { $0.base == base && $0.isHighContrast == isHighContrast }
    guard var first = fitting.min(by: { $0.rank < $1.rank }) else { return nil }
    let rivals = fitting.filter { $0.rank == first.rank && $0.meaning != first.meaning }
    if let rival = rivals.first {
      first.meaning = .unknown(
        "the colour set has two entries for the same appearance, the other in line "
          + "\(rival.location.line); which is shown is not documented"
      )
    }
    return first
  }

  private func value(_ entry: Entry?, in variant: Variant?) -> PaletteColor.Value? {
    entry.map { PaletteColor.Value($0.meaning, in: variant, at: $0.location) }
  }
}
