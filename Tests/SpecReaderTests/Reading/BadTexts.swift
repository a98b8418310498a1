extension BadInput {
  /// Templates and languages.
  static let texts: [BadInput] = [
    BadInput(
      "<step-indicator label='{postion}'/>",
      [
        "2:17 label: {postion} is no placeholder; did you mean ‘position’? expected count, icon, name, offset, position or state"
      ]
    ),
    BadInput(
      "<step-indicator label='\(String(repeating: "{name} ", count: 15_000))'/>",
      [
        "2:17 label: ‘{name} {name} {name} {name} {name} {name} {name} {name} {nam…’ has more than 64 placeholders; "
          + "say less at once"
      ]
    ),
    BadInput(
      "<step-indicator label='{series}'/>",
      [
        "2:17 label: {series} means nothing here; expected count, icon, name, offset, position or "
          + "state"
      ]
    ),
    BadInput(
      "<chart type='bar'><legend label='{count}'/></chart>",
      ["2:27 label: {count} means nothing here; none does, so write ‘{{’ for a brace"]
    ),
    BadInput(
      "<step-indicator label='Step {position'/>",
      ["2:17 label: ‘{’ in ‘Step {position’ is not closed; write ‘{{’ for a brace"]
    ),
    BadInput(
      "<step-indicator label='Step {posi{name}'/>",
      ["2:17 label: ‘{’ in ‘Step {posi{name}’ is not closed; write ‘{{’ for a brace"]
    ),
    BadInput(
      "<step-indicator value='Step }'/>",
      ["2:17 value: ‘}’ in ‘Step }’ closes nothing; write ‘}}’ for a brace"]
    ),
    BadInput(
      "<step-indicator label='{}'/>",
      [
        "2:17 label: {} is no placeholder; expected count, icon, name, offset, position or state"
      ]
    ),
    BadInput(
      "<step-indicator><text>\n  Step {nme}</text></step-indicator>",
      [
        "3:3 {nme} is no placeholder; did you mean ‘name’? expected count, icon, name, offset, position or state"
      ]
    ),
    BadInput(
      "<step-indicator><announcement on='error'>{{{name}}} {x}</announcement></step-indicator>",
      ["2:42 {x} is no placeholder; expected count, icon, name, offset, position or state"]
    ),
    // Braces that are none of a template, and marks on braces.
    BadInput("<step-indicator label='{{x}} {position}\u{FE0F}\u{20E3}'/>", []),
    BadInput(
      "<chart type='bar' lang='en_US'/>",
      [
        "2:19 lang=\"en_US\": a language tag is expected, as in ‘en’ or ‘pt-BR’; "
          + "did you mean ‘en-US’?"
      ]
    ),
    BadInput(
      "<chart type='bar'><text lang=''>x</text></chart>",
      ["2:25 lang=\"\": a language tag is expected, as in ‘en’ or ‘pt-BR’"]
    ),
    BadInput(
      "<chart type='bar'><text size='16' weight='emphasized'>x</text></chart>",
      [
        "2:35 weight=\"emphasized\" is the weight that a text style emphasizes with; give style=, "
          + "or a weight such as bold"
      ]
    ),
    BadInput(
      "<chart type='bar'><text scales='yes' type-limit='AX6' overflow='clip'>x</text></chart>",
      [
        "2:25 scales=\"yes\": expected true or false; did you mean ‘true’?",
        "2:38 type-limit=\"AX6\": expected xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
          + "AX1, AX2, AX3, AX4 or AX5; did you mean ‘AX1’?",
        "2:55 overflow=\"clip\": expected wrap, truncate, scroll, shrink or adapt",
      ]
    ),
    BadInput(
      "<chart type='bar'><text lines='0' max-height='-1'>x</text></chart>",
      [
        "2:25 lines=\"0\": a text has at least one line; leave this out where any number is allowed",
        "2:35 max-height=\"-1\": it cannot be negative",
      ]
    ),
    BadInput(
      "<chart type='bar'><text lines='1.5'>x</text></chart>",
      ["2:25 lines=\"1.5\": a whole number from 0 is expected"]
    ),
    BadInput(
      "<chart type='bar'><glyph symbol='star' lines='1'/></chart>",
      [
        "2:40 <glyph> has no attribute ‘lines’; expected id, label, value, hint, lang, "
          + "localized, traits, hidden, decorative, children, action, live, list, "
          + "sort-priority, hit-width, hit-height, hit-shape, spacing, over, around, gap, "
          + "when, opacity, required, text-equivalent, essential, platform-default, style, "
          + "size, weight, max-width, scales, type-limit, color, symbol or rendering"
      ]
    ),
  ]

  /// Numbers and sizes.
  static let numbers: [BadInput] = [
    BadInput(
      "<chart type='bar'><shape kind='circle' size='-3'/></chart>",
      ["2:40 size=\"-3\": it cannot be negative"]
    ),
    BadInput(
      "<chart type='bar'><shape kind='circle' width='NaN' height='1e999'/></chart>",
      [
        "2:40 width=\"NaN\": a decimal number is expected, as 12 or 0.5",
        "2:52 height=\"1e999\": a decimal number is expected, as 12 or 0.5",
      ]
    ),
    BadInput(
      "<progress type='ring' value='40%'/>",
      ["2:23 value=\"40%\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<step-indicator current='-1'/>",
      ["2:17 current=\"-1\": a whole number from 0 is expected"]
    ),
  ]
}
