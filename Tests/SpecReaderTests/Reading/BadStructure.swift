extension BadInput {
  /// What stands where it cannot.
  static let structure: [BadInput] = [
    BadInput(
      "<chart><legend/></chart>",
      ["2:1 <chart> needs the attribute ‘type’: the form of its marks"]
    ),
    BadInput(
      "<chart type='bar'><shape kind='circle' fill='red'/></chart>",
      [
        "2:40 <shape> has no attribute ‘fill’; expected id, label, value, hint, lang, "
          + "localized, traits, hidden, decorative, children, action, live, list, "
          + "sort-priority, hit-width, hit-height, hit-shape, spacing, over, around, gap, "
          + "when, opacity, required, text-equivalent, essential, platform-default, width, "
          + "height, x, y, kind, size or pattern; write <fill> within it"
      ]
    ),
    BadInput(
      "<chart type='bar'><legend/>\n<legend><entry/></legend></chart>",
      ["3:1 a chart has one legend; put all entries into the first"]
    ),
    // What is out of place does no harm.
    BadInput(
      "<chart type='bar'><step name='A' label='{name}'/></chart>",
      [
        "2:19 <step> cannot stand in <chart>; its place is in <group>, <status-tracker> or "
          + "<step-indicator>"
      ]
    ),
    BadInput(
      "<step-indicator><axis dimension='x'/><mark value='1'/><entry/></step-indicator>",
      [
        "2:17 <axis> cannot stand in <step-indicator>; its place is in <chart> or <group>",
        "2:38 <mark> cannot stand in <step-indicator>; its place is in <chart> or <group>",
        "2:55 <entry> cannot stand in <step-indicator>; its place is in <legend>",
      ]
    ),
    BadInput(
      "<x:chart xmlns:x='urn:other' type='bar'><x:mark/></x:chart>",
      [
        "2:1 <chart> is in ‘urn:other’, and what <spec> holds is in ‘urn:a11y-audit:spec:1’"
      ]
    ),
    BadInput(
      "<chart type='bar' xml:lang='en'/>",
      [
        "2:19 <chart> has no attribute ‘lang’ of the namespace "
          + "‘http://www.w3.org/XML/1998/namespace’; did you mean ‘lang’ without a prefix?"
      ]
    ),
    BadInput("words", ["2:1 <spec> holds no text, but ‘words’ stands here"]),
  ]
}
