import A11yRules
import Testing

/// A remedy fits what is wrong, and asks for nothing that is there.
@Test(arguments: [
  // Marks are listed in another order than they are seen in, and nothing has a priority.
  (
    "reading-order-matches-visual",
    """
    <chart type='bar' children='contain' label='Visits'>
      <mark category='Mon' value='5' label='Mon' x='40' width='30'/>
      <mark category='Tue' value='5' label='Tue' x='0' width='30'/></chart>
    """, "", "list them in the order", "sort-priority"
  ),
  (
    "reading-order-matches-visual",
    """
    <chart type='bar' children='contain' label='Visits'>
      <mark category='Mon' value='5' label='Mon'/><mark category='Tue' value='5' label='Tue'/>
      <mark category='Wed' value='5' label='Wed' sort-priority='1'/></chart>
    """, "", "sort-priority", "list them in the order"
  ),
  // The unit is declared, and what the marks say may be it.
  (
    "axes-described",
    """
    <chart type='bar' unit='h' children='contain' label='Uni'>
      <mark category='Mon' value='5' label='Mon, 5 tundi'/>
      <axis dimension='y' ticks='0 5'><text>{value}</text></axis></chart>
    """, "lang='et'", "behind the values", "declare the unit"
  ),
  // No text style of macOS grows.
  (
    "text-scales",
    "<step-indicator><text style='caption2' color='label'>Small</text></step-indicator>",
    "platform='macos'", "macOS has no Dynamic Type", "give the text a text style"
  ),
  (
    "text-scales",
    "<step-indicator><text style='body' scales='false' color='label'>Small</text></step-indicator>",
    "platform='macos'", "macOS has no Dynamic Type", "give the text a text style"
  ),
  // What is combined would say the name of the symbol, too.
  (
    "related-parts-grouped",
    """
    <status-tracker><step name='Sent' state='completed'>
      <glyph symbol='checkmark'/><text>Sent</text></step></status-tracker>
    """, "", "decorative=\"true\"", "a label that says it all"
  ),
  // A grey that is hardly another does for light and dark; what is far from it is not offered.
  (
    "dark-palette-present",
    """
    <palette><color name='grey' value='#777'/></palette>
    <step-indicator backdrop='systemBackground'><text style='body' color='grey'>A</text></step-indicator>
    """, "", "let the one that stays be #767676", "[let"
  ),
  (
    "dark-palette-present",
    "<step-indicator backdrop='systemBackground'><text style='body' color='#111'>A</text></step-indicator>",
    "", "give both colours a value", "let the one that stays"
  ),
  // What is told by an outline is told by more than colour.
  (
    "palette-cvd-distinct",
    """
    <status-tracker appearance='dark' backdrop='#000'>
      <step name='Sent' state='current'/><step name='Delivered' state='upcoming'/>
      <look state='upcoming'><shape kind='circle' size='28'><stroke color='#9F9FA6' width='2'/></shape></look>
      <look><shape kind='circle' size='28'><fill color='#4DB6AC'/></shape></look></status-tracker>
    """, "", "differ in lightness", "by more than colour"
  ),
  // Who has declared a marker needs no other one.
  (
    "series-not-color-only",
    """
    <chart type='bar' gap='4' appearance='light' backdrop='#FFF'>
      <series id='a' name='A' color='#0B6BCB'/><series id='b' name='B' color='#B35900' marker='square'/>
      <look part='mark'><shape kind='circle' size='8'><fill color='series'/></shape></look>
      <mark category='Mon' series='a' value='5'/><mark category='Mon' series='b' value='2'/></chart>
    """, "", "draw what the series declares", "patterns, markers or dashes of their own"
  ),
  // A trait would make a stop without a name of what holds the text.
  (
    "interactive-has-role",
    "<step-indicator><group action='activate'><text>Tap me</text></group></step-indicator>",
    "", "children=\"combine\" and traits=\"button\"", "add traits"
  ),
])
func remedyFits(
  _ rule: String,
  _ content: String,
  _ attributes: String,
  _ says: String,
  _ saysNot: String
) throws {
  let found = try outcomes(of: rule, for: content, attributes)
    .filter { $0.result != .passed && !$0.remedy.isEmpty }
  #expect(!found.isEmpty)
  for outcome in found {
    #expect(outcome.remedy.contains(says), "\(outcome.remedy)")
    #expect(!outcome.remedy.contains(saysNot), "\(outcome.remedy)")
  }
}

/// What stops at a limit is the same for all who enlarge text further.
@Test func textAtItsLimitIsFoundOnce() throws {
  let found = try outcomes(
    of: "text-fits-at-large-sizes",
    for: """
      <step-indicator><text style='caption2' type-limit='AX1' max-width='56' lines='1' \
      color='label'>Bank details</text></step-indicator>
      """,
    by: [.wcagAA, .appleHIG]
  )
  #expect(found.map { Set($0.profiles) } == [["wcag-aa", "apple-hig"]])
}
