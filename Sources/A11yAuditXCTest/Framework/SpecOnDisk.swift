internal import A11yReaders
internal import Files
internal import Foundation
internal import SpecReader
internal import SwiftReader

extension CallSite {
  /// A spec's file, or one of Swift source: one that is relative is looked for in the current folder,
  /// then beside the file that the assertion is in.
  ///
  /// - Parameter path: as the assertion gives it.
  /// - Returns: what is audited.
  /// - Throws: where it was looked for in vain, or that it cannot be read.
  func spec(at path: String) throws(Undecided) -> AuditedSpec {
    let (place, name) = try found(path, "file")
    if SwiftReader.isSource(name) { return try .source(at: name) }
    do throws(SystemError) {
      return .file(try FileBytes.of(place, .named), name: name)
    } catch {
      throw Undecided("\(place): cannot be read: \(error.message)")
    }
  }

  /// The specs in a folder and in those in it, in the order of their paths, and the images that show
  /// what can be audited; what is hidden is passed over, and so is what is meant for others.
  ///
  /// - Parameter path: as the assertion gives it; looked for as a file is.
  /// - Returns: what is audited, one at least.
  /// - Throws: that there is none, or that one cannot be read.
  func specs(in path: String) throws(Undecided) -> [AuditedSpec] {
    var (place, name) = try found(path, "folder")
    while name.hasSuffix("/") { name.removeLast() }
    let paths = (FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? [])
      .filter { path in
        !path.split(separator: "/").contains { $0.hasPrefix(".") }
          && [".xml", ".svg"].contains { path.lowercased().hasSuffix($0) }
      }
    let palettes = PaletteSources.ofTests
    var specs: [AuditedSpec] = []
    for path in paths.sorted() {
      do throws(SystemError) {
        let bytes = try FileBytes.of("\(place)/\(path)", .found)
        specs += [Self.spec(bytes, name: "\(name)/\(path)", palettes)].compactMap(\.self)
      } catch {
        if error.isUnfit { continue }
        throw Undecided("\(place)/\(path): cannot be read: \(error.message)")
      }
    }
    guard !specs.isEmpty else {
      throw Undecided("\(place): there is no spec in it, and no image that can be audited")
    }
    return specs
  }

  /// A file that is found in a folder; nil where it is none to audit.
  private static func spec(
    _ bytes: [UInt8],
    name: String,
    _ palettes: PaletteSources
  ) -> AuditedSpec? {
    do throws(ReadFailure) {
      switch try Reader.content(of: bytes, file: name, ReadingSettings(palettes: palettes)) {
      case .document(let document):
        let isShown = document.components.contains { $0.kind != .graphic }
        return document.dialect != .svg || isShown ? .document(document) : nil
      case .other(_, let isMeantAsSpec): return isMeantAsSpec ? .file(bytes, name: name) : nil
      }
    } catch {
      return error.isRecognised ? .file(bytes, name: name) : nil
    }
  }

  /// Where something is, and what it is called.
  private func found(
    _ path: String,
    _ noun: String
  ) throws(Undecided) -> (place: String, name: String) {
    let folders = [
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      URL(fileURLWithPath: self.path).deletingLastPathComponent(),
    ]
    let paths = folders.map { URL(fileURLWithPath: path, relativeTo: $0).path }
    guard let found = paths.firstIndex(where: FileManager.default.fileExists) else {
      let places =
        path.utf8.first == UInt8(ascii: "/") ? "" : "; looked for \(paths[0]) and \(paths[1])"
      throw Undecided("\(path): no such \(noun)\(places)")
    }
    // What is in the current folder is called as the test calls it.
    return (paths[found], found == 0 ? path : paths[found])
  }
}
