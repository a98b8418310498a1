internal import A11yModel
internal import JSONReading
internal import Support

/// Files as JSON, each read once.
final class PaletteFiles: Sendable {
  private let read = Shelf<PaletteAccess.Place, Result<JSONNode, InputError>>()

  /// The largest file that is read, in bytes.
  private static let mostBytes = 16 << 20

  /// A file as JSON.
  func json(_ place: PaletteAccess.Place, _ access: PaletteAccess) throws(InputError) -> JSONNode {
    let known = read.value(place) { () -> Result<JSONNode, InputError> in
      do throws(AccessError) {
        let bytes = try access.bytes(place, Self.mostBytes)
        do throws(InputError) {
          return .success(try JSONNode(parsing: bytes, file: place.name))
        } catch {
          return .failure(error)
        }
      } catch {
        return .failure(InputError(error.message, at: place.start))
      }
    }
    return try known.get()
  }
}
