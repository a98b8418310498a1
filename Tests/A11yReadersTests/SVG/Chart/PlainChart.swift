/// Parts of charts that nothing names, for an image of 200 by 140.
enum PlainChart {
  /// Numbers up a side, and names below.
  static let axes =
    "<text x='2' y='100'>0</text><text x='2' y='60'>5</text><text x='2' y='20'>10</text>"
    + "<text x='40' y='118'>Q1</text><text x='80' y='118'>Q2</text><text x='120' y='118'>Q3</text>"

  /// What #084 and #b05 stand for.
  static let legend =
    "<rect x='150' y='2' width='8' height='8' fill='#084'/><text x='162' y='10'>North</text>"
    + "<rect x='150' y='42' width='8' height='8' fill='#b05'/><text x='162' y='50'>South</text>"

  /// Numbers that stand closer to each other and to the bars, and names below the middles of these.
  static let measures = """
    <text x='20' y='100' text-anchor='end'>0</text><text x='20' y='70' text-anchor='end'>5</text>
    <text x='20' y='40' text-anchor='end'>10</text>
    """
  static let names = """
    <text x='40' y='118' text-anchor='middle'>Q1</text>
    <text x='80' y='118' text-anchor='middle'>Q2</text>
    <text x='120' y='118' text-anchor='middle'>Q3</text>
    """
}
