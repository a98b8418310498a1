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
  <remedy dialect="spec">[let the text appear as {nearestForeground}, the nearest colour that
    reaches the ratio][, or what is behind it as {nearestBackground}]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own[: let the text appear as {nearestForeground}]</remedy>
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
    <failed title="A name that is a word like “a”">
      <?finding people who use a screen reader hear ‘Two series’ and miss ‘A’?>
      <chart id="sleep" type="bar" children="ignore" label="Two series"><text>A</text></chart>
    </failed>
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
      English; or the container is a list that a screen reader counts. Where each step is a stop and
      what is around them says which one is current, as “Step 2 of 4” does, that is enough.
    </decides>
    <limits>
      Number words are known in English alone; in other languages, where no digits are heard, nobody
      can tell.
    </limits>
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
    <passed title="Two numbers with a stroke between them">
      <step-indicator id="checkout" current="1" children="ignore" label="{position}/{count}: {name}">
        <step name="Account"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </passed>
    <passed title="A stop for the whole says where the user is, and captions need not">
      <step-indicator id="checkout" current="2" label="Step {position} of {count}: {name}">
        <step name="Account"><text>Account</text></step>
        <step name="Details"><text>Details</text></step>
      </step-indicator>
    </passed>
    <failed title="The whole says how many there are, not where the user is">
      <step-indicator id="checkout" current="2" dynamic="false" label="Checkout, {count} steps">
        <?finding people who use a screen reader are not told which step this is: no 1 is heard?>
        <step name="Account"><text>Account</text></step>
        <?finding people who use a screen reader are not told which step this is: no 2 is heard?>
        <step name="Details"><text>Details</text></step>
      </step-indicator>
    </failed>
    <failed title="A tracker whose current item is said to be it, and has no number">
      <?finding people who use a screen reader are not told which step they are on: no 2 is heard?>
      <status-tracker id="order" children="ignore" label="Order, {name}">
        <step name="Packed" state="completed"/><step name="Sent" state="current"/>
      </status-tracker>
    </failed>
    <cantTell title="Number words of a language that is not known" lang="de">
      <?cantTell people who use a screen reader are not told which step they are on: no 2 is heard?>
      <step-indicator id="kasse" current="2" dynamic="false" children="ignore"
                      label="Zweiter Schritt von dreien: Angaben">
        <step name="Konto"/><step name="Angaben"/><step name="Prüfen"/>
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
      hides of completed and upcoming steps is for children-not-swallowed. Where what is around the
      steps says “Step 2 of 4”, those before it are done and those behind it are to come. Words of the
      step’s name do not count.
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
    <passed title="What is around the steps says which one is current: those before it are done">
      <step-indicator id="checkout" current="2" children="contain"
                      label="Step {position} of {count}: {name}">
        <step name="Account"><text>Account</text></step>
        <step name="Details"><text>Details</text></step>
        <step name="Review"><text>Review</text></step>
      </step-indicator>
    </passed>
    <failed title="Of a step in error it says nothing">
      <step-indicator id="checkout" current="2" children="contain"
                      label="Step {position} of {count}: {name}">
        <?finding people who use a screen reader are not told that step 1 is in error?>
        <step name="Account" state="error"><text>Account</text></step>
        <step name="Details"><text>Details</text></step>
      </step-indicator>
    </failed>
    <failed title="A word of the step’s name is no state">
      <status-tracker id="order">
        <?finding people who use a screen reader are not told that step 1 is completed?>
        <step name="Complete profile" state="completed" label="1, Complete profile"/>
      </status-tracker>
    </failed>
    <passed title="The plural of a word is a word for it">
      <status-tracker id="order">
        <step name="Address" state="error" label="Address has 2 errors"/>
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
    <limits>
      Number words are known in English alone; in other languages, where no digits are heard, nobody
      can tell.
    </limits>
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
    <cantTell title="Number words of a language that is not known" lang="de">
      <?cantTell people who use a screen reader are not told how many steps there are: 3?>
      <step-indicator id="kasse" current="2" dynamic="false" children="ignore"
                      label="Zweiter Schritt von dreien: Angaben">
        <step name="Konto"/><step name="Angaben"/><step name="Prüfen"/>
      </step-indicator>
    </cantTell>
    <failed title="One stop may say it, another surely does not">
      <?finding people who use a screen reader are not told how many steps there are: 2?>
      <step-indicator id="checkout" current="2" dynamic="false">
        <step name="Account"><glyph symbol="checkmark" color="label"/></step>
        <step name="Details"><text>Step 2</text></step>
      </step-indicator>
    </failed>
    <failed title="A number without the total, in any language" lang="de">
      <?finding people who use a screen reader are not told how many steps there are: 3?>
      <step-indicator id="kasse" current="2" dynamic="false" children="ignore"
                      label="Schritt 2: Angaben">
        <step name="Konto"/><step name="Angaben"/><step name="Prüfen"/>
      </step-indicator>
    </failed>
    <passed title="A stop for the whole says it">
      <step-indicator id="checkout" current="2" label="Step {position} of {count}: {name}">
        <step name="Account"><text>Account</text></step>
        <step name="Details"><text>Details</text></step>
      </step-indicator>
    </passed>
    <passed title="A list that counts its steps, and nothing but them">
      <step-indicator id="checkout" current="1" children="contain" list="true">
        <step name="Account" label="Account"/><step name="Details" label="Details"/>
        <control label="Next" action="next"/>
        <connector hidden="true" thickness="2"><fill color="systemFill"/></connector>
      </step-indicator>
    </passed>
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
  <remedy dialect="spec">[let the text appear as {nearestForeground}, the nearest colour that
    reaches the ratio][, or what is behind it as {nearestBackground}]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own[: let the text appear as {nearestForeground}]</remedy>
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
