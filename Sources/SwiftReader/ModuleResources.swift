internal import SwiftRecognition

/// The colour sets and strings of a module.
final class ModuleResources: Sendable {
  init(_ modules: [ModuleFiles], _ access: SourceAccess, _ files: SourceFiles) {}

  func spec(_ log: ReadLog) -> SpecResources { SpecResources() }
}
