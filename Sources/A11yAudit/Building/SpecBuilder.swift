/// Collects the elements that an element of a spec holds, in their order; knows `if`, `switch` and
/// `for`.
@resultBuilder public enum SpecBuilder<Child> {
  public static func buildExpression(_ child: Child) -> [Child] { [child] }
  public static func buildBlock(_ children: [Child]...) -> [Child] { children.flatMap(\.self) }
  public static func buildOptional(_ children: [Child]?) -> [Child] { children ?? [] }
  public static func buildEither(first children: [Child]) -> [Child] { children }
  public static func buildEither(second children: [Child]) -> [Child] { children }
  public static func buildArray(_ children: [[Child]]) -> [Child] { children.flatMap(\.self) }
  public static func buildLimitedAvailability(_ children: [Child]) -> [Child] { children }
}
