internal import SwiftEvaluation
internal import SwiftRecognition
internal import SwiftSource

/// Tries what the parser's process may answer on all that reads it.
public enum SwiftProbe {
  /// How far an answer is taken; each stage is behind those before it.
  public enum Stage: CaseIterable, Sendable {
    case reading
    case evaluation
  }

  /// What became of an answer.
  public enum Outcome: Hashable, Sendable {
    /// The promise that does not hold.
    case broken(String)
    /// The spec that was made of it; nil where it shows no component, or is not taken so far.
    case held(spec: [UInt8]?)
  }

  /// How much may be evaluated of one root in one state, as what libFuzzer thinks of is small.
  private static let steps = 5_000
  /// The most roots of one file that are evaluated.
  private static let roots = 8

  /// Takes an answer, without its length, as far as a stage.
  public static func take(_ bytes: [UInt8], to stage: Stage) -> Outcome {
    let source: SourceFile
    do throws(PipeError) {
      let answer = try PipeFormat.Answer(reading: bytes)
      guard try PipeFormat.Answer(reading: answer.bytes) == answer else {
        return .broken("what is written to the pipe is what is read from it")
      }
      guard case .tree(let root) = answer else { return .held(spec: nil) }
      source = try SourceLifting.source(root)
    } catch {
      let isSentence = (1..<2_000).contains(error.message.utf8.count)
      return isSentence ? .held(spec: nil) : .broken("a refusal says why: \(error.message)")
    }
    // Several evaluations of one tree are slow; a quarter of all inputs is enough to notice.
    return stage == .reading
      ? .held(spec: nil) : evaluation(of: Module([source]), isWhole: bytes.count % 4 == 0)
  }

  private static func evaluation(of module: Module, isWhole: Bool) -> Outcome {
    let all = module.givenRoots(of: [0]) + module.views(of: 0)
    var isBounded = isWhole && all.count <= roots
    for root in all.prefix(roots) {
      let exploration = Explorer(module, Budget(steps: steps)).trees(of: root)
      guard isWhole else { continue }
      let again = Explorer(module, Budget(steps: steps)).trees(of: root)
      guard exploration.trees.map(\.tree) == again.trees.map(\.tree) else {
        return .broken("the same source shows the same")
      }
      // Where fewer steps give the same, there were enough.
      let fewer = Explorer(module, Budget(steps: steps / 2)).trees(of: root)
      isBounded = isBounded && fewer.trees.map(\.tree) == exploration.trees.map(\.tree)
    }
    return .held(spec: isBounded ? spec(of: module) : nil)
  }

  private static func spec(of module: Module) -> [UInt8]? {
    let extraction = SpecExtraction(
      module: module,
      paths: { _ in "Steps.swift" },
      generator: "fuzzing"
    )
    do throws(NoComponent) {
      return Array(try extraction.spec(of: 0).text.utf8)
    } catch {
      return nil
    }
  }
}
