"""Made-up modules of Swift, from the components of Examples/swiftui."""

import re
import shutil
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "Examples/swiftui"

#: What every component of a module takes from a file of its own.
THEME = """import SwiftUI

enum Theme {
  static let accent = Color("StepAccent")
  static let onAccent = Color("StepOnAccent")
  static let outline = Color("StepOutline")
}
"""

#: Code that no component asks for.
UNRELATED = """import Foundation

/// What is kept of a customer.
struct Record{n}: Codable, Hashable {{
  var id: UUID
  var name: String
  var lines: [Line]

  struct Line: Codable, Hashable {{
    var title: String
    var count: Int
    var price: Decimal
  }}

  var total: Decimal {{
    lines.reduce(0) {{ $0 + $1.price * Decimal($1.count) }}
  }}

  func matching(_ words: String) -> [Line] {{
    lines.filter {{ $0.title.localizedCaseInsensitiveContains(words) }}
  }}
}}

final class Store{n} {{
  private var records: [UUID: Record{n}] = [:]
  private let folder: URL

  init(folder: URL) {{
    self.folder = folder
  }}

  func record(_ id: UUID) -> Record{n}? {{
    records[id]
  }}

  func add(_ record: Record{n}) throws {{
    records[record.id] = record
    let data = try JSONEncoder().encode(record)
    try data.write(to: folder.appendingPathComponent(record.id.uuidString))
  }}

  func load() throws {{
    for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {{
      let record = try JSONDecoder().decode(Record{n}.self, from: Data(contentsOf: url))
      records[record.id] = record
    }}
  }}
}}
"""


def module(folder, components, lines=0):
    """Writes a package with one target of so many components, and so many lines that none of them asks for.

    The paths of the components are returned.
    """
    sources = Path(folder) / "Sources/Shop"
    sources.mkdir(parents=True)
    (Path(folder) / "Package.swift").write_text("// swift-tools-version: 5.9\n")
    shutil.copytree(EXAMPLES / "Colors.xcassets", sources / "Colors.xcassets")
    (sources / "Theme.swift").write_text(THEME)
    paths = [sources / f"Checkout{number:03}.swift" for number in range(components)]
    for number, path in enumerate(paths):
        path.write_text(component(f"{number:03}"))
    size = UNRELATED.count("\n")
    for number in range(0, lines, 8 * size):
        text = "".join(UNRELATED.format(n=number + part) for part in range(8))
        (sources / f"Records{number:06}.swift").write_text(text)
    return [str(path) for path in paths]


def component(suffix):
    """A component whose types no other file declares, with the colours of the theme."""
    text = (EXAMPLES / "CheckoutSteps.swift").read_text()
    text = re.sub(r"Color\(\.step(\w)(\w*)\)", lambda name: f"Theme.{name[1].lower()}{name[2]}", text)
    types = re.findall(r"\b(?:struct|enum) (\w+)", text)
    return re.sub(rf"\b({'|'.join(types)})\b", rf"\g<1>{suffix}", text)
