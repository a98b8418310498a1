// swift-format-ignore-file
// Written by `swift run embed-rules` from Rules/*.xml; edit those.

enum EmbeddedRules {
  /// What rules say to the engine, in one document.
  static let data = ####"""
<rules xmlns="urn:a11y-audit:spec:1">
<rule xmlns="urn:a11y-audit:spec:1" id="children-not-swallowed" category="structure"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>Collapsing children into one stop loses nothing</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:1.1.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="children-not-swallowed"/>
  <remedy dialect="spec">let the children be stops of their own with children="contain", or say the
    rest in the label or in custom-content</remedy>
  <remedy dialect="spec" case="ignore">let the children be stops of their own with
    children="contain", or say in the label, the value or custom-content what they say</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="component-has-name" category="labels"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>The indicator or chart as a whole has an accessible name</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <requirement ref="chartability:no-title"/>
  <requirement ref="act:7d6734"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="component-name"/>
  <remedy dialect="spec">give it a label that says what it is, and children="contain" where its parts
    are to stay stops of their own</remedy>
  <remedy dialect="spec" case="title">tie the title to it: children="contain" label="{title}"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="mark-has-name" category="labels"
      impact="serious" components="step-indicator status-tracker chart">
  <title>Every mark or step that is met says which one it is</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="hig:charts"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="mark-name">
    <parameter name="minimum-frame" value="1" source="ours"/>
  </expectation>
  <remedy dialect="spec">say which one it is in the label, as in label="{category}" of a mark or
    label="{name}" of a step</remedy>
  <remedy dialect="spec" case="frame">give what is touched a frame of its own, as the whole column of
    a bar that has no height</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="mark-value-has-number" category="labels"
      impact="serious" components="chart">
  <title>A mark’s announcement holds its value</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:content-only-visual"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="mark-value"/>
  <remedy dialect="spec">say the value with its unit, as in value-text="{value} {unit}"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-decorative-characters" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart">
  <title>Names hold no arrows, ticks, bullets or stray punctuation</title>
  <requirement ref="hig:writing"/>
  <profile name="apple-hig"/>
  <expectation check="plain-name"/>
  <remedy dialect="spec">leave it out of the label; where it is in visible text, give a label without
    it</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-role-words" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart">
  <title>Names do not repeat a role that is spoken anyway</title>
  <requirement ref="hig:accessibility"/>
  <profile name="apple-hig"/>
  <expectation check="role-word">
    <parameter name="button" value="button btn" source="ours"/>
    <parameter name="link" value="link hyperlink" source="ours"/>
    <parameter name="image" value="image icon picture graphic photo" source="ours"/>
    <parameter name="tab" value="tab" source="ours"/>
    <parameter name="toggle" value="switch toggle" source="ours"/>
    <parameter name="adjustable" value="slider stepper adjustable" source="ours"/>
    <parameter name="header" value="heading header" source="ours"/>
  </expectation>
  <remedy dialect="spec">leave ‘{word}’ out of the name; the role says it</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-visual-reference" category="labels"
      impact="minor" components="step-indicator status-tracker chart">
  <title>Names say what things mean, not what they look like</title>
  <requirement ref="wcag:1.3.3" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="act:9bd38c"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="visual-reference">
    <parameter name="colors"
               value="red orange yellow green blue purple pink brown grey gray black white teal cyan magenta violet indigo turquoise mint"
               source="ours"/>
    <parameter name="shapes"
               value="circle square triangle diamond rectangle capsule dot dashed dotted striped hatched filled hollow outlined checkmark tick cross"
               source="ours"/>
    <parameter name="places" value="left right top bottom upper lower middle leftmost rightmost"
               source="ours"/>
    <parameter name="marks"
               value="bar bars line lines slice point dot circle column segment area wedge icon bubble node box half corner one"
               source="ours"/>
  </expectation>
  <remedy dialect="spec">say the name of the series or the state instead of what it looks like</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="name-not-identifier" category="labels"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>Names are human text, not names of symbols or files, code or placeholders</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <requirement ref="act:qt1vmo"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="human-name">
    <parameter name="file-endings" value="png svg jpg jpeg gif pdf webp heic" source="ours"/>
    <parameter name="name-endings"
               value="com org net edu gov io dev co ai js uk de fr nl ch at eu jp cn in au ca us"
               source="ours"/>
    <parameter name="symbol-words" value="xmark exclamationmark questionmark" source="ours"/>
    <parameter name="code-words"
               value="view icon image img button btn label lbl cell controller node chart graph indicator component container glyph symbol legend svg bg ic"
               source="ours"/>
    <parameter name="placeholders"
               value="label title image icon chart graph untitled todo invisible clear"
               source="ours"/>
    <parameter name="numbered" value="series dataset" source="ours"/>
    <parameter name="state-symbols"
               value="checkmark xmark exclamationmark questionmark clock hourglass ellipsis lock minus pause circle smallcircle"
               source="ours"/>
  </expectation>
  <remedy dialect="spec">say in words what it is</remedy>
  <remedy dialect="spec" case="symbol">give the symbol a label that says what it means, or
    decorative="true" where text beside it says the same</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="no-duplicate-announcement" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart">
  <title>Visible text is not met again where what it labels says it</title>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:navigation-tedious"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="repeated-text">
    <parameter name="many" value="7" source="ours"/>
  </expectation>
  <remedy dialect="spec">hide the text from assistive technology with hidden="true", or make it one
    stop with what it labels, with children="combine"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="number-human-readable" category="labels"
      impact="moderate" components="progress chart">
  <title>Announced numbers and dates are heard as people say them</title>
  <requirement ref="chartability:data-not-human-readable"/>
  <requirement ref="hig:charts"/>
  <requirement ref="wcag:3.1.4" level="AAA" when="abbreviation"/>
  <profile name="wcag-aaa" advisory="true"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="readable-number">
    <parameter name="decimals" value="3" source="ours"/>
    <parameter name="significant-digits" value="6" source="ours"/>
    <parameter name="digits" value="7" source="ours"/>
    <parameter name="code-words" value="order number no id ticket case invoice reference phone code"
               source="ours"/>
  </expectation>
  <remedy dialect="spec">write the number as people say it: rounded, grouped, or in words as “6.5
    billion”</remedy>
  <remedy dialect="spec" case="percent">say the percentage, as in value-text="{percent}
    percent"</remedy>
  <remedy dialect="spec" case="date">write the date in words, as “June 6”</remedy>
  <remedy dialect="spec" case="unit">write the unit out, as “60 minutes”</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="progress-exposes-value" category="labels"
      impact="critical" components="progress">
  <title>A progress tells assistive technology how far it is</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="progress-value"/>
  <remedy dialect="spec">give the progress a label and its value, as in label="Upload"
    value-text="{percent} percent"</remedy>
  <remedy dialect="spec" case="several">leave one value, on what stands for the whole, and hide the
    others</remedy>
  <remedy dialect="spec" case="indeterminate">give it a label that says what goes on, as in
    label="Loading", and no number</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="progress-value-valid" category="labels"
      impact="serious" components="progress">
  <title>Announced progress lies in its range and is right</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a"/>
  <expectation check="progress-range">
    <parameter name="tolerance" value="1" source="ours"/>
  </expectation>
  <remedy dialect="spec">let the text follow the value, as in value-text="{percent} percent": it is
    [{expected}]</remedy>
  <remedy dialect="spec" case="range">keep the value between min and max, and max above min</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="sibling-names-unique" category="labels"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>What stands side by side is told apart by what is heard</title>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a" advisory="true"/>
  <expectation check="sibling-names"/>
  <remedy dialect="spec">say what tells them apart: the position, the category, the object of the
    action</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="state-exposed-to-at" category="labels"
      impact="serious" components="step-indicator status-tracker">
  <title>The state of each step that is met reaches assistive technology</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="state-exposure"/>
  <remedy dialect="spec">say the state with the step, as in value="{state}", or give the symbol that
    shows it a label</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="step-announcement-complete" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>Position, total, name and state of the step are announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation message="people who use a screen reader are not told the {parts} of the step">
    <part rule="step-position-announced" name="position"/>
    <part rule="step-total-announced" name="total"/>
    <part rule="step-name-announced" name="name"/>
    <part rule="step-state-announced" name="state"/>
  </expectation>
  <remedy dialect="spec">say all of it, as in label="Step {position} of {count}: {name}, {state}"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="step-name-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>The name of the step is announced</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="step-name"/>
  <remedy dialect="spec">say the name in the label, as in label="Step {position} of {count}:
    {name}"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="step-position-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>The current position is announced, counted from 1, and right</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="hig:writing"/>
  <requirement ref="chartability:location-unclear"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="step-position"/>
  <remedy dialect="spec">say the position in the label, as in label="Step {position} of {count}:
    {name}"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="step-state-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>The state of the steps is announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:1.1.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="step-state"/>
  <remedy dialect="spec">say the state in the label, as in label="Step {position}, {name}, {state}"; a
    state with words of its own declares them with announced-as</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="step-total-announced" category="announcements"
      impact="moderate" components="step-indicator status-tracker">
  <title>The number of steps is announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="hig:writing"/>
  <requirement ref="chartability:location-unclear"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="apple-hig"/>
  <expectation check="step-total"/>
  <remedy dialect="spec">say how many there are, in the label of each stop or of what holds them, as
    in label="Step {position} of {count}: {name}"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="strings-localisable" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart">
  <title>Accessibility strings can be localised and their language is known</title>
  <requirement ref="wcag:3.1.1" level="A"/>
  <requirement ref="wcag:3.1.2" level="AA"/>
  <requirement ref="hig:inclusion"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="string-language"/>
  <remedy dialect="spec">take the string from the app’s translations, and drop
    localized="false"</remedy>
  <remedy dialect="spec" case="language">say which language it is, as in lang="en" on the
    spec</remedy>
  <remedy dialect="spec" case="mismatch">translate it, or say its language with lang where the string
    stands</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="text-contrast-minimum" category="contrast"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>Text meets 4.5:1, or 3:1 where it is large, in every palette</title>
  <requirement ref="wcag:1.4.3" level="AA"/>
  <requirement ref="hig:accessibility"/>
  <requirement ref="hig:dark-mode"/>
  <requirement ref="chartability:low-contrast"/>
  <requirement ref="act:afw4f7"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="text-contrast" uses="large-text">
    <parameter name="minimum" value="4.5" source="WCAG 2.2, 1.4.3"/>
    <parameter name="large-minimum" value="3" source="WCAG 2.2, 1.4.3"/>
  </expectation>
  <remedy dialect="spec">let the text appear as {nearestForeground}, the nearest colour that
    reaches the ratio[, or what is behind it as {nearestBackground}]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own: let the text appear as {nearestForeground}</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="value-has-unit" category="labels"
      impact="moderate" components="chart progress">
  <title>Announced values have their unit, or get it from what is heard of the whole</title>
  <requirement ref="chartability:metrics-undefined"/>
  <requirement ref="hig:charts"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="value-unit"/>
  <remedy dialect="spec">say the unit with the value, as in value-text="{value} {unit}", or once for
    all in the label or the summary</remedy>
  <remedy dialect="spec" case="undeclared">declare the unit of the values with unit, or
    unit="none"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="visible-label-in-name" category="labels"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>The name of what can be operated holds its visible text</title>
  <requirement ref="wcag:2.5.3" level="A"/>
  <requirement ref="act:2ee8b8"/>
  <profile name="wcag-a"/>
  <expectation check="label-in-name"/>
  <remedy dialect="spec">begin the label with the visible text, ‘{visible}’</remedy>
</rule>
</rules>
"""####

  /// The files as they are, by the ids of their rules.
  static let texts: [String: String] = [
"children-not-swallowed": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="children-not-swallowed" category="structure"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>Collapsing children into one stop loses nothing</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:1.1.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="children-not-swallowed"/>
  <remedy dialect="spec">let the children be stops of their own with children="contain", or say the
    rest in the label or in custom-content</remedy>
  <remedy dialect="spec" case="ignore">let the children be stops of their own with
    children="contain", or say in the label, the value or custom-content what they say</remedy>
  <help>
    <why>
      A label that is set on a combined element replaces what its children say. Labels given to
      each child are then never heard, though the code looks as if they were.
    </why>
    <applies>
      Each stop that presents what it holds and has a label of its own, or ignores its children,
      where something in it would be a stop of its own.
    </applies>
    <decides>
      Every word of each such child’s label, text and value is in the announcement of the stop, in
      its custom content, its custom actions, or the chart’s audio graph. Words such as “of” and
      “the” do not count. Where the stop is adjustable, the other steps are reached by adjusting it.
      It is critical where a control is lost, and moderate where plain captions are.
    </decides>
    <limits>
      The visible text of a control is for visible-label-in-name. Symbols without a label say
      nothing that could be lost.
    </limits>
  </help>
  <examples>
    <passed title="A container leaves its children be">
      <step-indicator id="checkout" current="2" children="contain" label="Checkout">
        <step name="Account" label="Step 1, Account, completed"/>
        <step name="Details" label="Step 2, Details, current"/>
      </step-indicator>
    </passed>
    <failed title="Combined with a label: the labels of the nodes are never heard">
      <?finding people who use a screen reader hear ‘Step 1 of 2: Account’ and miss ‘Step 1, Account, current’ and 1 more?>
      <step-indicator id="checkout" current="1" dynamic="false" children="combine"
                      label="Step {position} of {count}: {name}">
        <step name="Account" label="Step 1, Account, current"/>
        <step name="Details" label="Step 2, Details, upcoming"/>
      </step-indicator>
    </failed>
    <passed title="Combined without a label: the stop says it all">
      <step-indicator id="checkout" current="1" dynamic="false" children="combine">
        <step name="Account" label="Step 1, Account, current"/>
        <step name="Details" label="Step 2, Details, upcoming"/>
      </step-indicator>
    </passed>
    <passed title="What the label leaves out can be asked for">
      <step-indicator id="checkout" current="1" dynamic="false" children="ignore"
                      label="Step 1 of 2: Account">
        <custom-content label="Step {position}" value="{name}, {state}" each="step"/>
        <step name="Account" label="Step 1, Account, current"/>
        <step name="Details" label="Step 2, Details, upcoming"/>
      </step-indicator>
    </passed>
    <passed title="The other steps are reached by adjusting the stop">
      <step-indicator id="checkout" current="1" dynamic="false" children="ignore"
                      label="Step 1 of 2: Account" traits="adjustable">
        <step name="Account" label="Step 1, Account"/>
        <step name="Details" label="Step 2, Details"/>
      </step-indicator>
    </passed>
    <failed title="A button within is lost">
      <?finding people who use a screen reader hear ‘Payment failed’ and miss ‘Try again’?>
      <status-tracker id="order" children="ignore" label="Payment failed">
        <control label="Try again" action="activate"/>
      </status-tracker>
    </failed>
    <cantTell title="Whether a label replaces what is said is not known"
              complete="announcements data">
      <?cantTell people who use a screen reader hear nothing and miss ‘Packed’?>
      <status-tracker id="order" children="combine"><text>Packed</text></status-tracker>
    </cantTell>
    <inapplicable title="Nothing in the stop would be one of its own">
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
        <look><shape kind="circle" size="32"><fill color="systemBlue"/></shape></look>
      </step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
"component-has-name": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="component-has-name" category="labels"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>The indicator or chart as a whole has an accessible name</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <requirement ref="chartability:no-title"/>
  <requirement ref="act:7d6734"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="component-name"/>
  <remedy dialect="spec">give it a label that says what it is, and children="contain" where its parts
    are to stay stops of their own</remedy>
  <remedy dialect="spec" case="title">tie the title to it: children="contain" label="{title}"</remedy>
  <help>
    <why>
      Who comes upon seven bars with a screen reader, one after another, has to guess what they are
      bars of. The title above them is another stop that nothing ties to them.
    </why>
    <applies>
      Each indicator or chart of which anything is met. One that is hidden as a whole is for
      hidden-without-alternative, and what stands in for missing data is text of its own.
    </applies>
    <decides>
      The component has a name, or one container or stop within it has one and holds every step or
      mark that is met, or an audio graph has a title. One stop that says all it holds is named by
      that, where the title is among it, or the steps are. Visible text names nothing but itself: only where a step indicator is met as
      text alone, or a ring as one text that says what goes on and how far, has it told enough.
    </decides>
    <limits>Whether the name is a good one is not told.</limits>
  </help>
  <examples>
    <passed title="A named container of bars">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
        <mark category="Tue" value="5" label="Tuesday" value-text="5 hours"/>
      </chart>
    </passed>
    <failed title="A visible title that nothing ties to the bars">
      <?finding people who use a screen reader are not told what the chart is: it has no name?>
      <chart id="sleep" type="bar">
        <title style="headline" color="label">Sleep by day</title>
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
        <mark category="Tue" value="5" label="Tuesday" value-text="5 hours"/>
      </chart>
    </failed>
    <passed title="One stop for all steps that says where the user is">
      <step-indicator id="checkout" current="2" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="Steps that speak, in a container without a name">
      <?finding people who use a screen reader are not told what the step indicator is: it has no name?>
      <step-indicator id="checkout" current="1" children="contain">
        <step name="Account"/><step name="Details"/>
        <look label="Step {position} of {count}, {name}, {state}"/>
      </step-indicator>
    </failed>
    <failed title="A name of blanks">
      <?finding people who use a screen reader are not told what the chart is: it has no name?>
      <chart id="sleep" type="bar" children="contain" label=" ">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </failed>
    <failed title="Each series has a named container, the chart has none">
      <?finding people who use a screen reader are not told what the chart is: it has no name?>
      <chart id="sleep" type="bar">
        <series id="deep" name="Deep"/><series id="light" name="Light"/>
        <group children="contain" label="Deep">
          <mark category="Mon" series="deep" value="2" label="Monday, 2 hours"/>
        </group>
        <group children="contain" label="Light">
          <mark category="Mon" series="light" value="5" label="Monday, 5 hours"/>
        </group>
      </chart>
    </failed>
    <passed title="A named container within that holds every bar">
      <chart id="sleep" type="bar">
        <title style="headline" color="label">Sleep</title>
        <group children="contain" label="Sleep by day">
          <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
          <mark category="Tue" value="5" label="Tuesday" value-text="5 hours"/>
        </group>
      </chart>
    </passed>
    <passed title="An audio graph with a title">
      <chart id="sleep" type="line">
        <descriptor title="Sleep by day"/>
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </passed>
    <passed title="The ring within is named and has the value">
      <progress id="upload" type="ring" value="0.75">
        <shape kind="arc" label="Upload" value="75 percent"/>
        <text style="caption" color="label">Do not close the app</text>
      </progress>
    </passed>
    <failed title="A number in the ring does not say what goes on">
      <?finding people who use a screen reader are not told what the progress is: it has no name?>
      <progress id="upload" type="ring" value="0.75">
        <track/><fill/><text style="caption" color="label">75 %</text>
      </progress>
    </failed>
    <passed title="One text in the ring that says what goes on and how far">
      <progress id="upload" type="ring" value="0.75">
        <track/><fill/><text style="caption" color="label">Upload, 75 %</text>
      </progress>
    </passed>
    <failed title="All that is in it as one stop, and nothing that says what it is">
      <?finding people who use a screen reader are not told what the chart is: it has no name?>
      <chart id="sleep" type="bar" children="combine">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
      <?finding people who use a screen reader are not told what the progress is: it has no name?>
      <progress id="upload" type="ring" value="0.75" children="combine"><text>75 %</text></progress>
    </failed>
    <passed title="The title is in the one stop">
      <chart id="sleep" type="bar" children="combine">
        <title>Sleep by day</title>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
      <progress id="upload" type="ring" value="0.75" children="combine">
        <text>Upload</text><text>75 %</text>
      </progress>
    </passed>
    <passed title="The text beside hidden steps says where the user is">
      <step-indicator id="checkout" current="1">
        <text style="body" color="label">Step {position} of {count}: {name}</text>
        <group hidden="true"><step name="Account"/><step name="Details"/></group>
        <look><text>{position}</text></look>
      </step-indicator>
    </passed>
    <cantTell title="The host of a fragment may name it" scope="fragment">
      <?cantTell people who use a screen reader are not told what the chart is: it has no name?>
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </cantTell>
    <cantTell title="Labels that are not given may be there" complete="announcements data">
      <?cantTell whether people who use a screen reader are told what the chart is depends on the label of the component?>
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </cantTell>
    <inapplicable title="Nothing of it is met">
      <chart id="sleep" type="bar" hidden="true">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"mark-has-name": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="mark-has-name" category="labels"
      impact="serious" components="step-indicator status-tracker chart">
  <title>Every mark or step that is met says which one it is</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="hig:charts"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="mark-name">
    <parameter name="minimum-frame" value="1" source="ours"/>
  </expectation>
  <remedy dialect="spec">say which one it is in the label, as in label="{category}" of a mark or
    label="{name}" of a step</remedy>
  <remedy dialect="spec" case="frame">give what is touched a frame of its own, as the whole column of
    a bar that has no height</remedy>
  <help>
    <why>
      “7 hours” is of no use to someone who does not hear of which day. HIG asks for it: a value
      without its context is rarely enough.
    </why>
    <applies>Each mark and each step that is a stop, or holds one.</applies>
    <decides>
      Its first stop has a name; what is heard of it, or the name of a container around it and no
      other, holds its category or its name; and where its frame is known, it is at least a point
      wide and high, so that a finger finds it. A category may be spelt out: “Monday” says “Mon”,
      “June 6” says “6/6”.
    </decides>
    <limits>
      Months, weekdays and quarters are known in English. A name of a symbol that nobody gave is for
      name-not-identifier.
    </limits>
  </help>
  <examples>
    <passed title="The day as the name, the hours as the value">
      <chart id="sleep" type="bar">
        <mark category="Monday" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </passed>
    <failed title="A value alone">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader are not told which mark this is: they hear ‘7’ and not ‘Monday’?>
        <mark category="Monday" value="7" label="7"/>
      </chart>
    </failed>
    <failed title="A value and no name at all">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader hear no name for this mark, only ‘7 hours’?>
        <mark category="Monday" value="7" value-text="7 hours"/>
      </chart>
    </failed>
    <passed title="Spelt out, as people say it">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="T" value="5" label="Tuesday, 5 hours"/>
        <mark category="6/12" value="6" label="June 12, 6 hours"/>
        <mark category="2025-06-13" value="6" label="13th of June, 6 hours"/>
        <mark category="Q1" value="4" label="Quarter 1, 4 hours"/>
      </chart>
    </passed>
    <failed title="A longer word and another date are not the category">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader are not told which mark this is: they hear ‘Joanna, 7 hours’ and not ‘Ann’?>
        <mark category="Ann" value="7" label="Joanna, 7 hours"/>
        <?finding people who use a screen reader are not told which mark this is: they hear ‘June 13, 6 hours’ and not ‘6/12’?>
        <mark category="6/12" value="6" label="June 13, 6 hours"/>
      </chart>
    </failed>
    <passed title="The container around the bars of one day names the day">
      <chart id="sleep" type="bar" stacking="grouped">
        <series id="deep" name="Deep"/><series id="light" name="Light"/>
        <group children="contain" label="Monday">
          <mark category="Mon" series="deep" value="2" label="Deep" value-text="2 hours"/>
          <mark category="Mon" series="light" value="5" label="Light" value-text="5 hours"/>
        </group>
      </chart>
    </passed>
    <failed title="The name of the whole holds every day, and tells none">
      <chart id="sleep" type="bar" children="contain" label="Sleep from Monday to Tuesday">
        <?finding people who use a screen reader are not told which mark this is: they hear ‘7 hours’ and not ‘Monday’?>
        <mark category="Monday" value="7" label="7 hours"/>
        <?finding people who use a screen reader are not told which mark this is: they hear ‘5 hours’ and not ‘Tuesday’?>
        <mark category="Tuesday" value="5" label="5 hours"/>
      </chart>
    </failed>
    <failed title="A bar without height is nowhere to be touched">
      <chart id="sleep" type="bar">
        <mark category="Monday" value="7" width="20" height="70" label="Monday, 7 hours"/>
        <?finding people who explore by touch cannot find the mark ‘Tuesday, 0 hours’: its frame is 20 by 0 points?>
        <mark category="Tuesday" value="0" width="20" height="0" label="Tuesday, 0 hours"/>
      </chart>
    </failed>
    <failed title="A step that gives its position and not its name">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use a screen reader are not told which step this is: they hear ‘Step 1, current’ and not ‘Account’?>
        <step name="Account" label="Step 1, current"/>
        <step name="Details" label="Step 2, Details, upcoming"/>
      </step-indicator>
    </failed>
    <passed title="The caption of a step is its name">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <glyph symbol="checkmark" label="Completed"/><text>Packed</text>
        </step>
      </status-tracker>
    </passed>
    <cantTell title="A symbol that may be called as the step">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Cart">
          <?cantTell people who use a screen reader may not be told which step this is: no ‘Cart’ is heard?>
          <glyph symbol="cart.fill"/>
        </step>
      </step-indicator>
    </cantTell>
    <failed title="A symbol that may be called anything but that">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account">
          <?finding people who use a screen reader are not told which step this is: no ‘Account’ is heard?>
          <glyph symbol="checkmark"/>
        </step>
      </step-indicator>
    </failed>
    <cantTell title="What the step is called is not known" complete="tree announcements">
      <status-tracker id="order">
        <?cantTell whether ‘Packed’ tells people who use a screen reader which step this is depends on the name of the step?>
        <step label="Packed"/>
      </status-tracker>
    </cantTell>
    <inapplicable title="The bars are no stops; one stop stands for all">
      <chart id="sleep" type="bar" children="ignore" label="Sleep, 5 to 7 hours a night">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"mark-value-has-number": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="mark-value-has-number" category="labels"
      impact="serious" components="chart">
  <title>A mark’s announcement holds its value</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:content-only-visual"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="mark-value"/>
  <remedy dialect="spec">say the value with its unit, as in value-text="{value} {unit}"</remedy>
  <help>
    <why>
      The height of a bar is its value. Who does not see it needs the number; the name of the series
      in its place leaves the chart without its content.
    </why>
    <applies>
      Each mark that is a stop, or holds one, and stands for one number. Marks that stand for several
      data points at once need none, and a chart whose marks are not met one by one is for the rule
      on alternatives to them.
    </applies>
    <decides>
      A number that is heard is a correct rounding of the value, or within 1 % of it: in figures with
      the separators of the language, with words such as “million”, as a percentage of the whole in a
      pie or stack, as a length of time, or up to twenty spelt out in English. Numbers of the category
      and the series do not count. Where the value is not known, any other number may be it.
    </decides>
    <limits>
      Whether all that is said is true is for announcement-matches-model.
    </limits>
  </help>
  <examples>
    <passed title="The value, its unit and the series">
      <chart id="heart" type="bar" unit="bpm">
        <series id="low" name="Low"/>
        <mark category="3" series="low" value="70" label="3 o’clock" value-text="70 bpm, Low"/>
      </chart>
    </passed>
    <failed title="The series where the value should be">
      <chart id="heart" type="bar" unit="bpm">
        <series id="warm" name="Warm Up"/>
        <?finding people who use a screen reader hear ‘3, Warm Up’ and not the value, 70?>
        <mark category="3" series="warm" value="70" label="3" value-text="Warm Up"/>
      </chart>
    </failed>
    <failed title="The number of the day is not the value">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader hear ‘Day 12’ and not the value, 7?>
        <mark category="Day 12" value="7" label="Day 12"/>
      </chart>
    </failed>
    <failed title="A number of the series is not the value, though it equals it">
      <chart id="rain" type="bar">
        <series id="s" name="Station 7"/>
        <?finding people who use a screen reader hear ‘Mon, Station 7’ and not the value, 7?>
        <mark category="Mon" series="s" value="7" label="Mon" value-text="Station 7"/>
      </chart>
    </failed>
    <failed title="The place in a list is not the value">
      <chart id="sleep" type="bar" children="contain" list="true" label="Sleep">
        <?finding people who use a screen reader hear ‘Mon, 1 of 2’ and not the value, 2?>
        <mark category="Mon" value="2" label="Mon"/>
        <mark category="Tue" value="5" label="Tue, 5 hours"/>
      </chart>
    </failed>
    <passed title="Rounded, grouped and abbreviated">
      <chart id="people" type="bar">
        <mark category="India" value="1450935791" label="India, 1.45 billion"/>
        <mark category="Brazil" value="211998573" label="Brazil, 211,998,573"/>
        <mark category="Tuvalu" value="9646" label="Tuvalu, 9.6 thousand"/>
      </chart>
    </passed>
    <failed title="Rounded the wrong way">
      <chart id="people" type="bar">
        <?finding people who use a screen reader hear ‘India, 1.3 billion’ and not the value, 1450935791?>
        <mark category="India" value="1450935791" label="India, 1.3 billion"/>
      </chart>
    </failed>
    <passed title="Numbers as each language writes them">
      <chart id="schlaf" type="bar" lang="de">
        <mark category="Montag" value="7.5" label="Montag, 7,5 Stunden"/>
        <mark category="Dienstag" value="1500000" label="Dienstag, 1,5 Millionen"/>
      </chart>
      <chart id="ventes" type="bar" lang="fr">
        <mark category="janvier" value="1234567.5" label="janvier, 1 234 567,50 €"/>
      </chart>
      <chart id="suimin" type="bar" lang="ja">
        <mark category="月" value="7" label="月曜日、7時間"/>
      </chart>
      <chart id="zuwwar" type="bar" lang="ar">
        <mark category="الاثنين" value="75" label="الاثنين، ٧٥"/>
      </chart>
    </passed>
    <failed title="A German decimal comma is no English one">
      <chart id="sleep" type="bar" lang="en">
        <?finding people who use a screen reader hear ‘Monday, 7,500 hours’ and not the value, 7.5?>
        <mark category="Monday" value="7.5" label="Monday, 7,500 hours"/>
      </chart>
    </failed>
    <passed title="A length of time in hours and minutes">
      <chart id="sleep" type="bar" unit="h">
        <mark category="Mon" value="7.75" label="Monday, 7 hours 45 minutes"/>
        <mark category="Tue" value="0" label="Tuesday, no sleep"/>
        <mark category="Wed" value="6" label="Wednesday, six hours"/>
        <mark category="Thu" value="0.5" label="Thursday, half an hour"/>
      </chart>
    </passed>
    <failed title="A length of time that is another one">
      <chart id="sleep" type="bar" unit="h">
        <?finding people who use a screen reader hear ‘Monday, 6 hours 45 minutes’ and not the value, 7.75?>
        <mark category="Mon" value="7.75" label="Monday, 6 hours 45 minutes"/>
      </chart>
    </failed>
    <passed title="A slice as its share of the whole">
      <chart id="budget" type="pie" unit="€">
        <mark category="Rent" value="900" label="Rent, {percent} percent"/>
        <mark category="Food" value="300" label="Food, {percent} percent"/>
      </chart>
    </passed>
    <failed title="A bar has no whole to be a share of">
      <chart id="budget" type="bar" unit="€">
        <?finding people who use a screen reader hear ‘Rent, 75 percent’ and not the value, 900?>
        <mark category="Rent" value="900" label="Rent, 75 percent"/>
        <mark category="Food" value="300" label="Food, 300 euros"/>
      </chart>
    </failed>
    <passed title="Minus, as people say it">
      <chart id="weather" type="line" unit="°C">
        <mark category="Mon" value="-4" label="Monday, minus 4 degrees"/>
        <mark category="Tue" value="-5" label="Tuesday, −5 °C"/>
      </chart>
    </passed>
    <cantTell title="The category is the same number as the value">
      <chart id="squares" type="scatter">
        <?cantTell people who use a screen reader may not hear the value: the 7 in ‘7’ may be the category’s alone?>
        <mark category="7" value="7" label="7"/>
      </chart>
    </cantTell>
    <passed title="Heard twice, it is both">
      <chart id="sleep" type="bar">
        <mark category="7" value="7" label="Day 7" value-text="7 hours"/>
      </chart>
    </passed>
    <cantTell title="A number, and nobody knows the value">
      <chart id="sleep" type="bar">
        <?cantTell whether ‘Mon, 7 hours’ tells people who use a screen reader the value depends on the value of the mark?>
        <mark category="Mon" label="Mon, 7 hours"/>
      </chart>
    </cantTell>
    <failed title="Nobody knows the value, and no number is heard">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader hear ‘Mon, 7, Deep’ and no value?>
        <mark category="Mon, 7" label="Mon, 7" value-text="Deep"/>
      </chart>
    </failed>
    <inapplicable title="A mark that stands for many points, and bars that are not met">
      <chart id="route" type="area">
        <mark category="Mile 1" value="120" summary="true" label="Mile 1, uphill"/>
        <group hidden="true"><mark category="Mile 2" value="80" label="Mile 2"/></group>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"name-no-decorative-characters": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-decorative-characters" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart">
  <title>Names hold no arrows, ticks, bullets or stray punctuation</title>
  <requirement ref="hig:writing"/>
  <profile name="apple-hig"/>
  <expectation check="plain-name"/>
  <remedy dialect="spec">leave it out of the label; where it is in visible text, give a label without
    it</remedy>
  <help>
    <why>
      “Next, rightwards arrow, button”: characters that stand for the eye are read out by name, or
      make the voice stop.
    </why>
    <applies>Everything that is met and has a name, containers among them.</applies>
    <decides>
      No arrow, box, block, geometric shape, dingbat, bullet, bar or emoji is in the name, no “->”,
      no line break or two blanks in a row, and no sign such as “›” at either end. A label that is no
      prose ends in no full stop. Signs of arithmetic, per cent, degrees and currencies are read as
      they should be. An emoji that is the whole name is what is meant.
    </decides>
    <limits>Punctuation within a name is taken for what it should be.</limits>
  </help>
  <examples>
    <passed title="A label without the arrow that is seen">
      <step-indicator id="checkout" current="1" dynamic="false">
        <control label="Next" action="next"><text>Next →</text></control>
      </step-indicator>
    </passed>
    <failed title="Arrows and ticks in the text of buttons">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use a screen reader hear or trip over ‘←’ in ‘← Back’?>
        <control action="back"><text>← Back</text></control>
        <?finding people who use a screen reader hear or trip over ‘✓’ in ‘Done ✓’?>
        <control action="complete"><text>Done ✓</text></control>
        <?finding people who use a screen reader hear or trip over ‘›’ in ‘More ›’?>
        <control label="More ›" action="activate"/>
      </step-indicator>
    </failed>
    <failed title="An emoji, an arrow of two signs, two blanks and a full stop">
      <status-tracker id="order">
        <?finding people who use a screen reader hear or trip over ‘🚀’ in ‘Sent 🚀’?>
        <step name="Sent" label="Sent 🚀"/>
        <?finding people who use a screen reader hear or trip over ‘->’ in ‘Packed -> sent’?>
        <step name="Packed" label="Packed -> sent"/>
        <?finding people who use a screen reader hear or trip over a double space in ‘Paid  in full’?>
        <step name="Paid" label="Paid  in full"/>
        <?finding people who use a screen reader hear or trip over a full stop at the end in ‘Arrived today.’?>
        <step name="Arrived" label="Arrived today."/>
      </status-tracker>
    </failed>
    <failed title="A bullet in the name of the whole">
      <?finding people who use a screen reader hear or trip over ‘•’ in ‘Sleep • by day’?>
      <chart id="sleep" type="bar" children="contain" label="Sleep • by day">
        <mark category="Mon" value="7" label="Mon, 7 hours"/>
      </chart>
    </failed>
    <passed title="Signs that are read as they should be">
      <chart id="weather" type="line" children="contain"
             label="Temperature in °C, − 5 to + 7, at 3 × 10 % of €20">
        <mark category="Mon." value="-5" label="Mon."/>
        <mark category="Tue" value="7" label="Tuesday, 7 degrees, fair."/>
        <mark category="Wed" value="8" label="Wednesday is fair. Thursday is not."/>
      </chart>
    </passed>
    <passed title="A chart of reactions">
      <chart id="reactions" type="bar" children="contain" label="Reactions">
        <mark category="😀" value="7" label="😀" value-text="7"/>
      </chart>
    </passed>
    <inapplicable title="Nothing of it is met">
      <step-indicator id="checkout" current="1" hidden="true">
        <control label="Next →" action="next"/>
      </step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
"name-no-role-words": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-role-words" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart">
  <title>Names do not repeat a role that is spoken anyway</title>
  <requirement ref="hig:accessibility"/>
  <profile name="apple-hig"/>
  <expectation check="role-word">
    <parameter name="button" value="button btn" source="ours"/>
    <parameter name="link" value="link hyperlink" source="ours"/>
    <parameter name="image" value="image icon picture graphic photo" source="ours"/>
    <parameter name="tab" value="tab" source="ours"/>
    <parameter name="toggle" value="switch toggle" source="ours"/>
    <parameter name="adjustable" value="slider stepper adjustable" source="ours"/>
    <parameter name="header" value="heading header" source="ours"/>
  </expectation>
  <remedy dialect="spec">leave ‘{word}’ out of the name; the role says it</remedy>
  <help>
    <why>“Next button, button” takes longer to listen to, once for every control of a screen.</why>
    <applies>Each stop whose role is spoken: buttons, links, tabs, switches, headings, what can be
      adjusted, and images, which symbols are.</applies>
    <decides>
      The name does not end in a word for the role; of an image, no word of it is one. A word that is
      visible or in the data stays. “Chart” in the name of a chart is welcome: no role says it.
    </decides>
    <limits>Words for roles are known in English.</limits>
  </help>
  <examples>
    <passed title="What the symbol means">
      <status-tracker id="bill">
        <step name="Payment"><glyph symbol="xmark" label="Past due"/></step>
      </status-tracker>
    </passed>
    <failed title="Button, button">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use a screen reader hear the role twice: ‘button’ is in the name ‘Next button’?>
        <control label="Next button" action="next"/>
      </step-indicator>
    </failed>
    <failed title="Anywhere in the name of an image">
      <status-tracker id="bill">
        <step name="Payment">
          <?finding people who use a screen reader hear the role twice: ‘icon’ is in the name ‘Icon of a truck’?>
          <glyph symbol="truck.box" label="Icon of a truck"/>
        </step>
      </status-tracker>
    </failed>
    <passed title="A chart is called a chart, and an image is changed by a button">
      <chart id="sleep" type="bar" children="contain" label="Sleep chart">
        <mark category="Mon" value="7" label="Mon, 7 hours"/>
        <control label="Change image" action="activate"/>
        <control label="Button presses" action="activate"/>
      </chart>
    </passed>
    <passed title="The word is visible, or it is in the data">
      <chart id="uploads" type="bar" children="contain" label="Uploads">
        <mark category="Image" value="7"><glyph symbol="photo" label="Image uploads"/></mark>
        <control action="activate"><text>Tap this button</text></control>
      </chart>
    </passed>
    <inapplicable title="Nothing whose role is spoken">
      <chart id="sleep" type="bar" children="contain" label="Sleep image">
        <mark category="Mon" value="7" label="Mon button"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"name-no-visual-reference": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-visual-reference" category="labels"
      impact="minor" components="step-indicator status-tracker chart">
  <title>Names say what things mean, not what they look like</title>
  <requirement ref="wcag:1.3.3" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="act:9bd38c"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="visual-reference">
    <parameter name="colors"
               value="red orange yellow green blue purple pink brown grey gray black white teal cyan magenta violet indigo turquoise mint"
               source="ours"/>
    <parameter name="shapes"
               value="circle square triangle diamond rectangle capsule dot dashed dotted striped hatched filled hollow outlined checkmark tick cross"
               source="ours"/>
    <parameter name="places" value="left right top bottom upper lower middle leftmost rightmost"
               source="ours"/>
    <parameter name="marks"
               value="bar bars line lines slice point dot circle column segment area wedge icon bubble node box half corner one"
               source="ours"/>
  </expectation>
  <remedy dialect="spec">say the name of the series or the state instead of what it looks like</remedy>
  <help>
    <why>
      “Red bar, 40” sends who listens to a legend of colours. What the red stands for is what they
      need.
    </why>
    <applies>Each mark, step and entry of a legend that is met, in English.</applies>
    <decides>
      Where a colour, a shape or a place is heard, so is what it stands for: the name of the series
      and the category of a mark, the state of a step. Words that are visible, or that the data are
      called, are no looks: paints, fruits, medals. “2 left” counts, “left bar” points.
    </decides>
    <limits>A look beside the proper name is harmless and not reported.</limits>
  </help>
  <examples>
    <passed title="The product">
      <chart id="sales" type="bar">
        <series id="a" name="Product A"/><series id="b" name="Product B"/>
        <mark category="May" series="a" value="40" label="Product A, May, 40"/>
        <mark category="May" series="b" value="30" label="Product B, May, 30"/>
      </chart>
    </passed>
    <failed title="The colour of the product">
      <chart id="sales" type="bar">
        <series id="a" name="Product A"/><series id="b" name="Product B"/>
        <?finding people who do not see it are told ‘red’ in ‘Red bar, May, 40’ and not ‘Product A’?>
        <mark category="May" series="a" value="40" label="Red bar, May, 40"/>
        <mark category="May" series="b" value="30" label="Product B, blue, May, 30"/>
      </chart>
    </failed>
    <failed title="The place of the bar, and no category">
      <chart id="sales" type="bar">
        <?finding people who do not see it are told ‘left’ in ‘Left bar, 40’ and not ‘May’?>
        <mark category="May" value="40" label="Left bar, 40"/>
        <?finding people who do not see it are told ‘right’ in ‘Bar on the right, 30’ and not ‘June’?>
        <mark category="June" value="30" label="Bar on the right, 30"/>
      </chart>
    </failed>
    <passed title="Colours that are the data">
      <chart id="paint" type="bar">
        <series id="o" name="Orange"/><series id="b" name="Black tea"/>
        <mark category="May" series="o" value="40" label="Orange, May, 40"/>
        <mark category="Black Friday" series="b" value="30" label="Black Friday, 30"/>
      </chart>
    </passed>
    <passed title="What is left, what is right, and square metres">
      <chart id="rooms" type="bar">
        <series id="k" name="Kitchen"/><series id="b" name="Bath"/>
        <mark category="May" series="k" value="40" label="40 square metres, right on time"/>
        <mark category="May" series="b" value="30" label="2 rooms left, 30"/>
      </chart>
    </passed>
    <failed title="The colour of the tick is the state of the step">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <?finding people who do not see it are told ‘green’ in ‘Green tick’ and not that it is completed?>
          <glyph symbol="checkmark" label="Green tick"/><text>Packed</text>
        </step>
      </status-tracker>
    </failed>
    <passed title="A tick and the state in words">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <glyph symbol="checkmark" label="Tick"/><text>Packed</text><text>Done</text>
        </step>
      </status-tracker>
    </passed>
    <failed title="An entry of the legend by its colour">
      <chart id="sales" type="bar">
        <series id="a" name="Product A"/><series id="b" name="Product B"/>
        <mark category="May" series="a" value="40" label="Product A, May, 40"/>
        <legend>
          <?finding people who do not see it are told ‘blue’ in ‘Blue circle’ and not ‘Product A’?>
          <entry series="a" label="Blue circle"/>
          <entry series="b" label="Product B"/>
        </legend>
      </chart>
    </failed>
    <cantTell title="The symbol beside it may say it">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <?cantTell people who do not see it may be told ‘green’ in ‘Green circle’ and not that it is completed?>
          <shape kind="circle" label="Green circle"/><glyph symbol="checkmark"/>
        </step>
      </status-tracker>
    </cantTell>
    <inapplicable title="Nothing of the data is met">
      <chart id="sales" type="bar" children="ignore" label="Sales, red and blue bars">
        <mark category="May" value="40" label="Red bar, 40"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"name-not-identifier": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="name-not-identifier" category="labels"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>Names are human text, not names of symbols or files, code or placeholders</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <requirement ref="act:qt1vmo"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="human-name">
    <parameter name="file-endings" value="png svg jpg jpeg gif pdf webp heic" source="ours"/>
    <parameter name="name-endings"
               value="com org net edu gov io dev co ai js uk de fr nl ch at eu jp cn in au ca us"
               source="ours"/>
    <parameter name="symbol-words" value="xmark exclamationmark questionmark" source="ours"/>
    <parameter name="code-words"
               value="view icon image img button btn label lbl cell controller node chart graph indicator component container glyph symbol legend svg bg ic"
               source="ours"/>
    <parameter name="placeholders"
               value="label title image icon chart graph untitled todo invisible clear"
               source="ours"/>
    <parameter name="numbered" value="series dataset" source="ours"/>
    <parameter name="state-symbols"
               value="checkmark xmark exclamationmark questionmark clock hourglass ellipsis lock minus pause circle smallcircle"
               source="ours"/>
  </expectation>
  <remedy dialect="spec">say in words what it is</remedy>
  <remedy dialect="spec" case="symbol">give the symbol a label that says what it means, or
    decorative="true" where text beside it says the same</remedy>
  <help>
    <why>
      “Checkmark dot circle dot fill” is what a listener gets where a symbol’s name stands for a
      label. A symbol without any is called what the platform thinks fit, if at all: a cross may be
      “close”.
    </why>
    <applies>
      Everything that is met and says something, containers among them, and each symbol that is met
      without a label, also where it merges into a stop.
    </applies>
    <decides>
      No word of a label or value is made for machines: small words with points between, the name of
      a picture file, words joined by underscores or by inner capitals, the author’s id. Names that people use are
      none of these, as iPhone, McDonald, e-mail or Wi-Fi; nor is what everyone sees, or the data are
      called: a file that is uploaded, an address. No name is a placeholder as a whole, as Chart,
      Untitled or Series 1.

      A symbol without a label cannot be told. Where it alone stands for the state of a step, it
      fails and is serious.
    </decides>
    <limits>
      Single words are taken for human text, even where they are a symbol’s name. Whether a symbol
      stands for a state is told by where it is shown.
    </limits>
  </help>
  <examples>
    <passed title="What it means">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <glyph symbol="checkmark.circle.fill" label="Completed"/><text>Packed</text>
        </step>
      </status-tracker>
    </passed>
    <failed title="What the symbol is called">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <?finding people who use a screen reader hear ‘checkmark.circle.fill’, the name of a symbol?>
          <glyph symbol="checkmark.circle.fill" label="checkmark.circle.fill"/><text>Packed</text>
        </step>
      </status-tracker>
    </failed>
    <failed title="In the middle of a label, in a value, and of code">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use a screen reader hear ‘step_account’, a name from the code?>
        <step name="Account" label="step_account, current"/>
        <?finding people who use a screen reader hear ‘stepState’, a name from the code?>
        <step name="Details" label="Details" value="stepState"/>
        <?finding people who use a screen reader hear ‘icon-review.png’, the name of a file?>
        <step name="Review" label="icon-review.png"/>
        <?finding people who use a screen reader hear ‘person.fill’, the name of a symbol?>
        <step name="Confirm" label="person.fill, Confirm"/>
        <?finding people who use a screen reader hear ‘StepNodeView’, a name from the code?>
        <step name="Done" label="StepNodeView"/>
      </step-indicator>
    </failed>
    <failed title="The author’s id">
      <?finding people who use a screen reader hear ‘checkout-steps’, an identifier?>
      <step-indicator id="checkout-steps" current="1" dynamic="false" children="contain"
                      label="checkout-steps">
        <step id="Account" name="Account" label="Account"/>
      </step-indicator>
    </failed>
    <failed title="Placeholders">
      <?finding people who use a screen reader hear ‘Chart’, a placeholder?>
      <chart id="sales" type="bar" children="contain" label="Chart">
        <series id="one" name="Series 1"/>
        <?finding people who use a screen reader hear ‘Series 1’, a placeholder?>
        <mark category="Mon" series="one" value="7" label="Mon, 7" value-text="{series}"/>
      </chart>
    </failed>
    <passed title="Names that look like code and are none">
      <chart id="phones" type="bar" children="contain" label="Sales by product and sign-up by e-mail">
        <mark category="iPhone" value="7" label="iPhone, 7"/>
        <mark category="macOS" value="7" label="macOS, 7.5 k"/>
        <mark category="McDonald" value="7" label="McDonald, 7"/>
        <mark category="YouTube" value="7" label="YouTube, 7 kWh"/>
        <mark category="Wi-Fi" value="7" label="Wi-Fi, i.e. v1.2, e.g. 7"/>
        <mark category="T-shirt" value="7" label="T-shirt, step-by-step, 7 a.m."/>
      </chart>
    </passed>
    <passed title="Addresses and files that the data are called">
      <chart id="visits" type="bar" children="contain" label="Visits by site">
        <mark category="shop.example" value="7" label="shop.example, 7"/>
        <mark category="apple.com" value="9" label="apple.com, 9"/>
      </chart>
      <status-tracker id="uploads">
        <step name="passport.jpg" state="completed" label="passport.jpg, completed"/>
      </status-tracker>
    </passed>
    <passed title="A button that clears, a step called Title, a name that everyone sees">
      <step-indicator id="book" current="1" dynamic="false" children="contain" label="Publish a book">
        <step name="Title" label="Title"/>
        <step name="Cover" label="cover_page"><text>cover_page</text></step>
        <control label="Clear" action="activate"/>
      </step-indicator>
    </passed>
    <cantTell title="A symbol without a label that stands for no state">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account" label="Account">
          <?cantTell people who use a screen reader may hear the name of the symbol ‘person’, which has no label?>
          <glyph symbol="person"/>
        </step>
      </step-indicator>
    </cantTell>
    <cantTell title="A symbol without a label, and the state in words">
      <status-tracker id="order">
        <step name="Packed" state="completed" children="combine">
          <?cantTell people who use a screen reader may hear the name of the symbol ‘checkmark’, which has no label?>
          <glyph symbol="checkmark"/><text>Packed</text><text>Completed</text>
        </step>
      </status-tracker>
    </cantTell>
    <failed title="A symbol without a label is the only one to tell the state">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <?finding only the symbol ‘checkmark’, which has no label, tells people who use a screen reader that ‘Packed’ is completed?>
          <glyph symbol="checkmark"/><text>Packed</text>
        </step>
      </status-tracker>
    </failed>
    <inapplicable title="Symbols that are hidden, in a tracker of which nothing is met">
      <status-tracker id="order">
        <step name="Packed"><glyph symbol="checkmark" decorative="true"/></step>
        <step name="Sent"><glyph symbol="clock" hidden="true"/></step>
      </status-tracker>
    </inapplicable>
  </examples>
</rule>

"""####,
"no-duplicate-announcement": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="no-duplicate-announcement" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart">
  <title>Visible text is not met again where what it labels says it</title>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:navigation-tedious"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="repeated-text">
    <parameter name="many" value="7" source="ours"/>
  </expectation>
  <remedy dialect="spec">hide the text from assistive technology with hidden="true", or make it one
    stop with what it labels, with children="combine"</remedy>
  <help>
    <why>
      HIG asks to hide the labels of axes: each bar says its day, and a second row of stops that say
      the days again doubles the way through the chart.
    </why>
    <applies>
      Text that is met and stands for something else that is: the label of a category whose marks are
      met, the name of a series in the legend, the caption of a step or mark that is a stop, the
      number in a ring.
    </applies>
    <decides>
      What it labels does not say all its words. Of a category or series, all marks that are met say
      it, or the text is needed for the others. From 8 of them on it is moderate.
    </decides>
    <limits>The title of a chart is meant to be met, and is never reported.</limits>
  </help>
  <examples>
    <failed title="Days under bars that say their days">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
        <axis dimension="x">
          <?finding people who use a screen reader hear ‘Mon’ twice: by itself and in ‘Monday, 7 hours’?>
          <?finding people who use a screen reader hear ‘Tue’ twice: by itself and in ‘Tuesday, 5 hours’?>
          <text color="label">{category}</text>
        </axis>
      </chart>
    </failed>
    <passed title="Bars that do not say their days need the text">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <title color="label">Sleep by day</title>
        <mark category="Mon" value="7" label="7 hours"/>
        <axis dimension="x"><text color="label">{category}</text></axis>
      </chart>
    </passed>
    <failed title="A caption beside a node that says it, and the digit in it">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <step name="Account"/>
        <look>
          <shape kind="circle" label="Step {position}, {name}, {state}">
            <?finding people who use a screen reader hear ‘1’ twice: by itself and in ‘Step 1, Account, current’?>
            <text>{position}</text>
          </shape>
          <?finding people who use a screen reader hear ‘Account’ twice: by itself and in ‘Step 1, Account, current’?>
          <text>{name}</text>
        </look>
      </step-indicator>
    </failed>
    <passed title="A caption that adds to the node">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <shape kind="circle" label="Completed"/><text>Packed</text><text>Monday</text>
        </step>
      </status-tracker>
    </passed>
    <failed title="The legend says what each mark says">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <series id="deep" name="Deep"/><series id="light" name="Light"/>
        <mark category="Mon" series="deep" value="2" label="Monday" value-text="2 hours, Deep"/>
        <mark category="Mon" series="light" value="5" label="Monday" value-text="5 hours"/>
        <legend><look part="entry">
          <?finding people who use a screen reader hear ‘Deep’ twice: by itself and in ‘Monday, 2 hours, Deep’?>
          <text color="label">{series}</text>
        </look></legend>
      </chart>
    </failed>
    <failed title="The number in a ring that says it">
      <progress id="upload" type="ring" value="0.75" label="Upload" value-text="75 percent">
        <?finding people who use a screen reader hear ‘75 %’ twice: by itself and in ‘Upload, 75 percent’?>
        <text>75 %</text>
      </progress>
    </failed>
    <passed title="Text in a ring that adds something">
      <progress id="upload" type="ring" value="0.75" label="Upload" value-text="75 percent">
        <text>3 minutes left</text>
      </progress>
    </passed>
    <inapplicable title="Hidden labels, and a title">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <title color="label">Sleep by day</title>
        <mark category="Mon" value="7" label="Mon, 7 hours"/>
        <axis dimension="x" hidden="true"><text color="label">{category}</text></axis>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"number-human-readable": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="number-human-readable" category="labels"
      impact="moderate" components="progress chart">
  <title>Announced numbers and dates are heard as people say them</title>
  <requirement ref="chartability:data-not-human-readable"/>
  <requirement ref="hig:charts"/>
  <requirement ref="wcag:3.1.4" level="AAA" when="abbreviation"/>
  <profile name="wcag-aaa" advisory="true"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="readable-number">
    <parameter name="decimals" value="3" source="ours"/>
    <parameter name="significant-digits" value="6" source="ours"/>
    <parameter name="digits" value="7" source="ours"/>
    <parameter name="code-words" value="order number no id ticket case invoice reference phone code"
               source="ours"/>
  </expectation>
  <remedy dialect="spec">write the number as people say it: rounded, grouped, or in words as “6.5
    billion”</remedy>
  <remedy dialect="spec" case="percent">say the percentage, as in value-text="{percent}
    percent"</remedy>
  <remedy dialect="spec" case="date">write the date in words, as “June 6”</remedy>
  <remedy dialect="spec" case="unit">write the unit out, as “60 minutes”</remedy>
  <help>
    <why>
      “Zero point seven three three three three three”: a listener hears every digit. “6/6” may be
      read as a fraction, “60m” as minutes, metres or millions.
    </why>
    <applies>
      What is heard of charts and progresses and holds a digit: stops, names of containers, the
      summary. Text on an axis that is hidden may be as short as it likes.
    </applies>
    <decides>
      No number has more than 3 decimals with 6 significant digits or more, nor 7 digits or more in a
      row, nor an exponent; no fraction stands for a percentage; no date is in figures; no number is
      joined to m, M, h or s. Numbers of orders and the like are no quantities, “20s” beside other
      decades is one, and “3 of 4” is as good as any.
    </decides>
    <limits>“6/6” is taken for a date where a category has it.</limits>
  </help>
  <examples>
    <passed title="As people say it">
      <chart id="people" type="bar" children="contain" label="People, 2024">
        <mark category="June 6" value="6500000000" label="June 6" value-text="6.5 billion"/>
        <mark category="June 7" value="6500000000" label="June 7" value-text="6,500,000,000"/>
        <mark category="June 8" value="0.7333" label="June 8" value-text="73.3 %"/>
      </chart>
    </passed>
    <failed title="Digit by digit">
      <chart id="people" type="bar">
        <?finding people who use a screen reader hear ‘6500000000’, whose digits are not grouped?>
        <mark category="A" value="6500000000" label="A" value-text="{value}"/>
        <?finding people who use a screen reader hear ‘0.7333333333’, more decimals than anyone can follow?>
        <mark category="B" value="0.7333333333" label="B" value-text="{value}"/>
        <?finding people who use a screen reader hear ‘6.5e9’, written as machines do?>
        <mark category="C" value="6500000000" label="C" value-text="6.5e9"/>
      </chart>
    </failed>
    <failed title="A fraction where a percentage is meant">
      <?finding people who use a screen reader hear ‘0.73’, a fraction where a percentage is meant?>
      <progress id="upload" type="ring" value="0.73" label="Upload" value-text="{value}"/>
    </failed>
    <passed title="A fraction that is one, and so many of so many">
      <progress id="water" type="bar" value="0.75" unit="l" label="Water" value-text="0.75 litres"/>
      <progress id="books" type="bar" value="3" max="4" label="Books" value-text="3/4"/>
    </passed>
    <failed title="Dates in figures">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader hear ‘6/6’, a date that sounds like a fraction?>
        <mark category="6/6" value="7" label="6/6" value-text="7 hours"/>
        <?finding people who use a screen reader hear ‘6/7/2025’, a date in figures?>
        <mark category="6/7" value="7" label="6/7/2025, 7 hours"/>
        <?finding people who use a screen reader hear ‘2025-06-08T10:00’, a date as it is stored?>
        <mark category="6/8" value="7" label="2025-06-08T10:00, 7 hours"/>
      </chart>
    </failed>
    <failed title="A unit of one letter, joined to the number">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader hear ‘60m’, whose unit is one letter that may mean several things?>
        <mark category="Mon" value="60" label="Mon, 60m"/>
        <?finding people who use a screen reader hear ‘7h45m’, whose unit is one letter that may mean several things?>
        <mark category="Tue" value="7.75" label="Tue, 7h45m"/>
      </chart>
    </failed>
    <passed title="Decades, codes, versions and times of day">
      <chart id="tickets" type="bar" children="contain" label="Order 12345678, open 24/7">
        <mark category="20s" value="7" label="20s, 7 of 10"/>
        <mark category="30s" value="5" label="30s, 5 at 10:30"/>
        <mark category="v2.1.3" value="5" label="v2.1.3, 3.14 per 100 km"/>
        <mark category="2024" value="5" label="2024, 0012345678"/>
        <mark category="2023-24" value="5" label="2023-24, 3/5 stars" value-text="3/5"/>
      </chart>
    </passed>
    <failed title="In the summary">
      <?finding people who use a screen reader hear ‘12500000’, whose digits are not grouped?>
      <chart id="people" type="bar" summary="Bar chart. The highest is 12500000."/>
    </failed>
    <inapplicable title="No number is heard">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="0.7333333333" label="Monday"/>
        <axis dimension="y" hidden="true"><text>6500000000</text></axis>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"progress-exposes-value": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="progress-exposes-value" category="labels"
      impact="critical" components="progress">
  <title>A progress tells assistive technology how far it is</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="progress-value"/>
  <remedy dialect="spec">give the progress a label and its value, as in label="Upload"
    value-text="{percent} percent"</remedy>
  <remedy dialect="spec" case="several">leave one value, on what stands for the whole, and hide the
    others</remedy>
  <remedy dialect="spec" case="indeterminate">give it a label that says what goes on, as in
    label="Loading", and no number</remedy>
  <help>
    <why>
      An arc that is drawn says nothing by itself: to a screen reader, a ring of shapes is not there.
    </why>
    <applies>Each progress that is not declared decorative, also one that is hidden.</applies>
    <decides>
      Where it is known how far it is, one stop has a value with a number in it, and no second one
      has. Without any, text that is met will do, where it holds the percentage, “3 of 4” or the
      value. Where it is not known, something is met that says so in words, and no number is heard.
      A number in a button beside it does not count, unless it is a percentage or “3 of 4”. A value
      in words that gives no share is serious, not critical, and a second value moderate.
    </decides>
    <limits>Whether the number is right is for progress-value-valid.</limits>
  </help>
  <examples>
    <passed title="A label and a value">
      <progress id="upload" type="ring" value="0.75" label="Upload" value-text="{percent} percent"/>
    </passed>
    <failed title="A ring of shapes">
      <?finding people who use a screen reader are not told how far it is: nothing of the progress is met?>
      <progress id="upload" type="ring" value="0.75">
        <track color="systemGray5"/><fill color="systemBlue"/>
      </progress>
    </failed>
    <failed title="A label alone">
      <?finding people who use a screen reader are not told how far it is: all they hear is ‘Upload’?>
      <progress id="upload" type="ring" value="0.75" label="Upload"/>
    </failed>
    <failed title="A number in the name of what goes on is not how far it is">
      <?finding people who use a screen reader are not told how far it is: all they hear is ‘Chapter 2’?>
      <progress id="reading" type="bar" value="0.75" label="Chapter 2"/>
    </failed>
    <failed title="A button beside it says a number">
      <?finding people who use a screen reader are not told how far it is: all they hear is ‘Skip 75, button’?>
      <progress id="upload" type="bar" value="75" max="100">
        <control label="Skip 75" action="activate"/>
      </progress>
    </failed>
    <passed title="A button that shows the progress">
      <progress id="download" type="ring" value="0.75">
        <control label="Cancel download, 75 percent done" action="activate"><fill/></control>
      </progress>
    </passed>
    <passed title="Text in the ring is met">
      <progress id="upload" type="ring" value="0.75">
        <track/><fill/><text style="body" color="label">Upload 75 %</text>
      </progress>
    </passed>
    <passed title="Words for numbers">
      <progress id="books" type="ring" value="3" max="4" label="Books read" value-text="three of four"/>
    </passed>
    <failed title="Two values for one ring">
      <progress id="upload" type="ring" value="0.75">
        <shape kind="arc" label="Upload" value="75 percent"/>
        <?finding people who use a screen reader meet 2 values for one progress: ‘75 percent’, ‘75’?>
        <text value="75" style="body" color="label">Done</text>
      </progress>
    </failed>
    <failed title="Hidden as a whole">
      <?finding people who use a screen reader are not told how far it is: nothing of the progress is met?>
      <progress id="upload" type="ring" value="0.75" hidden="true" label="Upload"
                value-text="75 percent"/>
    </failed>
    <passed title="A spinner that says what it is for">
      <progress id="loading" type="spinner" label="Loading messages"/>
    </passed>
    <failed title="A spinner that nobody hears of">
      <?finding people who use a screen reader are not told that something is going on: nothing of the progress is met?>
      <progress id="loading" type="spinner"><shape kind="arc"/></progress>
    </failed>
    <failed title="A spinner with a number">
      <?finding people who use a screen reader hear ‘Loading, 50 percent’ though nobody knows how far it is?>
      <progress id="loading" type="ring" determinate="false" label="Loading" value-text="50 percent"/>
    </failed>
    <cantTell title="The value may be there" complete="announcements data">
      <?cantTell people who use a screen reader are not told how far it is: all they hear is ‘Upload’?>
      <progress id="upload" type="ring" value="0.75" label="Upload"/>
    </cantTell>
    <inapplicable title="A decoration beside text of another component">
      <progress id="upload" type="ring" value="0.75" decorative="true"/>
    </inapplicable>
  </examples>
</rule>

"""####,
"progress-value-valid": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="progress-value-valid" category="labels"
      impact="serious" components="progress">
  <title>Announced progress lies in its range and is right</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a"/>
  <expectation check="progress-range">
    <parameter name="tolerance" value="1" source="ours"/>
  </expectation>
  <remedy dialect="spec">let the text follow the value, as in value-text="{percent} percent": it is
    [{expected}]</remedy>
  <remedy dialect="spec" case="range">keep the value between min and max, and max above min</remedy>
  <help>
    <why>A percentage that is wrong is worse than none: nobody who hears it can check it.</why>
    <applies>
      Each progress of which it is known how far it is: where it is announced, and where the value or
      the range makes no sense.
    </applies>
    <decides>
      The maximum is above the minimum and the value between them. The percentage that is heard, or
      “3 of 4”, is within 1 percentage point; a bare number is the value or the percentage. “25
      percent left” is 75 percent done, “half” and “complete” are what they say.
    </decides>
    <limits>“Almost done” cannot be computed, nor what share of the whole “2 minutes left” are.</limits>
  </help>
  <examples>
    <passed title="30 of 40 is 75 percent">
      <progress id="upload" type="ring" value="30" max="40" label="Upload" value-text="75%"/>
    </passed>
    <failed title="140 of 100">
      <?finding people who use a screen reader are told something false: the value 140 lies outside 0 to 100?>
      <progress id="upload" type="ring" value="140" max="100" label="Upload" value-text="140 percent"/>
    </failed>
    <failed title="An empty range">
      <?finding people who use a screen reader are told something false: the range from 5 to 5 is empty?>
      <progress id="upload" type="ring" value="5" min="5" max="5" label="Upload" value-text="100 percent"/>
    </failed>
    <failed title="A percentage of something else">
      <?finding people who use a screen reader hear ‘30 percent’ where it is 75 percent?>
      <progress id="upload" type="ring" value="30" max="40" label="Upload" value-text="30 percent"/>
    </failed>
    <passed title="Rounded to the next percent">
      <progress id="upload" type="ring" value="0.7333" label="Upload" value-text="73 percent"/>
    </passed>
    <failed title="Two points off">
      <?finding people who use a screen reader hear ‘75 percent’ where it is 73 percent?>
      <progress id="upload" type="ring" value="0.73" label="Upload" value-text="75 percent"/>
    </failed>
    <passed title="So many of so many, and what is left">
      <progress id="books" type="ring" value="3" max="4" label="Books" value-text="3 books of 4"/>
      <progress id="upload" type="bar" value="0.75" label="Upload" value-text="25 percent left"/>
      <progress id="photos" type="bar" value="0.75" label="Photos" value-text="30/40"/>
      <progress id="storage" type="bar" value="6.5" max="10" label="Storage" value-text="6.5 GB"/>
      <progress id="song" type="bar" value="90" max="240" label="Song" value-text="1:30 of 4:00"/>
      <progress id="half" type="bar" value="0.5" label="Upload" value-text="half"/>
      <progress id="full" type="bar" value="1" label="Upload" value-text="Complete"/>
    </passed>
    <failed title="So many of too many">
      <?finding people who use a screen reader hear ‘3 of 5’ where it is 75 percent?>
      <progress id="books" type="ring" value="3" max="4" label="Books" value-text="3 of 5"/>
    </failed>
    <passed title="The range begins above 0">
      <progress id="level" type="bar" min="20" max="40" value="25" label="Level" value-text="25 percent"/>
    </passed>
    <failed title="Text in the ring that is behind">
      <progress id="upload" type="ring" value="0.75">
        <?finding people who use a screen reader hear ‘Upload 70 %’ where it is 75 percent?>
        <text style="body" color="label">Upload 70 %</text>
      </progress>
    </failed>
    <cantTell title="A value in words">
      <?cantTell whether ‘Almost done’ tells people who use a screen reader how far it is cannot be computed?>
      <progress id="upload" type="ring" value="0.9" label="Upload" value-text="Almost done"/>
      <?cantTell whether ‘2 minutes left’ tells people who use a screen reader how far it is cannot be computed?>
      <progress id="download" type="ring" value="0.9" label="Download" value-text="2 minutes left"/>
    </cantTell>
    <inapplicable title="A spinner, and a ring of which nothing is announced">
      <progress id="loading" type="spinner" label="Loading"/>
      <progress id="upload" type="ring" value="0.75"><track/><fill/></progress>
    </inapplicable>
  </examples>
</rule>

"""####,
"sibling-names-unique": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="sibling-names-unique" category="labels"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>What stands side by side is told apart by what is heard</title>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a" advisory="true"/>
  <expectation check="sibling-names"/>
  <remedy dialect="spec">say what tells them apart: the position, the category, the object of the
    action</remedy>
  <help>
    <why>
      “Report created, report created, report created”: a listener cannot tell whether they have
      moved on, or which of the three they want.
    </why>
    <applies>
      Steps, marks, entries of a legend, buttons and texts that stand in one container with others.
      A step, mark or entry of several stops counts as one; a button in it counts by itself.
    </applies>
    <decides>
      What is heard is not what is heard of an earlier one in the same container. Two that do the
      same with the same thing may be called the same, as a button above and one below.
    </decides>
    <limits>
      Symbols of which nobody knows what they are called are left out where they stand alone; they are
      for name-not-identifier.
    </limits>
  </help>
  <examples>
    <passed title="The day tells them apart, or the value does">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="4" label="Mon, 4"/>
        <mark category="Tue" value="4" label="Tue, 4"/>
        <mark category="Wed" value="4" label="Hours" value-text="4 on Wednesday"/>
        <mark category="Thu" value="5" label="Hours" value-text="5 on Thursday"/>
      </chart>
    </passed>
    <failed title="Two steps of one name">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Report Created" state="completed" label="Report Created"/>
        <?finding people who use a screen reader cannot tell two stops apart: ‘Report Created’ is heard again?>
        <step name="Report Created" state="upcoming" label="Report Created"/>
      </status-tracker>
    </failed>
    <failed title="Two steps of one name and one symbol, whatever it is called">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Report Created"><glyph symbol="checkmark"/><text>Report Created</text></step>
        <step name="Report Created">
          <?finding people who use a screen reader cannot tell two stops apart: ‘Report Created’ is heard again?>
          <glyph symbol="checkmark"/><text>Report Created</text>
        </step>
      </status-tracker>
    </failed>
    <passed title="The same words within different steps">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Packed" state="upcoming"><text>Packed</text><text>Pending</text></step>
        <step name="Sent" state="upcoming"><text>Sent</text><text>Pending</text></step>
      </status-tracker>
    </passed>
    <failed title="Buttons within different steps are called the same">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Packed"><text>Packed</text><control label="Edit" action="activate"/></step>
        <step name="Sent"><text>Sent</text>
          <?finding people who use a screen reader cannot tell two stops apart: ‘Edit, button’ is heard again?>
          <control label="Edit" action="activate"/></step>
      </status-tracker>
    </failed>
    <passed title="A label on the axis is not compared with its mark">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="4" label="Mon"/><mark category="Tue" value="5" label="Tue"/>
        <axis dimension="x"><text>{category}</text></axis>
      </chart>
    </passed>
    <passed title="Two buttons that do the same">
      <step-indicator id="checkout" current="1" dynamic="false">
        <control label="Next" action="next"/>
        <step name="Account" label="Account"/>
        <control label="Next" action="next"/>
      </step-indicator>
    </passed>
    <passed title="Different containers">
      <chart id="sleep" type="bar">
        <group children="contain" label="Monday">
          <mark category="Mon" value="2" label="Deep"/><mark category="Mon" value="5" label="Light"/>
        </group>
        <group children="contain" label="Tuesday">
          <mark category="Tue" value="2" label="Deep"/><mark category="Tue" value="5" label="Light"/>
        </group>
      </chart>
    </passed>
    <failed title="They sound the same in one state only">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout">
        <step name="Account"/><step name="Account details"/>
        <look state="current" label="Current step"/>
        <look state="completed" label="{name}"/>
        <look state="upcoming" label="{name}"/>
        <text>Step {position}</text>
        <?finding people who use a screen reader cannot tell two stops apart: ‘Step 2’ is heard again?>
        <text>Step 2</text>
      </step-indicator>
    </failed>
    <inapplicable title="One stop, and symbols of which nobody knows what is heard">
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
      <status-tracker id="order">
        <step name="Packed"><glyph symbol="checkmark"/></step>
        <step name="Sent"><glyph symbol="checkmark"/></step>
      </status-tracker>
    </inapplicable>
  </examples>
</rule>

"""####,
"state-exposed-to-at": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="state-exposed-to-at" category="labels"
      impact="serious" components="step-indicator status-tracker">
  <title>The state of each step that is met reaches assistive technology</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="state-exposure"/>
  <remedy dialect="spec">say the state with the step, as in value="{state}", or give the symbol that
    shows it a label</remedy>
  <help>
    <why>
      A red bubble with a cross in it tells who sees it what went wrong. To a screen reader the
      bubble is nothing, and the cross may be “close”.
    </why>
    <applies>
      Each step with a state that is a stop, or holds one, in each state it can be in. Where one stop
      stands for all steps, step-state-announced has the word.
    </applies>
    <decides>
      Among what is heard of the step is a word for its state, or a trait stands for it: selected for
      the current step, not-enabled for one that is unavailable. It may be visible text beside the
      step’s shape, or custom content that can be asked for. A symbol without a label may be called
      anything; one that is there in every state tells none.
    </decides>
    <limits>Words for states are known in English; in other languages announced-as gives them.</limits>
  </help>
  <examples>
    <passed title="Text beside the bubble says it">
      <status-tracker id="bill">
        <step name="Payment" state="error">
          <shape kind="circle" size="24"><fill color="systemRed"/></shape>
          <text color="label">Payment</text><text color="label">Past Due</text>
        </step>
      </status-tracker>
    </passed>
    <failed title="A red bubble and the name">
      <status-tracker id="bill">
        <?finding people who use a screen reader do not learn from ‘Payment’ that ‘Payment’ is in error?>
        <step name="Payment" state="error">
          <shape kind="circle" size="24"><fill color="systemRed"/></shape>
          <text color="label">Payment</text>
        </step>
      </status-tracker>
    </failed>
    <cantTell title="A symbol without a label is the only one to tell">
      <status-tracker id="bill">
        <?cantTell people who use a screen reader may not learn from ‘Payment’ that ‘Payment’ is in error?>
        <step name="Payment" state="error">
          <glyph symbol="xmark" color="label"/><text color="label">Payment</text>
        </step>
      </status-tracker>
    </cantTell>
    <failed title="A symbol that is there in every state tells none of them">
      <step-indicator id="checkout" current="1">
        <step name="Account" icon="person"/><step name="Details" icon="doc"/>
        <look>
          <?finding people who use a screen reader do not learn from ‘Account’ that ‘Account’ is the current one?>
          <?finding people who use a screen reader do not learn from ‘Account’ that ‘Account’ is completed?>
          <?finding people who use a screen reader do not learn from ‘Details’ that ‘Details’ is still to come?>
          <?finding people who use a screen reader do not learn from ‘Details’ that ‘Details’ is the current one?>
          <glyph symbol="{icon}"/><text>{name}</text>
        </look>
      </step-indicator>
    </failed>
    <passed title="The symbol has a label">
      <status-tracker id="bill">
        <step name="Payment" state="error">
          <glyph symbol="xmark" label="Failed" color="label"/><text color="label">Payment</text>
        </step>
      </status-tracker>
    </passed>
    <passed title="A trait stands for the current step">
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Details"/>
        <look state="current" label="{name}" traits="selected"/>
        <look label="{name}" value="{state}"/>
      </step-indicator>
    </passed>
    <passed title="It can be asked for">
      <status-tracker id="bill">
        <step name="Payment" state="error" label="Payment">
          <custom-content label="Status" value="Past due"/>
        </step>
      </status-tracker>
    </passed>
    <failed title="Incomplete is not complete">
      <status-tracker id="form">
        <?finding people who use a screen reader do not learn from ‘Account, incomplete’ that ‘Account’ is completed?>
        <step name="Account" state="completed" label="Account, incomplete"/>
        <?finding people who use a screen reader do not learn from ‘Details, completed’ that ‘Details’ is still to come?>
        <step name="Details" state="upcoming" label="Details, completed"/>
      </status-tracker>
    </failed>
    <failed title="A step that can be revisited, and no word that it is done">
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Details"/>
        <?finding people who use a screen reader do not learn from ‘Account, button’ that ‘Account’ is completed?>
        <look state="completed" label="{name}" action="select" traits="button"/>
        <look label="{name}, {state}"/>
      </step-indicator>
    </failed>
    <cantTell title="A language whose words for states nobody gave" lang="fr">
      <status-tracker id="commande">
        <?cantTell people who use a screen reader may not learn from ‘Expédié, terminé’ that ‘Expédié’ is completed?>
        <step name="Expédié" state="completed" label="Expédié, terminé"/>
      </status-tracker>
    </cantTell>
    <passed title="The same with its words" lang="fr">
      <status-tracker id="commande">
        <state id="fini" is="completed" announced-as="terminé"/>
        <step name="Expédié" state="fini" label="Expédié, terminé"/>
      </status-tracker>
    </passed>
    <inapplicable title="One stop for all steps, and steps without a state">
      <step-indicator id="checkout" current="2" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
      <status-tracker id="order"><step name="Packed" label="Packed"/></status-tracker>
    </inapplicable>
  </examples>
</rule>

"""####,
"step-announcement-complete": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-announcement-complete" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>Position, total, name and state of the step are announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation message="people who use a screen reader are not told the {parts} of the step">
    <part rule="step-position-announced" name="position"/>
    <part rule="step-total-announced" name="total"/>
    <part rule="step-name-announced" name="name"/>
    <part rule="step-state-announced" name="state"/>
  </expectation>
  <remedy dialect="spec">say all of it, as in label="Step {position} of {count}: {name}, {state}"</remedy>
  <help>
    <why>Only together the four tell a listener what a row of circles tells at a glance.</why>
    <applies>Indicators and ordered trackers.</applies>
    <decides>
      It sums up the rules on position, total, name and state: it fails where one of them fails,
      cannot tell where one of them cannot, and passes otherwise. It enters no count.
    </decides>
    <limits>Its findings are those of the rules it sums up; mend those.</limits>
  </help>
  <examples>
    <passed title="Everything is said">
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="Neither position nor total">
      <?finding people who use a screen reader are not told the position and total of the step?>
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Details, current">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </failed>
    <cantTell title="A symbol whose name is not known">
      <?cantTell what is told of the position, total, name and state depends on facts that are missing?>
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account"><glyph symbol="1.circle" color="label"/></step>
        <step name="Details"><glyph symbol="2.circle" color="label"/></step>
      </step-indicator>
    </cantTell>
    <inapplicable title="A chart has no steps">
      <chart id="sleep" type="bar" label="Sleep"/>
    </inapplicable>
  </examples>
</rule>

"""####,
"step-name-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-name-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>The name of the step is announced</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="step-name"/>
  <remedy dialect="spec">say the name in the label, as in label="Step {position} of {count}:
    {name}"</remedy>
  <help>
    <why>A number tells how far along a user is, and nothing of what is asked of them there.</why>
    <applies>
      Each step that has a name, where each step is a stop; else the current step, in each position
      that the component can be in.
    </applies>
    <decides>The announcement holds the name, word for word; case and punctuation do not count.</decides>
    <limits>Other words for the same thing are not recognised.</limits>
  </help>
  <examples>
    <passed title="Position and name">
      <step-indicator id="checkout" current="2" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="A number alone">
      <?finding people who use a screen reader are not told what step 1 is: ‘Account’ is not heard?>
      <?finding people who use a screen reader are not told what step 2 is: ‘Details’ is not heard?>
      <step-indicator id="checkout" current="2" children="ignore" label="{position} of {count}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </failed>
    <failed title="Names that exist in the code and are nowhere shown or said">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use a screen reader are not told what step 1 is: ‘Account’ is not heard?>
        <step name="Account"><text>1</text></step>
        <?finding people who use a screen reader are not told what step 2 is: ‘Details’ is not heard?>
        <step name="Details"><text>2</text></step>
      </step-indicator>
    </failed>
    <passed title="The caption is the name">
      <status-tracker id="order">
        <step name="Packed"><text>Packed</text></step>
        <step name="Sent"><text>SENT</text></step>
      </status-tracker>
    </passed>
    <failed title="A longer word is not the name">
      <status-tracker id="order">
        <?finding people who use a screen reader are not told what step 1 is: ‘Sent’ is not heard?>
        <step name="Sent" label="1, Presentation"/>
      </status-tracker>
    </failed>
    <cantTell title="The name is not known" complete="tree announcements">
      <status-tracker id="order">
        <?cantTell the step has no name that could be looked for?>
        <step label="1, Packed"/>
      </status-tracker>
    </cantTell>
    <inapplicable title="The steps have no names">
      <status-tracker id="order">
        <step label="Step 1"/><step label="Step 2"/>
      </status-tracker>
    </inapplicable>
  </examples>
</rule>

"""####,
"step-position-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-position-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>The current position is announced, counted from 1, and right</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="hig:writing"/>
  <requirement ref="chartability:location-unclear"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="step-position"/>
  <remedy dialect="spec">say the position in the label, as in label="Step {position} of {count}:
    {name}"</remedy>
  <help>
    <why>
      Who sees a row of circles knows at a glance how far along they are. Who hears it needs the
      number.
    </why>
    <applies>
      Indicators and trackers of at least two steps that follow one another. Where one stop stands
      for all steps, it is tested in each position that the component can be in; where each step is
      a stop, each is, in each of its states.
    </applies>
    <decides>
      The announcement holds the number of the step: in digits, as an ordinal, or spelt out in
      English; or the container is a list that a screen reader counts.
    </decides>
    <limits>Number words are known in English alone.</limits>
  </help>
  <examples>
    <passed title="One stop says where the user is">
      <step-indicator id="checkout" current="2" children="combine"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="The name alone">
      <?finding people who use a screen reader are not told which step they are on: no 1 is heard?>
      <?finding people who use a screen reader are not told which step they are on: no 2 is heard?>
      <step-indicator id="checkout" current="2" children="combine" label="{name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </failed>
    <failed title="A fixed position is right in one state only">
      <?finding people who use a screen reader hear 2 for step 1?>
      <?finding people who use a screen reader hear 2 for step 3?>
      <step-indicator id="checkout" current="2" children="ignore" label="Step 2 of 3: {name}">
        <step name="Account"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </failed>
    <failed title="A number in the name is not the position">
      <?finding people who use a screen reader are not told which step they are on: no 1 is heard?>
      <?finding people who use a screen reader are not told which step they are on: no 2 is heard?>
      <step-indicator id="checkout" current="1" children="ignore" label="{name}">
        <step name="Form 1"/><step name="Form 2"/>
      </step-indicator>
    </failed>
    <passed title="Ordinals in words">
      <step-indicator id="checkout" current="1" dynamic="false" children="ignore"
                      label="First step of two: Account">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <passed title="Each step is a stop, and a list counts them">
      <step-indicator id="checkout" current="2" children="contain" label="Checkout" list="true">
        <step name="Account" label="Account, completed"/>
        <step name="Details" label="Details, current"/>
      </step-indicator>
    </passed>
    <failed title="Each step is a stop without its number">
      <status-tracker id="order" children="contain" label="Order">
        <?finding people who use a screen reader are not told which step this is: no 1 is heard?>
        <step name="Packed" state="completed" label="Packed, completed"/>
        <?finding people who use a screen reader are not told which step this is: no 2 is heard?>
        <step name="Sent" state="current" label="Sent, current"/>
      </status-tracker>
    </failed>
    <cantTell title="A part of what is said is not known">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?cantTell people who use a screen reader are not told which step this is: no 1 is heard?>
        <step name="Account"><glyph symbol="1.circle" color="label"/></step>
        <step name="Details" label="2, Details"/>
      </step-indicator>
    </cantTell>
    <inapplicable title="The items of this tracker do not follow one another">
      <status-tracker id="services" ordered="false">
        <step name="Mail" state="completed" label="Mail, completed"/>
        <step name="Calendar" state="error" label="Calendar, error"/>
      </status-tracker>
    </inapplicable>
    <inapplicable title="Nothing of it is met; that is for the rule on hidden content">
      <step-indicator id="checkout" current="1" hidden="true">
        <step name="Account"><text>Account</text></step>
        <step name="Details"><text>Details</text></step>
      </step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
"step-state-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-state-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>The state of the steps is announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:1.1.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="step-state"/>
  <remedy dialect="spec">say the state in the label, as in label="Step {position}, {name}, {state}"; a
    state with words of its own declares them with announced-as</remedy>
  <help>
    <why>
      Colours, ticks and rings tell who sees them what is done, what is next and what went wrong.
    </why>
    <applies>
      Each step with a state, in each state it can be in, where each step is a stop. Where one stop
      stands for all, the current step and every step that is in error or unavailable.
    </applies>
    <decides>
      A step’s announcement holds a word for its state, or a trait says it: selected for the current
      step, not-enabled for one that is unavailable. One stop for all says which step is current,
      which “Step 2 of 4” does, and names each step in error with a word for it. What collapsing
      hides of completed and upcoming steps is for children-not-swallowed.
    </decides>
    <limits>
      Words for states are known in English; in other languages announced-as gives them.
    </limits>
  </help>
  <examples>
    <passed title="Each step says its state">
      <step-indicator id="checkout" current="2" children="contain" label="Checkout">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look label="Step {position}, {name}, {state}"/>
      </step-indicator>
    </passed>
    <failed title="Only the current step says it">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain" label="Checkout">
        <?finding people who use a screen reader are not told that step 1 is completed?>
        <step name="Account" label="1, Account"/>
        <step name="Details" label="2, Details" traits="selected"/>
      </step-indicator>
    </failed>
    <failed title="“Not completed” does not say completed">
      <status-tracker id="order">
        <?finding people who use a screen reader are not told that step 1 is completed?>
        <step name="Packed" state="completed" label="Packed, not completed"/>
      </status-tracker>
    </failed>
    <passed title="A trait says that the step is current">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account" label="1, Account" traits="selected"/>
      </step-indicator>
    </passed>
    <passed title="One stop, and the step that needs attention is named">
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Step 2 of 3, Details. Account has an error">
        <step name="Account" state="error"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </passed>
    <failed title="One stop that says nothing of the error">
      <?finding people who use a screen reader are not told that ‘Account’ is in error?>
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Step 2 of 3: Details">
        <step name="Account" state="error"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </failed>
    <cantTell title="A language whose words for states nobody gave" lang="de">
      <status-tracker id="bestellung">
        <?cantTell people who use a screen reader are not told that step 1 is completed?>
        <step name="Verpackt" state="completed" label="Verpackt, erledigt"/>
      </status-tracker>
    </cantTell>
    <passed title="The same with its words" lang="de">
      <status-tracker id="bestellung">
        <state id="done" is="completed" announced-as="erledigt|fertig"/>
        <step name="Verpackt" state="done" label="Verpackt, erledigt"/>
      </status-tracker>
    </passed>
    <inapplicable title="Steps without states">
      <status-tracker id="order"><step name="Packed" label="Packed"/></status-tracker>
    </inapplicable>
  </examples>
</rule>

"""####,
"step-total-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-total-announced" category="announcements"
      impact="moderate" components="step-indicator status-tracker">
  <title>The number of steps is announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="hig:writing"/>
  <requirement ref="chartability:location-unclear"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="apple-hig"/>
  <expectation check="step-total"/>
  <remedy dialect="spec">say how many there are, in the label of each stop or of what holds them, as
    in label="Step {position} of {count}: {name}"</remedy>
  <help>
    <why>“Step 2” leaves open whether there are three steps or thirty.</why>
    <applies>Indicators and trackers of at least two steps that follow one another.</applies>
    <decides>
      Where one stop stands for all steps, its announcement holds the number of steps. Where each
      step is a stop, each says it, or the name of a container around them does, or a list does
      that a screen reader counts.
    </decides>
    <limits>Number words are known in English alone.</limits>
  </help>
  <examples>
    <passed title="Step 2 of 4">
      <step-indicator id="checkout" current="2" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/><step name="Review"/><step name="Confirm"/>
      </step-indicator>
    </passed>
    <failed title="Nodes that speak, under a silent container">
      <?finding people who use a screen reader are not told how many steps there are: 2?>
      <step-indicator id="checkout" current="1" dynamic="false" children="contain">
        <step name="Account" label="Step 1, Account, current"/>
        <step name="Details" label="Step 7, Details, upcoming"/>
      </step-indicator>
    </failed>
    <passed title="The container says it once for all">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain"
                      label="Checkout, {count} steps">
        <step name="Account" label="Step 1, Account, current"/>
        <step name="Details" label="Step 2, Details, upcoming"/>
      </step-indicator>
    </passed>
    <failed title="The number of the last step is not the number of steps">
      <?finding people who use a screen reader are not told how many steps there are: 3?>
      <?finding people who use a screen reader are not told how many steps there are: 3?>
      <?finding people who use a screen reader are not told how many steps there are: 3?>
      <step-indicator id="checkout" current="1" children="ignore" label="Step {position}: {name}">
        <step name="Account"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </failed>
    <cantTell title="What the symbols are called is not known">
      <?cantTell people who use a screen reader are not told how many steps there are: 2?>
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account"><glyph symbol="1.circle" color="label"/></step>
        <step name="Details"><glyph symbol="2.circle" color="label"/></step>
      </step-indicator>
    </cantTell>
    <inapplicable title="One step needs no count">
      <step-indicator id="checkout" current="1" children="ignore" label="Account">
        <step name="Account"/>
      </step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
"strings-localisable": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="strings-localisable" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart">
  <title>Accessibility strings can be localised and their language is known</title>
  <requirement ref="wcag:3.1.1" level="A"/>
  <requirement ref="wcag:3.1.2" level="AA"/>
  <requirement ref="hig:inclusion"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="string-language"/>
  <remedy dialect="spec">take the string from the app’s translations, and drop
    localized="false"</remedy>
  <remedy dialect="spec" case="language">say which language it is, as in lang="en" on the
    spec</remedy>
  <remedy dialect="spec" case="mismatch">translate it, or say its language with lang where the string
    stands</remedy>
  <help>
    <why>
      Labels for assistive technology are seen by nobody who translates the screen. They stay in the
      author’s language, read out in the voice of another.
    </why>
    <applies>Each indicator or chart of which anything is met, and each string that is heard of it.</applies>
    <decides>
      A language is given, for the spec or the component, and the strings can be localised. No string
      is written in letters that its language has no use for: that is moderate. Names and units in
      Latin letters are at home everywhere, sentences in them are not.
    </decides>
    <limits>
      Two languages of one script are not told apart. Which languages are written in which scripts is
      known for the common ones.
    </limits>
  </help>
  <examples>
    <passed title="The language is given" lang="en">
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="No language is given">
      <?finding people who use a screen reader may hear the strings in a wrong voice: no language is given?>
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </failed>
    <failed title="Strings that cannot be localised" lang="en">
      <?finding people who use another language hear this chart in its author’s: its strings cannot be localised?>
      <chart id="sleep" type="bar" children="contain" label="Sleep" localized="false">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
      <status-tracker id="order" children="contain" label="Order">
        <step name="Packed"/><step name="Sent"/>
        <?finding people who use another language hear ‘Packed, pending’ as it is: the string cannot be localised?>
        <look label="{name}, pending" localized="false"/>
      </status-tracker>
    </failed>
    <failed title="Letters that the language has no use for" lang="en">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <?finding people who use a screen reader hear ‘Шаг 1, оплата’ in the wrong voice: it is written in Cyrillic letters and its language is given as ‘en’?>
        <step name="Payment" label="Шаг 1, оплата"/>
      </step-indicator>
    </failed>
    <failed title="A sentence left in English" lang="ja">
      <?finding people who use a screen reader hear ‘Step 1 of 2’ in the wrong voice: it is written in Latin letters and its language is given as ‘ja’?>
      <step-indicator id="checkout" current="1" dynamic="false" children="ignore" label="Step 1 of 2">
        <step name="支払い"/><step name="確認"/>
      </step-indicator>
    </failed>
    <passed title="Names, units and signs in other letters" lang="ru">
      <chart id="phones" type="bar" children="contain" label="Продажи, тыс.">
        <mark category="iPhone" value="7" label="iPhone" value-text="7 km"/>
        <mark category="PDF" value="7" label="PDF" value-text="7"/>
        <mark category="α" value="5" label="α" value-text="5 °C"/>
      </chart>
    </passed>
    <passed title="The language stands where the string does" lang="en">
      <chart id="languages" type="bar" children="contain" label="Speakers by language">
        <mark category="Русский" value="7" label="Русский" lang="ru" value-text="7"/>
        <group children="contain" label="日本" lang="ja">
          <mark category="日本語" value="5" label="日本語"/>
        </group>
      </chart>
    </passed>
    <passed title="The script that the tag names" lang="sr-Latn">
      <chart id="san" type="bar" children="contain" label="Vreme sna po danu">
        <mark category="pon" value="7" label="ponedeljak, 7 sati"/>
      </chart>
    </passed>
    <failed title="Another script than the tag names" lang="sr-Cyrl">
      <?finding people who use a screen reader hear ‘Vreme sna po danu’ in the wrong voice: it is written in Latin letters and its language is given as ‘sr-Cyrl’?>
      <chart id="san" type="bar" children="contain" label="Vreme sna po danu">
        <mark category="пон" value="7" label="понедељак, 7"/>
      </chart>
    </failed>
    <cantTell title="The language of a fragment is its host’s" scope="fragment">
      <?cantTell people who use a screen reader may hear the strings in a wrong voice: no language is given?>
      <chart id="sleep" type="bar" children="contain" label="Sleep"/>
    </cantTell>
    <inapplicable title="Nothing is heard">
      <chart id="sleep" type="bar" hidden="true" label="Sleep"/>
    </inapplicable>
  </examples>
</rule>

"""####,
"text-contrast-minimum": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="text-contrast-minimum" category="contrast"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>Text meets 4.5:1, or 3:1 where it is large, in every palette</title>
  <requirement ref="wcag:1.4.3" level="AA"/>
  <requirement ref="hig:accessibility"/>
  <requirement ref="hig:dark-mode"/>
  <requirement ref="chartability:low-contrast"/>
  <requirement ref="act:afw4f7"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="text-contrast" uses="large-text">
    <parameter name="minimum" value="4.5" source="WCAG 2.2, 1.4.3"/>
    <parameter name="large-minimum" value="3" source="WCAG 2.2, 1.4.3"/>
  </expectation>
  <remedy dialect="spec">let the text appear as {nearestForeground}, the nearest colour that
    reaches the ratio[, or what is behind it as {nearestBackground}]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own: let the text appear as {nearestForeground}</remedy>
  <help>
    <why>
      People with low vision, and everyone in bright sunlight, lose text that is hardly darker or
      lighter than what it stands on. Digits in steps, labels under them, tick labels and values on
      marks are text like any other.
    </why>
    <applies>
      Each visible text that holds a letter or a digit, in each appearance and on each surface of
      its component. Not the text of disabled controls, decoration, logotypes, text in the colour
      of its background, nor a single symbol, which is a glyph.
    </applies>
    <decides>
      All that lies behind the text is composited, then the text over it, in gamma-encoded sRGB
      without rounding; the ratio is that of WCAG 2.2 and is never rounded. Over a gradient or
      several backgrounds the lowest ratio must reach the threshold to pass, and the highest must
      miss it to fail.

      Large text needs 3:1. WCAG’s 18 points, or 14 bold, are 24 or 18.67 points of iOS when read
      as WCAG2ICT does, and 18 or 14 when read as most tools do. Between the two readings the
      outcome is cantTell. The profile apple-hig counts from 18 points, or any emphasized weight.
    </decides>
    <limits>
      Text on images, blurred materials and blend modes cannot be told. The colours that the
      platform gives to a control are reported as the platform’s.
    </limits>
  </help>
  <examples>
    <passed title="The lightest grey that text on white may have">
      <step-indicator id="checkout" backdrop="#FFFFFF">
        <text color="#767676" style="body">Account</text>
      </step-indicator>
    </passed>
    <failed title="The next lighter grey">
      <step-indicator id="checkout" appearance="light" backdrop="#FFFFFF">
        <?finding light: people with low vision cannot read the text ‘Account’: 4.47:1 against what is behind it, 4.5:1 is needed?>
        <text color="#777777" style="body">Account</text>
      </step-indicator>
    </failed>
    <failed title="A label colour that Apple provides, on white and on black">
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <?finding light: people with low vision cannot read the text ‘Mon’: 3.43:1 against what is behind it, 4.5:1 is needed?>
        <?finding light-high-contrast: people with low vision cannot read the text ‘Mon’: 4.22:1 against what is behind it, 4.5:1 is needed?>
        <text color="secondaryLabel" style="caption">Mon</text>
      </chart>
    </failed>
    <failed title="The accent on a tint of itself: the tint counts, not the page behind it">
      <step-indicator id="checkout" current="1" appearance="light" backdrop="systemBackground">
        <step name="Account"/>
        <look state="current">
          <shape kind="circle" size="32">
            <fill color="systemBlue" opacity="0.15"/>
            <?finding light: people with low vision cannot read the text ‘1’: 2.93:1 against what is behind it, 4.5:1 is needed?>
            <?finding light-high-contrast: people with low vision cannot read the text ‘1’: 3.74:1 against what is behind it, 4.5:1 is needed?>
            <text style="caption" color="systemBlue">{position}</text>
          </shape>
        </look>
      </step-indicator>
    </failed>
    <passed title="Headline text of 24 points needs 3:1 by every reading">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <text size="24" color="#949494">50 %</text>
      </progress>
    </passed>
    <cantTell title="20 points are large by one reading of a point only">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <?cantTell light: people with low vision may not read the text ‘50 %’: 3.03:1 against what is behind it, 3 to 4.5:1 is needed?>
        <text size="20" color="#949494">50 %</text>
      </progress>
    </cantTell>
    <passed title="12 points in semibold are large to Apple" profile="apple-hig">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <text style="caption" weight="emphasized" color="#949494">50 %</text>
      </progress>
    </passed>
    <cantTell title="Nobody said what the text stands on">
      <step-indicator id="checkout" appearance="light">
        <?cantTell light: whether people with low vision can read the text ‘Account’ depends on the colour the component lies on?>
        <text color="#777777" style="body">Account</text>
      </step-indicator>
    </cantTell>
    <cantTell title="A gradient from a passing to a failing background">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <shape kind="capsule">
          <fill><stop color="#FFFFFF"/><stop color="#777777"/></fill>
          <?cantTell light: people with low vision may not read the text ‘Account’: 3.88:1 to 17.40:1 against what is behind it, 4.5:1 is needed?>
          <text color="#1A1A1A" style="body">Account</text>
        </shape>
      </step-indicator>
    </cantTell>
    <inapplicable title="The text of a disabled button, a decoration and a lone symbol">
      <step-indicator id="checkout" backdrop="#FFF">
        <control label="Back" disabled="true"><text color="#CCC">Back</text></control>
        <text color="#CCC" decorative="true">Step</text>
        <text color="#CCC">→</text>
      </step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
"value-has-unit": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="value-has-unit" category="labels"
      impact="moderate" components="chart progress">
  <title>Announced values have their unit, or get it from what is heard of the whole</title>
  <requirement ref="chartability:metrics-undefined"/>
  <requirement ref="hig:charts"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="value-unit"/>
  <remedy dialect="spec">say the unit with the value, as in value-text="{value} {unit}", or once for
    all in the label or the summary</remedy>
  <remedy dialect="spec" case="undeclared">declare the unit of the values with unit, or
    unit="none"</remedy>
  <help>
    <why>“60” may be minutes, beats or euros. The axis that tells is often hidden from who listens.</why>
    <applies>
      Each mark, and each stop of a progress, whose announcement holds the value. Not where unit is
      none: counts have no unit.
    </applies>
    <decides>
      The announcement holds the unit: its symbol, a word for it, or itself as declared. Any unit of
      time does for another, and a percentage or “3 of 4” needs none. It may be said once for all
      instead: in the name of the chart or of a container, the summary, the audio graph, the title of
      an axis that is not hidden, or text that is met beside the marks.
    </decides>
    <limits>Words for units are known in English; other languages need the unit as it is declared.</limits>
  </help>
  <examples>
    <passed title="The unit in words">
      <chart id="sleep" type="bar" unit="min">
        <mark category="Mon" value="60" label="Monday" value-text="60 minutes"/>
        <mark category="Tue" value="90" label="Tuesday" value-text="1 hour 30 minutes"/>
      </chart>
    </passed>
    <failed title="The unit only on a hidden axis">
      <chart id="sleep" type="bar" unit="min">
        <?finding people who use a screen reader hear ‘Monday, 60’ without the unit, ‘min’?>
        <mark category="Mon" value="60" label="Monday" value-text="60"/>
        <axis dimension="y" hidden="true" title="Minutes of sleep"/>
      </chart>
    </failed>
    <passed title="The axis tells it once">
      <chart id="sleep" type="bar" unit="min">
        <mark category="Mon" value="60" label="Monday" value-text="60"/>
        <axis dimension="y" title="Minutes of sleep"/>
      </chart>
    </passed>
    <failed title="A visible title of an axis, and nobody who listens gets there">
      <chart id="sleep" type="bar" unit="min">
        <?finding people who use a screen reader hear ‘Monday, 60’ without the unit, ‘min’?>
        <mark category="Mon" value="60" label="Monday" value-text="60"/>
        <axis dimension="y"><title hidden="true" color="label">Minutes</title></axis>
      </chart>
    </failed>
    <passed title="The name of the chart tells it once">
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep in hours">
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
    </passed>
    <passed title="Currencies before the number, one step and two">
      <chart id="cost" type="bar" unit="USD">
        <mark category="Rent" value="900" label="Rent, $900"/>
      </chart>
      <chart id="steps" type="bar" unit="steps">
        <mark category="Mon" value="1" label="Monday, 1 step"/>
        <mark category="Tue" value="2" label="Tuesday, 2 steps"/>
      </chart>
    </passed>
    <failed title="Metres are no minutes">
      <chart id="run" type="bar" unit="min">
        <?finding people who use a screen reader hear ‘Monday, 60 meters’ without the unit, ‘min’?>
        <mark category="Mon" value="60" label="Monday, 60 meters"/>
      </chart>
    </failed>
    <passed title="A percentage, and so many of so many">
      <progress id="upload" type="ring" value="30" max="40" unit="MB" label="Upload"
                value-text="30 of 40"/>
      <progress id="download" type="ring" value="30" max="40" unit="MB" label="Download"
                value-text="{percent} percent"/>
    </passed>
    <failed title="A bare amount">
      <?finding people who use a screen reader hear ‘30’ without the unit, ‘MB’?>
      <progress id="upload" type="ring" value="30" max="40" unit="MB" label="Upload"
                value-text="30"/>
    </failed>
    <cantTell title="Nobody declares a unit, and the number stands alone">
      <?cantTell whether people who use a screen reader are told what ‘Monday, 7’ counts depends on the unit of the values?>
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday, 7"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
    </cantTell>
    <passed title="Nobody declares a unit, and each number has one">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
    </passed>
    <inapplicable title="Counts, and values that are not heard">
      <chart id="visitors" type="bar" unit="none">
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
      <chart id="sleep" type="bar" unit="h">
        <mark category="Mon" value="7" label="Monday"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"visible-label-in-name": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="visible-label-in-name" category="labels"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>The name of what can be operated holds its visible text</title>
  <requirement ref="wcag:2.5.3" level="A"/>
  <requirement ref="act:2ee8b8"/>
  <profile name="wcag-a"/>
  <expectation check="label-in-name"/>
  <remedy dialect="spec">begin the label with the visible text, ‘{visible}’</remedy>
  <help>
    <why>
      Who speaks to a device says what they see. A button that shows “Details” and is called “Second”
      does not answer.
    </why>
    <applies>
      Controls, and steps, marks and entries that can be operated, which are met and show text of
      their own.
    </applies>
    <decides>
      Each visible text stands in the name, word for word, letters and digits alone: case,
      punctuation, arrows, signs such as “%” and what stands in parentheses do not count, nor does a
      single letter that is used as a sign, as “X” for close. Hidden text is visible all the same.
    </decides>
    <limits>Abbreviations and numbers in words are other words, as ACT 2ee8b8 has it.</limits>
  </help>
  <examples>
    <passed title="The visible word begins the name">
      <step-indicator id="checkout" current="1" dynamic="false">
        <control label="Next step" action="next"><text>Next →</text></control>
        <control action="back"><text>Back</text></control>
      </step-indicator>
    </passed>
    <failed title="A button that is called something else">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use voice control say ‘Details’ and do not reach it: its name is ‘Second’?>
        <control label="Second" action="activate"><text>Details</text></control>
      </step-indicator>
    </failed>
    <failed title="Part of the words, words apart, and a number in words">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use voice control say ‘The full label’ and do not reach it: its name is ‘the full’?>
        <control label="the full" action="activate"><text>The full label</text></control>
        <?finding people who use voice control say ‘Next step’ and do not reach it: its name is ‘Next or last step’?>
        <control label="Next or last step" action="next"><text>Next step</text></control>
        <?finding people who use voice control say ‘Page 2’ and do not reach it: its name is ‘Page two’?>
        <control label="Page two" action="activate"><text>Page 2</text></control>
      </step-indicator>
    </failed>
    <passed title="Case, punctuation, parentheses and signs do not count">
      <progress id="upload" type="ring" value="0.75">
        <control label="Upload, 75 percent" action="activate">
          <text>UPLOAD</text><text>75 %</text>
        </control>
        <control label="Cancel" action="activate"><text>X</text></control>
        <control label="Download" action="activate"><text hidden="true">Download (PDF)</text></control>
      </progress>
    </passed>
    <failed title="A step that can be revisited shows its name and says its number">
      <step-indicator id="checkout" current="2" dynamic="false">
        <?finding people who use voice control say ‘Account’ and do not reach it: its name is ‘Step 1’?>
        <step name="Account" label="Step 1" action="select" children="ignore">
          <text>1</text><text>Account</text>
        </step>
        <step name="Details" label="Step 2, Details" action="select" children="ignore">
          <text>2</text><text>Details</text>
        </step>
      </step-indicator>
    </failed>
    <passed title="A button in a row is not the row’s label, nor are the captions of steps">
      <step-indicator id="checkout" current="1" dynamic="false" label="Checkout" action="activate">
        <text>Checkout</text>
        <step name="Account"><text>Account</text></step>
        <control label="Edit" action="activate"><text>Edit</text></control>
      </step-indicator>
    </passed>
    <cantTell title="Whether a label replaces the text is not known" complete="announcements data">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?cantTell whether people who use voice control can call it ‘Next’ depends on the label of the control?>
        <control action="next"><text>Next</text></control>
      </step-indicator>
    </cantTell>
    <inapplicable title="Symbols alone, and text that cannot be operated">
      <step-indicator id="checkout" current="1" dynamic="false">
        <control label="Close" action="activate"><glyph symbol="xmark"/><text>×</text></control>
        <step name="Account" label="First"><text>Account</text></step>
      </step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
  ]
}
