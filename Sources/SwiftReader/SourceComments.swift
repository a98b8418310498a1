internal import A11yModel
internal import Files
internal import SwiftSource

extension FileReading {
  /// The comments of a file that speak to the audit.
  func comments(in path: String) -> [Document.Comment] {
    let written: [SourceFile.Comment]
    do throws(SourceFiles.Problem) { written = try files.source(path).comments } catch {
      // That it cannot be read is said already.
      return []
    }
    guard !written.isEmpty else { return [] }
    let lines = lines(of: path)
    return written.map { comment in
      Document.Comment(
        comment.text,
        at: location(comment.place),
        lead: marks(before: comment, in: lines)
      )
    }
  }

  private func lines(of path: String) -> [[UInt8].SubSequence] {
    do throws(SystemError) {
      return try files.text(path).split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
    } catch {
      return []
    }
  }

  /// How many scalars stand before the text of a comment, from its first slash.
  private func marks(
    before comment: SourceFile.Comment,
    in lines: [[UInt8].SubSequence]
  ) -> Int {
    let index = Int(comment.place.line) - 1
    guard lines.indices.contains(index) else { return 2 }
    let rest = String(decoding: lines[index], as: UTF8.self).unicodeScalars
      .dropFirst(Int(comment.place.column) - 1)
    return rest.prefix { "/* \t".unicodeScalars.contains($0) }.count
  }
}
