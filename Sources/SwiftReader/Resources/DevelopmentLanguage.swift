internal import A11yConfiguration
internal import Files

/// The language that a module is developed in, as its catalogues, its project or its package say.
struct DevelopmentLanguage {
  /// As a BCP 47 tag; nil where nothing says.
  let tag: String?

  init(_ modules: [ModuleFiles], _ tables: [String], _ files: SourceFiles) {
    let catalogues = tables.filter { $0.hasSuffix(".xcstrings") }
    let sources =
      catalogues.map { (path: $0, word: "sourceLanguage") }
      + modules.flatMap(\.manifests).map { path in
        let isPackage = path.hasSuffix(".swift")
        return (path: path, word: isPackage ? "defaultLocalization" : "developmentRegion")
      }
    tag = sources.lazy.compactMap { Self.value(of: $0.word, in: $0.path, files) }.first
  }

  /// The largest file that is looked into.
  private static let largest = FileSize(bytes: 16 << 20)

  /// The tag that stands behind a word; nil where none does.
  private static func value(of word: String, in path: String, _ files: SourceFiles) -> String? {
    do throws(SystemError) {
      let bytes = try files.bytes(path, upTo: largest)
      guard let found = bytes.firstRange(of: Array(word.utf8)) else { return nil }
      let rest = bytes[found.upperBound...].drop { " \t\r\n\"=:".utf8.contains($0) }
      let tag = String(decoding: rest.prefix { isPart($0) }, as: UTF8.self)
        .replacing("_", with: "-")
      return tag == "English" ? "en" : tag.first?.isLowercase == true ? tag : nil
    } catch {
      return nil
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    "-_".utf8.contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
