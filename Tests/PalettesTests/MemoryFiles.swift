import A11yModel
import Palettes

/// Files in memory, by their paths.
struct MemoryFiles: Sendable {
  var files: [String: String]

  /// What is read of them.
  let reads = ReadCount()

  init(_ files: [String: String]) { self.files = files }

  var access: PaletteAccess {
    var access = PaletteAccess(files: files.mapValues { Array($0.utf8) })
    let bytes = access.bytes
    access.bytes = { (place, limit) throws(AccessError) in
      reads.add(place.name)
      return try bytes(place, limit)
    }
    return access
  }

  /// What some imports come to.
  func palette(_ imports: PaletteImport..., platform: Platform = .ios) -> ImportedPalette {
    PaletteLibrary().palette(of: imports, in: "spec.xml", platform, access)
  }

  /// How often files were read.
  final class ReadCount: @unchecked Sendable {
    private(set) var names: [String] = []

    func add(_ name: String) { names.append(name) }
  }
}

extension ImportedPalette {
  /// What a colour is in a variant, as specs write it, or why it is unknown; nil where nothing is said.
  func value(_ name: String, _ variant: Variant? = nil) -> String? {
    guard let value = color(name)?.color[variant] else { return nil }
    if case .unknown(let reason) = value.meaning { return "? \(reason)" }
    return value.meaning.notation
  }

  var names: [String] { colors.map(\.name) }
  var errors: [InputError] { parts.flatMap(\.errors) + conflicts.map(\.error) }

  /// What is wrong with it, with its places.
  var faults: [String] { errors.map { "\($0.location) \($0.message)" } }

  /// What is wrong with single colours.
  var problems: [String] { parts.flatMap(\.problems).map { "\($0.location) \($0.message)" } }
}
