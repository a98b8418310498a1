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
    var open = [(place: place, namespace: "", isInCatalogue: Self.isInCatalogue(place))]
    while let folder = open.popLast() {
      guard let entries = try entries(folder.place) else {
        throw Self.error("is a file; an asset catalogue is a folder", folder.place)
      }
      count += entries.count
      guard count <= Self.mostEntries else {
        throw Self.error("holds more than \(Self.mostEntries) files; name a catalogue in it", place)
      }
      var inner: [(place: PaletteAccess.Place, namespace: String, isInCatalogue: Bool)] = []
      for entry in entries.sorted(by: { $0.name < $1.name }) where entry.isFolder {
        let child = folder.place.child(entry.name)
        if folder.isInCatalogue, let name = Self.stem(of: entry.name, "colorset") {
          add(folder.namespace + name, child.child("Contents.json"))
        } else if !folder.isInCatalogue || !entry.name.contains(".") {
          inner.append(
            (
              child,
              folder.isInCatalogue ? folder.namespace + self.namespace(child, entry.name) : "",
              folder.isInCatalogue || Self.isCatalogue(entry.name)
            )
          )
        }
      }
      open += inner.reversed()
    }
  }

  private static func isCatalogue(_ name: String) -> Bool {
    stem(of: name, "xcassets") != nil
  }

  /// Whether a place is a catalogue, or a group in one, whatever a person calls it.
  private static func isInCatalogue(_ place: PaletteAccess.Place) -> Bool {
    isCatalogue(place.name) || place.path.split(separator: "/").contains { isCatalogue(String($0)) }
  }

  private static func stem(of name: String, _ kind: String) -> String? {
    name.hasSuffix("." + kind) && name.utf8.count > kind.utf8.count + 1
      ? String(name.dropLast(kind.count + 1)) : nil
  }

  private static func error(_ message: String, _ place: PaletteAccess.Place) -> InputError {
    InputError("\(place.name) \(message)", at: Location(file: place.name, line: 1, column: 1))
  }

  private func entries(
    _ place: PaletteAccess.Place
  ) throws(InputError) -> [PaletteAccess.Entry]? {
    do throws(AccessError) {
      return try access.entries(place)
    } catch {
      throw InputError(error.message, at: Location(file: place.name, line: 1, column: 1))
    }
  }

  /// What stands before the names of a group's colours: its own where it provides a namespace.
  private mutating func namespace(_ group: PaletteAccess.Place, _ name: String) -> String {
    guard let entries = try? access.entries(group),
      entries.contains(PaletteAccess.Entry("Contents.json", isFolder: false))
    else { return "" }
    do throws(InputError) {
      let node = try files.json(group.child("Contents.json"), access)
      return node["properties"]?["provides-namespace"]?.bool == true ? name + "/" : ""
    } catch {
      problems.append(error)
      return ""
    }
  }

  private mutating func add(_ name: String, _ file: PaletteAccess.Place) {
    do throws(InputError) {
      let set = try ColorSet(try files.json(file, access), name, platform)
      colors.append(set.color)
    } catch {
      problems.append(error)
      let reason = "its colour set cannot be read: \(error.location)"
      let value = PaletteColor.Value(.unknown(reason), in: nil, at: error.location)
      colors.append(PaletteColor(name, [value]))
    }
  }
}
