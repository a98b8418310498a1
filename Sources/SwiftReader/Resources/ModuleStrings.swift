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
  private let read = Once<Catalogue>()

  /// What the tables say.
  private struct Catalogue: Sendable {
    /// By key, each with its file.
    var texts: [String: [(file: String, text: SpecResources.Text)]] = [:]

    /// Why a table is not read, which may have any key.
    var problem: String?
  }

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
    let said = read.value {
      var said = Catalogue()
      for table in tables {
        do throws(Unread) {
          for (key, text) in try texts(of: table) {
            said.texts[key, default: []].append((table, text))
          }
        } catch {
          said.problem = "the strings of the module cannot be read: \(error.reason)"
        }
      }
      return said
    }
    for table in tables { log.add(table) }
    let found = said.texts[key] ?? []
    if found.contains(where: { $0.text != found[0].text }) {
      let places = found.map { names.written($0.file) }.joined(separator: ", ")
      return .unknown("the key ‘\(key)’ has two texts: \(places)")
    }
    return said.problem.map { .unknown($0) } ?? found.first?.text
  }

  /// Why a table is not read.
  private struct Unread: Error {
    var reason: String
  }

  private func texts(of table: String) throws(Unread) -> [String: SpecResources.Text] {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try files.bytes(table, upTo: Self.largest) } catch {
      throw Unread(reason: error.message)
    }
    guard table.hasSuffix(".xcstrings") else {
      guard let texts = StringsFile.texts(bytes) else {
        throw Unread(reason: "a line of “\"key\" = \"text\";” is expected")
      }
      return texts
    }
    do throws(InputError) {
      return try StringCatalogue.texts(JSONNode(parsing: bytes, file: table))
    } catch {
      throw Unread(reason: error.message)
    }
  }

  private static let largest = FileSize(bytes: 16 << 20)
}
