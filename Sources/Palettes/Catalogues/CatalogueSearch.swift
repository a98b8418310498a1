internal import A11yModel
internal import JSONReading

/// Finds the colour sets of asset catalogues (Apple, Asset Catalog Format Reference).
struct CatalogueSearch {
  private let platform: Platform
  private let access: PaletteAccess
  private let files: PaletteFiles
  private(set) var colors: [PaletteColor] = []

  /// What is wrong with single colour sets.
  private(set) var problems: [InputError] = []
  private var count = 0

  /// The most files and folders that are looked at.
  private static let mostEntries = 20_000

  init(_ platform: Platform, _ access: PaletteAccess, _ files: PaletteFiles) {
    self.platform = platform
    self.access = access
    self.files = files
  }

  /// Looks into a catalogue, or into a folder for those that are in it.
  mutating func look(into place: PaletteAccess.Place) throws(InputError) {
    var open = [Folder(place: place, isInCatalogue: Self.isInCatalogue(place))]
    while let folder = open.popLast() {
      guard let entries = try access.contents(of: folder.place) else {
        throw Self.error("is a file; an asset catalogue is a folder", folder.place)
      }
      count += entries.count
      guard count <= Self.mostEntries else {
        throw Self.error("holds more than \(Self.mostEntries) files; name a catalogue in it", place)
      }
      let namespace = folder.outer + namespace(of: folder, entries)
      var inner: [Folder] = []
      for entry in entries.sorted(by: { $0.name < $1.name }) where entry.isFolder {
        let child = folder.place.child(entry.name)
        if folder.isInCatalogue, let name = Self.stem(of: entry.name, "colorset") {
          add(namespace + name, child.child("Contents.json"))
        } else if !folder.isInCatalogue {
          inner.append(Folder(place: child, isInCatalogue: Self.isCatalogue(entry.name)))
        } else if !Self.isAsset(entry.name) {
          let group = Folder(place: child, isInCatalogue: true, group: entry.name, outer: namespace)
          inner.append(group)
        }
      }
      open += inner.reversed()
    }
  }

  /// A folder that is to be looked into.
  private struct Folder {
    var place: PaletteAccess.Place
    var isInCatalogue: Bool

    /// What it is called as a group of a catalogue; nil of what is none.
    var group: String?

    /// The namespaces that it is in.
    var outer = ""
  }

  private static func isCatalogue(_ name: String) -> Bool {
    stem(of: name, "xcassets") != nil
  }

  /// Whether a place is a catalogue, or a group in one, whatever a person calls it.
  private static func isInCatalogue(_ place: PaletteAccess.Place) -> Bool {
    isCatalogue(place.name) || place.path.split(separator: "/").contains { isCatalogue(String($0)) }
  }

  /// Whether a folder of a catalogue is an asset, whose kind an ending of letters says.
  private static func isAsset(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().last?.allSatisfy(\.isLetter) == true
  }

  private static func stem(of name: String, _ kind: String) -> String? {
    name.hasSuffix("." + kind) && name.utf8.count > kind.utf8.count + 1
      ? String(name.dropLast(kind.count + 1)) : nil
  }

  private static func error(_ message: String, _ place: PaletteAccess.Place) -> InputError {
    InputError("\(place.name) \(message)", at: place.start)
  }

  /// What a folder puts before the names of its colours: its own where it provides a namespace.
  private mutating func namespace(
    of folder: Folder,
    _ entries: [PaletteAccess.Entry]
  ) -> String {
    guard let group = folder.group,
      entries.contains(PaletteAccess.Entry("Contents.json", isFolder: false))
    else { return "" }
    do throws(InputError) {
      let node = try files.json(folder.place.child("Contents.json"), access)
      return node["properties"]?["provides-namespace"]?.bool == true ? group + "/" : ""
    } catch {
      problems.append(error)
      return ""
    }
  }

  private mutating func add(_ name: String, _ file: PaletteAccess.Place) {
    do throws(InputError) {
      var color = try ColorSet(try files.json(file, access), name, platform).color
      color.asset = name
      colors.append(color)
    } catch {
      problems.append(error)
      let reason = "its colour set cannot be read: \(error.location)"
      let value = PaletteColor.Value(.unknown(reason), in: nil, at: error.location)
      var color = PaletteColor(name, [value])
      color.asset = name
      colors.append(color)
    }
  }
}
