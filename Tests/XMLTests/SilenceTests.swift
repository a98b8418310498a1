import Foundation
import Testing
import XML

/// libxml2 tells us what is wrong and prints nothing of its own.
@Test func nothingIsPrinted() throws {
  let file = FileManager.default.temporaryDirectory
    .appending(path: "standard-error-\(UUID().uuidString)")
  #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
  defer { try? FileManager.default.removeItem(at: file) }
  let replacement = try FileHandle(forWritingTo: file)
  let kept = dup(STDERR_FILENO)
  dup2(replacement.fileDescriptor, STDERR_FILENO)

  // Each names what could be printed, for other tests share the standard error.
  for document in Malformed.all { _ = failure("<inkless>" + document.text) }
  for document in Malformed.all { _ = failure(document.text) }
  _ = failure("<inkless xmlns='relative' xml:lang='?' xml:space='?'/>")
  _ = failure([0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00, 0x00, 0x3C])
  _ = failure(Array("<?xml version='1.0' encoding='inkless'?><a/>".utf8))
  if Schema("<inkless>") != nil || Schema("<inkless/>") != nil { Issue.record("no schema") }
  let grammar = Grammar(
    namespace: "urn:inkless",
    root: "inkless",
    summary: "",
    [ElementType("inkless", "", [AttributeType("a", .boolean, required: true, "")])]
  )
  if let schema = Schema(grammar.schema) {
    for text in ["<inkless", "<inkless/>", "<inkless xmlns='urn:inkless' a='b' c='d'>x</inkless>"] {
      let isValid = schema.isValid(text)
      #expect(!isValid)
    }
  } else {
    Issue.record("the schema does not compile")
  }

  dup2(kept, STDERR_FILENO)
  close(kept)
  let printed = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  let isSilent =
    !printed.contains("inkless") && !printed.contains("parser error")
    && !printed.contains("Entity:")
  #expect(isSilent, "\(printed)")
}
