extension BadInput {
  /// What parts are made of.
  static let details: [BadInput] = [
    BadInput(
      "<step-indicator><shape/></step-indicator>",
      ["2:17 <shape> needs the attribute ‘kind’: what it is"]
    ),
    BadInput(
      "<step-indicator><shape kind='circle'><stroke color='red'/></shape></step-indicator>",
      ["2:38 <stroke> needs the attribute ‘width’: the width in points"]
    ),
    BadInput(
      "<step-indicator><shape kind='circle'><stroke width='1' "
        + "align='middle'/></shape></step-indicator>",
      ["2:56 align=\"middle\": expected inside, center or outside"]
    ),
    BadInput(
      "<step-indicator><shape kind='circle'><fill color='red'>x</fill></shape></step-indicator>",
      ["2:56 <fill> holds no text, but ‘x’ stands here"]
    ),
    BadInput(
      "<step-indicator><shape kind='circle' traits='buton'/></step-indicator>",
      [
        "2:38 traits=\"buton\": expected button, link, image, header, selected, not-enabled, "
          + "adjustable, updates-frequently, static-text, toggle, tab or summary-element; did "
          + "you mean ‘button’?"
      ]
    ),
    BadInput(
      "<step-indicator><shape kind='circle' children='merge'/></step-indicator>",
      ["2:38 children=\"merge\": expected combine, contain or ignore"]
    ),
    BadInput(
      "<step-indicator><shape kind='circle' hidden='1'/></step-indicator>",
      ["2:38 hidden=\"1\": expected true or false; did you mean ‘true’?"]
    ),
    BadInput(
      "<step-indicator><glyph/></step-indicator>",
      ["2:17 <glyph> needs the attribute ‘symbol’: the symbol's name"]
    ),
    BadInput(
      "<step-indicator><glyph symbol='x' rendering='color'/></step-indicator>",
      ["2:35 rendering=\"color\": expected monochrome, hierarchical, palette or multicolor"]
    ),
    BadInput(
      "<step-indicator><glyph symbol='x'><layer opacity='7' "
        + "color='red'/></glyph></step-indicator>",
      ["2:42 opacity=\"7\": an opacity is from 0 to 1"]
    ),
    BadInput(
      "<step-indicator><text style='huge'>x</text></step-indicator>",
      [
        "2:23 style=\"huge\": expected largeTitle, title, title2, title3, headline, body, "
          + "callout, subheadline, footnote, caption or caption2"
      ]
    ),
    BadInput(
      "<step-indicator><text weight='fat'>x</text></step-indicator>",
      [
        "2:23 weight=\"fat\": expected emphasized, black, bold, heavy, light, medium, regular, "
          + "semibold, thin or ultra-light"
      ]
    ),
    BadInput(
      "<step-indicator><text size='12pt'>x</text></step-indicator>",
      ["2:23 size=\"12pt\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<step-indicator><control disabled-when='never'/></step-indicator>",
      ["2:26 disabled-when=\"never\": expected first, last, not-first or not-last"]
    ),
    BadInput(
      "<step-indicator appearance='sepia'/>",
      ["2:17 appearance=\"sepia\": expected adaptive, light or dark"]
    ),
    BadInput(
      "<step-indicator surface='raised'/>",
      ["2:17 surface=\"raised\": expected base, elevated or any"]
    ),
    BadInput(
      "<step-indicator ordered='no'/>",
      ["2:17 ordered=\"no\": expected true or false; did you mean ‘false’?"]
    ),
    BadInput(
      "<step-indicator current='two'><step/></step-indicator>",
      ["2:17 current=\"two\": a whole number from 0 is expected"]
    ),
    BadInput(
      "<step-indicator current='99999999999999999999'><step/></step-indicator>",
      ["2:17 current=\"99999999999999999999\": a whole number from 0 is expected"]
    ),
    BadInput("<progress/>", ["2:1 <progress> needs the attribute ‘type’: what it looks like"]),
    BadInput(
      "<progress type='circle'/>",
      ["2:11 type=\"circle\": expected ring, bar or spinner; did you mean ‘ring’?"]
    ),
    BadInput(
      "<progress type='bar' value='0x1'/>",
      ["2:22 value=\"0x1\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<progress type='bar' value='1,5'/>",
      ["2:22 value=\"1,5\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<progress type='bar' determinate='1'/>",
      ["2:22 determinate=\"1\": expected true or false; did you mean ‘true’?"]
    ),
    BadInput(
      "<step_indicator/>",
      [
        "2:1 <step_indicator> is no element of this dialect; <spec> holds palette, "
          + "step-indicator, status-tracker, progress or chart; did you mean "
          + "‘step-indicator’?"
      ]
    ),
    BadInput(
      "<spec/>",
      [
        "2:1 <spec> is no element of this dialect; <spec> holds palette, step-indicator, "
          + "status-tracker, progress or chart"
      ]
    ),
  ]
}
