internal import A11yConfiguration
internal import A11yModel
internal import Files
internal import JSONReading
internal import Support
internal import SwiftRecognition

/// The texts of a module's string catalogues in the language that it is developed in.
final class ModuleStrings: Sendable {
  /// The language, as a BCP 47 tag.
  let language: String

  /// The files of the table that keys are looked for in where the code names none.
  private let tables: [String]
  private let files: SourceFiles
  private let read = Once<[String: Texts]>()

  /// What is said of a key, and in which file.
  private typealias Texts = [(file: String, text: SpecResources.Text)]

  init(_ modules: [ModuleFiles], _ files: SourceFiles) {
    self.files = files
    let tables = modules.flatMap(\.strings).filter {
      ["Localizable.xcstrings", "Localizable.strings"].contains(PathSyntax.name(of: $0))
    }
    let language = DevelopmentLanguage(modules, tables, files).tag
    self.language = language ?? "en"
    self.tables = tables.filter { table in
      let folder = PathSyntax.name(of: PathSyntax.folder(of: table))
      guard folder.hasSuffix(".lproj") else { return true }
      return folder == "Base.lproj" || folder == "\(language ?? "en").lproj"
    }
  }

  /// The text of a key; nil where none is said.
  func text(_ key: String, _ names: SourceNames, _ log: ReadLog) -> SpecResources.Text? {
    let all = read.value {
      var all: [String: Texts] = [:]
      for table in tables {
        for (key, text) in self.texts(of: table) { all[key, default: []].append((table, text)) }
      }
      return all
    }
    for table in tables { log.add(table) }
    guard let found = all[key] ?? all[""], let first = found.first else { return nil }
    guard found.contains(where: { $0.text != first.text }) else { return first.text }
    let places = found.map { names.written($0.file) }.joined(separator: ", ")
    return .unknown("the key ‘\(key)’ has two texts: \(places)")
  }

  /// What a file says; of one that cannot be read, why no key is known, for the empty one.
  private func texts(of table: String) -> [String: SpecResources.Text] {
    do throws(SystemError) {
      let bytes = try files.bytes(table, upTo: Self.largest)
      guard table.hasSuffix(".xcstrings") else {
        return StringsFile.texts(bytes) ?? ["": .unknown("the strings of the module cannot be read")]
      }
      do throws(InputError) {
        return try StringCatalogue.texts(JSONNode(parsing: bytes, file: table))
      } catch {
        return ["": .unknown("the string catalogue cannot be read: \(error.message)")]
      }
    } catch {
      return ["": .unknown("the strings of the module cannot be read: \(error.message)")]
    }
  }

  private static let largest = FileSize(bytes: 16 << 20)
}
