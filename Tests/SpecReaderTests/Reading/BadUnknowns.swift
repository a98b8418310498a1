extension BadInput {
  /// What is said not to be known.
  static let unknowns: [BadInput] = [
    BadInput(
      "<status-tracker><unknown fact='lable' reason='x'/></status-tracker>",
      ["2:26 fact=\"lable\": there is no such value; did you mean ‘label’?"]
    ),
    BadInput(
      "<status-tracker><unknown fact='opacity' reason='x'/></status-tracker>",
      ["2:26 fact=\"opacity\": <status-tracker> has no such fact"]
    ),
    BadInput(
      "<status-tracker><step name='A'><unknown fact='names' reason='x'/></step></status-tracker>",
      ["2:41 fact=\"names\": there is no such value; did you mean ‘name’?"]
    ),
    BadInput(
      "<status-tracker><unknown fact='label'/></status-tracker>",
      ["2:17 <unknown> needs the attribute ‘reason’: why it is not known, for reports"]
    ),
    BadInput(
      "<status-tracker><unknown fact='label' reason=' '/></status-tracker>",
      ["2:39 reason=\"\": why it is not known is expected, in words"]
    ),
    BadInput(
      "<status-tracker label='Order'><unknown fact='label' reason='x'/></status-tracker>",
      [
        "2:40 ‘label’ is given and said not to be known; keep one of the two, or write {unknown} "
          + "for the part of a text that is not known"
      ]
    ),
    BadInput(
      "<status-tracker><text>Order<unknown fact='text' reason='x'/></text></status-tracker>",
      [
        "2:37 ‘text’ is given and said not to be known; keep one of the two, or write {unknown} "
          + "for the part of a text that is not known"
      ]
    ),
    BadInput(
      "<status-tracker><unknown fact='label' reason='x'/>"
        + "<unknown fact='label' reason='y'/></status-tracker>",
      ["2:60 that ‘label’ is not known is said in line 2"]
    ),
    BadInput(
      "<progress type='ring'><unknown fact='max' reason='x'/></progress>",
      ["2:32 fact=\"max\": there is no such value"]
    ),
    BadInput(
      "<status-tracker label='{unknwon}'/>",
      [
        "2:17 label: {unknwon} is no placeholder; did you mean ‘unknown’? expected count, icon, "
          + "name, offset, position or state"
      ]
    ),
  ]
}
