/// How the page looks.
///
/// No combinator of children stands in it: what is text in a document has no ‘>’.
package enum HTMLStyle {
  package static let sheet = colors + page + cards + findings + media

  /// Each colour of text reaches 4.5:1 on what is behind it, in light and in dark.
  private static let colors = """

    :root { --page: #fff; --text: #1b1b1f; --quiet: #55555e; --line: #85858f; --code: #f2f2f5;
      --mark: #ffe08a; --worst: #8a0050; --bad: #b3261e; --fair: #7a4a00; --slight: #46525e;
      --open: #0b5394; --faint: #dcdce2; --pin: #7f52d6 }
    @media (prefers-color-scheme: dark) { :root { --page: #17171b; --text: #ececf1;
      --quiet: #b4b4be; --line: #7c7c88; --code: #232329; --mark: #6b5200; --worst: #ff8ad0;
      --bad: #ff9a80; --fair: #f2d063; --slight: #b9c8d6; --open: #8ec5ff; --faint: #37373f } }
    html { color-scheme: light dark }

    """

  private static let page = """
    * { box-sizing: border-box }
    body { margin: 0 auto; max-width: 76rem; padding: 1rem clamp(.75rem, 3vw, 2rem) 4rem;
      background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
      overflow-wrap: anywhere }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem } h1 small { display: block;
      font-size: 1rem; font-weight: 400 }
    h2 { font-size: 1.35rem; line-height: 1.25; margin: 2.5rem 0 .25rem }
    h2 small { font-weight: 400; font-size: 1rem; color: var(--quiet) }
    h3 { font-size: 1.1rem; margin: 1.75rem 0 .5rem } h4 { font-size: 1rem; margin: 0 }
    p, ul, ol, dl { margin: .4rem 0 } ul, ol { padding-left: 1.5rem }
    a { color: var(--open); text-underline-offset: .15em }
    code, pre, .rule .code { font-family: ui-monospace, monospace; font-size: .875rem }
    small, .quiet, .place, .rule, footer, .tool { color: var(--quiet); font-size: .875rem }
    .tool { font-weight: 600; letter-spacing: .02em } footer { margin-top: 3rem }
    .facts { display: grid; grid-template-columns: minmax(4rem, max-content) 1fr; gap: .15rem 1rem;
      font-size: .875rem } dt { color: var(--quiet) } dd { margin: 0 }
    summary { cursor: pointer; padding: .25rem 0 } details { margin: .4rem 0 }
    fieldset { border: 0; padding: 0; margin: 1.25rem 0; min-width: 0 }
    legend { padding: 0; font-weight: 600; margin-bottom: .4rem }
    .people { display: grid; gap: .5rem }
    .people { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)) }
    .people legend { grid-column: 1 / -1 }
    .people label { display: flex; gap: .6rem; align-items: flex-start; padding: .6rem .75rem;
      border: 1px solid var(--line); border-radius: .5rem; cursor: pointer; line-height: 1.3 }
    .people b { font-size: 1.5rem; line-height: 1; min-width: 1.6em; text-align: right;
      white-space: nowrap; flex: none }
    .people small { display: block } .people input { margin: .25rem 0 0 }
    label:has(input:checked) { outline: 2px solid var(--open); outline-offset: -2px; border-radius: .5rem }
    .choices { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end }
    .choices fieldset { margin: 0 } .impacts label { display: inline-flex; align-items: center;
      gap: .35rem; padding: .2rem .6rem; min-height: 2rem }
    .list { display: grid } select, button { font: inherit; min-height: 2rem; max-width: 100%;
      color: inherit; background: var(--code); border: 1px solid var(--line); border-radius: .35rem;
      padding: .2rem .6rem } .list, .list select { min-width: 0; width: 100%; max-width: 20rem }
    :focus-visible { outline: 3px solid var(--open); outline-offset: 2px }
    .overview ul { list-style: none; padding: 0; display: grid; gap: .75rem;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr)) }
    .overview h2 { margin-top: 1.5rem } .overview .file { overflow-wrap: break-word }
    .overview li { content-visibility: auto; contain-intrinsic-size: auto 11rem }
    .overview div { border: 1px solid var(--faint); border-radius: .5rem; padding: .6rem;
      height: 100% } .overview div[class] { border-top: .25rem solid var(--c) }
    .overview small { display: block; margin-top: .15rem } .overview a small { display: inline }
      .thumb { display: grid; place-items: center; height: 5rem;
      overflow: hidden; margin-bottom: .4rem } .thumb svg { max-height: 5rem }
    .criteria { columns: 18rem }

    """

  private static let cards = """
    .card { border-top: 2px solid var(--line); margin-top: 2.5rem; scroll-margin-top: 1rem;
      content-visibility: auto; contain-intrinsic-size: auto 70rem }
    .card h2 { margin-top: 1.25rem } .card .place { margin: 0 }
    .symbols { position: absolute; width: 0; height: 0 }
    .views { display: grid; gap: 1rem; align-items: start; margin: .75rem 0;
      grid-template-columns: repeat(4, minmax(0, 1fr)) } figure:only-child { grid-column: 1 / -1 }
    @media (max-width: 72rem) { .views { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
    @media (max-width: 38rem) { .views { grid-template-columns: minmax(0, 1fr) } }
    .visions { grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)) }
    .visions figcaption { font-size: .8125rem } figure { margin: 0; min-width: 0; max-width: 32rem } figcaption { color: var(--quiet); font-size: .875rem }
    .pic { position: relative; margin: 0 0 .4rem } .over .pic { margin-top: 22px }
    .under .pic { margin-bottom: 26px } .pic svg, .detail svg, .thumb svg { display: block;
      width: 100%; height: auto; border: 1px solid var(--faint); border-radius: .25rem }
    .pins { position: absolute; width: max-content; bottom: 100%; display: flex; gap: 1px; padding-bottom: 1px;
      transform: translateX(-50%) } .low { bottom: auto; top: 100%; padding: 1px 0 0 }
    .side { bottom: auto; right: 100%; max-width: 64px; flex-wrap: wrap; padding: 0 2px 0 0;
      transform: translateY(-50%) } .side.low { top: auto; right: auto; left: 100%; padding: 0 0 0 2px }
    .tall { margin-inline: 64px }
    .pins .n { min-width: 19px; height: 19px; padding: 0 .2em; font-size: .6875rem }
    .lead, .case { fill: none; stroke: var(--pin); stroke-width: 1.5; vector-effect: non-scaling-stroke }
    .case { stroke: #fff; stroke-width: 3.5 } .end { stroke-width: 5; stroke-linecap: round }
    .case.end { stroke-width: 7 }
    .n { display: inline-grid; place-items: center; min-width: 24px; height: 24px; padding: 0 .3em;
      border-radius: 12px; background: var(--pin); color: #fff; font: 600 .8125rem/1 system-ui;
      text-decoration: none }
    .said, pre { border: 1px solid transparent } .said { background: var(--code); border-radius: .5rem; padding: .6rem .75rem .6rem 2.5rem }
    p.said { padding-left: .75rem } .said li { margin: .15rem 0 } .said small { white-space: nowrap }
    ins { text-decoration: none; border-bottom: 2px solid var(--bad); color: var(--bad);
      white-space: nowrap } ins::before { content: "missing: " } ins ~ ins::before,
      .lacks ins::before { content: none } ins .n, .said .n { min-width: 18px;
      height: 18px; font-size: .6875rem } s { color: var(--quiet) }

    """

  private static let findings = """
    .i1 { --c: var(--worst); --m: "\\25C6" } .i2 { --c: var(--bad); --m: "\\25B2" }
    .i3 { --c: var(--fair); --m: "\\25CF" } .i4 { --c: var(--slight); --m: "\\25CB" }
    .i0 { --c: var(--open); --m: "?" }
    .f { margin: 1.25rem 0; padding: .1rem 0 .1rem 1rem; border-left: .25rem solid var(--c);
      scroll-margin-top: 1rem; max-width: 62rem }
    .f:target { background: var(--code) }
    .impact { color: var(--c); font-weight: 600 }
    .impact::before { content: var(--m) / ""; margin-right: .25em }
    pre { background: var(--code); padding: .5rem .75rem; white-space: pre-wrap;
      border-radius: .25rem; margin: .5rem 0; text-indent: 4ch hanging each-line }
    .code { font-family: ui-monospace, monospace }
    mark { background: var(--mark); color: inherit; outline: 1px solid var(--line) }
    .samples { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem }
    .sample { display: inline-flex; align-items: center; gap: .5rem }
    .sample i { display: inline-grid; place-items: center; flex: none; width: 5rem; height: 2.5rem;
      border: 1px solid var(--line); border-radius: .35rem; font: 1.25rem/1 system-ui }
    .text::before { content: "Aa" } .dot::before { content: "\\25CF\\2002\\25A0" }
    .sample i + i { margin-left: -.5rem }
    .detail { display: flex; flex-wrap: wrap; gap: 1rem } .detail figure { flex: 0 1 14rem }

    """

  private static let media = """
    .sample i, mark, .pic svg, .detail svg, .thumb svg, .n { -webkit-print-color-adjust: exact;
      print-color-adjust: exact }
    @media (forced-colors: active) { .sample i, .pic svg, .detail svg, .thumb svg {
      forced-color-adjust: none } .n { border: 1px solid CanvasText } }
    @supports selector(::details-content) { @media (min-width: 40rem) {
      .fold::details-content { content-visibility: visible } .fold summary { display: none }
      .fold details summary { display: list-item } } }
    @media (max-width: 30rem) { .facts { grid-template-columns: 1fr } dd { margin-bottom: .4rem }
      h1 { font-size: 1.35rem } .f { padding-left: .6rem } .said small { white-space: normal }
      .people, .overview ul { grid-template-columns: repeat(2, minmax(0, 1fr)) } .people small { display: none }
      .people label { padding: .4rem } .people b { min-width: 0; font-size: 1.25rem } }
    @media print { .filters { display: none } .card, .overview li {
      content-visibility: visible } .f, figure, li { break-inside: avoid } h2, h3 {
      break-after: avoid } details::details-content { display: block; content-visibility: visible } }

    """
}
