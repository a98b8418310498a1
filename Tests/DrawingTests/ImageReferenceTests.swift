import Drawing
import TestSupport
import Testing
import XML

/// References stay within the drawing, in no circle and within bounds.
struct ImageReferenceTests {
  @Test func idsAreRewrittenWhereverTheyAreNamed() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        """
        <defs>
          <linearGradient id="base"><stop stop-color="red"/></linearGradient>
          <linearGradient id="totals" xlink:href="#base" x1="1"/>
          <clipPath id="c"><rect width="5" height="5"/></clipPath>
          <marker id="m"><path d="M0 0h1"/></marker>
        </defs>
        <path id="own" d="M0 0h9" fill="url(#totals)" clip-path="url('#c')" marker-end="url(#m)"/>
        """
      )
    )
    let path = try #require(drawing.elements.last)
    #expect(path["fill"] == "url(#p-2)")
    #expect(path["clip-path"] == "url(#p-3)")
    #expect(path["marker-end"] == "url(#p-4)")
    #expect(path["id"] == nil)
    let gradients = drawing.elements.filter { $0.name == "linearGradient" }
    #expect(gradients.map { $0["href"] } == [nil, "#p-1"])
  }

  @Test(arguments: [
    ##"<g id="a"><use href="#a"/><rect width="9" height="9"/></g>"##,
    ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><rect width="9" height="9"/>"##,
    ##"<pattern id="p" width="9" height="9"><rect width="9" height="9" fill="url(#p)"/></pattern><rect width="9" height="9" fill="url(#p)"/>"##,
    ##"<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>"##,
    ##"<mask id="m"><g mask="url(#m)"><rect width="9" height="9"/></g></mask><rect width="9" height="9" mask="url(#m)"/>"##,
  ]) func circlesAreOpened(content: String) throws {
    let drawing = try ImageDrawing(ImageDrawing.image(content))
    #expect(drawing.remarks == ["left out: 1 reference that goes in a circle or shows too much"])
    #expect(drawing.first("rect") != nil)
  }

  /// Nested references stand for 10 to the power of 12 elements.
  @Test func bombsAreDefused() throws {
    let levels = (1...12).map { level in
      let uses = String(repeating: ##"<use href="#l\##(level - 1)"/>"##, count: 10)
      return #"<g id="l\#(level)">\#(uses)</g>"#
    }
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        ##"<defs><rect id="l0" width="1" height="1"/>\##(levels.joined())</defs><use href="#l12"/>"##
      )
    )
    #expect(drawing.elements.count < 200)
    #expect(shown(drawing.markup, drawing) < 2_000)
    #expect(drawing.remarks.first?.contains("show too much") == true)
  }

  /// How many elements a browser would draw.
  private func shown(_ markup: Markup, _ drawing: ImageDrawing) -> Int {
    var known: [String: Int] = [:]
    let targets = Dictionary(
      drawing.elements.compactMap { element in element["id"].map { ($0, element) } },
      uniquingKeysWith: { first, _ in first }
    )
    func count(_ markup: Markup) -> Int {
      let inner = markup.children.reduce(1) { $0 + count($1) }
      guard let id = markup["href"].map({ String($0.dropFirst()) }) else { return inner }
      if known[id] == nil { known[id] = targets[id].map(count) ?? 0 }
      return inner + (known[id] ?? 0)
    }
    return markup.children.reduce(1) { $1.name == "defs" ? $0 : $0 + count($1) }
  }

  @Test func longChainsEnd() throws {
    let links = (1...5000).map { ##"<g id="c\##($0)"><use href="#c\##($0 + 1)"/></g>"## }
    let drawing = try ImageDrawing(
      ImageDrawing.image(##"<defs>\##(links.joined())</defs><use href="#c1"/><circle r="3"/>"##)
    )
    #expect(drawing.first("circle") != nil)
  }

  @Test func largeImagesAreCut() throws {
    let marks = String(repeating: #"<circle r="1"/>"#, count: 25_000)
    let drawing = try ImageDrawing(ImageDrawing.image(marks))
    #expect(drawing.elements.count == 20_001)
    #expect(drawing.remarks == ["left out: 5000 elements beyond the bounds of a drawing"])
  }

  @Test func smallPicturesStay() throws {
    let data =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
      + "gg=="
    func picture(_ address: String) throws -> Markup? {
      try ImageDrawing(
        ImageDrawing.image(#"<image width="9" height="9" href="\#(address)"/>"#)
      ).first("image")
    }
    let address = "data:image/png;base64,\(data)"
    #expect(try picture(address)?["href"] == address)
    let large = data + String(repeating: "A", count: 140_000)
    #expect(try picture("data:image/png;base64,\(large)") == nil)
  }
}
