internal import A11yReports

/// How the pages of a site look: as reports do, and what these do not have.
enum SiteStyle {
  static let sheet = "/* \(CatalogueSite.mark) */\n" + HTMLStyle.sheet + own

  private static let own = """
    :root { --good: #1d6b2f } @media (prefers-color-scheme: dark) { :root { --good: #7fd694 } }
    header { margin-bottom: 1rem } :target { scroll-margin-top: 1rem }
    h1 { max-width: 44rem } main > p, section > p, section > details { max-width: 44rem }
    .fix { display: inline-block; vertical-align: top; width: min(100%, 22rem); padding-right: 1.25rem }
    .contents ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
    .contents a { display: inline-block; padding: .2rem 0 }
    .groups { columns: 20rem; column-gap: 2.5rem; margin-top: .75rem } .groups h3, .groups li { break-inside: avoid }
    .groups h3 { margin: 0 0 .25rem; break-after: avoid } .groups > div { padding-bottom: 1.25rem } .groups h3 small { display: block; font-weight: 400 }
    .groups summary h3, .groups summary h3 small { display: inline } .groups summary > small { white-space: nowrap }
    .groups :target { scroll-margin-top: 5rem } .groups details { break-inside: avoid }
    .groups li { margin: .25rem 0 } .groups li small { display: block }
    .example { border-top: 1px solid var(--line); margin-top: 2rem; content-visibility: auto;
      contain-intrinsic-size: auto 30rem } .example:target h3 { text-decoration: underline }
    .example h3 { margin-top: 1rem } .example h4 { margin-top: .75rem }
    .badge { display: inline-block; padding: .1rem .5rem; margin-right: .25rem; border: 1px solid;
      border-radius: 1rem; font-size: .8125rem; color: var(--quiet) }
    .badge.failed { color: var(--bad) } .badge.passed { color: var(--good) }
    .badge.cantTell { color: var(--open) }
    .shown { display: grid; gap: .5rem 2rem; align-items: start;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr) }
    .shown > div { min-width: 0 } .shown .f { margin: .25rem 0 1rem } .shown .views { margin: 0 0 .75rem;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)) }
    .shown .visions { grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.75rem), 1fr)) }
    .shown.plain { grid-template-columns: minmax(0, 1fr) }
    @media (max-width: 48rem) { .shown { grid-template-columns: minmax(0, 1fr) } }
    @media print { .contents { display: none } .example { content-visibility: visible } }

    """
}
