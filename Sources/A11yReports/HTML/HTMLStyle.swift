/// How the page looks.
enum HTMLStyle {
  /// Each colour of text reaches 4.5:1 on what is behind it, in light and in dark.
  static let sheet = """

    :root { --page: #fff; --text: #1b1b1f; --quiet: #55555e; --line: #8a8a94; --code: #f2f2f5;
      --mark: #ffe08a; --bad: #a3200d; --fair: #7a4a00; --open: #0b5394 }
    @media (prefers-color-scheme: dark) { :root { --page: #17171b; --text: #ececf1;
      --quiet: #b4b4be; --line: #7c7c88; --code: #232329; --mark: #6b5200; --bad: #ff9d8c;
      --fair: #f2c063; --open: #8ec5ff } }
    body { margin: 0 auto; max-width: 62rem; padding: 1rem 1.25rem 4rem; background: var(--page);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
    h1 { font-size: 1.6rem; line-height: 1.25 } h2 { font-size: 1.25rem; margin: 2.5rem 0 0 }
    h3 { font-size: 1rem; margin: 0 }
    code, pre { font-family: ui-monospace, monospace; font-size: .875rem }
    pre { background: var(--code); padding: .5rem .75rem; white-space: pre-wrap;
      border-radius: .25rem; margin: .5rem 0 }
    pre span { color: var(--quiet); user-select: none }
    mark { background: var(--mark); color: inherit; outline: 1px solid var(--line) }
    article { margin: 1.25rem 0; padding: .1rem 0 .1rem 1rem; border-left: .25rem solid var(--fair) }
    article p, article ul { margin: .4rem 0 } article ul { padding-left: 1.25rem }
    .critical, .serious { border-color: var(--bad) } .open { border-color: var(--open) }
    .impact { color: var(--fair); margin-right: .25rem }
    .critical .impact, .serious .impact { color: var(--bad) } .open .impact { color: var(--open) }
    .rule, footer { color: var(--quiet); font-size: .875rem }
    summary { margin-top: 1rem; cursor: pointer }
    .sample, .pair { border: 1px solid var(--line); border-radius: .2rem; white-space: nowrap;
      margin-left: .35rem }
    .sample { padding: 0 .4rem } .sample::before { content: "Aa ●" }
    .sample + .sample, .pair + .pair { margin-left: .2rem }
    a { color: var(--open) }
    .sample, .pair span, mark { -webkit-print-color-adjust: exact; print-color-adjust: exact }
    @media (forced-colors: active) { .sample, .pair span { forced-color-adjust: none } }
    @media print { article { break-inside: avoid } details::details-content { display: block } }

    """
}
