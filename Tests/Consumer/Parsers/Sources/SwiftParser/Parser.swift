public import SwiftSyntax

/// Something else than what the toolchain calls so.
public enum Parser {
  public static let file = SourceFileSyntax()
}
