import A11yModel
import Testing
import XML

@testable import A11yReaders

/// Where links and buttons of an image respond to a pointer.
@Suite struct SVGTargetTests {
  private func areas(
    _ content: String,
    _ root: String = "width='200' height='100'"
  ) throws -> [HitArea] {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(root)>\(content)</svg>"
    let tree = try Tree(parsing: Array(text.utf8))
    let document = try #require(
      try Reader.document(of: tree.root, file: "a.svg", ReadingSettings())
    )
    return document.components.flatMap(\.snapshots).flatMap(\.elements).compactMap(\.hitArea)
  }

  @Test func rectanglesAndCircles() throws {
    let areas = try areas(
      "<a href='#a'><rect x='10' y='20' width='30' height='40'/></a>"
        + "<g role='button'><circle cx='100' cy='50' r='10'/></g>"
    )
    #expect(areas.count == 2)
    #expect(areas[0].x == 10 && areas[0].y == 20)
    #expect(areas[0].square == 30...30)
    #expect(areas[1].x == 90 && areas[1].width == 20...20)
    #expect(areas[1].square.upperBound < 14.2)
  }

  /// Pixels of the page, through the viewBox and all transformations.
  @Test func transformations() throws {
    let area = try areas(
      "<g transform='scale(2)'><a href='#a' transform='translate(10 5)'>"
        + "<rect width='30' height='40'/></a></g>",
      "width='200' height='100' viewBox='0 0 400 200'"
    )[0]
    #expect(area.x == 10 && area.y == 5)
    #expect(area.width == 30...30 && area.height == 40...40)
    #expect(area.doubt == nil)
  }

  /// Nothing needs to be seen to respond; what has no paint does not, unless it says so.
  @Test(arguments: [
    ("<rect width='30' height='30' fill='transparent'/>", 30.0),
    ("<rect width='30' height='30' opacity='0'/>", 30),
    ("<rect width='30' height='30' fill='none' pointer-events='fill'/>", 30),
    ("<rect width='30' height='30' visibility='hidden' pointer-events='all'/>", 30.5),
    ("<rect width='30' height='30' pointer-events='none'/>", nil),
    ("<rect width='30' height='30' fill='none'/>", nil),
    ("<rect width='30' height='30' visibility='hidden'/>", nil),
    ("<rect width='30' height='30' display='none'/>", nil),
    ("<rect width='30' height='30' stroke='red' stroke-width='4'/>", 32),
  ])
  func whatResponds(_ shape: String, width: Double?) throws {
    let areas = try areas("<a href='#a' aria-label='A'>\(shape)</a>")
    #expect(areas.first?.width.upperBound == width)
  }

  @Test func severalPieces() throws {
    let area = try areas(
      "<a href='#a'><circle cx='20' cy='20' r='5'/><rect x='30' y='10' width='40' height='20'/></a>"
    )[0]
    #expect(area.x == 15 && area.width == 55...55 && area.height == 20...20)
    #expect(area.square == 20...20)
  }

  @Test func formsThatAreNotMeasured() throws {
    let area = try areas("<a href='#a'><path d='M0 0L40 0L20 40Z'/></a>")[0]
    #expect(area.square == 0...40)
    #expect(area.width == 40...40)
  }

  @Test func letters() throws {
    let area = try areas("<a href='#a'><text x='10' y='50'>Notes</text></a>")[0]
    #expect(area.isEstimated && !area.isInline)
    #expect(area.width.lowerBound > 20 && area.width.upperBound < 60)
    let inline = try areas("<text x='10' y='50'>See <a href='#a'>the notes</a></text>")[0]
    #expect(inline.isInline)
    let alone = try areas("<text x='10' y='50'> <a href='#a'>Notes</a> </text>")[0]
    #expect(!alone.isInline)
  }

  @Test func whatIsNotKnown() throws {
    let link = "<a href='#a'><rect width='30' height='30'/></a>"
    #expect(try areas(link, "viewBox='0 0 100 100'")[0].doubt != nil)
    #expect(try areas(link, "")[0].doubt != nil)
    let moved = "<a href='#a'><rect width='30' height='30' style='transform: rotateX(4deg)'/></a>"
    #expect(try areas(moved)[0].doubt != nil)
    let faded = "<a href='#a'><g opacity='0'><rect width='30' height='30'/></g></a>"
    #expect(try areas(faded)[0].doubt != nil)
  }

  @Test func copies() throws {
    let symbol = "<defs><g id='b'><rect width='30' height='20'/></g></defs>"
    let area = try areas("\(symbol)<a href='#a'><use href='#b' x='40' y='10'/></a>")[0]
    #expect(area.x == 40 && area.y == 10 && area.height == 20...20)
  }
}
