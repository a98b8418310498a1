extension BadInput {
  /// Where parts respond, and how they move.
  static let motion: [BadInput] = [
    BadInput(
      "<step-indicator><control hit-shape='oval'/></step-indicator>",
      ["2:26 hit-shape=\"oval\": expected rectangle, circle or capsule"]
    ),
    BadInput(
      "<step-indicator><control spacing='-1'/></step-indicator>",
      ["2:26 spacing=\"-1\": it cannot be negative"]
    ),
    BadInput(
      "<step-indicator><control hit-width='44pt'/></step-indicator>",
      ["2:26 hit-width=\"44pt\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<step-indicator><control x='left'/></step-indicator>",
      ["2:26 x=\"left\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<step-indicator><animation/></step-indicator>",
      ["2:17 <animation> needs the attribute ‘kind’: what happens"]
    ),
    BadInput(
      "<step-indicator><animation kind='spin'/></step-indicator>",
      [
        "2:28 kind=\"spin\": expected move, scale, rotate, bounce, grow, parallax, fade or color"
      ]
    ),
    BadInput(
      "<step-indicator><animation kind='move' duration='2s'/></step-indicator>",
      ["2:40 duration=\"2s\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<step-indicator><animation kind='move' repeats='0'/></step-indicator>",
      ["2:40 repeats=\"0\": a number above 0 is expected, as 3, or forever"]
    ),
    BadInput(
      "<step-indicator><animation kind='move' repeats='always'/></step-indicator>",
      ["2:40 repeats=\"always\": a number above 0 is expected, as 3, or forever"]
    ),
    BadInput(
      "<step-indicator><animation kind='move' starts='now'/></step-indicator>",
      ["2:40 starts=\"now\": expected automatic or user"]
    ),
    BadInput(
      "<step-indicator><animation kind='move' reduced='stop'/></step-indicator>",
      ["2:40 reduced=\"stop\": expected none, fade or same"]
    ),
    BadInput(
      "<step-indicator><animation kind='move' stop='pause'/></step-indicator>",
      ["2:40 stop=\"pause\": nothing has this id; give it to the part that is meant"]
    ),
  ]
}
