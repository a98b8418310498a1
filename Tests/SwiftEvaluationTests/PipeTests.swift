import SwiftSource
import Testing

private let sample = SyntaxNode(
  .file,
  [
    SyntaxNode(
      .list,
      [
        SyntaxNode(
          .expressionStatement,
          line: 3,
          column: 1,
          [
            SyntaxNode(.integer, line: 3, column: 1, text: "7")
          ]
        )
      ]
    ),
    SyntaxNode(.list, [SyntaxNode(.comment, line: 1, column: 4, text: "a11y-audit-disable x")]),
    SyntaxNode(.list),
  ]
)

/// What is written to the pipe is what is read from it.
@Test func treesGoThroughThePipe() throws {
  let answer = PipeFormat.Answer.tree(sample)
  #expect(try PipeFormat.Answer(reading: answer.bytes) == answer)
  let refusal = PipeFormat.Answer.refusal("too deep", line: 4, column: 9)
  #expect(try PipeFormat.Answer(reading: refusal.bytes) == refusal)
  let source = try SourceLifting.source(sample)
  #expect(source.statements.first?.place == Place(line: 3, column: 1))
  #expect(source.comments.first?.text == "a11y-audit-disable x")
}

/// An answer that is cut off, or of which a byte is another, is refused or read, and nothing else.
@Test func brokenAnswersAreRefused() {
  let bytes = PipeFormat.Answer.tree(sample).bytes
  for length in 0..<bytes.count {
    #expect(throws: PipeError.self) {
      _ = try PipeFormat.Answer(reading: Array(bytes[..<length]))
    }
  }
  for index in bytes.indices {
    for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
      var broken = bytes
      broken[index] = byte
      guard case .tree(let root)? = try? PipeFormat.Answer(reading: broken) else { continue }
      _ = try? SourceLifting.source(root)
    }
  }
}

/// A node of another shape than its kind says is refused.
@Test func otherShapesAreRefused() {
  #expect(throws: PipeError.self) { _ = try SourceLifting.source(SyntaxNode(.list)) }
  var other = sample
  other.children[0].children[0].children = []
  #expect(throws: PipeError.self) { _ = try SourceLifting.source(other) }
}
