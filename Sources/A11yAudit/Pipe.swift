public import A11yModel
internal import A11yReaders
internal import Palettes
package import SpecReader

extension Document {
  /// Reads what a file says, by what is in it.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its name, as errors and reports are to call it.
  ///   - generation: the generation of system colours, where the file pins none.
  ///   - page: what an image lies on where it is shown, by appearance; of any other, nobody knows.
  /// - Throws: everything that is wrong with it, each with its place.
  public init(
    _ bytes: [UInt8],
    file: String,
    generation: Generation? = nil,
    page: [Appearance: Color] = [:]
  ) throws(InputErrors) {
    try self.init(bytes, file: file, ReadingSettings(generation: generation, page: page))
  }

  /// Reads a spec whose palette imports files that are at hand.
  ///
  /// - Parameters:
  ///   - bytes: the spec.
  ///   - file: its name, as errors and reports are to call it.
  ///   - files: what is in the files, by the paths that lead to them from the spec.
  ///   - generation: the generation of system colours, where the spec pins none.
  /// - Throws: everything that is wrong with it, each with its place.
  public init(
    _ bytes: [UInt8],
    file: String,
    importing files: [String: [UInt8]],
    generation: Generation? = nil
  ) throws(InputErrors) {
    let palettes = PaletteSources(PaletteLibrary(), PaletteAccess(files: files), nil)
    try self.init(bytes, file: file, ReadingSettings(generation: generation, palettes: palettes))
  }

  /// Reads what a file says, with the colours that it imports and those of its project.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its name, as errors and reports are to call it.
  ///   - palettes: where colours come from.
  /// - Throws: everything that is wrong with it, each with its place.
  package init(
    _ bytes: [UInt8],
    file: String,
    _ palettes: PaletteSources
  ) throws(InputErrors) {
    try self.init(bytes, file: file, ReadingSettings(palettes: palettes))
  }

  private init(
    _ bytes: [UInt8],
    file: String,
    _ settings: ReadingSettings
  ) throws(InputErrors) {
    let content: Reader.Content
    do throws(ReadFailure) {
      content = try Reader.content(of: bytes, file: file, settings)
    } catch {
      throw error.errors
    }
    switch content {
    case .document(let document): self = document
    case .other(let error, _): throw InputErrors([error])
    }
  }

  /// Reads a spec's text.
  public init(
    _ text: String,
    file: String = "spec.xml",
    generation: Generation? = nil
  ) throws(InputErrors) {
    try self.init(Array(text.utf8), file: file, generation: generation)
  }
}
