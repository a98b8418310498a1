internal import Files
internal import Support
internal import SwiftSource

/// The files that a run has read, each once, whoever asks, with the numbers that their places have.
final class SourceFiles: Sendable {
  private let access: SourceAccess
  private let extractor: Extractor
  private let texts = Shelf<String, Result<[UInt8], SystemError>>()
  private let parsed = Shelf<String, Result<SourceFile, Problem>>()
  private let numbers = FileNumbers()

  init(_ access: SourceAccess, _ extractor: Extractor) {
    self.access = access
    self.extractor = extractor
  }

  /// Why a file is not read, and where in it.
  struct Problem: Error, Hashable {
    var message: String
    var line = 1
    var column = 1
  }

  /// The number of a file.
  func number(of path: String) -> Int32 { numbers.number(of: path) }

  /// The file of a number.
  func path(_ number: Int32) -> String { numbers.path(number) }

  /// What is in a source.
  func text(_ path: String) throws(SystemError) -> [UInt8] {
    try bytes(path, upTo: FileSize(bytes: PipeFormat.maximumSource))
  }

  /// What is in a file, which is at most so large.
  func bytes(_ path: String, upTo size: FileSize) throws(SystemError) -> [UInt8] {
    try texts.value(path) { () -> Result<[UInt8], SystemError> in
      do throws(SystemError) { return .success(try access.bytes(path, size)) } catch {
        return .failure(error)
      }
    }.get()
  }

  /// A file as it is parsed.
  func source(_ path: String) throws(Problem) -> SourceFile {
    try parsed.value(path) { () -> Result<SourceFile, Problem> in
      do throws(Problem) { return .success(try parse(path)) } catch { return .failure(error) }
    }.get()
  }

  private func parse(_ path: String) throws(Problem) -> SourceFile {
    let text: [UInt8]
    do throws(SystemError) { text = try self.text(path) } catch {
      throw Problem(message: error.message)
    }
    switch answer(to: text) {
    case .failure(let failure): throw Problem(message: extractor.words(for: failure))
    case .success(.refusal(let message, let line, let column)):
      throw Problem(message: message, line: Int(line), column: Int(column))
    case .success(.tree(let root)):
      do throws(PipeError) {
        return try SourceLifting.source(root, file: number(of: path))
      } catch {
        throw Problem(message: extractor.words(for: .garbled(error)))
      }
    }
  }

  private func answer(to text: [UInt8]) -> Result<PipeFormat.Answer, ParserFailure> {
    do throws(ParserFailure) { return .success(try extractor.parse(text)) } catch {
      return .failure(error)
    }
  }
}

/// Numbers of files.
private final class FileNumbers: @unchecked Sendable {
  private var paths: [String] = []
  private var numbers: [String: Int32] = [:]
  private let lock = Lock()

  func number(of path: String) -> Int32 {
    lock.whileHeld {
      if let number = numbers[path] { return number }
      let number = Int32(paths.count)
      paths.append(path)
      numbers[path] = number
      return number
    }
  }

  func path(_ number: Int32) -> String { lock.whileHeld { paths[Int(number)] } }
}
