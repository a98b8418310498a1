import Foundation
import Testing

@testable import A11yAuditCommand

@Suite struct DrawCommandTests {
  private let two = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="aé-b" current="1" backdrop="white"><step name="One"/><step name="Two"/>
        <look><shape kind="circle" size="30"><fill color="#004488"/></shape></look></step-indicator>
      <progress type="bar" value="0.5" appearance="light" backdrop="white"><fill color="#004488"/></progress>
    </spec>
    """
  private var machine: Machine { Machine(files: ["Specs/a.xml": two, "chart.xml": Specs.empty]) }

  @Test func everyPictureHasANameOfItsOwn() {
    let result = machine.run("draw", "Specs/a.xml", "--output", "out")
    #expect(result.exitCode == .success)
    #expect(
      result.files.map(\.path) == [
        "out/a-a--b-step-1-light.svg", "out/a-a--b-step-1-dark.svg",
        "out/a-a--b-step-1-light-high-contrast.svg", "out/a-a--b-step-1-dark-high-contrast.svg",
        "out/a-progress-initial-light.svg", "out/a-progress-initial-light-high-contrast.svg",
      ]
    )
    #expect(result.output == result.files.map { $0.path + "\n" }.joined())
    #expect(result.files.allSatisfy { $0.text.hasPrefix("<?xml") && $0.makesFolders })
  }

  /// An image is drawn as itself, without what would run.
  @Test func imagesAreDrawnAsThemselves() {
    let image = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
        <style>@media (prefers-color-scheme: dark) { rect { fill: #eee } }</style>
        <rect width="9" height="9" onclick="alert(1)"/></svg>
      """
    let result = Machine(files: ["a.svg": image]).run("draw", "a.svg", "--appearance", "dark")
    #expect(result.exitCode == .success)
    #expect(
      result.output.contains(
        ##"<rect data-target="/svg[1]/rect[1]" width="9" height="9" fill="#EEEEEE"/>"##
      )
    )
    #expect(result.output.contains("<desc>left out: 1 event attribute</desc>"))
  }

  @Test func namesAreShortAndDistinct() {
    var names = PictureNames(of: "/x/.long name.with.points.xml")
    let long = String(repeating: "ä", count: 90)
    #expect(names.name("..", long, "light") == "long-name.with.points-x-x-light.svg")
    #expect(names.name("..", long, "light") == "long-name.with.points-x-x-light-2.svg")
    #expect(PictureNames.piece(String(repeating: "a", count: 90)).count == 40)
    #expect(PictureNames.piece("../../etc/passwd") == "etc-passwd")
    #expect(PictureNames.piece("-rf") == "rf")
  }

  @Test func imagesAreOnThePageAsThemselves() {
    let image = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 9" role="progressbar" aria-label="Done"
        aria-valuenow="50"><rect width="100" height="9" fill="#ccc" onclick="alert(1)"/>
        <rect width="50" height="9" fill="#048"/></svg>
      """
    let page = Machine(files: ["a.svg": image]).run("check", "a.svg", "--format", "html").output
    let drawn = page.components(separatedBy: "<symbol ").dropFirst().joined()
    #expect(drawn.contains("viewBox=\"0 0 100 9\""))
    #expect(!drawn.components(separatedBy: "</symbol>")[0].contains("onclick"))
  }

  @Test func onePictureGoesToStandardOutput() {
    let result = machine.run(
      "draw",
      "Specs/a.xml",
      "--component",
      "aé-b",
      "--state",
      "2",
      "--appearance",
      "dark",
      "--vision",
      "grey"
    )
    #expect(result.exitCode == .success)
    #expect(result.output.contains("<title>aé-b, step 2, dark, grey</title>"))
  }

  @Test func severalPicturesNeedAFolderOrAChoice() {
    let result = machine.run("draw", "Specs/a.xml")
    #expect(result.exitCode == .error)
    #expect(
      result.complaints == """
        a11y-audit: 6 pictures are chosen, and standard output takes one: choose it by --component, \
        --appearance, or name a folder by --output

        """
    )
    #expect(
      machine.run(
        "draw",
        "Specs/a.xml",
        "--component",
        "aé-b",
        "--appearance",
        "dark",
        "--state",
        "all"
      ).complaints.contains("choose it by --state, or")
    )
  }

  @Test func whatIsNotThereIsSaid() {
    #expect(
      machine.run("draw", "Specs/a.xml", "--component", "aé").complaints
        .contains("there is no such component")
    )
    #expect(
      machine.run("draw", "Specs/a.xml", "--appearance", "drak").complaints.contains("dark")
    )
    let dark = machine.run(
      "draw",
      "Specs/a.xml",
      "--component",
      "/spec[1]/progress[1]",
      "--appearance",
      "dark"
    )
    #expect(
      dark.complaints == "a11y-audit: --appearance dark: nothing that is chosen is seen in it\n"
    )
    #expect(machine.run("draw", "Specs").complaints.contains("is a folder; draw takes one file"))
    #expect(machine.run("draw", "chart.xml").exitCode == .nothing)
  }

  @Test func aFileOfSomebodyElseStays() {
    let drawn = machine.run("draw", "Specs/a.xml", "--component", "aé-b", "--appearance", "dark")
    var files = ["a.xml": two, "out/a-progress-initial-light.svg": drawn.output]
    #expect(Machine(files: files).run("draw", "a.xml", "--output", "out").exitCode == .success)
    files["out/a-progress-initial-light.svg"] = "<svg/>"
    let result = Machine(files: files).run("draw", "a.xml", "--output", "out")
    #expect(result.exitCode == .error)
    #expect(result.files.isEmpty)
    #expect(result.complaints.contains("out/a-progress-initial-light.svg: is there already"))
  }

  @Test func aFileIsNoFolder() {
    let result = machine.run("draw", "Specs/a.xml", "--output", "chart.xml")
    #expect(
      result.complaints == "a11y-audit: --output chart.xml: is a file; a folder is expected\n"
    )
  }

  @Test func manyStepsAreDrawnFastAndSmall() {
    let steps = String(repeating: #"<step name="Step"/>"#, count: 100_000)
    let spec = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
        <step-indicator id="s" current="50000" backdrop="white" dynamic="false">\(steps)
        <look state="completed"><shape kind="circle" size="30"><fill color="#004488"/></shape></look>
        <look><shape kind="circle" size="30"><fill color="#999999"/></shape></look></step-indicator></spec>
      """
    let result = Machine(files: ["a.xml": spec]).run("draw", "a.xml", "--appearance", "light")
    #expect(result.exitCode == .success)
    #expect(result.output.utf8.count < 10_000)
    #expect(result.output.contains("drawn as bands"))
  }
}
