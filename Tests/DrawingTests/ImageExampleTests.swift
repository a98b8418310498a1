import A11yModel
import A11yReaders
import Drawing
import Foundation
import TestSupport
import Testing
import XML

/// The published images are drawn whole.
struct ImageExampleTests {
  static let files: [URL] = {
    let folders = ["Examples/charts", "Examples/indicators"]
    return folders.flatMap { (try? Repository.files(in: $0, ending: ".svg")) ?? [] }
  }()

  @Test(arguments: files) func appearancesHaveTheSameElements(file: URL) throws {
    let source = String(decoding: try Repository.bytes(file), as: UTF8.self)
    let light = try ImageDrawing(source)
    for appearance in Appearance.allCases {
      for vision in [nil, Vision.grey] {
        let other = try ImageDrawing(source, in: appearance, seenBy: vision)
        #expect(
          ImageDrawing.structure(of: light.markup) == ImageDrawing.structure(of: other.markup)
        )
      }
    }
  }

  /// Whatever a finding can be on has its place in the drawing.
  @Test(arguments: files) func paintedPartsAreThere(file: URL) throws {
    let bytes = try Repository.bytes(file)
    let source = String(decoding: bytes, as: UTF8.self)
    let targets = Set(try ImageDrawing(source).elements.compactMap { $0["data-target"] })
    guard
      case .document(let document) = try Reader.content(of: bytes, file: file.lastPathComponent)
    else { return }
    for component in document.components {
      for part in component.parts {
        #expect(targets.contains(document.path(of: part.source)))
      }
    }
  }
}
