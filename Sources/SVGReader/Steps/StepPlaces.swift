internal import A11yModel
internal import SVGPainting

/// Where each element of a file stands among steps: in one of them, or in what holds them.
struct StepPlaces {
  private let file: SVGFile
  private var steps: [Int: Int] = [:]
  private let container: Int

  init(_ steps: StatedSteps, container: Int, _ file: SVGFile) {
    (self.container, self.file) = (container, file)
    for (step, item) in steps.items.enumerated() {
      for source in item.members.union([item.source]) { self.steps[source] = step }
    }
  }

  /// Whether an element of the source lies in what holds the steps, and in which step.
  func place(ofSource source: Int) -> (isWithin: Bool, step: Int?) {
    var step: Int?
    var next: Int? = source
    // Parents stand before what lies in them.
    while let index = next, index >= container {
      if step == nil { step = steps[index] }
      if index == container { return (true, step) }
      next = file.sources[index].parent
    }
    return (false, nil)
  }
}
