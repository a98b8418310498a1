import A11yModel
import Testing

@testable import A11yReaders

/// What can be done with parts of SVG images, and what is met in spite of its role.
@Suite struct SVGOperationTests {
  private func elements(_ content: String) throws -> [Element] {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'>\(content)</svg>"
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else { throw InputErrors([]) }
    return document.components[0].snapshots[0].elements
  }

  @Test(arguments: [
    "onclick", "ondblclick", "onmousedown", "onmouseup", "onpointerdown", "onpointerup",
    "ontouchstart", "ontouchend",
  ])
  func whatActsOnClicksIsThere(_ attribute: String) throws {
    let elements = try elements("<g \(attribute)='go()'><path d='M0 0'/></g>")
    #expect(elements.map(\.isClickable) == [false, true])
    #expect(elements[1].kind == .group && elements[1].traits.isEmpty && elements[1].action == nil)
  }

  @Test(arguments: ["onmouseover='go()'", "onclick=''", "onclick=' '", "x:onclick='go()'"])
  func otherHandlersAreNothing(_ attribute: String) throws {
    #expect(try elements("<g xmlns:x='urn:x' \(attribute)><path d='M0 0'/></g>").count == 1)
  }

  @Test func whatIsThereForClicksAloneIsNoStop() throws {
    let elements = try elements("<g onclick='go()'><text>Q1</text></g><path d='M0 0'/>")
    #expect(elements.map(\.kind) == [.component, .group, .text])
    #expect(elements[1].grouping == nil && elements[2].parent == 1)
    #expect(elements[0].role == .graphicsDocument)
  }

  @Test func rolesThatSayNothingAreRememberedWhereTheyAreOverruled() throws {
    let elements = try elements(
      "<g role='none' aria-label='A'/><g role='presentation' tabindex='0'/>"
        + "<g role='group' aria-label='B'/>"
    )
    #expect(elements.dropFirst().map(\.isMetDespiteNone) == [true, true, false])
    #expect(elements.dropFirst().map(\.isRoleStated) == [false, false, true])
    #expect(try self.elements("<g role='none'><path d='M0 0'/></g>").count == 1)
    let links = try self.elements(
      "<a href='#x' role='none'><text>Q1</text></a><a role='none'><text>Q2</text></a>"
        + "<image href='a.png' role='none'/>"
    )
    #expect(links.map(\.kind) == [.component, .control, .text, .text])
    #expect(links[1].role == .link && links[1].isMetDespiteNone)
  }
}
