/// Something else than what the toolchain calls so.
public struct SourceFileSyntax: Sendable {
  public init() {}
}
