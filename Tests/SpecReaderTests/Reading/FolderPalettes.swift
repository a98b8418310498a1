import Foundation
import Palettes
import SpecReader

extension PaletteSources {
  /// Reads what a spec imports that lies in a folder.
  init(in folder: URL) {
    let access = PaletteAccess(
      place: { path, _ in
        PaletteAccess.Place(path, at: folder.appending(path: path).path, within: nil)
      },
      bytes: { place, _ throws(AccessError) in
        guard let bytes = FileManager.default.contents(atPath: place.path) else {
          throw AccessError("\(place.name) cannot be read")
        }
        return Array(bytes)
      },
      entries: { place in
        let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
        return names?.map { name in
          let path = "\(place.path)/\(name)"
          let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
          return PaletteAccess.Entry(name, isFolder: isFolder)
        }
      }
    )
    self.init(PaletteLibrary(), access, nil)
  }
}
