import A11yAudit
import Testing

/// What is wrong with a spec that is built in Swift is at the line that builds it.
@Suite struct BuildingErrorTests: SpecElements {
  /// What is wrong, each with its place: lines below the given one, and the column.
  private func problems(with spec: Spec, below line: Int = #line) -> [String] {
    do throws(InputErrors) {
      _ = try spec.document()
      return []
    } catch {
      return error.errors.map { error in
        let file = error.location.file == #filePath ? "" : error.location.file
        return "\(file)+\(error.location.line - line):\(error.location.column) \(error.message)"
      }
    }
  }

  @Test func placeOfAnElement() {
    let line = #line
    let spec = Spec {
      StepIndicator(current: 1) {
        Step(name: "One")
        Look {
          Text(
            "{nme}",
            color: "systemBlu"
          )
        }
      }
    }
    #expect(
      problems(with: spec, below: line) == [
        "+5:15 color=\"systemBlu\": no token, system colour or CSS colour has this name; did you mean "
          + "‘systemBlue’?",
        "+5:15 {nme} is no placeholder; did you mean ‘name’? "
          + "expected count, icon, name, offset, position or state",
      ]
    )
  }

  /// The reader refuses what only some elements of the same name may hold.
  @Test func wrongPlace() {
    let line = #line
    let spec = Spec {
      Chart(type: .bar) {
        Look(part: .mark) { Track() }
      }
    }
    #expect(
      problems(with: spec, below: line) == [
        "+3:34 <track> cannot stand in <look>; its place is in <progress>"
      ]
    )
  }

  /// Other lines that are named are lines of Swift, too.
  @Test func linesInMessages() {
    let line = #line
    let spec = Spec {
      Palette {
        Color(name: "ink", value: "black")
        Color(name: "ink", value: "white")
      }
      StepIndicator(id: "steps") {
        Text("{name}", over: "later")
        Shape(id: "later", kind: .circle)
        Text("{name}", id: "steps")
      }
    }
    #expect(
      problems(with: spec, below: line) == [
        "+4:14 the palette defines ‘ink’ in line \(line + 3) already; keep one",
        "+7:13 over=\"later\": <shape> of line \(line + 8) is painted later; put it before this <text>",
        "+9:13 the id ‘steps’ is taken by <step-indicator> in line \(line + 6); give each its own",
      ]
    )
  }

  @Test func linesInOtherFiles() {
    let spec = Spec(line: 1) {
      StepIndicator(id: "steps", filePath: "Tests/Steps.swift", line: 7)
      StepIndicator(id: "steps", line: 2, column: 3)
    }
    #expect(
      problems(with: spec, below: 0) == [
        "+2:3 the id ‘steps’ is taken by <step-indicator> in line 7 of Steps.swift; give each its "
          + "own"
      ]
    )
  }

  @Test func charactersThatXMLCannotHold() {
    let line = #line
    let spec = Spec {
      StepIndicator(label: "a\u{0}b") {
        Text("\u{1B}[1m")
      }
    }
    #expect(
      problems(with: spec, below: line) == [
        "+2:20 label of <step-indicator>: the character U+0000 cannot stand in a spec; remove it",
        "+3:13 the text of <text>: the character U+001B cannot stand in a spec; remove it",
      ]
    )
    #expect(spec.text.contains("label=\"a\u{FFFD}b\""))
  }

  @Test func numbersThatAreNone() {
    let line = #line
    let spec = Spec {
      Progress(type: .ring, value: .nan, max: .infinity)
      StepIndicator(current: -1) { Shape(kind: .circle, size: -0.0) }
    }
    #expect(
      problems(with: spec, below: line) == [
        "+2:15 max=\"inf\": a decimal number is expected, as 12 or 0.5",
        "+2:15 value=\"nan\": a decimal number is expected, as 12 or 0.5",
        "+3:20 current=\"-1\": a whole number from 0 is expected",
      ]
    )
  }

  @Test func nestingWithoutEnd() {
    func nested(_ depth: Int) -> Group {
      Group(line: 2) { if depth > 0 { nested(depth - 1) } }
    }
    let spec = Spec(line: 1, column: 4) { StepIndicator { nested(300) } }
    #expect(
      problems(with: spec, below: 0) == [
        "+1:4 elements lie more than 256 deep (maximumDepth); flatten the document"
      ]
    )
  }

  /// Findings, too, are where the element was built.
  @Test func placesOfFindings() throws {
    let line = #line
    let spec = Spec(lang: "en") {
      StepIndicator(id: "steps", current: 1, backdrop: "white", label: "Steps", children: .ignore) {
        Step(name: "One")
        Step(name: "Two")
        Look {
          Text("{position}", style: .caption, color: "#AAAAAA")
        }
      }
    }
    var audit = Audit()
    audit.only = ["text-contrast-minimum"]
    let document = try spec.document()
    let failed = audit.results(for: document).outcomes.filter { $0.result == .failed }
    #expect(Set(failed.map(\.location.line)) == [line + 6])
    #expect(Set(failed.map(\.location.file)) == [#filePath])
    #expect(document.file == #fileID)
  }
}
