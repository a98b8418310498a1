import Drawing
import TestSupport
import Testing
import XML

/// An image has a sensible size and shows something, whatever it says of itself.
struct ImageSizeTests {
  @Test(arguments: [
    (#"width="100" height="50""#, "100", "50", "0 0 100 50"),
    (#"viewBox="0 0 10 20""#, "10", "20", "0 0 10 20"),
    (#"width="1in" height="48px" viewBox="-1 -1 2 2""#, "96", "48", "-1 -1 2 2"),
    ("", "300", "150", "0 0 300 150"),
    (#"width="0" height="0""#, "300", "150", "0 0 300 150"),
    (#"width="NaN" height="-5" viewBox="NaN 0 1 1""#, "300", "150", "0 0 300 150"),
    (#"width="1e9" height="1e9""#, "4096", "4096", "0 0 1000000000 1000000000"),
    (#"width="1e9" height="1""#, "4096", "1", "0 0 1000000000 1"),
    (#"width="1e999" height="9""#, "300", "9", "0 0 300 9"),
  ]) func sizesAreSensible(attributes: String, width: String, height: String, box: String) throws {
    let drawing = try ImageDrawing(
      #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><rect width="9" height="9"/></svg>"#
    )
    #expect(drawing.markup["width"] == width)
    #expect(drawing.markup["height"] == height)
    #expect(drawing.markup["viewBox"] == box)
  }

  @Test(arguments: [
    #"<svg xmlns="http://www.w3.org/2000/svg"/>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 10"><rect width="9" height="9"/></svg>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><path/></defs></svg>"#,
    #"<p xmlns="http://www.w3.org/1999/xhtml">words</p>"#,
    "<svg/>",
  ]) func whatShowsNothingSaysSo(source: String) throws {
    let drawing = try ImageDrawing(source)
    #expect(!drawing.remarks.isEmpty)
    #expect(drawing.first("text") != nil)
  }

  /// The text of a document within the image is what a reader would see of it.
  @Test func documentsWithinAreLabelledBoxes() throws {
    let drawing = try ImageDrawing(
      """
      <svg xmlns="http://www.w3.org/2000/svg"><foreignObject x="10" y="10" width="50%" height="40"
        transform="translate(5)"><p xmlns="http://www.w3.org/1999/xhtml">Pay <b>now</b></p>
      </foreignObject><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">unseen</p></foreignObject></svg>
      """
    )
    let box = try #require(drawing.first("g"))
    #expect(box["data-target"] == "/svg[1]/foreignObject[1]")
    #expect(box["transform"] == "translate(5 0)")
    #expect(box.children.first?["width"] == "150")
    #expect(box.children.last?.content == [.text("Pay now")])
    #expect(drawing.remarks.contains("drawn as a labelled box: 2 documents within the image"))
  }

  /// A background of the image itself covers all that is seen of it.
  @Test func backgroundsAreDrawn() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        #"<circle r="4"/>"#,
        #"viewBox="0 0 10 20" style="background: #123456""#
      )
    )
    let ground = try #require(drawing.first("rect"))
    #expect(ground["fill"] == "#123456")
    #expect(ground["x"] == "-5")
    #expect(ground["width"] == "20")
    #expect(ground["height"] == "20")
  }
}
