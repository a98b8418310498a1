internal import A11yConfiguration
internal import Files
internal import Foundation
internal import Palettes
internal import SpecReader

extension PaletteSources {
  /// What specs import that assertions read: beside the spec or the test below its root, or in the
  /// bundle of the tests.
  static var ofTests: PaletteSources { PaletteSources(PaletteLibrary(), .ofTests, nil) }

  /// The same for a text in a test; nothing can be imported where nobody knows its file.
  static func ofTests(beside test: String?) -> PaletteSources {
    var sources = ofTests
    sources.access = test.map { test in
      var access = PaletteAccess.ofTests
      access.place = { (path, _) throws(AccessError) in
        try PaletteAccess.ofTests.place(path, test)
      }
      return access
    }
    return sources
  }
}

extension PaletteAccess {
  fileprivate static let ofTests = PaletteAccess(
    place: { (path, file) throws(AccessError) in
      let file = URL(fileURLWithPath: file).resolvingSymlinksInPath()
      let folder = file.deletingLastPathComponent()
      let root = Self.root(of: folder)
      let beside = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
      let own = beside.resolvingSymlinksInPath().path
      if FileManager.default.fileExists(atPath: own) {
        guard PathSyntax.holds(root, own) else {
          throw AccessError("\(own) is not in \(root), where what a spec imports has to be")
        }
        return Place(path, at: own, within: root)
      }
      for bundle in Self.bundles {
        let home = bundle.resolvingSymlinksInPath().path
        let found = bundle.appendingPathComponent(path).standardizedFileURL
          .resolvingSymlinksInPath().path
        if PathSyntax.within(home, found) != nil, FileManager.default.fileExists(atPath: found) {
          return Place(path, at: found, within: home)
        }
      }
      throw AccessError("\(path): there is no such file or folder; looked for \(beside.path)")
    },
    bytes: { (place, limit) throws(AccessError) in
      let target = URL(fileURLWithPath: place.path).resolvingSymlinksInPath().path
      guard place.root.map({ PathSyntax.within($0, target) != nil }) ?? true else {
        throw AccessError("\(target) is not in \(place.root ?? "")")
      }
      do throws(SystemError) {
        return try FileBytes.of(target, .found, upTo: FileSize(bytes: limit))
      } catch {
        throw AccessError("\(place.name): cannot be read: \(error.message)")
      }
    },
    entries: { (place) throws(AccessError) in
      let folder = URL(fileURLWithPath: place.path, isDirectory: true)
      let keys: Set<URLResourceKey> = [.isDirectoryKey]
      guard (try? folder.resourceValues(forKeys: keys))?.isDirectory == true else { return nil }
      let found = try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: Array(keys),
        options: .skipsHiddenFiles
      )
      guard let found else { throw AccessError("\(place.name): cannot be looked into") }
      // A link to a folder is no folder, so that no circle is walked.
      return found.map { entry in
        let values = try? entry.resourceValues(forKeys: keys)
        return Entry(entry.lastPathComponent, isFolder: values?.isDirectory == true)
      }
    }
  )

  /// Where tests have resources: in their bundles, and on Linux, where nobody lists these, beside them.
  private static var bundles: [URL] {
    let known = (Bundle.allBundles + [Bundle.main]).compactMap(\.resourceURL)
    let beside = try? FileManager.default.contentsOfDirectory(
      at: Bundle.main.bundleURL,
      includingPropertiesForKeys: nil
    )
    return known + (beside ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
  }

  /// The nearest folder upward that has `.git` and is no home folder; else the folder itself.
  private static func root(of folder: URL) -> String {
    let home = URL(fileURLWithPath: NSHomeDirectory()).resolvingSymlinksInPath().path
    var candidate = folder
    while candidate.path != "/" {
      let own = candidate.appendingPathComponent(".git").path
      if candidate.path != home, FileManager.default.fileExists(atPath: own) {
        return candidate.path
      }
      candidate.deleteLastPathComponent()
    }
    return folder.path
  }
}
