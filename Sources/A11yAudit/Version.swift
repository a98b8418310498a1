/// The tool's version, as reports and `--version` give it.
public enum Version {
  public static let current = "0.1.0"
}
