public import A11yAudit
internal import SpecReader

/// What an assertion is made about.
public enum AuditedSpec: Sendable {
  /// A file's content, and what messages call it.
  case file([UInt8], name: String)

  /// A spec's text, which stands in the test, and the file from whose folder its imports lead.
  case text(String, beside: String? = nil)
  case built(Spec)
  case document(Document)
}

/// What is a document, or can be read as one.
public protocol Auditable: Sendable {
  var auditedSpec: AuditedSpec { get }
}

extension Spec: Auditable {
  public var auditedSpec: AuditedSpec { .built(self) }
}

extension Document: Auditable {
  public var auditedSpec: AuditedSpec { .document(self) }
}

/// A document that an assertion is made about, and where failures in it are shown.
struct AssertedDocument {
  let document: Document

  /// The code that made the elements, by their places.
  private let origins: [Location: Spec.Origin]

  /// Whether its places are in a file that there is.
  private let isFile: Bool

  /// Reads a spec; what cannot be read is no document, and fails.
  init(_ spec: AuditedSpec) throws(Undecided) {
    var origins: [Location: Spec.Origin] = [:]
    var isFile = true
    do throws(InputErrors) {
      switch spec {
      case .file(let bytes, let name):
        document = try Document(bytes, file: name, .ofTests)
      case .text(let text, let test):
        isFile = false
        document = try Document(Array(text.utf8), file: "spec", .ofTests(beside: test))
      case .built(let spec):
        origins = spec.origins
        document = try spec.document(.ofTests)
      case .document(let given): document = given
      }
    } catch {
      throw Undecided(
        error.errors.map { error in
          let places = (origins, isFile)
          let location = Self.shown(error.location, places.0)
          return AssertionFailure(
            "\(location): \(error.message)",
            at: Self.place(of: error.location, places.0, isFile: places.1)
          )
        }
      )
    }
    self.origins = origins
    self.isFile = isFile
  }

  /// Where a failure at a location is shown.
  func place(of location: Location) -> AssertionFailure.Place {
    Self.place(of: location, origins, isFile: isFile)
  }

  /// A location as messages give it: code by its file's name alone, as test frameworks do.
  func shown(_ location: Location) -> Location { Self.shown(location, origins) }

  private static func place(
    of location: Location,
    _ origins: [Location: Spec.Origin],
    isFile: Bool
  ) -> AssertionFailure.Place {
    origins[location].map { .code($0) } ?? (isFile ? .file(location) : .call)
  }

  private static func shown(_ location: Location, _ origins: [Location: Spec.Origin]) -> Location {
    guard origins[location] != nil else { return location }
    var location = location
    location.file = location.file.split(separator: "/").last.map(String.init) ?? location.file
    return location
  }
}
