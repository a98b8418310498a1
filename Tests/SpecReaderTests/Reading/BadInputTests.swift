import Testing
import XML

/// Input that is wrong is one clear message for each thing that is, with its place.
@Suite struct BadInputTests {
  @Test(arguments: BadInput.all)
  func messages(_ input: BadInput) {
    #expect(problems(with: SpecSource.spec("\n" + input.content)) == input.messages)
  }

  /// Everything that is wrong is told at once, in order; what follows from it is not.
  @Test func severalErrors() {
    let text = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en_US">
        <palette>
          <color name="accent" lihgt="#FFF"/>
          <colour name="ink" value="black"/>
        </palette>
        <step-indicator id="checkout" current="2" label="{naem}">
          <stat id="busy" is="current"/>
          <stpe name="Account"/>
          <step name="Details" state="busy"/>
          <look state="complete">
            <shape idd="node" kind="cirle"><fill color="accent"/></shape>
            <text over="node" color="ink" size="-1">{position}</text>
            <text color="inkk" over="nowhere">x</text>
          </look>
        </step-indicator>
      </spec>
      """
    #expect(
      problems(with: text) == [
        "1:37 lang=\"en_US\": a language tag is expected, as in ‘en’ or ‘pt-BR’; "
          + "did you mean ‘en-US’?",
        "3:26 <color> has no attribute ‘lihgt’; expected name, value, opacity, "
          + "confidence, replaces, light, dark, light-high-contrast, dark-high-contrast, "
          + "light-elevated, dark-elevated, light-high-contrast-elevated or "
          + "dark-high-contrast-elevated; did you mean ‘light’?",
        "4:5 <colour> is no element of this dialect; <palette> holds import or color; a colour is a "
          + "<color>",
        "6:45 label: {naem} is no placeholder; did you mean ‘name’? expected count, icon, name, offset, position or state",
        "7:5 <stat> is no element of this dialect; <step-indicator> holds state, step, "
          + "look, connector, text, title, glyph, shape, control, group, announcement, focus, "
          + "custom-content, custom-action or animation; did you mean ‘state’?",
        "8:5 <stpe> is no element of this dialect; did you mean ‘step’?",
        "10:11 state=\"complete\": no state has this id; did you mean ‘completed’?",
        "11:14 <shape> has no attribute ‘idd’; expected id, label, value, hint, lang, "
          + "localized, traits, hidden, decorative, children, action, live, list, "
          + "sort-priority, hit-width, hit-height, hit-shape, spacing, over, around, gap, "
          + "when, opacity, required, text-equivalent, essential, platform-default, width, "
          + "height, x, y, kind, size or pattern; did you mean ‘id’?",
        "11:25 kind=\"cirle\": expected circle, capsule, rectangle, rounded-rectangle, arc, slice, "
          + "line, area, triangle, diamond, cross, star or path; did you mean ‘circle’?",
        "12:37 size=\"-1\": it cannot be negative",
        "13:13 color=\"inkk\": no token, system colour or CSS colour has this name; "
          + "define it in the palette",
        "13:26 over=\"nowhere\": nothing has this id; give it to the part that is meant",
      ]
    )
  }

  /// What a rule can judge is not bad input.
  @Test(arguments: [
    "<step-indicator><step state='current'/><step state='current'/></step-indicator>",
    "<step-indicator current='1'><step/><step state='current'/></step-indicator>",
    "<step-indicator current='0'><step/></step-indicator>",
    "<step-indicator current='2'><step/></step-indicator>",
    "<step-indicator/>", "<chart type='pie'/>", "<progress type='bar'/>",
    "<progress type='bar' value='7' min='0' max='1'/>",
    "<progress type='ring' value='-1' max='0'/>",
    "<palette><color name='a' light='#FFF'/></palette><chart type='bar' backdrop='a'/>",
    "<chart type='bar'><mark/><legend><entry/></legend></chart>",
    "<chart type='bar' label=''><title/><text/></chart>", "",
  ])
  func isNotBadInput(_ content: String) {
    #expect(problems(with: SpecSource.spec(content)) == [])
  }
}
