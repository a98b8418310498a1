package import A11yModel

/// What a file of Swift source came to.
///
/// Errors and a document may both be there: components that hold a syntax error are not audited, and others of the file
/// are.
package struct SwiftReading: Sendable {
  /// The spec that says what it shows; nil where it shows no component, or cannot be read.
  package var spec: String?

  /// The same as a document, whose places are in the source.
  package var document: Document?

  /// Why it cannot be read, or not as a whole; each at its place.
  package var errors: [InputError] = []

  /// What a reader should know of the reading, with places, which the document's notes hold as well; of a file without a
  /// document, what looks like a component and why it is declined.
  package var notes: [Note] = []

  /// Why a file without a document shows no component, as far as that can be said.
  package var reasons: [Note] = []

  /// The files that the evaluation read, by where they are: the file itself, those of its module, and what colours and
  /// texts come from.
  package var readFiles: [String] = []

  /// The folders in which names were looked for, by where they are: those of its module, and those that are named.
  package var searchedFolders: [String] = []

  /// The names that were looked for in them: those that the file does not declare itself.
  package var soughtNames: Set<String> = []

  /// Whether it was read and shows no component.
  package var showsNothing: Bool { spec == nil && errors.isEmpty }
}
