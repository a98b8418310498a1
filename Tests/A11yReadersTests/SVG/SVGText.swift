import A11yModel

@testable import A11yReaders

/// SVG images of tests.
enum SVGText {
  /// What is read of an image with some content.
  static func document(
    _ content: String,
    attributes: String = "width=\"100\" height=\"100\"",
    page: [Appearance: Color] = [:]
  ) throws -> Document {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      \(attributes)>\(content)</svg>
      """
    let read = try Reader.content(
      of: Array(text.utf8),
      file: "a.svg",
      ReadingSettings(page: page)
    )
    guard case .document(let document) = read else {
      throw InputErrors([])
    }
    return document
  }
}
