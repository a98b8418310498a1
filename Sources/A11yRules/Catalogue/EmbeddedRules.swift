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
<rule xmlns="urn:a11y-audit:spec:1" id="color-meaning-unique" category="color-use"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>One colour, one meaning</title>
  <requirement ref="hig:color"/>
  <profile name="apple-hig"/>
  <expectation check="color-meaning">
    <parameter name="cue-contrast" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="lightness" value="3" source="Understanding WCAG 2.2, 1.4.1"/>
    <parameter name="size" value="2" source="Chartability, color alone"/>
    <parameter name="weight" value="200" source="ours, after WCAG technique G182"/>
    <parameter name="same" value="5" source="ours"/>
    <parameter name="neutral" value="10" source="ours"/>
  </expectation>
  <remedy dialect="spec">give one of the two a colour of its own in this appearance, or something
    else that tells it</remedy>
  <remedy dialect="spec" case="elsewhere">take one token of the palette for both</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-color-matches-marks" category="legends"
      impact="serious" components="chart">
  <title>The legend shows each series in the colour of its marks, in every palette</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:metrics-undefined"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-color">
    <parameter name="same" value="2" source="ours"/>
    <parameter name="different" value="5" source="ours"/>
  </expectation>
  <remedy dialect="spec">paint the swatch as the marks are, with color="series" and the same
    opacity</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-entries-match-series" category="legends"
      impact="serious" components="chart">
  <title>Legend entries and series correspond one to one</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:metrics-undefined"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-entries"/>
  <remedy dialect="spec">let each entry have the name of one series in view, or mark a series
    without data as empty="true"</remedy>
  <remedy dialect="spec" case="missing">add an &lt;entry&gt; for the series</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-entry-has-name" category="legends"
      impact="moderate" components="chart">
  <title>Each legend entry that is met names its series, and nothing in it is silent</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <expectation check="legend-entry-name"/>
  <remedy dialect="spec">let the entry’s text or label name its series</remedy>
  <remedy dialect="spec" case="silent">make the entry one stop with children="combine", or take from
    the swatch what makes it a stop</remedy>
  <remedy dialect="spec" case="toggle">say whether the series is shown, as in value="on", or with
    traits="selected" while it is</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-hidden-has-equivalent" category="legends"
      impact="serious" components="chart">
  <title>What a hidden legend tells, the marks tell</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:no-explanation"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-hidden"/>
  <remedy dialect="spec">let each mark say its series, as in value-text="{value}, {series}", or hold
    the marks of a series in a named group</remedy>
  <remedy dialect="spec" case="summary">name the series in summary="…", or give the chart a
    &lt;descriptor/&gt;</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-hidden-safe" category="legends"
      impact="serious" components="chart">
  <title>A hidden legend shuts out neither listeners nor people who cannot tell colours apart</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.4.1" level="A"/>
  <requirement ref="chartability:color-alone"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation message="what the legend explains is lost on {parts}"
               doubt="whether what the legend explains is lost on {parts} depends on facts that are missing">
    <part rule="legend-hidden-has-equivalent" name="people who use a screen reader" condition="true"/>
    <part rule="series-not-color-only" name="people who cannot tell colours apart"/>
  </expectation>
  <remedy dialect="spec">name each series beside its marks with &lt;text&gt;{series}&lt;/text&gt;, and
    let each mark say it, as in value-text="{value}, {series}"</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-order-deterministic" category="legends"
      impact="moderate" components="chart">
  <title>The legend’s order is declared, stays, and follows the marks</title>
  <requirement ref="chartability:design-not-consistent"/>
  <profile name="chartability"/>
  <expectation check="legend-order"/>
  <remedy dialect="spec">sort the entries by the series, and say order="series", or
    order="reversed" where marks are stacked</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-present" category="legends"
      impact="serious" components="chart">
  <title>Series that need a key have one</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:no-explanation"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-present"/>
  <remedy dialect="spec">name each series beside its marks with &lt;text series="…"&gt;, or add a
    &lt;legend&gt; whose entries show swatch and name</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="palette-cvd-distinct" category="color-use"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>Colours that stand for something survive colour-vision deficiency</title>
  <requirement ref="hig:accessibility"/>
  <requirement ref="chartability:not-cvd-friendly"/>
  <profile name="apple-hig" advisory="true"/>
  <profile name="chartability"/>
  <expectation check="palette-vision">
    <parameter name="cue-contrast" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="lightness" value="3" source="Understanding WCAG 2.2, 1.4.1"/>
    <parameter name="size" value="2" source="Chartability, color alone"/>
    <parameter name="weight" value="200" source="ours, after WCAG technique G182"/>
    <parameter name="least" value="5" source="ours"/>
    <parameter name="safe" value="10" source="ours"/>
    <parameter name="plain" value="9" source="Aisch, palettes"/>
    <parameter name="collapse" value="5" source="Aisch, palettes"/>
    <parameter name="small" value="8" source="ours, after Stone, Szafir and Setlur 2014"/>
    <parameter name="small-factor" value="2" source="ours, after Stone, Szafir and Setlur 2014"/>
  </expectation>
  <remedy dialect="spec">take two colours that differ in lightness, or blue against orange or
    yellow; and tell the two apart by more than colour</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="series-not-color-only" category="color-use"
      impact="serious" components="chart">
  <title>Series can be told apart without colour</title>
  <requirement ref="wcag:1.4.1" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:color-alone"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="series-not-color-only">
    <parameter name="cue-contrast" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="lightness" value="3" source="Understanding WCAG 2.2, 1.4.1"/>
    <parameter name="size" value="2" source="Chartability, color alone"/>
    <parameter name="weight" value="200" source="ours, after WCAG technique G182"/>
  </expectation>
  <remedy dialect="spec">name each series beside its marks with &lt;text&gt;{series}&lt;/text&gt;, or
    give the series patterns, markers or dashes of their own</remedy>
  <remedy dialect="spec" case="faint">give the sign that tells the two apart enough contrast against
    what is behind it, or name each series beside its marks</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="state-not-color-only" category="color-use"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>States differ by more than colour</title>
  <requirement ref="wcag:1.4.1" level="A"/>
  <requirement ref="hig:color"/>
  <requirement ref="hig:accessibility"/>
  <requirement ref="chartability:color-alone"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="state-not-color-only">
    <parameter name="cue-contrast" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="lightness" value="3" source="Understanding WCAG 2.2, 1.4.1"/>
    <parameter name="size" value="2" source="Chartability, color alone"/>
    <parameter name="weight" value="200" source="ours, after WCAG technique G182"/>
  </expectation>
  <remedy dialect="spec">give one of the two states a symbol, a word, a ring or another shape of its
    own[, or colours with {threshold}:1 between them]</remedy>
  <remedy dialect="spec" case="faint">give the sign that tells the two apart enough contrast against
    what is behind it, or add one that has</remedy>
</rule>
<rule xmlns="urn:a11y-audit:spec:1" id="step-announcement-complete" category="announcements"
      impact="serious" components="step-indicator status-tracker">
  <title>Position, total, name and state of the step are announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation message="people who use a screen reader are not told the {parts} of the step"
               doubt="what is told of the {parts} depends on facts that are missing">
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
"color-meaning-unique": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="color-meaning-unique" category="color-use"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>One colour, one meaning</title>
  <requirement ref="hig:color"/>
  <profile name="apple-hig"/>
  <expectation check="color-meaning">
    <parameter name="cue-contrast" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="lightness" value="3" source="Understanding WCAG 2.2, 1.4.1"/>
    <parameter name="size" value="2" source="Chartability, color alone"/>
    <parameter name="weight" value="200" source="ours, after WCAG technique G182"/>
    <parameter name="same" value="5" source="ours"/>
    <parameter name="neutral" value="10" source="ours"/>
  </expectation>
  <remedy dialect="spec">give one of the two a colour of its own in this appearance, or something
    else that tells it</remedy>
  <remedy dialect="spec" case="elsewhere">take one token of the palette for both</remedy>
  <help>
    <why>
      People learn what a colour stands for and then go by it. Where red is once an error and once
      the next step, they learn something wrong, and who finds reading hard is led astray first.
    </why>
    <applies>
      Each two states or series of different meaning, in each appearance and on each surface; and
      each state or series that an earlier component of the document has, too, by name or meaning.
    </applies>
    <decides>
      Colours that differ by less than 5 (CIEDE2000) are the same. The same colour for two meanings
      fails where nothing else that is drawn tells them apart; and where a component tells its
      states by colour, one hue for two of them fails in any case if the hue of one has a meaning of
      its own that the other’s has not. Another colour for the same thing in a later component fails
      there, once, unless one of the two is a grey, with a chroma below 10.
    </decides>
    <limits>
      The colour is that of the main shape, its inside or else its outline, or of a symbol. States
      that one look shows alike, and those that place alone tells around a current step that is
      marked, have no colour of their own.
    </limits>
  </help>
  <examples>
    <passed title="Four states, four colours">
      <status-tracker id="order" backdrop="systemBackground">
        <state id="done" is="completed" color="systemGreen"/><state id="now" is="current" color="systemBlue"/>
        <state id="failed" is="error" color="systemRed"/><state id="next" is="upcoming" color="systemGray3"/>
        <step name="Packed" state="done"/><step name="Sent" state="now"/>
        <look><shape kind="circle" size="25"><fill color="state"/></shape></look>
      </status-tracker>
    </passed>
    <failed title="In dark, what is on track is as red as what failed">
      <palette>
        <color name="failed" light="#CC0011" dark="#FF4245"/>
        <color name="onTrack" light="#0A7D33" dark="#FF453A"/>
      </palette>
      <status-tracker id="order" backdrop="systemBackground">
        <state id="failed" is="error" color="failed" icon="xmark"/>
        <state id="onTrack" is="current" color="onTrack" icon="clock"/>
        <step name="Packed" state="failed"/><step name="Sent" state="onTrack"/>
        <?finding dark: people who go by colour take ‘onTrack’ for ‘failed’: they are #FF4245 and #FF453A?>
        <look><shape kind="circle" size="25"><fill color="state"/>
          <glyph symbol="{icon}" color="#000"/></shape></look>
      </status-tracker>
    </failed>
    <passed title="Past due and failed are errors both">
      <status-tracker id="order" backdrop="systemBackground">
        <state id="failed" is="error" color="systemRed"/><state id="overdue" is="error" color="systemRed"/>
        <state id="done" is="completed" color="systemGreen"/>
        <step name="Packed" state="failed"/><step name="Sent" state="overdue"/>
        <look><shape kind="circle" size="25"><fill color="state"/></shape></look>
      </status-tracker>
    </passed>
    <passed title="All in one colour: symbols tell what is what, and colour tells nothing">
      <status-tracker id="order" backdrop="systemBackground">
        <step name="Packed" state="completed"/><step name="Sent" state="error"/>
        <look state="completed"><shape kind="circle" size="25"><fill color="systemBlue"/>
          <glyph symbol="checkmark" color="#FFF"/></shape></look>
        <look state="error"><shape kind="circle" size="25"><fill color="systemBlue"/>
          <glyph symbol="xmark" color="#FFF"/></shape></look>
      </status-tracker>
    </passed>
    <passed title="Completed and current share the accent; a tick tells them apart">
      <step-indicator id="checkout" current="1" appearance="light" backdrop="#FFF">
        <step name="Account"/><step name="Details"/>
        <look state="completed"><shape kind="circle" size="28"><fill color="#0051A8"/>
          <glyph symbol="checkmark" color="#FFF"/></shape></look>
        <look state="current"><shape kind="circle" size="28"><fill color="#0051A8"/></shape></look>
        <look state="upcoming"><shape kind="circle" size="28"><fill color="#DCDCDD"/></shape></look>
      </step-indicator>
    </passed>
    <passed title="Series of one colour with patterns of their own">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#333"/>
        <series id="deep" name="Deep" color="#333" pattern="diagonal"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </passed>
    <failed title="Two series of one colour">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#0066CC"/>
        <?finding light: people who go by colour take ‘Deep’ for ‘Low’: they are #0066CC and #0068CE?>
        <series id="deep" name="Deep" color="#0068CE"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </failed>
    <failed title="What is done is green here and blue there">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <step name="Packed" state="completed"/><step name="Sent" state="upcoming"/>
        <look state="completed"><shape kind="circle" size="25"><fill color="#34C759"/></shape></look>
        <look state="upcoming"><shape kind="circle" size="25"><fill color="#DCDCDD"/></shape></look>
      </status-tracker>
      <status-tracker id="refund" appearance="light" backdrop="#FFF">
        <step name="Received" state="completed"/><step name="Paid" state="upcoming"/>
        <?finding light: people who have learnt that ‘completed’ is #34C759 in ‘order’ meet it as #0088FF here?>
        <look state="completed"><shape kind="circle" size="25"><fill color="#0088FF"/></shape></look>
        <look state="upcoming"><shape kind="circle" size="25"><fill color="#D8D8DC"/></shape></look>
      </status-tracker>
    </failed>
    <cantTell title="A state’s colour is not given">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <state id="done" is="completed" color="#34C759"/><state id="failed" is="error"/>
        <step name="Packed" state="done"/><step name="Sent" state="failed"/>
        <?cantTell light: whether people can tell the colour of ‘failed’ from others depends on the colour of the state?>
        <look><shape kind="circle" size="25"><fill color="state"/></shape></look>
      </status-tracker>
    </cantTell>
    <passed title="Dots in one grey before and behind the current one, which is larger">
      <step-indicator id="pages" current="2" appearance="light" backdrop="#FFF">
        <step name="One"/><step name="Two"/><step name="Three"/>
        <look state="completed"><shape kind="circle" size="7"><fill color="#767676"/></shape></look>
        <look state="current"><shape kind="circle" size="12"><fill color="#0066CC"/></shape></look>
        <look state="upcoming"><shape kind="circle" size="7"><fill color="#767676"/></shape></look>
      </step-indicator>
    </passed>
    <passed title="What is to come is grey here and a paler grey there">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <step name="Packed" state="completed"/><step name="Sent" state="upcoming"/>
        <look state="completed"><shape kind="circle" size="25"><fill color="#34C759"/></shape></look>
        <look state="upcoming"><shape kind="circle" size="25"><fill color="#8E8E93"/></shape></look>
      </status-tracker>
      <status-tracker id="refund" appearance="light" backdrop="#FFF">
        <step name="Received" state="completed"/><step name="Paid" state="upcoming"/>
        <look state="completed"><shape kind="circle" size="25"><fill color="#34C759"/></shape></look>
        <look state="upcoming"><shape kind="circle" size="25"><fill color="#DCDCDD"/></shape></look>
      </status-tracker>
    </passed>
    <inapplicable title="Nothing but names, all alike">
      <step-indicator id="pages" current="2" dynamic="false" appearance="light" backdrop="#FFF">
        <step name="One"/><step name="Two"/><step name="Three"/>
        <look><text color="#000">{name}</text></look>
      </step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-color-matches-marks": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-color-matches-marks" category="legends"
      impact="serious" components="chart">
  <title>The legend shows each series in the colour of its marks, in every palette</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:metrics-undefined"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-color">
    <parameter name="same" value="2" source="ours"/>
    <parameter name="different" value="5" source="ours"/>
  </expectation>
  <remedy dialect="spec">paint the swatch as the marks are, with color="series" and the same
    opacity</remedy>
  <help>
    <why>
      A legend works by likeness. Where the swatch is a copy of the colour and not the colour
      itself, the two part as soon as the appearance changes.
    </why>
    <applies>
      Each series with a swatch in the legend and marks in view, in each appearance and on each
      surface of the chart. In a legend without swatches the coloured names are compared.
    </applies>
    <decides>
      Swatch and mark are composited with all that lies behind them and compared by CIEDE2000: up to
      2 they are one colour, above 5 they are not, and between the two nobody can tell. Where marks
      have several painted parts, as an area under a line, one of them must match; where marks of a
      series differ, each must.
    </decides>
    <limits>Opacity counts as far as it is seen. Patterns are not compared.</limits>
  </help>
  <examples>
    <passed title="Both take the colour of the series">
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/>
        <legend><look part="entry">
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </passed>
    <passed title="An area under a line: the swatch has the colour of the line">
      <chart id="sleep" type="area" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <look part="series">
          <shape kind="area"><fill color="series" opacity="0.3"/></shape>
          <shape kind="line"><stroke color="series" width="2"/></shape>
        </look>
        <legend><look part="entry">
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </passed>
    <failed title="The swatch is grey, the bars are blue; that both have a white edge is no likeness">
      <chart id="sleep" type="bar" appearance="light" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/>
          <stroke color="#FFF" width="1"/></shape></look>
        <mark category="Mon" series="low" value="7"/>
        <legend><entry series="low">
          <?finding light: people look for the colour of ‘Low’ in the chart in vain: the legend shows #8E8E93, the marks are #0088FF?>
          <?finding light-high-contrast: people look for the colour of ‘Low’ in the chart in vain: the legend shows #8E8E93, the marks are #1E6EF4?>
          <shape kind="circle" size="16"><fill color="#8E8E93"/><stroke color="#FFF" width="1"/></shape>
          <text color="label">{series}</text></entry></legend>
      </chart>
    </failed>
    <failed title="The bars are fainter than the swatch">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#0000FF"/>
        <look part="mark"><shape kind="capsule"><fill color="series" opacity="0.5"/></shape></look>
        <mark category="Mon" series="low" value="7"/>
        <legend><look part="entry">
          <?finding light: people look for the colour of ‘Low’ in the chart in vain: the legend shows #0000FF, the marks are #8080FF?>
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <cantTell title="A copied value is right in light and a little off in dark">
      <palette><color name="accent" light="#007AFF" dark="#0A84FF"/></palette>
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="accent"/>
        <look part="mark"><shape kind="capsule"><fill color="#007AFF"/></shape></look>
        <mark category="Mon" series="low" value="7"/>
        <legend><look part="entry">
          <?cantTell dark: people may not find ‘Low’ by the colour in the legend: it is #0A84FF, the marks are #007AFF?>
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </cantTell>
    <inapplicable title="A legend without swatches">
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-entries-match-series": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-entries-match-series" category="legends"
      impact="serious" components="chart">
  <title>Legend entries and series correspond one to one</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:metrics-undefined"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-entries"/>
  <remedy dialect="spec">let each entry have the name of one series in view, or mark a series
    without data as empty="true"</remedy>
  <remedy dialect="spec" case="missing">add an &lt;entry&gt; for the series</remedy>
  <help>
    <why>
      Who cannot take in a chart at a glance goes back and forth between legend and marks. An entry
      without marks, or marks without an entry, cost a search that finds nothing.
    </why>
    <applies>
      Each entry of a legend, and each series in view. Spacers that nobody sees are not in view.
    </applies>
    <decides>
      Each entry shows the name of one series, all of it or a part of it; no two entries show the
      same; each series in view has an entry; and each series that has one has marks in view, or is
      marked as empty.
    </decides>
    <limits>Two series of one name cannot be told apart and count as a repetition.</limits>
  </help>
  <examples>
    <passed title="An entry for each series by default">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </passed>
    <passed title="An entry that says more than the name, and one that says there are no data">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen" empty="true"/>
        <mark category="Mon" series="low" value="7"/>
        <legend>
          <entry name="Low (hours)"><text color="label">Low (hours)</text></entry>
          <entry series="deep"><text color="label">Deep, no data</text></entry>
        </legend>
      </chart>
    </passed>
    <passed title="The spacer under the bars has no entry">
      <chart id="sleep" type="bar" stacking="stacked" backdrop="#FFF">
        <series id="gap" name="clear" color="clear"/>
        <series id="low" name="Low" color="systemBlue"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="gap" value="3"/><mark category="Mon" series="low" value="7"/>
        <legend><entry series="low"><text color="label">{series}</text></entry></legend>
      </chart>
    </passed>
    <failed title="The legend lists two of three series">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <series id="rem" name="REM" color="systemRed"/>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="5"/>
        <mark category="Mon" series="rem" value="1"/>
        <?finding people cannot tell which of the marks are ‘REM’: the legend leaves it out?>
        <legend><entry series="low"/><entry series="deep"/></legend>
      </chart>
    </failed>
    <failed title="The legend lists a spacer that nobody sees">
      <chart id="sleep" type="bar" stacking="stacked" backdrop="#FFF">
        <series id="gap" name="clear" color="clear"/>
        <series id="low" name="Low" color="systemBlue"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="gap" value="3"/><mark category="Mon" series="low" value="7"/>
        <?finding people look for ‘clear’ in the chart in vain: nothing of it is to be seen there?>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <failed title="The spacer has the colour of the background">
      <chart id="sleep" type="bar" stacking="stacked" backdrop="systemBackground">
        <series id="gap" name="clear" color="systemBackground"/>
        <series id="low" name="Low" color="systemBlue"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="gap" value="3"/><mark category="Mon" series="low" value="7"/>
        <legend>
          <?finding people look for ‘clear’ in the chart in vain: nothing of it is to be seen there?>
          <entry series="gap"><text color="label">{series}</text></entry>
          <entry series="low"><text color="label">{series}</text></entry>
        </legend>
      </chart>
    </failed>
    <failed title="An entry without a series, one with another name, and one that is there twice">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="5"/>
        <legend>
          <?finding people look for ‘Naps’ in the chart in vain: no series has this name?>
          <entry name="Naps"/>
          <?finding people look for ‘Light’ in the chart in vain: its series is called ‘Low’?>
          <entry series="low"><text color="label">Light</text></entry>
          <entry series="deep"/>
          <?finding people cannot tell which ‘Deep’ is meant: the legend has it twice?>
          <entry name="deep"/>
        </legend>
      </chart>
    </failed>
    <failed title="A series without marks that nothing calls empty">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <mark category="Mon" series="low" value="7"/>
        <legend>
          <entry series="low"/>
          <?finding people look for ‘Deep’ in the chart in vain: nothing of it is to be seen there?>
          <entry series="deep"/>
        </legend>
      </chart>
    </failed>
    <cantTell title="What an entry says is not known" complete="tree announcements">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Mon" series="low" value="7"/>
        <legend>
          <entry series="low"/>
          <?cantTell whether people find what the legend explains depends on the name of the entry?>
          <entry/>
        </legend>
      </chart>
    </cantTell>
    <inapplicable title="A chart without a legend">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Mon" series="low" value="7"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-entry-has-name": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-entry-has-name" category="legends"
      impact="moderate" components="chart">
  <title>Each legend entry that is met names its series, and nothing in it is silent</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <expectation check="legend-entry-name"/>
  <remedy dialect="spec">let the entry’s text or label name its series</remedy>
  <remedy dialect="spec" case="silent">make the entry one stop with children="combine", or take from
    the swatch what makes it a stop</remedy>
  <remedy dialect="spec" case="toggle">say whether the series is shown, as in value="on", or with
    traits="selected" while it is</remedy>
  <help>
    <why>
      A swatch that is a stop of its own says nothing or “image”, and every second swipe through the
      legend is lost. A switch that does not say whether it is on cannot be used.
    </why>
    <applies>
      The entries of a legend that a screen reader meets, in whole or in part; a hidden legend is
      for legend-hidden-has-equivalent.
    </applies>
    <decides>
      What is heard at an entry names its series; no stop in it is without a name; and an entry that
      shows and hides its series says which of the two holds. It is serious where the entry can be
      operated.
    </decides>
    <limits>
      A symbol without a label has a name that the platform gives it; it is not silent.
    </limits>
  </help>
  <examples>
    <passed title="Swatch and name are one stop">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <mark category="Mon" series="fat" value="20"/>
        <legend><look part="entry" children="combine">
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </passed>
    <passed title="One label for the whole legend names them all">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <series id="cardio" name="Cardio" color="systemRed"/>
        <mark category="Mon" series="fat" value="20"/><mark category="Mon" series="cardio" value="9"/>
        <legend children="ignore" label="Fat burning in orange, cardio in red"/>
      </chart>
    </passed>
    <passed title="A switch that says it is on">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <mark category="Mon" series="fat" value="20"/>
        <legend><entry series="fat" label="{series}" value="on" traits="toggle" action="toggle"
                       children="ignore"/></legend>
      </chart>
    </passed>
    <failed title="The swatch is a stop that says nothing">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <mark category="Mon" series="fat" value="20"/>
        <legend><look part="entry">
          <?finding people who use a screen reader meet a stop that says nothing in the legend’s entry for ‘Fat burning’?>
          <shape kind="circle" size="16" traits="image"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <failed title="The entry says its colour and not its series">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <mark category="Mon" series="fat" value="20"/>
        <legend>
          <?finding people who use a screen reader are not told ‘Fat burning’ by its entry in the legend, which says ‘Orange, image’?>
          <entry series="fat" label="Orange" traits="image" children="ignore">
            <text color="label">Fat burning</text></entry>
        </legend>
      </chart>
    </failed>
    <failed title="One of two entries is hidden">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <series id="cardio" name="Cardio" color="systemRed"/>
        <mark category="Mon" series="fat" value="20"/><mark category="Mon" series="cardio" value="9"/>
        <legend>
          <entry series="fat"><text color="label">{series}</text></entry>
          <?finding people who use a screen reader miss ‘Cardio’ in the legend: nothing of its entry is met?>
          <entry series="cardio" hidden="true"><text color="label">{series}</text></entry>
        </legend>
      </chart>
    </failed>
    <failed title="A switch that says no state">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <mark category="Mon" series="fat" value="20"/>
        <legend>
          <entry series="fat">
            <?finding people who use a screen reader are not told whether ‘Fat burning’ is shown?>
            <control action="toggle" label="{series}"/>
          </entry>
        </legend>
      </chart>
    </failed>
    <cantTell title="A lone symbol has a name that nobody told">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <mark category="Mon" series="fat" value="20"/>
        <legend>
          <entry series="fat">
            <?cantTell whether people who use a screen reader are told ‘Fat burning’ by its entry in the legend depends on what the symbol ‘flame’ is called?>
            <glyph symbol="flame" color="systemOrange"/>
          </entry>
        </legend>
      </chart>
    </cantTell>
    <inapplicable title="The legend is hidden">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <mark category="Mon" series="fat" value="20"/>
        <legend hidden="true"><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-hidden-has-equivalent": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-hidden-has-equivalent" category="legends"
      impact="serious" components="chart">
  <title>What a hidden legend tells, the marks tell</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:no-explanation"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-hidden"/>
  <remedy dialect="spec">let each mark say its series, as in value-text="{value}, {series}", or hold
    the marks of a series in a named group</remedy>
  <remedy dialect="spec" case="summary">name the series in summary="…", or give the chart a
    &lt;descriptor/&gt;</remedy>
  <help>
    <why>
      To hide a legend from a screen reader is right where the marks carry what it says: a list of
      colours tells a listener nothing. Where they do not, the series are lost.
    </why>
    <applies>
      Legends with entries none of which is met with a screen reader, hidden or swallowed, in
      charts with series.
    </applies>
    <decides>
      Each mark that is a stop names its series, in its label, its value or on request, or lies in a
      container that does. A series none of whose marks is a stop is named by what else is heard of
      the chart: its summary, its audio graph, its label. Of a single series that is enough in any
      case.
    </decides>
    <limits>That the legend is hidden is never a fault by itself.</limits>
  </help>
  <examples>
    <passed title="The legend is hidden, and each bar says its series">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule" label="{category}" value="{series}"/></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend hidden="true"><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </passed>
    <passed title="A named group says it for its marks">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <group children="contain" label="Low sleep">
          <mark category="Mon" series="low" value="7" label="{category}" value-text="{value} h"/>
        </group>
        <legend hidden="true"/>
      </chart>
    </passed>
    <passed title="The bars are no stops; the summary names the series">
      <chart id="sleep" type="bar" children="ignore" label="Sleep" summary="Low 7 hours, deep 5 hours">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </passed>
    <passed title="A single series is named by the chart">
      <chart id="nights" type="bar" children="contain" label="Hours of sleep">
        <series id="sleep" name="Sleep" color="systemBlue"/>
        <mark category="Mon" series="sleep" value="7" label="{category}" value-text="{value} h"/>
        <legend hidden="true"/>
      </chart>
    </passed>
    <failed title="The legend is hidden, and the bars say day and number only">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule" label="{category}" value="{value}"/></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <?finding people who use a screen reader are not told which of the marks are ‘Low’ and ‘Deep’: the legend is hidden from them, and 2 marks do not name their series?>
        <legend hidden="true"><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <failed title="Only the bars of one series say so">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark" series="deep"><shape kind="capsule" label="{category}, {series}"/></look>
        <look part="mark"><shape kind="capsule" label="{category}"/></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <?finding people who use a screen reader are not told which of the marks are ‘Low’: the legend is hidden from them, and 1 mark does not name its series?>
        <legend hidden="true"/>
      </chart>
    </failed>
    <failed title="“Shallow” does not say “Low”">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Shallow end" series="low" value="7" label="{category}"/>
        <?finding people who use a screen reader are not told which of the marks are ‘Low’: the legend is hidden from them, and 1 mark does not name its series?>
        <legend hidden="true"/>
      </chart>
    </failed>
    <failed title="Swallowed with all the chart holds">
      <chart id="sleep" type="bar" children="ignore" label="Sleep">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <?finding people who use a screen reader are not told which of the marks are ‘Low’ and ‘Deep’: the legend is hidden from them, and nothing else names them?>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <cantTell title="What the marks are called is not known" complete="announcements data">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Mon" series="low" value="7" traits="image"/>
        <?cantTell whether people who use a screen reader are told which of the marks are ‘Low’ depends on the label of the mark?>
        <legend hidden="true"/>
      </chart>
    </cantTell>
    <inapplicable title="The legend is met">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Mon" series="low" value="7" label="{category}"/>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </inapplicable>
    <inapplicable title="One stop speaks for the whole legend">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <mark category="Mon" series="low" value="7" label="{category}"/>
        <legend children="ignore" label="Legend: low and deep">
          <look part="entry"><text color="label">{series}</text></look>
        </legend>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-hidden-safe": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-hidden-safe" category="legends"
      impact="serious" components="chart">
  <title>A hidden legend shuts out neither listeners nor people who cannot tell colours apart</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.4.1" level="A"/>
  <requirement ref="chartability:color-alone"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation message="what the legend explains is lost on {parts}"
               doubt="whether what the legend explains is lost on {parts} depends on facts that are missing">
    <part rule="legend-hidden-has-equivalent" name="people who use a screen reader" condition="true"/>
    <part rule="series-not-color-only" name="people who cannot tell colours apart"/>
  </expectation>
  <remedy dialect="spec">name each series beside its marks with &lt;text&gt;{series}&lt;/text&gt;, and
    let each mark say it, as in value-text="{value}, {series}"</remedy>
  <help>
    <why>
      A legend serves the eye. To hide it from the ear is fine where the marks speak, but that helps
      nobody who sees the chart and not its colours: these are two groups of people, and one is not
      helped by what is done for the other.
    </why>
    <applies>Charts with a legend that is hidden from assistive technology.</applies>
    <decides>
      It sums up the rule on hidden legends and the rule on series told by colour alone: it fails
      where one of them fails, cannot tell where one of them cannot, and passes otherwise. It enters
      no count.
    </decides>
    <limits>Its findings are those of the rules it sums up; mend those.</limits>
  </help>
  <examples>
    <passed title="Labels beside the lines for the eye, the series in the marks for the ear">
      <chart id="sleep" type="line" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="series">
          <shape kind="line"><stroke color="series" width="2"/></shape>
          <text color="label">{series}</text>
        </look>
        <mark category="Mon" series="low" value="7" label="{category}, {series}"/>
        <mark category="Mon" series="deep" value="2" label="{category}, {series}"/>
        <legend hidden="true"/>
      </chart>
    </passed>
    <failed title="The bars say their series, but only colour shows it">
      <?finding what the legend explains is lost on people who cannot tell colours apart?>
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule" label="{category}" value="{series}">
          <fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend hidden="true"><look part="entry">
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <failed title="Both halves fail">
      <?finding what the legend explains is lost on people who use a screen reader and people who cannot tell colours apart?>
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule" label="{category}" value="{value}">
          <fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend hidden="true"/>
      </chart>
    </failed>
    <cantTell title="The bars say their series; their colours are not known">
      <?cantTell whether what the legend explains is lost on people who cannot tell colours apart depends on facts that are missing?>
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule" label="{category}" value="{series}">
          <fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend hidden="true"/>
      </chart>
    </cantTell>
    <inapplicable title="The legend is not hidden, whatever the colours are">
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-order-deterministic": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-order-deterministic" category="legends"
      impact="moderate" components="chart">
  <title>The legend’s order is declared, stays, and follows the marks</title>
  <requirement ref="chartability:design-not-consistent"/>
  <profile name="chartability"/>
  <expectation check="legend-order"/>
  <remedy dialect="spec">sort the entries by the series, and say order="series", or
    order="reversed" where marks are stacked</remedy>
  <help>
    <why>
      People who match legend and marks with effort learn where a name stands. A legend made from a
      set or the keys of a dictionary stands otherwise after each launch, and they begin again.
    </why>
    <applies>Legends of at least two entries.</applies>
    <decides>
      The order is not left open, and the entries stand as the series do, or the other way round
      where the marks are stacked.
    </decides>
    <limits>Another order may have a reason that a spec does not tell.</limits>
  </help>
  <examples>
    <passed title="As the series are listed, by default">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <legend/>
      </chart>
    </passed>
    <passed title="The last series is on top of the stack, and of the legend">
      <chart id="sleep" type="bar" stacking="stacked">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <legend order="reversed"/>
      </chart>
    </passed>
    <failed title="Made from a set">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <?finding people who know the chart find its legend in another order each time: nothing says which order it has?>
        <legend order="unspecified"/>
      </chart>
    </failed>
    <cantTell title="Reversed, though nothing is stacked">
      <chart id="sleep" type="bar" stacking="grouped">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <?cantTell people who match the legend with the marks may go astray: its order is not that of the series?>
        <legend><entry series="deep"/><entry series="low"/></legend>
      </chart>
    </cantTell>
    <inapplicable title="One entry has no order">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <legend order="unspecified"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-present": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-present" category="legends"
      impact="serious" components="chart">
  <title>Series that need a key have one</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:no-explanation"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-present"/>
  <remedy dialect="spec">name each series beside its marks with &lt;text series="…"&gt;, or add a
    &lt;legend&gt; whose entries show swatch and name</remedy>
  <help>
    <why>
      Colours and patterns mean nothing by themselves. Without a key nobody can tell what they stand
      for, and who sees least has least to guess from.
    </why>
    <applies>
      Charts with at least two series in view that colour, pattern, dashes or markers tell apart.
      Series without marks, and spacers that nobody sees, do not count.
    </applies>
    <decides>
      There is a legend with entries that show names, or each series is named by a text beside its
      marks, or the labels of the categories name the series: each category is one series, each
      series is one category, the one is called as the other, and every category has its label.
    </decides>
    <limits>
      Whether a key can be read is for text-contrast-minimum, and whether it is right for
      legend-entries-match-series. A legend in a picture or in running text is not seen. In a
      fragment the chart’s host may have a legend.
    </limits>
  </help>
  <examples>
    <passed title="A legend">
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
        <legend><look part="entry">
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text>
        </look></legend>
      </chart>
    </passed>
    <passed title="No legend, but a label at the end of each line">
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="series">
          <shape kind="line"><stroke color="series" width="2"/></shape>
          <text color="label">{series}</text>
        </look>
      </chart>
    </passed>
    <passed title="Each bar is a series of its own, and the axis names it">
      <chart id="votes" type="bar" backdrop="#FFF">
        <series id="yes" name="Yes" color="systemBlue"/>
        <series id="no" name="No" color="systemOrange"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Yes" series="yes" value="40"/><mark category="No" series="no" value="12"/>
        <axis dimension="x"><text color="label">{category}</text></axis>
      </chart>
    </passed>
    <failed title="Coloured lines and no key">
      <?finding nobody can tell which of the marks are ‘Low’, ‘Deep’ and 2 more: there is no legend, and no label names them?>
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <series id="rem" name="REM" color="systemOrange"/>
        <series id="awake" name="Awake" color="systemRed"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </failed>
    <failed title="One of two lines has a label">
      <?finding nobody can tell which of the marks are ‘Deep’: there is no legend, and no label names it?>
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
        <text series="low" color="label">Low</text>
      </chart>
    </failed>
    <failed title="A legend of bare swatches">
      <?finding nobody can tell which of the marks are ‘Low’ and ‘Deep’: the legend shows no names, and no label names them?>
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
        <legend><look part="entry">
          <shape kind="circle" size="16" label="{series}"><fill color="series"/></shape>
        </look></legend>
      </chart>
    </failed>
    <failed title="Each bar is a series, but the axis says the day and not the series">
      <?finding nobody can tell which of the marks are ‘Low’ and ‘Deep’: there is no legend, and no label names them?>
      <chart id="sleep" type="bar" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <axis dimension="x"><text color="label">{category}</text></axis>
      </chart>
    </failed>
    <failed title="The axis would name the series, but leaves every other label out">
      <?finding nobody can tell which of the marks are ‘Yes’ and ‘No’: there is no legend, and no label names them?>
      <chart id="votes" type="bar" backdrop="#FFF">
        <series id="yes" name="Yes" color="systemBlue"/>
        <series id="no" name="No" color="systemOrange"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Yes" series="yes" value="40"/><mark category="No" series="no" value="12"/>
        <axis dimension="x" every="2"><text color="label">{category}</text></axis>
      </chart>
    </failed>
    <failed title="Only the values stand on the bars">
      <?finding nobody can tell which of the marks are ‘Low’ and ‘Deep’: there is no legend, and no label names them?>
      <chart id="sleep" type="bar" stacking="stacked" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/>
          <text color="#FFF">{value}</text></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </failed>
    <cantTell title="The host of a fragment may have the legend" scope="fragment">
      <?cantTell whether people can tell which of the marks are ‘Low’ and ‘Deep’ depends on whether the chart has a legend?>
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </cantTell>
    <inapplicable title="One series, and a spacer that nobody sees">
      <chart id="sleep" type="bar" stacking="stacked" backdrop="#FFF">
        <series id="gap" name="clear" color="clear"/>
        <series id="low" name="Low" color="systemBlue"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="gap" value="3"/><mark category="Mon" series="low" value="7"/>
      </chart>
    </inapplicable>
    <inapplicable title="Marks without series">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <look part="mark"><shape kind="rectangle"><fill color="systemBlue"/></shape></look>
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"palette-cvd-distinct": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="palette-cvd-distinct" category="color-use"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>Colours that stand for something survive colour-vision deficiency</title>
  <requirement ref="hig:accessibility"/>
  <requirement ref="chartability:not-cvd-friendly"/>
  <profile name="apple-hig" advisory="true"/>
  <profile name="chartability"/>
  <expectation check="palette-vision">
    <parameter name="cue-contrast" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="lightness" value="3" source="Understanding WCAG 2.2, 1.4.1"/>
    <parameter name="size" value="2" source="Chartability, color alone"/>
    <parameter name="weight" value="200" source="ours, after WCAG technique G182"/>
    <parameter name="least" value="5" source="ours"/>
    <parameter name="safe" value="10" source="ours"/>
    <parameter name="plain" value="9" source="Aisch, palettes"/>
    <parameter name="collapse" value="5" source="Aisch, palettes"/>
    <parameter name="small" value="8" source="ours, after Stone, Szafir and Setlur 2014"/>
    <parameter name="small-factor" value="2" source="ours, after Stone, Szafir and Setlur 2014"/>
  </expectation>
  <remedy dialect="spec">take two colours that differ in lightness, or blue against orange or
    yellow; and tell the two apart by more than colour</remedy>
  <help>
    <why>
      People with a protan or deutan deficiency see red, orange, brown and green as shades of one
      colour. Some pairs that look far apart to others collapse for them.
    </why>
    <applies>
      Each two states or series that are known by different colours, in each appearance and on each
      surface. The colour is that of the main shape, its inside or else its outline, or of a symbol
      that stands alone.
    </applies>
    <decides>
      Both colours are seen through the simulation of Machado, Oliveira and Fernandes (2009) at full
      severity, on linear light, and compared by CIEDE2000. It fails where less than 5 is left, or
      where a plain difference of 9 or more falls below 9 and to less than a fifth. From 5 to 10 the
      outcome is cantTell, and so is it where tritan, which this simulation shows badly, leaves less
      than 5. What is less than 8 points across, or a line as thin, needs twice as much. Where the
      two are told by more than colour the impact is minor.
    </decides>
    <limits>
      No criterion of WCAG asks for this; how people with a milder deficiency see the colours lies
      between the two. Colours that are one to everybody are for color-meaning-unique.
    </limits>
  </help>
  <examples>
    <passed title="Blue and orange">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#007AFF"/><series id="deep" name="Deep" color="#FF9500"/>
        <look part="mark"><shape kind="capsule" width="20"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </passed>
    <failed title="Green and orange" profile="chartability">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#34C759"/>
        <?finding light: people who cannot tell red from green (protan) take ‘Low’ for ‘Deep’: a colour difference of 50.2 is 7.3 to them, 10 is safe?>
        <series id="deep" name="Deep" color="#FF9500"/>
        <look part="mark"><shape kind="capsule" width="20"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </failed>
    <failed title="The bubbles of a tracker">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <state id="done" is="completed" color="#34C759"/><state id="late" is="current" color="#FF9500"/>
        <step name="Packed" state="done"/><step name="Sent" state="late"/>
        <?finding light: people who cannot tell red from green (protan) take ‘done’ for ‘late’: a colour difference of 50.2 is 7.3 to them, 10 is safe?>
        <look><shape kind="circle" size="25"><fill color="state"/>
          <text color="#000">{state}</text></shape></look>
      </status-tracker>
    </failed>
    <cantTell title="Two colours that come close, on bars">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#CC3344"/>
        <?cantTell light: people who cannot tell red from green (deutan) may take ‘Low’ for ‘Deep’: a colour difference of 24.0 is 7.4 to them, 10 is safe?>
        <series id="deep" name="Deep" color="#AA5500"/>
        <look part="mark"><shape kind="capsule" width="20"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </cantTell>
    <failed title="The same two on lines of two points">
      <chart id="sleep" type="line" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#CC3344"/>
        <?finding light: people who cannot tell red from green (deutan) take ‘Low’ for ‘Deep’: a colour difference of 24.0 is 7.4 to them, 20 is safe?>
        <series id="deep" name="Deep" color="#AA5500"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </failed>
    <cantTell title="Two reds that are far apart to all but a few">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#C70365"/>
        <?cantTell light: people who cannot tell blue from yellow (tritan) may take ‘Low’ for ‘Deep’: a colour difference of 30.1 is 3.3 to them, 10 is safe?>
        <series id="deep" name="Deep" color="#B34810"/>
        <look part="mark"><shape kind="capsule" width="20"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </cantTell>
    <cantTell title="A colour that the palette does not give in dark">
      <palette><color name="accent" light="#007AFF"/></palette>
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <?cantTell dark: whether people can tell the colour of ‘Low’ from others depends on the dark value of ‘accent’?>
        <?cantTell dark-high-contrast: whether people can tell the colour of ‘Low’ from others depends on the dark-high-contrast value of ‘accent’?>
        <series id="low" name="Low" color="accent"/><series id="deep" name="Deep" color="#FF9500"/>
        <look part="mark"><shape kind="capsule" width="20"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </cantTell>
    <inapplicable title="One colour for both, told by pattern">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <series id="low" name="Low" color="#333"/>
        <series id="deep" name="Deep" color="#333" pattern="diagonal"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"series-not-color-only": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="series-not-color-only" category="color-use"
      impact="serious" components="chart">
  <title>Series can be told apart without colour</title>
  <requirement ref="wcag:1.4.1" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:color-alone"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="series-not-color-only">
    <parameter name="cue-contrast" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="lightness" value="3" source="Understanding WCAG 2.2, 1.4.1"/>
    <parameter name="size" value="2" source="Chartability, color alone"/>
    <parameter name="weight" value="200" source="ours, after WCAG technique G182"/>
  </expectation>
  <remedy dialect="spec">name each series beside its marks with &lt;text&gt;{series}&lt;/text&gt;, or
    give the series patterns, markers or dashes of their own</remedy>
  <remedy dialect="spec" case="faint">give the sign that tells the two apart enough contrast against
    what is behind it, or name each series beside its marks</remedy>
  <help>
    <why>
      A legend that is matched by colour serves people who tell its colours apart. Five hues of
      equal lightness are five greys to some, and two or three to many more.
    </why>
    <applies>
      Each two series whose marks are in view in different colours, in each appearance and on each
      surface of the chart.
    </applies>
    <decides>
      Every series has its name beside its marks, or on the axis where each category is one series;
      or the two differ in pattern, marker, shape or dashes, or by 2 points of line width; or their
      colours reach 3:1 against each other, which hardly more than three colours can do at once. The
      outcome then carries the note lightness-only; it does not hold where a hue has a meaning of
      its own. What shall tell them apart must itself reach 3:1 against what is behind it.
    </decides>
    <limits>
      A screen reader’s words help nobody who sees the chart. Declared patterns, markers and dashes
      are believed to be drawn. Marks that belong to no series are not compared. Series that look
      the same use no colour and give no outcome.
    </limits>
  </help>
  <examples>
    <passed title="Lines with dashes of their own">
      <chart id="sleep" type="line" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#0066CC"/>
        <series id="deep" name="Deep" color="#CC3300" dash="4 2"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </passed>
    <passed title="A label beside each line">
      <chart id="sleep" type="line" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#0066CC"/>
        <series id="deep" name="Deep" color="#CC3300"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape>
          <text color="series">{series}</text></look>
      </chart>
    </passed>
    <passed title="Another shape of marks for one of the series, whichever look comes first">
      <chart id="sleep" type="scatter" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#0066CC"/>
        <series id="deep" name="Deep" color="#CC3300"/>
        <look part="mark" series="deep"><shape kind="diamond" size="8"><fill color="series"/></shape></look>
        <look part="mark"><shape kind="circle" size="8"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </passed>
    <passed title="Dark and pale: lightness is enough for two">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#0A3D62"/>
        <series id="deep" name="Deep" color="#82CCDD"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </passed>
    <passed title="Each slice has the name of its series">
      <chart id="votes" type="pie" appearance="light" backdrop="#FFF">
        <series id="yes" name="Yes" color="#0066CC"/><series id="no" name="No" color="#CC3300"/>
        <look part="mark"><shape kind="slice"><fill color="series"/>
          <text color="#FFF">{category}</text></shape></look>
        <mark category="Yes" series="yes" value="40"/><mark category="No" series="no" value="12"/>
      </chart>
    </passed>
    <failed title="Five hues and a legend: each pair is a finding, the closest speaks for all">
      <palette extends="ios13"/>
      <chart id="heart" type="bar" appearance="light" backdrop="#FFF">
        <series id="warm" name="Warm up" color="#007AFF"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Warm up’ from ‘Low’: only their colours differ, by 1.80:1 where 3:1 would do?>
        <series id="low" name="Low" color="#34C759"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Warm up’ from ‘Peak’: only their colours differ, by 1.13:1 where 3:1 would do?>
        <?finding light: people who cannot tell colours apart cannot tell ‘Low’ from ‘Peak’: only their colours differ, by 1.59:1 where 3:1 would do?>
        <series id="peak" name="Peak" color="#FF3B30"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="1" series="warm" value="60"/><mark category="2" series="low" value="70"/>
        <mark category="3" series="peak" value="90"/>
        <axis dimension="x"><text color="label">{category}</text></axis>
        <legend><look part="entry"><shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <failed title="Dashes on a line that is too pale to see them">
      <chart id="sleep" type="line" appearance="light" backdrop="#FFF">
        <series id="low" name="Low" color="#FF9500"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Low’ from ‘Deep’: the dash pattern ‘4 2’ is too faint, at 1.51:1 against what is behind it where 3:1 is needed?>
        <series id="deep" name="Deep" color="#FFCC00" dash="4 2"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </failed>
    <failed title="Pale and dark, but green is good here and red is bad">
      <chart id="budget" type="bar" appearance="light" backdrop="#FFF">
        <series id="gain" name="Gain" color="#B7F0C1" meaning="success"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Gain’ from ‘Loss’: only their colours differ?>
        <series id="loss" name="Loss" color="#7A0010" meaning="error"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Jan" series="gain" value="3"/><mark category="Feb" series="loss" value="2"/>
      </chart>
    </failed>
    <failed title="Marks with colours of their own, the same for all of a series">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="low" name="Low"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Low’ from ‘Deep’: only their colours differ, by 1.13:1 where 3:1 would do?>
        <series id="deep" name="Deep"/>
        <mark category="Mon" series="low" value="7">
          <shape kind="capsule" height="70"><fill color="#007AFF"/></shape></mark>
        <mark category="Tue" series="low" value="6">
          <shape kind="capsule" height="60"><fill color="#007AFF"/></shape></mark>
        <mark category="Wed" series="deep" value="5">
          <shape kind="capsule" height="50"><fill color="#FF3B30"/></shape></mark>
      </chart>
    </failed>
    <cantTell title="What the chart lies on is not known, so nobody knows whether dashes are seen">
      <chart id="sleep" type="line" appearance="light">
        <series id="low" name="Low" color="#0066CC"/>
        <?cantTell light: whether people who cannot tell colours apart can tell ‘Low’ from ‘Deep’ depends on the colour the component lies on?>
        <series id="deep" name="Deep" color="#CC3300" dash="4 2"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </cantTell>
    <inapplicable title="All marks are one series">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="low" value="5"/>
      </chart>
    </inapplicable>
    <inapplicable title="Two series in one colour use no colour to tell them">
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="label"/><series id="deep" name="Deep" color="label"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"state-not-color-only": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="state-not-color-only" category="color-use"
      impact="serious" components="step-indicator status-tracker progress chart">
  <title>States differ by more than colour</title>
  <requirement ref="wcag:1.4.1" level="A"/>
  <requirement ref="hig:color"/>
  <requirement ref="hig:accessibility"/>
  <requirement ref="chartability:color-alone"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="state-not-color-only">
    <parameter name="cue-contrast" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="lightness" value="3" source="Understanding WCAG 2.2, 1.4.1"/>
    <parameter name="size" value="2" source="Chartability, color alone"/>
    <parameter name="weight" value="200" source="ours, after WCAG technique G182"/>
  </expectation>
  <remedy dialect="spec">give one of the two states a symbol, a word, a ring or another shape of its
    own[, or colours with {threshold}:1 between them]</remedy>
  <remedy dialect="spec" case="faint">give the sign that tells the two apart enough contrast against
    what is behind it, or add one that has</remedy>
  <help>
    <why>
      One man in twelve does not see red and green as others do, and nobody does in bright sunlight
      or on a grey display. A state that only its colour shows is a state they do not get.
    </why>
    <applies>
      Each two states that a step indicator, a tracker or a progress declares or reaches and that
      look different, in each appearance and on each surface.
    </applies>
    <decides>
      One of the two shows what the other does not: other words, another symbol or shape, a ring
      around, an outline, a pattern, dashes; or the same at another size or stroke width, by 2
      points, or weight. Text that says only the name or number of its step tells no state, but that
      there is one where the other has a tick does. A sign counts only where it reaches 3:1 against
      what is behind it in that appearance.

      Colours that reach 3:1 against each other differ in lightness, and that is enough unless the
      hue itself has a meaning, as red has for errors. The outcome then carries the note
      lightness-only.

      Connectors repeat a state and do not count. Where place alone tells a state, as the first step
      without a tick is the current one, or a progress says its value in figures, the outcome is
      cantTell; but where nothing is ticked yet, place tells nothing, and colour is all there is.
    </decides>
    <limits>
      The walk through the steps shows which states there are; whether one that is declared is ever
      reached is not asked. A symbol or text that a single step has of its own may be the step’s and
      not the state’s. States that look the same use no colour and give no outcome.
    </limits>
  </help>
  <examples>
    <passed title="A ring around the current step, a tick in a completed one">
      <step-indicator id="checkout" current="2" backdrop="systemBackground">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look state="completed">
          <shape kind="circle" size="32"><fill color="#0051A8"/>
            <glyph symbol="checkmark" color="#FFFFFF"/></shape>
        </look>
        <look state="current">
          <shape id="node" kind="circle" size="32"><fill color="#0051A8" opacity="0.15"/>
            <text color="label">{position}</text></shape>
          <shape kind="circle" around="node" gap="0.5"><stroke color="label" width="2.5"/></shape>
        </look>
        <look state="upcoming">
          <shape kind="circle" size="32"><fill color="systemFill"/>
            <text color="label">{position}</text></shape>
        </look>
      </step-indicator>
    </passed>
    <failed title="The same numbered circle for the current and the next steps, blue and grey">
      <palette extends="ios13"/>
      <step-indicator id="checkout" current="2" appearance="light" backdrop="systemBackground">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look state="completed">
          <shape kind="circle" size="28"><fill color="systemBlue"/>
            <glyph symbol="checkmark" color="#FFFFFF"/></shape>
        </look>
        <look state="current">
          <shape kind="circle" size="28"><fill color="systemBlue"/>
            <text color="#FFFFFF">{position}</text></shape>
        </look>
        <?finding light: people who cannot tell colours apart cannot tell ‘current’ from ‘upcoming’: only their colours differ, by 2.92:1 where 3:1 would do?>
        <look state="upcoming">
          <shape kind="circle" size="28"><fill color="secondaryLabel" opacity="0.3"/>
            <text color="secondaryLabel">{position}</text></shape>
        </look>
      </step-indicator>
    </failed>
    <passed title="The same two states without ticks: their lightness differs">
      <step-indicator id="checkout" current="1" appearance="light" backdrop="#FFF">
        <step name="Account"/><step name="Details"/>
        <look state="current"><shape kind="circle" size="12"><fill color="#0040DD"/></shape></look>
        <look><shape kind="circle" size="12"><fill color="#DCDCDD"/></shape></look>
      </step-indicator>
    </passed>
    <failed title="Green and red bubbles of very different lightness: their hue is the message">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <state id="done" is="completed" color="#B7F0C1"/><state id="failed" is="error" color="#7A0010"/>
        <step name="Packed" state="done"/><step name="Sent" state="failed"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘done’ from ‘failed’: only their colours differ?>
        <look><shape kind="circle" size="25"><fill color="state"/></shape></look>
      </status-tracker>
    </failed>
    <failed title="Tick and cross differ, but they are white on pale colours">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <step name="Packed" state="completed"/><step name="Sent" state="error"/>
        <look state="completed"><shape kind="circle" size="25"><fill color="#99E2AB"/>
          <glyph symbol="checkmark" color="#FFF"/></shape></look>
        <?finding light: people who cannot tell colours apart cannot tell ‘completed’ from ‘error’: the symbol ‘xmark’ is too faint, at 1.99:1 against what is behind it where 3:1 is needed?>
        <look state="error"><shape kind="circle" size="25"><fill color="#FF9D97"/>
          <glyph symbol="xmark" color="#FFF"/></shape></look>
      </status-tracker>
    </failed>
    <failed title="Each step’s own symbol and name are the same in every state">
      <step-indicator id="checkout" current="1" appearance="light" backdrop="#FFF">
        <step name="Cart" icon="cart"/><step name="Pay" icon="creditcard"/>
        <look state="current"><shape kind="circle" size="36"><fill color="#0088FF"/>
          <glyph symbol="{icon}" color="#FFF"/></shape><text color="#000">{name}</text></look>
        <?finding light: people who cannot tell colours apart cannot tell ‘completed’ from ‘upcoming’: only their colours differ, by 2.77:1 where 3:1 would do?>
        <?finding light: people who cannot tell colours apart cannot tell ‘current’ from ‘upcoming’: only their colours differ, by 2.77:1 where 3:1 would do?>
        <look state="upcoming"><shape kind="circle" size="36"><fill color="#E4E4E6"/>
          <glyph symbol="{icon}" color="#000"/></shape><text color="#000">{name}</text></look>
        <look state="completed"><shape kind="circle" size="36"><fill color="#0088FF"/>
          <glyph symbol="{icon}" color="#FFF"/></shape><text color="#000">{name}</text></look>
      </step-indicator>
    </failed>
    <passed title="A symbol that the state gives">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <state id="done" is="completed" icon="checkmark" color="#116622"/>
        <state id="failed" is="error" icon="xmark" color="#AA0011"/>
        <step name="Packed" state="done"/><step name="Sent" state="failed"/>
        <look><glyph symbol="{icon}" color="state"/><text color="#000">{name}</text></look>
      </status-tracker>
    </passed>
    <passed title="Each state in words">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <state id="done" is="completed" color="#116622"/><state id="failed" is="error" color="#AA0011"/>
        <step name="Packed" state="done"/><step name="Sent" state="failed"/>
        <look><text color="state">{name}: {state}</text></look>
      </status-tracker>
    </passed>
    <passed title="A larger dot for the current page">
      <step-indicator id="pages" current="1" appearance="light" backdrop="#FFF">
        <step name="One"/><step name="Two"/>
        <look state="current"><shape kind="circle" size="10"><fill color="#707070"/></shape></look>
        <look><shape kind="circle" size="7"><fill color="#909090"/></shape></look>
      </step-indicator>
    </passed>
    <failed title="A point is not a size that people notice">
      <step-indicator id="pages" current="1" appearance="light" backdrop="#FFF">
        <step name="One"/><step name="Two"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘completed’ from ‘current’: only their colours differ, by 1.55:1 where 3:1 would do?>
        <look state="current"><shape kind="circle" size="8"><fill color="#707070"/></shape></look>
        <?finding light: people who cannot tell colours apart cannot tell ‘current’ from ‘upcoming’: only their colours differ, by 1.55:1 where 3:1 would do?>
        <look><shape kind="circle" size="7"><fill color="#909090"/></shape></look>
      </step-indicator>
    </failed>
    <cantTell title="The first step without a tick is the current one, as this picture stands">
      <step-indicator id="checkout" current="2" dynamic="false" appearance="light" backdrop="#FFF">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look state="completed">
          <shape kind="circle" size="28"><fill color="#0088FF"/>
            <glyph symbol="checkmark" color="#FFFFFF"/></shape></look>
        <look state="current">
          <shape kind="circle" size="28"><fill color="#0088FF"/></shape></look>
        <?cantTell light: whether people who cannot tell colours apart can tell ‘current’ from ‘upcoming’ depends on whether people conclude it from the place in the row?>
        <look state="upcoming">
          <shape kind="circle" size="28"><fill color="#DCDCDD"/></shape></look>
      </step-indicator>
    </cantTell>
    <cantTell title="A symbol that may be the step’s or the state’s">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <step name="Packed" state="completed"><glyph symbol="shippingbox" color="#116622"/></step>
        <?cantTell light: whether people who cannot tell colours apart can tell ‘completed’ from ‘error’ depends on what the symbol ‘shippingbox’ stands for?>
        <step name="Sent" state="error"><glyph symbol="truck" color="#AA0011"/></step>
      </status-tracker>
    </cantTell>
    <cantTell title="A ring turns red near its end, and says its value">
      <progress id="disk" type="ring" value="0.95" appearance="light" backdrop="#FFF">
        <state id="free" is="completed" color="#116622" from="0"/>
        <state id="full" is="error" color="#AA0011" from="0.9"/>
        <track color="#E4E4E6" thickness="8"/>
        <?cantTell light: whether people who cannot tell colours apart can tell ‘free’ from ‘full’ depends on whether people conclude it from the value?>
        <fill color="state" thickness="8"/>
        <text color="#000">{percent} %</text>
      </progress>
    </cantTell>
    <inapplicable title="One look for all states, and nothing in it that changes">
      <status-tracker id="order" backdrop="#FFF">
        <step name="Packed" state="completed"/><step name="Sent" state="error"/>
        <look><text color="#000">{name}</text></look>
      </status-tracker>
    </inapplicable>
    <inapplicable title="Nothing is said of how it looks">
      <step-indicator id="checkout" current="1"><step name="Account"/><step name="Details"/></step-indicator>
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
  <expectation message="people who use a screen reader are not told the {parts} of the step"
               doubt="what is told of the {parts} depends on facts that are missing">
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
  ]
}
