import A11yReports
import Testing
import XML

/// A drawing is on a page once, whatever appearances and people it is shown in and to.
@Suite struct FoldedPicturesTests {
  private func picture(_ fill: String, _ text: String = "#000", shape: String = "rect") -> Markup {
    Markup(
      "svg",
      [("viewBox", "0 0 9 9")],
      children: [
        Markup("title", content: [.text(fill)]),
        Markup("g", [("data-target", "/a[1]")], children: [Markup(shape, [("fill", fill)])]),
        Markup("g", [("data-target", "/b[1]")], children: [Markup("path", [("fill", fill)])]),
        Markup("text", [("fill", text)], content: [.text("A")]),
      ]
    )
  }

  /// Two parts with the same colours everywhere share one property; what never differs has none.
  @Test func paintsThatDifferBecomeProperties() {
    let folded = FoldedPictures([picture("#FFF"), picture("#111")], id: "c-")
    #expect(folded.symbols.count == 1)
    #expect(folded.views.map(\.style) == ["--0:#FFF", "--0:#111"])
    let text = folded.symbols[0].fragment
    #expect(text.components(separatedBy: "var(--0)").count == 3)
    #expect(text.contains("fill=\"#000\"") && !text.contains("data-") && !text.contains("title"))
  }

  /// What is shown in another colour has properties that nothing else has.
  @Test func aTargetThatIsMendedStandsApart() {
    let pictures = [picture("#FFF"), picture("#111")]
    let folded = FoldedPictures(pictures, id: "c-", apart: ["/b[1]"])
    #expect(folded.properties(of: "/b[1]") == ["--1"])
    #expect(folded.views.map(\.style) == ["--0:#FFF;--1:#FFF", "--0:#111;--1:#111"])
    #expect(folded.properties(of: "/a[1]").isEmpty)
  }

  /// A picture of other elements is held once more.
  @Test func otherElementsAreAnotherSymbol() {
    let folded = FoldedPictures([picture("#FFF"), picture("#FFF", shape: "circle")], id: "c-")
    #expect(folded.symbols.count == 2)
    #expect(folded.views.map(\.symbol) == ["c-s0", "c-s1"])
  }

  /// What is used by its id is painted where it stands: each view has gradients of its own.
  @Test func gradientsAreThereForEachView() {
    func picture(_ stop: String) -> Markup {
      let gradient = Markup(
        "linearGradient",
        [("id", "c-g")],
        children: [Markup("stop", [("stop-color", stop)])]
      )
      return Markup(
        "svg",
        children: [
          Markup("defs", children: [gradient]), Markup("rect", [("fill", "url(#c-g)")]),
        ]
      )
    }
    let folded = FoldedPictures([picture("#F00"), picture("#0F0"), picture("#F00")], id: "c-")
    #expect(folded.symbols.map(\.name) == ["defs", "symbol"])
    #expect(
      folded.views.map(\.style) == ["--0:url(#c-g)", "--0:url(#c-d1)", "--0:url(#c-g)"]
    )
  }

  /// A paint that would end a declaration is none that a view may set.
  @Test func nothingEndsADeclaration() {
    let folded = FoldedPictures([picture("#FFF"), picture("#FFF;background:red")], id: "c-")
    #expect(folded.symbols.count == 2)
    #expect(folded.views.allSatisfy { !$0.style.contains("background") })
  }
}
