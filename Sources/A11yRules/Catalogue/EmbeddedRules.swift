// swift-format-ignore-file
// Written by `swift run embed-rules` from Rules/*.xml; edit those.

internal import A11yModel

enum EmbeddedRules {
  /// The rules in the order of their ids.
  static var rules: [Rule] { [rule0, rule1, rule2, rule3, rule4, rule5, rule6, rule7, rule8, rule9, rule10, rule11, rule12, rule13, rule14, rule15, rule16, rule17, rule18, rule19, rule20, rule21, rule22, rule23, rule24, rule25, rule26, rule27, rule28, rule29, rule30, rule31, rule32, rule33, rule34, rule35, rule36, rule37, rule38, rule39, rule40, rule41, rule42, rule43, rule44, rule45, rule46, rule47, rule48, rule49, rule50, rule51, rule52, rule53, rule54, rule55, rule56, rule57, rule58, rule59, rule60, rule61, rule62, rule63, rule64, rule65, rule66, rule67, rule68, rule69] }

  private static var rule0: Rule {
    Rule(
      id: "adjacent-marks-contrast",
      title: "Marks that touch can be told apart",
      category: "contrast",
      impact: .moderate,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.11", level: "AA", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:meaningful-elements-distinguishable", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "adjacent-marks-contrast",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11 and technique G209"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "Chartability: at least one pixel"), .init(name: "gap", value: "1", source: "Chartability: at least one pixel")],
      profileParameters: ["large-text", "separation-suffices"],
      remedies: [.init(dialect: .spec, condition: nil, text: "part them by a stroke of at least 1 point that has 3:1 against both, or show the values on the marks[, or let the second appear as {nearestForeground}]"), .init(dialect: .svg, condition: nil, text: "part them by a stroke or a gap of at least 1 pixel that has 3:1 against both, or show the values on the marks[, or let the second appear as {nearestForeground}]")]
    )
  }

  private static var rule1: Rule {
    Rule(
      id: "animation-pausable",
      title: "What moves or blinks by itself for long can be paused",
      category: "motion",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:2.2.2", level: "A", condition: nil), .init(reference: "chartability:long-animations", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "animation-pause",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "longest", value: "5", source: "WCAG 2.2, 2.2.2: seconds")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the animation end within {threshold} seconds, or give a control that pauses it, and name it with stop="), .init(dialect: .spec, condition: "control", text: "let what stop= names be a control that can be operated"), .init(dialect: .svg, condition: nil, text: "let the animation end within {threshold} seconds, as with repeatCount= or animation-iteration-count, or let a button end it"), .init(dialect: .svg, condition: "control", text: "let what ends the animation have role=\"button\", a name and the focus")]
    )
  }

  private static var rule2: Rule {
    Rule(
      id: "animation-respects-reduce-motion",
      title: "What moves is still for those who want less motion",
      category: "motion",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:2.3.3", level: "AAA", condition: "interaction"), .init(reference: "hig:motion", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAAA, isAdvisory: false, isForCustomColors: false, condition: "interaction"), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "reduced-motion",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "shortest", value: "0.25", source: "ours: seconds that motion must last to be seen as motion")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "with Reduce Motion (accessibilityReduceMotion) show the end at once or fade to it, and say reduced=\"none\" or reduced=\"fade\""), .init(dialect: .svg, condition: nil, text: "end the animation within @media (prefers-reduced-motion: reduce), or fade there instead; elements of SVG that animate others know no such condition, animations of CSS do")]
    )
  }

  private static var rule3: Rule {
    Rule(
      id: "announcement-matches-model",
      title: "What is announced of values and states is true",
      category: "data",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:metrics-misleading", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "announcement-truth",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "en-bar", value: "bar-chart bar-charts bar-graph bar-graphs bar-plot barchart column-chart column-graph         column-plot histogram lollipop-chart bar-and-line waterfall-chart vertical-bars         horizontal-bars", source: "ours"), .init(name: "en-line", value: "line-chart line-charts line-graph line-graphs line-plot linechart sparkline step-chart         bar-and-line time-series-chart", source: "ours"), .init(name: "en-area", value: "area-chart area-charts area-graph area-plot stacked-area streamgraph", source: "ours"), .init(name: "en-pie", value: "pie-chart pie-charts pie-graph donut-chart doughnut-chart donut-graph ring-chart", source: "ours"), .init(name: "en-scatter", value: "scatter-chart scatter-plot scatter-graph scatterplot scatter-diagram point-chart         bubble-chart dot-plot", source: "ours"), .init(name: "en-chart", value: "chart charts graph graphs plot plots diagram diagrams visualization visualisation", source: "ours"), .init(name: "en-highest", value: "highest maximum max peak peaks peaked high-of greatest largest biggest tallest longest         maximal most-on most-in", source: "ours"), .init(name: "en-lowest", value: "lowest minimum min low-of smallest fewest shortest minimal least-on least-in", source: "ours"), .init(name: "en-total", value: "total totals totalling totaling totaled sum sums in-all altogether", source: "ours"), .init(name: "en-mean", value: "average averages averaged averaging mean", source: "ours"), .init(name: "en-range", value: "range ranges ranged ranging between from", source: "ours"), .init(name: "en-to", value: "to through until", source: "ours"), .init(name: "en-than", value: "than more less fewer higher lower greater larger smaller longer shorter twice half         double doubled triple tripled above below increase increases increased increasing         decrease decreases decreased decreasing rise rises rose risen rising fall falls fell         fallen falling drop drops dropped grew grown growth change changes changed changing         difference gain loss up down compared versus vs", source: "ours"), .init(name: "en-by", value: "by per over against for-each of-each for-every", source: "ours"), .init(name: "en-series", value: "series lines", source: "ours"), .init(name: "en-marks", value: "categories bars columns points data-points slices segments sectors wedges marks values         dots groups", source: "ours"), .init(name: "en-filler", value: "the a an and of is are was were in on at for with it its this that there has have had         shows show showing value category bar column point slice as then each line bars", source: "ours"), .init(name: "en-aside", value: "second third fourth fifth next other others not nor no never except without axis axes         scale goal goals target targets limit threshold recommended expected forecast at-least         at-most previous last almost nearly outside if", source: "ours"), .init(name: "de-bar", value: "balkendiagramm säulendiagramm balkengrafik säulengrafik stabdiagramm histogramm", source: "ours"), .init(name: "de-line", value: "liniendiagramm liniengrafik kurvendiagramm linienchart", source: "ours"), .init(name: "de-area", value: "flächendiagramm flächengrafik", source: "ours"), .init(name: "de-pie", value: "kreisdiagramm tortendiagramm kuchendiagramm ringdiagramm donutdiagramm", source: "ours"), .init(name: "de-scatter", value: "streudiagramm punktdiagramm punktwolke blasendiagramm", source: "ours"), .init(name: "de-chart", value: "diagramm grafik graph chart", source: "ours"), .init(name: "de-highest", value: "höchste höchster höchstes höchsten höchstwert maximum maximal max spitzenwert größte         größter größtes größten längste längsten", source: "ours"), .init(name: "de-lowest", value: "niedrigste niedrigster niedrigstes niedrigsten tiefste tiefster tiefsten tiefstwert         minimum minimal min kleinste kleinster kleinstes kleinsten geringste geringster         geringsten kürzeste kürzesten", source: "ours"), .init(name: "de-total", value: "gesamt insgesamt summe gesamtwert gesamtsumme zusammen", source: "ours"), .init(name: "de-mean", value: "durchschnitt durchschnittlich durchschnittswert mittelwert mittel schnitt", source: "ours"), .init(name: "de-range", value: "von zwischen reicht reichen liegt liegen bereich spanne", source: "ours"), .init(name: "de-to", value: "bis", source: "ours"), .init(name: "de-than", value: "als mehr weniger höher niedriger größer kleiner länger kürzer doppelt halb verdoppelt         über unter gestiegen steigt steigen anstieg gefallen fällt fallen rückgang gesunken         sinkt sinken gewachsen wuchs veränderung unterschied verglichen", source: "ours"), .init(name: "de-by", value: "nach pro je über gegen", source: "ours"), .init(name: "de-series", value: "reihen datenreihen linien", source: "ours"), .init(name: "de-marks", value: "kategorien balken säulen punkte datenpunkte segmente werte kreissegmente gruppen", source: "ours"), .init(name: "de-filler", value: "der die das dem den des ein eine einem einen einer und ist sind war waren im in am an         auf bei mit für es wert kategorie zeigt wird hat", source: "ours"), .init(name: "de-aside", value: "zweithöchste zweithöchster zweithöchsten zweitniedrigste zweite zweiter dritte dritter         nächste nächster nicht kein keine außer ohne achse achsen skala ziel zielwert grenze         grenzwert empfohlen erwartet prognose mindestens höchstens fast vorige letzte wenn", source: "ours"), .init(name: "fr-bar", value: "diagramme-à-barres diagramme-en-barres graphique-à-barres graphique-en-barres         histogramme diagramme-en-bâtons graphique-à-colonnes", source: "ours"), .init(name: "fr-line", value: "courbe graphique-linéaire graphique-en-courbes diagramme-linéaire graphique-en-lignes         courbes", source: "ours"), .init(name: "fr-area", value: "graphique-en-aires diagramme-en-aires graphique-d-aires graphique-en-aire", source: "ours"), .init(name: "fr-pie", value: "camembert diagramme-circulaire graphique-circulaire diagramme-en-secteurs         graphique-en-secteurs diagramme-en-anneau graphique-en-anneau", source: "ours"), .init(name: "fr-scatter", value: "nuage-de-points diagramme-de-dispersion graphique-à-bulles", source: "ours"), .init(name: "fr-chart", value: "graphique graphe diagramme", source: "ours"), .init(name: "fr-highest", value: "maximum maximal maximale max plus-élevé plus-élevée plus-haut plus-haute plus-grand         plus-grande pic plus-longue plus-long", source: "ours"), .init(name: "fr-lowest", value: "minimum minimal minimale min plus-bas plus-basse plus-faible plus-petit plus-petite         plus-courte plus-court", source: "ours"), .init(name: "fr-total", value: "total totale au-total somme en-tout", source: "ours"), .init(name: "fr-mean", value: "moyenne moyen", source: "ours"), .init(name: "fr-range", value: "entre allant va vont varie varient plage étendue", source: "ours"), .init(name: "fr-to", value: "à jusqu-à", source: "ours"), .init(name: "fr-than", value: "plus moins que supérieur supérieure inférieur inférieure double doublé moitié hausse         augmente augmenté augmentation baisse baissé diminue diminué diminution croissance         évolution différence", source: "ours"), .init(name: "fr-by", value: "par selon en-fonction-de", source: "ours"), .init(name: "fr-series", value: "séries lignes", source: "ours"), .init(name: "fr-marks", value: "catégories barres colonnes points secteurs segments valeurs parts groupes", source: "ours"), .init(name: "fr-filler", value: "le la les l un une des du de d est sont était étaient et en au aux sur pour avec dans         il elle valeur catégorie chaque", source: "ours"), .init(name: "fr-aside", value: "deuxième second seconde troisième suivant suivante ne pas sauf sans axe axes échelle         objectif cible limite seuil recommandé recommandée prévision presque dernier dernière         au-moins au-plus si", source: "ours"), .init(name: "es-bar", value: "gráfico-de-barras gráfica-de-barras diagrama-de-barras gráfico-de-columnas histograma", source: "ours"), .init(name: "es-line", value: "gráfico-de-líneas gráfica-de-líneas gráfico-lineal diagrama-de-líneas", source: "ours"), .init(name: "es-area", value: "gráfico-de-áreas gráfico-de-área gráfica-de-áreas diagrama-de-áreas", source: "ours"), .init(name: "es-pie", value: "gráfico-circular gráfica-circular gráfico-de-sectores diagrama-de-sectores         gráfico-de-pastel gráfica-de-pastel gráfico-de-torta gráfico-de-anillo         gráfico-de-rosquilla", source: "ours"), .init(name: "es-scatter", value: "gráfico-de-dispersión diagrama-de-dispersión gráfico-de-puntos gráfico-de-burbujas", source: "ours"), .init(name: "es-chart", value: "gráfico gráfica diagrama", source: "ours"), .init(name: "es-highest", value: "máximo máxima máx más-alto más-alta mayor pico más-largo más-larga más-elevado         más-elevada", source: "ours"), .init(name: "es-lowest", value: "mínimo mínima mín más-bajo más-baja menor más-corto más-corta", source: "ours"), .init(name: "es-total", value: "total suma en-total", source: "ours"), .init(name: "es-mean", value: "media promedio medio", source: "ours"), .init(name: "es-range", value: "entre desde varía varían rango oscila", source: "ours"), .init(name: "es-to", value: "a hasta", source: "ours"), .init(name: "es-than", value: "que más menos superior inferior doble mitad aumento aumenta aumentó subió sube bajó         baja descenso disminuye disminuyó crecimiento cambio diferencia", source: "ours"), .init(name: "es-by", value: "por según", source: "ours"), .init(name: "es-series", value: "series líneas", source: "ours"), .init(name: "es-marks", value: "categorías barras columnas puntos sectores segmentos valores porciones grupos", source: "ours"), .init(name: "es-filler", value: "el la los las lo un una unos unas de del en con y es son fue era eran para su valor         categoría cada", source: "ours"), .init(name: "es-aside", value: "segundo segunda tercero tercera siguiente no salvo sin eje ejes escala objetivo meta         límite umbral recomendado recomendada previsión casi último última al-menos         como-máximo como-mínimo si", source: "ours"), .init(name: "state-words", value: "step status state stage item is now currently the a", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the text follow the data, as {value}, {min} and {max} do[: {expected}]"), .init(dialect: .spec, condition: "state", text: "let the text follow the state, as {state} does[: {expected}]"), .init(dialect: .svg, condition: nil, text: "make the text again whenever the data change[: {expected}]"), .init(dialect: .svg, condition: "state", text: "make the text again whenever the state changes[: {expected}]")]
    )
  }

  private static var rule4: Rule {
    Rule(
      id: "axes-described",
      title: "What is measured along an axis can be read, and is told with its unit",
      category: "data",
      impact: .moderate,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:axis-labels-missing", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "axes-described",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "least-ticks", value: "2", source: "ours: one number makes no scale"), .init(name: "placeholders", value: "label title image icon chart graph untitled todo invisible clear", source: "ours, as for name-not-identifier"), .init(name: "numbered", value: "series dataset figure fig chart graph plot diagram", source: "ours"), .init(name: "nouns", value: "chart charts graph graphs plot plots diagram figure visualization visualisation title data dataset", source: "ours"), .init(name: "forms", value: "bar column line area pie donut doughnut ring scatter bubble stacked grouped simple basic my new the a an of", source: "ours"), .init(name: "joins", value: "versus vs against over by and per", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say what is measured and in which unit: in the title of the <axis>, which may be hidden where an audio graph, the summary or the marks say the same"), .init(dialect: .spec, condition: "scale", text: "show a scale, as in <axis [dimension=\"{dimension}\" ticks=\"{scale}\"|dimension=\"y\" ticks=\"0 50 100\"]><text>{value}</text></axis>, or the value on each mark"), .init(dialect: .spec, condition: "all", text: "show a scale, as in <axis [dimension=\"{dimension}\" ticks=\"{scale}\"|dimension=\"y\" ticks=\"0 50 100\"] title=\"…[ in {declared}]\"><text>{value}</text></axis>, or the value on each mark; say what is measured and in which unit"), .init(dialect: .spec, condition: "unit", text: "declare the unit with unit, or unit=\"none\" where there is none"), .init(dialect: .svg, condition: nil, text: "say what is measured and in which unit in the title or the description of the image, or let the titles of the axes be met"), .init(dialect: .svg, condition: "scale", text: "show a scale, or the value on each mark"), .init(dialect: .svg, condition: "all", text: "show a scale, or the value on each mark; say what is measured and in which unit in the title or the description of the image"), .init(dialect: .svg, condition: "unit", text: "write the unit in the title of the axis, as in “Sleep (hours)”")]
    )
  }

  private static var rule5: Rule {
    Rule(
      id: "change-announced",
      title: "Changes are announced without moving focus",
      category: "announcements",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:4.1.3", level: "AA", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:changes-not-easy-to-follow", level: nil, condition: nil), .init(reference: "chartability:interactive-context-unclear", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "change-announced",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "announce it, as in <announcement on=\"advance\">Step {position} of {count}: {name}</announcement>"), .init(dialect: .spec, condition: "back", text: "announce it, as in <announcement on=\"back\">Step {position} of {count}: {name}</announcement>"), .init(dialect: .spec, condition: "complete", text: "announce it, as in <announcement on=\"complete\">All steps completed</announcement>; where a new screen takes focus, say <focus on=\"complete\" new-screen=\"true\"/>"), .init(dialect: .spec, condition: "error", text: "announce it, as in <announcement on=\"error\" priority=\"assertive\">{name}: {state}</announcement>"), .init(dialect: .spec, condition: "update", text: "give what carries the value traits=\"updates-frequently\", or announce it with pauses, as in <announcement on=\"update\" every-percent=\"25\">…</announcement>; say dynamic=\"false\" where nothing changes while a user is there"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"done\" is=\"completed\" announced-as=\"erledigt|fertig\"/>"), .init(dialect: .svg, condition: nil, text: "let a script write what is new into an element with aria-live=\"polite\", as “Step 3 of 4: Review”"), .init(dialect: .svg, condition: "error", text: "let a script write what failed into an element with aria-live=\"assertive\", as “Payment, failed”"), .init(dialect: .svg, condition: "update", text: "let a script write the new value into an element with aria-live=\"polite\", with pauses, as “50 %”")]
    )
  }

  private static var rule6: Rule {
    Rule(
      id: "chart-data-alternative",
      title: "The data of a chart are there for people who do not see it",
      category: "data",
      impact: .moderate,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "chartability:no-table", level: nil, condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "data-alternative",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "simple", value: "12", source: "ours: the months of a year are told in a sentence or two")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the value with every mark, as in value=\"{value} {unit}\" (value-text on a mark); or give the chart a <descriptor>, which is an audio graph, or a <table>"), .init(dialect: .spec, condition: "table", text: "let the table be found: without hidden=\"true\", and with a label on what opens it"), .init(dialect: .spec, condition: "graph", text: "give the <descriptor> a title, and its axes, too"), .init(dialect: .svg, condition: nil, text: "say the value in the name of every mark, or give the data in a table on the page")]
    )
  }

  private static var rule7: Rule {
    Rule(
      id: "chart-has-summary",
      title: "A chart is summed up: what it shows, and a statistic of its data",
      category: "data",
      impact: .moderate,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:content-only-visual", level: nil, condition: nil), .init(reference: "chartability:features-not-described", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil, doubted: "statistics"), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil, doubted: "statistics"), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "chart-summary",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "en-bar", value: "bar-chart bar-charts bar-graph bar-graphs bar-plot barchart column-chart column-graph         column-plot histogram lollipop-chart bar-and-line waterfall-chart vertical-bars         horizontal-bars", source: "ours"), .init(name: "en-line", value: "line-chart line-charts line-graph line-graphs line-plot linechart sparkline step-chart         bar-and-line time-series-chart", source: "ours"), .init(name: "en-area", value: "area-chart area-charts area-graph area-plot stacked-area streamgraph", source: "ours"), .init(name: "en-pie", value: "pie-chart pie-charts pie-graph donut-chart doughnut-chart donut-graph ring-chart", source: "ours"), .init(name: "en-scatter", value: "scatter-chart scatter-plot scatter-graph scatterplot scatter-diagram point-chart         bubble-chart dot-plot", source: "ours"), .init(name: "en-chart", value: "chart charts graph graphs plot plots diagram diagrams visualization visualisation", source: "ours"), .init(name: "en-highest", value: "highest maximum max peak peaks peaked high-of greatest largest biggest tallest longest         maximal most-on most-in", source: "ours"), .init(name: "en-lowest", value: "lowest minimum min low-of smallest fewest shortest minimal least-on least-in", source: "ours"), .init(name: "en-total", value: "total totals totalling totaling totaled sum sums in-all altogether", source: "ours"), .init(name: "en-mean", value: "average averages averaged averaging mean", source: "ours"), .init(name: "en-range", value: "range ranges ranged ranging between from", source: "ours"), .init(name: "en-to", value: "to through until", source: "ours"), .init(name: "en-than", value: "than more less fewer higher lower greater larger smaller longer shorter twice half         double doubled triple tripled above below increase increases increased increasing         decrease decreases decreased decreasing rise rises rose risen rising fall falls fell         fallen falling drop drops dropped grew grown growth change changes changed changing         difference gain loss up down compared versus vs", source: "ours"), .init(name: "en-by", value: "by per over against for-each of-each for-every", source: "ours"), .init(name: "en-series", value: "series lines", source: "ours"), .init(name: "en-marks", value: "categories bars columns points data-points slices segments sectors wedges marks values         dots groups", source: "ours"), .init(name: "en-filler", value: "the a an and of is are was were in on at for with it its this that there has have had         shows show showing value category bar column point slice as then each line bars", source: "ours"), .init(name: "en-aside", value: "second third fourth fifth next other others not nor no never except without axis axes         scale goal goals target targets limit threshold recommended expected forecast at-least         at-most previous last almost nearly outside if", source: "ours"), .init(name: "de-bar", value: "balkendiagramm säulendiagramm balkengrafik säulengrafik stabdiagramm histogramm", source: "ours"), .init(name: "de-line", value: "liniendiagramm liniengrafik kurvendiagramm linienchart", source: "ours"), .init(name: "de-area", value: "flächendiagramm flächengrafik", source: "ours"), .init(name: "de-pie", value: "kreisdiagramm tortendiagramm kuchendiagramm ringdiagramm donutdiagramm", source: "ours"), .init(name: "de-scatter", value: "streudiagramm punktdiagramm punktwolke blasendiagramm", source: "ours"), .init(name: "de-chart", value: "diagramm grafik graph chart", source: "ours"), .init(name: "de-highest", value: "höchste höchster höchstes höchsten höchstwert maximum maximal max spitzenwert größte         größter größtes größten längste längsten", source: "ours"), .init(name: "de-lowest", value: "niedrigste niedrigster niedrigstes niedrigsten tiefste tiefster tiefsten tiefstwert         minimum minimal min kleinste kleinster kleinstes kleinsten geringste geringster         geringsten kürzeste kürzesten", source: "ours"), .init(name: "de-total", value: "gesamt insgesamt summe gesamtwert gesamtsumme zusammen", source: "ours"), .init(name: "de-mean", value: "durchschnitt durchschnittlich durchschnittswert mittelwert mittel schnitt", source: "ours"), .init(name: "de-range", value: "von zwischen reicht reichen liegt liegen bereich spanne", source: "ours"), .init(name: "de-to", value: "bis", source: "ours"), .init(name: "de-than", value: "als mehr weniger höher niedriger größer kleiner länger kürzer doppelt halb verdoppelt         über unter gestiegen steigt steigen anstieg gefallen fällt fallen rückgang gesunken         sinkt sinken gewachsen wuchs veränderung unterschied verglichen", source: "ours"), .init(name: "de-by", value: "nach pro je über gegen", source: "ours"), .init(name: "de-series", value: "reihen datenreihen linien", source: "ours"), .init(name: "de-marks", value: "kategorien balken säulen punkte datenpunkte segmente werte kreissegmente gruppen", source: "ours"), .init(name: "de-filler", value: "der die das dem den des ein eine einem einen einer und ist sind war waren im in am an         auf bei mit für es wert kategorie zeigt wird hat", source: "ours"), .init(name: "de-aside", value: "zweithöchste zweithöchster zweithöchsten zweitniedrigste zweite zweiter dritte dritter         nächste nächster nicht kein keine außer ohne achse achsen skala ziel zielwert grenze         grenzwert empfohlen erwartet prognose mindestens höchstens fast vorige letzte wenn", source: "ours"), .init(name: "fr-bar", value: "diagramme-à-barres diagramme-en-barres graphique-à-barres graphique-en-barres         histogramme diagramme-en-bâtons graphique-à-colonnes", source: "ours"), .init(name: "fr-line", value: "courbe graphique-linéaire graphique-en-courbes diagramme-linéaire graphique-en-lignes         courbes", source: "ours"), .init(name: "fr-area", value: "graphique-en-aires diagramme-en-aires graphique-d-aires graphique-en-aire", source: "ours"), .init(name: "fr-pie", value: "camembert diagramme-circulaire graphique-circulaire diagramme-en-secteurs         graphique-en-secteurs diagramme-en-anneau graphique-en-anneau", source: "ours"), .init(name: "fr-scatter", value: "nuage-de-points diagramme-de-dispersion graphique-à-bulles", source: "ours"), .init(name: "fr-chart", value: "graphique graphe diagramme", source: "ours"), .init(name: "fr-highest", value: "maximum maximal maximale max plus-élevé plus-élevée plus-haut plus-haute plus-grand         plus-grande pic plus-longue plus-long", source: "ours"), .init(name: "fr-lowest", value: "minimum minimal minimale min plus-bas plus-basse plus-faible plus-petit plus-petite         plus-courte plus-court", source: "ours"), .init(name: "fr-total", value: "total totale au-total somme en-tout", source: "ours"), .init(name: "fr-mean", value: "moyenne moyen", source: "ours"), .init(name: "fr-range", value: "entre allant va vont varie varient plage étendue", source: "ours"), .init(name: "fr-to", value: "à jusqu-à", source: "ours"), .init(name: "fr-than", value: "plus moins que supérieur supérieure inférieur inférieure double doublé moitié hausse         augmente augmenté augmentation baisse baissé diminue diminué diminution croissance         évolution différence", source: "ours"), .init(name: "fr-by", value: "par selon en-fonction-de", source: "ours"), .init(name: "fr-series", value: "séries lignes", source: "ours"), .init(name: "fr-marks", value: "catégories barres colonnes points secteurs segments valeurs parts groupes", source: "ours"), .init(name: "fr-filler", value: "le la les l un une des du de d est sont était étaient et en au aux sur pour avec dans         il elle valeur catégorie chaque", source: "ours"), .init(name: "fr-aside", value: "deuxième second seconde troisième suivant suivante ne pas sauf sans axe axes échelle         objectif cible limite seuil recommandé recommandée prévision presque dernier dernière         au-moins au-plus si", source: "ours"), .init(name: "es-bar", value: "gráfico-de-barras gráfica-de-barras diagrama-de-barras gráfico-de-columnas histograma", source: "ours"), .init(name: "es-line", value: "gráfico-de-líneas gráfica-de-líneas gráfico-lineal diagrama-de-líneas", source: "ours"), .init(name: "es-area", value: "gráfico-de-áreas gráfico-de-área gráfica-de-áreas diagrama-de-áreas", source: "ours"), .init(name: "es-pie", value: "gráfico-circular gráfica-circular gráfico-de-sectores diagrama-de-sectores         gráfico-de-pastel gráfica-de-pastel gráfico-de-torta gráfico-de-anillo         gráfico-de-rosquilla", source: "ours"), .init(name: "es-scatter", value: "gráfico-de-dispersión diagrama-de-dispersión gráfico-de-puntos gráfico-de-burbujas", source: "ours"), .init(name: "es-chart", value: "gráfico gráfica diagrama", source: "ours"), .init(name: "es-highest", value: "máximo máxima máx más-alto más-alta mayor pico más-largo más-larga más-elevado         más-elevada", source: "ours"), .init(name: "es-lowest", value: "mínimo mínima mín más-bajo más-baja menor más-corto más-corta", source: "ours"), .init(name: "es-total", value: "total suma en-total", source: "ours"), .init(name: "es-mean", value: "media promedio medio", source: "ours"), .init(name: "es-range", value: "entre desde varía varían rango oscila", source: "ours"), .init(name: "es-to", value: "a hasta", source: "ours"), .init(name: "es-than", value: "que más menos superior inferior doble mitad aumento aumenta aumentó subió sube bajó         baja descenso disminuye disminuyó crecimiento cambio diferencia", source: "ours"), .init(name: "es-by", value: "por según", source: "ours"), .init(name: "es-series", value: "series líneas", source: "ours"), .init(name: "es-marks", value: "categorías barras columnas puntos sectores segmentos valores porciones grupos", source: "ours"), .init(name: "es-filler", value: "el la los las lo un una unos unas de del en con y es son fue era eran para su valor         categoría cada", source: "ours"), .init(name: "es-aside", value: "segundo segunda tercero tercera siguiente no salvo sin eje ejes escala objetivo meta         límite umbral recomendado recomendada previsión casi último última al-menos         como-máximo como-mínimo si", source: "ours"), .init(name: "en-summary", value: "{type}, {count} categories from {first} to {last}.{series} Highest at {highest}:         {greatest}. Lowest at {lowest}: {least}.", source: "ours"), .init(name: "en-types", value: "bar=Bar_chart line=Line_chart area=Area_chart pie=Pie_chart donut=Donut_chart         scatter=Scatter_plot", source: "ours"), .init(name: "en-series-summary", value: "{count} series: {names}.", source: "ours"), .init(name: "de-summary", value: "{type}, {count} Kategorien von {first} bis {last}.{series} Höchster Wert bei         {highest}: {greatest}. Niedrigster Wert bei {lowest}: {least}.", source: "ours"), .init(name: "de-types", value: "bar=Balkendiagramm line=Liniendiagramm area=Flächendiagramm pie=Kreisdiagramm         donut=Ringdiagramm scatter=Streudiagramm", source: "ours"), .init(name: "de-series-summary", value: "{count} Datenreihen: {names}.", source: "ours"), .init(name: "fr-summary", value: "{type}, {count} catégories, de {first} à {last}.{series} Maximum à {highest} :         {greatest}. Minimum à {lowest} : {least}.", source: "ours"), .init(name: "fr-types", value: "bar=Diagramme_à_barres line=Graphique_linéaire area=Graphique_en_aires         pie=Diagramme_circulaire donut=Diagramme_en_anneau scatter=Nuage_de_points", source: "ours"), .init(name: "fr-series-summary", value: "{count} séries : {names}.", source: "ours"), .init(name: "es-summary", value: "{type}, {count} categorías, de {first} a {last}.{series} Máximo en {highest}:         {greatest}. Mínimo en {lowest}: {least}.", source: "ours"), .init(name: "es-types", value: "bar=Gráfico_de_barras line=Gráfico_de_líneas area=Gráfico_de_áreas         pie=Gráfico_circular donut=Gráfico_de_anillo scatter=Gráfico_de_dispersión", source: "ours"), .init(name: "es-series-summary", value: "{count} series: {names}.", source: "ours"), .init(name: "en-subjective", value: "rapidly dramatically slightly hugely massive amazing impressive sharp sharply steep         steeply significantly almost nearly", source: "HIG, Charts"), .init(name: "trend", value: "trend trends trending rising falling increasing decreasing rose fell grew declined         steady steadily tendenz steigend fallend gestiegen gefallen tendance hausse baisse         tendencia aumento descenso", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "sum the chart up in its summary or label: its kind, what it measures, and a statistic[, as in summary=\"{summary}\"]"), .init(dialect: .spec, condition: "type", text: "call the chart what it is in its summary or label[, as in summary=\"{summary}\"]"), .init(dialect: .svg, condition: nil, text: "sum the image up in a <desc> or an aria-label: the kind of chart, what it measures, and a statistic[, as in “{summary}”]"), .init(dialect: .svg, condition: "type", text: "call the chart what it is in its <desc> or aria-label[, as in “{summary}”]")]
    )
  }

  private static var rule8: Rule {
    Rule(
      id: "chart-has-title",
      title: "A chart has a title that is seen and heard, and says what the chart shows",
      category: "data",
      impact: .serious,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:2.4.6", level: "AA", condition: nil), .init(reference: "chartability:no-title", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "chart-title",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "placeholders", value: "label title image icon chart graph untitled todo invisible clear", source: "ours, as for name-not-identifier"), .init(name: "numbered", value: "series dataset figure fig chart graph plot diagram", source: "ours"), .init(name: "nouns", value: "chart charts graph graphs plot plots diagram figure visualization visualisation title data dataset", source: "ours"), .init(name: "forms", value: "bar column line area pie donut doughnut ring scatter bubble stacked grouped simple basic my new the a an of", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "show what the chart is about, as in <title color=\"label\">Sleep by day</title> before the marks"), .init(dialect: .spec, condition: "which", text: "write the title as a <title>, or mark the text as a heading with traits=\"header\""), .init(dialect: .spec, condition: "generic", text: "say in the title what is measured, and of whom or when: “Sleep by day” rather than “Bar chart”"), .init(dialect: .spec, condition: "unheard", text: "let the title be heard, or name the chart by it with label=\"{title}\""), .init(dialect: .svg, condition: nil, text: "show what the chart is about in a <text> above it, or in a heading or caption of the page"), .init(dialect: .svg, condition: "generic", text: "say in the title what is measured, and of whom or when: “Sleep by day” rather than “Bar chart”"), .init(dialect: .svg, condition: "unheard", text: "name the image by its title, with a <title> as its first child or aria-labelledby")]
    )
  }

  private static var rule9: Rule {
    Rule(
      id: "children-not-swallowed",
      title: "Collapsing children into one stop loses nothing",
      category: "structure",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:1.1.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "children-not-swallowed",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the children be stops of their own with children=\"contain\", or say the rest in the label or in custom-content"), .init(dialect: .spec, condition: "ignore", text: "let the children be stops of their own with children=\"contain\", or say in the label, the value or custom-content what they say, and offer what they do in custom-action"), .init(dialect: .svg, condition: nil, text: "let what holds it be a graphics-document or a graphics-object, or say the rest in its <title> or its <desc>"), .init(dialect: .svg, condition: "ignore", text: "let what holds it be a graphics-document or a graphics-object, or say the rest in its <title> or its <desc>")]
    )
  }

  private static var rule10: Rule {
    Rule(
      id: "color-meaning-unique",
      title: "One colour, one meaning",
      category: "color-use",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:color", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "color-meaning",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "cue-contrast", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "lightness", value: "3", source: "Understanding WCAG 2.2, 1.4.1"), .init(name: "size", value: "2", source: "Chartability, color alone"), .init(name: "weight", value: "200", source: "ours, after WCAG technique G182"), .init(name: "same", value: "5", source: "ours"), .init(name: "neutral", value: "10", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give one of the two a colour of its own in this appearance, or something else that tells it"), .init(dialect: .spec, condition: "elsewhere", text: "take one token of the palette for both"), .init(dialect: .svg, condition: nil, text: "give one of the two a colour of its own, or something else that tells it"), .init(dialect: .svg, condition: "elsewhere", text: "take one colour for both")]
    )
  }

  private static var rule11: Rule {
    Rule(
      id: "component-has-name",
      title: "The indicator or chart as a whole has an accessible name",
      category: "labels",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable"), .init(reference: "chartability:no-title", level: nil, condition: nil), .init(reference: "act:7d6734", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "component-name",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give it a label that says what it is, and children=\"contain\" where its parts are to stay stops of their own"), .init(dialect: .spec, condition: "title", text: "tie the title to it: children=\"contain\" label=\"[{title}]\""), .init(dialect: .spec, condition: "silent", text: "let each step or mark be a stop that says what it is, with a label in its look, or say it all in one label of the whole with children=\"ignore\""), .init(dialect: .svg, condition: nil, text: "make a <title> that says what it shows the first child of the <svg>, with role=\"img\" where it is one image, or role=\"graphics-document\" where its parts are to be met"), .init(dialect: .svg, condition: "title", text: "let the title that is drawn name the image: give it an id, and the <svg> that id in aria-labelledby[, so that it is called ‘{title}’]"), .init(dialect: .svg, condition: "part", text: "say what it is in its aria-label, or in a <title> that is its first child")]
    )
  }

  private static var rule12: Rule {
    Rule(
      id: "dark-palette-present",
      title: "Every colour works in light and in dark",
      category: "contrast",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:dark-mode", level: nil, condition: nil), .init(reference: "hig:color", level: nil, condition: nil), .init(reference: "chartability:user-style-change-not-respected", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "dark-palette",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "ours: a thinner line is not drawn in full"), .init(name: "gap", value: "1", source: "Chartability: one pixel parts what touches")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "give both colours a value for light and for dark, or take two that the platform changes together"), .init(dialect: .spec, condition: "missing", text: "give the colour the value that is missing, or say appearance= on the component where it has one appearance only"), .init(dialect: .svg, condition: nil, text: "give both colours values for light and for dark, in @media (prefers-color-scheme: dark), or paint what is behind into the image")]
    )
  }

  private static var rule13: Rule {
    Rule(
      id: "data-ids-unique",
      title: "What tells steps and marks apart for the platform is another for each",
      category: "data",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil)],
      check: "unique-identity",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "identify them by what each alone has: identity=\"id\" with an id of their own, such as a UUID, or identity=\"position\" where none ever moves"), .init(dialect: .svg, condition: nil, text: "give each element an id of its own, and let what refers to it follow")]
    )
  }

  private static var rule14: Rule {
    Rule(
      id: "decorative-not-exposed",
      title: "Decoration is no stop",
      category: "structure",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "act:46ca7f", level: nil, condition: nil), .init(reference: "chartability:navigation-tedious", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "decoration-exposed",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "decoration", value: "backdrop background backgrounds border connector decoration decorative divider                       grid gridline gridlines ornament separator shadow spacer", source: "ours: words for what is there for the eye alone"), .init(name: "looks", value: "arc arrow axis bar black blue box circle color colored colour coloured curve                       dashed dot dotted ellipse empty frame full gray green grey horizontal image                       left line lines long major minor orange outline path pink purple rectangle red                       right ring round rounded rule segment shape short square stroke thick thin tick                       ticks track vertical white x y yellow", source: "ours: words for shapes and for where they are")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take its label, value and traits away, or give it hidden=\"true\" (.accessibilityHidden(true)); what it alone says belongs in the label of what it is for"), .init(dialect: .svg, condition: nil, text: "give it aria-hidden=\"true\", or take its <title> and its role away; what it alone says belongs in the name of what it is for"), .init(dialect: .svg, condition: "role", text: "take away what has it met in spite of role=\"none\": its aria-label or another such attribute, or its tabindex; or take role=\"none\" away if it says something")]
    )
  }

  private static var rule15: Rule {
    Rule(
      id: "empty-state-described",
      title: "What stands in for data is text, and is announced when it comes",
      category: "data",
      impact: .moderate,
      kinds: [.chart, .progress],
      dialects: [.spec],
      untested: [.init(dialect: .svg, missing: "states besides the one that is drawn")],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: "text"), .init(reference: "wcag:4.1.3", level: "AA", condition: "dynamic"), .init(reference: "hig:writing", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: "text"), .init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "empty-state",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say in words, seen and heard, what is the matter and what to do, as in <text color=\"label\">No data yet</text>"), .init(dialect: .spec, condition: "none", text: "say so in words, as in <empty><text color=\"label\" live=\"polite\">No data yet</text></empty>"), .init(dialect: .spec, condition: "dynamic", text: "make the text a live region with live=\"polite\", announce it with <announcement>, or move the focus there")]
    )
  }

  private static var rule16: Rule {
    Rule(
      id: "error-state-described",
      title: "A step in error says what failed, and shows it by more than colour",
      category: "announcements",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:3.3.1", level: "A", condition: "input-error"), .init(reference: "hig:writing", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "error-state-described",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the name and the error in the label, as in label=\"{name}, {state}\", with announced-as for words of your own"), .init(dialect: .spec, condition: "seen", text: "give the look for the error a symbol, a shape or words that no other state has"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"done\" is=\"completed\" announced-as=\"erledigt|fertig\"/>"), .init(dialect: .svg, condition: nil, text: "say the name and the error in the step’s name, as in aria-label=\"Payment, failed\""), .init(dialect: .svg, condition: "seen", text: "give the step in error a symbol, a shape or words that no other step has"), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\"")]
    )
  }

  private static var rule17: Rule {
    Rule(
      id: "glyph-contrast",
      title: "Symbols and icons meet 3:1 against what is under them",
      category: "contrast",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.11", level: "AA", condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "hig:dark-mode", level: nil, condition: nil), .init(reference: "chartability:low-contrast", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "glyph-contrast",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "set the symbol and what is under it further apart[: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is under it as {nearestBackground}|: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is under it appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let it appear as {nearestForeground}]"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"done\" is=\"completed\" announced-as=\"erledigt|fertig\"/>"), .init(dialect: .svg, condition: nil, text: "set the symbol and what is under it further apart[: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is under it as {nearestBackground}|: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is under it appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\"")]
    )
  }

  private static var rule18: Rule {
    Rule(
      id: "graphic-contrast",
      title: "Marks, rings, outlines and swatches that are needed for understanding meet 3:1",
      category: "contrast",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.11", level: "AA", condition: nil), .init(reference: "chartability:low-contrast", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "graphic-contrast",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "ours: a thinner line is not drawn in full"), .init(name: "gap", value: "1", source: "Chartability: one pixel parts what touches"), .init(name: "thin-line", value: "2", source: "Understanding 1.4.11, thin lines"), .init(name: "thin-line-minimum", value: "4.5", source: "Understanding 1.4.11, thin lines")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "give it, after its <fill>, a <stroke> of at least 1 point that reaches the ratio[, or let it appear as {nearestForeground}, the nearest colour that does, or what is behind it as {nearestBackground}|, or let it appear as {nearestForeground}, the nearest colour that does|, or let what is behind it appear as {nearestBackground}, the nearest colour that does]"), .init(dialect: .spec, condition: "line", text: "set it and what is behind it further apart[: let it appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .spec, condition: "hugging", text: "leave a gap of at least 1 point between the two[, or let it appear as {nearestForeground}, the nearest colour that reaches the ratio]"), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let it appear as {nearestForeground}]"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"done\" is=\"completed\" announced-as=\"erledigt|fertig\"/>"), .init(dialect: .svg, condition: nil, text: "set its fill, or a stroke of at least 1 pixel around it, and what is behind it further apart[: let it appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .svg, condition: "line", text: "set its stroke and what is behind it further apart[: let it appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]")]
    )
  }

  private static var rule19: Rule {
    Rule(
      id: "hidden-contains-no-interactive",
      title: "What is hidden from assistive technology holds nothing to operate",
      category: "structure",
      impact: .critical,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:4.1.2", level: "A", condition: nil), .init(reference: "act:6cfa84", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "hidden-operable",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take hidden=\"true\" (or decorative=\"true\") away and give what can be operated a label, or offer the same in a custom-action or a control that is reached"), .init(dialect: .svg, condition: nil, text: "take aria-hidden=\"true\" away and name what can be operated, or offer the same where a screen reader reaches it"), .init(dialect: .svg, condition: "keyboard", text: "take aria-hidden=\"true\" away and name what can have the focus, or let nothing in it have the focus: no link, and no tabindex from 0 on")]
    )
  }

  private static var rule20: Rule {
    Rule(
      id: "hidden-without-alternative",
      title: "What is hidden from assistive technology is said elsewhere",
      category: "structure",
      impact: .critical,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "hidden-without-alternative",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say it in a label, a value, custom-content or the summary of what is reached, or take hidden=\"true\" away"), .init(dialect: .spec, condition: "whole", text: "take hidden=\"true\" away and give the whole one label, or its parts labels of their own"), .init(dialect: .svg, condition: nil, text: "say it in the <title> or the <desc> of what is reached, or take aria-hidden=\"true\" away"), .init(dialect: .svg, condition: "whole", text: "take aria-hidden=\"true\" away and give the <svg> a <title>, or say beside the image what it shows")]
    )
  }

  private static var rule21: Rule {
    Rule(
      id: "increased-contrast-effective",
      title: "Increase Contrast keeps the contrast there is and never reduces it",
      category: "contrast",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "hig:color", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "increased-contrast",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "ours: a thinner line is not drawn in full"), .init(name: "gap", value: "1", source: "Chartability: one pixel parts what touches"), .init(name: "least-share", value: "0.95", source: "ours: less is more than rounding"), .init(name: "plenty", value: "7", source: "ours: beyond WCAG 2.2, 1.4.6, no loss is felt")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "give the colours values of their own for Increase Contrast[: let it appear as {nearestForeground} there, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground} there|: let what is behind it appear as {nearestBackground} there]"), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let it appear as {nearestForeground}]"), .init(dialect: .spec, condition: "reduced", text: "give the colours values for Increase Contrast that differ at least as much as those without"), .init(dialect: .svg, condition: nil, text: "give the colours values of their own in @media (prefers-contrast: more)[: let it appear as {nearestForeground} there, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground} there|: let what is behind it appear as {nearestBackground} there]"), .init(dialect: .svg, condition: "reduced", text: "give the colours values in @media (prefers-contrast: more) that differ at least as much as those without")]
    )
  }

  private static var rule22: Rule {
    Rule(
      id: "interactive-has-role",
      title: "What can be operated is announced as that, and as one thing",
      category: "structure",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:4.1.2", level: "A", condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "operable-role",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "conflicts", value: "button+link button+adjustable", source: "GTXiLib, accessibility traits do not conflict")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "add traits=\"button\" (.accessibilityAddTraits(.isButton)), or make it a control (Button)"), .init(dialect: .spec, condition: "conflict", text: "keep the one trait that says what happens: a link leads elsewhere, a button acts here, and what is adjustable is swiped up and down"), .init(dialect: .spec, condition: "container", text: "put the action on a control within it, or let the whole be one stop with children=\"combine\" and traits=\"button\""), .init(dialect: .svg, condition: nil, text: "give it role=\"button\", or make it a link, and tabindex=\"0\", and let the same happen on Enter and Space"), .init(dialect: .svg, condition: "link", text: "take its role away, for what leads somewhere is a link by nature, or let what it holds have that role")]
    )
  }

  private static var rule23: Rule {
    Rule(
      id: "label-thinning-safe",
      title: "Categories without a label on the axis are said by their marks",
      category: "text",
      impact: .minor,
      kinds: [.chart],
      dialects: [.spec],
      untested: [.init(dialect: .svg, missing: "labels that an axis leaves out")],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "chartability:axis-labels-unclear", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "label-thinning",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let each mark say its category, also where the axis shows no label for it: label=\"{category}\" in the look of the marks")]
    )
  }

  private static var rule24: Rule {
    Rule(
      id: "legend-color-matches-marks",
      title: "The legend shows each series in the colour of its marks, in every appearance",
      category: "legends",
      impact: .serious,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:metrics-undefined", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-color",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "same", value: "2", source: "ours"), .init(name: "different", value: "5", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "paint the swatch as the marks are, with color=\"series\" and the same opacity"), .init(dialect: .svg, condition: nil, text: "paint the swatch as the marks are, with the same fill and the same opacity")]
    )
  }

  private static var rule25: Rule {
    Rule(
      id: "legend-entries-match-series",
      title: "Legend entries and series correspond one to one",
      category: "legends",
      impact: .serious,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:metrics-undefined", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-entries",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let each entry have the name of one series in view, or mark a series without data as empty=\"true\""), .init(dialect: .spec, condition: "missing", text: "add an <entry> for the series"), .init(dialect: .svg, condition: nil, text: "let each entry have the name and the colour of one series that is drawn"), .init(dialect: .svg, condition: "missing", text: "add an entry for the series to the legend")]
    )
  }

  private static var rule26: Rule {
    Rule(
      id: "legend-entry-has-name",
      title: "Each exposed legend entry names its series, and no stop in it is silent",
      category: "legends",
      impact: .moderate,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-entry-name",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the entry’s text or label name its series"), .init(dialect: .spec, condition: "silent", text: "make the entry one stop with children=\"combine\", or take from the swatch what makes it a stop"), .init(dialect: .spec, condition: "toggle", text: "say whether the series is shown, as in value=\"on\", or with traits=\"selected\" while it is"), .init(dialect: .svg, condition: nil, text: "let the text or the aria-label of the entry name its series"), .init(dialect: .svg, condition: "silent", text: "take from the swatch what makes it a stop, as a role or a tabindex, or hide it with aria-hidden=\"true\""), .init(dialect: .svg, condition: "toggle", text: "say whether the series is shown, as with role=\"switch\" and aria-checked")]
    )
  }

  private static var rule27: Rule {
    Rule(
      id: "legend-hidden-has-equivalent",
      title: "What a hidden legend says, the marks say",
      category: "legends",
      impact: .serious,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:no-explanation", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-hidden",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let each mark say its series, as in value=\"{value}, {series}\" on the shape that is the stop (value-text on a mark), or hold the marks of a series in a named group"), .init(dialect: .spec, condition: "summary", text: "name the series in summary=\"…\", or give the chart a <descriptor/>"), .init(dialect: .svg, condition: nil, text: "let each mark say its series in its aria-label or its <title>"), .init(dialect: .svg, condition: "summary", text: "name the series in the <title> or the <desc> of the image, or let its parts be met, with role=\"graphics-document\"")]
    )
  }

  private static var rule28: Rule {
    Rule(
      id: "legend-hidden-safe",
      title: "A hidden legend leaves out neither screen reader users nor people who cannot tell colours apart",
      category: "legends",
      impact: .serious,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.4.1", level: "A", condition: nil), .init(reference: "chartability:color-alone", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: nil,
      composition: [.init(rule: "legend-hidden-has-equivalent", name: "people who use a screen reader", isCondition: true), .init(rule: "series-not-color-only", name: "people who cannot tell colours apart", isCondition: false)],
      message: "what the legend explains does not reach {parts}",
      doubt: "whether what the legend explains reaches {parts} depends on facts that are missing",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "name each series beside its marks with <text>{series}</text>, and let each mark say it, as in value-text=\"{value}, {series}\""), .init(dialect: .svg, condition: nil, text: "name each series in a text beside its marks, and in the names of the marks or of the image")]
    )
  }

  private static var rule29: Rule {
    Rule(
      id: "legend-order-deterministic",
      title: "The legend’s order is declared, stable and that of the series",
      category: "legends",
      impact: .moderate,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "chartability:design-not-consistent", level: nil, condition: nil)],
      memberships: [.init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-order",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "sort the entries by the series, and say order=\"series\", or order=\"reversed\" where marks are stacked"), .init(dialect: .svg, condition: nil, text: "draw the entries in the order of the series, or in reverse where the marks are stacked")]
    )
  }

  private static var rule30: Rule {
    Rule(
      id: "legend-present",
      title: "Series that need a key have one",
      category: "legends",
      impact: .serious,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:no-explanation", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-present",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "name each series beside its marks with <text series=\"…\">, or add a <legend> whose entries show swatch and name"), .init(dialect: .svg, condition: nil, text: "name each series in a text beside its marks, or add a legend of which each entry shows a swatch and a name, and call it so, as in class=\"legend\"")]
    )
  }

  private static var rule31: Rule {
    Rule(
      id: "mark-has-name",
      title: "Every exposed mark or step says which one it is",
      category: "labels",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "mark-name",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum-frame", value: "1", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say which one it is in the label, as in label=\"{category}\" of a mark or label=\"{name}\" of a step"), .init(dialect: .spec, condition: "series", text: "say the series with the value, as in value=\"{value}, {series}\" on the shape that is the stop (value-text on a mark), or hold the marks of each series in a named group"), .init(dialect: .spec, condition: "frame", text: "give what is touched a frame of its own, as the whole column of a bar that has no height"), .init(dialect: .svg, condition: nil, text: "say which one it is in the aria-label of the mark, or in a <title> that is its first child, as in “Q1: 12 million euros”"), .init(dialect: .svg, condition: "series", text: "say the series in the name of the mark, as in “Q1, North: 12 million euros”, or hold the marks of each series in a <g role=\"group\"> with an aria-label")]
    )
  }

  private static var rule32: Rule {
    Rule(
      id: "mark-value-has-number",
      title: "A mark’s announcement holds its value",
      category: "labels",
      impact: .serious,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:content-only-visual", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "mark-value",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the value with its unit, as in value=\"{value} {unit}\" on the shape that is the stop (value-text on a mark)"), .init(dialect: .svg, condition: nil, text: "say the value with its unit in the aria-label of the mark, or in a <title> that is its first child, as in “Q1: 12 million euros”")]
    )
  }

  private static var rule33: Rule {
    Rule(
      id: "marks-grouped-in-container",
      title: "Steps and marks that are met one by one lie in a container with a name",
      category: "structure",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:no-navigation-by-structure", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "marks-grouped",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "make what holds them a container with children=\"contain\" and give it a label"), .init(dialect: .spec, condition: "name", text: "give the container a label"), .init(dialect: .svg, condition: nil, text: "let one <g role=\"graphics-object\"> hold them, or leave the <svg> its role, and give it a <title>"), .init(dialect: .svg, condition: "name", text: "give what holds them a <title> or an aria-label")]
    )
  }

  private static var rule34: Rule {
    Rule(
      id: "name-no-decorative-characters",
      title: "Names hold no arrows, ticks, bullets or stray punctuation",
      category: "labels",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:writing", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "plain-name",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "leave it out of the label; where it is in visible text, give a label without it"), .init(dialect: .svg, condition: nil, text: "leave it out of the name; where it is in visible text, give an aria-label without it")]
    )
  }

  private static var rule35: Rule {
    Rule(
      id: "name-no-role-words",
      title: "Names do not repeat a role that is announced anyway",
      category: "labels",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:accessibility", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "role-word",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "button", value: "button btn", source: "ours"), .init(name: "link", value: "link hyperlink", source: "ours"), .init(name: "image", value: "image icon picture graphic photo", source: "ours"), .init(name: "tab", value: "tab", source: "ours"), .init(name: "toggle", value: "switch toggle", source: "ours"), .init(name: "adjustable", value: "slider stepper adjustable", source: "ours"), .init(name: "header", value: "heading header", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "leave ‘[{word}]’ out of the name; the role says it"), .init(dialect: .svg, condition: nil, text: "leave ‘[{word}]’ out of the name; the role says it")]
    )
  }

  private static var rule36: Rule {
    Rule(
      id: "name-no-visual-reference",
      title: "Names say what things mean, not what they look like",
      category: "labels",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.3", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "act:9bd38c", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "visual-reference",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "colors", value: "red orange yellow green blue purple pink brown grey gray black white teal cyan magenta violet indigo turquoise mint", source: "ours"), .init(name: "shapes", value: "circle square triangle diamond rectangle capsule dot dashed dotted striped hatched filled hollow outlined checkmark tick cross", source: "ours"), .init(name: "places", value: "left right top bottom upper lower middle leftmost rightmost", source: "ours"), .init(name: "marks", value: "bar bars line lines slice point dot circle column segment area wedge icon bubble node box half corner one", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the name of the series or the state instead of what it looks like"), .init(dialect: .svg, condition: nil, text: "say what it stands for instead of what it looks like")]
    )
  }

  private static var rule37: Rule {
    Rule(
      id: "name-not-identifier",
      title: "Names are human text, not names of symbols or files, code or placeholders",
      category: "labels",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:2.4.6", level: "AA", condition: nil), .init(reference: "act:qt1vmo", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "human-name",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "file-endings", value: "png svg jpg jpeg gif pdf webp heic", source: "ours"), .init(name: "name-endings", value: "com org net edu gov io dev co ai js uk de fr nl ch at eu jp cn in au ca us", source: "ours"), .init(name: "symbol-words", value: "xmark exclamationmark questionmark", source: "ours"), .init(name: "code-words", value: "view icon image img button btn label lbl cell controller node chart graph indicator component container glyph symbol legend svg bg ic", source: "ours"), .init(name: "placeholders", value: "label title image icon chart graph untitled todo invisible clear", source: "ours"), .init(name: "numbered", value: "series dataset", source: "ours"), .init(name: "state-symbols", value: "checkmark xmark exclamationmark questionmark clock hourglass ellipsis lock minus pause circle smallcircle", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say in words what it is"), .init(dialect: .spec, condition: "symbol", text: "give the symbol a label that says what it means, or decorative=\"true\" where text beside it says the same"), .init(dialect: .svg, condition: nil, text: "say in words what it is, in the <title> or the aria-label")]
    )
  }

  private static var rule38: Rule {
    Rule(
      id: "navigation-not-tedious",
      title: "A chart has no more stops than people can go through",
      category: "structure",
      impact: .moderate,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "chartability:navigation-tedious", level: nil, condition: nil), .init(reference: "chartability:data-density-inappropriate", level: nil, condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "chart-stops",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "few", value: "30", source: "ours"), .init(name: "many", value: "200", source: "Highcharts, accessibility.series.pointDescriptionEnabledThreshold"), .init(name: "skip", value: "skip jump", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "make the chart a container with children=\"contain\", a label and a summary, and give it a descriptor, or put its marks into groups that are containers with labels"), .init(dialect: .spec, condition: "many", text: "let each stop stand for several values, as the minutes of an hour, or the whole for one with children=\"ignore\", a summary and a descriptor"), .init(dialect: .svg, condition: nil, text: "give the image a <title> and a <desc> that sums the data up, and put the marks into a few <g role=\"graphics-object\"> with names, or a link past them before the first; hide the labels of axes with aria-hidden=\"true\" where the marks say their values"), .init(dialect: .svg, condition: "many", text: "let each stop stand for several values, or make the image one with role=\"img\", and let its <desc> sum the data up and its page give them in a table")]
    )
  }

  private static var rule39: Rule {
    Rule(
      id: "no-duplicate-announcement",
      title: "Visible text is not a stop of its own where what it labels already says it",
      category: "labels",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:navigation-tedious", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "repeated-text",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "many", value: "7", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "hide the text from assistive technology with hidden=\"true\", or make it one stop with what it labels, with children=\"combine\""), .init(dialect: .svg, condition: nil, text: "hide the text with aria-hidden=\"true\", or leave the name of what holds it out")]
    )
  }

  private static var rule40: Rule {
    Rule(
      id: "number-human-readable",
      title: "Numbers and dates are announced as people say them",
      category: "labels",
      impact: .moderate,
      kinds: [.progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "chartability:data-not-human-readable", level: nil, condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "wcag:3.1.4", level: "AAA", condition: "abbreviation")],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .wcagAAA, isAdvisory: true, isForCustomColors: false, condition: "abbreviation")],
      check: "readable-number",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "decimals", value: "3", source: "ours"), .init(name: "significant-digits", value: "6", source: "ours"), .init(name: "digits", value: "7", source: "ours"), .init(name: "code-words", value: "order number no id ticket case invoice reference phone code", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "write the number as people say it: rounded, grouped, or in words, such as “6.5 billion”"), .init(dialect: .spec, condition: "percent", text: "say the percentage, as in value-text=\"{percent} percent\""), .init(dialect: .spec, condition: "date", text: "write the date in words, as “June 6”"), .init(dialect: .spec, condition: "unit", text: "write the unit out, as “60 minutes”"), .init(dialect: .svg, condition: nil, text: "write the number as people say it: rounded, grouped, or in words, such as “6.5 billion”"), .init(dialect: .svg, condition: "percent", text: "say the percentage, as in aria-valuetext=\"73 percent\""), .init(dialect: .svg, condition: "date", text: "write the date in words, as “June 6”"), .init(dialect: .svg, condition: "unit", text: "write the unit out, as “60 minutes”")]
    )
  }

  private static var rule41: Rule {
    Rule(
      id: "palette-cvd-distinct",
      title: "Colours that stand for something survive colour-vision deficiency",
      category: "color-use",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "chartability:not-cvd-friendly", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "palette-vision",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "cue-contrast", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "lightness", value: "3", source: "Understanding WCAG 2.2, 1.4.1"), .init(name: "size", value: "2", source: "Chartability, color alone"), .init(name: "weight", value: "200", source: "ours, after WCAG technique G182"), .init(name: "least", value: "5", source: "ours"), .init(name: "safe", value: "10", source: "ours"), .init(name: "plain", value: "9", source: "Aisch, palettes"), .init(name: "collapse", value: "5", source: "Aisch, palettes"), .init(name: "small", value: "8", source: "ours, after Stone, Szafir and Setlur 2014"), .init(name: "small-factor", value: "2", source: "ours, after Stone, Szafir and Setlur 2014")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take two colours that differ in lightness, or blue against orange or yellow; and tell the two apart by more than colour"), .init(dialect: .svg, condition: nil, text: "take two colours that differ in lightness, or blue against orange or yellow; and tell the two apart by more than colour")]
    )
  }

  private static var rule42: Rule {
    Rule(
      id: "progress-exposes-value",
      title: "A progress indicator tells assistive technology how far it is",
      category: "labels",
      impact: .critical,
      kinds: [.progress],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "progress-value",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give the progress a label and its value, as in label=\"Upload\" value-text=\"{percent} percent\""), .init(dialect: .spec, condition: "container", text: "a container has a name and no value: use children=\"ignore\", or give label and value to a shape within it"), .init(dialect: .spec, condition: "several", text: "leave one value, on what stands for the whole, and hide the others"), .init(dialect: .spec, condition: "indeterminate", text: "give it a label that says what goes on, as in label=\"Loading\", and no number"), .init(dialect: .svg, condition: nil, text: "give it a name and its value, as in role=\"[{role}|progressbar]\" aria-label=\"Upload\" aria-valuenow=\"75\""), .init(dialect: .svg, condition: "several", text: "leave one value, on what stands for the whole, and hide the others"), .init(dialect: .svg, condition: "indeterminate", text: "give it a name that says what goes on, as in aria-label=\"Loading\", and no number")]
    )
  }

  private static var rule43: Rule {
    Rule(
      id: "progress-track-contrast",
      title: "The filled and the unfilled part of a progress differ by 3:1",
      category: "contrast",
      impact: .moderate,
      kinds: [.progress],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.11", level: "AA", condition: nil), .init(reference: "wcag:1.4.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "progress-track-contrast",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "ours: a thinner line is not drawn in full"), .init(name: "gap", value: "1", source: "Chartability: one pixel parts what touches")],
      profileParameters: ["large-text"],
      remedies: [.init(dialect: .spec, condition: nil, text: "show the value as text[, or let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio, or the track as {nearestBackground}|, or let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio|, or let the track appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let it appear as {nearestForeground}]"), .init(dialect: .svg, condition: nil, text: "show the value as text[, or let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio, or the track as {nearestBackground}|, or let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio|, or let the track appear as {nearestBackground}, the nearest colour that reaches the ratio]")]
    )
  }

  private static var rule44: Rule {
    Rule(
      id: "progress-value-valid",
      title: "Announced progress lies in its range and is right",
      category: "labels",
      impact: .serious,
      kinds: [.progress],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "progress-range",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "tolerance", value: "1", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the text follow the value, as in value-text=\"{percent} percent\"[: it is {expected}]"), .init(dialect: .spec, condition: "range", text: "keep the value between min and max, and max above min"), .init(dialect: .svg, condition: nil, text: "let aria-valuetext follow aria-valuenow[: it is {expected}]"), .init(dialect: .svg, condition: "range", text: "keep aria-valuenow between aria-valuemin and aria-valuemax, and aria-valuemax above aria-valuemin")]
    )
  }

  private static var rule45: Rule {
    Rule(
      id: "reading-order-matches-visual",
      title: "Steps and marks are met in the order in which they are seen",
      category: "structure",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.2", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "reading-order",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "tolerance", value: "0.5", source: "ours: points, or places among the data"), .init(name: "right-to-left", value: "ar arc ckb dv fa he iw ks ku nqo ps sd syr ug ur yi", source: "Unicode CLDR, character order of languages")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take sort-priority away, or give what is seen first the higher one; list the marks of each series by category"), .init(dialect: .svg, condition: nil, text: "write the elements in the order in which they are seen, from one end of the axis to the other, or one series after another")]
    )
  }

  private static var rule46: Rule {
    Rule(
      id: "related-parts-grouped",
      title: "What one step, mark or entry shows is one stop",
      category: "structure",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:voiceover", level: nil, condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "related-parts",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "longest-caption", value: "12", source: "ours: more words are a passage to be read")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give what holds them children=\"combine\" (.accessibilityElement(children: .combine)), or a label that says it all and children=\"ignore\""), .init(dialect: .svg, condition: nil, text: "give the <g> that holds them role=\"img\" and a name that says it all, or hide the parts that its name says with aria-hidden=\"true\"")]
    )
  }

  private static var rule47: Rule {
    Rule(
      id: "series-not-color-only",
      title: "Series can be told apart without colour",
      category: "color-use",
      impact: .serious,
      kinds: [.chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:color-alone", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "series-not-color-only",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "cue-contrast", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "lightness", value: "3", source: "Understanding WCAG 2.2, 1.4.1"), .init(name: "size", value: "2", source: "Chartability, color alone"), .init(name: "weight", value: "200", source: "ours, after WCAG technique G182")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "name each series beside its marks with <text>{series}</text>, or give the series patterns, markers or dashes of their own"), .init(dialect: .spec, condition: "faint", text: "give the sign that tells the two apart enough contrast against what is behind it, or name each series beside its marks"), .init(dialect: .svg, condition: nil, text: "name each series in a text beside its marks, or give the series patterns, dashes (stroke-dasharray) or shapes of their own"), .init(dialect: .svg, condition: "faint", text: "give the sign that tells the two apart enough contrast against what is behind it, or name each series beside its marks")]
    )
  }

  private static var rule48: Rule {
    Rule(
      id: "sibling-names-unique",
      title: "Stops side by side sound different",
      category: "labels",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:2.4.6", level: "AA", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil)],
      check: "sibling-names",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say what tells them apart: the position, the category, the object of the action"), .init(dialect: .svg, condition: nil, text: "say what tells them apart in the <title> or the aria-label: the category, the series, the value")]
    )
  }

  private static var rule49: Rule {
    Rule(
      id: "single-current-step",
      title: "One step is current, and assistive technology can tell which",
      category: "announcements",
      impact: .moderate,
      kinds: [.stepIndicator],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "single-current-step",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "mark the current step, as with traits=\"selected\" in its look or {state} in its label; where one stop stands for all, say label=\"Step {position} of {count}: {name}\""), .init(dialect: .spec, condition: "surplus", text: "give the step the state it is in besides the current one"), .init(dialect: .spec, condition: "none", text: "say which step is current, with current= or state=\"current\""), .init(dialect: .spec, condition: "fixed", text: "let the label follow the state: say {state} in it, or give each state a look with a label of its own"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"done\" is=\"completed\" announced-as=\"erledigt|fertig\"/>"), .init(dialect: .svg, condition: nil, text: "give the current step aria-current=\"step\", and no other"), .init(dialect: .svg, condition: "surplus", text: "take aria-current from all steps but the one the user is on"), .init(dialect: .svg, condition: "none", text: "give the current step aria-current=\"step\""), .init(dialect: .svg, condition: "fixed", text: "let the name follow the state, and do not say “current” of a step that is not"), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\"")]
    )
  }

  private static var rule50: Rule {
    Rule(
      id: "state-exposed-to-at",
      title: "The state of each step that is reached reaches assistive technology",
      category: "labels",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "state-exposure",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the state with the step, as in value=\"{state}\", or give the symbol that shows it a label"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"done\" is=\"completed\" announced-as=\"erledigt|fertig\"/>"), .init(dialect: .svg, condition: nil, text: "give the current step aria-current=\"step\", and say the state of the others in their names, as in aria-label=\"Account, completed\""), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\"")]
    )
  }

  private static var rule51: Rule {
    Rule(
      id: "state-not-color-only",
      title: "States differ by more than colour",
      category: "color-use",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.1", level: "A", condition: nil), .init(reference: "hig:color", level: nil, condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "chartability:color-alone", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "state-not-color-only",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "cue-contrast", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "lightness", value: "3", source: "Understanding WCAG 2.2, 1.4.1"), .init(name: "size", value: "2", source: "Chartability, color alone"), .init(name: "weight", value: "200", source: "ours, after WCAG technique G182")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give one of the two states a symbol, a word, a ring or another shape of its own[, or colours with {threshold}:1 between them]"), .init(dialect: .spec, condition: "faint", text: "give the sign that tells the two apart enough contrast against what is behind it, or add one that has"), .init(dialect: .svg, condition: nil, text: "give one of the two states a symbol, a word, a ring or another shape of its own[, or colours with {threshold}:1 between them]"), .init(dialect: .svg, condition: "faint", text: "give the sign that tells the two apart enough contrast against what is behind it, or add one that has")]
    )
  }

  private static var rule52: Rule {
    Rule(
      id: "step-announcement-complete",
      title: "Position, total, name and state of the step are announced",
      category: "announcements",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: nil,
      composition: [.init(rule: "step-position-announced", name: "position", isCondition: false), .init(rule: "step-total-announced", name: "total", isCondition: false), .init(rule: "step-name-announced", name: "name", isCondition: false), .init(rule: "step-state-announced", name: "state", isCondition: false)],
      message: "people who use a screen reader are not told the {parts} of the step",
      doubt: "what is told of the {parts} depends on facts that are missing",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say all of it, as in label=\"Step {position} of {count}: {name}, {state}\""), .init(dialect: .svg, condition: nil, text: "say all of it, as with role=\"listitem\" in a role=\"list\", aria-current=\"step\" on the current step and aria-label=\"Account, completed\" on others")]
    )
  }

  private static var rule53: Rule {
    Rule(
      id: "step-name-announced",
      title: "The name of the step is announced",
      category: "announcements",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:2.4.6", level: "AA", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "step-name",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the name in the label, as in label=\"Step {position} of {count}: {name}\""), .init(dialect: .svg, condition: nil, text: "say the name in the step’s aria-label or <title>, or leave the text that shows it exposed")]
    )
  }

  private static var rule54: Rule {
    Rule(
      id: "step-position-announced",
      title: "The current position is announced, counted from 1, and right",
      category: "announcements",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "hig:writing", level: nil, condition: nil), .init(reference: "chartability:location-unclear", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "step-position",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the position in the label, as in label=\"Step {position} of {count}: {name}\""), .init(dialect: .svg, condition: nil, text: "let the steps be role=\"listitem\" in a role=\"list\", which a screen reader counts, or say the position in the name of each, as in aria-label=\"Step 2 of 4: Details\"")]
    )
  }

  private static var rule55: Rule {
    Rule(
      id: "step-state-announced",
      title: "The state of the steps is announced",
      category: "announcements",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:1.1.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "step-state",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the state in the label, as in label=\"Step {position}, {name}, {state}\"; a state with words of its own declares them with announced-as"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"done\" is=\"completed\" announced-as=\"erledigt|fertig\"/>"), .init(dialect: .svg, condition: nil, text: "give the current step aria-current=\"step\", and say the state of the others in their names, as in aria-label=\"Account, completed\""), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\"")]
    )
  }

  private static var rule56: Rule {
    Rule(
      id: "step-total-announced",
      title: "The number of steps is announced",
      category: "announcements",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "hig:writing", level: nil, condition: nil), .init(reference: "chartability:location-unclear", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "step-total",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say how many there are, in the label of each stop or of what holds them, as in label=\"Step {position} of {count}: {name}\""), .init(dialect: .svg, condition: nil, text: "let the steps be role=\"listitem\" in a role=\"list\", which a screen reader counts, or say how many there are in the name of what holds them, as in aria-label=\"Checkout, 4 steps\"")]
    )
  }

  private static var rule57: Rule {
    Rule(
      id: "strings-localisable",
      title: "Accessibility strings can be localised and their language is known",
      category: "labels",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:3.1.1", level: "A", condition: nil), .init(reference: "wcag:3.1.2", level: "AA", condition: nil), .init(reference: "hig:inclusion", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "string-language",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take the string from the app’s translations, and drop localized=\"false\""), .init(dialect: .spec, condition: "language", text: "say which language it is, as in lang=\"en\" on the spec"), .init(dialect: .spec, condition: "mismatch", text: "translate it, or say its language with lang where the string stands"), .init(dialect: .svg, condition: nil, text: "write the image in each language"), .init(dialect: .svg, condition: "language", text: "say which language it is, as in lang=\"en\" on the <svg>"), .init(dialect: .svg, condition: "mismatch", text: "translate it, or say its language with lang where the string stands")]
    )
  }

  private static var rule58: Rule {
    Rule(
      id: "svg-graphic-named",
      title: "Graphics and controls in an image have names, and references and roles lead somewhere",
      category: "structure",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:2.4.4", level: "A", condition: "link"), .init(reference: "wcag:4.1.2", level: "A", condition: "operable"), .init(reference: "act:7d6734", level: nil, condition: "graphic"), .init(reference: "act:c487ae", level: nil, condition: "link"), .init(reference: "act:97a4e1", level: nil, condition: "button"), .init(reference: "act:e086e5", level: nil, condition: "field")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "graphic-named",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .svg, condition: nil, text: "say what it shows in a <title> as its first child, or in aria-label; where it shows nothing that is not said elsewhere, hide it with aria-hidden=\"true\""), .init(dialect: .svg, condition: "control", text: "say what it is for in a <title> as its first child, or in aria-label"), .init(dialect: .svg, condition: "measure", text: "say what it measures in aria-label"), .init(dialect: .svg, condition: "stop", text: "say what it is in a <title> as its first child, or in aria-label; where nothing can be done with it, leave tabindex out, so that no keyboard stops at it"), .init(dialect: .svg, condition: "reference", text: "give the element that says it the id ‘[{id}]’ and a text, or leave [{attribute}|the attribute] out"), .init(dialect: .svg, condition: "role", text: "write a role of WAI-ARIA or its Graphics Module, as graphics-symbol, instead of ‘[{role}]’")]
    )
  }

  private static var rule59: Rule {
    Rule(
      id: "svg-presentational-children",
      title: "What is one image or symbol to a screen reader holds nothing to be met by itself",
      category: "structure",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable"), .init(reference: "act:307n5z", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "presentational-children",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .svg, condition: nil, text: "let what holds parts that are to be met be a graphics-document or a graphics-object, or say in its <title> and <desc> what the parts say, and let no part have the focus")]
    )
  }

  private static var rule60: Rule {
    Rule(
      id: "target-size-minimum",
      title: "What can be touched or clicked is 24 by 24, or has room around it",
      category: "targets",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:2.5.8", level: "AA", condition: nil), .init(reference: "chartability:target-too-small", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "target-size",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "24", source: "WCAG 2.2, 2.5.8: CSS pixels, which are points here (WCAG2ICT)"), .init(name: "estimate-tolerance", value: "0.1", source: "ours: how far the estimated size of letters may be off")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let an area of {threshold} by {threshold} points respond (contentShape, padding, a larger frame) and give it as width= and height= or hit-width= and hit-height=, or leave {threshold} points from the middle of each target to that of the next"), .init(dialect: .spec, condition: "mark", text: "let a person choose data anywhere in the plot, as chartXSelection does: give the group around the marks an action= and its size"), .init(dialect: .svg, condition: nil, text: "put a <rect> of {threshold} by {threshold} pixels with fill=\"none\" and pointer-events=\"all\" into the target, or leave {threshold} pixels from the middle of each target to that of the next"), .init(dialect: .svg, condition: "mark", text: "let a person choose data anywhere in the plot, or beside the image")]
    )
  }

  private static var rule61: Rule {
    Rule(
      id: "target-size-recommended",
      title: "What can be touched or clicked is as large as is recommended",
      category: "targets",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:2.5.5", level: "AAA", condition: "wcag"), .init(reference: "hig:accessibility", level: nil, condition: "platform")],
      memberships: [.init(profile: .wcagAAA, isAdvisory: false, isForCustomColors: false, condition: "wcag"), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: "platform")],
      check: "target-size-recommended",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "ios-default", value: "44", source: "HIG, Accessibility: default control size, iOS and iPadOS"), .init(name: "ios-minimum", value: "28", source: "HIG, Accessibility: minimum control size, iOS and iPadOS"), .init(name: "macos-default", value: "28", source: "HIG, Accessibility: default control size, macOS"), .init(name: "macos-minimum", value: "20", source: "HIG, Accessibility: minimum control size, macOS"), .init(name: "wcag", value: "44", source: "WCAG 2.2, 2.5.5: CSS pixels, which are points here (WCAG2ICT)"), .init(name: "estimate-tolerance", value: "0.1", source: "ours: how far the estimated size of letters may be off")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let an area of {threshold} by {threshold} points respond (contentShape, padding, a larger frame) and give it as width= and height= or hit-width= and hit-height="), .init(dialect: .spec, condition: "mark", text: "let a person choose data anywhere in the plot, as chartXSelection does: give the group around the marks an action= and its size"), .init(dialect: .svg, condition: nil, text: "put a <rect> of {threshold} by {threshold} pixels with fill=\"none\" and pointer-events=\"all\" into the target"), .init(dialect: .svg, condition: "mark", text: "let a person choose data anywhere in the plot, or beside the image")]
    )
  }

  private static var rule62: Rule {
    Rule(
      id: "text-contrast-enhanced",
      title: "Text meets 7:1, or 4.5:1 where it is large",
      category: "contrast",
      impact: .minor,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.6", level: "AAA", condition: nil), .init(reference: "hig:dark-mode", level: nil, condition: nil), .init(reference: "act:09o5cg", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: true, isForCustomColors: true, condition: nil)],
      check: "text-contrast",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "7", source: "WCAG 2.2, 1.4.6"), .init(name: "large-minimum", value: "4.5", source: "WCAG 2.2, 1.4.6")],
      profileParameters: ["large-text"],
      remedies: [.init(dialect: .spec, condition: nil, text: "set the text and what is behind it further apart[: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .svg, condition: nil, text: "set the text and what is behind it further apart[: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let the text appear as {nearestForeground}]")]
    )
  }

  private static var rule63: Rule {
    Rule(
      id: "text-contrast-minimum",
      title: "Text meets 4.5:1, or 3:1 where it is large, in every palette",
      category: "contrast",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.3", level: "AA", condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "hig:dark-mode", level: nil, condition: nil), .init(reference: "chartability:low-contrast", level: nil, condition: nil), .init(reference: "act:afw4f7", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "text-contrast",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-minimum", value: "3", source: "WCAG 2.2, 1.4.3")],
      profileParameters: ["large-text"],
      remedies: [.init(dialect: .spec, condition: nil, text: "set the text and what is behind it further apart[: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .svg, condition: nil, text: "set the text and what is behind it further apart[: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let the text appear as {nearestForeground}]")]
    )
  }

  private static var rule64: Rule {
    Rule(
      id: "text-fits-at-large-sizes",
      title: "Text is not cut or broken where people enlarge it",
      category: "text",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec],
      untested: [.init(dialect: .svg, missing: "text sizes that people choose")],
      requirements: [.init(reference: "wcag:1.4.4", level: "AA", condition: nil), .init(reference: "hig:typography", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "text-fitting",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "enlargement", value: "200", source: "WCAG 2.2, 1.4.4: percent"), .init(name: "character-width", value: "0.55", source: "ours: of the size, in San Francisco"), .init(name: "wide-character-width", value: "1", source: "Unicode Standard Annex 11: wide characters are as wide as high"), .init(name: "line-height", value: "1.2", source: "ours: of the size, where no text style says"), .init(name: "tolerance", value: "25", source: "ours: percent by which the estimate may be off")],
      profileParameters: ["enlargement"],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the width follow the text size (@ScaledMetric), let the text go on in more lines, or let the layout become another at the large sizes (ViewThatFits, AnyLayout): overflow=\"adapt\"")]
    )
  }

  private static var rule65: Rule {
    Rule(
      id: "text-scales",
      title: "Text grows with the text size that people choose",
      category: "text",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.4.4", level: "AA", condition: "text"), .init(reference: "hig:typography", level: nil, condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "chartability:user-text-adjustments-not-respected", level: nil, condition: "text")],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "text-scaling",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "small-limits", value: "xSmall small medium large xLarge xxLarge xxxLarge", source: "ours: a limit below the accessibility sizes shuts out those who need them")],
      profileParameters: ["icons-grow"],
      remedies: [.init(dialect: .spec, condition: nil, text: "give the text a text style, or let its size follow one: with scales=\"true\" here, and relativeTo:, @ScaledMetric or UIFontMetrics in the source"), .init(dialect: .spec, condition: "symbol", text: "set the symbol in the text style of the text beside it, or let its frame follow one with @ScaledMetric"), .init(dialect: .spec, condition: "limit", text: "raise type-limit from {limit} to one of the accessibility sizes, or leave it out, and let the layout make room"), .init(dialect: .svg, condition: nil, text: "let the page enlarge the image with its text: a width in rem, or the zoom of the browser with no limit to the image’s width")]
    )
  }

  private static var rule66: Rule {
    Rule(
      id: "text-size-minimum",
      title: "Text is not tiny",
      category: "text",
      impact: .moderate,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "hig:typography", level: nil, condition: nil), .init(reference: "chartability:small-text-size", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "text-size",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "ios-minimum", value: "11", source: "HIG, Typography: minimum size on iOS"), .init(name: "macos-minimum", value: "10", source: "HIG, Typography: minimum size on macOS"), .init(name: "chart-minimum", value: "12", source: "Chartability, small text size: 9 points, which are 12 pixels")],
      profileParameters: ["text-minimum"],
      remedies: [.init(dialect: .spec, condition: nil, text: "set the text larger[, in {minimum} points or more] at the default text size; where there is no room, show fewer labels"), .init(dialect: .svg, condition: nil, text: "set the text larger[, in {minimum} pixels or more] as the image is shown; where there is no room, show fewer labels")]
    )
  }

  private static var rule67: Rule {
    Rule(
      id: "updates-not-chatty",
      title: "Frequent updates leave time to hear anything else",
      category: "announcements",
      impact: .minor,
      kinds: [.progress, .chart],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "chartability:navigation-tedious", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "updates-not-chatty",
      composition: [],
      message: "",
      doubt: "",
      parameters: [.init(name: "minimum-interval", value: "5", source: "ours; as Highcharts waits by default"), .init(name: "minimum-percent", value: "10", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let time pass, or progress be made, between two announcements, with interval=\"5\" or every-percent=\"10\", or give what carries the value traits=\"updates-frequently\" instead"), .init(dialect: .spec, condition: "assertive", text: "leave priority=\"assertive\" to errors"), .init(dialect: .spec, condition: "live", text: "give the element traits=\"updates-frequently\" in place of live=, or announce changes with an interval"), .init(dialect: .spec, condition: "focus", text: "leave focus where the user is, and announce the change"), .init(dialect: .svg, condition: nil, text: "let time pass, or progress be made, between two announcements"), .init(dialect: .svg, condition: "live", text: "leave aria-live out where a number changes often: assistive technology asks for the value of a role=\"progressbar\" when it suits")]
    )
  }

  private static var rule68: Rule {
    Rule(
      id: "value-has-unit",
      title: "Announced values have a unit, of their own or from the whole",
      category: "labels",
      impact: .moderate,
      kinds: [.chart, .progress],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "chartability:metrics-undefined", level: nil, condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "value-unit",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the unit with the value, as in value=\"{value} {unit}\" on what is the stop (value-text on a mark or a progress), or once for all in the label or the summary"), .init(dialect: .spec, condition: "undeclared", text: "declare the unit of the values with unit, or unit=\"none\" where they have none; write {percent} % for a percentage"), .init(dialect: .svg, condition: nil, text: "say the unit with the value in the name of the mark, or once for all in the title or the description of the image")]
    )
  }

  private static var rule69: Rule {
    Rule(
      id: "visible-label-in-name",
      title: "The name of what can be operated holds its visible text",
      category: "labels",
      impact: .serious,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg],
      untested: [],
      requirements: [.init(reference: "wcag:2.5.3", level: "A", condition: nil), .init(reference: "act:2ee8b8", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "label-in-name",
      composition: [],
      message: "",
      doubt: "",
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "begin the label with the visible text, ‘[{visible}]’"), .init(dialect: .svg, condition: nil, text: "begin the aria-label or the <title> with the visible text, ‘[{visible}]’")]
    )
  }

  /// The files as they are, by the ids of their rules.
  static let texts: [String: String] = [
"adjacent-marks-contrast": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="adjacent-marks-contrast" category="contrast"
      impact="moderate" components="chart"
      dialects="spec svg">
  <title>Marks that touch can be told apart</title>
  <requirement ref="wcag:1.4.11" level="AA"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:meaningful-elements-distinguishable"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="adjacent-marks-contrast" uses="large-text separation-suffices">
    <parameter name="minimum" value="3" source="WCAG 2.2, 1.4.11 and technique G209"/>
    <parameter name="text-minimum" value="4.5" source="WCAG 2.2, 1.4.3"/>
    <parameter name="large-text-minimum" value="3" source="WCAG 2.2, 1.4.3"/>
    <parameter name="outline-width" value="1" source="Chartability: at least one pixel"/>
    <parameter name="gap" value="1" source="Chartability: at least one pixel"/>
  </expectation>
  <remedy dialect="spec">part them by a stroke of at least 1 point that has 3:1 against both, or
    show the values on the marks[, or let the second appear as {nearestForeground}]</remedy>
  <remedy dialect="svg">part them by a stroke or a gap of at least 1 pixel that has 3:1 against both, or
    show the values on the marks[, or let the second appear as {nearestForeground}]</remedy>
  <help>
    <why>
      Where two slices or segments of like lightness meet, people with low vision and people who
      see no colour see one shape, and read one value where there are two.
    </why>
    <applies>
      Each two series whose marks touch somewhere, in each appearance and on each surface:
      neighbouring slices, the last and the first among them; stacked segments of one category in
      the order in which they are drawn; bars of different series that follow each other with less
      than 1 point between them, grouped ones in the order of the series. A slice or segment of 0
      lets its neighbours touch; a bar of 0 leaves its place empty. Not marks whose values both
      stand on them and can be read.
    </applies>
    <decides>
      The two have 3:1 against each other, or a line or gap of at least 1 point lies between them
      that has 3:1 against both: strokes of the marks, within their frame or over it, or the line
      that a series draws along its area. What both marks paint beside their common edge counts
      together, and of translucent strokes, what is seen of them on the marks. A stroke that is
      fainter parts the marks for Chartability and for Apple, and not for WCAG.

      Where nobody says how far apart bars stand, or which marks series have that lie on one
      another, those that differ enough pass, and the others cannot be told.
    </decides>
    <swiftui>
      Leave a gap between them, as with SectorMark(angularInset: 1) or bars of a .fixed width, or
      overlay shapes of your own with .stroke(separator, lineWidth: 1); or show the values with
      .annotation.
    </swiftui>
    <limits>
      How long an edge two bars share depends on their values and is not considered.
    </limits>
  </help>
  <examples>
    <failed title="Slices of equal lightness, parted by white on a white page">
      <palette extends="ios13"/>
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/>
        <?finding light: people with low vision cannot tell ‘Apples’ from ‘Oranges’ where they touch: 1.00:1, and 2.19:1 against what parts them, 3:1 is needed?>
        <series id="b" name="Oranges" color="#FF9500"/>
        <look part="mark">
          <shape kind="slice"><fill color="series"/><stroke color="white" width="1"/></shape>
        </look>
        <mark series="a" value="3"/><mark series="b" value="4"/>
      </chart>
    </failed>
    <passed title="To Chartability a pixel between them is enough" profile="chartability">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/>
        <series id="b" name="Oranges" color="#FF9500"/>
        <look part="mark">
          <shape kind="slice"><fill color="series"/><stroke color="white" width="1"/></shape>
        </look>
        <mark series="a" value="3"/><mark series="b" value="4"/>
      </chart>
    </passed>
    <failed title="Half a pixel is not" profile="chartability">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/>
        <?finding light: people with low vision cannot tell ‘Apples’ from ‘Oranges’ where they touch: 1.00:1, 3:1 is needed?>
        <series id="b" name="Oranges" color="#FF9500"/>
        <look part="mark">
          <shape kind="slice"><fill color="series"/><stroke color="white" width="0.5"/></shape>
        </look>
        <mark series="a" value="3"/><mark series="b" value="4"/>
      </chart>
    </failed>
    <passed title="A dark line between the slices">
      <chart id="share" type="donut" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/>
        <series id="b" name="Oranges" color="#FF9500"/>
        <look part="mark">
          <shape kind="slice"><fill color="series"/><stroke color="black" width="1"/></shape>
        </look>
        <mark series="a" value="3"/><mark series="b" value="4"/>
      </chart>
    </passed>
    <passed title="Two dark slices on white, a point apart">
      <chart id="share" type="pie" gap="1" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#767676"/>
        <series id="b" name="Oranges" color="#949494"/>
        <look part="mark"><shape kind="slice"><fill color="series"/></shape></look>
        <mark series="a" value="3"/><mark series="b" value="4"/>
      </chart>
    </passed>
    <failed title="Of three slices the last meets the first">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#767676"/>
        <series id="b" name="Oranges" color="#000000"/>
        <?finding light: people with low vision cannot tell ‘Apples’ from ‘Pears’ where they touch: 1.49:1, 3:1 is needed?>
        <series id="c" name="Pears" color="#949494"/>
        <look part="mark"><shape kind="slice"><fill color="series"/></shape></look>
        <mark series="a" value="3"/><mark series="b" value="4"/><mark series="c" value="5"/>
      </chart>
    </failed>
    <passed title="Of four slices, two that are alike do not meet">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#767676"/>
        <series id="b" name="Oranges" color="#000000"/>
        <look part="mark"><shape kind="slice"><fill color="series"/></shape></look>
        <mark series="a" value="3"/><mark series="b" value="4"/>
        <mark series="a" value="5"/><mark series="b" value="6"/>
      </chart>
    </passed>
    <failed title="Stacked segments meet within a category, and once is said what is so in all">
      <chart id="sleep" type="bar" stacking="stacked" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#767676"/>
        <series id="b" name="Light" color="#000000"/>
        <?finding light: people with low vision cannot tell ‘Light’ from ‘Awake’ where they touch: 2.99:1, 3:1 is needed?>
        <series id="c" name="Awake" color="#595959"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="a" value="3"/><mark category="Mon" series="b" value="4"/>
        <mark category="Mon" series="c" value="1"/>
        <mark category="Tue" series="a" value="3"/><mark category="Tue" series="b" value="4"/>
        <mark category="Tue" series="c" value="1"/>
      </chart>
    </failed>
    <failed title="Bars of two series side by side; a white frame parts them where it is seen">
      <chart id="heart-rate" type="bar" gap="0" appearance="light" backdrop="systemBackground">
        <series id="warm-up" name="Warm Up" color="systemBlue"/>
        <?finding light: people with low vision cannot tell ‘Warm Up’ from ‘Fat Burning’ where they touch: 1.58:1, and 2.21:1 against what parts them, 3:1 is needed?>
        <series id="fat-burning" name="Fat Burning" color="systemGreen"/>
        <look part="mark">
          <shape kind="capsule">
            <fill color="series"/>
            <shape kind="rectangle"><stroke color="white" width="1"/></shape>
          </shape>
        </look>
        <mark category="1" series="warm-up" value="90"/>
        <mark category="2" series="fat-burning" value="130"/>
      </chart>
    </failed>
    <inapplicable title="Bars with space between them, bars of one series, and a line chart">
      <chart id="apart" type="bar" gap="8" backdrop="#FFF">
        <series id="a" color="#34C759"/><series id="b" color="#FF9500"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="a" value="3"/><mark category="Tue" series="b" value="4"/>
      </chart>
      <chart id="one" type="bar" gap="0" backdrop="#FFF">
        <series id="c" color="#34C759"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="c" value="3"/><mark category="Tue" series="c" value="4"/>
      </chart>
      <chart id="line" type="line" backdrop="#FFF">
        <series id="d" color="#34C759"/><series id="e" color="#FF9500"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
        <mark category="Mon" series="d" value="3"/><mark category="Mon" series="e" value="4"/>
      </chart>
    </inapplicable>
    <inapplicable title="People who read both values need not see where one slice ends">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/>
        <series id="b" name="Oranges" color="#FF9500"/>
        <look part="mark">
          <shape kind="slice">
            <fill color="series"/><text style="body" color="#000">{value} kg</text>
          </shape>
        </look>
        <mark series="a" value="3"/><mark series="b" value="4"/>
      </chart>
    </inapplicable>
    <cantTell title="Nobody said how far apart the bars stand">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="a" name="Deep" color="#34C759"/>
        <?cantTell light: people with low vision may not tell ‘Deep’ from ‘Light’ where they touch: 1.00:1, 3:1 is needed?>
        <series id="b" name="Light" color="#FF9500"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="a" value="3"/><mark category="Tue" series="b" value="4"/>
      </chart>
    </cantTell>
    <passed title="However near, black and grey are told apart; the page need not be known">
      <chart id="sleep" type="bar" appearance="light">
        <series id="a" name="Deep" color="#000"/><series id="b" name="Light" color="#767676"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="a" value="3"/><mark category="Tue" series="b" value="4"/>
      </chart>
    </passed>
    <failed title="Grouped bars stand in the order of the series, however they are listed">
      <chart id="sleep" type="bar" stacking="grouped" gap="0" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#34C759"/>
        <?finding light: people with low vision cannot tell ‘Deep’ from ‘Light’ where they touch: 1.00:1, 3:1 is needed?>
        <series id="b" name="Light" color="#FF9500"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="a" value="1"/><mark category="Tue" series="a" value="2"/>
        <mark category="Mon" series="b" value="1"/><mark category="Tue" series="b" value="2"/>
      </chart>
    </failed>
    <inapplicable title="A grouped bar of no height leaves its place between its neighbours empty">
      <chart id="sleep" type="bar" stacking="grouped" gap="0" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#34C759"/><series id="b" name="Awake" color="#000"/>
        <series id="c" name="Light" color="#FF9500"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="a" value="1"/><mark category="Mon" series="b" value="0"/>
        <mark category="Mon" series="c" value="2"/>
      </chart>
    </inapplicable>
    <failed title="A segment of no height lets its neighbours touch">
      <chart id="sleep" type="bar" stacking="stacked" gap="0" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#34C759"/><series id="b" name="Awake" color="#000"/>
        <?finding light: people with low vision cannot tell ‘Deep’ from ‘Light’ where they touch: 1.00:1, 3:1 is needed?>
        <series id="c" name="Light" color="#FF9500"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="a" value="1"/><mark category="Mon" series="b" value="0"/>
        <mark category="Mon" series="c" value="2"/>
      </chart>
    </failed>
    <failed title="So does a slice of nothing">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/><series id="b" name="Pears" color="#000"/>
        <?finding light: people with low vision cannot tell ‘Apples’ from ‘Oranges’ where they touch: 1.00:1, 3:1 is needed?>
        <series id="c" name="Oranges" color="#FF9500"/><series id="d" name="Plums" color="#000"/>
        <look part="mark"><shape kind="slice"><fill color="series"/></shape></look>
        <mark series="a" value="1"/><mark series="b" value="0"/><mark series="c" value="2"/>
        <mark series="d" value="2"/>
      </chart>
    </failed>
    <cantTell title="Areas that lie on one another touch, whatever their values; nobody gave any">
      <chart id="sleep" type="area" stacking="stacked" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#34C759"/>
        <?cantTell light: people with low vision may not tell ‘Deep’ from ‘Light’ where they touch: 1.00:1, 3:1 is needed?>
        <series id="b" name="Light" color="#FF9500"/>
        <look part="series"><shape kind="area"><fill color="series"/></shape></look>
      </chart>
    </cantTell>
    <passed title="Bars on tracks: the bars touch, and not what they lie on">
      <chart id="sleep" type="bar" gap="0" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#000"/><series id="b" name="Light" color="#767676"/>
        <look part="mark">
          <shape kind="rectangle" height="100">
            <fill color="#EEE"/><shape kind="rectangle"><fill color="series"/></shape>
          </shape>
        </look>
        <mark category="Mon" series="a" value="3"/><mark category="Tue" series="b" value="4"/>
      </chart>
    </passed>
    <passed title="A frame that is drawn over each bar parts them like one within">
      <chart id="sleep" type="bar" gap="0" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#0051A8"/><series id="b" name="Light" color="#7A0019"/>
        <look part="mark">
          <shape id="bar" kind="rectangle"><fill color="series"/></shape>
          <shape kind="rectangle" over="bar"><stroke color="white" width="1"/></shape>
        </look>
        <mark category="Mon" series="a" value="3"/><mark category="Tue" series="b" value="4"/>
      </chart>
    </passed>
    <passed title="A line along the edge of an area parts it from the one above">
      <chart id="sleep" type="area" stacking="stacked" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#34C759"/><series id="b" name="Light" color="#FF9500"/>
        <look part="series">
          <shape kind="area"><fill color="series"/></shape>
          <shape kind="line"><stroke color="#000" width="2"/></shape>
        </look>
        <mark category="Mon" series="a" value="1"/><mark category="Mon" series="b" value="2"/>
      </chart>
    </passed>
    <failed title="A line along the upper area alone lies elsewhere">
      <chart id="sleep" type="area" stacking="stacked" appearance="light" backdrop="white">
        <series id="a" name="Deep" color="#34C759"/>
        <?finding light: people with low vision cannot tell ‘Deep’ from ‘Light’ where they touch: 1.00:1, 3:1 is needed?>
        <series id="b" name="Light" color="#FF9500"/>
        <look part="series" series="a"><shape kind="area"><fill color="series"/></shape></look>
        <look part="series" series="b">
          <shape kind="area"><fill color="series"/></shape>
          <shape kind="line"><stroke color="#000" width="2"/></shape>
        </look>
        <mark category="Mon" series="a" value="1"/><mark category="Mon" series="b" value="2"/>
      </chart>
    </failed>
    <passed title="A translucent line darkens the slices on which it lies, and not the page">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/><series id="b" name="Oranges" color="#FF9500"/>
        <look part="mark">
          <shape kind="slice">
            <fill color="series"/><stroke color="#000" opacity="0.6" width="2"/>
          </shape>
        </look>
        <mark series="a" value="3"/><mark series="b" value="1"/>
      </chart>
    </passed>
    <passed title="Half a point within the edge of each makes one between the two">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/><series id="b" name="Oranges" color="#FF9500"/>
        <look part="mark">
          <shape kind="slice">
            <fill color="series"/><stroke color="black" width="0.5" align="inside"/>
          </shape>
        </look>
        <mark series="a" value="1"/><mark series="b" value="2"/>
      </chart>
    </passed>
    <failed title="Half a point outside each is covered by the other">
      <chart id="share" type="pie" appearance="light" backdrop="white">
        <series id="a" name="Apples" color="#34C759"/>
        <?finding light: people with low vision cannot tell ‘Apples’ from ‘Oranges’ where they touch: 1.00:1, 3:1 is needed?>
        <series id="b" name="Oranges" color="#FF9500"/>
        <look part="mark">
          <shape kind="slice">
            <fill color="series"/><stroke color="black" width="0.5" align="outside"/>
          </shape>
        </look>
        <mark series="a" value="1"/><mark series="b" value="2"/>
      </chart>
    </failed>
    <inapplicable title="The spacer of a waterfall is nothing to be told from">
      <chart id="cash" type="bar" stacking="stacked" appearance="light" backdrop="#FFF">
        <series id="base" name="Base" color="#FFF"/><series id="a" name="Income" color="#EEE"/>
        <look part="mark"><shape kind="rectangle" width="20"><fill color="series"/></shape></look>
        <mark category="Mon" series="base" value="3"/><mark category="Mon" series="a" value="1"/>
      </chart>
    </inapplicable>
    <inapplicable title="Each slice has its value written on it, though all share one look">
      <chart id="share" type="pie" appearance="light" backdrop="white" lang="en">
        <series id="a" name="Apples" color="#222"/><series id="b" name="Oranges" color="#444"/>
        <look part="mark"><shape kind="slice"><fill color="series"/></shape></look>
        <mark series="a" value="3"><text style="body" color="#000">3</text></mark>
        <mark series="b" value="1"><text style="body" color="#000">1</text></mark>
      </chart>
    </inapplicable>
    <failed title="Bars of two series of an SVG chart that touch">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#117733">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <?finding light dark: people with low vision cannot tell ‘North’ from ‘South’ where they touch: 1.24:1, 3:1 is needed?>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#117733"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
    <inapplicable title="Bars of an SVG chart with 2 pixels between them">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#117733">
          <rect class="bar" x="28" y="40" width="10" height="60"/>
          <rect class="bar" x="68" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#117733"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </inapplicable>
    <passed title="Touching bars of an SVG chart that differ in lightness">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#002244">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#DDAA33">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#002244"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#DDAA33"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"animation-pausable": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="animation-pausable" category="motion" impact="serious"
      components="step-indicator status-tracker progress chart graphic" dialects="spec svg">
  <title>What moves or blinks by itself for long can be paused</title>
  <requirement ref="wcag:2.2.2" level="A"/>
  <requirement ref="chartability:long-animations"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="animation-pause">
    <parameter name="longest" value="5" source="WCAG 2.2, 2.2.2: seconds"/>
  </expectation>
  <remedy dialect="spec">let the animation end within {threshold} seconds, or give a control that pauses it, and name it with
    stop=</remedy>
  <remedy dialect="spec" case="control">let what stop= names be a control that can be operated</remedy>
  <remedy dialect="svg">let the animation end within {threshold} seconds, as with repeatCount= or
    animation-iteration-count, or let a button end it</remedy>
  <remedy dialect="svg" case="control">let what ends the animation have role="button", a name and the focus</remedy>
  <help>
    <why>
      Who is easily distracted cannot read a word beside a dot that pulses and never stops, and who
      reads slowly loses the line.
    </why>
    <applies>
      Each animation that begins by itself, whether something moves, turns, fades or changes its
      colour.
    </applies>
    <decides>
      It ends within five seconds, repeats and all, or a control that can be operated pauses it, or it
      is essential. A spinner or another indicator of which nobody knows how far it is passes: while
      nothing else can be done, its motion says that something is being done.
    </decides>
    <swiftui>
      Stop .repeatForever animations after five seconds, or offer a button that stops them;
      PhaseAnimator with a trigger runs once.
    </swiftui>
    <limits>
      What a script or the page does is not seen, and nor are data that come in by themselves. Of an
      SVG image that is no known indicator or chart nobody can tell whether it shows that something is
      waited for.
    </limits>
  </help>
  <examples>
    <failed title="A ring that pulses for ever">
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Details"/>
        <look state="current">
          <shape kind="circle" size="32">
            <?finding people who are drawn away by what moves or blinks cannot read beside it: its size changes for ever, and nothing pauses it?>
            <animation kind="scale" duration="1.2" repeats="forever" reduced="none"/>
          </shape>
        </look>
      </step-indicator>
    </failed>
    <passed title="A button pauses it">
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Details"/>
        <look state="current">
          <shape kind="circle" size="32">
            <animation kind="fade" duration="1.2" repeats="forever" stop="pause"/></shape>
        </look>
        <control id="pause" label="Pause" action="activate"/>
      </step-indicator>
    </passed>
    <failed title="What is to pause it is a text">
      <chart id="pulse" type="line" label="Pulse">
        <?finding people who are drawn away by what moves or blinks cannot read beside it: it moves for ever, and what is to pause it cannot be operated?>
        <animation kind="move" duration="3" repeats="forever" stop="pause"/>
        <text id="pause" color="label">Pause</text>
      </chart>
    </failed>
    <passed title="Five seconds in all">
      <chart id="sleep" type="bar" label="Sleep">
        <animation kind="grow" duration="2.5" repeats="2"/>
      </chart>
    </passed>
    <failed title="Just over five seconds in all">
      <chart id="sleep" type="bar" label="Sleep">
        <?finding people who are drawn away by what moves or blinks cannot read beside it: its colour changes for 5.25 seconds, and nothing pauses it?>
        <animation kind="color" duration="1.75" repeats="3"/>
      </chart>
    </failed>
    <inapplicable title="A user sets it off">
      <chart id="sleep" type="bar" label="Sleep">
        <animation kind="grow" duration="8" starts="user"/>
      </chart>
    </inapplicable>
    <passed title="A spinner while something is waited for">
      <progress id="wait" type="spinner" label="Loading">
        <animation kind="rotate" duration="1" repeats="forever"/>
      </progress>
    </passed>
    <failed title="A bar that is known to stand at 40 percent shimmers for ever">
      <progress id="upload" type="bar" value="0.4" label="Upload">
        <fill color="systemBlue">
          <?finding people who are drawn away by what moves or blinks cannot read beside it: it moves for ever, and nothing pauses it?>
          <animation kind="move" duration="1.5" repeats="forever"/>
        </fill>
      </progress>
    </failed>
    <passed title="Motion that is the message">
      <chart id="wind" type="line" label="Wind">
        <animation kind="move" duration="3" repeats="forever" essential="true"/>
      </chart>
    </passed>
    <cantTell title="How long it takes is not said">
      <chart id="sleep" type="bar" label="Sleep">
        <?cantTell whether people who are drawn away by what moves or blinks can read beside it depends on the duration of the animation?>
        <animation kind="grow"/>
      </chart>
    </cantTell>
    <cantTell title="What else there is on the screen is not part of the document" complete="data announcements">
      <chart id="sleep" type="bar" label="Sleep">
        <?cantTell whether people who are drawn away by what moves or blinks can read beside it depends on whether anything pauses the animation: it fades for ever?>
        <animation kind="fade" duration="1" repeats="forever"/>
      </chart>
    </cantTell>
    <inapplicable title="Nothing moves">
      <chart id="sleep" type="bar" label="Sleep"><mark category="Mon" value="7"/></chart>
    </inapplicable>
    <failed title="A progress bar in an SVG image that shimmers for ever">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="20" role="progressbar" aria-label="Upload"
           aria-valuenow="40">
        <style>@keyframes shimmer { 50% { opacity: 0.4 } } .bar { animation: 1.5s linear infinite shimmer }</style>
        <?finding people who are drawn away by what moves or blinks cannot read beside it: it fades for ever, and nothing pauses it?>
        <rect class="bar" width="120" height="20"/>
      </svg>
    </failed>
    <passed title="Nobody knows how far it is">
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" role="progressbar" aria-label="Loading">
        <circle cx="20" cy="20" r="16" fill="none" stroke="black" stroke-width="4" stroke-dasharray="60 40">
          <animateTransform attributeName="transform" type="rotate" from="0 20 20" to="360 20 20" dur="1s"
            repeatCount="indefinite"/></circle>
      </svg>
    </passed>
    <passed title="It ends by itself after five seconds">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" role="progressbar" aria-label="Upload"
           aria-valuenow="40">
        <rect width="120" height="20">
          <animate attributeName="opacity" values="1;0.4;1" dur="1s" repeatCount="5"/></rect>
      </svg>
    </passed>
    <failed title="Two that begin each other anew">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="20" role="progressbar" aria-label="Upload"
           aria-valuenow="40">
        <rect width="120" height="20">
          <?finding people who are drawn away by what moves or blinks cannot read beside it: it fades for ever, and nothing pauses it?>
          <animate id="out" attributeName="opacity" to="0.4" dur="1s" begin="0s; in.end"/>
          <?finding people who are drawn away by what moves or blinks cannot read beside it: it fades for ever, and nothing pauses it?>
          <animate id="in" attributeName="opacity" to="1" dur="1s" begin="out.end"/></rect>
      </svg>
    </failed>
    <cantTell title="A picture of which nobody says what it is">
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
        <circle cx="20" cy="20" r="16">
          <?cantTell whether people who are drawn away by what moves or blinks need it paused depends on whether it shows that something is being waited for: its size changes for ever?>
          <animate attributeName="r" values="16;8;16" dur="2s" repeatCount="indefinite"/></circle>
      </svg>
    </cantTell>
    <passed title="It ends by itself after four seconds">
      <svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" role="img">
        <title>New</title>
        <circle cx="40" cy="40" r="20"><animate attributeName="opacity" values="1;0.2;1" dur="1s" repeatCount="indefinite" end="4s"/></circle>
        <circle cx="40" cy="40" r="5"><animate attributeName="opacity" values="1;0.2;1" dur="1s" repeatCount="indefinite" max="4s"/></circle>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"animation-respects-reduce-motion": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="animation-respects-reduce-motion" category="motion"
      impact="moderate" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>What moves is still for those who want less motion</title>
  <requirement ref="wcag:2.3.3" level="AAA" when="interaction"/>
  <requirement ref="hig:motion"/>
  <profile name="wcag-aaa" when="interaction"/>
  <profile name="apple-hig"/>
  <expectation check="reduced-motion">
    <parameter name="shortest" value="0.25" source="ours: seconds that motion must last to be seen as motion"/>
  </expectation>
  <remedy dialect="spec">with Reduce Motion (accessibilityReduceMotion) show the end at once or fade to it, and say
    reduced="none" or reduced="fade"</remedy>
  <remedy dialect="svg">end the animation within @media (prefers-reduced-motion: reduce), or fade there instead; elements
    of SVG that animate others know no such condition, animations of CSS do</remedy>
  <help>
    <why>
      Whoever has a disorder of balance gets dizzy or sick when large parts of a screen move. They have
      switched Reduce Motion on, and an animation that does not ask for it moves all the same.
    </why>
    <applies>
      Each animation that moves, turns, bounces, grows or changes the size of something for more than a
      quarter of a second; none that only fades or changes a colour, that leaves everything as it is,
      or that nothing in the image begins.
    </applies>
    <decides>
      Where a user wants less motion, nothing moves, or it fades instead. In an SVG image the styles
      are computed once more for such a user. What is essential passes, and so does a spinner or
      another indicator of which nobody knows how far it is: its motion is all that it says. WCAG
      2.3.3 speaks only of motion that a user sets off.
    </decides>
    <swiftui>
      Read @Environment(\.accessibilityReduceMotion) and pass nil or a cross-fade instead of the
      spring: .animation(reduceMotion ? nil : .spring, value: step).
    </swiftui>
    <limits>
      What a script or the style sheet of a page does about an animation is not seen, and nor are
      transitions of CSS.
    </limits>
  </help>
  <examples>
    <passed title="A ring that fills, and is full at once with Reduce Motion" profile="apple-hig">
      <progress id="ring" type="ring" value="0.7" label="Download">
        <fill color="systemBlue"><animation kind="grow" duration="0.6" reduced="none"/></fill>
      </progress>
    </passed>
    <passed title="What slides fades instead" profile="apple-hig">
      <step-indicator id="checkout">
        <step name="Account"/>
        <animation kind="move" duration="0.4" starts="user" reduced="fade"/>
      </step-indicator>
    </passed>
    <failed title="A ring that fills all the same" profile="apple-hig">
      <progress id="ring" type="ring" value="0.7" label="Download">
        <fill color="systemBlue">
          <?finding people whom motion makes ill see it all the same: it grows, whether or not they want less motion?>
          <animation kind="grow" duration="0.6" reduced="same"/>
        </fill>
      </progress>
    </failed>
    <failed title="A current step that bounces for ever" profile="apple-hig">
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Details"/>
        <look state="current">
          <shape kind="circle" size="32">
            <?finding people whom motion makes ill see it all the same: it bounces, whether or not they want less motion?>
            <animation kind="bounce" duration="0.2" repeats="forever" reduced="same"/>
          </shape>
        </look>
      </step-indicator>
    </failed>
    <failed title="Just over a quarter of a second" profile="apple-hig">
      <chart id="sleep" type="bar" label="Sleep">
        <?finding people whom motion makes ill see it all the same: it grows, whether or not they want less motion?>
        <animation kind="grow" duration="0.26" reduced="same"/>
      </chart>
    </failed>
    <inapplicable title="A quarter of a second" profile="apple-hig">
      <chart id="sleep" type="bar" label="Sleep">
        <animation kind="grow" duration="0.25" reduced="same"/>
      </chart>
    </inapplicable>
    <inapplicable title="A colour that changes and a text that fades" profile="apple-hig">
      <step-indicator id="checkout" current="1">
        <step name="Account"/>
        <look><shape kind="circle" size="32"><animation kind="color" duration="2" reduced="same"/></shape></look>
        <animation kind="fade" duration="1" reduced="same"/>
      </step-indicator>
    </inapplicable>
    <cantTell title="What becomes of it is not said" profile="apple-hig">
      <chart id="sleep" type="bar" label="Sleep">
        <look part="mark">
          <?cantTell whether people whom motion makes ill are spared it depends on what becomes of the animation with Reduce Motion: it grows?>
          <animation kind="grow" duration="0.5"/>
        </look>
        <mark category="Mon" value="7"/>
      </chart>
    </cantTell>
    <passed title="A spinner turns while something is waited for" profile="apple-hig">
      <progress id="wait" type="spinner" label="Loading">
        <animation kind="rotate" duration="1" repeats="forever" reduced="same"/>
      </progress>
    </passed>
    <passed title="Motion that is the message" profile="apple-hig">
      <chart id="wind" type="line" label="Wind">
        <animation kind="move" duration="3" reduced="same" essential="true"/>
      </chart>
    </passed>
    <failed title="WCAG asks where a user sets it off" profile="wcag-aaa">
      <step-indicator id="checkout">
        <step name="Account"/>
        <?finding people whom motion makes ill see it all the same: it moves, whether or not they want less motion?>
        <animation kind="move" duration="0.4" starts="user" reduced="same"/>
      </step-indicator>
    </failed>
    <passed title="WCAG does not ask where it begins by itself" profile="wcag-aaa">
      <step-indicator id="checkout">
        <step name="Account"/>
        <animation kind="move" duration="0.4" reduced="same"/>
      </step-indicator>
    </passed>
    <failed title="Bars of an SVG image that slide in" profile="apple-hig">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <style>@keyframes slide { from { transform: translateY(60px) } } .bar { animation: slide 0.8s ease-out }</style>
        <?finding people whom motion makes ill see it all the same: it moves, whether or not they want less motion?>
        <rect class="bar" x="10" y="20" width="20" height="60"/>
        <rect class="bar" x="40" y="40" width="20" height="40"/>
      </svg>
    </failed>
    <passed title="The same, still for those who want less motion" profile="apple-hig">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <style>@keyframes slide { from { transform: translateY(60px) } } .bar { animation: slide 0.8s ease-out }
          @media (prefers-reduced-motion: reduce) { .bar { animation: none } }</style>
        <rect class="bar" x="10" y="20" width="20" height="60"/>
      </svg>
    </passed>
    <passed title="Motion only for those who do not want less" profile="apple-hig">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <style>@keyframes slide { from { transform: translateY(60px) } } @keyframes show { from { opacity: 0 } }
          .bar { animation: show 0.8s } @media (prefers-reduced-motion: no-preference) { .bar { animation-name: slide } }</style>
        <rect class="bar" x="10" y="20" width="20" height="60"/>
      </svg>
    </passed>
    <failed title="An element that turns another knows no condition" profile="apple-hig">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect x="10" y="20" width="20" height="60">
          <?finding people whom motion makes ill see it all the same: it turns, whether or not they want less motion?>
          <animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="2s"/></rect>
      </svg>
    </failed>
    <cantTell title="A script may do something about it" profile="apple-hig">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect x="10" y="20" width="20" height="60">
          <?cantTell whether people whom motion makes ill are spared it depends on what its script does where a user wants less motion: its size changes?>
          <animate attributeName="height" from="0" to="60" dur="800ms"/></rect>
        <script>start()</script>
      </svg>
    </cantTell>
    <inapplicable title="An SVG image in which nothing moves" profile="apple-hig">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <style>@keyframes slide { from { transform: translateY(60px) } } @keyframes show { from { opacity: 0 } }
          .bar { animation: show 0.8s } .other { animation: slide 1s }</style>
        <rect class="bar" x="10" y="20" width="20" height="60">
          <animate attributeName="fill" from="red" to="blue" dur="2s"/></rect>
      </svg>
    </inapplicable>
    <inapplicable title="What never begins, and what stays as it is" profile="apple-hig">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <style>@keyframes settle { to { transform: none } } .bar { animation: settle 0.8s }
          @keyframes stay { from { transform: scale(2) } to { transform: scale(2) } } .dot { animation: stay 1s }</style>
        <rect class="bar" x="10" y="20" width="20" height="60">
          <animate attributeName="height" from="0" to="60" dur="2s" begin="indefinite"/></rect>
        <circle class="dot" cx="60" cy="40" r="5"><animate attributeName="r" values="5;5" dur="2s"/>
          <animate attributeName="cx" to="60" dur="2s"/></circle>
      </svg>
    </inapplicable>
    <failed title="What a link begins" profile="wcag-aaa">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <a href="#fill"><text x="10" y="15">Show</text></a>
        <rect x="10" y="20" width="20" height="60">
          <?finding people whom motion makes ill see it all the same: its size changes, whether or not they want less motion?>
          <animate id="fill" attributeName="height" from="0" to="60" dur="2s" begin="indefinite"/></rect>
      </svg>
    </failed>
    <failed title="What is moved by itself comes back to where it belongs" profile="apple-hig">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <style>@keyframes settle { to { transform: none } } .bar { animation: settle 0.8s }</style>
        <?finding people whom motion makes ill see it all the same: it moves, whether or not they want less motion?>
        <rect class="bar" transform="translate(0 60)" x="10" y="20" width="20" height="60"/>
      </svg>
    </failed>
    <passed title="A bar without a value waits as a spinner does">
      <progress id="upload" type="bar" label="Upload">
        <track color="gray"/>
        <animation kind="move" duration="1" repeats="forever" reduced="same"/>
      </progress>
    </passed>
  </examples>
</rule>

"""####,
"announcement-matches-model": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="announcement-matches-model" category="data"
      impact="serious" components="step-indicator status-tracker progress chart"
      dialects="spec svg">
  <title>What is announced of values and states is true</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:metrics-misleading"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="announcement-truth">
    <parameter name="en-bar" source="ours"
      value="bar-chart bar-charts bar-graph bar-graphs bar-plot barchart column-chart column-graph
        column-plot histogram lollipop-chart bar-and-line waterfall-chart vertical-bars
        horizontal-bars"/>
    <parameter name="en-line" source="ours"
      value="line-chart line-charts line-graph line-graphs line-plot linechart sparkline step-chart
        bar-and-line time-series-chart"/>
    <parameter name="en-area" source="ours"
      value="area-chart area-charts area-graph area-plot stacked-area streamgraph"/>
    <parameter name="en-pie" source="ours"
      value="pie-chart pie-charts pie-graph donut-chart doughnut-chart donut-graph ring-chart"/>
    <parameter name="en-scatter" source="ours"
      value="scatter-chart scatter-plot scatter-graph scatterplot scatter-diagram point-chart
        bubble-chart dot-plot"/>
    <parameter name="en-chart" source="ours"
      value="chart charts graph graphs plot plots diagram diagrams visualization visualisation"/>
    <parameter name="en-highest" source="ours"
      value="highest maximum max peak peaks peaked high-of greatest largest biggest tallest longest
        maximal most-on most-in"/>
    <parameter name="en-lowest" source="ours"
      value="lowest minimum min low-of smallest fewest shortest minimal least-on least-in"/>
    <parameter name="en-total" source="ours"
      value="total totals totalling totaling totaled sum sums in-all altogether"/>
    <parameter name="en-mean" value="average averages averaged averaging mean" source="ours"/>
    <parameter name="en-range" value="range ranges ranged ranging between from" source="ours"/>
    <parameter name="en-to" value="to through until" source="ours"/>
    <parameter name="en-than" source="ours"
      value="than more less fewer higher lower greater larger smaller longer shorter twice half
        double doubled triple tripled above below increase increases increased increasing
        decrease decreases decreased decreasing rise rises rose risen rising fall falls fell
        fallen falling drop drops dropped grew grown growth change changes changed changing
        difference gain loss up down compared versus vs"/>
    <parameter name="en-by" value="by per over against for-each of-each for-every" source="ours"/>
    <parameter name="en-series" value="series lines" source="ours"/>
    <parameter name="en-marks" source="ours"
      value="categories bars columns points data-points slices segments sectors wedges marks values
        dots groups"/>
    <parameter name="en-filler" source="ours"
      value="the a an and of is are was were in on at for with it its this that there has have had
        shows show showing value category bar column point slice as then each line bars"/>
    <parameter name="en-aside" source="ours"
      value="second third fourth fifth next other others not nor no never except without axis axes
        scale goal goals target targets limit threshold recommended expected forecast at-least
        at-most previous last almost nearly outside if"/>
    <parameter name="de-bar" source="ours"
      value="balkendiagramm säulendiagramm balkengrafik säulengrafik stabdiagramm histogramm"/>
    <parameter name="de-line" source="ours"
      value="liniendiagramm liniengrafik kurvendiagramm linienchart"/>
    <parameter name="de-area" value="flächendiagramm flächengrafik" source="ours"/>
    <parameter name="de-pie" source="ours"
      value="kreisdiagramm tortendiagramm kuchendiagramm ringdiagramm donutdiagramm"/>
    <parameter name="de-scatter" source="ours"
      value="streudiagramm punktdiagramm punktwolke blasendiagramm"/>
    <parameter name="de-chart" value="diagramm grafik graph chart" source="ours"/>
    <parameter name="de-highest" source="ours"
      value="höchste höchster höchstes höchsten höchstwert maximum maximal max spitzenwert größte
        größter größtes größten längste längsten"/>
    <parameter name="de-lowest" source="ours"
      value="niedrigste niedrigster niedrigstes niedrigsten tiefste tiefster tiefsten tiefstwert
        minimum minimal min kleinste kleinster kleinstes kleinsten geringste geringster
        geringsten kürzeste kürzesten"/>
    <parameter name="de-total" source="ours"
      value="gesamt insgesamt summe gesamtwert gesamtsumme zusammen"/>
    <parameter name="de-mean" source="ours"
      value="durchschnitt durchschnittlich durchschnittswert mittelwert mittel schnitt"/>
    <parameter name="de-range" source="ours"
      value="von zwischen reicht reichen liegt liegen bereich spanne"/>
    <parameter name="de-to" value="bis" source="ours"/>
    <parameter name="de-than" source="ours"
      value="als mehr weniger höher niedriger größer kleiner länger kürzer doppelt halb verdoppelt
        über unter gestiegen steigt steigen anstieg gefallen fällt fallen rückgang gesunken
        sinkt sinken gewachsen wuchs veränderung unterschied verglichen"/>
    <parameter name="de-by" value="nach pro je über gegen" source="ours"/>
    <parameter name="de-series" value="reihen datenreihen linien" source="ours"/>
    <parameter name="de-marks" source="ours"
      value="kategorien balken säulen punkte datenpunkte segmente werte kreissegmente gruppen"/>
    <parameter name="de-filler" source="ours"
      value="der die das dem den des ein eine einem einen einer und ist sind war waren im in am an
        auf bei mit für es wert kategorie zeigt wird hat"/>
    <parameter name="de-aside" source="ours"
      value="zweithöchste zweithöchster zweithöchsten zweitniedrigste zweite zweiter dritte dritter
        nächste nächster nicht kein keine außer ohne achse achsen skala ziel zielwert grenze
        grenzwert empfohlen erwartet prognose mindestens höchstens fast vorige letzte wenn"/>
    <parameter name="fr-bar" source="ours"
      value="diagramme-à-barres diagramme-en-barres graphique-à-barres graphique-en-barres
        histogramme diagramme-en-bâtons graphique-à-colonnes"/>
    <parameter name="fr-line" source="ours"
      value="courbe graphique-linéaire graphique-en-courbes diagramme-linéaire graphique-en-lignes
        courbes"/>
    <parameter name="fr-area" source="ours"
      value="graphique-en-aires diagramme-en-aires graphique-d-aires graphique-en-aire"/>
    <parameter name="fr-pie" source="ours"
      value="camembert diagramme-circulaire graphique-circulaire diagramme-en-secteurs
        graphique-en-secteurs diagramme-en-anneau graphique-en-anneau"/>
    <parameter name="fr-scatter" source="ours"
      value="nuage-de-points diagramme-de-dispersion graphique-à-bulles"/>
    <parameter name="fr-chart" value="graphique graphe diagramme" source="ours"/>
    <parameter name="fr-highest" source="ours"
      value="maximum maximal maximale max plus-élevé plus-élevée plus-haut plus-haute plus-grand
        plus-grande pic plus-longue plus-long"/>
    <parameter name="fr-lowest" source="ours"
      value="minimum minimal minimale min plus-bas plus-basse plus-faible plus-petit plus-petite
        plus-courte plus-court"/>
    <parameter name="fr-total" value="total totale au-total somme en-tout" source="ours"/>
    <parameter name="fr-mean" value="moyenne moyen" source="ours"/>
    <parameter name="fr-range" source="ours"
      value="entre allant va vont varie varient plage étendue"/>
    <parameter name="fr-to" value="à jusqu-à" source="ours"/>
    <parameter name="fr-than" source="ours"
      value="plus moins que supérieur supérieure inférieur inférieure double doublé moitié hausse
        augmente augmenté augmentation baisse baissé diminue diminué diminution croissance
        évolution différence"/>
    <parameter name="fr-by" value="par selon en-fonction-de" source="ours"/>
    <parameter name="fr-series" value="séries lignes" source="ours"/>
    <parameter name="fr-marks" source="ours"
      value="catégories barres colonnes points secteurs segments valeurs parts groupes"/>
    <parameter name="fr-filler" source="ours"
      value="le la les l un une des du de d est sont était étaient et en au aux sur pour avec dans
        il elle valeur catégorie chaque"/>
    <parameter name="fr-aside" source="ours"
      value="deuxième second seconde troisième suivant suivante ne pas sauf sans axe axes échelle
        objectif cible limite seuil recommandé recommandée prévision presque dernier dernière
        au-moins au-plus si"/>
    <parameter name="es-bar" source="ours"
      value="gráfico-de-barras gráfica-de-barras diagrama-de-barras gráfico-de-columnas histograma"/>
    <parameter name="es-line" source="ours"
      value="gráfico-de-líneas gráfica-de-líneas gráfico-lineal diagrama-de-líneas"/>
    <parameter name="es-area" source="ours"
      value="gráfico-de-áreas gráfico-de-área gráfica-de-áreas diagrama-de-áreas"/>
    <parameter name="es-pie" source="ours"
      value="gráfico-circular gráfica-circular gráfico-de-sectores diagrama-de-sectores
        gráfico-de-pastel gráfica-de-pastel gráfico-de-torta gráfico-de-anillo
        gráfico-de-rosquilla"/>
    <parameter name="es-scatter" source="ours"
      value="gráfico-de-dispersión diagrama-de-dispersión gráfico-de-puntos gráfico-de-burbujas"/>
    <parameter name="es-chart" value="gráfico gráfica diagrama" source="ours"/>
    <parameter name="es-highest" source="ours"
      value="máximo máxima máx más-alto más-alta mayor pico más-largo más-larga más-elevado
        más-elevada"/>
    <parameter name="es-lowest" source="ours"
      value="mínimo mínima mín más-bajo más-baja menor más-corto más-corta"/>
    <parameter name="es-total" value="total suma en-total" source="ours"/>
    <parameter name="es-mean" value="media promedio medio" source="ours"/>
    <parameter name="es-range" value="entre desde varía varían rango oscila" source="ours"/>
    <parameter name="es-to" value="a hasta" source="ours"/>
    <parameter name="es-than" source="ours"
      value="que más menos superior inferior doble mitad aumento aumenta aumentó subió sube bajó
        baja descenso disminuye disminuyó crecimiento cambio diferencia"/>
    <parameter name="es-by" value="por según" source="ours"/>
    <parameter name="es-series" value="series líneas" source="ours"/>
    <parameter name="es-marks" source="ours"
      value="categorías barras columnas puntos sectores segmentos valores porciones grupos"/>
    <parameter name="es-filler" source="ours"
      value="el la los las lo un una unos unas de del en con y es son fue era eran para su valor
        categoría cada"/>
    <parameter name="es-aside" source="ours"
      value="segundo segunda tercero tercera siguiente no salvo sin eje ejes escala objetivo meta
        límite umbral recomendado recomendada previsión casi último última al-menos
        como-máximo como-mínimo si"/>
    <parameter name="state-words" source="ours"
      value="step status state stage item is now currently the a"/>
  </expectation>
  <remedy dialect="spec">let the text follow the data, as {value}, {min} and {max} do[: {expected}]</remedy>
  <remedy dialect="spec" case="state">let the text follow the state, as {state} does[: {expected}]</remedy>
  <remedy dialect="svg">make the text again whenever the data change[: {expected}]</remedy>
  <remedy dialect="svg" case="state">make the text again whenever the state changes[: {expected}]</remedy>
  <help>
    <why>
      People who only hear a chart cannot see that its summary is of last week, nor that a step that
      is called completed has failed. What is false is worse than what is missing.
    </why>
    <applies>
      What is heard of marks, where it holds their values; what is said of a chart as a whole, where
      it holds a statistic, a count or the value of a category; clauses that say the state of a step;
      and announcements of changes that hold any of these or the share of a progress.
    </applies>
    <decides>
      A number is a correct rounding of what the data say, or within 1 % of it, however the language
      groups digits and whatever stands for thousands and millions; shares of a whole may be off by 1
      percentage point, and lengths of time may be given in any unit. The highest and the lowest
      value, a range, a total and a mean may be those of all marks, of a series, or of the sums of the
      categories; a category that is named with one must have it. A step is not in another state than
      the one that is said, as far as the two exclude each other.

      A statement is found false only where all words of its clause are understood, and those of one
      before it that says what it is about, as in “per person, …”. Years, dates, ordinals, counts of
      the data, numbers with another unit, ranges that hold all values (as scales do), and clauses
      about axes, goals or changes are no statements about the data.
    </decides>
    <swiftui>
      Derive every spoken number and state from the model that is drawn; do not write it a second
      time.
    </swiftui>
    <limits>
      Words for statistics are known in English, German, French and Spanish, numbers in words in
      English only. Comparisons and trends are not checked. The place of a step among all, and the
      value of a progress where it stands, have rules of their own.
    </limits>
  </help>
  <examples>
    <failed title="A step in error that is said to be completed">
      <status-tracker id="order">
        <?finding people who use a screen reader hear ‘completed’ where ‘Payment’ is in error?>
        <step name="Payment" state="error" label="Payment, completed"/>
        <step name="Delivery" state="upcoming" label="Delivery, not started"/>
      </status-tracker>
    </failed>
    <passed title="Each step says its state">
      <status-tracker id="order">
        <step name="Payment" state="error" label="Payment, error"/>
        <step name="Packing" state="completed" label="Packing completed"/>
        <step name="Delivery" state="upcoming" label="Status: not started, Delivery"/>
      </status-tracker>
    </passed>
    <inapplicable title="A request is no state, and what is incomplete may be current">
      <step-indicator id="checkout" current="1">
        <step name="Payment" label="Complete payment"/>
        <step name="Review" label="Review, 1 task remaining"/>
      </step-indicator>
      <status-tracker id="order">
        <step name="Payment" state="current" label="Payment, incomplete"/>
      </status-tracker>
    </inapplicable>
    <failed title="One stop says the states of all">
      <?finding people who use a screen reader hear ‘Payment completed’ where ‘Payment’ is in error?>
      <status-tracker id="order" children="ignore" label="Order: Payment completed, Delivery not started">
        <step name="Payment" state="error"/>
        <step name="Delivery" state="upcoming"/>
      </status-tracker>
    </failed>
    <failed title="Words that an author gives states">
      <status-tracker id="auftrag" lang="de">
        <state id="done" is="completed" announced-as="fertig"/>
        <state id="wrong" is="error" announced-as="Fehler"/>
        <?finding people who use a screen reader hear ‘fertig’ where ‘Zahlung’ is in error?>
        <step name="Zahlung" state="wrong" label="Zahlung, fertig"/>
        <step name="Versand" state="done" label="Versand, fertig"/>
      </status-tracker>
    </failed>
    <passed title="Range, highest, lowest, total, mean, count and values">
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart, 3 bars. 5 to 9 hours, highest Sunday, lowest Friday (5 hours)"
             summary="Total: 21 hours. On average 7 hours. Saturday 7 hours.">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sat" value="7" label="Saturday, 7 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </passed>
    <failed title="The wrong category is the highest">
      <?finding people who use a screen reader hear ‘highest Saturday’ where the highest value is 9 hours, of ‘Sun’?>
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart, 3 days. 5 to 9 hours, highest Saturday">
        <mark category="Fri" value="5"/>
        <mark category="Sat" value="7"/>
        <mark category="Sun" value="9"/>
      </chart>
    </failed>
    <failed title="The wrong number, in a clause of its own, and the wrong lowest">
      <?finding people who use a screen reader hear ‘Highest: Sunday, 8 hours’ where the highest value is 9 hours, of ‘Sun’?>
      <?finding people who use a screen reader hear ‘the lowest is 6’ where the lowest value is 5 hours, of ‘Fri’?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep, bar chart"
             summary="Highest: Sunday, 8 hours; the lowest is 6">
        <mark category="Fri" value="5"/>
        <mark category="Sat" value="7"/>
        <mark category="Sun" value="9"/>
      </chart>
    </failed>
    <failed title="The wrong range, total, mean and count">
      <?finding people who use a screen reader hear ‘from 6 to 9 hours’ where the values go from 5 hours to 9 hours?>
      <?finding people who use a screen reader hear ‘Total 22 hours’ where the values add up to 21 hours?>
      <?finding people who use a screen reader hear ‘average 8’ where the mean is 7 hours?>
      <?finding people who use a screen reader hear ‘Bar chart with 4 bars’ where there are 3?>
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart with 4 bars, from 6 to 9 hours. Total 22 hours, average 8.">
        <mark category="Fri" value="5"/>
        <mark category="Sat" value="7"/>
        <mark category="Sun" value="9"/>
      </chart>
    </failed>
    <passed title="Numbers as each language writes them">
      <chart id="umsatz" type="bar" unit="€" lang="de" children="contain"
             label="Balkendiagramm. Höchster Wert: 1.234,5 € im Mai; insgesamt 1,73 Tsd. €">
        <mark category="April" value="500"/><mark category="Mai" value="1234.5"/>
      </chart>
      <chart id="ventes" type="bar" unit="€" lang="fr" children="contain"
             label="Diagramme à barres. Maximum : 1 234,5 € en mai">
        <mark category="avril" value="500"/><mark category="mai" value="1234.5"/>
      </chart>
      <chart id="people" type="bar" unit="none" children="contain"
             label="Bar chart. Highest: India with 1.45 billion. Total 1.66 bn">
        <mark category="India" value="1450935791"/><mark category="Brazil" value="211998573"/>
      </chart>
    </passed>
    <failed title="A decimal comma that moved">
      <?finding people who use a screen reader hear ‘Höchster Wert: 12.345 € im Mai’ where the highest value is 1.234,5 €, of ‘Mai’?>
      <chart id="umsatz" type="bar" unit="€" lang="de" children="contain"
             label="Balkendiagramm. Höchster Wert: 12.345 € im Mai">
        <mark category="April" value="500"/><mark category="Mai" value="1234.5"/>
      </chart>
    </failed>
    <passed title="Just right: rounded, or within 1 %">
      <chart id="steps" type="bar" unit="steps" children="contain"
             label="Bar chart of steps. Highest: Tuesday with 10,100 steps; average 7.5 thousand steps">
        <mark category="Mon" value="5000"/><mark category="Tue" value="10000"/>
      </chart>
    </passed>
    <failed title="More than 1 % off">
      <?finding people who use a screen reader hear ‘Highest: Tuesday with 10,102 steps’ where the highest value is 10,000 steps, of ‘Tue’?>
      <chart id="steps" type="bar" unit="steps" children="contain"
             label="Bar chart of steps. Highest: Tuesday with 10,102 steps">
        <mark category="Mon" value="5000"/><mark category="Tue" value="10000"/>
      </chart>
    </failed>
    <passed title="Shares of a whole, lengths of time, and the highest of a series">
      <chart id="budget" type="pie" unit="€" children="contain"
             label="Pie chart of the budget. The largest slice is Rent with 75 percent">
        <mark category="Rent" value="900" label="Rent, 75 percent"/>
        <mark category="Food" value="300" label="Food, 25 percent"/>
      </chart>
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart of sleep. Longest: 7 hours 45 minutes, shortest: 390 minutes">
        <mark category="Mon" value="7.75"/><mark category="Tue" value="6.5"/>
      </chart>
      <chart id="stages" type="bar" unit="h" children="contain"
             label="Bar chart of sleep. Deep is highest on Monday">
        <series id="deep" name="Deep"/><series id="low" name="Low"/>
        <mark category="Mon" series="deep" value="3"/><mark category="Tue" series="deep" value="2"/>
        <mark category="Mon" series="low" value="4"/><mark category="Tue" series="low" value="6"/>
      </chart>
    </passed>
    <failed title="The highest of a series is not that of all">
      <?finding people who use a screen reader hear ‘Deep is highest on Tuesday’ where the highest value is 3 hours, of ‘Mon’?>
      <chart id="stages" type="bar" unit="h" children="contain"
             label="Bar chart of sleep. Deep is highest on Tuesday">
        <series id="deep" name="Deep"/><series id="low" name="Low"/>
        <mark category="Mon" series="deep" value="3"/><mark category="Tue" series="deep" value="2"/>
        <mark category="Mon" series="low" value="4"/><mark category="Tue" series="low" value="6"/>
      </chart>
    </failed>
    <inapplicable title="Numbers that say nothing of the data">
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart of sleep in 2024, as of 6/7/2025, axis from 0 to 12 hours"
             summary="The goal is at least 8 hours. The second highest is Saturday, and values rose by 2 hours from 6 to 8. Scale 0 to 10 hours.">
        <mark category="Fri" value="5"/>
        <mark category="Sat" value="7"/>
        <mark category="Sun" value="9"/>
      </chart>
    </inapplicable>
    <cantTell title="A statement that may be about something else">
      <?cantTell whether ‘weekday average 6 hours’ is true, as people who use a screen reader hear it, depends on what ‘weekday’ stands for there: the mean is 7 hours?>
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart of sleep: weekday average 6 hours">
        <mark category="Fri" value="5"/>
        <mark category="Sat" value="7"/>
        <mark category="Sun" value="9"/>
      </chart>
    </cantTell>
    <cantTell title="Statements about other data than those of the chart">
      <?cantTell whether ‘Rent is 450’ is true, as people who use a screen reader hear it, depends on what ‘person’ stands for there: ‘Rent’ is 900 €?>
      <chart id="budget" type="bar" unit="€" children="contain"
             label="Bar chart of the budget. Per person, Rent is 450">
        <mark category="Rent" value="900"/><mark category="Food" value="300"/>
      </chart>
      <?cantTell whether ‘Highest of the year was 11 hours’ is true, as people who use a screen reader hear it, depends on what ‘year’ stands for there: the highest value is 9 hours, of ‘Sun’?>
      <?cantTell whether ‘Sunday +2 hours’ is true, as people who use a screen reader hear it, depends on what ‘plus’ stands for there: ‘Sun’ is 9 hours?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sunday +2 hours"
             summary="Bar chart of sleep. Highest of the year was 11 hours.">
        <mark category="Fri" value="5"/>
        <mark category="Sun" value="9"/>
      </chart>
    </cantTell>
    <passed title="A number that counts the data">
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart of sleep. Highest day of 2: Sunday">
        <mark category="Fri" value="5"/>
        <mark category="Sun" value="9"/>
      </chart>
    </passed>
    <cantTell title="The values are not known" complete="tree announcements">
      <?cantTell whether ‘highest Sunday’ is true, as people who use a screen reader hear it, depends on the value of the mark?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Bar chart of sleep, highest Sunday">
        <mark category="Fri"/><mark category="Sun" value="9"/>
      </chart>
    </cantTell>
    <failed title="A mark with another value">
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <?finding people who use a screen reader hear ‘8 hours’ where the value is 9 hours?>
        <mark category="Sun" value="9" label="Sunday, 8 hours"/>
      </chart>
    </failed>
    <inapplicable title="A mark that says something else than its value">
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep">
        <mark category="Sun" value="9" label="Sunday, 2 alarms"/>
        <mark category="Mon" value="9" label="Monday, 8 hours planned"/>
      </chart>
    </inapplicable>
    <failed title="A value in the summary">
      <?finding people who use a screen reader hear ‘Food 400 €’ where ‘Food’ is 300 €?>
      <chart id="budget" type="bar" unit="€" children="contain"
             label="Bar chart of the budget: Rent 900 €, Food 400 €">
        <mark category="Rent" value="900"/><mark category="Food" value="300"/>
      </chart>
    </failed>
    <failed title="An announcement that does not follow the value">
      <progress id="upload" type="ring" value="0.75" label="Upload" value-text="75 percent">
        <?finding people who use a screen reader hear ‘30 percent done’ where it is 75 percent?>
        <announcement on="update">30 percent done</announcement>
      </progress>
    </failed>
    <passed title="An announcement that does">
      <progress id="upload" type="ring" value="0.75" label="Upload" value-text="75 percent">
        <announcement on="update">{percent} percent done</announcement>
      </progress>
    </passed>
    <failed title="The description of an SVG chart is of other data">
      <?finding people who use a screen reader hear ‘The highest is Q1 with 16’ where the highest value is 16, of ‘Q2’?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="graphics-document"
        aria-label="Revenue">
        <desc>Bar chart of revenue by quarter. The highest is Q1 with 16.</desc>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
        <rect class="bar" role="graphics-symbol" aria-label="quarter: Q1; revenue: 12" x="30" y="40" width="10" height="60"/>
        <rect class="bar" role="graphics-symbol" aria-label="quarter: Q2; revenue: 16" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </failed>
    <passed title="The description of an SVG chart is of its data">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="graphics-document"
        aria-label="Revenue">
        <desc>Bar chart of revenue by quarter. The highest is Q2 with 16.</desc>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
        <rect class="bar" role="graphics-symbol" aria-label="quarter: Q1; revenue: 12" x="30" y="40" width="10" height="60"/>
        <rect class="bar" role="graphics-symbol" aria-label="quarter: Q2; revenue: 16" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </passed>
    <passed title="What is announced as completed when it is">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout">
        <step name="Account"/><step name="Details"/>
        <look label="{name}, {state}"/>
        <announcement on="complete">{name} completed</announcement>
      </step-indicator>
    </passed>
  </examples>
</rule>

"""####,
"axes-described": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="axes-described" category="data"
      impact="moderate" components="chart"
      dialects="spec svg">
  <title>What is measured along an axis can be read, and is told with its unit</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:axis-labels-missing"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="axes-described">
    <parameter name="least-ticks" value="2" source="ours: one number makes no scale"/>
    <parameter name="placeholders" value="label title image icon chart graph untitled todo invisible clear"
               source="ours, as for name-not-identifier"/>
    <parameter name="numbered" value="series dataset figure fig chart graph plot diagram" source="ours"/>
    <parameter name="nouns"
               value="chart charts graph graphs plot plots diagram figure visualization visualisation title data dataset"
               source="ours"/>
    <parameter name="forms"
               value="bar column line area pie donut doughnut ring scatter bubble stacked grouped simple basic my new the a an of"
               source="ours"/>
    <parameter name="joins" value="versus vs against over by and per" source="ours"/>
  </expectation>
  <remedy dialect="spec">say what is measured and in which unit: in the title of the &lt;axis>, which may be
    hidden where an audio graph, the summary or the marks say the same</remedy>
  <remedy dialect="spec" case="scale">show a scale, as in
    &lt;axis [dimension="{dimension}" ticks="{scale}"|dimension="y" ticks="0 50 100"]>&lt;text>{value}&lt;/text>&lt;/axis>,
    or the value on each mark</remedy>
  <remedy dialect="spec" case="all">show a scale, as in
    &lt;axis [dimension="{dimension}" ticks="{scale}"|dimension="y" ticks="0 50 100"]
    title="…[ in {declared}]">&lt;text>{value}&lt;/text>&lt;/axis>, or the value on each mark; say what is
    measured and in which unit</remedy>
  <remedy dialect="spec" case="unit">declare the unit with unit, or unit="none" where there is none</remedy>
  <remedy dialect="svg">say what is measured and in which unit in the title or the description of the
    image, or let the titles of the axes be met</remedy>
  <remedy dialect="svg" case="scale">show a scale, or the value on each mark</remedy>
  <remedy dialect="svg" case="all">show a scale, or the value on each mark; say what is measured and in
    which unit in the title or the description of the image</remedy>
  <remedy dialect="svg" case="unit">write the unit in the title of the axis, as in “Sleep (hours)”</remedy>
  <help>
    <why>
      Bars without a scale show which is longer, and not how long; numbers without a unit may be beats,
      minutes or euros. People who do not see the axis need to be told what it shows.
    </why>
    <applies>
      Each axis along which something is measured: that of the values of bars, lines and areas, and
      both of a scatter chart whose categories are numbers. A pie has none.
    </applies>
    <decides>
      For people who see the chart there is a scale of at least two numbers, or each mark has its value
      in words, or the data are in a visible table.

      People who use a screen reader are told what is measured: by the title of the axis, or of a chart
      with one such axis by its title, name or summary, unless that fits any chart. They are told the unit, too: there,
      in an audio graph, in the labels of the axis, or with the value of every mark. An axis that is
      hidden from them is fine where something else says the same. unit="none" is a unit that is known.
    </decides>
    <swiftui>
      Name axes with .chartXAxisLabel("Day") and .chartYAxisLabel("Hours"), keep AxisValueLabel or
      annotate the bars; an AXNumericDataAxisDescriptor says title and unit.
    </swiftui>
    <limits>
      Whether a title names what is really measured is for people to judge. Units are known in English
      only. Where no unit is declared and none is heard, the rule cannot tell whether one is missing.
      Of an image, the axes are what is seen to be such, and a scale may have been missed.
    </limits>
  </help>
  <examples>
    <passed title="A scale, and a title with the unit">
      <chart id="pulse" type="bar" unit="bpm">
        <mark category="1" value="70" label="Minute 1, 70"/><mark category="2" value="90" label="Minute 2, 90"/>
        <axis dimension="y" title="Heart rate in beats per minute" ticks="0 50 100">
          <text color="label">{value}</text>
        </axis>
      </chart>
    </passed>
    <failed title="No scale, no values, and nothing says what is measured">
      <?finding people cannot read the values off the chart: it has no scale, and no mark has a label with its value; people who use a screen reader are told neither what the values are nor in which unit, ‘bpm’?>
      <chart id="pulse" type="bar" unit="bpm">
        <mark category="1" value="70" label="Minute 1, 70"/><mark category="2" value="90" label="Minute 2, 90"/>
      </chart>
    </failed>
    <passed title="The value on each mark, and the name of the chart">
      <chart id="pulse" type="bar" unit="bpm" children="contain" label="Heart rate in bpm">
        <look part="mark"><text color="label">{value}</text></look>
        <mark category="1" value="70"/><mark category="2" value="90"/>
      </chart>
    </passed>
    <failed title="The value on one mark of two">
      <?finding people cannot read the values off the chart: it has no scale, and 1 of 2 marks has no label with its value?>
      <chart id="pulse" type="bar" unit="bpm" children="contain" label="Heart rate in bpm">
        <mark category="1" value="70"/><mark category="2" value="90"><text color="label">90</text></mark>
      </chart>
    </failed>
    <failed title="One number is no scale">
      <chart id="pulse" type="bar" unit="bpm" children="contain" label="Heart rate in bpm">
        <mark category="1" value="70"/><mark category="2" value="90"/>
        <?finding people cannot read the values off the chart: it has no scale, and no mark has a label with its value?>
        <axis dimension="y" ticks="100" hidden="true"><text color="label">{value}</text></axis>
      </chart>
    </failed>
    <passed title="Two numbers are one">
      <chart id="pulse" type="bar" unit="bpm" children="contain" label="Heart rate in bpm">
        <mark category="1" value="70"/><mark category="2" value="90"/>
        <axis dimension="y" ticks="0 100" hidden="true"><text color="label">{value}</text></axis>
      </chart>
    </passed>
    <passed title="A visible table has the values">
      <chart id="pulse" type="line" unit="bpm" children="contain" label="Heart rate in bpm">
        <mark category="1" value="70"/><mark category="2" value="90"/>
        <table shown="visible" label="Heart rate in bpm"/>
      </chart>
    </passed>
    <passed title="The axis is hidden, and the marks say the unit">
      <chart id="pulse" type="bar" unit="bpm" children="contain" label="Heart rate by minute">
        <mark category="1" value="70" label="Minute 1" value-text="70 bpm"/>
        <mark category="2" value="90" label="Minute 2" value-text="90 bpm"/>
        <axis dimension="y" ticks="0 50 100" hidden="true">
          <title color="label">bpm</title><text color="label">{value}</text>
        </axis>
      </chart>
    </passed>
    <failed title="The unit is only on a hidden axis">
      <chart id="pulse" type="bar" unit="bpm" children="contain" label="Heart rate by minute">
        <mark category="1" value="70" label="Minute 1, 70"/>
        <mark category="2" value="90" label="Minute 2, 90"/>
        <?finding people who use a screen reader are not told the unit of the values, ‘bpm’?>
        <axis dimension="y" ticks="0 50 100" hidden="true">
          <title color="label">bpm</title><text color="label">{value}</text>
        </axis>
      </chart>
    </failed>
    <failed title="One mark of two says the unit">
      <chart id="pulse" type="bar" unit="bpm" children="contain" label="Heart rate by minute">
        <mark category="1" value="70" label="Minute 1, 70 bpm"/>
        <mark category="2" value="90" label="Minute 2, 90"/>
        <?finding people who use a screen reader are not told the unit of the values, ‘bpm’?>
        <axis dimension="y" ticks="0 50 100" hidden="true"><text color="label">{value}</text></axis>
      </chart>
    </failed>
    <failed title="The unit is told, and not what it is of">
      <chart id="pulse" type="bar" unit="bpm" children="contain" label="Bar chart">
        <mark category="1" value="70" label="Minute 1, 70 bpm"/>
        <?finding people who use a screen reader are not told what the values are?>
        <axis dimension="y" ticks="0 50 100" hidden="true"><text color="label">{value}</text></axis>
      </chart>
    </failed>
    <passed title="An audio graph says what the axes are, and a summary does">
      <chart id="pulse" type="line" unit="bpm">
        <mark category="1" value="70"/><mark category="2" value="90"/>
        <axis dimension="y" title="Heart rate" unit="bpm" ticks="0 50 100" hidden="true">
          <text color="label">{value}</text>
        </axis>
        <descriptor title="Exercise"/>
      </chart>
      <chart id="sleep" type="bar" unit="h" summary="Sleep in hours, from {min} to {max}.">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <axis dimension="y" ticks="0 5 10" hidden="true"><text color="label">{value}</text></axis>
      </chart>
    </passed>
    <passed title="Counts have no unit">
      <chart id="visitors" type="bar" unit="none" children="contain" label="Visitors by day">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <axis dimension="y" ticks="0 5 10" hidden="true"><text color="label">{value}</text></axis>
      </chart>
    </passed>
    <cantTell title="Nobody says whether there is a unit">
      <chart id="visitors" type="bar" children="contain" label="Visitors by day">
        <mark category="Mon" value="7" label="Monday, 7"/><mark category="Tue" value="5" label="Tuesday, 5"/>
        <?cantTell whether people who use a screen reader are told the unit of the values depends on the unit of the values?>
        <axis dimension="y" ticks="0 5 10" hidden="true"><text color="label">{value}</text></axis>
      </chart>
    </cantTell>
    <failed title="Both axes of points are measures">
      <chart id="people" type="scatter" unit="kg" children="contain" label="Thirty people">
        <mark category="160" value="55" label="55 kg"/><mark category="180" value="80" label="80 kg"/>
        <axis dimension="y" title="Weight in kg" ticks="40 60 80"><text color="label">{value}</text></axis>
        <?finding people who use a screen reader are told neither what the horizontal axis shows nor in which unit, ‘cm’?>
        <axis dimension="x" unit="cm" hidden="true"><text color="label">{category}</text></axis>
      </chart>
    </failed>
    <passed title="Both axes of points have a title">
      <chart id="people" type="scatter" unit="kg" children="contain" label="Thirty people">
        <mark category="160" value="55" label="55 kg"/><mark category="180" value="80" label="80 kg"/>
        <axis dimension="y" title="Weight in kg" ticks="40 60 80"><text color="label">{value}</text></axis>
        <axis dimension="x" title="Height in cm" unit="cm"><text color="label">{category}</text></axis>
      </chart>
    </passed>
    <cantTell title="The host of a fragment may say more" scope="fragment">
      <?cantTell whether people can read the values off the chart depends on what its host adds to it; whether people who use a screen reader are told what the values are depends on what its host says of the chart?>
      <chart id="visitors" type="bar" unit="none">
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
    </cantTell>
    <inapplicable title="A pie has no axes, and decoration needs none">
      <chart id="cost" type="pie" unit="USD"><mark category="Rent" value="900" label="Rent, $900"/></chart>
      <chart id="spark" type="line" decorative="true"><mark value="3"/><mark value="5"/></chart>
    </inapplicable>
    <passed title="The title of an axis in an SVG chart has the unit">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en">
        <title>Sales by quarter</title>
        <g class="axis y"><text class="tick" x="5" y="120">0</text><text class="tick" x="5" y="80">50</text>
          <text class="tick" x="5" y="40">100</text><text class="title" x="5" y="20">Revenue (million USD)</text></g>
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" x="30" y="60" width="10" height="60"/><rect class="bar" x="70" y="40" width="10" height="80"/>
      </svg>
    </passed>
    <failed title="An SVG image that nobody hears the unit of">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en" role="img"
           aria-label="Sales by quarter">
        <?finding people who use a screen reader are not told the unit of the values, ‘million USD’?>
        <g class="axis y"><text class="tick" x="5" y="120">0</text><text class="tick" x="5" y="80">50</text>
          <text class="tick" x="5" y="40">100</text><text class="title" x="5" y="20">Revenue (million USD)</text></g>
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" x="30" y="60" width="10" height="60"/><rect class="bar" x="70" y="40" width="10" height="80"/>
      </svg>
    </failed>
    <cantTell title="An SVG image without a scale that was recognised">
      <?cantTell whether people can read the values off the chart depends on whether something that was not recognised tells the values; whether people who use a screen reader are told the unit of the values depends on the unit of the values?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en">
        <title>Sales by quarter</title>
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" x="30" y="60" width="10" height="60"/><rect class="bar" x="70" y="40" width="10" height="80"/>
      </svg>
    </cantTell>
    <cantTell title="A unit in a language whose units are not known" lang="ja">
      <chart id="sleep" type="bar" unit="h" children="contain" label="睡眠時間">
        <mark category="月曜日" value="7" label="月曜日" value-text="7時間"/>
        <?cantTell whether people who use a screen reader are told the unit of the values depends on what ‘h’ is called in the language?>
        <axis dimension="y" title="睡眠時間" ticks="0 5 10"><text style="caption">{value}</text></axis>
      </chart>
    </cantTell>
  </examples>
</rule>

"""####,
"change-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="change-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker progress chart"
      dialects="spec svg">
  <title>Changes are announced without moving focus</title>
  <requirement ref="wcag:4.1.3" level="AA"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:changes-not-easy-to-follow"/>
  <requirement ref="chartability:interactive-context-unclear"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="change-announced"/>
  <remedy dialect="spec">announce it, as in &lt;announcement on="advance">Step {position} of {count}:
    {name}&lt;/announcement></remedy>
  <remedy dialect="spec" case="back">announce it, as in &lt;announcement on="back">Step {position} of
    {count}: {name}&lt;/announcement></remedy>
  <remedy dialect="spec" case="complete">announce it, as in &lt;announcement on="complete">All steps
    completed&lt;/announcement>; where a new screen takes focus, say &lt;focus on="complete"
    new-screen="true"/></remedy>
  <remedy dialect="spec" case="error">announce it, as in &lt;announcement on="error"
    priority="assertive">{name}: {state}&lt;/announcement></remedy>
  <remedy dialect="spec" case="update">give what carries the value traits="updates-frequently", or
    announce it with pauses, as in &lt;announcement on="update" every-percent="25">…&lt;/announcement>;
    say dynamic="false" where nothing changes while a user is there</remedy>
  <remedy dialect="spec" case="words">give the state its words, as in &lt;state id="done" is="completed"
    announced-as="erledigt|fertig"/></remedy>
  <remedy dialect="svg">let a script write what is new into an element with aria-live="polite", as “Step 3 of 4: Review”</remedy>
  <remedy dialect="svg" case="error">let a script write what failed into an element with aria-live="assertive", as “Payment,
    failed”</remedy>
  <remedy dialect="svg" case="update">let a script write the new value into an element with aria-live="polite", with pauses, as
    “50 %”</remedy>
  <help>
    <why>
      People who see the screen notice that a step lights up or a ring fills. People who do not are told of it,
      or does not learn of it at all: focus stays where it was.
    </why>
    <applies>
      Each kind of change that a component goes through while a user is there. Of steps: the next
      one becomes current, or one goes wrong, where a state for that is declared, has a look or is
      taken. Of a determinate progress, and of a chart that says dynamic="true": the values change. Going back and
      completing count where an announcement, focus or a control speaks of them. Not a change that a
      new screen comes with, which takes focus and tells of itself; nor a component of which nothing is
      reached at all.
    </applies>
    <decides>
      One of these tells of the change. An announcement that holds the number or the name of the
      step arrived at, in each position; a word for the error; the new value; of items that do not
      follow one another, the name and the new state. An announcement on update counts for each
      change of state. Focus that moves to
      what changed. A live region whose announcement differs afterwards. For values that keep
      changing, the trait updates-frequently on what carries the value. Or what the
      user operates, a control, a step that is selected or a stop that is adjusted, where it says the
      new state itself.

      It is moderate where the user set the change off with a control whose own announcement changes,
      though not to the new state.
    </decides>
    <swiftui>
      In .onChange(of: step) call AccessibilityNotification.Announcement("Step 2 of 4:
      Details").post() (iOS 17, macOS 14), or UIAccessibility.post(notification: .announcement,
      argument:) before. Do not move focus with @AccessibilityFocusState for it.
    </swiftui>
    <limits>
      Any announcement counts that is made when all is done, or when the data of a chart change: no
      vocabulary holds all that may be said then. Indeterminate progress has no value to tell.
      An SVG image shows one moment: what its scripts announce is not known, and a picture of a chart is
      not known to change at all.
      Number words are known in English alone.
    </limits>
  </help>
  <examples>
    <passed title="Position and name are announced">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <announcement on="advance">Step {position} of {count}: {name}</announcement>
      </step-indicator>
    </passed>
    <failed title="The indicator changes silently">
      <?finding people who use a screen reader are not told when the next step becomes current?>
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </failed>
    <failed title="An announcement that does not say where the user is">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/>
        <?finding people who use a screen reader hear ‘Next step’ when the next step becomes current, without the step’s position or name?>
        <announcement on="advance">Next step</announcement>
      </step-indicator>
    </failed>
    <failed title="A fixed announcement is right for one step only">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <?finding people who use a screen reader hear ‘Step 2 of 3’ when the next step becomes current, without the step’s position or name?>
        <announcement on="advance">Step 2 of 3</announcement>
      </step-indicator>
    </failed>
    <failed title="The total is not the position">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <?finding people who use a screen reader hear ‘Step 1 of 3’ when the next step becomes current, without the step’s position or name?>
        <announcement on="advance">Step 1 of {count}</announcement>
      </step-indicator>
    </failed>
    <passed title="Focus moves to what says the new step">
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Details"/>
        <title id="heading" traits="header">{position}. {name}</title>
        <focus on="advance" to="heading"/>
      </step-indicator>
    </passed>
    <failed title="Focus moves to what stays as it was">
      <?finding people who use a screen reader are not told when the next step becomes current?>
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Details"/>
        <title id="heading" traits="header">Checkout</title>
        <focus on="advance" to="heading"/>
      </step-indicator>
    </failed>
    <passed title="A live region says it">
      <step-indicator id="checkout" current="1">
        <step name="Account"/><step name="Details"/>
        <text live="polite">Step {position}: {name}</text>
      </step-indicator>
    </passed>
    <failed title="A hidden live region says nothing">
      <?finding people who use a screen reader are not told when the next step becomes current?>
      <step-indicator id="checkout" current="1" label="Checkout">
        <step name="Account"/><step name="Details"/>
        <text live="polite" hidden="true">Step {position}: {name}</text>
      </step-indicator>
    </failed>
    <passed title="The control says the new step itself">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <control action="next" label="Next" value="now at {position} of {count}"/>
      </step-indicator>
    </passed>
    <failed title="The control changes, and does not say the new step">
      <?finding people who use a screen reader are not told when the next step becomes current?>
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/>
        <control action="next"><text when="not-last">Next</text><text when="last">Done</text></control>
      </step-indicator>
    </failed>
    <passed title="The step that is selected says that it is current">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look label="{position}, {name}, {state}" traits="button" action="select"/>
      </step-indicator>
    </passed>
    <passed title="A group around the step is selected, and says that it is current" lang="en">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <group children="combine" action="select"><step name="Account"/></group>
        <group children="combine" action="select"><step name="Details"/></group>
        <look><text>{position}, {name}, {state}</text></look>
      </step-indicator>
    </passed>
    <passed title="A stop that is adjusted says its new value">
      <step-indicator id="checkout" current="1" children="ignore" traits="adjustable"
                      label="Checkout" value="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="Steps can be selected, and a button that moves on says nothing">
      <?finding people who use a screen reader are not told when the next step becomes current?>
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look label="{position}, {name}, {state}" traits="button" action="select"/>
        <control label="Next" action="next"/>
      </step-indicator>
    </failed>
    <failed title="Moving on is announced, going wrong is not">
      <?finding people who use a screen reader are not told when a step goes wrong?>
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <state id="late" is="error" announced-as="past due"/>
        <step name="Account"/><step name="Payment"/>
        <announcement on="advance">Step {position} of {count}: {name}</announcement>
      </step-indicator>
    </failed>
    <passed title="Both are announced, in the author’s words">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <state id="late" is="error" announced-as="past due"/>
        <step name="Account"/><step name="Payment"/>
        <announcement on="advance">Step {position} of {count}: {name}</announcement>
        <announcement on="error" priority="assertive">{name}: {state}</announcement>
      </step-indicator>
    </passed>
    <passed title="A tracker that announces each update">
      <status-tracker id="order" current="2">
        <step name="Packed"/><step name="Sent"/><step name="Delivered"/>
        <announcement on="update">{name}: {state}</announcement>
      </status-tracker>
    </passed>
    <failed title="An error that is announced as if nothing were wrong">
      <status-tracker id="order" current="2">
        <step name="Packed"/><step name="Sent"/>
        <look state="error" label="{name}, failed"/>
        <announcement on="advance">{name}</announcement>
        <?finding people who use a screen reader hear ‘Sent changed’ when a step goes wrong, without a word for the error?>
        <announcement on="error">{name} changed</announcement>
      </status-tracker>
    </failed>
    <failed title="A done button and silence behind it">
      <?finding people who use a screen reader are not told when the last step is done?>
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/>
        <announcement on="advance">Step {position}: {name}</announcement>
        <control when="last" action="complete" label="Place order"/>
      </step-indicator>
    </failed>
    <passed title="What comes behind the done button is a screen of its own">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/>
        <announcement on="advance">Step {position}: {name}</announcement>
        <control when="last" action="complete" label="Place order"/>
        <focus on="complete" new-screen="true"/>
      </step-indicator>
    </passed>
    <passed title="A ring whose value is asked for again and again">
      <progress id="upload" type="ring" value="0.4" label="Upload" value-text="{percent} percent"
                traits="updates-frequently"/>
    </passed>
    <failed title="A ring that fills in silence">
      <?finding people who use a screen reader are not told when the value changes?>
      <progress id="upload" type="ring" value="0.4" label="Upload" value-text="{percent} percent"/>
    </failed>
    <failed title="What is announced of a progress has no number">
      <progress id="upload" type="ring" value="0.4" label="Upload" value-text="{percent} percent">
        <?finding people who use a screen reader hear ‘Uploading’ when the value changes, without the new value?>
        <announcement on="update" interval="5">Uploading</announcement>
      </progress>
    </failed>
    <passed title="A live chart that tells of new data">
      <chart id="pulse" type="line" dynamic="true" label="Pulse">
        <mark category="10:00" value="70"/>
        <announcement on="update" interval="30">{count} readings, highest {max}</announcement>
      </chart>
    </passed>
    <cantTell title="What is announced is not part of the document" complete="tree data">
      <?cantTell people who use a screen reader are not told when the next step becomes current?>
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </cantTell>
    <cantTell title="The host of a fragment may announce it" scope="fragment">
      <?cantTell people who use a screen reader are not told when the value changes?>
      <progress id="upload" type="ring" value="0.4" label="Upload" value-text="{percent} percent"/>
    </cantTell>
    <cantTell title="The name that is announced is not known" complete="tree announcements">
      <?cantTell whether people who use a screen reader are told when the next step becomes current depends on facts that are missing?>
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step/><step/>
        <announcement on="advance">Now: {name}</announcement>
      </step-indicator>
    </cantTell>
    <inapplicable title="Each step is a screen of its own">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account"/><step name="Details"/>
        <focus on="advance" new-screen="true"/>
      </step-indicator>
    </inapplicable>
    <inapplicable title="Nothing changes while a user is there">
      <chart id="sleep" type="bar" label="Sleep"><mark category="Mon" value="7"/></chart>
    </inapplicable>
    <inapplicable title="Decoration">
      <step-indicator id="checkout" current="1" decorative="true">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </inapplicable>
    <inapplicable title="A spinner has no value">
      <progress id="wait" type="spinner" label="Loading"/>
    </inapplicable>
    <passed title="An update tells of moving on and of going wrong" lang="en">
      <status-tracker id="order" current="2" children="contain" label="Order, {count} steps">
        <step name="Packed"/><step name="Sent"/>
        <look state="error" label="{position}, {name}, failed"/>
        <look label="{position}, {name}, {state}"/>
        <announcement on="update">{name}: {state}</announcement>
      </status-tracker>
    </passed>
    <passed title="Items that do not follow one another, one of them in error" lang="en">
      <status-tracker id="services" ordered="false" children="contain" label="Services">
        <step name="Mail" state="completed" label="{name}, {state}"/>
        <step name="Web" state="error" label="{name}, {state}"/>
        <announcement on="update">{name}: {state}</announcement>
      </status-tracker>
    </passed>
    <passed title="The same with an announcement for errors" lang="en">
      <status-tracker id="services" ordered="false" children="contain" label="Services">
        <step name="Mail" state="completed" label="{name}, {state}"/>
        <step name="Web" state="error" label="{name}, {state}"/>
        <announcement on="update">{name}: {state}</announcement>
        <announcement on="error" priority="assertive">{name}: {state}</announcement>
      </status-tracker>
    </passed>
    <passed title="A tracker that stands at an error" lang="en">
      <status-tracker id="order" children="contain" label="Order, {count} steps">
        <step name="Packed" state="completed" label="{position}, {name}, {state}"/>
        <step name="Sent" state="error" label="{position}, {name}, {state}"/>
        <step name="Delivered" state="upcoming" label="{position}, {name}, {state}"/>
        <announcement on="advance">{name}: {state}</announcement>
        <announcement on="error">{name}: {state}</announcement>
      </status-tracker>
    </passed>
    <failed title="That something changed says neither what nor how" lang="en">
      <status-tracker id="services" ordered="false" children="contain" label="Services">
        <step name="Mail" state="completed" label="{name}, {state}"/>
        <step name="Web" state="current" label="{name}, {state}"/>
        <?finding people who use a screen reader hear ‘Changed’ when a state changes, without the step’s name and new state?>
        <announcement on="update">Changed</announcement>
      </status-tracker>
    </failed>
    <failed title="Any number is not the value" lang="en">
      <?finding people who use a screen reader are not told when the value changes?>
      <progress id="upload" type="ring" value="0.4" label="Uploading 3 files"
                traits="updates-frequently"/>
    </failed>
    <failed title="An empty announcement is not heard" lang="en">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account" label="Account"/><step name="Details" label="Details"/>
        <?finding people who use a screen reader are not told when the next step becomes current?>
        <announcement on="advance"></announcement>
      </step-indicator>
    </failed>
    <failed title="A list of all steps does not say which one is next" lang="en">
      <step-indicator id="checkout" current="1" label="Checkout" children="contain">
        <step name="Account" label="Account"/><step name="Details" label="Details"/>
        <?finding people who use a screen reader hear ‘Account, Details’ when the next step becomes current, without the step’s position or name?>
        <announcement on="advance">Account, Details</announcement>
      </step-indicator>
    </failed>
    <passed title="Digits amid letters, in Japanese" lang="ja">
      <step-indicator id="c" current="1" children="ignore" label="ステップ{position}/{count}：{name}">
        <step name="アカウント"/><step name="詳細"/><step name="確認"/>
        <announcement on="advance">ステップ{position}/{count}に進みました</announcement>
      </step-indicator>
    </passed>
    <passed title="An ordinal with an ending, in French" lang="fr">
      <step-indicator id="c" current="1" children="ignore" label="Étape {position} sur {count} : {name}">
        <step name="Compte"/><step name="Détails"/><step name="Fin"/>
        <announcement on="advance">{position}e étape</announcement>
      </step-indicator>
    </passed>
    <cantTell title="Number words of a language that is not known" lang="de">
      <?cantTell whether people who use a screen reader are told when the next step becomes current depends on facts that are missing?>
      <step-indicator id="kasse" current="1" children="contain" label="Kasse">
        <step name="Konto" label="1, Konto"/><step name="Angaben" label="2, Angaben"/>
        <announcement on="advance">Zweiter Schritt</announcement>
      </step-indicator>
    </cantTell>
    <inapplicable title="Nothing of it is reached; that is for the rule on values">
      <progress id="ring" type="ring" value="0.7"><fill color="systemBlue" thickness="4"/></progress>
    </inapplicable>
    <inapplicable title="A spinner is not determinate unless it says so" lang="en">
      <progress id="wait" type="spinner" value="0.3" label="Loading"/>
    </inapplicable>
    <cantTell title="An SVG image does not say what its scripts announce">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <?cantTell people who use a screen reader are not told when the next step becomes current?>
        <g role="list">
          <g role="listitem" aria-label="Account, completed"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </cantTell>
    <passed title="A live region in an SVG image says where the user is">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
        <text x="20" y="70" aria-live="polite">Step 2 of 2: Details</text>
      </svg>
    </passed>
    <inapplicable title="A picture of a chart is not known to change">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Sales</title>
        <g class="axis x"><text class="tick" x="35" y="75">Q1</text><text class="tick" x="75" y="75">Q2</text></g>
        <rect class="bar" x="30" y="20" width="10" height="40"/><rect class="bar" x="70" y="10" width="10" height="50"/>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"chart-data-alternative": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="chart-data-alternative" category="data"
      impact="moderate" components="chart"
      dialects="spec svg">
  <title>The data of a chart are there for people who do not see it</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="chartability:no-table"/>
  <requirement ref="hig:charts"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="data-alternative">
    <parameter name="simple" value="12" source="ours: the months of a year are told in a sentence or two"/>
  </expectation>
  <remedy dialect="spec">say the value with every mark, as in value="{value} {unit}" (value-text on a mark);
    or give the chart a &lt;descriptor>, which is an audio graph, or a &lt;table></remedy>
  <remedy dialect="spec" case="table">let the table be found: without hidden="true", and with a label
    on what opens it</remedy>
  <remedy dialect="spec" case="graph">give the &lt;descriptor> a title, and its axes, too</remedy>
  <remedy dialect="svg">say the value in the name of every mark, or give the data in a table on the page</remedy>
  <help>
    <why>
      A chart shows its data to whoever sees it. People who do not, or who cannot tell lengths and
      places well, want the numbers themselves: mark by mark, as sounds, or in rows and columns.
    </why>
    <applies>Each chart with data that is not decoration.</applies>
    <decides>
      One of these is there: what is heard of each mark holds its value, as mark-value-has-number asks,
      or of one that sums up several, a number; a table, visible or behind a link or button that has a
      name, which is not hidden from assistive technology; an audio graph with a title or with axes
      that have one. Of a chart with few data, text that is heard may give them all: each category, the
      series where there are several, and the value.
    </decides>
    <swiftui>
      Use Chart, which has an audio graph by itself; for shapes of your own adopt
      AXChartDescriptorRepresentable and .accessibilityChartDescriptor(self), or link a table.
    </swiftui>
    <limits>
      What a table holds is taken on trust. Of an image, the page may have a table, so the rule passes
      it or cannot tell. Words for numbers are known in English only.
    </limits>
  </help>
  <examples>
    <passed title="Every mark tells its value">
      <chart id="sleep" type="bar" unit="h">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
        <mark category="Wed" label="Wednesday, no data"/>
      </chart>
    </passed>
    <failed title="One mark of two does">
      <?finding people who use a screen reader do not get the data: 1 of 2 marks does not tell its value, and there is no table, no audio graph and no text with all values?>
      <chart id="sleep" type="bar" unit="h">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday"/>
      </chart>
    </failed>
    <failed title="The marks are not met, and the name has no data">
      <?finding people who use a screen reader do not get the data: no mark tells its value, and there is no table, no audio graph and no text with all values?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep by day"
             summary="Bar chart, from 5 to 7 hours.">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/><mark category="Wed" value="6"/>
      </chart>
    </failed>
    <passed title="An audio graph">
      <chart id="sleep" type="line" unit="h">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <axis dimension="y" title="Sleep in hours"/>
        <descriptor/>
      </chart>
      <chart id="cost" type="pie" unit="USD">
        <mark category="Rent" value="900"/><mark category="Food" value="400"/>
        <descriptor title="Cost of living"/>
      </chart>
    </passed>
    <failed title="An audio graph of nobody knows what">
      <?finding people who use a screen reader do not get the data: no mark tells its value, and the audio graph does not say what it is?>
      <chart id="sleep" type="line" unit="none">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <descriptor/>
      </chart>
    </failed>
    <passed title="A table with the chart, and one behind a link">
      <chart id="sleep" type="bar" unit="h">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <table shown="visible"/>
      </chart>
      <chart id="steps" type="bar" unit="steps">
        <mark category="Mon" value="7000"/><mark category="Tue" value="5000"/>
        <table shown="linked" label="Show all data"/>
      </chart>
    </passed>
    <failed title="A table that a screen reader does not find">
      <chart id="sleep" type="bar" unit="h">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <?finding people who use a screen reader do not get the data: no mark tells its value, and the table is hidden from them?>
        <table shown="visible" hidden="true"/>
      </chart>
      <chart id="steps" type="bar" unit="steps">
        <mark category="Mon" value="7000"/><mark category="Tue" value="5000"/>
        <?finding people who use a screen reader do not get the data: no mark tells its value, and what opens the table has no name?>
        <table shown="linked"/>
      </chart>
    </failed>
    <passed title="A summary with all values of a simple chart">
      <chart id="sleep" type="bar" unit="h" children="ignore"
             label="Sleep: Monday 7 hours, Tuesday 5 hours, Wednesday 6.5 hours">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/><mark category="Wed" value="6.5"/>
      </chart>
      <chart id="cost" type="pie" unit="USD" summary="Rent is $900, food $400.">
        <mark category="Rent" value="900"/><mark category="Food" value="400"/>
      </chart>
    </passed>
    <failed title="A summary with all values but one, or with values of nothing">
      <?finding people who use a screen reader do not get the data: no mark tells its value, and there is no table, no audio graph and no text with all values?>
      <chart id="sleep" type="bar" unit="h" children="ignore" label="Sleep: Monday 7 hours, Tuesday 5 hours">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/><mark category="Wed" value="6.5"/>
      </chart>
      <?finding people who use a screen reader do not get the data: no mark tells its value, and there is no table, no audio graph and no text with all values?>
      <chart id="cost" type="pie" unit="USD" summary="900 and 400 dollars.">
        <mark category="Rent" value="900"/><mark category="Food" value="400"/>
      </chart>
    </failed>
    <passed title="One stop for each series, with all its data">
      <chart id="visitors" type="line" unit="none">
        <series id="web" name="Web"/><series id="app" name="App"/>
        <look part="series" series="web"><shape kind="line" label="Web" value="Monday 3, Tuesday 4"/></look>
        <look part="series" series="app"><shape kind="line" label="App" value="Monday 5, Tuesday 9"/></look>
        <mark category="Mon" series="web" value="3"/><mark category="Tue" series="web" value="4"/>
        <mark category="Mon" series="app" value="5"/><mark category="Tue" series="app" value="9"/>
      </chart>
    </passed>
    <passed title="Twelve values in a text">
      <chart id="rain" type="bar" unit="mm" children="ignore"
             label="Rain: January 51, February 42, March 43, April 38, May 52, June 51, July 50, August 62, September 43, October 61, November 56, December 55 millimetres">
        <mark category="January" value="51"/><mark category="February" value="42"/><mark category="March" value="43"/>
        <mark category="April" value="38"/><mark category="May" value="52"/><mark category="June" value="51"/>
        <mark category="July" value="50"/><mark category="August" value="62"/><mark category="September" value="43"/>
        <mark category="October" value="61"/><mark category="November" value="56"/><mark category="December" value="55"/>
      </chart>
    </passed>
    <failed title="Thirteen values in a text are no simple chart">
      <?finding people who use a screen reader do not get the data: no mark tells its value, and there is no table, no audio graph and no text with all values?>
      <chart id="goals" type="bar" unit="goals" children="ignore"
             label="Goals: A 1, B 2, C 3, D 4, E 5, F 6, G 7, H 8, I 9, J 10, K 11, L 12, M 13">
        <mark category="A" value="1"/><mark category="B" value="2"/><mark category="C" value="3"/>
        <mark category="D" value="4"/><mark category="E" value="5"/><mark category="F" value="6"/>
        <mark category="G" value="7"/><mark category="H" value="8"/><mark category="I" value="9"/>
        <mark category="J" value="10"/><mark category="K" value="11"/><mark category="L" value="12"/>
        <mark category="M" value="13"/>
      </chart>
    </failed>
    <passed title="Marks that sum up several data">
      <chart id="ride" type="area" unit="m">
        <mark category="0 to 5 km" summary="true" label="The first 5 kilometres climb 120 metres"/>
        <mark category="5 to 9 km" summary="true" label="The last 4 kilometres fall 80 metres"/>
      </chart>
    </passed>
    <cantTell title="The host of a fragment may have a table" scope="fragment">
      <?cantTell whether people who use a screen reader get the data depends on what its host gives instead of the marks?>
      <chart id="sleep" type="bar" unit="h">
        <mark category="Mon" value="7" label="Monday"/><mark category="Tue" value="5" label="Tuesday"/>
      </chart>
    </cantTell>
    <cantTell title="Nobody knows the values" complete="tree announcements">
      <?cantTell whether people who use a screen reader get the data depends on the value of the mark?>
      <chart id="sleep" type="bar" unit="h">
        <mark category="Mon" label="Monday, 7 hours"/><mark category="Tue" label="Tuesday, 5 hours"/>
      </chart>
    </cantTell>
    <inapplicable title="Decoration, and no data">
      <chart id="spark" type="line" decorative="true"><mark value="3"/><mark value="5"/></chart>
      <chart id="sleep" type="bar" dynamic="true"><empty><text>No data yet</text></empty></chart>
    </inapplicable>
    <passed title="Each mark of an SVG chart tells its value">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en">
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" role="graphics-symbol" aria-label="quarter: Q1; share: 12%" x="30" y="60" width="10" height="60"/>
        <rect class="bar" role="graphics-symbol" aria-label="quarter: Q2; share: 16%" x="70" y="40" width="10" height="80"/>
      </svg>
    </passed>
    <cantTell title="The page may have the data of an SVG chart">
      <?cantTell whether people who use a screen reader get the data depends on whether the page that shows the image gives the data in a table?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en">
        <title>Sales by quarter</title>
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" x="30" y="60" width="10" height="60"/><rect class="bar" x="70" y="40" width="10" height="80"/>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"chart-has-summary": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="chart-has-summary" category="data"
      impact="moderate" components="chart"
      dialects="spec svg">
  <title>A chart is summed up: what it shows, and a statistic of its data</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:content-only-visual"/>
  <requirement ref="chartability:features-not-described"/>
  <profile name="wcag-a" advisory="true" doubts="statistics"/>
  <profile name="apple-hig" doubts="statistics"/>
  <profile name="chartability"/>
  <expectation check="chart-summary">
    <parameter name="en-bar" source="ours"
      value="bar-chart bar-charts bar-graph bar-graphs bar-plot barchart column-chart column-graph
        column-plot histogram lollipop-chart bar-and-line waterfall-chart vertical-bars
        horizontal-bars"/>
    <parameter name="en-line" source="ours"
      value="line-chart line-charts line-graph line-graphs line-plot linechart sparkline step-chart
        bar-and-line time-series-chart"/>
    <parameter name="en-area" source="ours"
      value="area-chart area-charts area-graph area-plot stacked-area streamgraph"/>
    <parameter name="en-pie" source="ours"
      value="pie-chart pie-charts pie-graph donut-chart doughnut-chart donut-graph ring-chart"/>
    <parameter name="en-scatter" source="ours"
      value="scatter-chart scatter-plot scatter-graph scatterplot scatter-diagram point-chart
        bubble-chart dot-plot"/>
    <parameter name="en-chart" source="ours"
      value="chart charts graph graphs plot plots diagram diagrams visualization visualisation"/>
    <parameter name="en-highest" source="ours"
      value="highest maximum max peak peaks peaked high-of greatest largest biggest tallest longest
        maximal most-on most-in"/>
    <parameter name="en-lowest" source="ours"
      value="lowest minimum min low-of smallest fewest shortest minimal least-on least-in"/>
    <parameter name="en-total" source="ours"
      value="total totals totalling totaling totaled sum sums in-all altogether"/>
    <parameter name="en-mean" value="average averages averaged averaging mean" source="ours"/>
    <parameter name="en-range" value="range ranges ranged ranging between from" source="ours"/>
    <parameter name="en-to" value="to through until" source="ours"/>
    <parameter name="en-than" source="ours"
      value="than more less fewer higher lower greater larger smaller longer shorter twice half
        double doubled triple tripled above below increase increases increased increasing
        decrease decreases decreased decreasing rise rises rose risen rising fall falls fell
        fallen falling drop drops dropped grew grown growth change changes changed changing
        difference gain loss up down compared versus vs"/>
    <parameter name="en-by" value="by per over against for-each of-each for-every" source="ours"/>
    <parameter name="en-series" value="series lines" source="ours"/>
    <parameter name="en-marks" source="ours"
      value="categories bars columns points data-points slices segments sectors wedges marks values
        dots groups"/>
    <parameter name="en-filler" source="ours"
      value="the a an and of is are was were in on at for with it its this that there has have had
        shows show showing value category bar column point slice as then each line bars"/>
    <parameter name="en-aside" source="ours"
      value="second third fourth fifth next other others not nor no never except without axis axes
        scale goal goals target targets limit threshold recommended expected forecast at-least
        at-most previous last almost nearly outside if"/>
    <parameter name="de-bar" source="ours"
      value="balkendiagramm säulendiagramm balkengrafik säulengrafik stabdiagramm histogramm"/>
    <parameter name="de-line" source="ours"
      value="liniendiagramm liniengrafik kurvendiagramm linienchart"/>
    <parameter name="de-area" value="flächendiagramm flächengrafik" source="ours"/>
    <parameter name="de-pie" source="ours"
      value="kreisdiagramm tortendiagramm kuchendiagramm ringdiagramm donutdiagramm"/>
    <parameter name="de-scatter" source="ours"
      value="streudiagramm punktdiagramm punktwolke blasendiagramm"/>
    <parameter name="de-chart" value="diagramm grafik graph chart" source="ours"/>
    <parameter name="de-highest" source="ours"
      value="höchste höchster höchstes höchsten höchstwert maximum maximal max spitzenwert größte
        größter größtes größten längste längsten"/>
    <parameter name="de-lowest" source="ours"
      value="niedrigste niedrigster niedrigstes niedrigsten tiefste tiefster tiefsten tiefstwert
        minimum minimal min kleinste kleinster kleinstes kleinsten geringste geringster
        geringsten kürzeste kürzesten"/>
    <parameter name="de-total" source="ours"
      value="gesamt insgesamt summe gesamtwert gesamtsumme zusammen"/>
    <parameter name="de-mean" source="ours"
      value="durchschnitt durchschnittlich durchschnittswert mittelwert mittel schnitt"/>
    <parameter name="de-range" source="ours"
      value="von zwischen reicht reichen liegt liegen bereich spanne"/>
    <parameter name="de-to" value="bis" source="ours"/>
    <parameter name="de-than" source="ours"
      value="als mehr weniger höher niedriger größer kleiner länger kürzer doppelt halb verdoppelt
        über unter gestiegen steigt steigen anstieg gefallen fällt fallen rückgang gesunken
        sinkt sinken gewachsen wuchs veränderung unterschied verglichen"/>
    <parameter name="de-by" value="nach pro je über gegen" source="ours"/>
    <parameter name="de-series" value="reihen datenreihen linien" source="ours"/>
    <parameter name="de-marks" source="ours"
      value="kategorien balken säulen punkte datenpunkte segmente werte kreissegmente gruppen"/>
    <parameter name="de-filler" source="ours"
      value="der die das dem den des ein eine einem einen einer und ist sind war waren im in am an
        auf bei mit für es wert kategorie zeigt wird hat"/>
    <parameter name="de-aside" source="ours"
      value="zweithöchste zweithöchster zweithöchsten zweitniedrigste zweite zweiter dritte dritter
        nächste nächster nicht kein keine außer ohne achse achsen skala ziel zielwert grenze
        grenzwert empfohlen erwartet prognose mindestens höchstens fast vorige letzte wenn"/>
    <parameter name="fr-bar" source="ours"
      value="diagramme-à-barres diagramme-en-barres graphique-à-barres graphique-en-barres
        histogramme diagramme-en-bâtons graphique-à-colonnes"/>
    <parameter name="fr-line" source="ours"
      value="courbe graphique-linéaire graphique-en-courbes diagramme-linéaire graphique-en-lignes
        courbes"/>
    <parameter name="fr-area" source="ours"
      value="graphique-en-aires diagramme-en-aires graphique-d-aires graphique-en-aire"/>
    <parameter name="fr-pie" source="ours"
      value="camembert diagramme-circulaire graphique-circulaire diagramme-en-secteurs
        graphique-en-secteurs diagramme-en-anneau graphique-en-anneau"/>
    <parameter name="fr-scatter" source="ours"
      value="nuage-de-points diagramme-de-dispersion graphique-à-bulles"/>
    <parameter name="fr-chart" value="graphique graphe diagramme" source="ours"/>
    <parameter name="fr-highest" source="ours"
      value="maximum maximal maximale max plus-élevé plus-élevée plus-haut plus-haute plus-grand
        plus-grande pic plus-longue plus-long"/>
    <parameter name="fr-lowest" source="ours"
      value="minimum minimal minimale min plus-bas plus-basse plus-faible plus-petit plus-petite
        plus-courte plus-court"/>
    <parameter name="fr-total" value="total totale au-total somme en-tout" source="ours"/>
    <parameter name="fr-mean" value="moyenne moyen" source="ours"/>
    <parameter name="fr-range" source="ours"
      value="entre allant va vont varie varient plage étendue"/>
    <parameter name="fr-to" value="à jusqu-à" source="ours"/>
    <parameter name="fr-than" source="ours"
      value="plus moins que supérieur supérieure inférieur inférieure double doublé moitié hausse
        augmente augmenté augmentation baisse baissé diminue diminué diminution croissance
        évolution différence"/>
    <parameter name="fr-by" value="par selon en-fonction-de" source="ours"/>
    <parameter name="fr-series" value="séries lignes" source="ours"/>
    <parameter name="fr-marks" source="ours"
      value="catégories barres colonnes points secteurs segments valeurs parts groupes"/>
    <parameter name="fr-filler" source="ours"
      value="le la les l un une des du de d est sont était étaient et en au aux sur pour avec dans
        il elle valeur catégorie chaque"/>
    <parameter name="fr-aside" source="ours"
      value="deuxième second seconde troisième suivant suivante ne pas sauf sans axe axes échelle
        objectif cible limite seuil recommandé recommandée prévision presque dernier dernière
        au-moins au-plus si"/>
    <parameter name="es-bar" source="ours"
      value="gráfico-de-barras gráfica-de-barras diagrama-de-barras gráfico-de-columnas histograma"/>
    <parameter name="es-line" source="ours"
      value="gráfico-de-líneas gráfica-de-líneas gráfico-lineal diagrama-de-líneas"/>
    <parameter name="es-area" source="ours"
      value="gráfico-de-áreas gráfico-de-área gráfica-de-áreas diagrama-de-áreas"/>
    <parameter name="es-pie" source="ours"
      value="gráfico-circular gráfica-circular gráfico-de-sectores diagrama-de-sectores
        gráfico-de-pastel gráfica-de-pastel gráfico-de-torta gráfico-de-anillo
        gráfico-de-rosquilla"/>
    <parameter name="es-scatter" source="ours"
      value="gráfico-de-dispersión diagrama-de-dispersión gráfico-de-puntos gráfico-de-burbujas"/>
    <parameter name="es-chart" value="gráfico gráfica diagrama" source="ours"/>
    <parameter name="es-highest" source="ours"
      value="máximo máxima máx más-alto más-alta mayor pico más-largo más-larga más-elevado
        más-elevada"/>
    <parameter name="es-lowest" source="ours"
      value="mínimo mínima mín más-bajo más-baja menor más-corto más-corta"/>
    <parameter name="es-total" value="total suma en-total" source="ours"/>
    <parameter name="es-mean" value="media promedio medio" source="ours"/>
    <parameter name="es-range" value="entre desde varía varían rango oscila" source="ours"/>
    <parameter name="es-to" value="a hasta" source="ours"/>
    <parameter name="es-than" source="ours"
      value="que más menos superior inferior doble mitad aumento aumenta aumentó subió sube bajó
        baja descenso disminuye disminuyó crecimiento cambio diferencia"/>
    <parameter name="es-by" value="por según" source="ours"/>
    <parameter name="es-series" value="series líneas" source="ours"/>
    <parameter name="es-marks" source="ours"
      value="categorías barras columnas puntos sectores segmentos valores porciones grupos"/>
    <parameter name="es-filler" source="ours"
      value="el la los las lo un una unos unas de del en con y es son fue era eran para su valor
        categoría cada"/>
    <parameter name="es-aside" source="ours"
      value="segundo segunda tercero tercera siguiente no salvo sin eje ejes escala objetivo meta
        límite umbral recomendado recomendada previsión casi último última al-menos
        como-máximo como-mínimo si"/>
    <parameter name="en-summary" source="ours"
      value="{type}, {count} categories from {first} to {last}.{series} Highest at {highest}:
        {greatest}. Lowest at {lowest}: {least}."/>
    <parameter name="en-types" source="ours"
      value="bar=Bar_chart line=Line_chart area=Area_chart pie=Pie_chart donut=Donut_chart
        scatter=Scatter_plot"/>
    <parameter name="en-series-summary" value="{count} series: {names}." source="ours"/>
    <parameter name="de-summary" source="ours"
      value="{type}, {count} Kategorien von {first} bis {last}.{series} Höchster Wert bei
        {highest}: {greatest}. Niedrigster Wert bei {lowest}: {least}."/>
    <parameter name="de-types" source="ours"
      value="bar=Balkendiagramm line=Liniendiagramm area=Flächendiagramm pie=Kreisdiagramm
        donut=Ringdiagramm scatter=Streudiagramm"/>
    <parameter name="de-series-summary" value="{count} Datenreihen: {names}." source="ours"/>
    <parameter name="fr-summary" source="ours"
      value="{type}, {count} catégories, de {first} à {last}.{series} Maximum à {highest} :
        {greatest}. Minimum à {lowest} : {least}."/>
    <parameter name="fr-types" source="ours"
      value="bar=Diagramme_à_barres line=Graphique_linéaire area=Graphique_en_aires
        pie=Diagramme_circulaire donut=Diagramme_en_anneau scatter=Nuage_de_points"/>
    <parameter name="fr-series-summary" value="{count} séries : {names}." source="ours"/>
    <parameter name="es-summary" source="ours"
      value="{type}, {count} categorías, de {first} a {last}.{series} Máximo en {highest}:
        {greatest}. Mínimo en {lowest}: {least}."/>
    <parameter name="es-types" source="ours"
      value="bar=Gráfico_de_barras line=Gráfico_de_líneas area=Gráfico_de_áreas
        pie=Gráfico_circular donut=Gráfico_de_anillo scatter=Gráfico_de_dispersión"/>
    <parameter name="es-series-summary" value="{count} series: {names}." source="ours"/>
    <parameter name="en-subjective" source="HIG, Charts"
      value="rapidly dramatically slightly hugely massive amazing impressive sharp sharply steep
        steeply significantly almost nearly"/>
    <parameter name="trend" source="ours"
      value="trend trends trending rising falling increasing decreasing rose fell grew declined
        steady steadily tendenz steigend fallend gestiegen gefallen tendance hausse baisse
        tendencia aumento descenso"/>
  </expectation>
  <remedy dialect="spec">sum the chart up in its summary or label: its kind, what it measures, and a
    statistic[, as in summary="{summary}"]</remedy>
  <remedy dialect="spec" case="type">call the chart what it is in its summary or label[, as in
    summary="{summary}"]</remedy>
  <remedy dialect="svg">sum the image up in a &lt;desc> or an aria-label: the kind of chart, what it
    measures, and a statistic[, as in “{summary}”]</remedy>
  <remedy dialect="svg" case="type">call the chart what it is in its &lt;desc> or aria-label[, as in
    “{summary}”]</remedy>
  <help>
    <why>
      Sighted people see at a glance that bars are bars, what they stand for, and which is the
      highest. People who hear one bar after another have to keep all of them in mind to know that.
      Two sentences give them the same start.
    </why>
    <applies>
      Charts with data, but for those that are hidden as a whole: what stands in their place has a
      rule of its own.
    </applies>
    <decides>
      All that is heard of the chart besides its marks, its legend and the ticks of its axes is read:
      label, value, description, summary, the text of its audio graph, and exposed text. It is scored
      by the four levels of Lundgard and Satyanarayan (2022). Level 1 names the kind of chart, as it
      is drawn, and one thing more: what is measured, in what unit, by what, or which categories
      there are. Level 2 holds a statistic: the highest or lowest value, a range, a total, a mean, a
      comparison or a count, with a number or a category; the values of several categories do, too.
      A chart with both passes. One with neither fails. Where one is missing, Chartability fails it;
      WCAG and Apple leave it to a person. Level 3, how the values go, is looked for and reported, and
      words that judge rather than describe are listed, for Apple advises against them. Level 4 is
      not looked for. Where the data are known, the remedy gives a summary that was made from them.
    </decides>
    <swiftui>
      Set the summary of the AXChartDescriptor: its kind, what it shows, and the highest and lowest
      value; or say it in .accessibilityValue of the container.
    </swiftui>
    <limits>
      Words are known in English, German, French and Spanish. Whether what is said is true is decided
      by announcement-matches-model. What the platform makes of an audio graph by itself does not
      count.
    </limits>
  </help>
  <examples>
    <passed title="Kind, unit, range and the highest category">
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart, 3 days. 5 to 9 hours, highest Sunday">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sat" value="7" label="Saturday, 7 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </passed>
    <failed title="A name is no summary">
      <?finding people who use a screen reader hear ‘Sleep chart’, which does not say what kind of chart it is and of what (level 1), nor any statistic, such as the highest value (level 2)?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep chart">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </failed>
    <failed title="Nothing is heard of the whole">
      <?finding people who use a screen reader get no summary of the chart: not what kind of chart it is and of what (level 1), nor any statistic, such as the highest value (level 2)?>
      <chart id="sleep" type="bar" unit="h">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </failed>
    <failed title="What kind of chart it is and of what, for Chartability" profile="chartability">
      <?finding people who use a screen reader hear ‘Bar chart of sleep by day’, which does not say any statistic, such as the highest value (level 2)?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Bar chart of sleep by day">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </failed>
    <cantTell title="What kind of chart it is and of what, for WCAG">
      <?cantTell whether ‘Bar chart of sleep by day’ is enough for people who use a screen reader is for a person to judge: it does not say any statistic, such as the highest value (level 2)?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Bar chart of sleep by day">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </cantTell>
    <failed title="A statistic, and not what kind of chart it is" profile="chartability">
      <?finding people who use a screen reader hear ‘Sleep | Most hours by day: highest on Sunday’, which does not say what kind of chart it is (level 1)?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep"
             summary="Most hours by day: highest on Sunday">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </failed>
    <failed title="Bars are no line" profile="chartability">
      <?finding people who use a screen reader hear ‘Line chart of sleep by day, highest on Sunday’, which does not say what kind of chart it is (level 1)?>
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Line chart of sleep by day, highest on Sunday">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </failed>
    <passed title="In several places together">
      <chart id="sleep" type="line" children="contain" label="Sleep, line chart"
             summary="On average 7 hours">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
        <axis dimension="x" title="Day"/>
        <text color="label">Hours by day</text>
      </chart>
    </passed>
    <passed title="All values are as good as a statistic">
      <chart id="budget" type="pie" unit="€" children="contain"
             label="Pie chart of the budget by purpose: Rent 900 €, Food 300 €">
        <mark category="Rent" value="900"/>
        <mark category="Food" value="300"/>
      </chart>
    </passed>
    <cantTell title="How many bars there are says one thing, not two">
      <?cantTell whether ‘Bar chart with 2 bars’ is enough for people who use a screen reader is for a person to judge: it does not say any statistic, such as the highest value (level 2)?>
      <chart id="sleep" type="bar" children="contain" label="Bar chart with 2 bars">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </cantTell>
    <passed title="How many bars there are, and what of">
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart of hours of sleep with 2 bars">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </passed>
    <cantTell title="The range of an axis is none of the data">
      <?cantTell whether ‘Bar chart of sleep by day, the axis goes from 0 to 10 hours’ is enough for people who use a screen reader is for a person to judge: it does not say any statistic, such as the highest value (level 2)?>
      <chart id="sleep" type="bar" unit="h" children="contain"
             label="Bar chart of sleep by day, the axis goes from 0 to 10 hours">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
        <mark category="Sun" value="9" label="Sunday, 9 hours"/>
      </chart>
    </cantTell>
    <passed title="In German, French and Spanish">
      <chart id="schlaf" type="bar" lang="de" unit="h" children="contain"
             label="Balkendiagramm, Schlaf nach Tag, höchster Wert am Sonntag">
        <mark category="Fr" value="5" label="Freitag, 5 h"/>
        <mark category="So" value="9" label="Sonntag, 9 h"/>
      </chart>
      <chart id="sommeil" type="bar" lang="fr" unit="h" children="contain"
             label="Diagramme à barres du sommeil par jour : de 5 à 9 h">
        <mark category="ven." value="5" label="vendredi, 5 h"/>
        <mark category="dim." value="9" label="dimanche, 9 h"/>
      </chart>
      <chart id="sueño" type="bar" lang="es" unit="h" children="contain"
             label="Gráfico de barras del sueño por día: máximo de 9 h el domingo">
        <mark category="vie" value="5" label="viernes, 5 h"/>
        <mark category="dom" value="9" label="domingo, 9 h"/>
      </chart>
    </passed>
    <failed title="A name in German is no summary either">
      <?finding people who use a screen reader hear ‘Schlaf’, which does not say what kind of chart it is and of what (level 1), nor any statistic, such as the highest value (level 2)?>
      <chart id="schlaf" type="bar" lang="de" unit="h" children="contain" label="Schlaf">
        <mark category="Fr" value="5" label="Freitag, 5 h"/>
        <mark category="So" value="9" label="Sonntag, 9 h"/>
      </chart>
    </failed>
    <cantTell title="A language whose words the rule does not know">
      <?cantTell whether ‘Wykres słupkowy snu według dnia’ tells people who use a screen reader what the chart shows depends on the words of charts in the language?>
      <chart id="sen" type="bar" lang="pl" unit="h" children="contain"
             label="Wykres słupkowy snu według dnia">
        <mark category="pt." value="5" label="piątek, 5 h"/>
        <mark category="niedz." value="9" label="niedziela, 9 h"/>
      </chart>
    </cantTell>
    <cantTell title="What else is said is not known" scope="fragment">
      <?cantTell whether people who use a screen reader are told what the chart shows depends on what else is said of the chart?>
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep">
        <mark category="Fri" value="5" label="Friday, 5 hours"/>
      </chart>
    </cantTell>
    <inapplicable title="No data, and a chart that is hidden as a whole">
      <chart id="empty" type="bar" children="contain" label="Sleep"/>
      <chart id="sparkline" type="line" hidden="true"><mark category="Fri" value="5"/></chart>
    </inapplicable>
    <passed title="An SVG chart with a description">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="graphics-document"
        aria-label="Revenue">
        <desc>Bar chart of revenue in million euros by quarter. The highest is Q2 with 16.</desc>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <rect class="bar" role="graphics-symbol" aria-label="Q1: 12" x="30" y="40" width="10" height="60"/>
        <rect class="bar" role="graphics-symbol" aria-label="Q2: 16" x="70" y="20" width="10" height="80"/>
      </svg>
    </passed>
    <failed title="An SVG chart with a name">
      <?finding people who use a screen reader hear ‘Revenue’, which does not say what kind of chart it is and of what (level 1), nor any statistic, such as the highest value (level 2)?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="graphics-document"
        aria-label="Revenue">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <rect class="bar" role="graphics-symbol" aria-label="Q1: 12" x="30" y="40" width="10" height="60"/>
        <rect class="bar" role="graphics-symbol" aria-label="Q2: 16" x="70" y="20" width="10" height="80"/>
      </svg>
    </failed>
    <cantTell title="An SVG chart that is named for what it is">
      <?cantTell whether ‘Bar chart of revenue by quarter’ is enough for people who use a screen reader is for a person to judge: it does not say any statistic, such as the highest value (level 2)?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="graphics-document">
        <title>Bar chart of revenue by quarter</title>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <rect class="bar" role="graphics-symbol" aria-label="Q1: 12" x="30" y="40" width="10" height="60"/>
        <rect class="bar" role="graphics-symbol" aria-label="Q2: 16" x="70" y="20" width="10" height="80"/>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"chart-has-title": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="chart-has-title" category="data"
      impact="serious" components="chart"
      dialects="spec svg">
  <title>A chart has a title that is seen and heard, and says what the chart shows</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <requirement ref="chartability:no-title"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="chart-title">
    <parameter name="placeholders" value="label title image icon chart graph untitled todo invisible clear"
               source="ours, as for name-not-identifier"/>
    <parameter name="numbered" value="series dataset figure fig chart graph plot diagram" source="ours"/>
    <parameter name="nouns"
               value="chart charts graph graphs plot plots diagram figure visualization visualisation title data dataset"
               source="ours"/>
    <parameter name="forms"
               value="bar column line area pie donut doughnut ring scatter bubble stacked grouped simple basic my new the a an of"
               source="ours"/>
  </expectation>
  <remedy dialect="spec">show what the chart is about, as in &lt;title color="label">Sleep by
    day&lt;/title> before the marks</remedy>
  <remedy dialect="spec" case="which">write the title as a &lt;title>, or mark the text as a heading
    with traits="header"</remedy>
  <remedy dialect="spec" case="generic">say in the title what is measured, and of whom or when: “Sleep
    by day” rather than “Bar chart”</remedy>
  <remedy dialect="spec" case="unheard">let the title be heard, or name the chart by it with
    label="{title}"</remedy>
  <remedy dialect="svg">show what the chart is about in a &lt;text> above it, or in a heading or caption
    of the page</remedy>
  <remedy dialect="svg" case="generic">say in the title what is measured, and of whom or when: “Sleep
    by day” rather than “Bar chart”</remedy>
  <remedy dialect="svg" case="unheard">name the image by its title, with a &lt;title> as its first child
    or aria-labelledby</remedy>
  <help>
    <why>
      Without a title, everybody has to guess what a chart is about before they can read it: most of
      all people who see little of it at a time, or who come to it out of its context.
    </why>
    <applies>Each chart that is not decoration.</applies>
    <decides>
      There is a visible title, and it is not one that fits any chart, such as “Bar chart”, “Untitled”
      or “Figure 1”, nor the name of the program that drew it. People who use a screen reader hear
      the title, or the chart has an accessible name of its own that says what it shows; the title may
      be hidden from them then.

      A text that is marked as a heading, or that the name of the chart begins with, is the title,
      too. Whether any other text is one cannot be told.
    </decides>
    <swiftui>
      Put a Text with the title and .accessibilityAddTraits(.isHeader) above the chart, and the same
      words in its .accessibilityLabel.
    </swiftui>
    <limits>
      Whether a title is true and clear is for people to judge. Words that fit any chart are known in
      English only. Of an image, what stands above it on its page is not known: where it shows no title,
      the rule cannot tell.
    </limits>
  </help>
  <examples>
    <passed title="The title is seen and heard">
      <chart id="sleep" type="bar">
        <title color="label">Sleep by day</title>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
    </passed>
    <failed title="A name that is heard and never seen">
      <?finding nobody who looks at the chart is told what it shows: it has no title?>
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
    </failed>
    <passed title="The title is hidden, and the name of the chart says it">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <title color="label" hidden="true">Sleep</title>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
    </passed>
    <failed title="The title is hidden, and nothing else says it">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader are not told the title, ‘Sleep by day’?>
        <title color="label" hidden="true">Sleep by day</title>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
    </failed>
    <failed title="The title is hidden, and the name says nothing">
      <chart id="sleep" type="bar" children="contain" label="Chart">
        <?finding people who use a screen reader are not told the title, ‘Sleep by day’?>
        <title color="label" hidden="true">Sleep by day</title>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
    </failed>
    <passed title="An audio graph has the title">
      <chart id="sleep" type="bar">
        <title color="label" hidden="true">Sleep by day</title>
        <mark category="Mon" value="7"/>
        <descriptor title="Sleep by day"/>
      </chart>
    </passed>
    <failed title="Titles that fit any chart">
      <chart id="sleep" type="bar">
        <?finding the title ‘Bar chart’ does not tell people what the chart shows?>
        <title color="label">Bar chart</title>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
      <chart id="steps" type="line">
        <?finding the title ‘Figure 3’ does not tell people what the chart shows?>
        <title color="label">Figure 3</title>
        <mark category="Mon" value="7000" label="Monday, 7000 steps"/>
      </chart>
      <chart id="cost" type="pie">
        <?finding the title ‘Untitled’ does not tell people what the chart shows?>
        <title color="label">Untitled</title>
        <mark category="Rent" value="900" label="Rent, $900"/>
      </chart>
      <chart id="mood" type="line">
        <?finding the title ‘★ ★ ★’ does not tell people what the chart shows?>
        <title color="label">★ ★ ★</title>
        <mark category="Mon" value="3" label="Monday, 3"/>
      </chart>
    </failed>
    <passed title="Words for charts that say more">
      <chart id="exams" type="bar">
        <title color="label">Bar exams passed</title>
        <mark category="2024" value="70" label="2024, 70 percent"/>
      </chart>
      <chart id="delays" type="line">
        <title color="label">Delays on line 3</title>
        <mark category="Mon" value="7" label="Monday, 7 minutes"/>
      </chart>
    </passed>
    <passed title="A heading, and a text that the name begins with">
      <chart id="sleep" type="bar">
        <text color="label" traits="header">Sleep</text>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
      <chart id="steps" type="bar" children="ignore" label="Steps, Monday 7000, Tuesday 9000">
        <text color="label">Steps</text>
        <mark category="Mon" value="7000"/><mark category="Tue" value="9000"/>
      </chart>
    </passed>
    <cantTell title="A text that may be the title">
      <chart id="sleep" type="bar" children="contain" label="Nights of the week">
        <?cantTell whether people are told what the chart shows depends on whether ‘Hours of sleep’ is its title?>
        <text color="label">Hours of sleep</text>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
    </cantTell>
    <failed title="Texts of axes, legends, series and values are no titles">
      <?finding nobody who looks at the chart is told what it shows: it has no title?>
      <chart id="sleep" type="bar">
        <series id="deep" name="Deep sleep"/>
        <text color="label">7.5</text><text color="label" series="deep">Deep sleep</text>
        <mark category="Mon" series="deep" value="7" label="Monday, 7 hours"/>
        <axis dimension="y" ticks="0 5 10"><title color="label">Hours</title></axis>
        <legend><title color="label">Phases</title><entry series="deep"><text>{series}</text></entry></legend>
        <empty><text color="label">No data yet</text></empty>
      </chart>
    </failed>
    <cantTell title="The host of a fragment may show it" scope="fragment">
      <?cantTell whether people who look at the chart are told what it shows depends on the title that its host gives the chart?>
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
    </cantTell>
    <inapplicable title="Decoration">
      <chart id="spark" type="line" decorative="true"><mark value="3"/><mark value="5"/></chart>
    </inapplicable>
    <passed title="The title of an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en">
        <title>Sales by quarter</title>
        <text class="title" x="60" y="15">Sales by quarter</text>
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" x="30" y="60" width="10" height="60"/><rect class="bar" x="70" y="40" width="10" height="80"/>
      </svg>
    </passed>
    <failed title="An SVG image that nobody hears the title of">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en" role="img">
        <?finding people who use a screen reader are not told the title, ‘Sales by quarter’?>
        <text class="title" x="60" y="15">Sales by quarter</text>
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" x="30" y="60" width="10" height="60"/><rect class="bar" x="70" y="40" width="10" height="80"/>
      </svg>
    </failed>
    <failed title="A title of an SVG chart that fits any">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en">
        <title>Sales by quarter</title>
        <?finding the title ‘Chart Title’ does not tell people what the chart shows?>
        <text class="title" x="60" y="15">Chart Title</text>
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" x="30" y="60" width="10" height="60"/><rect class="bar" x="70" y="40" width="10" height="80"/>
      </svg>
    </failed>
    <cantTell title="The page may show the title of an SVG chart">
      <?cantTell whether people who look at the chart are told what it shows depends on whether the page that shows the image gives it a title?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" lang="en">
        <title>Sales by quarter</title>
        <g class="axis x"><text class="tick" x="35" y="135">Q1</text><text class="tick" x="75" y="135">Q2</text></g>
        <rect class="bar" x="30" y="60" width="10" height="60"/><rect class="bar" x="70" y="40" width="10" height="80"/>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"children-not-swallowed": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="children-not-swallowed" category="structure"
      impact="serious" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Collapsing children into one stop loses nothing</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:1.1.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="children-not-swallowed"/>
  <remedy dialect="spec">let the children be stops of their own with children="contain", or say the
    rest in the label or in custom-content</remedy>
  <remedy dialect="spec" case="ignore">let the children be stops of their own with
    children="contain", or say in the label, the value or custom-content what they say, and offer
    what they do in custom-action</remedy>
  <remedy dialect="svg">let what holds it be a graphics-document or a graphics-object, or say the
    rest in its &lt;title> or its &lt;desc></remedy>
  <remedy dialect="svg" case="ignore">let what holds it be a graphics-document or a
    graphics-object, or say the rest in its &lt;title> or its &lt;desc></remedy>
  <help>
    <why>
      A label set on a combined element replaces what its children say. Labels given to the children
      are then never heard, although the code suggests that they are.
    </why>
    <applies>
      Each stop that presents its contents and either has a label of its own or ignores its
      children, where something in it would otherwise be a stop of its own.
    </applies>
    <decides>
      Every word of each such child’s label, text and value is in the stop’s announcement, its
      custom content, its custom actions, or the chart’s summary or audio graph; these two also
      cover what the axes say. Words such as “of” and “the” do not count, nor does the bare number
      of a step where the number of steps is announced. Where the stop is adjustable, the other
      steps are reached by adjusting it. A control below a stop that ignores its children is lost
      even if its name is announced, unless a custom action does the same. In SVG the description
      counts as said, and a range, “from 0 to 20”, for each number in it; what is named or can be
      operated in an image is for svg-presentational-children. The impact is critical
      where a control is lost, and moderate where only plain captions are.
    </decides>
    <swiftui>
      Use .accessibilityElement(children: .contain) before .accessibilityLabel, or keep .combine
      without a label. What one stop cannot say goes into .accessibilityCustomContent, and what its
      buttons do into .accessibilityAction(named:).
    </swiftui>
    <limits>
      The visible text of a control is for visible-label-in-name. Symbols without a label say
      nothing that could be lost.
    </limits>
  </help>
  <examples>
    <passed title="A container keeps its children as stops">
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
    <passed title="Combined without a label: the stop says everything">
      <step-indicator id="checkout" current="1" dynamic="false" children="combine">
        <step name="Account" label="Step 1, Account, current"/>
        <step name="Details" label="Step 2, Details, upcoming"/>
      </step-indicator>
    </passed>
    <passed title="What the label leaves out is available on request">
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
    <failed title="A step whose name is a word like “a”">
      <?finding people who use a screen reader hear ‘Two series’ and miss ‘A’?>
      <chart id="sleep" type="bar" children="ignore" label="Two series"><text>A</text></chart>
    </failed>
    <passed title="A sign that is announced as a word">
      <progress id="upload" type="ring" value="0.7" children="ignore" label="Upload"
                value-text="70 percent"><text style="body">70 %</text></progress>
    </passed>
    <failed title="A button inside is lost">
      <?finding people who use a screen reader hear ‘Payment failed’ and cannot operate ‘Try again’?>
      <status-tracker id="order" children="ignore" label="Payment failed">
        <control label="Try again" action="activate"/>
      </status-tracker>
    </failed>
    <cantTell title="Whether a label replaces the children is not known"
              complete="announcements data">
      <?cantTell people who use a screen reader hear nothing and miss ‘Packed’?>
      <status-tracker id="order" children="combine"><text>Packed</text></status-tracker>
    </cantTell>
    <failed title="A button that cannot be reached, though its name is announced">
      <?finding people who use a screen reader hear ‘Payment failed, try again’ and cannot operate ‘Try again’?>
      <status-tracker id="order" children="ignore" label="Payment failed, try again">
        <control action="activate"><text>Try again</text></control>
      </status-tracker>
    </failed>
    <passed title="A button that is also a custom action of the stop">
      <status-tracker id="order" children="ignore" label="Payment failed">
        <custom-action name="Try again"/>
        <control action="activate"><text>Try again</text></control>
      </status-tracker>
    </passed>
    <failed title="Steps that can be tapped once completed, in whichever state that shows">
      <?finding people who use a screen reader hear ‘Step 2 of 2: Details’ and cannot operate ‘Account’?>
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
        <look state="completed" action="select"><text>{name}</text></look>
        <look><text>{position}</text></look>
      </step-indicator>
    </failed>
    <passed title="An audio graph covers the categories, the values and the axes">
      <chart id="weight" type="scatter" unit="kg" children="ignore" label="Weight by height">
        <descriptor summary="Weight rises with height"/>
        <axis dimension="x" title="Height"><text>{category}</text></axis>
        <axis dimension="y" title="Weight" ticks="40 80"><text>{value}</text></axis>
        <look part="mark"><shape kind="circle" label="{category}" value="{value}"/></look>
        <mark category="170" value="70"/><mark category="180" value="82"/>
      </chart>
    </passed>
    <failed title="Marks whose values are not announced">
      <?finding people who use a screen reader hear ‘Weight by height’ and miss ‘170, 70’ and 1 more?>
      <chart id="weight" type="scatter" unit="kg" children="ignore" label="Weight by height">
        <look part="mark"><shape kind="circle" label="{category}" value="{value}"/></look>
        <mark category="170" value="70"/><mark category="180" value="82"/>
      </chart>
    </failed>
    <passed title="Step numbers, where the number of steps is announced">
      <step-indicator id="checkout" current="2" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Payment"/><step name="Review"/>
        <look><text>{position}</text></look>
      </step-indicator>
    </passed>
    <failed title="Step numbers, where the number of steps is not announced">
      <?finding people who use a screen reader hear ‘Payment’ and miss ‘1’ and 2 more?>
      <step-indicator id="checkout" current="2" children="ignore" label="{name}">
        <step name="Account"/><step name="Payment"/><step name="Review"/>
        <look><text>{position}</text></look>
      </step-indicator>
    </failed>
    <inapplicable title="Nothing in the stop would be a stop of its own">
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
        <look><shape kind="circle" size="32"><fill color="systemBlue"/></shape></look>
      </step-indicator>
    </inapplicable>
    <failed title="An SVG image whose name says little of what is written in it">
      <?finding people who use a screen reader hear ‘Revenue by quarter, image’ and miss ‘Q1’ and 1 more?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="img">
        <title>Revenue by quarter</title>
        <rect width="20" height="60"/><text x="5" y="70">Q1</text><text x="40" y="70">Q2</text>
      </svg>
    </failed>
    <passed title="An SVG image whose description says what is written in it">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="img">
        <title>Revenue by quarter</title>
        <desc>12 in Q1, 18 in Q2</desc>
        <text x="5" y="70">Q1</text><text x="40" y="70">Q2</text><text x="5" y="20">12</text>
      </svg>
    </passed>
    <passed title="An axis in SVG whose name tells of its ends">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g role="graphics-symbol" aria-label="Revenue, a scale from 0 to 20">
          <text x="5" y="60">0</text><text x="5" y="40">10</text><text x="5" y="20">20</text></g>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"color-meaning-unique": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="color-meaning-unique" category="color-use"
      impact="moderate" components="step-indicator status-tracker progress chart"
      dialects="spec svg">
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
  <remedy dialect="svg">give one of the two a colour of its own, or something else that tells
    it</remedy>
  <remedy dialect="svg" case="elsewhere">take one colour for both</remedy>
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
    <swiftui>
      Name colours in the asset catalogue by what they mean, such as “stateError” and
      “seriesRevenue”, give each values of its own, and use no state’s colour in .foregroundStyle
      for anything else.
    </swiftui>
    <limits>
      The colour is that of the main shape, its inside or else its outline, or of a symbol. States
      that one look shows alike, and those that place alone tells around a current step that is
      marked, have no colour of their own.

      Of more than 50 states or series, each is reported once, with the one before it from which it
      is told least and the number of others; of more than 256 different looks, each is compared
      with those nearest in lightness.
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
    <passed title="Two series of an SVG chart with a colour of their own each">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#0072B2">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#E69F00">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#0072B2"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#E69F00"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <failed title="Two series of an SVG chart in nearly one colour">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#0072B2">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <?finding light dark: people who go by colour take ‘series 2’ for ‘series 1’: they are #0072B2 and #0074B5?>
        <g class="series series-1" fill="#0074B5">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#0072B2"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#0074B5"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
  </examples>
</rule>

"""####,
"component-has-name": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="component-has-name" category="labels"
      impact="serious" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
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
  <remedy dialect="spec" case="title">tie the title to it: children="contain" label="[{title}]"</remedy>
  <remedy dialect="spec" case="silent">let each step or mark be a stop that says what it is, with a
    label in its look, or say it all in one label of the whole with children="ignore"</remedy>
  <remedy dialect="svg">make a &lt;title> that says what it shows the first child of the &lt;svg>, with
    role="img" where it is one image, or role="graphics-document" where its parts are to be
    met</remedy>
  <remedy dialect="svg" case="title">let the title that is drawn name the image: give it an id, and the
    &lt;svg> that id in aria-labelledby[, so that it is called ‘{title}’]</remedy>
  <remedy dialect="svg" case="part">say what it is in its aria-label, or in a &lt;title> that is its first child</remedy>
  <help>
    <why>
      People who reach seven bars with a screen reader, one after another, have to guess what the
      bars show. The title above them is a separate stop that nothing ties to them.
    </why>
    <applies>
      Each indicator or chart. Hidden ones are for hidden-without-alternative, and progress
      indicators of which nothing is exposed are for progress-exposes-value. What is shown in place
      of missing data is not judged, and an SVG image whose author gives it role="none" is no image
      to assistive technology.
    </applies>
    <decides>
      Something of it is exposed: shapes alone are not accessibility elements, and a screen reader
      does not enter a container without any, whatever its label. Then one of these holds: the
      component has a name; one named container or stop within it holds every exposed step or mark;
      or an audio graph has a title. A single stop that says all it holds is named by its content if
      that includes the title or the steps. Visible text names nothing but itself. It is enough only
      where a step indicator is exposed as text alone, or a ring as one text that says what is in
      progress and how far.
    </decides>
    <swiftui>
      Put .accessibilityElement(children: .contain) and .accessibilityLabel("Checkout") on the
      outermost stack; for Chart, .accessibilityLabel on the chart itself.
    </swiftui>
    <limits>Whether the name is a good one is not judged.</limits>
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
    <failed title="Dots, of which a screen reader finds nothing">
      <?finding people who use a screen reader find nothing of the step indicator: none of it is an accessibility element?>
      <step-indicator id="onboarding" current="1" backdrop="#FFF">
        <step name="Welcome"/><step name="Permissions"/>
        <look><shape kind="circle" size="8"><fill color="label"/></shape></look>
      </step-indicator>
    </failed>
    <failed title="A label on a container of shapes alone is never heard">
      <?finding people who use a screen reader find nothing of the chart: none of it is an accessibility element?>
      <chart id="sleep" type="bar" backdrop="#FFF" children="contain" label="Sleep by day">
        <look part="mark"><shape kind="rectangle"><fill color="#004488"/></shape></look>
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
      </chart>
    </failed>
    <passed title="One stop for all steps says where the user is">
      <step-indicator id="checkout" current="2" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="Steps with labels, in a container without a name">
      <?finding people who use a screen reader are not told what the step indicator is: it has no name?>
      <step-indicator id="checkout" current="1" children="contain">
        <step name="Account"/><step name="Details"/>
        <look label="Step {position} of {count}, {name}, {state}"/>
      </step-indicator>
    </failed>
    <failed title="A name of spaces only">
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
    <passed title="A named container inside holds every bar">
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
    <passed title="The ring inside has the name and the value">
      <progress id="upload" type="ring" value="0.75">
        <shape kind="arc" label="Upload" value="75 percent"/>
        <text style="caption" color="label">Do not close the app</text>
      </progress>
    </passed>
    <failed title="A number in the ring does not say what is in progress">
      <?finding people who use a screen reader are not told what the progress is: it has no name?>
      <progress id="upload" type="ring" value="0.75">
        <track/><fill/><text style="caption" color="label">75 %</text>
      </progress>
    </failed>
    <passed title="One text in the ring says what is in progress and how far">
      <progress id="upload" type="ring" value="0.75">
        <track/><fill/><text style="caption" color="label">Upload, 75 %</text>
      </progress>
    </passed>
    <failed title="Everything combined into one stop, but nothing says what it is">
      <?finding people who use a screen reader are not told what the chart is: it has no name?>
      <chart id="sleep" type="bar" children="combine">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
      <?finding people who use a screen reader are not told what the progress is: it has no name?>
      <progress id="upload" type="ring" value="0.75" children="combine"><text>75 %</text></progress>
    </failed>
    <passed title="The single stop includes the title">
      <chart id="sleep" type="bar" children="combine">
        <title>Sleep by day</title>
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
      </chart>
      <progress id="upload" type="ring" value="0.75" children="combine">
        <text>Upload</text><text>75 %</text>
      </progress>
    </passed>
    <passed title="Text beside hidden steps says where the user is">
      <step-indicator id="checkout" current="1">
        <text style="body" color="label">Step {position} of {count}: {name}</text>
        <group hidden="true"><step name="Account"/><step name="Details"/></group>
        <look><text>{position}</text></look>
      </step-indicator>
    </passed>
    <cantTell title="A fragment’s host may name it" scope="fragment">
      <?cantTell people who use a screen reader are not told what the chart is: it has no name?>
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </cantTell>
    <cantTell title="Labels that the spec does not give may exist" complete="announcements data">
      <?cantTell whether people who use a screen reader are told what the chart is depends on the label of the component?>
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </cantTell>
    <inapplicable title="Nothing of it is exposed">
      <chart id="sleep" type="bar" hidden="true">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </inapplicable>
    <passed title="An emoji is a name">
      <chart id="trend" type="line" children="contain" label="📈">
        <mark category="Mon" value="2" label="Mon"/></chart>
    </passed>
    <passed title="An SVG image with a title of its own">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="img">
        <title>Revenue by quarter</title>
        <rect x="10" y="20" width="20" height="60"/><rect x="50" y="40" width="20" height="40"/>
      </svg>
    </passed>
    <passed title="An SVG image that is labelled by the text it shows">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" aria-labelledby="heading">
        <text id="heading" x="10" y="15">Revenue by quarter</text><rect width="20" height="60"/>
      </svg>
    </passed>
    <failed title="The title of an SVG image is but drawn">
      <?finding people who use a screen reader are not told what the image is: it has no name?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <text x="10" y="15">Revenue by quarter</text><rect x="10" y="20" width="20" height="60"/>
      </svg>
    </failed>
    <failed title="The title in the metadata of an SVG image, and one of a group, name others">
      <?finding people who use a screen reader are not told what the image is: it has no name?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <metadata><title xmlns="http://purl.org/dc/elements/1.1/">Revenue by quarter</title></metadata>
        <g><title>North</title><rect x="10" y="20" width="20" height="60"/></g>
        <text x="10" y="75">Q1</text>
      </svg>
    </failed>
    <failed title="An SVG image that bears the name of the program that drew it">
      <?finding people who use a screen reader are not told what the image is: its name ‘Gnuplot’ is that of the program that drew it?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Gnuplot</title><rect x="10" y="20" width="20" height="60"/>
      </svg>
    </failed>
    <inapplicable title="An SVG image that is nothing to assistive technology but what it holds">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="none">
        <rect x="10" y="20" width="20" height="60"/><text x="10" y="15">Sales went up</text>
      </svg>
    </inapplicable>
    <failed title="A meter in an SVG image that is about more">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Server</title>
        <?finding people who use a screen reader are not told what the progress is: it has no name?>
        <rect role="meter" aria-valuenow="40" width="40" height="5"/>
        <text y="20" role="heading">Server</text>
      </svg>
    </failed>
    <passed title="The steps of an SVG image, in a navigation that has a name">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Shop</title><a href="help.html"><text y="70">Help</text></a>
        <g role="navigation" aria-label="Steps of the checkout"><g role="list">
          <g role="listitem"><text y="20">Account</text></g>
          <g role="listitem" aria-current="step"><text y="40">Details</text></g>
        </g></g>
      </svg>
    </passed>
    <inapplicable title="An SVG image that is hidden">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" aria-hidden="true">
        <rect x="10" y="20" width="20" height="60"/>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"dark-palette-present": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="dark-palette-present" category="contrast"
      impact="moderate" components="step-indicator status-tracker progress chart"
      dialects="spec svg">
  <title>Every colour works in light and in dark</title>
  <requirement ref="hig:dark-mode"/>
  <requirement ref="hig:color"/>
  <requirement ref="chartability:user-style-change-not-respected"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="dark-palette" uses="large-text text-equivalent-exempts">
    <parameter name="minimum" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="text-minimum" value="4.5" source="WCAG 2.2, 1.4.3"/>
    <parameter name="large-text-minimum" value="3" source="WCAG 2.2, 1.4.3"/>
    <parameter name="outline-width" value="1" source="ours: a thinner line is not drawn in full"/>
    <parameter name="gap" value="1" source="Chartability: one pixel parts what touches"/>
  </expectation>
  <remedy dialect="spec">give both colours a value for light and for dark, or take two that the
    platform changes together</remedy>
  <remedy dialect="spec" case="missing">give the colour the value that is missing, or say
    appearance= on the component where it has one appearance only</remedy>
  <remedy dialect="svg">give both colours values for light and for dark, in @media
    (prefers-color-scheme: dark), or paint what is behind into the image</remedy>
  <help>
    <why>
      Many people use the dark appearance because bright screens hurt or blind them. A colour that
      was chosen for white alone can vanish there.
    </why>
    <applies>
      Each token of the palette that the component uses, directly or through another; and each two
      colours of which one stays the same in light and dark while the one it is seen against
      changes, where one of the rules on the contrast of text, graphics and glyphs asks for
      contrast between them.
    </applies>
    <decides>
      A token has a value in each appearance that the component has, its own or one for all. A
      pair that reaches the contrast it needs in one appearance reaches it in the other. Two
      colours that fail are reported here once, for the appearance in which they do, with the rules
      that report them in each place. A token that has equal values for both stays the same.
    </decides>
    <swiftui>
      Take semantic colours such as Color(.label) and Color(.systemBackground), or colour sets of
      the asset catalogue with “Any, Dark”; replace Color.white, Color(red:green:blue:) and the
      like.
    </swiftui>
    <limits>
      Colours that look the same in light and dark are fine as long as their contrast holds. What
      the platform draws is left to the rules on contrast.
    </limits>
  </help>
  <examples>
    <passed title="A token with both values">
      <palette><color name="ink" light="#111" dark="#EEE"/></palette>
      <step-indicator id="checkout" backdrop="systemBackground">
        <text color="ink" style="body">Account</text>
      </step-indicator>
    </passed>
    <failed title="No dark value, and a page that turns dark">
      <palette>
        <?finding dark: people who use the dark appearance get no colour that was chosen for it: ‘ink’ has no dark value?>
        <color name="ink" light="#111"/>
      </palette>
      <step-indicator id="checkout" backdrop="systemBackground">
        <text color="ink" style="body">Account</text>
      </step-indicator>
    </failed>
    <passed title="A component that is only ever light needs no dark value">
      <palette><color name="ink" light="#111"/></palette>
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <text color="ink" style="body">Account</text>
      </step-indicator>
    </passed>
    <failed title="The token that lacks the value is reported, not the one that is called after it">
      <palette>
        <color name="title" value="ink"/>
        <?finding dark: people who use the dark appearance get no colour that was chosen for it: ‘ink’ has no dark value?>
        <color name="ink" light="#111"/>
        <color name="spare" light="#222"/>
      </palette>
      <step-indicator id="checkout" backdrop="systemBackground">
        <text color="title" style="body">Account</text>
      </step-indicator>
    </failed>
    <failed title="Black text on a page that turns black, told once for both texts">
      <step-indicator id="checkout" backdrop="systemBackground">
        <?finding dark: people who use the dark appearance cannot read the text ‘Account’: ‘#111’ stays the same where ‘systemBackground’ beside it changes?>
        <text color="#111" style="body">Account</text>
        <text color="#111" style="caption">Details</text>
      </step-indicator>
    </failed>
    <failed title="A label that turns white on a card that stays white">
      <step-indicator id="checkout" backdrop="systemBackground">
        <group>
          <fill color="white"/>
          <?finding dark: people who use the dark appearance cannot read the text ‘Account’: ‘label’ changes where ‘white’ beside it stays the same?>
          <text color="label" style="body">Account</text>
        </group>
      </step-indicator>
    </failed>
    <passed title="A grey that works on both">
      <step-indicator id="checkout" backdrop="systemBackground">
        <text color="#767676" style="body">Account</text>
      </step-indicator>
    </passed>
    <inapplicable title="What fails in light and in dark alike is not for this rule">
      <step-indicator id="checkout" backdrop="systemBackground">
        <text color="#8889" style="body">Account</text>
      </step-indicator>
    </inapplicable>
    <inapplicable title="All of it stays as it is, on a page of its own">
      <step-indicator id="checkout" backdrop="#FFF">
        <text color="#000" style="body">Account</text>
      </step-indicator>
    </inapplicable>
    <failed title="Two values that are equal stay the same; a third for Increase Contrast changes nothing">
      <palette>
        <color name="ink" light="#555" dark="#555"/>
        <color name="tint" value="#555" dark-high-contrast="#EEE"/>
      </palette>
      <step-indicator id="checkout" backdrop="systemBackground">
        <?finding dark: people who use the dark appearance cannot read the text ‘Account’: ‘ink’ stays the same where ‘systemBackground’ beside it changes?>
        <text color="ink" style="body">Account</text>
        <?finding dark: people who use the dark appearance cannot read the text ‘Details’: ‘tint’ stays the same where ‘systemBackground’ beside it changes?>
        <text color="tint" style="body">Details</text>
      </step-indicator>
    </failed>
    <inapplicable title="An SVG chart that brings its own page has one appearance">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </inapplicable>
    <failed title="The page of an SVG chart turns dark, and its bars stay">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <style>.page { fill: white } @media (prefers-color-scheme: dark) { .page { fill: #111 } }</style>
        <rect class="page" width="200" height="120"/>
        <g class="axis x">
          <?finding dark: people who use the dark appearance cannot read the text ‘Q1’: ‘#000000’ stays the same where ‘#111111’ beside it changes?>
          <text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <?finding dark: people who use the dark appearance cannot see the bars: ‘#004488’ stays the same where ‘#111111’ beside it changes?>
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </failed>
  </examples>
</rule>

"""####,
"data-ids-unique": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="data-ids-unique" category="data"
      impact="moderate" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>What tells steps and marks apart for the platform is another for each</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a" advisory="true"/>
  <expectation check="unique-identity"/>
  <remedy dialect="spec">identify them by what each alone has: identity="id" with an id of their own,
    such as a UUID, or identity="position" where none ever moves</remedy>
  <remedy dialect="svg">give each element an id of its own, and let what refers to it follow</remedy>
  <help>
    <why>
      A platform that takes two steps for one may drop the second, keep what it said before a change, or
      move a screen reader’s focus to the wrong one: the results are undefined. In an SVG image,
      aria-labelledby means the first element of an id, which may name another part.
    </why>
    <applies>
      Each chart and indicator of a spec with at least two marks or steps whose identity is given, as the
      id: of a ForEach gives it. Each component of an SVG image in which at least two elements have ids.
    </applies>
    <decides>
      No two marks have the same category or value, and no two steps the same name or state, where that
      is their identity; several that have none are the same, too. Positions, and ids of their own, tell
      all of them apart. In SVG no two steps, marks or series have one id, and no id to which something
      in the component refers, by an attribute of accessibility, a link, a copy or a paint, is that of
      several elements, unless these are the same letter by letter.
    </decides>
    <swiftui>
      Give items an id of their own (Identifiable, UUID); ForEach(values, id: \.self) over values
      that repeat drops or mixes up views.
    </swiftui>
    <limits>
      Ids that several elements have and to which nothing refers do no harm that anybody met. What
      scripts and style sheets refer to is not seen. Whether positions stay the same when data change is
      not judged.
    </limits>
  </help>
  <examples>
    <passed title="Steps with names of their own">
      <step-indicator id="checkout" current="1" identity="name">
        <step name="Account"/><step name="Details"/><step name="Confirm"/>
      </step-indicator>
    </passed>
    <failed title="ForEach over repeated states, each its own id">
      <status-tracker id="report" identity="state">
        <step name="Winter" state="completed"/>
        <?finding people may miss steps, or meet one in the place of another: 2 steps have the state ‘completed’, and the platform takes them for one?>
        <step name="Spring" state="completed"/>
        <step name="Summer" state="current"/><step name="Autumn" state="error"/>
      </status-tracker>
    </failed>
    <passed title="The same steps by their positions, and by ids of their own">
      <status-tracker id="report" identity="position">
        <step name="Winter" state="completed"/><step name="Spring" state="completed"/>
      </status-tracker>
      <status-tracker id="other" identity="id">
        <step name="Winter" state="completed"/><step name="Spring" state="completed"/>
      </status-tracker>
    </passed>
    <passed title="States that no two steps share">
      <status-tracker id="report" identity="state">
        <step name="Winter" state="completed"/><step name="Spring" state="current"/>
      </status-tracker>
    </passed>
    <failed title="The days of two series">
      <chart id="sleep" type="bar" identity="category">
        <series id="deep" name="Deep"/><series id="light" name="Light"/>
        <mark category="Mon" series="deep" value="2"/>
        <mark category="Tue" series="deep" value="1"/>
        <?finding people may miss marks, or meet one in the place of another: 2 marks have the category ‘Mon’, and other marks share theirs, and the platform takes them for one?>
        <mark category="Mon" series="light" value="5"/>
        <mark category="Tue" series="light" value="4"/>
      </chart>
    </failed>
    <failed title="Three days with the same number, however it is written">
      <chart id="sleep" type="bar" identity="value">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <?finding people may miss marks, or meet one in the place of another: 3 marks have the value ‘7’, and the platform takes them for one?>
        <mark category="Wed" value="7.0"/><mark category="Thu" value="7"/>
      </chart>
    </failed>
    <passed title="Numbers that differ a little">
      <chart id="sleep" type="bar" identity="value">
        <mark category="Mon" value="7"/><mark category="Tue" value="7.01"/>
      </chart>
    </passed>
    <failed title="Steps without names, by their names">
      <step-indicator id="checkout" current="1" identity="name">
        <step name="Account"/><step/>
        <?finding people may miss steps, or meet one in the place of another: 2 steps have no name, and the platform takes them for one?>
        <step/>
      </step-indicator>
    </failed>
    <cantTell title="The names of the steps are not known" complete="tree announcements">
      <?cantTell whether the platform takes several steps for one depends on the name of the step?>
      <step-indicator id="checkout" current="1" identity="name"><step/><step/></step-indicator>
    </cantTell>
    <inapplicable title="No identity is given, or there is one step">
      <chart id="sleep" type="bar"><mark category="Mon" value="7"/><mark category="Mon" value="7"/></chart>
      <status-tracker id="order" identity="state"><step name="Packed" state="current"/></status-tracker>
    </inapplicable>
    <failed title="A bar of an SVG image is named by what has the id of another text">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <text id="name" x="0" y="75">Q1: 12</text>
        <rect role="graphics-symbol" aria-labelledby="name" width="20" height="60"/>
        <?finding people who use a screen reader may be told of another part: 2 elements have the id ‘name’, and what refers to it means one of them?>
        <text id="name" x="40" y="75">Q2: 18</text>
        <rect role="graphics-symbol" aria-labelledby="name" x="40" width="20" height="40"/>
      </svg>
    </failed>
    <passed title="Ids of their own">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <text id="first" x="0" y="75">Q1: 12</text>
        <rect role="graphics-symbol" aria-labelledby="first" width="20" height="60"/>
        <text id="second" x="40" y="75">Q2: 18</text>
        <rect role="graphics-symbol" aria-labelledby="second" x="40" width="20" height="40"/>
      </svg>
    </passed>
    <failed title="Two gradients with one id">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <linearGradient id="paint"><stop offset="0" stop-color="#036"/><stop offset="1" stop-color="#000"/></linearGradient>
        <rect width="20" height="60" fill="url(#paint)"/>
        <?finding people may see or follow another part: 2 elements have the id ‘paint’, and what refers to it means one of them?>
        <linearGradient id="paint"><stop offset="0" stop-color="#630"/><stop offset="1" stop-color="#000"/></linearGradient>
        <rect x="40" width="20" height="40" style="fill: url('#paint')"/>
      </svg>
    </failed>
    <passed title="Two that are the same letter by letter, and two to which nothing refers">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <clipPath id="area"><rect width="100" height="60"/></clipPath>
        <g clip-path="url(#area)"><rect id="bar" width="20" height="60"/></g>
        <clipPath id="area"><rect width="100" height="60"/></clipPath>
        <g clip-path="url(#area)"><rect id="bar" x="40" width="20" height="40"/></g>
      </svg>
    </passed>
    <failed title="Two steps with one id">
      <svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" lang="en">
        <g role="list" aria-label="Checkout">
          <g id="step" role="listitem" aria-label="Step 1: Account, completed"><circle cx="30" cy="30" r="14"/></g>
          <?finding people may miss steps, or meet one in the place of another: 2 elements have the id ‘step’, and scripts take them for one?>
          <g id="step" role="listitem" aria-label="Step 2: Details, current" aria-current="step"><circle cx="110" cy="30" r="14"/></g>
        </g>
      </svg>
    </failed>
    <inapplicable title="One id">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" id="chart">
        <title>Revenue by quarter</title><rect width="20" height="60"/>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"decorative-not-exposed": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="decorative-not-exposed" category="structure"
      impact="minor" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Decoration is no stop</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="act:46ca7f"/>
  <requirement ref="chartability:navigation-tedious"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="decoration-exposed">
    <parameter name="decoration" source="ours: words for what is there for the eye alone"
               value="backdrop background backgrounds border connector decoration decorative divider
                      grid gridline gridlines ornament separator shadow spacer"/>
    <parameter name="looks" source="ours: words for shapes and for where they are"
               value="arc arrow axis bar black blue box circle color colored colour coloured curve
                      dashed dot dotted ellipse empty frame full gray green grey horizontal image
                      left line lines long major minor orange outline path pink purple rectangle red
                      right ring round rounded rule segment shape short square stroke thick thin tick
                      ticks track vertical white x y yellow"/>
  </expectation>
  <remedy dialect="spec">take its label, value and traits away, or give it hidden="true"
    (.accessibilityHidden(true)); what it alone says belongs in the label of what it is for</remedy>
  <remedy dialect="svg">give it aria-hidden="true", or take its &lt;title> and its role away; what it
    alone says belongs in the name of what it is for</remedy>
  <remedy dialect="svg" case="role">take away what has it met in spite of role="none": its aria-label
    or another such attribute, or its tabindex; or take role="none" away if it says something</remedy>
  <help>
    <why>
      Each stop costs a swipe and a moment of listening. “Line”, “line”, “line” between the bars of a
      chart tells nobody anything, and hides the chart behind its own grid.
    </why>
    <applies>
      Lines between steps, gridlines, the lines of axes and the tracks of progress, unless they say what
      no other stop says; what its author calls decoration; and of other shapes, groups and glyphs that
      are stops beside others and cannot be operated, those that say nothing or nothing but that they
      are decoration. In SVG also what has the role none or presentation and is met in spite of it.
    </applies>
    <decides>
      It is no stop. What is heard of a line, grid or track counts as nothing where it is made of words
      for shapes, colours and places, and of numbers, and as said elsewhere where another stop says the
      same, or, of a connector, a stop of its step does.
    </decides>
    <swiftui>
      Give lines, backgrounds and swatches no label, no value and no trait; Image(decorative:) or
      .accessibilityHidden(true) for pictures that say nothing.
    </swiftui>
    <limits>
      Words for decoration are known in English only. What is heard of a swatch is for
      legend-entry-has-name, of a mark or a step for mark-has-name, and pictures of an SVG image without
      a name are for svg-graphic-named.
    </limits>
  </help>
  <examples>
    <passed title="Gridlines, and a line of an axis, of which nothing is said">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <axis dimension="y" ticks="0 5"><gridline color="separator"/><line color="separator"/>
          <text hidden="true">{value}</text></axis>
      </chart>
    </passed>
    <failed title="Gridlines that are called lines">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <axis dimension="y" ticks="0 5">
          <?finding people who use a screen reader stop at the gridlines to hear ‘Line’, which tells them nothing?>
          <gridline color="separator" label="Line"/>
          <text hidden="true">{value}</text></axis>
      </chart>
    </failed>
    <inapplicable title="Lines that say what nothing else says">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <axis dimension="y" ticks="8"><gridline color="separator" label="Goal: 8 hours"/></axis>
        <axis dimension="x" ticks="12"><gridline color="separator" label="12"/></axis>
      </chart>
    </inapplicable>
    <failed title="Lines that are counted">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <axis dimension="x" ticks="12">
          <?finding people who use a screen reader stop at the gridlines to hear ‘Grid line 12’, which tells them nothing?>
          <gridline color="separator" label="Grid line 12"/></axis>
      </chart>
    </failed>
    <failed title="Connectors that repeat the state of their step" lang="en">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain" label="Checkout">
        <step name="Account"/><step name="Payment"/>
        <look label="{name}, {state}"/>
        <?finding people who use a screen reader stop at the connector to hear ‘completed’, which another stop says?>
        <connector state="completed" label="{state}"><fill color="systemGreen"/></connector>
        <connector state="upcoming"><fill color="systemGray"/></connector>
      </step-indicator>
    </failed>
    <passed title="Connectors that nobody hears of">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain" label="Checkout">
        <step name="Account"/><step name="Payment"/>
        <look label="{name}, {state}"/>
        <connector><fill color="systemGray"/></connector>
      </step-indicator>
    </passed>
    <failed title="An empty image in front of a step’s text">
      <status-tracker id="order">
        <step name="Paid">
          <?finding people who use a screen reader come to a shape that says only ‘image’?>
          <shape kind="circle" size="12" traits="image"><fill color="systemGreen"/></shape>
          <text>Paid, completed</text>
        </step>
      </status-tracker>
    </failed>
    <inapplicable title="An image that is all there is of a step, which mark-has-name judges">
      <status-tracker id="order">
        <step name="Paid">
          <shape kind="circle" size="12" traits="image"><fill color="systemGreen"/></shape>
        </step>
      </status-tracker>
    </inapplicable>
    <failed title="A track that is called a track">
      <progress id="upload" type="bar" value="0.7" children="contain" label="Upload">
        <?finding people who use a screen reader stop at the track to hear ‘Track’, which tells them nothing?>
        <track color="systemFill" label="Track"/>
        <fill color="systemBlue" label="Upload" value="70 percent"/>
      </progress>
    </failed>
    <inapplicable title="A track that is the one stop of its progress">
      <progress id="upload" type="bar" value="0.7">
        <track color="systemFill" label="Upload" value="70 percent"/>
        <fill color="systemBlue"/>
      </progress>
    </inapplicable>
    <failed title="A divider that is labelled">
      <status-tracker id="order">
        <step name="Paid" label="Paid, completed"/>
        <?finding people who use a screen reader come to a stop to hear ‘Divider line’, which tells them nothing?>
        <shape kind="rectangle" height="1" label="Divider line"><fill color="separator"/></shape>
        <step name="Sent" label="Sent, not started"/>
      </status-tracker>
    </failed>
    <inapplicable title="A shape whose name has such a word among others">
      <status-tracker id="order">
        <step name="Paid" label="Paid, completed"/>
        <shape kind="rectangle" height="9" label="Background check passed"><fill color="label"/></shape>
      </status-tracker>
    </inapplicable>
    <passed title="What is called decoration is hidden">
      <status-tracker id="order">
        <step name="Paid" label="Paid, completed"/>
        <shape kind="circle" decorative="true" label="Dot"><fill color="label"/></shape>
      </status-tracker>
    </passed>
    <cantTell title="Whether a grid has a label is not known" complete="announcements data">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <axis dimension="y" ticks="0 5">
          <?cantTell people who use a screen reader may stop at the gridlines for nothing?>
          <gridline color="separator" traits="image"/>
          <text hidden="true">{value}</text></axis>
      </chart>
    </cantTell>
    <failed title="A background in SVG with a title">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader come to a stop to hear ‘background’, which tells them nothing?>
        <g><title>background</title><rect width="120" height="80"/></g>
        <rect aria-label="Q1: 12" width="20" height="60"/>
      </svg>
    </failed>
    <failed title="Gridlines of an SVG chart that have titles">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g class="axis y">
          <?finding people who use a screen reader stop at the gridlines to hear ‘10’, which another stop says?>
          <line class="grid" x1="20" x2="120" y1="40" y2="40" stroke="gray"><title>10</title></line>
          <text x="2" y="40">10</text><text x="2" y="70">0</text>
        </g>
        <g class="bar"><title>Q1: 12</title><rect x="30" y="34" width="20" height="36"/></g>
        <g class="bar"><title>Q2: 18</title><rect x="60" y="16" width="20" height="54"/></g>
      </svg>
    </failed>
    <failed title="A role that says decoration, on what has a name">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader meet ‘Frame, image’, which its role says is decoration?>
        <rect role="presentation" aria-label="Frame" width="120" height="80"/>
        <rect aria-label="Q1: 12" width="20" height="60"/>
      </svg>
    </failed>
    <inapplicable title="A role that says decoration, of which nothing else is said">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect role="presentation" width="120" height="80"/>
        <rect aria-label="Q1: 12" width="20" height="60"/>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"empty-state-described": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="empty-state-described" category="data"
      impact="moderate" components="chart progress">
  <title>What stands in for data is text, and is announced when it comes</title>
  <untested dialect="svg">states besides the one that is drawn</untested>
  <requirement ref="wcag:1.1.1" level="A" when="text"/>
  <requirement ref="wcag:4.1.3" level="AA" when="dynamic"/>
  <requirement ref="hig:writing"/>
  <profile name="wcag-a" when="text"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <expectation check="empty-state"/>
  <remedy dialect="spec">say in words, seen and heard, what is the matter and what to do, as in
    &lt;text color="label">No data yet&lt;/text></remedy>
  <remedy dialect="spec" case="none">say so in words, as in &lt;empty>&lt;text color="label" live="polite">No data
    yet&lt;/text>&lt;/empty></remedy>
  <remedy dialect="spec" case="dynamic">make the text a live region with live="polite", announce it with
    &lt;announcement>, or move the focus there</remedy>
  <help>
    <why>
      Axes without bars leave everybody to wonder whether there are no data, whether they are still on
      their way, or whether something broke. People who do not see the screen notice nothing at all.
    </why>
    <applies>
      What stands in for the data of a chart, or for a progress that failed: each &lt;empty>, &lt;loading>
      and &lt;failure>. A chart that changes while it is on the screen, and has no &lt;empty>. Not a chart
      that stays as it is and shows nothing of the kind.
    </applies>
    <decides>
      There is text in it that a screen reader reaches. Where data lack or failed to come, it is seen,
      too; a spinner tells who sees it that something is on its way.

      Where the chart or progress changes while people are there, they are told when it comes: by a live
      region in it, by an announcement or the focus on update, or for a failure on error.
    </decides>
    <swiftui>
      Add a branch for no data: if data.isEmpty { ContentUnavailableView("No data yet", systemImage:
      "chart.bar") }, and announce it where it appears later.
    </swiftui>
    <limits>
      Whether the text helps, and says what to do, is for people to judge. Whether a chart that changes
      can ever fail or be waited for is not known: nobody asks for a &lt;loading> or a &lt;failure>.
    </limits>
  </help>
  <examples>
    <passed title="A text while there is no data">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7"/>
        <empty><text color="label">No data yet</text></empty>
      </chart>
    </passed>
    <failed title="A chart that changes, with nothing in place of data">
      <?finding people are told nothing while the chart has no data: it has no text for that?>
      <chart id="sleep" type="bar" dynamic="true">
        <mark category="Mon" value="7"/>
        <announcement on="update">{count} nights</announcement>
      </chart>
    </failed>
    <failed title="Empty axes, and a symbol nobody hears">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7"/>
        <?finding people who use a screen reader are told nothing while the chart has no data?>
        <empty/>
      </chart>
      <chart id="steps" type="bar">
        <mark category="Mon" value="7000"/>
        <?finding people who use a screen reader are told nothing while the chart has no data?>
        <empty><glyph symbol="chart.bar" decorative="true" color="label"/></empty>
      </chart>
    </failed>
    <failed title="A text that a screen reader does not reach">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7"/>
        <?finding people who use a screen reader are told nothing while the chart has no data?>
        <empty hidden="true"><text color="label">No data yet</text></empty>
      </chart>
    </failed>
    <failed title="A dash is no text">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7"/>
        <?finding people who use a screen reader are told nothing while the chart has no data?>
        <empty><text color="label">–</text></empty>
      </chart>
    </failed>
    <failed title="A label on a symbol is heard, and not seen">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7"/>
        <?finding people who look at it are told nothing while the chart has no data?>
        <empty><glyph symbol="chart.bar" label="No data yet" color="label"/></empty>
      </chart>
    </failed>
    <passed title="A spinner is seen, and its label is heard">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7"/>
        <empty><text color="label">No data yet</text></empty>
        <loading><shape kind="circle" label="Loading"><stroke width="2" color="label"/></shape></loading>
      </chart>
    </passed>
    <failed title="A spinner that nobody hears, and a failure that nobody reads">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7"/>
        <?finding people who use a screen reader are told nothing while the data are on their way?>
        <loading><shape kind="circle"><stroke width="2" color="label"/></shape></loading>
        <?finding people who look at it are told nothing while the data cannot be had?>
        <failure><glyph symbol="xmark" label="The data could not be loaded" color="label"/></failure>
      </chart>
    </failed>
    <passed title="A live region, and an announcement on update" profile="wcag-aa">
      <chart id="sleep" type="bar" dynamic="true">
        <mark category="Mon" value="7"/>
        <empty><text color="label" live="polite">No data yet</text></empty>
        <loading live="polite" children="contain" label="Loading"><text color="label">Loading…</text></loading>
        <failure><text color="label">The data could not be loaded</text></failure>
        <announcement on="error" priority="assertive">The data could not be loaded</announcement>
      </chart>
      <chart id="steps" type="bar" dynamic="true">
        <mark category="Mon" value="7000"/>
        <empty><text color="label">No steps yet</text></empty>
        <announcement on="update">{count} days</announcement>
      </chart>
    </passed>
    <failed title="What comes in silence" profile="wcag-aa">
      <chart id="sleep" type="bar" dynamic="true">
        <mark category="Mon" value="7"/>
        <?finding people who use a screen reader are not told when there are no data any more?>
        <empty><text color="label">No data yet</text></empty>
      </chart>
      <chart id="steps" type="bar" dynamic="true">
        <mark category="Mon" value="7000"/>
        <empty><text color="label">No steps yet</text></empty>
        <?finding people who use a screen reader are not told when the data do not come?>
        <failure><text color="label">The data could not be loaded</text></failure>
        <announcement on="update">{count} days</announcement>
      </chart>
    </failed>
    <passed title="Level A asks for text alone" profile="wcag-a">
      <chart id="sleep" type="bar" dynamic="true">
        <mark category="Mon" value="7"/>
        <empty><text color="label">No data yet</text></empty>
      </chart>
    </passed>
    <passed title="Focus moves to what failed" profile="wcag-aa">
      <progress id="upload" type="ring" value="0.4" label="Upload" value-text="{percent} percent">
        <failure><text id="sorry" color="label">The upload failed</text></failure>
        <focus on="error" to="sorry"/>
      </progress>
    </passed>
    <failed title="A progress that fails in silence" profile="wcag-aa">
      <progress id="upload" type="ring" value="0.4" label="Upload" value-text="{percent} percent">
        <?finding people who use a screen reader are not told when what is in progress fails?>
        <failure><text color="label">The upload failed</text></failure>
        <announcement on="update">{percent} percent</announcement>
      </progress>
    </failed>
    <cantTell title="What is announced is not part of the document" profile="wcag-aa" complete="tree data">
      <chart id="sleep" type="bar" dynamic="true">
        <mark category="Mon" value="7"/>
        <?cantTell whether people who use a screen reader are told when there are no data any more depends on what is announced?>
        <empty><text color="label">No data yet</text></empty>
      </chart>
    </cantTell>
    <cantTell title="The host of a fragment may show it" scope="fragment">
      <?cantTell whether people are told anything while the chart has no data depends on what its host shows in its place?>
      <chart id="sleep" type="bar" dynamic="true"><mark category="Mon" value="7"/></chart>
    </cantTell>
    <inapplicable title="A chart that stays as it is, and a progress">
      <chart id="sleep" type="bar" dynamic="false"><mark category="Mon" value="7"/></chart>
      <progress id="upload" type="ring" value="0.4" label="Upload" value-text="{percent} percent"/>
    </inapplicable>
    <inapplicable title="Decoration">
      <chart id="spark" type="line" decorative="true" dynamic="true"><mark value="3"/><mark value="5"/></chart>
    </inapplicable>
  </examples>
</rule>

"""####,
"error-state-described": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="error-state-described" category="announcements"
      impact="serious" components="step-indicator status-tracker"
      dialects="spec svg">
  <title>A step in error says what failed, and shows it by more than colour</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:3.3.1" level="A" when="input-error"/>
  <requirement ref="hig:writing"/>
  <profile name="wcag-a"/>
  <expectation check="error-state-described"/>
  <remedy dialect="spec">say the name and the error in the label, as in label="{name}, {state}", with
    announced-as for words of your own</remedy>
  <remedy dialect="spec" case="seen">give the look for the error a symbol, a shape or words that no
    other state has</remedy>
  <remedy dialect="spec" case="words">give the state its words, as in &lt;state id="done" is="completed"
    announced-as="erledigt|fertig"/></remedy>
  <remedy dialect="svg">say the name and the error in the step’s name, as in aria-label="Payment, failed"</remedy>
  <remedy dialect="svg" case="seen">give the step in error a symbol, a shape or words that no other step has</remedy>
  <remedy dialect="svg" case="words">say the state in English, or by an attribute, as aria-current="step"</remedy>
  <help>
    <why>
      Red alone tells nothing to who hears the screen, and little to who cannot tell red from green.
      “Error” alone leaves open what failed.
    </why>
    <applies>Each step in a state that means an error, in each state the component can be in.</applies>
    <decides>
      The announcement of the step, or of the stop that stands for all steps, holds the step’s name
      and a word for the error: the author’s, or one of error, failed, problem, overdue, past due,
      needs attention. Where the document says what steps look like, the step in error has a word, a
      symbol or a shape that it has in no other state, the same step compared with itself where it
      can be in several. The word is this step’s, not another’s that the stop speaks of. A step
      without a name says something besides the words for states, which “button” and “image” are not;
      of one stop for all, its number.
    </decides>
    <swiftui>
      Let the label of the step say it: .accessibilityLabel("Payment, failed: the card was
      declined"); show an Image(systemName: "exclamationmark.triangle") or words beside the colour.
    </swiftui>
    <limits>
      Whether the cue can be seen, and whether it is told from colour by eye, is for
      state-not-color-only and glyph-contrast. Whether it is a mistake in what a user entered,
      which 3.3.1 is about, a spec cannot say.
    </limits>
  </help>
  <examples>
    <passed title="Name and error in words, and a symbol of its own">
      <status-tracker id="order">
        <state id="late" is="error" announced-as="past due" color="systemRed"/>
        <step name="Ordered" state="completed"/>
        <step name="Payment" state="late"/>
        <look state="late" children="ignore" label="{name}, {state}">
          <shape kind="circle" size="25"><fill color="systemRed"/>
            <glyph symbol="exclamationmark" color="#FFF"/></shape>
        </look>
        <look children="ignore" label="{name}, {state}">
          <shape kind="circle" size="25"><fill color="systemGreen"/>
            <glyph symbol="checkmark" color="#000"/></shape>
        </look>
      </status-tracker>
    </passed>
    <failed title="A red circle with a number">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <step name="Account"/>
        <step name="Payment" state="error"/>
        <look state="error">
          <shape kind="circle" size="25"><fill color="systemRed"/>
            <?finding people who use a screen reader hear ‘2’ and are told neither that something failed nor what: ‘Payment’; people who cannot tell colours apart do not see that ‘Payment’ is in error: but for colour it looks like a step that is the current one?>
            <text color="#FFF">{position}</text></shape>
        </look>
        <look>
          <shape kind="circle" size="25"><fill color="systemBlue"/>
            <text color="#FFF">{position}</text></shape>
        </look>
      </step-indicator>
    </failed>
    <failed title="“Error” alone">
      <status-tracker id="order">
        <step name="Ordered" state="completed" label="Ordered, completed"/>
        <?finding people who use a screen reader hear ‘Error’ and are not told what failed: ‘Payment’ is not heard?>
        <step name="Payment" state="error" label="Error"/>
      </status-tracker>
    </failed>
    <failed title="The name alone, for a state that no step is in yet">
      <status-tracker id="order" current="1" children="contain" label="Order">
        <state id="late" is="error"/>
        <?finding people who use a screen reader are not told that ‘Ordered’ is in error?>
        <step name="Ordered" label="Ordered"/>
        <step name="Sent" label="Sent"/>
      </status-tracker>
    </failed>
    <failed title="Said in full, and seen by its colour alone">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout">
        <step name="Account"/><step name="Payment"/>
        <?finding people who cannot tell colours apart do not see that ‘Account’ is in error: but for colour it looks like a step that is completed?>
        <look state="error" children="ignore" label="{position}, {name}, error">
          <shape kind="circle" size="25"><fill color="systemRed"/>
            <text color="#FFF">{position}</text></shape>
        </look>
        <look children="ignore" label="{position}, {name}, {state}">
          <shape kind="circle" size="25"><fill color="systemGreen"/>
            <text color="#000">{position}</text></shape>
        </look>
      </step-indicator>
    </failed>
    <passed title="Words make the difference">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout">
        <step name="Account"/><step name="Payment"/>
        <look state="error" children="combine">
          <shape kind="circle" size="25"><fill color="systemRed"/></shape>
          <text color="label">{name}: please check, error</text>
        </look>
        <look children="combine">
          <shape kind="circle" size="25"><fill color="systemGreen"/></shape>
          <text color="label">{name}</text>
        </look>
      </step-indicator>
    </passed>
    <passed title="The plural of a word is a word for it">
      <status-tracker id="order">
        <step name="Address" state="error" label="Address has 2 errors"/>
      </status-tracker>
    </passed>
    <failed title="“No error” says no error">
      <status-tracker id="order">
        <?finding people who use a screen reader are not told that ‘Address’ is in error?>
        <step name="Address" state="error" label="Address, no error"/>
      </status-tracker>
    </failed>
    <failed title="An error in the name is not the state">
      <status-tracker id="diagnosis">
        <?finding people who use a screen reader are not told that ‘Error report’ is in error?>
        <step name="Error report" state="error" label="Error report"/>
      </status-tracker>
    </failed>
    <passed title="One stop for all names the step that failed">
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Step 2 of 2, Details. Account has a problem">
        <step name="Account" state="error"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="One stop for all that says something failed, not what">
      <?finding people who use a screen reader hear ‘Step 2 of 2, Details. There is a problem’ and are not told what failed: ‘Account’ is not heard?>
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Step 2 of 2, Details. There is a problem">
        <step name="Account" state="error"/><step name="Details"/>
      </step-indicator>
    </failed>
    <cantTell title="A language whose words for errors nobody gave" lang="de">
      <status-tracker id="bestellung">
        <?cantTell people who use a screen reader are not told that ‘Zahlung’ is in error?>
        <step name="Zahlung" state="error" label="Zahlung, überfällig"/>
      </status-tracker>
    </cantTell>
    <cantTell title="What the symbol is called is not known">
      <status-tracker id="order">
        <?cantTell people who use a screen reader are not told that ‘Payment’ is in error?>
        <step name="Payment" state="error">
          <glyph symbol="exclamationmark.circle" color="systemRed"/><text>Payment</text>
        </step>
      </status-tracker>
    </cantTell>
    <inapplicable title="Nothing can go wrong here">
      <step-indicator id="checkout" current="1" children="ignore" label="Step {position}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </inapplicable>
    <failed title="A role is not what failed" lang="en">
      <status-tracker id="order">
        <?finding people who use a screen reader hear ‘Error, button’ and are not told what failed: step 1 is not heard?>
        <step state="error" label="Error" traits="button"/>
      </status-tracker>
    </failed>
    <failed title="Nor is a cross, whatever it is called" lang="en">
      <status-tracker id="order">
        <state id="late" is="error" announced-as="Past due"/>
        <?finding people who use a screen reader hear ‘image, Past due’ and are not told what failed: step 1 is not heard?>
        <step state="late">
          <glyph symbol="xmark.circle.fill" color="label"/><text>Past due</text>
        </step>
      </status-tracker>
    </failed>
    <failed title="Nor is the word for another step’s state" lang="en">
      <status-tracker id="order" ordered="false" dynamic="false">
        <?finding people who use a screen reader hear ‘Done, Past due’ and are not told what failed: step 2 is not heard?>
        <group children="combine">
          <step state="completed"><text>Done</text></step>
          <step state="error"><text>Past due</text></step>
        </group>
      </status-tracker>
    </failed>
    <failed title="The error is another step’s" lang="en">
      <?finding people who use a screen reader are not told that ‘Account’ is in error?>
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Step 2 of 3: Details. Account completed. Review has an error">
        <step name="Account" state="error"/><step name="Details"/><step name="Review" state="upcoming"/>
      </step-indicator>
    </failed>
    <failed title="“Error-free” and “zero errors” say no error" lang="en">
      <status-tracker id="order" ordered="false">
        <?finding people who use a screen reader are not told that ‘Address’ is in error?>
        <step name="Address" state="error" label="Address, error-free"/>
        <?finding people who use a screen reader are not told that ‘Payment’ is in error?>
        <step name="Payment" state="error" label="Payment, zero errors"/>
      </status-tracker>
    </failed>
    <passed title="A step of an SVG image says that it failed">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Order</title>
        <g role="list">
          <g role="listitem" aria-label="Payment, failed" aria-current="step"><path d="M20 10l10 20h-20z"/></g>
          <g role="listitem" aria-label="Delivery, upcoming"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </passed>
    <failed title="Only a class of an SVG image says that a step failed">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Order</title>
        <g role="list">
          <?finding people who use a screen reader are not told that ‘Payment’ is in error?>
          <g role="listitem" class="error" aria-label="Payment" aria-current="step"><path d="M20 10l10 20h-20z"/></g>
          <g role="listitem" aria-label="Delivery, upcoming"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </failed>
    <failed title="But for its colour, a step in error of an SVG image looks like any other">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <title>Order</title>
        <g role="list">
          <?finding people who cannot tell colours apart do not see that ‘Payment’ is in error: but for colour it looks like a step that is still to come?>
          <g role="listitem" aria-label="Payment, failed" aria-current="step"><circle cx="40" cy="30" r="14" fill="#B00020"/></g>
          <g role="listitem" aria-label="Delivery, upcoming"><circle cx="140" cy="30" r="14" fill="#777"/></g>
        </g>
      </svg>
    </failed>
    <cantTell title="The words for the error, in another language">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="de">
        <title>Bestellung</title>
        <g role="list">
          <?cantTell people who use a screen reader are not told that ‘Zahlung’ is in error?>
          <g role="listitem" class="error" aria-label="Zahlung, fehlgeschlagen" aria-current="step"><path d="M20 10l10 20h-20z"/></g>
          <g role="listitem" class="upcoming" aria-label="Lieferung"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"glyph-contrast": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="glyph-contrast" category="contrast" impact="serious"
      components="step-indicator status-tracker progress chart"
      dialects="spec svg">
  <title>Symbols and icons meet 3:1 against what is under them</title>
  <requirement ref="wcag:1.4.11" level="AA"/>
  <requirement ref="hig:accessibility"/>
  <requirement ref="hig:dark-mode"/>
  <requirement ref="chartability:low-contrast"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="glyph-contrast" uses="large-text text-equivalent-exempts">
    <parameter name="minimum" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="text-minimum" value="4.5" source="WCAG 2.2, 1.4.3"/>
    <parameter name="large-text-minimum" value="3" source="WCAG 2.2, 1.4.3"/>
  </expectation>
  <remedy dialect="spec">set the symbol and what is under it further apart[: let the symbol appear
    as {nearestForeground}, the nearest colour that reaches the ratio, or what is under it as
    {nearestBackground}|: let the symbol appear as {nearestForeground}, the nearest colour that
    reaches the ratio|: let what is under it appear as {nearestBackground}, the nearest colour that
    reaches the ratio]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own[: let it appear as {nearestForeground}]</remedy>
  <remedy dialect="spec" case="words">give the state its words, as in &lt;state id="done" is="completed"
    announced-as="erledigt|fertig"/></remedy>
  <remedy dialect="svg">set the symbol and what is under it further apart[: let the symbol appear
    as {nearestForeground}, the nearest colour that reaches the ratio, or what is under it as
    {nearestBackground}|: let the symbol appear as {nearestForeground}, the nearest colour that
    reaches the ratio|: let what is under it appear as {nearestBackground}, the nearest colour that
    reaches the ratio]</remedy>
  <remedy dialect="svg" case="words">say the state in English, or by an attribute, as aria-current="step"</remedy>
  <help>
    <why>
      A tick or a cross is often all that tells a finished step from a failed one. White on a
      pastel circle tells people with low vision nothing.
    </why>
    <applies>
      Each glyph, and each text that is but a sign, as “✓”, for each state it shows, in each
      appearance and on each surface. Not what is decorative, disabled or essential, nor emoji,
      which have colours of their own.

      In the profiles of WCAG, not where visible text says the same: the word for the state, the
      step’s name beside an icon that stands for the step, the text of the same control. Words for
      states other than English ones are known only where the states give them with announced-as.
      In the others the symbol is judged all the same, with less impact.
    </applies>
    <decides>
      The symbol has 3:1 against the composite under it: the circle and all that the circle lets
      through, not the page. Of a symbol in several layers the topmost that is seen carries the
      shape; the others lie under it, and clear ones drop out.
    </decides>
    <swiftui>
      Give the Image a .foregroundStyle that differs enough from what is under it in light and in
      dark; of hierarchical symbols the palest layer counts, too.
    </swiftui>
    <limits>
      What a symbol in several colours looks like is known only where its layers are given.
    </limits>
  </help>
  <examples>
    <passed title="A black tick on a pastel circle">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <shape kind="circle" size="25">
            <fill color="#98E8AC"/><glyph symbol="checkmark" color="#000"/>
          </shape>
        </look>
      </status-tracker>
    </passed>
    <failed title="A white tick on green at half strength over white">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="systemBackground">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <shape kind="circle" size="25">
            <fill color="white"/><fill color="systemGreen" opacity="0.5"/>
            <?finding light: people with low vision cannot see the symbol ‘checkmark.circle.fill’: 1.50:1 against what is behind it, 3:1 is needed?>
            <?finding light-high-contrast: people with low vision cannot see the symbol ‘checkmark.circle.fill’: 2.04:1 against what is behind it, 3:1 is needed?>
            <glyph symbol="checkmark.circle.fill">
              <layer color="clear"/><layer color="white"/>
            </glyph>
          </shape>
        </look>
      </status-tracker>
    </failed>
    <passed title="What is under the symbol counts, and not the page of the same colour">
      <step-indicator id="checkout" current="2" appearance="light" dynamic="false"
                      backdrop="systemBackground">
        <step name="Account"/><step name="Details"/>
        <look state="completed">
          <shape kind="circle" size="32">
            <fill color="systemBlue"/><glyph symbol="checkmark" color="white"/>
          </shape>
        </look>
      </step-indicator>
    </passed>
    <passed title="Within a symbol of two layers the upper one lies on the lower">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <glyph symbol="checkmark.circle.fill">
            <layer color="#767676"/><layer color="white"/>
          </glyph>
        </look>
      </status-tracker>
    </passed>
    <failed title="A sign set as text is a symbol">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <?finding light: people with low vision cannot see the symbol ‘✓’: 2.99:1 against what is behind it, 3:1 is needed?>
          <text style="body" color="#959595">✓</text>
        </look>
      </status-tracker>
    </failed>
    <inapplicable title="To WCAG the word says it, and the name says what the step’s icon does">
      <step-indicator id="checkout" current="2" appearance="light" dynamic="false" backdrop="#FFF"
                      lang="en">
        <step name="Account" icon="person"/><step name="Details" icon="list.bullet"/>
        <look state="completed">
          <glyph symbol="checkmark" color="#CCC"/><text style="body" color="#000">Done</text>
        </look>
        <look state="current">
          <glyph symbol="{icon}" color="#CCC"/><text style="body" color="#000">{name}</text>
        </look>
      </step-indicator>
    </inapplicable>
    <failed title="The name does not say what a tick does">
      <step-indicator id="checkout" current="2" appearance="light" dynamic="false" backdrop="#FFF"
                      lang="en">
        <state id="done" is="completed" icon="checkmark"/>
        <step name="Account"/><step name="Details"/>
        <look state="done">
          <?finding light: people with low vision cannot see the symbol ‘checkmark’: 1.60:1 against what is behind it, 3:1 is needed?>
          <glyph symbol="{icon}" color="#CCC"/><text style="body" color="#000">{name}</text>
        </look>
      </step-indicator>
    </failed>
    <failed title="To Apple a symbol has contrast beside a word, too" profile="apple-hig">
      <step-indicator id="checkout" current="2" appearance="light" dynamic="false" backdrop="#FFF"
                      lang="en">
        <step name="Account"/><step name="Details"/>
        <look state="completed">
          <?finding light: people with low vision cannot see the symbol ‘checkmark’: 1.60:1 against what is behind it, 3:1 is needed?>
          <glyph symbol="checkmark" color="#CCC"/><text style="body" color="#000">Done</text>
        </look>
      </step-indicator>
    </failed>
    <cantTell title="Whether the word that would say it can be read">
      <step-indicator id="checkout" current="2" appearance="light" dynamic="false" backdrop="#FFF"
                      lang="en">
        <step name="Account"/><step name="Details"/>
        <look state="completed">
          <?cantTell light: people with low vision cannot see the symbol ‘checkmark’: 1.60:1 against what is behind it, 3:1 is needed?>
          <glyph symbol="checkmark" color="#CCC"/><text size="20" color="#949494">Done</text>
        </look>
      </step-indicator>
    </cantTell>
    <cantTell title="Nobody said how a symbol of several colours is layered">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="error"/>
        <look state="error">
          <?cantTell light: whether people with low vision can see the symbol ‘xmark.circle.fill’ depends on which layers of the symbol carry its shape?>
          <glyph symbol="xmark.circle.fill" rendering="multicolor"/>
        </look>
      </status-tracker>
    </cantTell>
    <inapplicable title="Decoration, a disabled button and an emoji">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <glyph symbol="sparkles" color="#EEE" decorative="true"/>
        <control label="Back" disabled="true"><glyph symbol="chevron.left" color="#CCC"/></control>
        <text color="#EEE">🚀</text>
      </step-indicator>
    </inapplicable>
    <inapplicable title="A sign drawn as an emoji and a keycap have colours of their own">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look><text style="body" color="#EEE">⚠️</text><text style="body" color="#EEE">1️⃣</text></look>
      </step-indicator>
    </inapplicable>
    <failed title="The same kind of sign that asks to be drawn as text">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look state="current">
          <?finding light: people with low vision cannot see the symbol ‘✔︎’: 1.16:1 against what is behind it, 3:1 is needed?>
          <text style="body" color="#EEE">✔︎</text>
        </look>
      </step-indicator>
    </failed>
    <inapplicable title="A button that assistive technology knows to be disabled">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <control label="Back" traits="not-enabled"><glyph symbol="chevron.left" color="#CCC"/></control>
      </step-indicator>
    </inapplicable>
    <cantTell title="A word beside the tick, in a language whose words for states nobody gave">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF" lang="fr">
        <step name="Colis" state="completed"/>
        <look state="completed">
          <?cantTell light: people with low vision cannot see the symbol ‘checkmark’: 1.60:1 against what is behind it, 3:1 is needed?>
          <glyph symbol="checkmark" color="#CCC"/><text style="body" color="#000">Terminé</text>
        </look>
      </status-tracker>
    </cantTell>
    <passed title="A white tick on dark blue in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed">
            <circle cx="40" cy="30" r="14" fill="#048"/><path d="M33 30l5 5 9-10" fill="none" stroke="#FFF" stroke-width="3"/>
            <text x="20" y="65" aria-hidden="true">Account</text></g>
          <g role="listitem" aria-label="Details" aria-current="step">
            <circle cx="140" cy="30" r="14" fill="#048"/>
            <text x="120" y="65" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </passed>
    <failed title="A white tick on pale green in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed">
            <circle cx="40" cy="30" r="14" fill="#9AE3AC"/>
            <?finding light dark: people with low vision cannot see the symbol ‘path 1’: 1.50:1 against what is behind it, 3:1 is needed?>
            <path d="M33 30l5 5 9-10" fill="none" stroke="#FFF" stroke-width="3"/>
            <text x="20" y="65" aria-hidden="true">Account</text></g>
          <g role="listitem" aria-label="Details" aria-current="step">
            <circle cx="140" cy="30" r="14" fill="#048"/>
            <text x="120" y="65" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </failed>
    <failed title="It is the circle that counts, not the page">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed">
            <circle cx="40" cy="30" r="14" fill="#048"/>
            <?finding light dark: people with low vision cannot see the symbol ‘path 1’: 1.31:1 against what is behind it, 3:1 is needed?>
            <path d="M33 30l5 5 9-10" fill="none" stroke="#036" stroke-width="3"/>
            <text x="20" y="65" aria-hidden="true">Account</text></g>
          <g role="listitem" aria-label="Details" aria-current="step">
            <circle cx="140" cy="30" r="14" fill="#048"/>
            <text x="120" y="65" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </failed>
    <cantTell title="A tick on a page of which nobody knows the colour">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed">
            <circle cx="40" cy="30" r="14" fill="#048" fill-opacity="0.2"/>
            <?cantTell light dark: whether people with low vision can see the symbol ‘path 1’ depends on the colour of the page behind the image: 3.13:1 on white, 4.35:1 on black?>
            <path d="M33 30l5 5 9-10" fill="none" stroke="#777" stroke-width="3"/>
            <text x="20" y="65" aria-hidden="true">Account</text></g>
          <g role="listitem" aria-label="Details" aria-current="step">
            <circle cx="140" cy="30" r="14" fill="#048"/>
            <text x="120" y="65" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"graphic-contrast": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="graphic-contrast" category="contrast" impact="serious"
      components="step-indicator status-tracker progress chart"
      dialects="spec svg">
  <title>Marks, rings, outlines and swatches that are needed for understanding meet 3:1</title>
  <requirement ref="wcag:1.4.11" level="AA"/>
  <requirement ref="chartability:low-contrast"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="graphic-contrast" uses="large-text text-equivalent-exempts">
    <parameter name="minimum" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="text-minimum" value="4.5" source="WCAG 2.2, 1.4.3"/>
    <parameter name="large-text-minimum" value="3" source="WCAG 2.2, 1.4.3"/>
    <parameter name="outline-width" value="1" source="ours: a thinner line is not drawn in full"/>
    <parameter name="gap" value="1" source="Chartability: one pixel parts what touches"/>
    <parameter name="thin-line" value="2" source="Understanding 1.4.11, thin lines"/>
    <parameter name="thin-line-minimum" value="4.5" source="Understanding 1.4.11, thin lines"/>
  </expectation>
  <remedy dialect="spec">give it, after its &lt;fill>, a &lt;stroke> of at least 1 point that reaches
    the ratio[, or let it appear as {nearestForeground}, the nearest colour that does, or what is
    behind it as {nearestBackground}|, or let it appear as {nearestForeground}, the nearest colour
    that does|, or let what is behind it appear as {nearestBackground}, the nearest colour that
    does]</remedy>
  <remedy dialect="spec" case="line">set it and what is behind it further apart[: let it appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as
    {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the
    ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the
    ratio]</remedy>
  <remedy dialect="spec" case="hugging">leave a gap of at least 1 point between the two[, or let it
    appear as {nearestForeground}, the nearest colour that reaches the ratio]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own[: let it appear as {nearestForeground}]</remedy>
  <remedy dialect="spec" case="words">give the state its words, as in &lt;state id="done" is="completed"
    announced-as="erledigt|fertig"/></remedy>
  <remedy dialect="svg">set its fill, or a stroke of at least 1 pixel around it, and what is behind it
    further apart[: let it appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as
    {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the
    ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the
    ratio]</remedy>
  <remedy dialect="svg" case="line">set its stroke and what is behind it further apart[: let it appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as
    {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the
    ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the
    ratio]</remedy>
  <help>
    <why>
      A bar, a ring or a dot that is hardly darker or lighter than the page is not there for people
      with low vision, and what it says is lost with it.
    </why>
    <applies>
      Each shape and line that is required for understanding, in each appearance and on each
      surface: marks and the lines of series, swatches, the shapes of steps, rings around them and
      around controls, and the filled part of a progress that has no track.

      Of the shapes of a mark or an entry, those in the colour of their series; where none is, the
      outermost. What these lie on and what divides or adorns them is not judged, nor are gridlines,
      axes, connectors and tracks, unless the spec says required="true". Not a circle that merely
      lies behind a number, symbol or shape that is seen, nor a shape within a ring that is; not the shape of a control that holds visible text; not the swatches where a single
      series has data, or of series that are labelled directly. Not what is decorative, disabled or
      essential, nor what has no opacity, or the colour of what it lies on in every appearance, as a
      spacer has.

      In the profiles of WCAG, not what visible text says as well: the value on a mark, or on each
      of those that look alike, a word for the state beside its circle, the number of a progress.
      Words for states other than English ones are known only where the states give them with
      announced-as. The other profiles ask for contrast
      there, too.
    </applies>
    <decides>
      The shape, or an outline of its own of at least 1 point, has 3:1 against what is behind it,
      and, where it surrounds another at a gap of less than 1 point, against that; where nobody says
      how wide the gap is, that cannot be told. A line that runs behind it does not count. Of an
      outline counts what is seen, within the shape and without; what a later fill covers is not.

      Of a gradient the colour with the least contrast decides where how far a mark reaches tells
      its value. Where other shapes fade in part only, whether the rest carries them cannot be
      told.
    </decides>
    <swiftui>
      Overlay the shape with .strokeBorder(Color(.label), lineWidth: 1), or take a colour of the
      asset catalogue that reaches the ratio in each appearance; avoid .opacity on what carries
      data.
    </swiftui>
    <limits>
      Whether a line of less than 2 points shows its full colour depends on the screen; the
      evidence says so where it passes with less than 4.5:1. Images, materials and blend modes
      cannot be told.
    </limits>
  </help>
  <examples>
    <failed title="A yellow bar on white">
      <chart id="sleep" type="bar" appearance="light" backdrop="systemBackground">
        <?finding light: people with low vision cannot see the bars of ‘Deep’: 1.51:1 against what is behind it, 3:1 is needed?>
        <series id="deep" name="Deep" color="systemYellow"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="deep" value="7"/>
        <mark category="Tue" series="deep" value="5"/>
      </chart>
    </failed>
    <passed title="A pastel bubble with a border that is half seen and a point wide">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <shape kind="circle" size="25">
            <stroke color="#808080" width="2"/>
            <fill color="#9AE3AC"/>
          </shape>
        </look>
      </status-tracker>
    </passed>
    <failed title="Of one half as wide, painted before the fill, half a point is left">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <?finding light: people with low vision cannot see the circle that shows ‘completed’: 1.50:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25">
            <stroke color="#808080" width="1"/>
            <fill color="#9AE3AC"/>
          </shape>
        </look>
      </status-tracker>
    </failed>
    <passed title="A border of a point over the fill is seen whole">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <shape kind="circle" size="25">
            <fill color="#9AE3AC"/><stroke color="#808080" width="1"/>
          </shape>
        </look>
      </status-tracker>
    </passed>
    <passed title="So is one that lies within the shape">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <shape kind="circle" size="25">
            <fill color="#9AE3AC"/><stroke color="#808080" width="1" align="inside"/>
          </shape>
        </look>
      </status-tracker>
    </passed>
    <failed title="A border within the shape and under its fill is not seen">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <?finding light: people with low vision cannot see the circle that shows ‘completed’: 1.50:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25">
            <stroke color="#808080" width="3" align="inside"/>
            <fill color="#9AE3AC"/>
          </shape>
        </look>
      </status-tracker>
    </failed>
    <failed title="A ring that hugs a tint of its own colour is told from the page and not from it">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false"
                      backdrop="systemBackground">
        <step name="Account"/>
        <look state="current">
          <shape id="node" kind="circle" size="32"><fill color="systemBlue" opacity="0.15"/></shape>
          <?finding light: people with low vision cannot see the ring that shows ‘current’: 2.93:1 against what it surrounds, 3:1 is needed?>
          <shape kind="circle" around="node" gap="0.5">
            <stroke color="systemBlue" width="2.5" align="inside"/>
          </shape>
        </look>
      </step-indicator>
    </failed>
    <passed title="With a point between the two, the page is seen on both sides of the ring">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false"
                      backdrop="systemBackground">
        <step name="Account"/>
        <look state="current">
          <shape id="node" kind="circle" size="32"><fill color="systemBlue" opacity="0.15"/></shape>
          <shape kind="circle" around="node" gap="1">
            <stroke color="systemBlue" width="2.5" align="inside"/>
          </shape>
        </look>
      </step-indicator>
    </passed>
    <inapplicable title="A circle behind a number that is seen, a connector and the button’s shape">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/><step name="Details"/>
        <look>
          <shape kind="circle" size="32">
            <fill color="#F2F2F7"/><text style="caption" color="#595959">{position}</text>
          </shape>
        </look>
        <connector thickness="2"><fill color="#E5E5EA"/></connector>
        <control><fill color="#F2F2F7"/><text style="body" color="#000">Next</text></control>
      </step-indicator>
    </inapplicable>
    <failed title="A number that is hardly seen does not stand for its circle">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look state="current">
          <?finding light: people with low vision cannot see the circle that shows ‘current’: 1.11:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="32">
            <fill color="#F2F2F7"/><text style="caption" color="#AEAEB2">{position}</text>
          </shape>
        </look>
      </step-indicator>
    </failed>
    <inapplicable title="To WCAG the word for the state says what the bubble shows">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF" lang="en">
        <step name="Mail" state="error"/>
        <look state="error">
          <shape kind="circle" size="25"><fill color="#FF9F9F"/></shape>
          <text style="caption" color="#000">Past due</text>
        </look>
      </status-tracker>
    </inapplicable>
    <failed title="To Apple every bubble has contrast" profile="apple-hig">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF" lang="en">
        <step name="Mail" state="error"/>
        <look state="error">
          <?finding light: people with low vision cannot see the circle that shows ‘error’: 1.96:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25"><fill color="#FF9F9F"/></shape>
          <text style="caption" color="#000">Past due</text>
        </look>
      </status-tracker>
    </failed>
    <failed title="A word that says another thing, and one that is too faint, stand for nothing">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF" lang="en">
        <step name="Mail" state="error"/><step name="Calendar" state="completed"/>
        <look state="error">
          <?finding light: people with low vision cannot see the circle that shows ‘error’: 1.96:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25"><fill color="#FF9F9F"/></shape>
          <text style="caption" color="#000">{name}</text>
        </look>
        <look state="completed">
          <?finding light: people with low vision cannot see the circle that shows ‘completed’: 1.50:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25"><fill color="#9AE3AC"/></shape>
          <text style="caption" color="#8E8E93">Done</text>
        </look>
      </status-tracker>
    </failed>
    <inapplicable title="What its author says comes first">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="error"/>
        <look state="error">
          <shape kind="circle" size="25" text-equivalent="true"><fill color="#FF9F9F"/></shape>
          <shape kind="circle" size="25" required="false"><fill color="#FF9F9F"/></shape>
          <shape kind="circle" size="25" decorative="true"><fill color="#FF9F9F"/></shape>
          <shape kind="circle" size="25" essential="true"><fill color="#FF9F9F"/></shape>
        </look>
      </status-tracker>
    </inapplicable>
    <inapplicable title="The swatch of a single series tells nothing apart, nor one of a labelled line">
      <chart id="one" type="line" appearance="light" backdrop="#FFF">
        <series id="a" name="Deep" color="#FFCC00"/>
        <legend>
          <look part="entry">
            <shape kind="circle" size="16"><fill color="series"/></shape>
            <text style="subheadline" color="#000">{series}</text>
          </look>
        </legend>
      </chart>
      <chart id="two" type="line" appearance="light" backdrop="#FFF">
        <series id="b" name="Deep" color="#FFCC00"/>
        <series id="c" name="Light" color="#FFCC00"/>
        <text series="b" style="body" color="#000">Deep</text>
        <text series="c" style="body" color="#000">Light</text>
        <legend>
          <look part="entry">
            <shape kind="circle" size="16"><fill color="series"/></shape>
            <text style="subheadline" color="#000">{series}</text>
          </look>
        </legend>
      </chart>
    </inapplicable>
    <passed title="A line along its edge carries a faint area">
      <chart id="sleep" type="area" appearance="light" backdrop="#FFF">
        <series id="deep" name="Deep" color="#0040DD"/>
        <look part="series">
          <shape kind="area"><fill color="series" opacity="0.2"/></shape>
          <shape kind="line"><stroke color="series" width="2"/></shape>
        </look>
        <mark category="Mon" series="deep" value="7"/>
      </chart>
    </passed>
    <failed title="A value on the last bar stands for none of the others">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot see the bars of ‘Deep’: 1.51:1 against what is behind it, 3:1 is needed?>
        <series id="deep" name="Deep" color="#FFCC00"/>
        <look part="mark">
          <shape kind="rectangle"><fill color="series"/></shape>
          <text style="caption" color="#000" when="last">{value}</text>
        </look>
        <mark category="Mon" series="deep" value="7"/>
        <mark category="Tue" series="deep" value="5"/>
      </chart>
    </failed>
    <failed title="Values stand for the bars they are read on; the swatches stay the key">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot see the swatch of ‘Deep’: 1.51:1 against what is behind it, 3:1 is needed?>
        <series id="deep" name="Deep" color="#FFCC00"/>
        <series id="light" name="Light" color="#767676"/>
        <look part="mark">
          <shape kind="rectangle"><fill color="series"/></shape>
          <text style="caption" color="#000">{value}</text>
        </look>
        <mark category="Mon" series="deep" value="7"/>
        <mark category="Tue" series="light" value="5"/>
        <legend>
          <look part="entry">
            <shape kind="circle" size="16"><fill color="series"/></shape>
            <text style="subheadline" color="#000">{series}</text>
          </look>
        </legend>
      </chart>
    </failed>
    <passed title="A line behind the node is nothing it must be told from">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <shape id="line" kind="rectangle" height="2"><fill color="#767676"/></shape>
        <step name="Mail" state="completed"/>
        <look state="completed">
          <shape kind="circle" size="25" over="line"><fill color="#808080"/></shape>
        </look>
      </status-tracker>
    </passed>
    <failed title="A bar that fades into the page loses its end">
      <chart id="sleep" type="bar" appearance="light" backdrop="#FFF">
        <series id="deep" name="Deep"/>
        <look part="mark">
          <?finding light: people with low vision cannot see the bars of ‘Deep’: 1.00:1 to 8.59:1 against what is behind it, 3:1 is needed?>
          <shape kind="rectangle">
            <fill><stop color="#0000FF"/><stop color="#FFFFFF"/></fill>
          </shape>
        </look>
        <mark category="Mon" series="deep" value="7"/>
      </chart>
    </failed>
    <cantTell title="Whether the rest of a fading dot carries it">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Mail" state="completed"/>
        <look state="completed">
          <?cantTell light: people with low vision may not see the circle that shows ‘completed’: 1.00:1 to 8.59:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25">
            <fill><stop color="#0000FF"/><stop color="#FFFFFF"/></fill>
          </shape>
        </look>
      </status-tracker>
    </cantTell>
    <cantTell title="A token without a value for dark">
      <palette><color name="bar" light="#767676"/></palette>
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <?cantTell dark: whether people with low vision can see the bars of ‘Deep’ depends on the dark value of ‘bar’?>
        <series id="deep" name="Deep" color="bar"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="deep" value="7"/>
      </chart>
    </cantTell>
    <failed title="A ring without a track is told from the page">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot see the filled part: 2.21:1 against what is behind it, 3:1 is needed?>
        <fill color="systemGreen" thickness="4"/>
      </progress>
    </failed>
    <inapplicable title="The number says how far it is; a track is for another rule">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <fill color="systemGreen" thickness="4"/><text style="body" color="#000">{percent} %</text>
      </progress>
      <progress id="bar" type="bar" value="0.5" appearance="light" backdrop="#FFF">
        <track color="systemGray5"/><fill color="systemGreen"/>
      </progress>
    </inapplicable>
    <failed title="A step that can be tapped is a step: its name does not stand for its state">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF"
                      lang="en">
        <step name="Account"/>
        <look state="current">
          <control action="select">
            <?finding light: people with low vision cannot see the circle that shows ‘current’: 1.25:1 against what is behind it, 3:1 is needed?>
            <shape kind="circle" size="32"><fill color="#E5E5EA"/></shape>
            <text style="caption" color="#000">{name}</text>
          </control>
        </look>
      </step-indicator>
    </failed>
    <failed title="An icon button whose icon is not seen has nothing but its shape">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot see the shape of the control: 1.11:1 against what is behind it, 3:1 is needed?>
        <control label="Next">
          <fill color="#F2F2F7"/><glyph symbol="chevron.right" color="#C7C7CC"/>
        </control>
      </step-indicator>
    </failed>
    <failed title="Gridlines that are the only way to read values">
      <chart id="sleep" type="line" appearance="light" backdrop="#FFF">
        <axis dimension="y" title="Hours" unit="hours">
          <?finding light: people with low vision cannot see the gridlines: 1.25:1 against what is behind it, 3:1 is needed?>
          <gridline color="#E5E5EA" required="true"/>
          <line color="#E5E5EA"/>
        </axis>
      </chart>
    </failed>
    <inapplicable title="The swatch of a series that is empty tells it from none that is there">
      <chart id="sleep" type="line" appearance="light" backdrop="#FFF">
        <series id="deep" name="Deep" color="#FFCC00"/>
        <series id="light" name="Light" color="#767676" empty="true"/>
        <mark category="Mon" series="deep" value="7"/>
        <legend>
          <look part="entry">
            <shape kind="circle" size="16"><fill color="series"/></shape>
            <text style="subheadline" color="#000">{series}</text>
          </look>
        </legend>
      </chart>
    </inapplicable>
    <inapplicable title="A disabled button">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <control label="Next" traits="not-enabled">
          <fill color="#F2F2F7"/><glyph symbol="chevron.right" color="#C7C7CC"/>
        </control>
      </step-indicator>
    </inapplicable>
    <cantTell title="Nobody said how far the ring is from what it surrounds">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look state="current">
          <shape id="node" kind="circle" size="32">
            <fill color="#06C"/><text style="body" color="#FFF">{position}</text>
          </shape>
          <?cantTell light: whether people with low vision can see the ring that shows ‘current’ depends on the gap between it and what it surrounds?>
          <shape kind="circle" around="node"><stroke color="#06C" width="2"/></shape>
        </look>
      </step-indicator>
    </cantTell>
    <failed title="The ring that shows where the focus is, beside steps as anywhere">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look><text style="body" color="#000">{name}</text></look>
        <control id="next" label="Next">
          <fill color="#0051A8"/><text color="#FFF" style="body">Next</text>
        </control>
        <?finding light: people with low vision cannot see the rounded rectangle: 1.25:1 against what is behind it, 3:1 is needed?>
        <shape kind="rounded-rectangle" around="next" gap="2"><stroke color="#E5E5EA" width="3"/></shape>
      </step-indicator>
    </failed>
    <passed title="A bar on a faint track, within it or beside it: the bar has the colour of its series">
      <chart id="sleep" type="bar" gap="8" appearance="light" backdrop="#FFF">
        <series id="a" name="Deep" color="#0051A8"/>
        <look part="mark">
          <shape kind="capsule" width="20" height="100">
            <fill color="#EEE"/><shape kind="capsule" width="20"><fill color="series"/></shape>
          </shape>
        </look>
        <mark category="Mon" series="a" value="3"/>
      </chart>
      <chart id="naps" type="bar" gap="8" appearance="light" backdrop="#FFF">
        <series id="b" name="Deep" color="#0051A8"/>
        <look part="mark">
          <shape kind="capsule" width="20" height="100"><fill color="#EEE"/></shape>
          <shape kind="capsule" width="20"><fill color="series"/></shape>
        </look>
        <mark category="Mon" series="b" value="3"/>
      </chart>
    </passed>
    <failed title="A bar that cannot be told from its track, however well that is seen">
      <chart id="sleep" type="bar" gap="8" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot see the bars of ‘Deep’: 1.29:1 against what is behind it, 3:1 is needed?>
        <series id="a" name="Deep" color="#444"/>
        <look part="mark">
          <shape kind="capsule" width="20" height="100">
            <fill color="#333"/><shape kind="capsule" width="20"><fill color="series"/></shape>
          </shape>
        </look>
        <mark category="Mon" series="a" value="3"/>
      </chart>
    </failed>
    <failed title="Swatches on the chips of a legend, with the name within and beside the chip">
      <chart id="sleep" type="line" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot see the swatch of ‘Deep’: 1.35:1 against what is behind it, 3:1 is needed?>
        <series id="a" name="Deep" color="#FFCC00"/><series id="b" name="Light" color="#0051A8"/>
        <legend>
          <look part="entry">
            <shape kind="rounded-rectangle">
              <fill color="#F2F2F7"/>
              <shape kind="circle" size="12"><fill color="series"/></shape>
              <text color="#000" style="body">{series}</text>
            </shape>
          </look>
        </legend>
      </chart>
      <chart id="naps" type="line" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot see the swatch of ‘Deep’: 1.35:1 against what is behind it, 3:1 is needed?>
        <series id="c" name="Deep" color="#FFCC00"/><series id="d" name="Light" color="#0051A8"/>
        <legend>
          <look part="entry">
            <shape kind="rounded-rectangle">
              <fill color="#F2F2F7"/>
              <shape kind="circle" size="12"><fill color="series"/></shape>
            </shape>
            <text color="#000" style="body">{series}</text>
          </look>
        </legend>
      </chart>
    </failed>
    <passed title="A frame that is drawn over the bars is not the bars">
      <chart id="sleep" type="bar" gap="0" appearance="light" backdrop="#FFF">
        <series id="a" name="Deep" color="#0051A8"/><series id="b" name="Light" color="#7A0019"/>
        <look part="mark">
          <shape id="bar" kind="rectangle"><fill color="series"/></shape>
          <shape kind="rectangle" over="bar"><stroke color="#EEE" width="1"/></shape>
        </look>
        <mark category="Mon" series="a" value="3"/><mark category="Tue" series="b" value="1"/>
      </chart>
    </passed>
    <inapplicable title="A ring with no opacity paints nothing">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look state="current">
          <shape id="node" kind="circle" size="12" required="false"><fill color="#0051A8"/></shape>
          <shape kind="circle" around="node" gap="2" opacity="0">
            <stroke color="#0051A8" width="2"/>
          </shape>
        </look>
      </step-indicator>
    </inapplicable>
    <passed title="The spacers of a waterfall have the colour of the page; the bars on them are seen">
      <chart id="cash" type="bar" stacking="stacked" appearance="light" backdrop="#FFF">
        <series id="base" name="Base" color="#FFF"/><series id="a" name="Income" color="#0051A8"/>
        <look part="mark"><shape kind="rectangle" width="20"><fill color="series"/></shape></look>
        <mark category="Mon" series="base" value="3"/><mark category="Mon" series="a" value="1"/>
      </chart>
    </passed>
    <failed title="What has the colour of the page in one appearance only is no spacer">
      <chart id="cash" type="bar" backdrop="systemBackground">
        <?finding light: people with low vision cannot see the bars of ‘Base’: 1.00:1 against what is behind it, 3:1 is needed?>
        <series id="base" name="Base" color="#FFF"/>
        <look part="mark"><shape kind="rectangle" width="20"><fill color="series"/></shape></look>
        <mark category="Mon" series="base" value="3"/>
      </chart>
    </failed>
    <passed title="A faint halo around a dot that is seen, whether the dot lies in it or over it">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look state="current">
          <shape kind="circle" size="32">
            <fill color="#E6F0FF"/><shape kind="circle" size="12"><fill color="#0051A8"/></shape>
          </shape>
        </look>
      </step-indicator>
      <step-indicator id="pages" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look state="current">
          <shape id="halo" kind="circle" size="32"><fill color="#E6F0FF"/></shape>
          <shape kind="circle" size="12" over="halo"><fill color="#0051A8"/></shape>
        </look>
      </step-indicator>
    </passed>
    <failed title="A halo around a dot that is as faint">
      <step-indicator id="checkout" current="1" appearance="light" dynamic="false" backdrop="#FFF">
        <step name="Account"/>
        <look state="current">
          <?finding light: people with low vision cannot see the circle that shows ‘current’: 1.14:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="32">
            <fill color="#E6F0FF"/>
            <?finding light: people with low vision cannot see the circle that shows ‘current’: 1.39:1 against what is behind it, 3:1 is needed?>
            <shape kind="circle" size="12"><fill color="#B0D0F0"/></shape>
          </shape>
        </look>
      </step-indicator>
    </failed>
    <cantTell title="A word beside the circle, in a language whose words for states nobody gave">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF" lang="de">
        <step name="Post" state="completed"/>
        <look state="completed">
          <?cantTell light: people with low vision cannot see the circle that shows ‘completed’: 1.50:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25"><fill color="#9AE3AC"/></shape>
          <text style="body" color="#000">Fertig</text>
        </look>
      </status-tracker>
    </cantTell>
    <failed title="Where they are given, other words do not name the state, nor does a number">
      <status-tracker id="report" appearance="light" dynamic="false" backdrop="#FFF" lang="de">
        <state id="fertig" is="completed" announced-as="fertig"/>
        <state id="aktuell" is="current"/>
        <step name="Post" state="fertig"/><step name="Termine" state="aktuell"/>
        <look state="fertig">
          <?finding light: people with low vision cannot see the circle that shows ‘fertig’: 1.50:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25"><fill color="#9AE3AC"/></shape>
          <text style="body" color="#000">Heute</text>
        </look>
        <look state="aktuell">
          <?finding light: people with low vision cannot see the circle that shows ‘aktuell’: 1.50:1 against what is behind it, 3:1 is needed?>
          <shape kind="circle" size="25"><fill color="#9AE3AC"/></shape>
          <text style="body" color="#000">2</text>
        </look>
      </status-tracker>
    </failed>
    <inapplicable title="Each bar has its value written on it, though all share one look">
      <chart id="sleep" type="bar" gap="8" appearance="light" backdrop="#FFF" lang="en">
        <series id="deep" name="Deep" color="#FFCC00"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="deep" value="1250">
          <text style="body" color="#000">1,250</text>
        </mark>
        <mark category="Tue" series="deep" value="3"><text style="body" color="#000">3</text></mark>
      </chart>
    </inapplicable>
    <failed title="One of the bars has none">
      <chart id="sleep" type="bar" gap="8" appearance="light" backdrop="#FFF" lang="en">
        <?finding light: people with low vision cannot see the bars of ‘Deep’: 1.51:1 against what is behind it, 3:1 is needed?>
        <series id="deep" name="Deep" color="#FFCC00"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="deep" value="7"><text style="body" color="#000">7</text></mark>
        <mark category="Tue" series="deep" value="3"/>
      </chart>
    </failed>
    <passed title="Bars of an SVG chart that stand out">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </passed>
    <failed title="Yellow bars on the white page of an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#FFCC00">
          <?finding light dark: people with low vision cannot see the bars: 1.51:1 against what is behind it, 3:1 is needed?>
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </failed>
    <passed title="Pale bars of an SVG chart with an edge that stands out">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#FFCC00" stroke="#665200" stroke-width="1.5">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </passed>
    <failed title="A pale line in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0"><path class="line" d="M35 80L75 30L115 60" fill="none"
          stroke="#004488" stroke-width="3"/></g>
        <?finding light dark: people with low vision cannot see the line of ‘series 2’: 1.52:1 against what is behind it, 3:1 is needed?>
        <g class="series series-1">
          <path class="line" d="M35 50L75 70L115 20" fill="none" stroke="#B2DF8A"
            stroke-width="3"/></g>
      </svg>
    </failed>
    <cantTell title="Bars of an SVG chart on a transparent page">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#FFCC00">
          <?cantTell light dark: whether people with low vision can see the bars depends on the colour of the page behind the image: 1.51:1 on white, 13.88:1 on black?>
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </cantTell>
    <inapplicable title="An SVG image that is no chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <path d="M10 10h80v30h-80z" fill="#FFCC00"/><text x="20" y="30">New</text>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"hidden-contains-no-interactive": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="hidden-contains-no-interactive" category="structure"
      impact="critical" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>What is hidden from assistive technology holds nothing to operate</title>
  <requirement ref="wcag:4.1.2" level="A"/>
  <requirement ref="act:6cfa84"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="hidden-operable"/>
  <remedy dialect="spec">take hidden="true" (or decorative="true") away and give what can be operated a
    label, or offer the same in a custom-action or a control that is reached</remedy>
  <remedy dialect="svg">take aria-hidden="true" away and name what can be operated, or offer the same
    where a screen reader reaches it</remedy>
  <remedy dialect="svg" case="keyboard">take aria-hidden="true" away and name what can have the focus, or
    let nothing in it have the focus: no link, and no tabindex from 0 on</remedy>
  <help>
    <why>
      What is hidden is hidden from screen readers, switch control and voice control, and from nobody
      else: it is painted, and it can be tapped. Who depends on them cannot switch the series of a
      chart off if the legend that does it is hidden. In SVG a keyboard still comes to what is
      hidden, and a screen reader says nothing there.
    </why>
    <applies>
      Each part that is hidden or decoration, with all that it holds. Not what is not there at all.
    </applies>
    <decides>
      Nothing in it can be operated: it is no control, and has no action and no trait of a control.
      What can be operated may be hidden if the same is offered where it is reached: a stop that does
      the same with the same step, mark or series, a stop or a custom action of the same name, or,
      for steps, a stop that is adjustable. A control that is disabled cannot be operated.

      In SVG nothing hidden can have the focus of a keyboard, whatever else is offered: no link, and no
      tabindex from 0 on. What acts when it is clicked, by onclick or another such attribute, can be
      operated.
    </decides>
    <swiftui>
      Take .accessibilityHidden(true) away from what holds buttons or gestures; hide its decoration
      alone, or offer the same with .accessibilityAction(named:) on what is reached.
    </swiftui>
    <limits>
      Scripts are not read. Of a hidden SVG element that has the role of a control and nothing more
      nobody knows whether a script acts on it. A fragment’s host may offer the same.
    </limits>
  </help>
  <examples>
    <failed title="A hidden legend that shows and hides series">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <series id="low" name="Low"/><series id="deep" name="Deep"/>
        <mark category="Mon" series="low" value="7" label="Mon, low, 7 hours"/>
        <?finding people who use a screen reader cannot operate ‘Low’ and ‘Deep’, which are hidden from them?>
        <legend hidden="true">
          <look part="entry" action="toggle" traits="toggle"><text>{series}</text></look>
        </legend>
      </chart>
    </failed>
    <passed title="A hidden legend that only explains">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <series id="low" name="Low"/><series id="deep" name="Deep"/>
        <mark category="Mon" series="low" value="7" label="Mon, low, 7 hours"/>
        <legend hidden="true"><look part="entry"><text>{series}</text></look></legend>
      </chart>
    </passed>
    <passed title="A hidden legend that switches series, as custom actions of the chart do">
      <chart id="sleep" type="bar" label="Sleep, low 7 hours, deep 5 hours" children="ignore">
        <series id="low" name="Low"/><series id="deep" name="Deep"/>
        <custom-action name="Show or hide low"/><custom-action name="Show or hide deep"/>
        <legend hidden="true">
          <look part="entry" action="toggle"><text>{series}</text></look>
        </legend>
      </chart>
    </passed>
    <failed title="Custom actions for one of two series">
      <chart id="sleep" type="bar" label="Sleep, low 7 hours, deep 5 hours" children="ignore">
        <series id="low" name="Low"/><series id="deep" name="Deep"/>
        <custom-action name="Show or hide low"/>
        <?finding people who use a screen reader cannot operate ‘Deep’, which is hidden from them?>
        <legend hidden="true">
          <look part="entry" action="toggle"><text>{series}</text></look>
        </legend>
      </chart>
    </failed>
    <failed title="A hidden button">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Paid" label="Paid, failed"/>
        <?finding people who use a screen reader cannot operate ‘Try again’, which is hidden from them?>
        <control hidden="true" action="activate"><text>Try again</text></control>
      </status-tracker>
    </failed>
    <failed title="A button that is called decoration">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Paid" label="Paid, failed"/>
        <?finding people who use a screen reader cannot operate something, which is hidden from them?>
        <control decorative="true" action="activate"><glyph symbol="arrow.clockwise"/></control>
      </status-tracker>
    </failed>
    <passed title="A hidden button that another stop repeats">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Paid" label="Paid, failed"/>
        <control action="activate"><text>Try again</text></control>
        <control hidden="true" action="activate" label="Try again">
          <glyph symbol="arrow.clockwise"/></control>
      </status-tracker>
    </passed>
    <passed title="A hidden button that is disabled">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Paid" label="Paid"/>
        <control hidden="true" disabled="true" action="activate"><text>Try again</text></control>
      </status-tracker>
    </passed>
    <failed title="A hidden button that is disabled at the first step only">
      <step-indicator id="checkout" current="1" label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Payment"/>
        <?finding people who use a screen reader cannot operate ‘Back’, which is hidden from them?>
        <control hidden="true" disabled-when="first" action="back"><text>Back</text></control>
      </step-indicator>
    </failed>
    <failed title="Dots that can be tapped, in a row that is hidden">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <text>Step {position} of {count}: {name}</text>
        <?finding people who use a screen reader cannot operate ‘Account’ and ‘Payment’, which are hidden from them?>
        <group hidden="true">
          <step name="Account" action="select"/><step name="Payment" action="select"/>
        </group>
        <look><text>{name}</text></look>
      </step-indicator>
    </failed>
    <passed title="Dots that can be tapped, hidden below a stop that is adjusted instead">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <text traits="adjustable">Step {position} of {count}: {name}</text>
        <group hidden="true">
          <step name="Account" action="select"/><step name="Payment" action="select"/>
        </group>
        <look><text>{name}</text></look>
      </step-indicator>
    </passed>
    <cantTell title="The host of a fragment may offer the same" scope="fragment">
      <status-tracker id="order" children="contain" label="Order">
        <?cantTell people who use a screen reader cannot operate ‘Try again’, which is hidden from them?>
        <control hidden="true" action="activate"><text>Try again</text></control>
      </status-tracker>
    </cantTell>
    <cantTell title="Whether custom actions do the same is not known"
              complete="announcements data">
      <status-tracker id="order" children="contain" label="Order">
        <?cantTell people who use a screen reader cannot operate ‘Try again’, which is hidden from them?>
        <control hidden="true" action="activate"><text>Try again</text></control>
      </status-tracker>
    </cantTell>
    <inapplicable title="Nothing is hidden">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Paid" label="Paid, failed"/>
        <control action="activate"><text>Try again</text></control>
      </status-tracker>
    </inapplicable>
    <failed title="A hidden link in SVG, though its text is met elsewhere">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <a href="notes.html"><text x="5" y="20">Notes</text></a>
        <?finding people who use a keyboard come to ‘Notes’, which is hidden from screen readers?>
        <g aria-hidden="true"><a href="notes.html"><text x="5" y="40">Notes</text></a></g>
      </svg>
    </failed>
    <failed title="Hidden bars of an SVG image that can have the focus">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a keyboard come to ‘Q1: 12’ and ‘Q2: 18’, which are hidden from screen readers?>
        <g aria-hidden="true">
          <rect tabindex="0" aria-label="Q1: 12" width="20" height="60"/>
          <rect tabindex="0" aria-label="Q2: 18" x="30" width="20" height="40"/>
        </g>
      </svg>
    </failed>
    <passed title="A hidden link that a keyboard passes by, beside one that it does not">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <a href="notes.html"><text x="5" y="20">Notes</text></a>
        <g aria-hidden="true">
          <a href="notes.html" tabindex="-1"><text x="5" y="40">Notes</text></a></g>
        <text aria-hidden="true" x="5" y="60">Source: the company</text>
      </svg>
    </passed>
    <failed title="A legend that acts when it is clicked, hidden">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader cannot operate ‘North’ and ‘South’, which are hidden from them?>
        <g aria-hidden="true">
          <g onclick="toggle(0)"><rect width="9" height="9"/><text x="12" y="9">North</text></g>
          <g onclick="toggle(1)"><rect y="20" width="9" height="9"/><text x="12" y="29">South</text></g>
        </g>
      </svg>
    </failed>
    <cantTell title="Whether a script acts on what is called a button is not known">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?cantTell people who use a screen reader may not be able to operate ‘Zoom’, which is hidden from them?>
        <g aria-hidden="true"><g role="button"><text x="5" y="20">Zoom</text></g></g>
      </svg>
    </cantTell>
    <inapplicable title="What is not there at all, and what can only be focused">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g display="none"><a href="notes.html"><text x="5" y="40">Notes</text></a></g>
        <rect tabindex="0" aria-label="Q1: 12" width="20" height="60"/>
      </svg>
    </inapplicable>
    <passed title="The container of the steps offers the same">
      <status-tracker id="order" children="contain" label="Order">
        <custom-action name="Try again"/>
        <step name="Payment" label="Payment, failed"/>
        <group hidden="true"><control label="Try again" action="activate"/></group>
      </status-tracker>
    </passed>
    <cantTell title="A picture that may be a link to where the text beside it leads">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">
        <title>Revenue by quarter</title>
        <?cantTell people who use a screen reader may not be able to operate something, which is hidden from them?>
        <a aria-hidden="true" tabindex="-1" href="q1.html"><rect width="40" height="40"/></a>
        <a href="q1.html"><text y="60">First quarter</text></a>
      </svg>
    </cantTell>
    <cantTell title="HTML in what is hidden is not read">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">
        <title>Revenue by quarter</title>
        <?cantTell whether people come to something that is hidden from screen readers depends on whether the <button> in it can be operated?>
        <g aria-hidden="true"><foreignObject width="90" height="30"><button xmlns="http://www.w3.org/1999/xhtml">Zoom</button></foreignObject></g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"hidden-without-alternative": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="hidden-without-alternative" category="structure"
      impact="critical" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>What is hidden from assistive technology is said elsewhere</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="hidden-without-alternative"/>
  <remedy dialect="spec">say it in a label, a value, custom-content or the summary of what is reached, or
    take hidden="true" away</remedy>
  <remedy dialect="spec" case="whole">take hidden="true" away and give the whole one label, or its
    parts labels of their own</remedy>
  <remedy dialect="svg">say it in the &lt;title> or the &lt;desc> of what is reached, or take
    aria-hidden="true" away</remedy>
  <remedy dialect="svg" case="whole">take aria-hidden="true" away and give the &lt;svg> a
    &lt;title>, or say beside the image what it shows</remedy>
  <help>
    <why>
      Hiding what is said elsewhere spares people who use a screen reader from hearing it twice.
      Hiding what is said nowhere else takes it away from them.
    </why>
    <applies>
      Each hidden part that holds text, labels or values. Not decoration, and not controls. Not
      legends, which legend-hidden-has-equivalent judges. Not the labels of axes where a summary, an
      audio graph or every mark gives the values.
    </applies>
    <decides>
      Every hidden word is heard at some stop of the component, on entering a container, on request
      as custom content, or in the summary or audio graph. Numbers are compared by value, however
      they are written; units and words such as “of” do not count. The impact is critical for a
      component that is hidden as a whole or of which nothing else is exposed, and serious
      otherwise.
    </decides>
    <swiftui>
      Take .accessibilityHidden(true) away, or say what is hidden in the .accessibilityLabel or
      .accessibilityValue of what is reached, or in an AXChartDescriptor.
    </swiftui>
    <limits>
      Other words for the same thing are not recognised. Shapes without words say nothing that could
      be compared. Hidden controls are not judged. Of an SVG image that is hidden as a whole nobody
      knows what its page says in its place, and of hidden numbers whether they are those of an axis.
    </limits>
  </help>
  <examples>
    <passed title="A caption that the label repeats">
      <step-indicator id="checkout" current="2">
        <step name="Account"/><step name="Details"/>
        <look>
          <shape kind="circle" size="32" label="Step {position}, {name}, {state}">
            <fill color="systemBlue"/></shape>
          <text hidden="true" color="label">{name}</text>
        </look>
      </step-indicator>
    </passed>
    <failed title="The whole chart is hidden">
      <?finding people who use a screen reader find nothing of the chart: all of it is hidden?>
      <chart id="sleep" type="bar" hidden="true">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
      </chart>
    </failed>
    <failed title="The row is hidden, and the line below names only one step">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use a screen reader miss ‘Details’: what is hidden here is said nowhere else?>
        <group hidden="true">
          <step name="Account"><text>Account</text></step>
          <step name="Details"><text>Details</text></step>
        </group>
        <text>Step {position} of {count}: {name}</text>
      </step-indicator>
    </failed>
    <passed title="The row is hidden, and each step is available on request">
      <step-indicator id="checkout" current="1" label="Step {position} of {count}: {name}">
        <custom-content label="Step {position}" value="{name}" each="step"/>
        <group hidden="true">
          <step name="Account"><text>Account</text></step>
          <step name="Details"><text>Details</text></step>
        </group>
      </step-indicator>
    </passed>
    <failed title="Text that only one state shows is hidden">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout">
        <step name="Account"/><step name="Details"/>
        <look state="completed" children="contain">
          <?finding people who use a screen reader miss ‘Paid by card’: what is hidden here is said nowhere else?>
          <text hidden="true">Paid by card</text><text>{name}</text>
        </look>
        <look><text>{name}</text></look>
      </step-indicator>
    </failed>
    <passed title="Tick labels are hidden because the marks say their values">
      <chart id="sleep" type="bar" unit="hours" label="Sleep" children="contain">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
        <axis dimension="y" hidden="true" ticks="0 5 10"><text>{value}</text></axis>
        <text>Sleep</text><text hidden="true">Sleep</text>
      </chart>
    </passed>
    <failed title="Tick labels are hidden, and the marks are shapes">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <?finding people who use a screen reader miss ‘Mon’ and 1 more: what is hidden here is said nowhere else?>
        <axis dimension="x" hidden="true"><text>{category}</text></axis>
        <text>Last week</text>
      </chart>
    </failed>
    <passed title="Numbers are compared by value, without their units">
      <progress id="upload" type="bar" value="0.75" label="Upload" value-text="75 percent">
        <text hidden="true">75.0 %</text>
      </progress>
    </passed>
    <failed title="A number that is not announced">
      <progress id="upload" type="bar" value="0.75" label="Upload">
        <?finding people who use a screen reader miss ‘75 %’: what is hidden here is said nowhere else?>
        <text hidden="true">{percent} %</text>
      </progress>
    </failed>
    <cantTell title="The name of the symbol is not known">
      <status-tracker id="order">
        <step name="Sent" state="completed">
          <glyph symbol="checkmark" color="label"/>
          <?cantTell people who use a screen reader miss ‘Sent’: what is hidden here is said nowhere else?>
          <text hidden="true">Sent</text>
        </step>
      </status-tracker>
    </cantTell>
    <cantTell title="A fragment’s host may say it" scope="fragment">
      <?cantTell people who use a screen reader find nothing of the progress: all of it is hidden?>
      <progress id="upload" type="bar" value="0.75" hidden="true"/>
    </cantTell>
    <inapplicable title="Decoration, a legend and a button">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <series id="low" name="Low"/>
        <text decorative="true">zzz</text>
        <legend hidden="true"><look part="entry"><text>{series}</text></look></legend>
        <control hidden="true" label="Share" action="activate"/>
        <shape kind="circle" size="8" hidden="true"><fill color="systemBlue"/></shape>
      </chart>
    </inapplicable>
    <inapplicable title="Tick labels are hidden, and a summary describes the data">
      <chart id="sleep" type="bar" label="Sleep" summary="7 and 5 hours on two days">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <axis dimension="x"><title hidden="true">Day</title>
          <text hidden="true">{category}</text></axis>
      </chart>
    </inapplicable>
    <inapplicable title="Nothing is hidden">
      <chart id="sleep" type="bar" label="Sleep"><mark category="Mon" value="7"/></chart>
    </inapplicable>
    <failed title="One step is hidden" lang="en">
      <status-tracker id="order" children="contain" label="Order, 2 steps">
        <?finding people who use a screen reader miss ‘1, Packed, completed’: what is hidden here is said nowhere else?>
        <step name="Packed" state="completed" label="1, Packed, completed" hidden="true"/>
        <step name="Sent" state="current" label="2, Sent, in progress"/>
      </status-tracker>
    </failed>
    <failed title="One step is hidden, and its look says what is heard of all" lang="en">
      <status-tracker id="order" children="contain" label="Order, 2 steps">
        <?finding people who use a screen reader miss ‘1, Packed, completed’: what is hidden here is said nowhere else?>
        <step name="Packed" state="completed" hidden="true"/>
        <step name="Sent" state="current"/>
        <look label="{position}, {name}, {state}"/>
      </status-tracker>
    </failed>
    <failed title="A text of an SVG image that is hidden and said nowhere else">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect aria-label="Q1: 12" width="20" height="60"/>
        <?finding people who use a screen reader miss ‘Figures for Q2 are estimates’: what is hidden here is said nowhere else?>
        <text x="5" y="20" aria-hidden="true">Figures for Q2 are estimates</text>
      </svg>
    </failed>
    <passed title="Labels of an SVG image that are hidden and said by its bars">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect aria-label="Q1: 12" width="20" height="60"/>
        <g aria-hidden="true"><text x="5" y="20">Q1</text><text x="5" y="40">12</text></g>
      </svg>
    </passed>
    <cantTell title="Numbers that are hidden in an SVG image may stand on an axis">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect aria-label="Q1: 12" width="20" height="60"/>
        <?cantTell people who use a screen reader miss ‘5’ and 1 more: what is hidden here is said nowhere else?>
        <g aria-hidden="true"><text x="5" y="20">5</text><text x="5" y="40">10</text></g>
      </svg>
    </cantTell>
    <cantTell title="The page that shows a hidden SVG image may say what it shows">
      <?cantTell people who use a screen reader find nothing of the image: all of it is hidden?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" aria-hidden="true">
        <text x="5" y="20">Revenue by quarter</text>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"increased-contrast-effective": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="increased-contrast-effective" category="contrast"
      impact="moderate" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Increase Contrast keeps the contrast there is and never reduces it</title>
  <requirement ref="hig:accessibility"/>
  <requirement ref="hig:color"/>
  <profile name="apple-hig"/>
  <expectation check="increased-contrast" uses="large-text text-equivalent-exempts">
    <parameter name="minimum" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="text-minimum" value="4.5" source="WCAG 2.2, 1.4.3"/>
    <parameter name="large-text-minimum" value="3" source="WCAG 2.2, 1.4.3"/>
    <parameter name="outline-width" value="1" source="ours: a thinner line is not drawn in full"/>
    <parameter name="gap" value="1" source="Chartability: one pixel parts what touches"/>
    <parameter name="least-share" value="0.95" source="ours: less is more than rounding"/>
    <parameter name="plenty" value="7" source="ours: beyond WCAG 2.2, 1.4.6, no loss is felt"/>
  </expectation>
  <remedy dialect="spec">give the colours values of their own for Increase Contrast[: let it appear
    as {nearestForeground} there, or what is behind it as {nearestBackground}|: let it appear as
    {nearestForeground} there|: let what is behind it appear as {nearestBackground} there]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own[: let it appear as {nearestForeground}]</remedy>
  <remedy dialect="spec" case="reduced">give the colours values for Increase Contrast that differ
    at least as much as those without</remedy>
  <remedy dialect="svg">give the colours values of their own in @media (prefers-contrast: more)[: let it
    appear as {nearestForeground} there, or what is behind it as {nearestBackground}|: let it appear
    as {nearestForeground} there|: let what is behind it appear as {nearestBackground}
    there]</remedy>
  <remedy dialect="svg" case="reduced">give the colours values in @media (prefers-contrast: more) that
    differ at least as much as those without</remedy>
  <help>
    <why>
      People who turn on Increase Contrast need it. The platform’s dark blue becomes lighter there, so
      that white on it, chosen once and for all, is harder to read than before.
    </why>
    <applies>
      Each text, graphic and glyph that has enough contrast by the rules on these, in each
      appearance with increased contrast and on each surface. What fails without is for those
      rules.
    </applies>
    <decides>
      With increased contrast it still reaches the ratio those rules ask for, and no less than 95 %
      of the ratio it has without, or 7:1: Apple’s own labels have a little less on a sheet, and
      plenty. What has no values of its own for Increase Contrast looks as before and passes.
    </decides>
    <swiftui>
      Turn on “High Contrast” for the colour set in the asset catalogue and give it values of its
      own, or decide by @Environment(\.colorSchemeContrast); pair accents with text whose colour
      changes along, not with .white.
    </swiftui>
    <limits>
      The opacities that the platform’s label colours have with increased contrast are disputed;
      outcomes that rest on them are assumed.
    </limits>
  </help>
  <examples>
    <failed title="White on the platform’s dark blue, in the colours of iOS 13 to 18">
      <palette extends="ios13"/>
      <step-indicator id="checkout" current="2" appearance="dark" dynamic="false"
                      backdrop="systemBackground">
        <step name="Account"/><step name="Details"/>
        <look state="completed">
          <shape kind="circle" size="32">
            <fill color="systemBlue"/>
            <?finding dark-high-contrast: people who turn on Increase Contrast cannot see the symbol ‘checkmark’: 2.83:1, where it has 3.64:1 without, 3:1 is needed?>
            <glyph symbol="checkmark" color="white"/>
          </shape>
        </look>
      </step-indicator>
    </failed>
    <failed title="The same in those of iOS 26">
      <step-indicator id="checkout" current="2" appearance="dark" dynamic="false"
                      backdrop="systemBackground">
        <step name="Account"/><step name="Details"/>
        <look state="completed">
          <shape kind="circle" size="32">
            <fill color="systemBlue"/>
            <?finding dark-high-contrast: people who turn on Increase Contrast cannot see the symbol ‘checkmark’: 2.15:1, where it has 3.23:1 without, 3:1 is needed?>
            <glyph symbol="checkmark" color="white"/>
          </shape>
        </look>
      </step-indicator>
    </failed>
    <inapplicable title="Green marks on white fail without; what they gain is not for this rule">
      <chart id="sleep" type="bar" appearance="light" backdrop="systemBackground">
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="deep" value="7"/>
      </chart>
    </inapplicable>
    <passed title="Blue bars gain">
      <chart id="sleep" type="bar" appearance="light" backdrop="systemBackground">
        <series id="deep" name="Deep" color="systemBlue"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="deep" value="7"/>
      </chart>
    </passed>
    <passed title="No values for Increase Contrast, and enough without">
      <palette><color name="ink" light="#595959" dark="#EEE"/></palette>
      <step-indicator id="checkout" backdrop="systemBackground">
        <text color="ink" style="body">Account</text>
      </step-indicator>
    </passed>
    <failed title="Enough, and still less than without">
      <palette><color name="ink" light="#333" light-high-contrast="#5A5A5A"/></palette>
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <?finding light-high-contrast: people who turn on Increase Contrast get less contrast for the text ‘Account’: 6.89:1 instead of 12.63:1?>
        <text color="ink" style="body">Account</text>
      </step-indicator>
    </failed>
    <passed title="Apple’s label on a sheet has less in the dark, and plenty">
      <step-indicator id="checkout" surface="elevated" backdrop="systemBackground">
        <text color="label" style="body">Account</text>
      </step-indicator>
    </passed>
    <passed title="A little less is rounding">
      <palette><color name="ink" light="#595959" light-high-contrast="#5A5A5A"/></palette>
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <text color="ink" style="body">Account</text>
      </step-indicator>
    </passed>
    <cantTell title="With increased contrast a plain card turns into a gradient">
      <palette><color name="end" light="#FFF" light-high-contrast="#777"/></palette>
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <shape kind="capsule">
          <fill><stop color="#FFF"/><stop color="end"/></fill>
          <?cantTell light-high-contrast: people with low vision may not read the text ‘Account’: 3.88:1 to 17.40:1 against what is behind it, 4.5:1 is needed?>
          <text color="#1A1A1A" style="body">Account</text>
        </shape>
      </step-indicator>
    </cantTell>
    <passed title="An SVG image that does not change">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <text x="10" y="50" fill="#333">Revenue</text>
      </svg>
    </passed>
    <failed title="An SVG image that gets fainter where more contrast is asked for">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <style>.note { fill: #333 } @media (prefers-contrast: more) { .note { fill: #999 } }</style>
        <rect width="200" height="120" fill="white"/>
        <?finding light-high-contrast dark-high-contrast: people who turn on Increase Contrast cannot read the text ‘Revenue’: 2.84:1, where it has 12.63:1 without, 4.5:1 is needed?>
        <text class="note" x="10" y="50">Revenue</text>
      </svg>
    </failed>
  </examples>
</rule>

"""####,
"interactive-has-role": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="interactive-has-role" category="structure"
      impact="serious" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>What can be operated is announced as that, and as one thing</title>
  <requirement ref="wcag:4.1.2" level="A"/>
  <requirement ref="hig:accessibility"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="operable-role">
    <parameter name="conflicts" value="button+link button+adjustable"
               source="GTXiLib, accessibility traits do not conflict"/>
  </expectation>
  <remedy dialect="spec">add traits="button" (.accessibilityAddTraits(.isButton)), or make it a
    control (Button)</remedy>
  <remedy dialect="spec" case="conflict">keep the one trait that says what happens: a link leads
    elsewhere, a button acts here, and what is adjustable is swiped up and down</remedy>
  <remedy dialect="spec" case="container">put the action on a control within it, or let the whole be
    one stop with children="combine" and traits="button"</remedy>
  <remedy dialect="svg">give it role="button", or make it a link, and tabindex="0", and let the same
    happen on Enter and Space</remedy>
  <remedy dialect="svg" case="link">take its role away, for what leads somewhere is a link by nature, or
    let what it holds have that role</remedy>
  <help>
    <why>
      Who sees a chart tries what happens on a tap. Who listens tries what is called a button. A
      bubble that can be tapped and is announced as text is a function nobody finds.
    </why>
    <applies>
      Each part that can be operated and is not hidden: controls, parts with an action, and parts with
      the trait of a control; in SVG links, what acts when it is clicked (onclick and the like) and
      where a pointer reaches it, what has the role of a control, and what a keyboard comes to and has
      no role from its author.
    </applies>
    <decides>
      It has a trait that is announced as something to operate: button, link, adjustable, toggle or
      tab; in SVG, the role of a control. A control is a button unless its traits say otherwise. It
      does not have traits that exclude each other: button and link, or button and adjustable. A
      script that listens around parts which can be operated acts for them.
    </decides>
    <swiftui>
      Use Button instead of .onTapGesture, or add .accessibilityAddTraits(.isButton); for what is
      dragged, .accessibilityAdjustableAction.
    </swiftui>
    <limits>
      Scripts are not read: of what can have the focus in SVG nobody knows whether anything happens
      there, unless its author gives it a role. What a stop silences or says with the rest is for
      children-not-swallowed, and what is hidden for hidden-contains-no-interactive.
    </limits>
  </help>
  <examples>
    <failed title="Bubbles that can be tapped">
      <status-tracker id="order" children="contain" label="Order">
        <?finding people who use a screen reader hear ‘Paid, completed’ and are not told that it can be operated?>
        <step name="Paid" label="Paid, completed" action="select"/>
      </status-tracker>
    </failed>
    <passed title="Bubbles that are buttons">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Paid" label="Paid, completed" action="select" traits="button"/>
      </status-tracker>
    </passed>
    <failed title="Being selected is a state and no role">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <?finding people who use a screen reader hear ‘selected, Account’ and are not told that it can be operated?>
        <step name="Account" label="Account" action="select" traits="selected"/>
        <step name="Payment" label="Payment" action="select" traits="tab"/>
      </step-indicator>
    </failed>
    <passed title="A control is a button by nature">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account" label="Account"/>
        <control action="next"><text>Next</text></control>
      </step-indicator>
    </passed>
    <failed title="A button that is a link as well">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account" label="Account"/>
        <?finding people who use a screen reader hear ‘Help, button, link’ and cannot tell whether it is a button or a link?>
        <control action="activate" traits="button link"><text>Help</text></control>
      </step-indicator>
    </failed>
    <passed title="A link alone">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account" label="Account"/>
        <control action="activate" traits="link"><text>Help</text></control>
      </step-indicator>
    </passed>
    <failed title="A row of steps that is a button and adjustable">
      <?finding people who use a screen reader hear ‘Step 1 of 2: Account, button, adjustable’ and cannot tell whether it is a button or something to adjust?>
      <step-indicator id="checkout" current="1" dynamic="false" children="ignore"
                      traits="adjustable button" label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Payment"/>
      </step-indicator>
    </failed>
    <passed title="A switch is a button that is on or off">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <series id="low" name="Low"/><mark category="Mon" series="low" value="7" label="Monday, 7"/>
        <legend><look part="entry" action="toggle" traits="button toggle" label="{series}"/></legend>
      </chart>
    </passed>
    <passed title="A row of steps that is adjustable alone">
      <step-indicator id="checkout" current="1" dynamic="false" children="ignore"
                      traits="adjustable" label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Payment"/>
      </step-indicator>
    </passed>
    <failed title="Steps that can be tapped once they are completed">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain" label="Checkout">
        <?finding people who use a screen reader hear ‘Account’ and are not told that it can be operated?>
        <step name="Account" label="Account"/><step name="Payment" label="Payment"/>
        <look state="completed" action="select"><text hidden="true">{name}</text></look>
        <look><text hidden="true">{name}</text></look>
      </step-indicator>
    </failed>
    <cantTell title="A container that can be tapped as a whole">
      <status-tracker id="order" children="contain" label="Order">
        <?cantTell whether people who use a screen reader are told that ‘Payment’ can be operated depends on whether the traits of a container are announced?>
        <group label="Payment" children="contain" action="activate" traits="button">
          <step name="Paid" label="Paid, completed"/>
        </group>
      </status-tracker>
    </cantTell>
    <cantTell title="Whether it has traits is not known" complete="announcements data">
      <status-tracker id="order" children="contain" label="Order">
        <?cantTell whether people who use a screen reader are told that ‘Paid’ can be operated depends on the traits of the step?>
        <step name="Paid" label="Paid" action="select"/>
      </status-tracker>
    </cantTell>
    <inapplicable title="Nothing can be operated, or it is hidden">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Paid" label="Paid" traits="selected"/>
        <control hidden="true" action="activate"><text>Try again</text></control>
      </status-tracker>
    </inapplicable>
    <failed title="Entries of a legend in SVG that act when they are clicked">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are not told that ‘North’ can be operated?>
        <g onclick="toggle(0)"><rect width="9" height="9"/><text x="12" y="9">North</text></g>
        <?finding people who use a screen reader hear ‘South, image’ and are not told that it can be operated?>
        <g onclick="toggle(1)" role="img" aria-label="South"><rect y="20" width="9" height="9"/></g>
      </svg>
    </failed>
    <failed title="Links that their author calls something else">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader hear ‘North, image’ and are not told that it can be operated?>
        <a href="north.html" role="img" aria-label="North"><rect width="20" height="60"/></a>
        <g role="list">
          <?finding people who use a screen reader hear ‘South’ and are not told that it can be operated?>
          <a href="south.html" role="listitem" aria-label="South"><rect x="30" width="20" height="60"/></a>
        </g>
      </svg>
    </failed>
    <failed title="A word for a role is no role">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader hear ‘North, button’, where ‘button’ is a word for its role and no role: their software is not told that it can be operated?>
        <g onclick="toggle(0)" role="img" aria-roledescription="button" aria-label="North">
          <rect width="9" height="9"/></g>
      </svg>
    </failed>
    <passed title="The same as buttons, and a link">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g onclick="toggle(0)" role="button" tabindex="0"><rect width="9" height="9"/>
          <text x="12" y="9">North</text></g>
        <a href="notes.html"><text x="5" y="60" onclick="count()">Notes</text></a>
      </svg>
    </passed>
    <failed title="A bar that can be clicked in what is one image">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="img">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are not told that the shape here can be operated?>
        <rect onclick="zoom(0)" width="9" height="60"/>
      </svg>
    </failed>
    <passed title="What listens for the buttons within">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" onclick="choose(event)">
        <title>Revenue by quarter</title>
        <g role="button" tabindex="0" aria-label="North"><rect width="9" height="9"/></g>
      </svg>
    </passed>
    <cantTell title="A bar in SVG that can have the focus and has no role">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?cantTell whether people who use a screen reader must be told what can be done with ‘Q1: 12’, which can have the focus, depends on whether anything happens when it is activated?>
        <rect tabindex="0" aria-label="Q1: 12" width="20" height="60"/>
      </svg>
    </cantTell>
    <inapplicable title="A bar in SVG that can have the focus and is an image, and one for a pointer">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect tabindex="0" role="img" aria-label="Q1: 12" width="20" height="60"/>
        <rect onmouseover="show(event)" aria-label="Q2: 18" x="30" width="20" height="40"/>
        <rect onclick=" " aria-label="Q3: 9" x="60" width="20" height="20"/>
        <g onclick="show(3)" pointer-events="none" aria-label="Q4: 7">
          <rect x="90" width="20" height="20"/></g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"label-thinning-safe": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="label-thinning-safe" category="text"
      impact="minor" components="chart">
  <title>Categories without a label on the axis are said by their marks</title>
  <untested dialect="svg">labels that an axis leaves out</untested>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="chartability:axis-labels-unclear"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="chartability"/>
  <expectation check="label-thinning"/>
  <remedy dialect="spec">let each mark say its category, also where the axis shows no label for it:
    label="{category}" in the look of the marks</remedy>
  <help>
    <why>
      Where there is no room for all labels, an axis shows every second or third. Who sees the chart
      counts on from one label to the next; who hears it needs the name at each mark.
    </why>
    <applies>
      Each axis that shows a label for one in several categories, where a screen reader meets marks
      one by one.
    </applies>
    <decides>
      Each category without a label is said by all its marks: as written, spelt out, or in the name
      of a container that holds the marks of that category alone; a number with the unit of the
      values is none. An audio graph has all categories.
      The labels that are left stand at regular intervals, as every says.
    </decides>
    <swiftui>
      Thin what is seen, as with AxisMarks(values: .stride(by: 2)), and leave every mark its
      .accessibilityLabel.
    </swiftui>
    <limits>
      That each label stands under its own mark is taken on trust. A chart whose marks are not met
      one by one is for chart-data-alternative.
    </limits>
  </help>
  <examples>
    <passed title="Each mark says its category, whatever the axis shows">
      <chart id="sleep" type="bar">
        <look part="mark"><shape kind="rectangle" label="{category}" value="{value} h"/></look>
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <mark category="Wed" value="8"/><mark category="Thu" value="6"/>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </passed>
    <failed title="The names are thinned along with the labels">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday" value-text="7 hours"/>
        <mark category="Tue" value="5" label="5 hours"/>
        <mark category="Wed" value="8" label="Wednesday" value-text="8 hours"/>
        <mark category="Thu" value="6" label="6 hours"/>
        <?finding people who use a screen reader miss ‘Tue’ and 1 more: neither a label on the axis nor a mark says so?>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </failed>
    <failed title="Marks without a label are hidden">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours" hidden="true"/>
        <mark category="Wed" value="8" label="Wednesday, 8 hours"/>
        <?finding people who use a screen reader miss ‘Tue’: neither a label on the axis nor a mark says so?>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </failed>
    <failed title="One of two marks of a category does not say it">
      <chart id="sleep" type="bar">
        <series id="low" name="Low"/><series id="deep" name="Deep"/>
        <mark category="Mon" series="low" value="3" label="Mon, Low, 3 h"/>
        <mark category="Mon" series="deep" value="4" label="Mon, Deep, 4 h"/>
        <mark category="Tue" series="low" value="2" label="Tue, Low, 2 h"/>
        <mark category="Tue" series="deep" value="3" label="Deep, 3 h"/>
        <?finding people who use a screen reader miss ‘Tue’: neither a label on the axis nor a mark says so?>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </failed>
    <passed title="The category is the name of the group that holds its marks">
      <chart id="sleep" type="bar">
        <series id="low" name="Low"/><series id="deep" name="Deep"/>
        <group label="Monday" children="contain">
          <mark category="Mon" series="low" value="3" label="Low, 3 h"/>
          <mark category="Mon" series="deep" value="4" label="Deep, 4 h"/>
        </group>
        <group label="Tuesday" children="contain">
          <mark category="Tue" series="low" value="2" label="Low, 2 h"/>
          <mark category="Tue" series="deep" value="3" label="Deep, 3 h"/>
        </group>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </passed>
    <passed title="An audio graph has all categories">
      <chart id="sleep" type="bar">
        <descriptor title="Sleep" summary="Sleep fell from 7 to 5 hours"/>
        <mark category="Mon" value="7" label="7 hours"/>
        <mark category="Tue" value="5" label="5 hours"/>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </passed>
    <passed title="Only a mark that has its label on the axis does not say its category">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </passed>
    <cantTell title="The category in a language whose words are not known">
      <chart id="lauf" type="bar" lang="de">
        <mark category="Feb" value="7" label="Februar, 7 Kilometer"/>
        <mark category="Mrz" value="5" label="März, 5 Kilometer"/>
        <?cantTell whether people who use a screen reader are told of ‘Mrz’, for which the axis has no label, depends on the words in which ‘Mrz’ is said?>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </cantTell>
    <failed title="The value of 2 hours is no category called 2">
      <chart id="sleep" type="bar" unit="h">
        <mark category="1" value="7" label="Night 1, 7 h"/>
        <mark category="2" value="2" label="2 h"/>
        <mark category="3" value="8" label="Night 3, 8 h"/>
        <?finding people who use a screen reader miss ‘2’: neither a label on the axis nor a mark says so?>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </failed>
    <passed title="Categories that are numbers, with the values behind them">
      <chart id="sleep" type="bar" unit="h">
        <mark category="1" value="7" label="1: 7 h"/>
        <mark category="2" value="2" label="2: 2 h"/>
        <mark category="3" value="8" label="3: 8 h"/>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </passed>
    <cantTell title="One number, which is that of the category and the value">
      <chart id="naps" type="bar" unit="none">
        <mark category="1" value="3" label="1: 3"/>
        <mark category="2" value="2" label="2"/>
        <mark category="3" value="1" label="3: 1"/>
        <?cantTell whether people who use a screen reader are told of ‘2’, for which the axis has no label, depends on whether ‘2’ is heard as the category or as the value?>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </cantTell>
    <inapplicable title="Each category has its label, and marks that are not met one by one">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="7 hours"/>
        <mark category="Tue" value="5" label="5 hours"/>
        <axis dimension="x"><text style="caption">{category}</text></axis>
      </chart>
      <chart id="rest" type="bar" children="ignore" label="Rest in hours">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
      <chart id="naps" type="bar">
        <mark category="Mon" value="7" label="7 hours"/>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </inapplicable>
    <cantTell title="A short form whose long one nobody knows here">
      <chart id="sales" type="bar" children="contain" label="Sales by country">
        <mark category="US" value="5" label="United States, 5"/>
        <mark category="UK" value="4" label="United Kingdom, 4"/>
        <mark category="DE" value="3" label="Germany, 3"/>
        <?cantTell whether people who use a screen reader are told of ‘UK’, for which the axis has no label, depends on the words in which ‘UK’ is said?>
        <axis dimension="x" every="2"><text style="caption">{category}</text></axis>
      </chart>
    </cantTell>
  </examples>
</rule>

"""####,
"legend-color-matches-marks": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-color-matches-marks" category="legends"
      impact="serious" components="chart"
      dialects="spec svg">
  <title>The legend shows each series in the colour of its marks, in every appearance</title>
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
  <remedy dialect="svg">paint the swatch as the marks are, with the same fill and the same
    opacity</remedy>
  <help>
    <why>
      A legend works because its swatches look like the marks. Where a swatch has a copy of the
      colour instead of the colour itself, the two diverge as soon as the appearance changes.
    </why>
    <applies>
      Each series with a swatch in the legend and marks in view, in each appearance and on each
      surface of the chart. In a legend without swatches, coloured names are compared instead.
    </applies>
    <decides>
      Swatch and mark are composited with everything behind them and compared by CIEDE2000: a
      difference up to 2 is the same colour, above 5 is another colour, and between the two the rule
      cannot tell. Where marks have several painted parts, such as an area under a line, one part
      must match. Where the marks of a series differ, each must match, except those that have the
      colour of the series but are dimmed while others are not.
    </decides>
    <swiftui>
      Give chartForegroundStyleScale the colours once and use the same values for the swatches of a
      legend of your own.
    </swiftui>
    <limits>
      Where all marks of a series have the same opacity, it counts as part of their colour. Patterns
      are not compared.
    </limits>
  </help>
  <examples>
    <passed title="Swatch and marks take the colour of the series">
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
    <failed title="A grey swatch for blue bars; a white edge on both does not make them match">
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
    <cantTell title="A copied value matches in light and is slightly off in dark">
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
    <passed title="A mark that is not selected is dimmed">
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Mon" series="low" value="7">
          <shape kind="rectangle"><fill color="series"/></shape></mark>
        <mark category="Tue" series="low" value="5">
          <shape kind="rectangle" opacity="0.3"><fill color="series"/></shape></mark>
        <legend><look part="entry">
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </passed>
    <failed title="One mark of the series has another colour">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <series id="low" name="Low" color="#00F"/>
        <mark category="Mon" series="low" value="7">
          <shape kind="rectangle"><fill color="series"/></shape></mark>
        <mark category="Tue" series="low" value="5">
          <shape kind="rectangle"><fill color="#F00"/></shape></mark>
        <legend><look part="entry">
          <?finding light dark: people look for the colour of ‘Low’ in the chart in vain: the legend shows #0000FF, the marks are #FF0000?>
          <shape kind="circle" size="16"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <passed title="The swatches of an SVG chart have the colours of its bars">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#0072B2">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#E69F00">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#0072B2"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#E69F00"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <failed title="The bars of an SVG chart are faded, and their swatches are not">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#0072B2" fill-opacity="0.6">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#E69F00" fill-opacity="0.6">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <?finding light dark: people look for the colour of ‘North’ in the chart in vain: the legend shows #0072B2, the marks are #66AAD1?>
            <rect x="120" y="20" width="8" height="8" fill="#0072B2"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <?finding light dark: people look for the colour of ‘South’ in the chart in vain: the legend shows #E69F00, the marks are #F0C566?>
            <rect x="120" y="40" width="8" height="8" fill="#E69F00"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
  </examples>
</rule>

"""####,
"legend-entries-match-series": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-entries-match-series" category="legends"
      impact="serious" components="chart"
      dialects="spec svg">
  <title>Legend entries and series correspond one to one</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:metrics-undefined"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-entries"/>
  <remedy dialect="spec">let each entry have the name of one series in view, or mark a series
    without data as empty="true"</remedy>
  <remedy dialect="spec" case="missing">add an &lt;entry&gt; for the series</remedy>
  <remedy dialect="svg">let each entry have the name and the colour of one series that is
    drawn</remedy>
  <remedy dialect="svg" case="missing">add an entry for the series to the legend</remedy>
  <help>
    <why>
      People who cannot take in a chart at a glance go back and forth between legend and marks. An
      entry without marks, or marks without an entry, send them searching for nothing.
    </why>
    <applies>
      Each entry of a legend, and each series in view. Invisible spacers are not in view.
    </applies>
    <decides>
      Each entry shows the name of one series or a part of it; no two entries show the same; each
      series in view has an entry; and each series with an entry has marks in view or is marked as
      empty.
    </decides>
    <swiftui>
      Build legend and marks from one array: ForEach(series) for both, so that neither can have one
      that the other lacks.
    </swiftui>
    <limits>Two series with the same name cannot be told apart and count as a repetition.</limits>
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
    <passed title="One entry says more than the name, another that there is no data">
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
    <passed title="The invisible spacer under the bars has no entry">
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
    <failed title="The legend lists an invisible spacer">
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
    <failed title="An entry without a series, one with another name, and a duplicate">
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
    <failed title="A series without marks that is not marked as empty">
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
    <cantTell title="The text of an entry is not known" complete="tree announcements">
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
    <failed title="A series without a name is not explained">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="#004488"/>
        <series id="deep" color="#BB5566"/>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
        <?finding people cannot tell what an entry of the legend explains: its series has no name?>
        <legend><look part="entry"><shape kind="circle"><fill color="series"/></shape>
          <text>{series}</text></look></legend>
      </chart>
    </failed>
    <inapplicable title="A chart without a legend">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Mon" series="low" value="7"/>
      </chart>
    </inapplicable>
    <passed title="Names that differ only in signs">
      <chart id="grades" type="bar">
        <series id="a" name="A"/><series id="b" name="A+"/><series id="c" name="C#"/>
        <series id="d" name="😀"/><series id="e" name="😡"/>
        <legend>
          <entry><text>A</text></entry><entry><text>A+</text></entry><entry><text>C#</text></entry>
          <entry><text>😀</text></entry><entry><text>😡</text></entry>
        </legend>
      </chart>
    </passed>
    <passed title="Colours tie the legend of an SVG chart to its bars">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <failed title="An entry of an SVG chart explains nothing, and a series is not explained">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <?finding people cannot tell which of the marks are ‘series 2’: the legend leaves it out?>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#117733"/>
            <?finding people look for ‘East’ in the chart in vain: no series has this name?>
            <text x="132" y="48">East</text></g>
        </g>
      </svg>
    </failed>
    <inapplicable title="An SVG chart without a legend">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-entry-has-name": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-entry-has-name" category="legends"
      impact="moderate" components="chart"
      dialects="spec svg">
  <title>Each exposed legend entry names its series, and no stop in it is silent</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <expectation check="legend-entry-name"/>
  <remedy dialect="spec">let the entry’s text or label name its series</remedy>
  <remedy dialect="spec" case="silent">make the entry one stop with children="combine", or take from
    the swatch what makes it a stop</remedy>
  <remedy dialect="spec" case="toggle">say whether the series is shown, as in value="on", or with
    traits="selected" while it is</remedy>
  <remedy dialect="svg">let the text or the aria-label of the entry name its series</remedy>
  <remedy dialect="svg" case="silent">take from the swatch what makes it a stop, as a role or a
    tabindex, or hide it with aria-hidden="true"</remedy>
  <remedy dialect="svg" case="toggle">say whether the series is shown, as with role="switch" and
    aria-checked</remedy>
  <help>
    <why>
      A swatch that is a stop of its own says nothing or “image”, so every second swipe through the
      legend is wasted. A switch that does not say whether it is on cannot be used.
    </why>
    <applies>
      The entries of a legend that are exposed to assistive technology, in whole or in part. A
      hidden legend is for legend-hidden-has-equivalent.
    </applies>
    <decides>
      What is heard at an entry names its series. No stop in it is without a name, and no two stops
      that cannot be operated say the same. An entry that shows and hides its series says which
      state it is in: by its value, by a word in its name, or by being selected, where any entry is.
      The impact is serious where the entry can be operated.
    </decides>
    <swiftui>
      Make each entry one stop: HStack { Circle(); Text(series.name)
      }.accessibilityElement(children: .combine); of an entry that toggles, add
      .accessibilityAddTraits(isShown ? [.isButton, .isSelected] : .isButton).
    </swiftui>
    <limits>A symbol without a label gets a name from the platform, so it is not silent.</limits>
  </help>
  <examples>
    <passed title="Swatch and name combined into one stop">
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
          <?finding people who use a screen reader miss ‘Cardio’ in the legend: its entry is not reached?>
          <entry series="cardio" hidden="true"><text color="label">{series}</text></entry>
        </legend>
      </chart>
    </failed>
    <failed title="A switch that does not say whether it is on">
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
    <cantTell title="The name of a lone symbol is not known">
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
    <failed title="Swatch and name are two stops that say the same">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning" color="systemOrange"/>
        <mark category="Mon" series="fat" value="20"/>
        <legend><look part="entry">
          <?finding people who use a screen reader hear ‘Fat burning’ at several stops of its entry in the legend?>
          <shape kind="circle" size="16" label="{series}"><fill color="series"/></shape>
          <text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <passed title="One entry is selected, so the other is known not to be">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning"/><series id="cardio" name="Cardio"/>
        <mark category="Mon" series="fat" value="20"/><mark category="Mon" series="cardio" value="9"/>
        <legend>
          <entry series="fat" label="{series}" traits="button selected" action="toggle"
                 children="ignore"/>
          <entry series="cardio" label="{series}" traits="button" action="toggle"
                 children="ignore"/>
        </legend>
      </chart>
    </passed>
    <passed title="A word in the name says the state">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning"/><mark category="Mon" series="fat" value="20"/>
        <legend><entry series="fat">
          <control action="toggle" traits="toggle" label="{series}, shown"/></entry></legend>
      </chart>
    </passed>
    <failed title="An entry with the toggle trait that does not say its state">
      <chart id="heart" type="bar">
        <series id="fat" name="Fat burning"/><mark category="Mon" series="fat" value="20"/>
        <legend><entry series="fat">
          <?finding people who use a screen reader are not told whether ‘Fat burning’ is shown?>
          <control traits="toggle" label="{series}"/></entry></legend>
      </chart>
    </failed>
    <passed title="The texts of a legend in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <failed title="A swatch that is a stop of its own in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <?finding people who use a screen reader meet a stop that says nothing in the legend’s entry for ‘South’?>
            <rect role="img" x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
    <inapplicable title="The legend of an SVG image that is one stop">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="img" aria-label="Revenue">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-hidden-has-equivalent": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-hidden-has-equivalent" category="legends"
      impact="serious" components="chart"
      dialects="spec svg">
  <title>What a hidden legend says, the marks say</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:no-explanation"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-hidden"/>
  <remedy dialect="spec">let each mark say its series, as in value="{value}, {series}" on the shape
    that is the stop (value-text on a mark), or hold the marks of a series in a named
    group</remedy>
  <remedy dialect="spec" case="summary">name the series in summary="…", or give the chart a
    &lt;descriptor/&gt;</remedy>
  <remedy dialect="svg">let each mark say its series in its aria-label or its &lt;title></remedy>
  <remedy dialect="svg" case="summary">name the series in the &lt;title> or the &lt;desc> of the image, or
    let its parts be met, with role="graphics-document"</remedy>
  <help>
    <why>
      Hiding a legend from a screen reader is right where the marks say what it says: a list of
      colours tells a listener nothing. Where they do not, the names of the series are lost.
    </why>
    <applies>
      Legends with entries, none of which a screen reader reaches because they are hidden or
      swallowed, in charts with series. Where the whole chart is hidden, hidden-without-alternative
      applies instead.
    </applies>
    <decides>
      Each mark that is a stop names its series: in its label, in its value, on request, or by being
      or lying in a container that does. A series none of whose marks is a stop is named by
      something else that is heard of the chart: its summary, its audio graph or its label. For a
      chart with a single series, that is always enough.
    </decides>
    <swiftui>
      Say the series in each mark: .accessibilityLabel(day) with .accessibilityValue("\(hours)
      hours, \(series.name)"), or provide an AXChartDescriptor with .accessibilityChartDescriptor.
    </swiftui>
    <limits>A hidden legend is never a fault in itself.</limits>
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
    <passed title="A named group says the series for its marks">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <group children="contain" label="Low sleep">
          <mark category="Mon" series="low" value="7" label="{category}" value-text="{value} h"/>
        </group>
        <legend hidden="true"/>
      </chart>
    </passed>
    <passed title="The bars are not stops; the summary names the series">
      <chart id="sleep" type="bar" children="ignore" label="Sleep" summary="Low 7 hours, deep 5 hours">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </passed>
    <passed title="The chart’s label names its single series">
      <chart id="nights" type="bar" children="contain" label="Hours of sleep">
        <series id="sleep" name="Sleep" color="systemBlue"/>
        <mark category="Mon" series="sleep" value="7" label="{category}" value-text="{value} h"/>
        <legend hidden="true"/>
      </chart>
    </passed>
    <failed title="The legend is hidden, and the bars say only day and number">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule" label="{category}" value="{value}"/></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <?finding people who use a screen reader are not told which of the marks are ‘Low’ and ‘Deep’: the legend is hidden from them, and 2 marks do not name their series?>
        <legend hidden="true"><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <failed title="Only the bars of one series name it">
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
    <failed title="Swallowed with everything else in the chart">
      <chart id="sleep" type="bar" children="ignore" label="Sleep">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <?finding people who use a screen reader are not told which of the marks are ‘Low’ and ‘Deep’: the legend is hidden from them, and nothing else names them?>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <cantTell title="The labels of the marks are not known" complete="announcements data">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Mon" series="low" value="7" traits="image"/>
        <?cantTell whether people who use a screen reader are told which of the marks are ‘Low’ depends on the label of the mark?>
        <legend hidden="true"/>
      </chart>
    </cantTell>
    <inapplicable title="The legend is exposed">
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
    <passed title="The marks are named containers">
      <chart id="sleep" type="bar">
        <series id="low" name="Low"/><series id="deep" name="Deep"/>
        <mark category="Mon" series="low" value="7" children="contain" label="Monday, low">
          <text>7 hours</text>
        </mark>
        <mark category="Tue" series="deep" value="5" children="contain" label="Tuesday, deep">
          <text>5 hours</text>
        </mark>
        <legend hidden="true"/>
      </chart>
    </passed>
    <failed title="Nothing of the chart is exposed at all">
      <chart id="sleep" type="bar">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <?finding people who use a screen reader are not told which of the marks are ‘Low’ and ‘Deep’: the legend is hidden from them, and nothing else names them?>
        <legend hidden="true"><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </failed>
    <inapplicable title="The whole chart is hidden, and the legend with it">
      <chart id="sleep" type="bar" hidden="true">
        <series id="low" name="Low" color="systemBlue"/>
        <mark category="Mon" series="low" value="7" label="{category}"/>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </inapplicable>
    <failed title="Series named with emoji">
      <chart id="mood" type="bar">
        <series id="a" name="😀"/><series id="b" name="😡"/>
        <mark category="Mon" series="a" value="7" label="Monday, 😀"/>
        <mark category="Mon" series="b" value="2" label="Monday, 2"/>
        <?finding people who use a screen reader are not told which of the marks are ‘😡’: the legend is hidden from them, and 1 mark does not name its series?>
        <legend hidden="true"><entry series="a"/><entry series="b"/></legend>
      </chart>
    </failed>
    <passed title="The title of an SVG image names the series">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="img">
        <title>Revenue by quarter of North and South</title>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <failed title="An SVG image swallows its legend">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="img">
        <title>Revenue by quarter</title>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <?finding people who use a screen reader are not told which of the marks are ‘North’ and ‘South’: the legend is hidden from them, and nothing else names them?>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
    <inapplicable title="The legend of an SVG image that is read">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-hidden-safe": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-hidden-safe" category="legends"
      impact="serious" components="chart"
      dialects="spec svg">
  <title>A hidden legend leaves out neither screen reader users nor people who cannot tell colours apart</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.4.1" level="A"/>
  <requirement ref="chartability:color-alone"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation message="what the legend explains does not reach {parts}"
               doubt="whether what the legend explains reaches {parts} depends on facts that are missing">
    <part rule="legend-hidden-has-equivalent" name="people who use a screen reader" condition="true"/>
    <part rule="series-not-color-only" name="people who cannot tell colours apart"/>
  </expectation>
  <remedy dialect="spec">name each series beside its marks with &lt;text&gt;{series}&lt;/text&gt;, and
    let each mark say it, as in value-text="{value}, {series}"</remedy>
  <remedy dialect="svg">name each series in a text beside its marks, and in the names of the marks or of
    the image</remedy>
  <help>
    <why>
      A legend is there to be seen. Hiding it from assistive technology is fine where the marks say
      what it says, but that does not help people who see the chart and not its colours. These are
      two groups, and what helps one does not help the other.
    </why>
    <applies>Charts with a legend that is hidden from assistive technology.</applies>
    <decides>
      It sums up legend-hidden-has-equivalent and series-not-color-only: it fails where one of them
      fails, cannot tell where one of them cannot, and passes otherwise. It is not counted itself.
    </decides>
    <swiftui>
      Name the series beside its marks with .annotation { Text(series.name) }, and in the
      .accessibilityValue of each mark.
    </swiftui>
    <limits>Its findings are those of the rules it sums up; fix those.</limits>
  </help>
  <examples>
    <passed title="Visible labels beside the lines, and marks that say their series">
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
    <failed title="The bars say their series, but show it only by colour">
      <?finding what the legend explains does not reach people who cannot tell colours apart?>
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
    <failed title="Both rules fail">
      <?finding what the legend explains does not reach people who use a screen reader and people who cannot tell colours apart?>
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule" label="{category}" value="{value}">
          <fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend hidden="true"/>
      </chart>
    </failed>
    <cantTell title="The bars say their series, but their colours are not known">
      <?cantTell whether what the legend explains reaches people who cannot tell colours apart depends on facts that are missing?>
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule" label="{category}" value="{series}">
          <fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend hidden="true"/>
      </chart>
    </cantTell>
    <inapplicable title="The legend is not hidden, whatever its colours">
      <chart id="sleep" type="bar" backdrop="systemBackground">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemGreen"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <legend><look part="entry"><text color="label">{series}</text></look></legend>
      </chart>
    </inapplicable>
    <passed title="The name of an SVG image tells the series, and their lightness shows them">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="img">
        <title>Revenue by quarter of North and South</title>
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#002244">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#DDAA33">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#002244"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#DDAA33"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <failed title="The name of an SVG image tells the series, and colour alone shows them">
      <?finding what the legend explains does not reach people who cannot tell colours apart?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="img">
        <title>Revenue by quarter of North and South</title>
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#117733">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#117733"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
    <inapplicable title="An SVG chart without a legend">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#117733">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-order-deterministic": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-order-deterministic" category="legends"
      impact="moderate" components="chart"
      dialects="spec svg">
  <title>The legend’s order is declared, stable and that of the series</title>
  <requirement ref="chartability:design-not-consistent"/>
  <profile name="chartability"/>
  <expectation check="legend-order"/>
  <remedy dialect="spec">sort the entries by the series, and say order="series", or
    order="reversed" where marks are stacked</remedy>
  <remedy dialect="svg">draw the entries in the order of the series, or in reverse where the marks are
    stacked</remedy>
  <help>
    <why>
      People who find it hard to match legend and marks learn where each name stands. A legend made
      from a set or the keys of a dictionary has another order after each launch, and they have to
      start again.
    </why>
    <applies>Legends of at least two entries.</applies>
    <decides>
      The order is not left open, and the entries are in the order of the series, or in reverse
      where the marks are stacked.
    </decides>
    <swiftui>
      Iterate over an array, not over a Dictionary or a Set; sort it before ForEach, or give
      chartForegroundStyleScale(domain:range:) the order.
    </swiftui>
    <limits>There may be a reason for another order that a spec cannot express.</limits>
  </help>
  <examples>
    <passed title="In the order of the series, by default">
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
    <passed title="The legend of an SVG chart has the order of the bars">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <cantTell title="The legend of an SVG chart has another order than the bars">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <?cantTell people who match the legend with the marks may go astray: its order is not that of the series?>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="28">South</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#004488"/>
            <text x="132" y="48">North</text></g>
        </g>
      </svg>
    </cantTell>
    <inapplicable title="An SVG chart without a legend has no order">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"legend-present": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="legend-present" category="legends"
      impact="serious" components="chart"
      dialects="spec svg">
  <title>Series that need a key have one</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="chartability:no-explanation"/>
  <profile name="wcag-a"/>
  <profile name="chartability"/>
  <expectation check="legend-present"/>
  <remedy dialect="spec">name each series beside its marks with &lt;text series="…"&gt;, or add a
    &lt;legend&gt; whose entries show swatch and name</remedy>
  <remedy dialect="svg">name each series in a text beside its marks, or add a legend of which each entry
    shows a swatch and a name, and call it so, as in class="legend"</remedy>
  <help>
    <why>
      Colours and patterns mean nothing by themselves. Without a key nobody can tell what they stand
      for, and people with low vision have the least to guess from.
    </why>
    <applies>
      Charts with at least two series in view that are told apart, or may be, by colour, pattern,
      dashes or markers; and pies without series whose slices differ in colour. Series without marks
      and invisible spacers do not count.
    </applies>
    <decides>
      There is a legend with entries that show names; or each series is named by a text beside its
      marks; or the labels of the categories name the series: each category is one series, each
      series is one category of the same name, and every category has its label. Slices of which
      nothing says what they stand for may be named by something that was not recognised.
    </decides>
    <swiftui>
      Leave chartLegend visible, or label the lines with .annotation(position: .trailing) {
      Text(series.name) }; a chart of shapes of your own needs a legend of your own.
    </swiftui>
    <limits>
      Whether a key can be read is for text-contrast-minimum, and whether it is right is for
      legend-entries-match-series. A legend within a picture or in running text is not recognised.
      In a fragment, the chart’s host may have a legend.
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
    <passed title="Each bar is a series of its own, named on the axis">
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
    <failed title="Only one of two lines has a label">
      <?finding nobody can tell which of the marks are ‘Deep’: there is no legend, and no label names it?>
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
        <text series="low" color="label">Low</text>
      </chart>
    </failed>
    <failed title="A legend of swatches without names">
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
    <failed title="Each bar is a series, but the axis shows the day and not the series">
      <?finding nobody can tell which of the marks are ‘Low’ and ‘Deep’: there is no legend, and no label names them?>
      <chart id="sleep" type="bar" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="mark"><shape kind="capsule"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
        <axis dimension="x"><text color="label">{category}</text></axis>
      </chart>
    </failed>
    <failed title="The axis would name the series, but leaves out every other label">
      <?finding nobody can tell which of the marks are ‘Yes’ and ‘No’: there is no legend, and no label names them?>
      <chart id="votes" type="bar" backdrop="#FFF">
        <series id="yes" name="Yes" color="systemBlue"/>
        <series id="no" name="No" color="systemOrange"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Yes" series="yes" value="40"/><mark category="No" series="no" value="12"/>
        <axis dimension="x" every="2"><text color="label">{category}</text></axis>
      </chart>
    </failed>
    <failed title="The bars show only their values">
      <?finding nobody can tell which of the marks are ‘Low’ and ‘Deep’: there is no legend, and no label names them?>
      <chart id="sleep" type="bar" stacking="stacked" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/>
          <text color="#FFF">{value}</text></shape></look>
        <mark category="Mon" series="low" value="7"/><mark category="Mon" series="deep" value="2"/>
      </chart>
    </failed>
    <cantTell title="A fragment’s host may have the legend" scope="fragment">
      <?cantTell whether people can tell which of the marks are ‘Low’ and ‘Deep’ depends on whether the chart has a legend?>
      <chart id="sleep" type="line" backdrop="#FFF">
        <series id="low" name="Low" color="systemBlue"/>
        <series id="deep" name="Deep" color="systemIndigo"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </cantTell>
    <inapplicable title="One series, and an invisible spacer">
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
    <cantTell title="The colours of the series are not known">
      <?cantTell whether the marks need a key that says which are ‘Deep’ and ‘Light’ depends on the colour of the series?>
      <chart id="sleep" type="bar" backdrop="#FFF">
        <series id="deep" name="Deep"/><series id="light" name="Light"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="deep" value="2"/><mark category="Mon" series="light" value="3"/>
      </chart>
    </cantTell>
    <failed title="Coloured slices, and nothing says which is which">
      <?finding nobody can tell which of the marks are ‘Rent’ and ‘Food’: there is no legend, and no label names them?>
      <chart id="budget" type="pie" backdrop="#FFF">
        <mark category="Rent" value="2"><shape kind="slice"><fill color="#048"/></shape></mark>
        <mark category="Food" value="3"><shape kind="slice"><fill color="#B56"/></shape></mark>
      </chart>
    </failed>
    <passed title="Coloured slices with their names on or beside them">
      <chart id="budget" type="pie" backdrop="#FFF">
        <look part="mark"><text color="label">{category}</text></look>
        <mark category="Rent" value="2"><shape kind="slice"><fill color="#048"/></shape></mark>
        <mark category="Food" value="3"><shape kind="slice"><fill color="#B56"/></shape></mark>
      </chart>
      <chart id="costs" type="pie" backdrop="#FFF">
        <mark category="Rent" value="2"><shape kind="slice"><fill color="#048"/></shape></mark>
        <mark category="Food" value="3"><shape kind="slice"><fill color="#B56"/></shape></mark>
        <legend>
          <entry><text color="label">Rent</text></entry><entry><text color="label">Food</text></entry>
        </legend>
      </chart>
    </passed>
    <passed title="A legend in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <cantTell title="Two series in an SVG chart, and nothing that was recognised as a legend">
      <?cantTell whether people can tell which of the 2 series a mark belongs to depends on whether something that was not recognised explains them?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
      </svg>
    </cantTell>
    <cantTell title="Slices in an SVG chart, and not a word beside them">
      <?cantTell whether people can tell what the slices stand for depends on what 3 slices stand for?>
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">
        <title>Share by region</title><rect width="300" height="300" fill="#fff"/>
        <path d="M150 150V50A100 100 0 0 1 250 150Z" fill="#084"/>
        <path d="M150 150H250A100 100 0 0 1 150 250Z" fill="#b05"/>
        <path d="M150 150V250A100 100 0 0 1 150 50Z" fill="#036"/>
      </svg>
    </cantTell>
    <inapplicable title="One series in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <rect class="bar" x="30" y="40" width="10" height="60"/>
        <rect class="bar" x="70" y="20" width="10" height="80"/>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"mark-has-name": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="mark-has-name" category="labels"
      impact="serious" components="step-indicator status-tracker chart"
      dialects="spec svg">
  <title>Every exposed mark or step says which one it is</title>
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
  <remedy dialect="spec" case="series">say the series with the value, as in value="{value}, {series}" on
    the shape that is the stop (value-text on a mark), or hold the marks of each series in a named
    group</remedy>
  <remedy dialect="spec" case="frame">give what is touched a frame of its own, as the whole column of
    a bar that has no height</remedy>
  <remedy dialect="svg">say which one it is in the aria-label of the mark, or in a &lt;title> that is its
    first child, as in “Q1: 12 million euros”</remedy>
  <remedy dialect="svg" case="series">say the series in the name of the mark, as in “Q1, North: 12 million
    euros”, or hold the marks of each series in a &lt;g role="group"> with an aria-label</remedy>
  <help>
    <why>
      “7 hours” is of no use to people who do not hear which day it belongs to. The HIG says so too:
      a value without its context is rarely enough.
    </why>
    <applies>Each mark and each step that is a stop or holds one.</applies>
    <decides>
      Its first stop has a name. What is heard of it contains its category or its name, or the name
      of a container does that holds no mark or step of another category or name; where there are
      several series and their legend is not hidden, it contains its series, too. Where its frame is
      known, it is at least a point wide and high, so that it can be found by touch. A category may
      be spelt out: “Monday” says “Mon”, “June 6” says “6/6”, “1 PM” says “13:00”, “18 to 24” says
      “18–24”, and “5 kilometers” says “5 km”. Where a category is a number and the value is the
      same, “2 hours” says the value alone.
    </decides>
    <swiftui>
      Give each mark .accessibilityLabel(day); for shapes drawn in a ForEach, on the shape whose
      frame is touched.
    </swiftui>
    <limits>
      Months, weekdays, quarters, times and units are known in English. Whether a word of another
      language spells out an abbreviated category, or names a picture, the rule cannot tell. The
      name that the platform gives a symbol without a label is for name-not-identifier.
    </limits>
  </help>
  <examples>
    <passed title="The day as the name, the hours as the value">
      <chart id="sleep" type="bar">
        <mark category="Monday" value="7" label="Monday" value-text="7 hours"/>
      </chart>
    </passed>
    <failed title="Two hours do not say that the category is called 2">
      <chart id="sleep" type="bar" unit="h">
        <mark category="1" value="7" label="1: 7 h"/>
        <?finding people who use a screen reader are not told which mark this is: the ‘2’ in ‘2 h’ is its value?>
        <mark category="2" value="2" label="2 h"/>
        <mark category="3" value="3" label="3: 3 h"/>
        <mark category="4" value="5" label="4 h: 5 h"/>
      </chart>
    </failed>
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
    <failed title="The chart’s name lists every day, so it identifies none">
      <chart id="sleep" type="bar" children="contain" label="Sleep from Monday to Tuesday">
        <?finding people who use a screen reader are not told which mark this is: they hear ‘7 hours’ and not ‘Monday’?>
        <mark category="Monday" value="7" label="7 hours"/>
        <?finding people who use a screen reader are not told which mark this is: they hear ‘5 hours’ and not ‘Tuesday’?>
        <mark category="Tuesday" value="5" label="5 hours"/>
      </chart>
    </failed>
    <failed title="A bar without height cannot be found by touch">
      <chart id="sleep" type="bar">
        <mark category="Monday" value="7" width="20" height="70" label="Monday, 7 hours"/>
        <?finding people who explore by touch cannot find the mark ‘Tuesday, 0 hours’: its frame is 20 by 0 points?>
        <mark category="Tuesday" value="0" width="20" height="0" label="Tuesday, 0 hours"/>
      </chart>
    </failed>
    <failed title="A step that says its position and not its name">
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
    <cantTell title="A symbol that may be named like the step">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Cart">
          <?cantTell people who use a screen reader may not be told which step this is: they hear ‘image’ and not ‘Cart’?>
          <glyph symbol="cart.fill"/>
        </step>
      </step-indicator>
    </cantTell>
    <failed title="A symbol that may have any name but that">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account">
          <?finding people who use a screen reader are not told which step this is: they hear ‘image’ and not ‘Account’?>
          <glyph symbol="checkmark"/>
        </step>
      </step-indicator>
    </failed>
    <cantTell title="The name of the step is not known" complete="tree announcements">
      <status-tracker id="order">
        <?cantTell whether ‘Packed’ tells people who use a screen reader which step this is depends on the name of the step?>
        <step label="Packed"/>
      </status-tracker>
    </cantTell>
    <failed title="A visible legend tells a listener nothing about which point is whose">
      <chart id="trends" type="line" children="contain" label="Trends">
        <series id="heart" name="Heart" color="#004488"/><series id="steps" name="Steps" color="#BB5566"/>
        <?finding people who use a screen reader are not told of which series this mark is: they hear ‘Mon, 60’ and not ‘Heart’?>
        <mark category="Mon" series="heart" value="60" label="Mon" value-text="60"/>
        <mark category="Mon" series="steps" value="30" label="Mon" value-text="30, Steps"/>
        <legend><look part="entry"><text>{series}</text></look></legend>
      </chart>
    </failed>
    <passed title="Groups that are called after their series">
      <chart id="trends" type="line" children="contain" label="Trends">
        <series id="heart" name="Heart" color="#004488"/><series id="steps" name="Steps" color="#BB5566"/>
        <group children="contain" label="Heart">
          <mark category="Mon" series="heart" value="60" label="Mon" value-text="60"/>
        </group>
        <group children="contain" label="Steps">
          <mark category="Mon" series="steps" value="30" label="Mon" value-text="30"/>
        </group>
      </chart>
    </passed>
    <inapplicable title="The bars are not stops; one stop stands for all">
      <chart id="sleep" type="bar" children="ignore" label="Sleep, 5 to 7 hours a night">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
      </chart>
    </inapplicable>
    <passed title="The name is on the mark’s or step’s own container">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="7" children="contain" label="Monday"><text>7 hours</text></mark>
      </chart>
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account" children="contain" label="Account, current"><text>Your data</text></step>
      </step-indicator>
    </passed>
    <passed title="Emoji and signs are names">
      <chart id="reactions" type="bar">
        <mark category="😀" value="7" label="😀, 7"/><mark category="❤️" value="8" label="❤, 8"/>
        <mark category="C++" value="9" label="C plus plus, 9"/>
        <mark category="C#" value="9" label="C#, 9"/>
      </chart>
    </passed>
    <failed title="One emoji or sign is not another, nor is leaving it out">
      <chart id="reactions" type="bar">
        <?finding people who use a screen reader are not told which mark this is: they hear ‘7’ and not ‘😀’?>
        <mark category="😀" value="7" label="7"/>
        <?finding people who use a screen reader are not told which mark this is: they hear ‘❤️, 7’ and not ‘😡’?>
        <mark category="😡" value="7" label="❤️, 7"/>
        <?finding people who use a screen reader are not told which mark this is: they hear ‘C, 7’ and not ‘C++’?>
        <mark category="C++" value="7" label="C, 7"/>
      </chart>
    </failed>
    <passed title="Times, ranges and units as people say them">
      <chart id="visitors" type="bar">
        <mark category="13:00" value="4" label="1 PM, 4 visitors"/>
        <mark category="00:00" value="4" label="Midnight, 4 visitors"/>
        <mark category="9a" value="4" label="9 AM, 4 visitors"/>
        <mark category="18–24" value="4" label="18 to 24, 4 visitors"/>
        <mark category="65+" value="4" label="65 and older, 4 visitors"/>
        <mark category="5 km" value="4" label="5 kilometers, 4 visitors"/>
        <mark category="10k" value="4" label="10 thousand, 4 visitors"/>
        <mark category="👍" value="4" label="Thumbs up, 4 visitors"/>
      </chart>
    </passed>
    <failed title="Another time, range and unit">
      <chart id="visitors" type="bar">
        <?finding people who use a screen reader are not told which mark this is: they hear ‘1 AM, 4 visitors’ and not ‘13:00’?>
        <mark category="13:00" value="4" label="1 AM, 4 visitors"/>
        <?finding people who use a screen reader are not told which mark this is: they hear ‘18 to 25, 4 visitors’ and not ‘18–24’?>
        <mark category="18–24" value="4" label="18 to 25, 4 visitors"/>
        <?finding people who use a screen reader are not told which mark this is: they hear ‘5 miles, 4 visitors’ and not ‘5 km’?>
        <mark category="5 km" value="4" label="5 miles, 4 visitors"/>
      </chart>
    </failed>
    <cantTell title="An abbreviation in another language, and an emoji put into words">
      <chart id="lauf" type="bar" lang="de">
        <?cantTell people who use a screen reader may not be told which mark this is: they hear ‘März, 7 Kilometer’ and not ‘Mrz’?>
        <mark category="Mrz" value="7" label="März, 7 Kilometer"/>
        <?cantTell people who use a screen reader may not be told which mark this is: they hear ‘18 bis 24, 7 Kilometer’ and not ‘18–24’?>
        <mark category="18–24" value="7" label="18 bis 24, 7 Kilometer"/>
      </chart>
      <chart id="mood" type="bar">
        <?cantTell people who use a screen reader may not be told which mark this is: they hear ‘Happy, 7’ and not ‘😀’?>
        <mark category="😀" value="7" label="Happy, 7"/>
      </chart>
    </cantTell>
    <failed title="In another language, another name">
      <chart id="lauf" type="bar" lang="de">
        <?finding people who use a screen reader are not told which mark this is: they hear ‘April, 7 Kilometer’ and not ‘Mrz’?>
        <mark category="Mrz" value="7" label="April, 7 Kilometer"/>
      </chart>
    </failed>
    <passed title="Blood groups">
      <chart id="donors" type="bar">
        <mark category="A+" value="7" label="A positive, 7"/>
        <mark category="A−" value="7" label="A negative, 7"/>
      </chart>
    </passed>
    <passed title="The marks of an SVG chart say their quarter and their series">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar"
            role="graphics-symbol" aria-label="Q1, North: 12" x="30" y="40" width="10" height="60"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="Q2, North: 16" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar"
            role="graphics-symbol" aria-label="Q1, South: 6" x="40" y="70" width="10" height="30"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="Q2, South: 8" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <failed title="The marks of an SVG chart do not say their series">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <?finding people who use a screen reader are not told of which series this mark is: they hear ‘Q1: 12, image’ and not ‘North’?>
          <rect class="bar"
            role="graphics-symbol" aria-label="Q1: 12" x="30" y="40" width="10" height="60"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="Q2, North: 16" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar"
            role="graphics-symbol" aria-label="Q1, South: 6" x="40" y="70" width="10" height="30"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="Q2, South: 8" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
    <inapplicable title="The bars of an SVG chart are no stops">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry"><rect x="120" y="20" width="8" height="8" fill="#004488"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"mark-value-has-number": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="mark-value-has-number" category="labels"
      impact="serious" components="chart"
      dialects="spec svg">
  <title>A mark’s announcement holds its value</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:content-only-visual"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="mark-value"/>
  <remedy dialect="spec">say the value with its unit, as in value="{value} {unit}" on the shape that
    is the stop (value-text on a mark)</remedy>
  <remedy dialect="svg">say the value with its unit in the aria-label of the mark, or in a &lt;title> that
    is its first child, as in “Q1: 12 million euros”</remedy>
  <help>
    <why>
      The height of a bar is its value. People who do not see it need the number; a chart that
      announces the name of the series in its place has lost its content.
    </why>
    <applies>
      Each mark that is a stop or holds one, and stands for one number. A mark without a value, such
      as a day without data, has none to say. Marks that stand for several data points need no
      number, and charts whose marks are not exposed one by one are not judged.
    </applies>
    <decides>
      A number in the announcement is a correct rounding of the value, or within 1 % of it. It may
      be in figures with the separators of the language and region, with words such as “million”, as
      a percentage of the whole in a pie or stack, as a length of time, or spelt out in English.
      Numbers of the category and the series do not count. Where the value is not known, any other
      number may be it.
    </decides>
    <swiftui>
      Give each mark .accessibilityValue("\(value.formatted()) hours").
    </swiftui>
    <limits>Whether the rest of the announcement is true is not judged.</limits>
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
    <failed title="A number of the series is not the value, even where they are equal">
      <chart id="rain" type="bar">
        <series id="s" name="Station 7"/>
        <?finding people who use a screen reader hear ‘Mon, Station 7’ and not the value, 7?>
        <mark category="Mon" series="s" value="7" label="Mon" value-text="Station 7"/>
      </chart>
    </failed>
    <failed title="The position in a list is not the value">
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
    <failed title="A German decimal comma is not an English one">
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
    <failed title="The wrong length of time">
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
    <failed title="A bar is not a share of a whole">
      <chart id="budget" type="bar" unit="€">
        <?finding people who use a screen reader hear ‘Rent, 75 percent’ and not the value, 900?>
        <mark category="Rent" value="900" label="Rent, 75 percent"/>
        <mark category="Food" value="300" label="Food, 300 euros"/>
      </chart>
    </failed>
    <passed title="A negative number, as people say it">
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
    <passed title="A number heard twice is both">
      <chart id="sleep" type="bar">
        <mark category="7" value="7" label="Day 7" value-text="7 hours"/>
      </chart>
    </passed>
    <cantTell title="A number is heard, and the value is not known" complete="tree announcements">
      <chart id="sleep" type="bar">
        <?cantTell whether ‘Mon, 7 hours’ tells people who use a screen reader the value depends on the value of the mark?>
        <mark category="Mon" label="Mon, 7 hours"/>
      </chart>
    </cantTell>
    <failed title="No number is heard, and the value is not known" complete="tree announcements">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader hear ‘Mon, 7, Deep’ and no value?>
        <mark category="Mon, 7" label="Mon, 7" value-text="Deep"/>
      </chart>
    </failed>
    <inapplicable title="A mark that stands for many points, and bars that are not exposed">
      <chart id="route" type="area">
        <mark category="Mile 1" value="120" summary="true" label="Mile 1, uphill"/>
        <group hidden="true"><mark category="Mile 2" value="80" label="Mile 2"/></group>
      </chart>
    </inapplicable>
    <failed title="A category’s year is not the value, however near the two are">
      <chart id="squares" type="bar">
        <?finding people who use a screen reader hear ‘2024’ and not the value, 2020?>
        <mark category="2024" value="2020" label="2024"/>
      </chart>
    </failed>
    <passed title="The value is in the name of the mark’s own container">
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep">
        <mark category="Tue" value="7" children="contain" label="Tuesday, 7 hours">
          <text>Goal met</text>
        </mark>
      </chart>
    </passed>
    <inapplicable title="A day without data">
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep">
        <mark category="Tue" label="Tuesday, no data"/>
      </chart>
    </inapplicable>
    <passed title="A negative amount, as people and accountants write it">
      <chart id="profit" type="bar" unit="$">
        <mark category="Q1" value="-5" label="Q1, -$5.00"/>
        <mark category="Q2" value="-5" label="Q2, ($5)"/>
        <mark category="Q3" value="-12" label="Q3, negative 12 dollars"/>
      </chart>
    </passed>
    <failed title="Brackets alone do not make a number negative">
      <chart id="profit" type="bar" unit="$">
        <?finding people who use a screen reader hear ‘Q1, (5)’ and not the value, -5?>
        <mark category="Q1" value="-5" label="Q1, (5)"/>
        <mark category="Q2" value="5" label="Q2, ($5)"/>
      </chart>
    </failed>
    <passed title="A number in words">
      <chart id="profit" type="bar" unit="$">
        <mark category="Q1" value="25" label="Q1, twenty-five dollars"/>
        <mark category="Q2" value="1000000" label="Q2, a million dollars"/>
      </chart>
    </passed>
    <failed title="The wrong number in words">
      <chart id="profit" type="bar" unit="$">
        <?finding people who use a screen reader hear ‘Q1, twenty-five dollars’ and not the value, 20?>
        <mark category="Q1" value="20" label="Q1, twenty-five dollars"/>
      </chart>
    </failed>
    <passed title="Numbers as each region writes them">
      <chart id="kosten" type="bar" lang="de-CH">
        <mark category="Mo" value="1234.5" label="Montag, 1’234.50 Franken"/>
      </chart>
      <chart id="costo" type="bar" lang="es-MX">
        <mark category="lun" value="1234.5" label="lunes, 1,234.50 pesos"/>
      </chart>
      <chart id="cost" type="bar" lang="en-IN">
        <mark category="Mon" value="1234567" label="Monday, ₹12,34,567"/>
        <mark category="Tue" value="1200000" label="Tuesday, 12 lakh rupees"/>
      </chart>
    </passed>
    <passed title="A mark in a language of its own">
      <chart id="sleep" type="bar" unit="h" lang="en">
        <mark category="Mon" value="7.5" lang="de" label="Montag, 7,5 Stunden"/>
      </chart>
    </passed>
    <cantTell title="Words of a language whose numbers the rule does not know">
      <chart id="schlaf" type="bar" lang="de">
        <?cantTell whether ‘Mittwoch, sechs Stunden’ tells people who use a screen reader the value, 6, depends on the words for numbers in the language?>
        <mark category="Mi" value="6" label="Mittwoch, sechs Stunden"/>
      </chart>
    </cantTell>
    <failed title="Only the category and the series, in any language">
      <chart id="schlaf" type="bar" lang="de">
        <series id="tief" name="Tief"/>
        <?finding people who use a screen reader hear ‘Mittwoch, Tief, image’ and not the value, 6?>
        <mark category="Mi" series="tief" value="6" label="Mittwoch, Tief" traits="image"/>
      </chart>
    </failed>
    <passed title="A blood group is not a negative number">
      <chart id="donors" type="bar"><mark category="A−" value="7" label="A negative, 7"/></chart>
    </passed>
    <passed title="A label of fields in an SVG chart tells the value">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q1; revenue: 12" x="30" y="40" width="10" height="60"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q2; revenue: 16" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q1; revenue: 6" x="40" y="70" width="10" height="30"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q2; revenue: 8" x="80" y="60" width="10" height="40"/>
        </g>
      </svg>
    </passed>
    <failed title="The value at a bar of an SVG chart is but drawn">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <?finding people who use a screen reader hear ‘Q1, image’ and not the value, 12?>
        <g class="bar" role="graphics-symbol" aria-label="Q1">
          <rect x="30" y="40" width="10" height="60"/><text class="value" x="30" y="38">12</text></g>
        <?finding people who use a screen reader hear ‘Q2, image’ and not the value, 16?>
        <g class="bar" role="graphics-symbol" aria-label="Q2">
          <rect x="70" y="20" width="10" height="80"/><text class="value" x="70" y="18">16</text></g>
      </svg>
    </failed>
    <cantTell title="Nothing in an SVG chart says what the value is">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <?cantTell whether ‘Q1, 12, image’ tells people who use a screen reader the value depends on the value of the mark?>
        <rect class="bar" role="graphics-symbol" aria-label="Q1, 12" x="30" y="40" width="10" height="60"/>
        <?cantTell whether ‘Q2, 16, image’ tells people who use a screen reader the value depends on the value of the mark?>
        <rect class="bar" role="graphics-symbol" aria-label="Q2, 16" x="70" y="20" width="10" height="80"/>
      </svg>
    </cantTell>
    <inapplicable title="The bars of an SVG chart are no stops, whatever stands at them">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="40" y="70" width="10" height="30"/>
          <rect class="bar" x="80" y="60" width="10" height="40"/>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"marks-grouped-in-container": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="marks-grouped-in-container" category="structure"
      impact="moderate" components="step-indicator status-tracker chart" dialects="spec svg">
  <title>Steps and marks that are met one by one lie in a container with a name</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="hig:charts"/>
  <requirement ref="chartability:no-navigation-by-structure"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="marks-grouped"/>
  <remedy dialect="spec">make what holds them a container with children="contain" and give it a
    label</remedy>
  <remedy dialect="spec" case="name">give the container a label</remedy>
  <remedy dialect="svg">let one &lt;g role="graphics-object"> hold them, or leave the &lt;svg> its role,
    and give it a &lt;title></remedy>
  <remedy dialect="svg" case="name">give what holds them a &lt;title> or an aria-label</remedy>
  <help>
    <why>
      The eye sees at once where a chart begins and ends. Whoever goes from stop to stop meets its
      bars between other texts and buttons of the screen, and cannot tell what they belong to, nor go
      past all of them at once.
    </why>
    <applies>
      Each chart and indicator of which at least two marks or steps are met one by one. One that is a
      single stop needs no container.
    </applies>
    <decides>
      Something around all these marks or steps is a container, which is entered and left, or a list
      whose items are counted, and has a name with words in it. A stop that stands before them is no
      container, whatever it is called. Containers that hold only some of them do not count: the
      outermost must tell what the whole is. In SVG the image itself is the container; the name of the
      program that drew it is no name.
    </decides>
    <swiftui>
      Put the marks into one stack with .accessibilityElement(children: .contain) and
      .accessibilityLabel("Hours of sleep"); Chart is such a container by itself.
    </swiftui>
    <limits>
      Where a fragment’s host or the page around an image may hold the marks, the outcome is cantTell.
      Whether the name is a good one is for other rules.
    </limits>
  </help>
  <examples>
    <passed title="Marks in a chart that is a container with a name">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
    </passed>
    <failed title="Loose bars">
      <?finding people who use a screen reader meet 2 marks one by one and are not told that they are one chart: no container holds them?>
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
    </failed>
    <failed title="A container without a name">
      <?finding people who use a screen reader are not told what the 2 steps they meet belong to: what holds them has no name?>
      <step-indicator id="checkout" current="1" children="contain">
        <step name="Account" label="Step 1, Account"/>
        <step name="Details" label="Step 2, Details"/>
      </step-indicator>
    </failed>
    <failed title="A label on what is no container is a stop before the others">
      <?finding people who use a screen reader meet 2 steps beside ‘Order’ and are not told that they lie in it: it is a stop and no container?>
      <status-tracker id="order" label="Order">
        <step name="Packed" state="completed" label="Packed, completed"/>
        <step name="Sent" state="upcoming" label="Sent, upcoming"/>
      </status-tracker>
    </failed>
    <passed title="A list with a name counts its items">
      <status-tracker id="order" label="Order" list="true">
        <step name="Packed" state="completed" label="Packed, completed"/>
        <step name="Sent" state="upcoming" label="Sent, upcoming"/>
      </status-tracker>
    </passed>
    <failed title="Each series has a container, and the chart has none">
      <?finding people who use a screen reader meet 4 marks one by one and are not told that they are one chart: no container holds them?>
      <chart id="sales" type="bar">
        <group children="contain" label="North">
          <mark category="Q1" value="3" label="Q1, 3"/><mark category="Q2" value="4" label="Q2, 4"/>
        </group>
        <group children="contain" label="South">
          <mark category="Q1" value="5" label="Q1, 5"/><mark category="Q2" value="6" label="Q2, 6"/>
        </group>
      </chart>
    </failed>
    <passed title="A group within the chart holds all marks">
      <chart id="sleep" type="bar">
        <title>Sleep by day</title>
        <group children="contain" label="Hours of sleep">
          <mark category="Mon" value="7" label="Monday"/><mark category="Tue" value="5" label="Tuesday"/>
        </group>
      </chart>
    </passed>
    <failed title="Of three marks one stands outside the group">
      <?finding people who use a screen reader meet 3 marks one by one and are not told that they are one chart: no container holds them?>
      <chart id="sleep" type="bar">
        <group children="contain" label="Hours of sleep">
          <mark category="Mon" value="7" label="Monday"/><mark category="Tue" value="5" label="Tuesday"/>
        </group>
        <mark category="Wed" value="6" label="Wednesday"/>
      </chart>
    </failed>
    <inapplicable title="One stop, shapes that are no stops, and a single mark">
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account" label="Account"/><step name="Details" label="Details"/>
      </step-indicator>
      <chart id="sleep" type="bar" label="Sleep">
        <mark category="Mon" value="7"/><mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
    </inapplicable>
    <cantTell title="A fragment’s host may hold the steps" scope="fragment">
      <?cantTell people who use a screen reader meet 2 steps one by one and are not told that they are one step indicator: no container holds them?>
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account" label="Step 1, Account"/>
        <step name="Details" label="Step 2, Details"/>
      </step-indicator>
    </cantTell>
    <cantTell title="Whether the container has a name is not known" complete="announcements data">
      <?cantTell whether people who use a screen reader are told what the 2 steps they meet belong to depends on the label of the component?>
      <step-indicator id="checkout" current="1" dynamic="false" children="contain">
        <step name="Account" label="Step 1, Account"/>
        <step name="Details" label="Step 2, Details"/>
      </step-indicator>
    </cantTell>
    <passed title="Bars in an SVG image with a title">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <title>Revenue by quarter</title>
        <g class="mark-rect role-mark">
          <rect role="graphics-symbol" aria-label="Quarter: Q1; Revenue: 12" x="40" y="40" width="20" height="60"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q2; Revenue: 18" x="80" y="10" width="20" height="90"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q3; Revenue: 9" x="120" y="55" width="20" height="45"/>
        </g>
        <g aria-hidden="true"><text x="45" y="115">Q1</text><text x="85" y="115">Q2</text><text x="125" y="115">Q3</text>
          <text x="10" y="100">0</text><text x="10" y="55">9</text><text x="10" y="12">18</text></g>
      </svg>
    </passed>
    <failed title="Bars in an SVG image of which nobody says what it shows">
      <?finding people who use a screen reader are not told what the 3 marks they meet belong to: what holds them has no name?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="mark-rect role-mark">
          <rect role="graphics-symbol" aria-label="Quarter: Q1; Revenue: 12" x="40" y="40" width="20" height="60"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q2; Revenue: 18" x="80" y="10" width="20" height="90"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q3; Revenue: 9" x="120" y="55" width="20" height="45"/>
        </g>
        <g aria-hidden="true"><text x="45" y="115">Q1</text><text x="85" y="115">Q2</text><text x="125" y="115">Q3</text>
          <text x="10" y="100">0</text><text x="10" y="55">9</text><text x="10" y="12">18</text></g>
      </svg>
    </failed>
    <passed title="The steps of an SVG image in a list with a name">
      <svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" lang="en">
        <g role="list" aria-label="Checkout">
          <g role="listitem" aria-label="Step 1: Account, completed"><circle cx="30" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Step 2: Details, current" aria-current="step"><circle cx="110" cy="30" r="14"/></g>
        </g>
      </svg>
    </passed>
    <cantTell title="The page may hold what an image says is nothing">
      <?cantTell people who use a screen reader meet 3 marks one by one and are not told that they are one chart: no container holds them?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="none">
        <g class="mark-rect role-mark">
          <rect role="graphics-symbol" aria-label="Quarter: Q1; Revenue: 12" x="40" y="40" width="20" height="60"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q2; Revenue: 18" x="80" y="10" width="20" height="90"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q3; Revenue: 9" x="120" y="55" width="20" height="45"/>
        </g>
        <g aria-hidden="true"><text x="45" y="115">Q1</text><text x="85" y="115">Q2</text><text x="125" y="115">Q3</text>
          <text x="10" y="100">0</text><text x="10" y="55">9</text><text x="10" y="12">18</text></g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"name-no-decorative-characters": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-decorative-characters" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Names hold no arrows, ticks, bullets or stray punctuation</title>
  <requirement ref="hig:writing"/>
  <profile name="apple-hig"/>
  <expectation check="plain-name"/>
  <remedy dialect="spec">leave it out of the label; where it is in visible text, give a label without
    it</remedy>
  <remedy dialect="svg">leave it out of the name; where it is in visible text, give an aria-label
    without it</remedy>
  <help>
    <why>
      “Next, rightwards arrow, button”: a screen reader reads out characters that are there for the
      eye by name, or pauses at them.
    </why>
    <applies>Everything that is exposed and has a name, including containers.</applies>
    <decides>
      The name holds no arrow, box, block, geometric shape, dingbat, bullet, bar or emoji, no “->”,
      no line break or double space, and no sign such as “›” at either end. A label that is not
      prose does not end in a full stop. Signs for arithmetic, per cent, degrees and currencies are
      read correctly and may stay. An emoji that is the whole name is intended.
    </decides>
    <swiftui>
      Set .accessibilityLabel without the sign, and draw signs as Image(systemName:) with
      .accessibilityHidden(true) instead of characters in Text.
    </swiftui>
    <limits>Other punctuation within a name is taken to be intended.</limits>
  </help>
  <examples>
    <passed title="A label without the visible arrow">
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
    <failed title="An emoji, an arrow of two characters, a double space and a full stop">
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
    <failed title="A bullet in the name of the component">
      <?finding people who use a screen reader hear or trip over ‘•’ in ‘Sleep • by day’?>
      <chart id="sleep" type="bar" children="contain" label="Sleep • by day">
        <mark category="Mon" value="7" label="Mon, 7 hours"/>
      </chart>
    </failed>
    <passed title="Signs that are read correctly">
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
    <inapplicable title="Nothing of it is exposed">
      <step-indicator id="checkout" current="1" hidden="true">
        <control label="Next →" action="next"/>
      </step-indicator>
    </inapplicable>
    <passed title="An emoji that is also a dingbat, as the whole name">
      <chart id="reactions" type="bar">
        <mark category="❤️" value="7" label="❤️"/><mark category="✅" value="7" label="✅"/>
      </chart>
    </passed>
    <failed title="Arrows and ticks in the names of an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader hear or trip over ‘→’ in ‘More →’?>
        <a href="#more" aria-label="More →"><path d="M0 0h9"/></a>
        <?finding people who use a screen reader hear or trip over ‘•’ in ‘Q1 • 12’?>
        <rect width="20" height="60"><title>Q1 • 12</title></rect>
      </svg>
    </failed>
    <passed title="Names of an SVG image as people write them">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect width="20" height="60"><title>Q1, +12 %</title></rect>
        <text x="5" y="20">−5 °C</text>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"name-no-role-words": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-role-words" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Names do not repeat a role that is announced anyway</title>
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
  <remedy dialect="spec">leave ‘[{word}]’ out of the name; the role says it</remedy>
  <remedy dialect="svg">leave ‘[{word}]’ out of the name; the role says it</remedy>
  <help>
    <why>“Next button, button” takes longer to listen to, once for every control on a screen.</why>
    <applies>
      Each stop whose role is announced: buttons, links, tabs, switches, headings, adjustable
      elements, and images, which include symbols.
    </applies>
    <decides>
      The name does not end in a word for the role, and the name of an image does not contain one. A
      word that is visible or in the data may stay. “Chart” in the name of a chart is welcome,
      because no role says it.
    </decides>
    <swiftui>
      Leave “button”, “image” or “tab” out of .accessibilityLabel; the trait says it.
    </swiftui>
    <limits>Words for roles are known in English only.</limits>
  </help>
  <examples>
    <passed title="What the symbol means">
      <status-tracker id="bill">
        <step name="Payment"><glyph symbol="xmark" label="Past due"/></step>
      </status-tracker>
    </passed>
    <failed title="“Button” in the name of a button">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use a screen reader hear the role twice: ‘button’ is in the name ‘Next button’?>
        <control label="Next button" action="next"/>
      </step-indicator>
    </failed>
    <failed title="A word for the role anywhere in the name of an image">
      <status-tracker id="bill">
        <step name="Payment">
          <?finding people who use a screen reader hear the role twice: ‘icon’ is in the name ‘Icon of a truck’?>
          <glyph symbol="truck.box" label="Icon of a truck"/>
        </step>
      </status-tracker>
    </failed>
    <passed title="“Chart” in the name of a chart, and “image” in that of a button">
      <chart id="sleep" type="bar" children="contain" label="Sleep chart">
        <mark category="Mon" value="7" label="Mon, 7 hours"/>
        <control label="Change image" action="activate"/>
        <control label="Button presses" action="activate"/>
      </chart>
    </passed>
    <passed title="The word is visible, or in the data">
      <chart id="uploads" type="bar" children="contain" label="Uploads">
        <mark category="Image" value="7"><glyph symbol="photo" label="Image uploads"/></mark>
        <control action="activate"><text>Tap this button</text></control>
      </chart>
    </passed>
    <inapplicable title="Nothing whose role is announced">
      <chart id="sleep" type="bar" children="contain" label="Sleep image">
        <mark category="Mon" value="7" label="Mon button"/>
      </chart>
    </inapplicable>
    <failed title="SVG roles that are said twice">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader hear the role twice: ‘image’ is in the name ‘Image of a truck’?>
        <g role="img" aria-label="Image of a truck"><path d="M0 0h9"/></g>
        <?finding people who use a screen reader hear the role twice: ‘button’ is in the name ‘Details button’?>
        <g role="button" tabindex="0" aria-label="Details button"><path d="M0 0h9"/></g>
        <?finding people who use a screen reader hear the role twice: ‘bar’ is in the name ‘Q1 bar’?>
        <rect role="graphics-symbol" aria-roledescription="bar" aria-label="Q1 bar" width="9"/>
      </svg>
    </failed>
    <passed title="Roles in SVG that are heard once, or not at all">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g role="img" aria-label="Truck"><path d="M0 0h9"/></g>
        <g role="group" aria-label="Image sizes"><text x="5" y="20">12</text></g>
        <rect role="graphics-symbol" aria-roledescription="bar" aria-label="Picture sales, Q1" width="9"/>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"name-no-visual-reference": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="name-no-visual-reference" category="labels"
      impact="minor" components="step-indicator status-tracker chart graphic"
      dialects="spec svg">
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
  <remedy dialect="svg">say what it stands for instead of what it looks like</remedy>
  <help>
    <why>
      “Red bar, 40” sends people who use a screen reader to a legend of colours. They need to hear
      what the red stands for.
    </why>
    <applies>
      Each exposed mark, step and legend entry, in English. Of an SVG image in which no marks are known,
      each part with a name.
    </applies>
    <decides>
      Where a colour, a shape or a place is heard, what it stands for is heard too: the name of the
      series and the category of a mark, the state of a step. Words that are visible or belong to
      the data do not count as looks: paints, fruits, medals. “2 left” is an amount; “left bar” is a
      place. Of a part of an SVG image nobody knows what it stands for: there it is enough that the name
      says more than looks and numbers.
    </decides>
    <swiftui>
      Say the name of the series or the state in .accessibilityLabel, never Text("red") or “the
      circle”.
    </swiftui>
    <limits>A look beside the proper name is harmless and not reported.</limits>
  </help>
  <examples>
    <passed title="The name of the product">
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
    <passed title="“Left” and “right” that are not places, and square metres">
      <chart id="rooms" type="bar">
        <series id="k" name="Kitchen"/><series id="b" name="Bath"/>
        <mark category="May" series="k" value="40" label="40 square metres, right on time"/>
        <mark category="May" series="b" value="30" label="2 rooms left, 30"/>
      </chart>
    </passed>
    <failed title="The colour of the tick instead of the state of the step">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <?finding people who do not see it are told ‘green’ in ‘Green tick, image’ and not that it is completed?>
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
    <failed title="A legend entry named by its colour">
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
    <inapplicable title="Nothing of the data is exposed">
      <chart id="sales" type="bar" children="ignore" label="Sales, red and blue bars">
        <mark category="May" value="40" label="Red bar, 40"/>
      </chart>
    </inapplicable>
    <failed title="Parts of an SVG image that are called what they look like">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who do not see it are told ‘Red bar’, which is what it looks like, and not what it stands for?>
        <rect aria-label="Red bar" fill="red" width="20" height="60"/>
        <?finding people who do not see it are told ‘blue line, 40’, which is what it looks like, and not what it stands for?>
        <path d="M0 0h9" stroke="blue"><title>blue line, 40</title></path>
      </svg>
    </failed>
    <passed title="Parts of an SVG image that are called what they stand for">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect aria-label="Q1, red bar" fill="red" width="20" height="60"/>
        <rect aria-label="Orange" width="20" height="60"/><text x="5" y="20">Orange</text>
        <rect aria-label="18" width="20" height="60"/>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"name-not-identifier": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="name-not-identifier" category="labels"
      impact="moderate" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
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
  <remedy dialect="svg">say in words what it is, in the &lt;title> or the aria-label</remedy>
  <help>
    <why>
      “Checkmark dot circle dot fill” is what people hear where a symbol’s name stands in for a
      label. A symbol without a label gets whatever name the platform has for it, if any: a cross
      may be “close”.
    </why>
    <applies>
      Everything that is exposed and says something, including containers; and each exposed symbol
      without a label, even where it merges into a stop.
    </applies>
    <decides>
      No word of a label or value is made for machines: small words with points between them, the
      name of a picture file, words joined by underscores or inner capitals, the author’s id. Names
      that people use, such as iPhone, McDonald, e-mail or Wi-Fi, are none of these; nor are words
      that are visible or belong to the data, such as an uploaded file or an address. No name as a
      whole is a placeholder, such as Chart, Untitled or Series 1.

      For a symbol without a label the rule cannot tell. Where such a symbol alone shows the state
      of a step, the rule fails, and the impact is serious.
    </decides>
    <swiftui>
      Give Image(systemName:) an .accessibilityLabel, or Image(decorative:) or
      .accessibilityHidden(true) where text beside it says the same; keep identifiers in
      .accessibilityIdentifier.
    </swiftui>
    <limits>
      Single words are taken for human text, even where they are a symbol’s name. Whether a symbol
      stands for a state is judged by where it is shown.
    </limits>
  </help>
  <examples>
    <passed title="The symbol’s meaning">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <glyph symbol="checkmark.circle.fill" label="Completed"/><text>Packed</text>
        </step>
      </status-tracker>
    </passed>
    <failed title="The symbol’s name">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <?finding people who use a screen reader hear ‘checkmark.circle.fill’, the name of a symbol?>
          <glyph symbol="checkmark.circle.fill" label="checkmark.circle.fill"/><text>Packed</text>
        </step>
      </status-tracker>
    </failed>
    <failed title="In the middle of a label, in a value, and names from the code">
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
    <passed title="Names that look like code but are not">
      <chart id="phones" type="bar" children="contain" label="Sales by product and sign-up by e-mail">
        <mark category="iPhone" value="7" label="iPhone, 7"/>
        <mark category="macOS" value="7" label="macOS, 7.5 k"/>
        <mark category="McDonald" value="7" label="McDonald, 7"/>
        <mark category="YouTube" value="7" label="YouTube, 7 kWh"/>
        <mark category="Wi-Fi" value="7" label="Wi-Fi, i.e. v1.2, e.g. 7"/>
        <mark category="T-shirt" value="7" label="T-shirt, step-by-step, 7 a.m."/>
      </chart>
    </passed>
    <passed title="Addresses and files that are part of the data">
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
    <failed title="Only a symbol without a label shows the state">
      <status-tracker id="order">
        <step name="Packed" state="completed">
          <?finding only the symbol ‘checkmark’, which has no label, tells people who use a screen reader that ‘Packed’ is completed?>
          <glyph symbol="checkmark"/><text>Packed</text>
        </step>
      </status-tracker>
    </failed>
    <inapplicable title="Hidden symbols, in a tracker of which nothing is exposed">
      <status-tracker id="order">
        <step name="Packed"><glyph symbol="checkmark" decorative="true"/></step>
        <step name="Sent"><glyph symbol="clock" hidden="true"/></step>
      </status-tracker>
    </inapplicable>
    <failed title="A numbered name from the code">
      <chart id="sleep" type="bar">
        <?finding people who use a screen reader hear ‘dataPoint1’, a name from the code?>
        <mark category="Mon" value="7" label="dataPoint1"/>
      </chart>
    </failed>
    <failed title="Names in SVG that are those of files, code and placeholders">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader hear ‘bar_q1’, a name from the code?>
        <rect aria-label="bar_q1" width="20" height="60"/>
        <?finding people who use a screen reader hear ‘trend.png’, the name of a file?>
        <image href="trend.png" width="20" height="20"><title>trend.png</title></image>
        <?finding people who use a screen reader hear ‘Series 1’, a placeholder?>
        <g aria-label="Series 1"><rect aria-label="Q2: 18" width="20" height="60"/></g>
      </svg>
    </failed>
    <passed title="Names in SVG that people use, and ids that nobody hears">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g id="bar_q1" aria-label="North"><rect aria-label="Q1: 12" width="20" height="60"/></g>
        <text x="5" y="20">trend.png</text>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"navigation-not-tedious": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="navigation-not-tedious" category="structure"
      impact="moderate" components="chart" dialects="spec svg">
  <title>A chart has no more stops than people can go through</title>
  <requirement ref="chartability:navigation-tedious"/>
  <requirement ref="chartability:data-density-inappropriate"/>
  <requirement ref="hig:charts"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="chart-stops">
    <parameter name="few" value="30" source="ours"/>
    <parameter name="many" value="200" source="Highcharts, accessibility.series.pointDescriptionEnabledThreshold"/>
    <parameter name="skip" value="skip jump" source="ours"/>
  </expectation>
  <remedy dialect="spec">make the chart a container with children="contain", a label and a summary, and
    give it a descriptor, or put its marks into groups that are containers with labels</remedy>
  <remedy dialect="spec" case="many">let each stop stand for several values, as the minutes of an hour,
    or the whole for one with children="ignore", a summary and a descriptor</remedy>
  <remedy dialect="svg">give the image a &lt;title> and a &lt;desc> that sums the data up, and put the marks
    into a few &lt;g role="graphics-object"> with names, or a link past them before the first; hide the
    labels of axes with aria-hidden="true" where the marks say their values</remedy>
  <remedy dialect="svg" case="many">let each stop stand for several values, or make the image one with
    role="img", and let its &lt;desc> sum the data up and its page give them in a table</remedy>
  <help>
    <why>
      The eye takes a chart in at a glance. Whoever hears it goes through it stop by stop, and has to
      keep each in mind: after thirty nobody knows the first any more, and two hundred take several
      minutes.
    </why>
    <applies>
      Each chart that is met at all, where it has most stops: marks, texts, labels of axes, entries of
      a legend and controls alike.
    </applies>
    <decides>
      Up to 30 stops pass. From 31 to 200, three things are needed. A container with a name, so that the
      chart can be entered and left as one. A summary, to hear at first what it comes to: the summary of
      the chart or of its audio graph, the description of an SVG image, the value of the whole, or a
      name that says the least, the greatest, the sum, the mean or the number of the values. And a
      quicker way than stop by stop: an audio graph, or marks that lie in 2 to 30 groups with names, two
      or more in each, or a link, a control or an action before the marks whose name has the word “skip”
      or “jump”. More than 200 stops fail, whatever helps.
    </decides>
    <swiftui>
      Leave Chart its audio graph, group marks with .accessibilityElement(children: .combine), and
      give .accessibilityChartDescriptor a summary; of hundreds of points, expose groups.
    </swiftui>
    <limits>
      The numbers are ours, but for the greater, from which on Highcharts leaves points without
      descriptions. How long each stop takes is not counted. Words for skipping are known in English
      only. What a page offers besides an SVG image is not seen.
    </limits>
  </help>
  <examples>
    <passed title="A few bars">
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday, 7 hours"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
    </passed>
    <passed title="Thirty labels of an axis, and no container">
      <chart id="rate" type="line">
        <axis dimension="y" ticks="0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29"><text>{value}</text></axis>
      </chart>
    </passed>
    <failed title="One more, and nothing helps">
      <?finding people who use a screen reader meet 31 stops and have no container with a name, no summary and no audio graph, named groups or way past them?>
      <chart id="rate" type="line">
        <axis dimension="y" ticks="0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30"><text>{value}</text></axis>
      </chart>
    </failed>
    <passed title="31 marks in a container with a name, a summary and an audio graph">
      <chart id="rate" type="bar" children="contain" label="Heart rate by minute"
             summary="From {min} to {max} beats per minute">
        <descriptor title="Heart rate"/>
        <look part="mark"><shape kind="rectangle" label="Minute {category}" value="{value} bpm"/></look>
        <mark category="1" value="77"/><mark category="2" value="54"/>
        <mark category="3" value="91"/><mark category="4" value="68"/>
        <mark category="5" value="45"/><mark category="6" value="82"/>
        <mark category="7" value="59"/><mark category="8" value="96"/>
        <mark category="9" value="73"/><mark category="10" value="50"/>
        <mark category="11" value="87"/><mark category="12" value="64"/>
        <mark category="13" value="41"/><mark category="14" value="78"/>
        <mark category="15" value="55"/><mark category="16" value="92"/>
        <mark category="17" value="69"/><mark category="18" value="46"/>
        <mark category="19" value="83"/><mark category="20" value="60"/>
        <mark category="21" value="97"/><mark category="22" value="74"/>
        <mark category="23" value="51"/><mark category="24" value="88"/>
        <mark category="25" value="65"/><mark category="26" value="42"/>
        <mark category="27" value="79"/><mark category="28" value="56"/>
        <mark category="29" value="93"/><mark category="30" value="70"/>
        <mark category="31" value="47"/>
      </chart>
    </passed>
    <failed title="31 marks and no quicker way">
      <?finding people who use a screen reader meet 31 stops and have no audio graph, named groups or way past them?>
      <chart id="rate" type="bar" children="contain" label="Heart rate by minute"
             summary="From {min} to {max} beats per minute">
        <look part="mark"><shape kind="rectangle" label="Minute {category}" value="{value} bpm"/></look>
        <mark category="1" value="77"/><mark category="2" value="54"/>
        <mark category="3" value="91"/><mark category="4" value="68"/>
        <mark category="5" value="45"/><mark category="6" value="82"/>
        <mark category="7" value="59"/><mark category="8" value="96"/>
        <mark category="9" value="73"/><mark category="10" value="50"/>
        <mark category="11" value="87"/><mark category="12" value="64"/>
        <mark category="13" value="41"/><mark category="14" value="78"/>
        <mark category="15" value="55"/><mark category="16" value="92"/>
        <mark category="17" value="69"/><mark category="18" value="46"/>
        <mark category="19" value="83"/><mark category="20" value="60"/>
        <mark category="21" value="97"/><mark category="22" value="74"/>
        <mark category="23" value="51"/><mark category="24" value="88"/>
        <mark category="25" value="65"/><mark category="26" value="42"/>
        <mark category="27" value="79"/><mark category="28" value="56"/>
        <mark category="29" value="93"/><mark category="30" value="70"/>
        <mark category="31" value="47"/>
      </chart>
    </failed>
    <failed title="31 marks and no summary">
      <?finding people who use a screen reader meet 31 stops and have no summary?>
      <chart id="rate" type="bar" children="contain" label="Heart rate, minutes 2 and 3 missing">
        <descriptor title="Heart rate"/>
        <look part="mark"><shape kind="rectangle" label="Minute {category}" value="{value} bpm"/></look>
        <mark category="1" value="77"/><mark category="2" value="54"/>
        <mark category="3" value="91"/><mark category="4" value="68"/>
        <mark category="5" value="45"/><mark category="6" value="82"/>
        <mark category="7" value="59"/><mark category="8" value="96"/>
        <mark category="9" value="73"/><mark category="10" value="50"/>
        <mark category="11" value="87"/><mark category="12" value="64"/>
        <mark category="13" value="41"/><mark category="14" value="78"/>
        <mark category="15" value="55"/><mark category="16" value="92"/>
        <mark category="17" value="69"/><mark category="18" value="46"/>
        <mark category="19" value="83"/><mark category="20" value="60"/>
        <mark category="21" value="97"/><mark category="22" value="74"/>
        <mark category="23" value="51"/><mark category="24" value="88"/>
        <mark category="25" value="65"/><mark category="26" value="42"/>
        <mark category="27" value="79"/><mark category="28" value="56"/>
        <mark category="29" value="93"/><mark category="30" value="70"/>
        <mark category="31" value="47"/>
      </chart>
    </failed>
    <passed title="The name sums the data up, and two groups hold the marks">
      <chart id="rate" type="bar" children="contain" label="Heart rate by minute, {min} to {max}">
        <look part="mark"><shape kind="rectangle" label="Minute {category}" value="{value} bpm"/></look>
        <group children="contain" label="First quarter">
          <mark category="1" value="77"/><mark category="2" value="54"/>
          <mark category="3" value="91"/><mark category="4" value="68"/>
          <mark category="5" value="45"/><mark category="6" value="82"/>
          <mark category="7" value="59"/><mark category="8" value="96"/>
          <mark category="9" value="73"/><mark category="10" value="50"/>
          <mark category="11" value="87"/><mark category="12" value="64"/>
          <mark category="13" value="41"/><mark category="14" value="78"/>
          <mark category="15" value="55"/>
        </group>
        <group children="contain" label="Second quarter">
          <mark category="16" value="92"/><mark category="17" value="69"/>
          <mark category="18" value="46"/><mark category="19" value="83"/>
          <mark category="20" value="60"/><mark category="21" value="97"/>
          <mark category="22" value="74"/><mark category="23" value="51"/>
          <mark category="24" value="88"/><mark category="25" value="65"/>
          <mark category="26" value="42"/><mark category="27" value="79"/>
          <mark category="28" value="56"/><mark category="29" value="93"/>
          <mark category="30" value="70"/><mark category="31" value="47"/>
        </group>
      </chart>
    </passed>
    <failed title="Groups of one are as many stops">
      <?finding people who use a screen reader meet 31 stops and have no audio graph, named groups or way past them?>
      <chart id="rate" type="bar" children="contain" label="Heart rate by minute, {min} to {max}">
        <look part="mark" children="contain" label="Minute {category}">
          <text>{value}</text></look>
        <mark category="1" value="77"/><mark category="2" value="54"/>
        <mark category="3" value="91"/><mark category="4" value="68"/>
        <mark category="5" value="45"/><mark category="6" value="82"/>
        <mark category="7" value="59"/><mark category="8" value="96"/>
        <mark category="9" value="73"/><mark category="10" value="50"/>
        <mark category="11" value="87"/><mark category="12" value="64"/>
        <mark category="13" value="41"/><mark category="14" value="78"/>
        <mark category="15" value="55"/><mark category="16" value="92"/>
        <mark category="17" value="69"/><mark category="18" value="46"/>
        <mark category="19" value="83"/><mark category="20" value="60"/>
        <mark category="21" value="97"/><mark category="22" value="74"/>
        <mark category="23" value="51"/><mark category="24" value="88"/>
        <mark category="25" value="65"/><mark category="26" value="42"/>
        <mark category="27" value="79"/><mark category="28" value="56"/>
        <mark category="29" value="93"/><mark category="30" value="70"/>
        <mark category="31" value="47"/>
      </chart>
    </failed>
    <passed title="A button leads past the marks">
      <chart id="rate" type="bar" children="contain" label="Heart rate by minute, {min} to {max}">
        <control label="Skip the chart" action="activate"/>
        <look part="mark"><shape kind="rectangle" label="Minute {category}" value="{value} bpm"/></look>
        <mark category="1" value="77"/><mark category="2" value="54"/>
        <mark category="3" value="91"/><mark category="4" value="68"/>
        <mark category="5" value="45"/><mark category="6" value="82"/>
        <mark category="7" value="59"/><mark category="8" value="96"/>
        <mark category="9" value="73"/><mark category="10" value="50"/>
        <mark category="11" value="87"/><mark category="12" value="64"/>
        <mark category="13" value="41"/><mark category="14" value="78"/>
        <mark category="15" value="55"/><mark category="16" value="92"/>
        <mark category="17" value="69"/><mark category="18" value="46"/>
        <mark category="19" value="83"/><mark category="20" value="60"/>
        <mark category="21" value="97"/><mark category="22" value="74"/>
        <mark category="23" value="51"/><mark category="24" value="88"/>
        <mark category="25" value="65"/><mark category="26" value="42"/>
        <mark category="27" value="79"/><mark category="28" value="56"/>
        <mark category="29" value="93"/><mark category="30" value="70"/>
      </chart>
    </passed>
    <passed title="Two hundred stops that are grouped by an audio graph">
      <chart id="rate" type="line" children="contain" label="Heart rate" summary="From 0 to 199">
        <descriptor title="Heart rate"/>
        <axis dimension="y" ticks="0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
              32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
              61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89
              90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113
              114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134
              135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155
              156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176
              177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197
              198 199"><text>{value}</text></axis>
      </chart>
    </passed>
    <failed title="One more than anyone goes through, whatever helps">
      <?finding people who use a screen reader meet 201 stops one by one: more than anyone goes through to learn what a chart shows?>
      <chart id="rate" type="line" children="contain" label="Heart rate" summary="From 0 to 200">
        <descriptor title="Heart rate"/>
        <axis dimension="y" ticks="0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
              32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
              61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89
              90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113
              114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134
              135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155
              156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176
              177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197
              198 199 200"><text>{value}</text></axis>
      </chart>
    </failed>
    <cantTell title="What the host of a fragment adds is not known" scope="fragment">
      <?cantTell people who use a screen reader meet 31 stops and have no container with a name, no summary and no audio graph, named groups or way past them?>
      <chart id="rate" type="line">
        <axis dimension="y" ticks="0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30"><text>{value}</text></axis>
      </chart>
    </cantTell>
    <cantTell title="Whether there is a summary is not known" complete="announcements data">
      <?cantTell whether people who use a screen reader meet 31 stops and can get along depends on the summary of the chart?>
      <chart id="rate" type="line" children="contain" label="Heart rate">
        <descriptor title="Heart rate"/>
        <axis dimension="y" ticks="0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30"><text>{value}</text></axis>
      </chart>
    </cantTell>
    <inapplicable title="Nothing of it is met">
      <chart id="rate" type="bar" hidden="true"><mark category="Mon" value="7" label="Monday"/></chart>
    </inapplicable>
    <failed title="Bars of an SVG image, each of which is met">
      <?finding people who use a screen reader meet 34 stops and have no summary and no audio graph, named groups or way past them?>
      <svg xmlns="http://www.w3.org/2000/svg" width="360" height="120" lang="en">
        <title>Heart rate by minute</title>
        <text x="10" y="100">0</text><text x="10" y="60">40</text><text x="10" y="20">80</text>
        <g class="mark-rect role-mark">
          <rect aria-label="Minute: 1; Rate: 57" x="40" y="43" width="8" height="57"/>
          <rect aria-label="Minute: 2; Rate: 34" x="50" y="66" width="8" height="34"/>
          <rect aria-label="Minute: 3; Rate: 71" x="60" y="29" width="8" height="71"/>
          <rect aria-label="Minute: 4; Rate: 48" x="70" y="52" width="8" height="48"/>
          <rect aria-label="Minute: 5; Rate: 25" x="80" y="75" width="8" height="25"/>
          <rect aria-label="Minute: 6; Rate: 62" x="90" y="38" width="8" height="62"/>
          <rect aria-label="Minute: 7; Rate: 39" x="100" y="61" width="8" height="39"/>
          <rect aria-label="Minute: 8; Rate: 76" x="110" y="24" width="8" height="76"/>
          <rect aria-label="Minute: 9; Rate: 53" x="120" y="47" width="8" height="53"/>
          <rect aria-label="Minute: 10; Rate: 30" x="130" y="70" width="8" height="30"/>
          <rect aria-label="Minute: 11; Rate: 67" x="140" y="33" width="8" height="67"/>
          <rect aria-label="Minute: 12; Rate: 44" x="150" y="56" width="8" height="44"/>
          <rect aria-label="Minute: 13; Rate: 21" x="160" y="79" width="8" height="21"/>
          <rect aria-label="Minute: 14; Rate: 58" x="170" y="42" width="8" height="58"/>
          <rect aria-label="Minute: 15; Rate: 35" x="180" y="65" width="8" height="35"/>
          <rect aria-label="Minute: 16; Rate: 72" x="190" y="28" width="8" height="72"/>
          <rect aria-label="Minute: 17; Rate: 49" x="200" y="51" width="8" height="49"/>
          <rect aria-label="Minute: 18; Rate: 26" x="210" y="74" width="8" height="26"/>
          <rect aria-label="Minute: 19; Rate: 63" x="220" y="37" width="8" height="63"/>
          <rect aria-label="Minute: 20; Rate: 40" x="230" y="60" width="8" height="40"/>
          <rect aria-label="Minute: 21; Rate: 77" x="240" y="23" width="8" height="77"/>
          <rect aria-label="Minute: 22; Rate: 54" x="250" y="46" width="8" height="54"/>
          <rect aria-label="Minute: 23; Rate: 31" x="260" y="69" width="8" height="31"/>
          <rect aria-label="Minute: 24; Rate: 68" x="270" y="32" width="8" height="68"/>
          <rect aria-label="Minute: 25; Rate: 45" x="280" y="55" width="8" height="45"/>
          <rect aria-label="Minute: 26; Rate: 22" x="290" y="78" width="8" height="22"/>
          <rect aria-label="Minute: 27; Rate: 59" x="300" y="41" width="8" height="59"/>
          <rect aria-label="Minute: 28; Rate: 36" x="310" y="64" width="8" height="36"/>
          <rect aria-label="Minute: 29; Rate: 73" x="320" y="27" width="8" height="73"/>
          <rect aria-label="Minute: 30; Rate: 50" x="330" y="50" width="8" height="50"/>
          <rect aria-label="Minute: 31; Rate: 27" x="340" y="73" width="8" height="27"/>
        </g>
      </svg>
    </failed>
    <passed title="The same image as one stop">
      <svg xmlns="http://www.w3.org/2000/svg" width="360" height="120" role="img" lang="en">
        <title>Heart rate by minute</title><desc>20 to 79 beats per minute</desc>
        <text x="10" y="100">0</text><text x="10" y="60">40</text><text x="10" y="20">80</text>
        <g class="mark-rect role-mark">
          <rect aria-label="Minute: 1; Rate: 57" x="40" y="43" width="8" height="57"/>
          <rect aria-label="Minute: 2; Rate: 34" x="50" y="66" width="8" height="34"/>
          <rect aria-label="Minute: 3; Rate: 71" x="60" y="29" width="8" height="71"/>
          <rect aria-label="Minute: 4; Rate: 48" x="70" y="52" width="8" height="48"/>
          <rect aria-label="Minute: 5; Rate: 25" x="80" y="75" width="8" height="25"/>
          <rect aria-label="Minute: 6; Rate: 62" x="90" y="38" width="8" height="62"/>
          <rect aria-label="Minute: 7; Rate: 39" x="100" y="61" width="8" height="39"/>
          <rect aria-label="Minute: 8; Rate: 76" x="110" y="24" width="8" height="76"/>
          <rect aria-label="Minute: 9; Rate: 53" x="120" y="47" width="8" height="53"/>
          <rect aria-label="Minute: 10; Rate: 30" x="130" y="70" width="8" height="30"/>
          <rect aria-label="Minute: 11; Rate: 67" x="140" y="33" width="8" height="67"/>
          <rect aria-label="Minute: 12; Rate: 44" x="150" y="56" width="8" height="44"/>
          <rect aria-label="Minute: 13; Rate: 21" x="160" y="79" width="8" height="21"/>
          <rect aria-label="Minute: 14; Rate: 58" x="170" y="42" width="8" height="58"/>
          <rect aria-label="Minute: 15; Rate: 35" x="180" y="65" width="8" height="35"/>
          <rect aria-label="Minute: 16; Rate: 72" x="190" y="28" width="8" height="72"/>
          <rect aria-label="Minute: 17; Rate: 49" x="200" y="51" width="8" height="49"/>
          <rect aria-label="Minute: 18; Rate: 26" x="210" y="74" width="8" height="26"/>
          <rect aria-label="Minute: 19; Rate: 63" x="220" y="37" width="8" height="63"/>
          <rect aria-label="Minute: 20; Rate: 40" x="230" y="60" width="8" height="40"/>
          <rect aria-label="Minute: 21; Rate: 77" x="240" y="23" width="8" height="77"/>
          <rect aria-label="Minute: 22; Rate: 54" x="250" y="46" width="8" height="54"/>
          <rect aria-label="Minute: 23; Rate: 31" x="260" y="69" width="8" height="31"/>
          <rect aria-label="Minute: 24; Rate: 68" x="270" y="32" width="8" height="68"/>
          <rect aria-label="Minute: 25; Rate: 45" x="280" y="55" width="8" height="45"/>
          <rect aria-label="Minute: 26; Rate: 22" x="290" y="78" width="8" height="22"/>
          <rect aria-label="Minute: 27; Rate: 59" x="300" y="41" width="8" height="59"/>
          <rect aria-label="Minute: 28; Rate: 36" x="310" y="64" width="8" height="36"/>
          <rect aria-label="Minute: 29; Rate: 73" x="320" y="27" width="8" height="73"/>
          <rect aria-label="Minute: 30; Rate: 50" x="330" y="50" width="8" height="50"/>
          <rect aria-label="Minute: 31; Rate: 27" x="340" y="73" width="8" height="27"/>
        </g>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"no-duplicate-announcement": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="no-duplicate-announcement" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Visible text is not a stop of its own where what it labels already says it</title>
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
  <remedy dialect="svg">hide the text with aria-hidden="true", or leave the name of what holds it
    out</remedy>
  <help>
    <why>
      The HIG advises hiding the labels of axes: each bar says its day, and a second row of stops
      that repeats the days doubles the way through the chart.
    </why>
    <applies>Visible text that is a stop of its own.</applies>
    <decides>
      What the text labels does not say all of its words: the marks at a tick, the marks of a series
      in the legend, the step or mark that a caption belongs to, the ring around a number. A title
      labels none of these. For a category or series, text is repeated only where all its exposed
      marks say it; otherwise the remaining marks need it. With 8 or more repeated texts the impact
      is moderate.
    </decides>
    <swiftui>
      Hide the repeated text with .accessibilityHidden(true), as labels that you draw along an axis,
      or combine it with what it labels.
    </swiftui>
    <limits>
      The title of a chart is meant to be a stop and is never reported. What a text of an SVG image
      labels is known only where it lies in a link or the like, or alone in a group with a name.
    </limits>
  </help>
  <examples>
    <failed title="Day labels under bars that say their days">
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
    <passed title="Bars that do not say their days need the labels">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <title color="label">Sleep by day</title>
        <mark category="Mon" value="7" label="7 hours"/>
        <axis dimension="x"><text color="label">{category}</text></axis>
      </chart>
    </passed>
    <failed title="A caption beside a node that says it, and the digit in the node">
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
    <passed title="A title is meant to be a stop, whatever the container’s name">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <title color="label">Sleep by day</title>
        <mark category="Mon" value="7" label="Mon, 7 hours"/>
      </chart>
    </passed>
    <inapplicable title="Hidden labels">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day">
        <mark category="Mon" value="7" label="Mon, 7 hours"/>
        <axis dimension="x" hidden="true"><text color="label">{category}</text></axis>
      </chart>
    </inapplicable>
    <failed title="A text in SVG, and the name of the group that holds nothing else">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g><title>Q1</title><path d="M0 0h9"/>
          <?finding people who use a screen reader hear ‘Q1’ twice: by itself and in ‘Q1’?>
          <text x="5" y="70">Q1</text></g>
      </svg>
    </failed>
    <passed title="A group in SVG that is called more than its text says, and one of several texts">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g aria-label="First quarter"><path d="M0 0h9"/><text x="5" y="70">Q1</text></g>
      </svg>
    </passed>
    <inapplicable title="Nobody knows what a text of an SVG image labels">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect aria-label="Q1: 12" width="20" height="60"/><text x="5" y="70">Q1</text>
        <g aria-label="Q1 and Q2"><text x="5" y="70">Q1</text><text x="40" y="70">Q2</text></g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"number-human-readable": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="number-human-readable" category="labels"
      impact="moderate" components="progress chart graphic"
      dialects="spec svg">
  <title>Numbers and dates are announced as people say them</title>
  <requirement ref="chartability:data-not-human-readable"/>
  <requirement ref="hig:charts"/>
  <requirement ref="wcag:3.1.4" level="AAA" when="abbreviation"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <profile name="wcag-aaa" advisory="true" when="abbreviation"/>
  <expectation check="readable-number">
    <parameter name="decimals" value="3" source="ours"/>
    <parameter name="significant-digits" value="6" source="ours"/>
    <parameter name="digits" value="7" source="ours"/>
    <parameter name="code-words" value="order number no id ticket case invoice reference phone code"
               source="ours"/>
  </expectation>
  <remedy dialect="spec">write the number as people say it: rounded, grouped, or in words, such as “6.5
    billion”</remedy>
  <remedy dialect="spec" case="percent">say the percentage, as in value-text="{percent}
    percent"</remedy>
  <remedy dialect="spec" case="date">write the date in words, as “June 6”</remedy>
  <remedy dialect="spec" case="unit">write the unit out, as “60 minutes”</remedy>
  <remedy dialect="svg">write the number as people say it: rounded, grouped, or in words, such as
    “6.5 billion”</remedy>
  <remedy dialect="svg" case="percent">say the percentage, as in aria-valuetext="73
    percent"</remedy>
  <remedy dialect="svg" case="date">write the date in words, as “June 6”</remedy>
  <remedy dialect="svg" case="unit">write the unit out, as “60 minutes”</remedy>
  <help>
    <why>
      “Zero point seven three three three three three”: people hear every digit. “6/6” may be read
      as a fraction, “60m” as minutes, metres or millions.
    </why>
    <applies>
      Whatever is heard of charts and progress indicators and holds a digit: stops, names of
      containers, the summary. The text of a hidden axis may be as short as it likes.
    </applies>
    <decides>
      No number has more than 3 decimals and 6 or more significant digits, or 7 or more digits in a
      row, or an exponent. No fraction stands for a percentage, no date is in figures, and no number
      is joined to m, M, h or s. Codes such as order numbers are not quantities. “20s” beside other
      decades is a decade, as is “1990s”, and “3 of 4” is fine.
    </decides>
    <swiftui>
      Format before speaking: value.formatted(.percent.precision(.fractionLength(0))),
      date.formatted(.dateTime.month(.wide).day()), Measurement.formatted(.measurement(width:
      .wide)).
    </swiftui>
    <limits>
      For WCAG 3.1.4, only abbreviations fail. “6/6” is taken for a date where a category is written
      so.
    </limits>
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
      <?finding people who use a screen reader hear ‘0.26’, a fraction where a percentage is meant?>
      <progress id="backup" type="bar" value="0.26" unit="%" label="Backup" value-text="{value}"/>
    </failed>
    <passed title="A proper fraction, and “3 of 4”">
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
    <failed title="Digit by digit, with the separators of other languages">
      <chart id="werte" type="bar" lang="de">
        <?finding people who use a screen reader hear ‘0,73333333’, more decimals than anyone can follow?>
        <mark category="A" value="0.73333333" label="A" value-text="0,73333333"/>
        <?finding people who use a screen reader hear ‘1234567,5’, whose digits are not grouped?>
        <mark category="B" value="1234567.5" label="B" value-text="1234567,5"/>
        <?finding people who use a screen reader hear ‘1.234.567,891234’, more decimals than anyone can follow?>
        <mark category="C" value="1234567.891234" label="C" value-text="1.234.567,891234"/>
        <mark category="D" value="1234567.5" label="D" value-text="1.234.567,5"/>
      </chart>
      <chart id="values" type="bar" lang="en">
        <?finding people who use a screen reader hear ‘1,234,567.891234’, more decimals than anyone can follow?>
        <mark category="A" value="1234567.891234" label="A" value-text="1,234,567.891234"/>
        <mark category="B" value="1234567.5" label="B" value-text="1,234,567.5"/>
      </chart>
    </failed>
    <passed title="A decade is not a number of seconds">
      <chart id="albums" type="bar" children="contain" label="Albums of the 1990s">
        <mark category="Rock" value="4" label="Rock, 4 albums"/>
      </chart>
    </passed>
    <failed title="For WCAG only an abbreviation fails" profile="wcag-aaa">
      <chart id="values" type="bar">
        <mark category="A" value="6500000000" label="A" value-text="6500000000"/>
        <?finding people who use a screen reader hear ‘60m’, whose unit is one letter that may mean several things?>
        <mark category="B" value="60" label="B" value-text="60m"/>
      </chart>
    </failed>
    <failed title="Numbers in SVG as programs write them">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader hear ‘12500000’, whose digits are not grouped?>
        <rect aria-label="Q1: 12500000" width="20" height="60"/>
        <?finding people who use a screen reader hear ‘18.4666666667’, more decimals than anyone can follow?>
        <rect width="20" height="60"><title>Q2: 18.4666666667</title></rect>
      </svg>
    </failed>
    <passed title="Numbers in SVG as people say them, and an axis that abbreviates">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect aria-label="Q1: 12.5 million" width="20" height="60"/><text x="5" y="70">10m</text>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"palette-cvd-distinct": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="palette-cvd-distinct" category="color-use"
      impact="moderate" components="step-indicator status-tracker progress chart"
      dialects="spec svg">
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
  <remedy dialect="svg">take two colours that differ in lightness, or blue against orange or yellow; and
    tell the two apart by more than colour</remedy>
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
    <swiftui>
      Decide by @Environment(\.accessibilityDifferentiateWithoutColor) or always give series a
      .symbol(by:) or a .lineStyle(by:), and take colours that differ in lightness.
    </swiftui>
    <limits>
      No criterion of WCAG asks for this; how people with a milder deficiency see the colours lies
      between the two. Colours that are one to everybody are for color-meaning-unique.

      Of more than 50 states or series, each is reported once, with the one before it from which it
      is told least and the number of others; of more than 256 different looks, each is compared
      with those nearest in lightness.
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
    <passed title="Blue and orange bars in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#0072B2">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#E69F00">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#0072B2"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#E69F00"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <failed title="Green and orange bars in an SVG chart that are one to people who see no green">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#6B8E23">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <?finding light dark: people who cannot tell red from green (protan) take ‘North’ for ‘South’: a colour difference of 24.4 is 1.4 to them, 10 is safe?>
        <g class="series series-1" fill="#B8860B">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#6B8E23"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#B8860B"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
  </examples>
</rule>

"""####,
"progress-exposes-value": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="progress-exposes-value" category="labels"
      impact="critical" components="progress"
      dialects="spec svg">
  <title>A progress indicator tells assistive technology how far it is</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="progress-value"/>
  <remedy dialect="spec">give the progress a label and its value, as in label="Upload"
    value-text="{percent} percent"</remedy>
  <remedy dialect="spec" case="container">a container has a name and no value: use children="ignore", or
    give label and value to a shape within it</remedy>
  <remedy dialect="spec" case="several">leave one value, on what stands for the whole, and hide the
    others</remedy>
  <remedy dialect="spec" case="indeterminate">give it a label that says what goes on, as in
    label="Loading", and no number</remedy>
  <remedy dialect="svg">give it a name and its value, as in
    role="[{role}|progressbar]" aria-label="Upload" aria-valuenow="75"</remedy>
  <remedy dialect="svg" case="several">leave one value, on what stands for the whole, and hide the
    others</remedy>
  <remedy dialect="svg" case="indeterminate">give it a name that says what goes on, as in
    aria-label="Loading", and no number</remedy>
  <help>
    <why>
      A drawn arc says nothing by itself: for a screen reader, a ring of shapes is not there.
    </why>
    <applies>
      Each progress indicator that is not declared decorative, including hidden ones.
    </applies>
    <decides>
      Where it is known how far the progress is, exactly one stop has a value with a number in it.
      If none has, exposed text will do that holds the percentage, “3 of 4” or the value. Where it
      is not known, something exposed says in words that something is in progress, and no number is
      heard. A number in a button beside it does not count, unless it is a percentage or “3 of 4”.
      The impact is serious rather than critical for a value in words that gives no share, and
      moderate for a second value.
    </decides>
    <swiftui>
      Use ProgressView(value:) or Gauge, or on a ring of your own .accessibilityElement(children:
      .ignore), .accessibilityLabel("Upload") and .accessibilityValue(progress.formatted(.percent)).
    </swiftui>
    <limits>Whether the number is right is for progress-value-valid.</limits>
  </help>
  <examples>
    <passed title="A label and a value">
      <progress id="upload" type="ring" value="0.75" label="Upload" value-text="{percent} percent"/>
    </passed>
    <failed title="A ring of shapes">
      <?finding people who use a screen reader are not told how far it is: none of the progress indicator is reached?>
      <progress id="upload" type="ring" value="0.75">
        <track color="systemGray5"/><fill color="systemBlue"/>
      </progress>
    </failed>
    <failed title="A value on a container is never heard, and an empty container is not entered">
      <?finding people who use a screen reader are not told how far it is: none of the progress indicator is reached?>
      <progress id="upload" type="ring" value="0.75" label="Upload" value-text="{percent} percent"
                children="contain">
        <track color="systemGray5"/><fill color="systemBlue"/>
      </progress>
    </failed>
    <failed title="A label alone">
      <?finding people who use a screen reader are not told how far it is: all they hear is ‘Upload’?>
      <progress id="upload" type="ring" value="0.75" label="Upload"/>
    </failed>
    <failed title="A number in the name of the task is not the progress">
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
    <passed title="Text in the ring is exposed">
      <progress id="upload" type="ring" value="0.75">
        <track/><fill/><text style="body" color="label">Upload 75 %</text>
      </progress>
    </passed>
    <passed title="Numbers in words">
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
      <?finding people who use a screen reader are not told how far it is: none of the progress indicator is reached?>
      <progress id="upload" type="ring" value="0.75" hidden="true" label="Upload"
                value-text="75 percent"/>
    </failed>
    <passed title="A spinner that says what it is for">
      <progress id="loading" type="spinner" label="Loading messages"/>
    </passed>
    <failed title="A spinner that is not announced">
      <?finding people who use a screen reader are not told that something is going on: none of the progress indicator is reached?>
      <progress id="loading" type="spinner"><shape kind="arc"/></progress>
    </failed>
    <failed title="A spinner with a number">
      <?finding people who use a screen reader hear ‘Loading, 50 percent’ though nobody knows how far it is?>
      <progress id="loading" type="ring" determinate="false" label="Loading" value-text="50 percent"/>
    </failed>
    <cantTell title="There may be a value that the spec does not give" complete="announcements data">
      <?cantTell people who use a screen reader are not told how far it is: all they hear is ‘Upload’?>
      <progress id="upload" type="ring" value="0.75" label="Upload"/>
    </cantTell>
    <inapplicable title="Decoration beside text of another component">
      <progress id="upload" type="ring" value="0.75" decorative="true"/>
    </inapplicable>
    <passed title="A number in words">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="fifty percent"/>
    </passed>
    <cantTell title="A number in words of another language">
      <?cantTell people who use a screen reader are not told how far it is: all they hear is ‘Upload, Hälfte’?>
      <progress id="upload" type="bar" lang="de" value="0.5" label="Upload" value-text="Hälfte"/>
    </cantTell>
    <passed title="A progress bar in SVG">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"
        role="progressbar" aria-label="Upload" aria-valuenow="75">
        <rect width="75" height="9"/>
      </svg>
    </passed>
    <passed title="A meter in SVG">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <g role="meter" aria-label="Battery" aria-valuenow="3" aria-valuemax="4"
          aria-valuetext="3 of 4 bars"><rect width="75" height="9"/></g>
      </svg>
    </passed>
    <failed title="A progress bar in SVG of which nothing is told">
      <?finding people who use a screen reader are not told that something is going on: what they reach says nothing?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="progressbar">
        <rect width="75" height="9"/>
      </svg>
    </failed>
    <failed title="A meter in SVG without a value">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <?finding people who use a screen reader are not told how far it is: all they hear is ‘Battery’?>
        <g role="meter" aria-label="Battery"><rect width="75" height="9"/></g>
      </svg>
    </failed>
    <failed title="A meter in SVG without a value, beside other things">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Server</title>
        <?finding people who use a screen reader are not told how far it is: all they hear is ‘CPU’?>
        <rect role="meter" aria-label="CPU" width="5" height="5"/>
        <a href="notes.html" aria-label="Notes"><rect width="5" height="5"/></a>
      </svg>
    </failed>
    <passed title="A progress bar in SVG of which nobody knows how far it is">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"
        role="progressbar" aria-label="Loading">
        <rect width="75" height="9"/>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"progress-track-contrast": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="progress-track-contrast" category="contrast"
      impact="moderate" components="progress"
      dialects="spec svg">
  <title>The filled and the unfilled part of a progress differ by 3:1</title>
  <requirement ref="wcag:1.4.11" level="AA"/>
  <requirement ref="wcag:1.4.1" level="A"/>
  <profile name="wcag-aa"/>
  <expectation check="progress-track-contrast" uses="large-text">
    <parameter name="minimum" value="3" source="WCAG 2.2, 1.4.11"/>
    <parameter name="text-minimum" value="4.5" source="WCAG 2.2, 1.4.3"/>
    <parameter name="large-text-minimum" value="3" source="WCAG 2.2, 1.4.3"/>
    <parameter name="outline-width" value="1" source="ours: a thinner line is not drawn in full"/>
    <parameter name="gap" value="1" source="Chartability: one pixel parts what touches"/>
  </expectation>
  <remedy dialect="spec">show the value as text[, or let the filled part appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or the track as
    {nearestBackground}|, or let the filled part appear as {nearestForeground}, the nearest colour
    that reaches the ratio|, or let the track appear as {nearestBackground}, the nearest colour that
    reaches the ratio]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own[: let it appear as {nearestForeground}]</remedy>
  <remedy dialect="svg">show the value as text[, or let the filled part appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or the track as
    {nearestBackground}|, or let the filled part appear as {nearestForeground}, the nearest colour
    that reaches the ratio|, or let the track appear as {nearestBackground}, the nearest colour that
    reaches the ratio]</remedy>
  <help>
    <why>
      Where the filled part of a ring is a shade of the rest, people with low vision see a full
      ring, or none, and not how far along they are.
    </why>
    <applies>
      The filled part of a progress that has a track, in each state, in each appearance and on each
      surface. Without a track it is for graphic-contrast.
      In an SVG image, where two shapes are painted in a progress bar or meter, the first is the track.
    </applies>
    <decides>
      The filled part has 3:1 against the track; or a shape or symbol that lies over either, and
      has 3:1 against both, marks where the filled part ends; or text that can be read says how
      far it is. Of a gradient the colour with the least contrast decides.
    </decides>
    <swiftui>
      Give the track a colour that differs 3:1 from the ring, not ring.opacity(0.2); or show the
      value as Text in the middle.
    </swiftui>
    <limits>
      What is drawn as shapes rather than as track and fill is for graphic-contrast.
    </limits>
  </help>
  <examples>
    <passed title="The blue of iOS 13 on the lightest grey">
      <palette extends="ios13"/>
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <track color="#E5E5EA"/><fill color="systemBlue"/>
      </progress>
    </passed>
    <failed title="The blue of iOS 26 is lighter">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <track color="#E5E5EA"/>
        <?finding light: people with low vision cannot see the filled part: 2.80:1 against the track, 3:1 is needed?>
        <fill color="systemBlue"/>
      </progress>
    </failed>
    <failed title="The accent on a tint of itself">
      <progress id="ring" type="ring" value="0.5" backdrop="systemBackground">
        <track color="systemBlue" opacity="0.3"/>
        <?finding light: people with low vision cannot see the filled part: 2.43:1 against the track, 3:1 is needed?>
        <fill color="systemBlue"/>
      </progress>
    </failed>
    <passed title="The number says it">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <track color="#E5E5EA"/><fill color="#C7C7CC"/>
        <text style="body" color="#000">{percent} %</text>
      </progress>
    </passed>
    <failed title="A number that cannot be read does not, nor does a word">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <track color="#E5E5EA"/>
        <?finding light: people with low vision cannot see the filled part: 1.34:1 against the track, 3:1 is needed?>
        <fill color="#C7C7CC"/>
        <text style="body" color="#AEAEB2">{percent} %</text>
        <text style="body" color="#000">Uploading</text>
      </progress>
    </failed>
    <passed title="A dark knob marks the end">
      <progress id="bar" type="bar" value="0.5" appearance="light" backdrop="#FFF">
        <track id="track" color="#E5E5EA"/><fill color="#C7C7CC"/>
        <shape kind="circle" size="12" over="track"><fill color="#333"/></shape>
      </progress>
    </passed>
    <cantTell title="Nobody said what the translucent track lies on">
      <progress id="ring" type="ring" value="0.5" appearance="light">
        <track color="systemFill"/>
        <?cantTell light: whether people with low vision can see the filled part depends on the colour the component lies on?>
        <fill color="systemBlue"/>
      </progress>
    </cantTell>
    <passed title="An opaque track hides a page nobody knows">
      <progress id="ring" type="ring" value="0.5" appearance="light">
        <track color="#E5E5EA"/><fill color="#0040DD"/>
      </progress>
    </passed>
    <inapplicable title="No track">
      <progress id="ring" type="ring" value="0.5" backdrop="systemBackground">
        <fill color="systemGreen"/>
      </progress>
    </inapplicable>
    <passed title="A dark bar on a light track in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <g role="progressbar" aria-label="Upload" aria-valuenow="60">
          <rect width="200" height="12" fill="#E5E5EA"/><rect width="120" height="12" fill="#048"/>
        </g>
      </svg>
    </passed>
    <failed title="A blue bar on pale blue in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <g role="progressbar" aria-label="Upload" aria-valuenow="60">
          <rect width="200" height="12" fill="#9CC4F2"/>
          <?finding light dark: people with low vision cannot see the filled part: 1.81:1 against the track, 3:1 is needed?>
          <rect width="120" height="12" fill="#4A90E2"/>
        </g>
      </svg>
    </failed>
    <passed title="A number in an SVG image says it">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <g role="progressbar" aria-label="Upload" aria-valuenow="60">
          <rect width="200" height="12" fill="#9CC4F2"/><rect width="120" height="12" fill="#4A90E2"/>
          <text x="5" y="40">60 %</text>
        </g>
      </svg>
    </passed>
    <cantTell title="Three shapes in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <?cantTell whether people with low vision see how far it is depends on which of its 3 shapes are the track and the filled part?>
        <g role="progressbar" aria-label="Upload" aria-valuenow="60">
          <rect width="200" height="12" fill="#E5E5EA"/><rect width="120" height="12" fill="#048"/><rect x="118" width="4" height="12"/>
        </g>
      </svg>
    </cantTell>
    <inapplicable title="A bar without a track in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <g role="progressbar" aria-label="Upload" aria-valuenow="60">
          <rect width="120" height="12" fill="#048"/>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"progress-value-valid": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="progress-value-valid" category="labels"
      impact="serious" components="progress"
      dialects="spec svg">
  <title>Announced progress lies in its range and is right</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a"/>
  <expectation check="progress-range">
    <parameter name="tolerance" value="1" source="ours"/>
  </expectation>
  <remedy dialect="spec">let the text follow the value, as in value-text="{percent} percent"[: it
    is {expected}]</remedy>
  <remedy dialect="spec" case="range">keep the value between min and max, and max above min</remedy>
  <remedy dialect="svg">let aria-valuetext follow aria-valuenow[: it is {expected}]</remedy>
  <remedy dialect="svg" case="range">keep aria-valuenow between aria-valuemin and aria-valuemax,
    and aria-valuemax above aria-valuemin</remedy>
  <help>
    <why>A wrong percentage is worse than none: people who only hear it cannot check it.</why>
    <applies>
      Each progress indicator where it is announced how far it is, and each whose value or range
      makes no sense.
    </applies>
    <decides>
      The maximum is above the minimum, and the value lies between them. An announced percentage or
      “3 of 4” is right to within 1 percentage point; a bare number is the value or the percentage.
      “25 percent left” means 75 percent done, and “7 GB left” of 10 means 3, where the word comes
      directly after the number. “Half” and “complete” mean what they say.
    </decides>
    <swiftui>
      Derive the spoken value from the one that is drawn: .accessibilityValue(min(max(progress, 0),
      1).formatted(.percent)).
    </swiftui>
    <limits>
      What share “Almost done” or “2 minutes left” is cannot be computed, nor whether “70 percent
      remaining” of a battery is what is left to do. Words for what is left are known in English
      only.
    </limits>
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
    <passed title="Rounded to a whole percent">
      <progress id="upload" type="ring" value="0.7333" label="Upload" value-text="73 percent"/>
    </passed>
    <failed title="Two points off">
      <?finding people who use a screen reader hear ‘75 percent’ where it is 73 percent?>
      <progress id="upload" type="ring" value="0.73" label="Upload" value-text="75 percent"/>
    </failed>
    <passed title="“3 of 4”, and what is left">
      <progress id="books" type="ring" value="3" max="4" label="Books" value-text="3 books of 4"/>
      <progress id="upload" type="bar" value="0.75" label="Upload" value-text="25 percent left"/>
      <progress id="photos" type="bar" value="0.75" label="Photos" value-text="30/40"/>
      <progress id="storage" type="bar" value="6.5" max="10" label="Storage" value-text="6.5 GB"/>
      <progress id="song" type="bar" value="90" max="240" label="Song" value-text="1:30 of 4:00"/>
      <progress id="half" type="bar" value="0.5" label="Upload" value-text="half"/>
      <progress id="share" type="bar" value="0.26" label="Upload" value-text="0.265"/>
      <progress id="full" type="bar" value="1" label="Upload" value-text="Complete"/>
    </passed>
    <failed title="The wrong total">
      <?finding people who use a screen reader hear ‘3 of 5’ where it is 75 percent?>
      <progress id="books" type="ring" value="3" max="4" label="Books" value-text="3 of 5"/>
    </failed>
    <passed title="The range begins above 0">
      <progress id="level" type="bar" min="20" max="40" value="25" label="Level" value-text="25 percent"/>
    </passed>
    <failed title="Text in the ring that lags behind the value">
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
    <inapplicable title="A spinner, and a ring that announces nothing">
      <progress id="loading" type="spinner" label="Loading"/>
      <progress id="upload" type="ring" value="0.75"><track/><fill/></progress>
    </inapplicable>
    <passed title="“Left” belongs to the number before it">
      <progress id="a" type="bar" value="0.3" label="Upload" value-text="30 percent, 5 minutes remaining"/>
      <progress id="b" type="bar" value="0.3" label="Upload" value-text="5 minutes remaining, 30 percent"/>
      <progress id="c" type="bar" value="0.5"><text>50 %, 12 left</text></progress>
      <progress id="d" type="bar" value="3" max="10" unit="GB" label="Storage" value-text="7 GB left"/>
      <progress id="e" type="bar" value="3" max="10" unit="GB" label="Storage" value-text="7 GB free"/>
      <progress id="f" type="bar" value="3" max="10" label="Steps" value-text="3 of 10 done, 7 left"/>
    </passed>
    <failed title="Less is left than announced">
      <?finding people who use a screen reader hear ‘5 GB left’ where it is 30 percent?>
      <progress id="storage" type="bar" value="3" max="10" unit="GB" label="Storage"
                value-text="5 GB left"/>
    </failed>
    <passed title="A percentage “of” something is still a percentage">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="50 percent of 3 files"/>
      <progress id="copy" type="bar" value="0.5" label="Copy" value-text="fifty percent"/>
    </passed>
    <cantTell title="What remains of a battery may be the progress itself">
      <?cantTell whether ‘70 percent remaining’ tells people who use a screen reader how far it is cannot be computed?>
      <progress id="battery" type="bar" value="0.7" label="Battery" value-text="70 percent remaining"/>
    </cantTell>
    <cantTell title="A word of another language may mean what is left">
      <?cantTell whether ‘noch 7’ tells people who use a screen reader how far it is cannot be computed?>
      <progress id="buecher" type="bar" lang="de" value="3" max="10" label="Gelesen" value-text="noch 7"/>
      <?cantTell whether ‘10冊中3冊’ tells people who use a screen reader how far it is cannot be computed?>
      <progress id="dokusho" type="bar" lang="ja" value="3" max="10" label="読書" value-text="10冊中3冊"/>
    </cantTell>
    <failed title="A bare number, a percentage and a ratio are the same in all languages">
      <?finding people who use a screen reader hear ‘4 von 10’ where it is 30 percent?>
      <progress id="buecher" type="bar" lang="de" value="3" max="10" label="Gelesen" value-text="4 von 10"/>
      <?finding people who use a screen reader hear ‘40 Prozent’ where it is 30 percent?>
      <progress id="seiten" type="bar" lang="de" value="3" max="10" label="Gelesen" value-text="40 Prozent"/>
      <?finding people who use a screen reader hear ‘40’ where it is 30 percent?>
      <progress id="zeilen" type="bar" lang="de" value="3" max="10" label="Gelesen" value-text="40"/>
    </failed>
    <cantTell title="The value is not known" complete="tree announcements">
      <?cantTell whether ‘30 percent’ is true, as people who use a screen reader hear it, depends on the value of the progress?>
      <progress id="upload" type="bar" label="Upload" value-text="30 percent"/>
    </cantTell>
    <failed title="Progress in SVG that is out of its range">
      <?finding people who use a screen reader are told something false: the value 140 lies outside 0 to 100?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"
        role="progressbar" aria-label="Upload" aria-valuenow="140">
        <rect width="75" height="9"/>
      </svg>
    </failed>
    <failed title="Progress in SVG that is not what is said of it">
      <?finding people who use a screen reader hear ‘75 percent’ where it is 30 percent?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"
        role="progressbar" aria-label="Upload" aria-valuenow="30"
        aria-valuetext="75 percent">
        <rect width="75" height="9"/>
      </svg>
    </failed>
    <passed title="Progress in SVG that is what is said of it">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"
        role="progressbar" aria-label="Upload" aria-valuenow="30" aria-valuemax="40"
        aria-valuetext="30 of 40 files">
        <rect width="75" height="9"/>
      </svg>
    </passed>
    <cantTell title="A value in SVG that is no number">
      <?cantTell whether ‘75 percent’ is true, as people who use a screen reader hear it, depends on what ‘most’ is as a number?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"
        role="progressbar" aria-label="Upload" aria-valuenow="most"
        aria-valuetext="75 percent">
        <rect width="75" height="9"/>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"reading-order-matches-visual": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="reading-order-matches-visual" category="structure"
      impact="moderate" components="step-indicator status-tracker chart" dialects="spec svg">
  <title>Steps and marks are met in the order in which they are seen</title>
  <requirement ref="wcag:1.3.2" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="reading-order">
    <parameter name="tolerance" value="0.5" source="ours: points, or places among the data"/>
    <parameter name="right-to-left" value="ar arc ckb dv fa he iw ks ku nqo ps sd syr ug ur yi"
      source="Unicode CLDR, character order of languages"/>
  </expectation>
  <remedy dialect="spec">take sort-priority away, or give what is seen first the higher one; list the
    marks of each series by category</remedy>
  <remedy dialect="svg">write the elements in the order in which they are seen, from one end of the
    axis to the other, or one series after another</remedy>
  <help>
    <why>
      A trend is an order: who hears Wednesday before Tuesday hears another trend. Who sees a little
      and listens, too, loses the place.
    </why>
    <applies>
      Each chart and indicator of which at least two marks or steps are met one by one. Not scatter
      plots, whose points are seen in no order, and not lines that stand for a whole series.
    </applies>
    <decides>
      In each state, screen readers come to the steps as they are numbered, and to the marks category
      by category, or series by series and within each by category; in which order they come to the
      marks of one category does not matter. Within a file the order is that of its elements, unless
      sort priorities say otherwise. The categories have the order in which the marks bring them, or in
      which they are drawn where every bar or point says its place. In an
      SVG image the marks have the order in which they stand there: upright bars and the points of
      lines from left to right, lying bars from top to bottom, slices around their centre in either
      direction. From right to left is right in a language that is written so.
    </decides>
    <swiftui>
      Draw in the order of the data, or give .accessibilitySortPriority that follows it.
    </swiftui>
    <limits>
      Where it is not known where marks stand or which belong together, where slices are met to and fro,
      and where all run from bottom to top, as axes of values do, the outcome is cantTell. What stands
      around the marks is not judged.
    </limits>
  </help>
  <examples>
    <passed title="Day by day">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="7" label="Monday"/><mark category="Tue" value="5" label="Tuesday"/>
        <mark category="Wed" value="6" label="Wednesday"/>
      </chart>
    </passed>
    <failed title="What sounds important is moved to the front">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <?finding people who use a screen reader meet ‘Mon’ only after ‘Wed’, which is seen after it?>
        <mark category="Mon" value="7" label="Monday"/><mark category="Tue" value="5" label="Tuesday"/>
        <mark category="Wed" value="9" label="Wednesday, the longest" sort-priority="1"/>
      </chart>
    </failed>
    <failed title="The current step is read before the one it follows">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout">
        <?finding people who use a screen reader meet ‘Account’ only after ‘Details’, which is seen after it?>
        <step name="Account"/><step name="Details"/><step name="Confirm"/>
        <look state="current" label="{name}, current" sort-priority="1"/>
        <look label="{name}, {state}"/>
      </step-indicator>
    </failed>
    <passed title="Steps as they are numbered, whatever is read before them">
      <step-indicator id="checkout" current="2" children="contain" label="Checkout">
        <step name="Account" label="Account"/><step name="Details" label="Details"/>
        <text sort-priority="1">Step {position} of {count}</text>
      </step-indicator>
    </passed>
    <passed title="Series by series, or day by day">
      <chart id="one" type="bar" stacking="grouped" children="contain" label="Sleep">
        <series id="deep" name="Deep"/><series id="light" name="Light"/>
        <mark category="Mon" series="deep" value="2" label="Monday, deep"/>
        <mark category="Tue" series="deep" value="1" label="Tuesday, deep"/>
        <mark category="Mon" series="light" value="5" label="Monday, light"/>
        <mark category="Tue" series="light" value="4" label="Tuesday, light"/>
      </chart>
      <chart id="other" type="bar" stacking="stacked" children="contain" label="Sleep">
        <series id="day-deep" name="Deep"/><series id="day-light" name="Light"/>
        <mark category="Mon" series="day-light" value="5" label="Monday, light"/>
        <mark category="Mon" series="day-deep" value="2" label="Monday, deep"/>
        <mark category="Tue" series="day-deep" value="1" label="Tuesday, deep"/>
        <mark category="Tue" series="day-light" value="4" label="Tuesday, light"/>
      </chart>
    </passed>
    <failed title="The second series has its days in another order">
      <chart id="sleep" type="line" children="contain" label="Sleep">
        <series id="deep" name="Deep"/><series id="light" name="Light"/>
        <mark category="Mon" series="deep" value="2" label="Monday, deep"/>
        <mark category="Tue" series="deep" value="1" label="Tuesday, deep"/>
        <mark category="Tue" series="light" value="4" label="Tuesday, light"/>
        <?finding people who use a screen reader meet ‘Mon, Light’ only after ‘Tue, Light’, which is seen after it?>
        <mark category="Mon" series="light" value="5" label="Monday, light"/>
      </chart>
    </failed>
    <failed title="Neither series by series nor day by day">
      <chart id="sleep" type="bar" stacking="grouped" children="contain" label="Sleep">
        <series id="deep" name="Deep"/><series id="light" name="Light"/>
        <mark category="Mon" series="deep" value="2" label="Monday, deep"/>
        <mark category="Tue" series="deep" value="1" label="Tuesday, deep"/>
        <?finding people who use a screen reader meet ‘Mon, Light’ only after ‘Tue, Deep’, which is seen after it?>
        <mark category="Mon" series="light" value="5" label="Monday, light"/>
        <mark category="Wed" series="deep" value="2" label="Wednesday, deep"/>
      </chart>
    </failed>
    <passed title="The other way round, in a language written from right to left" lang="ar">
      <chart id="sleep" type="bar" children="contain" label="النوم">
        <mark category="الاثنين" value="7" label="الاثنين" sort-priority="1"/>
        <mark category="الثلاثاء" value="5" label="الثلاثاء" sort-priority="2"/>
      </chart>
    </passed>
    <failed title="The other way round, in a language written from left to right" lang="en">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <?finding people who use a screen reader meet ‘Mon’ only after ‘Tue’, which is seen after it?>
        <mark category="Mon" value="7" label="Monday" sort-priority="1"/>
        <mark category="Tue" value="5" label="Tuesday" sort-priority="2"/>
      </chart>
    </failed>
    <cantTell title="Two marks of one day and no series" lang="en">
      <?cantTell whether people who use a screen reader meet the marks in the order in which they are seen depends on which of the marks in one place belong together?>
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="7" label="Monday"/><mark category="Tue" value="5" label="Tuesday"/>
        <mark category="Mon" value="6" label="Next Monday"/>
        <mark category="Tue" value="8" label="Next Tuesday"/>
      </chart>
    </cantTell>
    <inapplicable title="One stop, one step that is met, and a scatter plot">
      <chart id="sleep" type="bar" children="ignore" label="Sleep, 5 to 7 hours">
        <mark category="Mon" value="7" label="Monday"/><mark category="Tue" value="5" label="Tuesday"/>
      </chart>
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <step name="Account" label="Account"/><step name="Details" hidden="true"/>
      </step-indicator>
      <chart id="weight" type="scatter" children="contain" label="Weight by height">
        <mark category="180" value="82" label="180 cm, 82 kg" sort-priority="-1"/>
        <mark category="170" value="70" label="170 cm, 70 kg"/>
      </chart>
    </inapplicable>
    <passed title="Bars of an SVG image from left to right">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" lang="en">
        <title>Revenue by quarter</title>
        <g class="mark-rect role-mark">
          <rect role="graphics-symbol" aria-label="Quarter: Q1; Revenue: 12" x="40" y="40" width="20" height="60"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q2; Revenue: 18" x="80" y="10" width="20" height="90"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q3; Revenue: 9" x="120" y="55" width="20" height="45"/>
        </g>
        <g aria-hidden="true"><text x="45" y="115">Q1</text><text x="85" y="115">Q2</text><text x="125" y="115">Q3</text>
          <text x="10" y="100">0</text><text x="10" y="55">9</text><text x="10" y="12">18</text></g>
      </svg>
    </passed>
    <failed title="Bars of an SVG image that are written by size">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" lang="en">
        <title>Revenue by quarter</title>
        <g class="mark-rect role-mark">
          <rect role="graphics-symbol" aria-label="Quarter: Q2; Revenue: 18" x="80" y="10" width="20" height="90"/>
          <?finding people who use a screen reader meet ‘Q1’ only after ‘Q2’, which is seen after it?>
          <rect role="graphics-symbol" aria-label="Quarter: Q1; Revenue: 12" x="40" y="40" width="20" height="60"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q3; Revenue: 9" x="120" y="55" width="20" height="45"/>
        </g>
        <g aria-hidden="true"><text x="45" y="115">Q1</text><text x="85" y="115">Q2</text><text x="125" y="115">Q3</text>
          <text x="10" y="100">0</text><text x="10" y="55">9</text><text x="10" y="12">18</text></g>
      </svg>
    </failed>
    <cantTell title="Bars of an SVG image from right to left, in a language nobody gives">
      <?cantTell whether people who use a screen reader meet the marks in the order in which they are seen depends on whether the language runs from right to left?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <title>Revenue by quarter</title>
        <g class="mark-rect role-mark">
          <rect role="graphics-symbol" aria-label="Quarter: Q3; Revenue: 9" x="120" y="55" width="20" height="45"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q2; Revenue: 18" x="80" y="10" width="20" height="90"/>
          <rect role="graphics-symbol" aria-label="Quarter: Q1; Revenue: 12" x="40" y="40" width="20" height="60"/>
        </g>
        <g aria-hidden="true"><text x="45" y="115">Q1</text><text x="85" y="115">Q2</text><text x="125" y="115">Q3</text>
          <text x="10" y="100">0</text><text x="10" y="55">9</text><text x="10" y="12">18</text></g>
      </svg>
    </cantTell>
    <passed title="Slices of an SVG image around their centre, from wherever it begins">
      <svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" lang="en">
        <title>Spending</title>
        <path aria-label="Food, 25 %" d="M100 60H140A40 40 0 0 1 100 100Z" fill="#630"/>
        <path aria-label="Travel, 25 %" d="M100 60V100A40 40 0 0 1 60 60Z" fill="#063"/>
        <path aria-label="Other, 25 %" d="M100 60H60A40 40 0 0 1 100 20Z" fill="#306"/>
        <path aria-label="Rent, 25 %" d="M100 60V20A40 40 0 0 1 140 60Z" fill="#036"/>
      </svg>
    </passed>
    <cantTell title="Slices of an SVG image to and fro">
      <?cantTell whether people who use a screen reader meet the marks in the order in which they are meant: it is not that of the circle?>
      <svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" lang="en">
        <title>Spending</title>
        <path aria-label="Rent, 25 %" d="M100 60V20A40 40 0 0 1 140 60Z" fill="#036"/>
        <path aria-label="Travel, 25 %" d="M100 60V100A40 40 0 0 1 60 60Z" fill="#063"/>
        <path aria-label="Food, 25 %" d="M100 60H140A40 40 0 0 1 100 100Z" fill="#630"/>
        <path aria-label="Other, 25 %" d="M100 60H60A40 40 0 0 1 100 20Z" fill="#306"/>
      </svg>
    </cantTell>
    <failed title="Steps of an SVG image that are drawn in another order than they are written in">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <g role="list" aria-label="Checkout">
          <g role="listitem" aria-label="Account, completed"><circle cx="30" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Review, upcoming"><circle cx="190" cy="30" r="14"/></g>
          <?finding people who use a screen reader meet ‘Details’ only after ‘Review’, which is seen after it?>
          <g role="listitem" aria-label="Details, current" aria-current="step"><circle cx="110" cy="30" r="14"/></g>
        </g>
      </svg>
    </failed>
    <cantTell title="Steps of an SVG image in two rows">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="180" lang="en">
        <?cantTell whether people who use a screen reader meet the steps in the order in which they are seen depends on where the steps are drawn?>
        <g role="list" aria-label="Checkout">
          <g role="listitem" aria-label="Account, completed"><circle cx="30" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details, current" aria-current="step"><circle cx="110" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Review, upcoming"><circle cx="30" cy="110" r="14"/></g>
        </g>
      </svg>
    </cantTell>
    <failed title="Bars that are drawn in another order than they are written in" lang="en">
      <chart id="visits" type="bar" children="contain" label="Visits">
        <mark category="January" value="5" label="January" x="0" width="30"/>
        <mark category="March" value="5" label="March" x="80" width="30"/>
        <?finding people who use a screen reader meet ‘February’ only after ‘March’, which is seen after it?>
        <mark category="February" value="5" label="February" x="40" width="30"/>
      </chart>
    </failed>
    <passed title="Bars as they are drawn, upright and lying" lang="en">
      <chart id="upright" type="bar" children="contain" label="Visits">
        <mark category="January" value="5" label="January" x="0" width="30"/>
        <mark category="March" value="5" label="March" x="40" width="30"/>
        <mark category="February" value="5" label="February" x="80" width="30"/>
      </chart>
      <chart id="lying" type="bar" children="contain" label="Visits">
        <mark category="January" value="5" label="January" x="0" y="0" width="90" height="20"/>
        <mark category="March" value="5" label="March" x="0" y="30" width="50" height="20"/>
        <mark category="February" value="5" label="February" x="0" y="60" width="70" height="20"/>
      </chart>
    </passed>
  </examples>
</rule>

"""####,
"related-parts-grouped": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="related-parts-grouped" category="structure"
      impact="minor" components="step-indicator status-tracker chart graphic" dialects="spec svg">
  <title>What one step, mark or entry shows is one stop</title>
  <requirement ref="hig:voiceover"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="apple-hig"/>
  <expectation check="related-parts">
    <parameter name="longest-caption" value="12" source="ours: more words are a passage to be read"/>
  </expectation>
  <remedy dialect="spec">give what holds them children="combine"
    (.accessibilityElement(children: .combine)), or a label that says it all and
    children="ignore"</remedy>
  <remedy dialect="svg">give the &lt;g> that holds them role="img" and a name that says it all, or hide
    the parts that its name says with aria-hidden="true"</remedy>
  <help>
    <why>
      Who sees a tick above “Report Created” takes in both at once. Who listens swipes twice for each
      step, and has to guess that the two belong together.
    </why>
    <applies>
      Each step, and each mark and entry of a legend, of which several parts are met, or several
      texts and glyphs are met as one stop.
    </applies>
    <decides>
      Its parts are one stop. A button or another part that can be operated is a stop of its own, and so
      are headings, parts that speak up when they change, and texts of more than 12 words. Of marks and
      entries, texts alone are left to other rules: a shape or a glyph is one of the parts.
    </decides>
    <swiftui>
      Put .accessibilityElement(children: .combine) on the stack of each step, or hide the glyph
      with .accessibilityHidden(true) and let the caption say its state.
    </swiftui>
    <limits>
      Parts that say the same are for no-duplicate-announcement, and parts that say nothing for
      decorative-not-exposed. Which parts of an SVG image belong to one step or mark is known only
      where an element holds them and nothing else.
    </limits>
  </help>
  <examples>
    <failed title="A glyph and its caption are two stops">
      <status-tracker id="report">
        <step name="Report Created" state="completed">
          <?finding people who use a screen reader go through 2 stops for one step: the symbol ‘checkmark’ and ‘Report Created’?>
          <glyph symbol="checkmark"/><text>Report Created</text>
        </step>
      </status-tracker>
    </failed>
    <passed title="The same, combined">
      <status-tracker id="report">
        <step name="Report Created" state="completed" children="combine">
          <glyph symbol="checkmark" label="Completed"/><text>Report Created</text>
        </step>
      </status-tracker>
    </passed>
    <passed title="The same, with the glyph hidden, or with a label for the whole">
      <status-tracker id="report">
        <step name="Report Created" state="completed">
          <glyph symbol="checkmark" hidden="true"/><text>Report Created</text>
        </step>
        <step name="Sent" state="upcoming" label="Sent, not started" children="ignore">
          <glyph symbol="circle"/><text>Sent</text>
        </step>
      </status-tracker>
    </passed>
    <failed title="A number and a name are two stops">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account"/>
        <look>
          <shape kind="circle" size="32">
            <?finding people who use a screen reader go through 2 stops for one step: ‘1’ and ‘Account’?>
            <text>{position}</text></shape>
          <text>{name}</text>
        </look>
      </step-indicator>
    </failed>
    <failed title="A container groups them and leaves them stops">
      <status-tracker id="report">
        <step name="Sent" state="completed" label="Sent" children="contain">
          <?finding people who use a screen reader go through 3 stops for one step: ‘Done’, ‘Sent’ and ‘3 March’?>
          <glyph symbol="checkmark" label="Done"/><text>Sent</text><text>3 March</text>
        </step>
      </status-tracker>
    </failed>
    <passed title="A group in a step is the one stop">
      <status-tracker id="report">
        <step name="Paid" state="error">
          <group children="combine" label="Paid, failed"><glyph symbol="xmark"/><text>Paid</text></group>
        </step>
        <step name="Sent" state="upcoming" label="Sent, not started" children="combine">
          <glyph symbol="circle"/><text>Sent</text>
        </step>
      </status-tracker>
    </passed>
    <inapplicable title="One part and a button">
      <status-tracker id="report">
        <step name="Paid" state="error">
          <text>Paid, failed</text>
          <control action="activate"><glyph symbol="arrow.clockwise"/><text>Try again</text></control>
        </step>
      </status-tracker>
    </inapplicable>
    <failed title="A caption of 12 words">
      <status-tracker id="report">
        <step name="Sent" state="completed">
          <?finding people who use a screen reader go through 2 stops for one step: ‘Done’ and ‘We sent your report to the team and they will call you’?>
          <glyph symbol="checkmark" label="Done"/>
          <text>We sent your report to the team and they will call you</text>
        </step>
      </status-tracker>
    </failed>
    <inapplicable title="A passage of 13 words, and a heading">
      <status-tracker id="report">
        <step name="Sent" state="completed">
          <glyph symbol="checkmark" label="Done"/>
          <text>We sent your report to the team and they will call you soon</text>
        </step>
        <step name="Paid" state="completed">
          <text traits="header">Paid</text><text>By card</text>
        </step>
      </status-tracker>
    </inapplicable>
    <inapplicable title="One stop repeats the other, which another rule finds">
      <status-tracker id="report">
        <step name="Sent" state="completed" label="Sent, done"><text>Sent</text></step>
      </status-tracker>
    </inapplicable>
    <failed title="A mark and the glyph on it">
      <chart id="sleep" type="bar" label="Sleep" children="contain">
        <?finding people who use a screen reader go through 2 stops for one mark: ‘Monday, 7 hours’ and ‘Record’?>
        <mark category="Mon" value="7" label="Monday, 7 hours"><glyph symbol="star" label="Record"/></mark>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
    </failed>
    <cantTell title="Whether they are grouped is not known" complete="announcements data">
      <status-tracker id="report">
        <step name="Sent" state="completed">
          <?cantTell people who use a screen reader go through 2 stops for one step: ‘Done’ and ‘Sent’?>
          <glyph symbol="checkmark" label="Done"/><text>Sent</text>
        </step>
      </status-tracker>
    </cantTell>
    <failed title="A step in SVG whose tick and text are two stops">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" role="group" aria-label="Order">
        <g role="list" aria-label="Steps">
          <g role="listitem">
            <?finding people who use a screen reader go through 2 stops for one step: ‘Completed’ and ‘Paid’?>
            <path role="img" aria-label="Completed" d="M 5 20 l 5 5 l 9 -9"/>
            <text x="5" y="60">Paid</text>
          </g>
          <g role="listitem" aria-current="step">
            <circle cx="90" cy="20" r="9"/><text x="80" y="60">Sent</text>
          </g>
        </g>
      </svg>
    </failed>
  </examples>
</rule>

"""####,
"series-not-color-only": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="series-not-color-only" category="color-use"
      impact="serious" components="chart"
      dialects="spec svg">
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
  <remedy dialect="svg">name each series in a text beside its marks, or give the series patterns, dashes
    (stroke-dasharray) or shapes of their own</remedy>
  <remedy dialect="svg" case="faint">give the sign that tells the two apart enough contrast against
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
      its own. What tells them apart must itself reach 3:1 against what is behind it.
    </decides>
    <swiftui>
      Add .symbol(by: .value("Series", name)) or .lineStyle(by:), or name each series beside its
      marks with .annotation.
    </swiftui>
    <limits>
      A screen reader’s words help nobody who sees the chart. Patterns, markers and dashes that a
      series declares are believed to be drawn where its look has a line or an area for them and
      draws no others: of circles that the look draws for all series, none becomes a square. Marks
      that belong to no series are not compared. Series that look the same use no colour and give no
      outcome.

      Of more than 50 series, each is reported once, with the one before it from which it is told
      least and the number of others; of more than 256 different looks, each is compared with those
      nearest in lightness.
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
    <failed title="Five hues and a legend: each pair is a finding of its own">
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
    <failed title="A line that says it has no dashes is as plain as the other">
      <chart id="pulse" type="line" appearance="light" backdrop="#FFF">
        <series id="heart" name="Heart" color="#B91C1C" dash="none"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Heart’ from ‘Steps’: only their colours differ, by 1.28:1 where 3:1 would do?>
        <series id="steps" name="Steps" color="#15803D" dash="" pattern="none"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </failed>
    <failed title="One marker and one dash pattern for both, written in two ways">
      <chart id="pulse" type="line" appearance="light" backdrop="#FFF">
        <series id="heart" name="Heart" color="#B91C1C" marker="circle" dash="4, 2"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Heart’ from ‘Steps’: only their colours differ, by 1.28:1 where 3:1 would do?>
        <series id="steps" name="Steps" color="#15803D" marker=" Circle" dash="4.0  2"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </failed>
    <passed title="A marker of its own on one of two lines">
      <chart id="pulse" type="line" appearance="light" backdrop="#FFF">
        <series id="heart" name="Heart" color="#B91C1C" marker="circle"/>
        <series id="steps" name="Steps" color="#15803D" marker="square"/>
        <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look>
      </chart>
    </passed>
    <failed title="A square is declared, but the look draws circles for both">
      <chart id="pulse" type="scatter" appearance="light" backdrop="#FFF">
        <series id="heart" name="Heart" color="#B91C1C"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Heart’ from ‘Steps’: only their colours differ, by 1.28:1 where 3:1 would do?>
        <series id="steps" name="Steps" color="#15803D" marker="square"/>
        <look part="mark"><shape kind="circle" size="8"><fill color="series"/></shape></look>
        <mark category="Mon" series="heart" value="60"/><mark category="Mon" series="steps" value="30"/>
      </chart>
    </failed>
    <failed title="Bars without an edge have nothing to dash">
      <chart id="pulse" type="bar" gap="4" appearance="light" backdrop="#FFF">
        <series id="heart" name="Heart" color="#B91C1C"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘Heart’ from ‘Steps’: only their colours differ, by 1.28:1 where 3:1 would do?>
        <series id="steps" name="Steps" color="#15803D" dash="4 2"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="heart" value="60"/><mark category="Mon" series="steps" value="30"/>
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
    <inapplicable title="Two series of one colour, with marks of their own that are too faint, use no colour">
      <chart id="sleep" type="bar" gap="8" appearance="light" backdrop="#FFF">
        <series id="a" name="Deep" color="#5CB8FF"/><series id="b" name="Light" color="#5CB8FF"/>
        <look part="mark" series="a">
          <shape kind="rectangle"><fill color="series"/><glyph symbol="star" color="#FFF"/></shape>
        </look>
        <look part="mark" series="b">
          <shape kind="rectangle"><fill color="series"/></shape>
        </look>
        <mark category="Mon" series="a" value="3"/><mark category="Mon" series="b" value="4"/>
      </chart>
    </inapplicable>
    <failed title="Two hues of one lightness in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#117733">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <?finding light dark: people who cannot tell colours apart cannot tell ‘North’ from ‘South’: only their colours differ, by 1.24:1 where 3:1 would do?>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#117733"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </failed>
    <passed title="Two series of an SVG chart that differ in lightness">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#002244">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#DDAA33">
          <rect class="bar" x="42" y="70" width="10" height="30"/>
          <rect class="bar" x="82" y="60" width="10" height="40"/>
        </g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#002244"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#DDAA33"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <passed title="A dashed line and a whole one in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0"><path class="line" d="M35 80L75 30L115 60" fill="none"
          stroke="#117733" stroke-width="3"/></g>
        <g class="series series-1"><path class="line" d="M35 50L75 70L115 20" fill="none"
          stroke="#BB5566" stroke-width="3" stroke-dasharray="6 3"/></g>
        <g class="legend">
          <g class="entry">
            <rect x="120" y="20" width="8" height="8" fill="#117733"/>
            <text x="132" y="28">North</text></g>
          <g class="entry">
            <rect x="120" y="40" width="8" height="8" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <passed title="Markers of two forms in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#117733">
          <path class="point" d="M30 80h8v8h-8z"/><path class="point" d="M70 30h8v8h-8z"/></g>
        <g class="series series-1" fill="#BB5566">
          <path class="point" d="M34 50l5 9h-10z"/><path class="point" d="M74 70l5 9h-10z"/></g>
        <g class="legend">
          <g class="entry"><path d="M120 20h8v8h-8z" fill="#117733"/>
            <text x="132" y="28">North</text></g>
          <g class="entry"><path d="M124 40l5 9h-10z" fill="#BB5566"/>
            <text x="132" y="48">South</text></g>
        </g>
      </svg>
    </passed>
    <inapplicable title="One series in an SVG chart">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <rect width="200" height="120" fill="white"/>
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#117733">
          <rect class="bar" x="30" y="40" width="10" height="60"/>
          <rect class="bar" x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"sibling-names-unique": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="sibling-names-unique" category="labels"
      impact="moderate" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Stops side by side sound different</title>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <profile name="wcag-a" advisory="true"/>
  <expectation check="sibling-names"/>
  <remedy dialect="spec">say what tells them apart: the position, the category, the object of the
    action</remedy>
  <remedy dialect="svg">say what tells them apart in the &lt;title> or the aria-label: the
    category, the series, the value</remedy>
  <help>
    <why>
      “Report created, report created, report created”: people who use a screen reader cannot tell
      whether they have moved on, or which of the three they want.
    </why>
    <applies>
      Steps, marks, legend entries, buttons and texts that share a container with others. A step,
      mark or entry of several stops counts as one; a button in it counts by itself.
    </applies>
    <decides>
      What is heard differs from what is heard of any earlier one in the same container. Two that do
      the same to the same thing may sound the same, such as a button above and one below.
    </decides>
    <swiftui>
      Say in .accessibilityLabel what tells them apart: “Edit address”, “Edit payment”.
    </swiftui>
    <limits>
      Symbols whose names are not known are left out where they stand alone; they are for
      name-not-identifier. So are the texts of an SVG image in which no axes are known: those of two
      axes may be the same.
    </limits>
  </help>
  <examples>
    <passed title="The day or the value tells them apart">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="4" label="Mon, 4"/>
        <mark category="Tue" value="4" label="Tue, 4"/>
        <mark category="Wed" value="4" label="Hours" value-text="4 on Wednesday"/>
        <mark category="Thu" value="5" label="Hours" value-text="5 on Thursday"/>
      </chart>
    </passed>
    <failed title="Two steps with the same name">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Report Created" state="completed" label="Report Created"/>
        <?finding people who use a screen reader cannot tell two stops apart: ‘Report Created’ is heard again?>
        <step name="Report Created" state="upcoming" label="Report Created"/>
      </status-tracker>
    </failed>
    <failed title="Two steps with the same name and the same symbol, whatever its name">
      <status-tracker id="order" children="contain" label="Order">
        <step name="Report Created"><glyph symbol="checkmark"/><text>Report Created</text></step>
        <step name="Report Created">
          <?finding people who use a screen reader cannot tell two stops apart: ‘image, Report Created’ is heard again?>
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
    <failed title="Buttons within different steps have the same name">
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
    <inapplicable title="One stop, and symbols whose names are not known">
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
      <status-tracker id="order">
        <step name="Packed"><glyph symbol="checkmark"/></step>
        <step name="Sent"><glyph symbol="checkmark"/></step>
      </status-tracker>
    </inapplicable>
    <failed title="Two bars of an SVG image that sound the same">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect role="graphics-symbol" aria-label="12" width="20" height="60"/>
        <?finding people who use a screen reader cannot tell two stops apart: ‘12, image’ is heard again?>
        <rect role="graphics-symbol" aria-label="12" x="30" width="20" height="60"/>
      </svg>
    </failed>
    <passed title="Bars of an SVG image that are told apart, and texts of two axes">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g aria-label="North"><rect aria-label="Q1: 12" width="9"/><rect aria-label="Q2: 12" width="9"/></g>
        <g aria-label="South"><rect aria-label="Q1: 12" width="9"/><rect aria-label="Q2: 9" width="9"/></g>
        <text x="5" y="20">10</text><text x="5" y="70">10</text>
      </svg>
    </passed>
  </examples>
</rule>

"""####,
"single-current-step": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="single-current-step" category="announcements"
      impact="moderate" components="step-indicator"
      dialects="spec svg">
  <title>One step is current, and assistive technology can tell which</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="single-current-step"/>
  <remedy dialect="spec">mark the current step, as with traits="selected" in its look or {state} in
    its label; where one stop stands for all, say label="Step {position} of {count}: {name}"</remedy>
  <remedy dialect="spec" case="surplus">give the step the state it is in besides the current one</remedy>
  <remedy dialect="spec" case="none">say which step is current, with current= or
    state="current"</remedy>
  <remedy dialect="spec" case="fixed">let the label follow the state: say {state} in it, or give each
    state a look with a label of its own</remedy>
  <remedy dialect="spec" case="words">give the state its words, as in &lt;state id="done" is="completed"
    announced-as="erledigt|fertig"/></remedy>
  <remedy dialect="svg">give the current step aria-current="step", and no other</remedy>
  <remedy dialect="svg" case="surplus">take aria-current from all steps but the one the user is on</remedy>
  <remedy dialect="svg" case="none">give the current step aria-current="step"</remedy>
  <remedy dialect="svg" case="fixed">let the name follow the state, and do not say “current” of a step that is not</remedy>
  <remedy dialect="svg" case="words">say the state in English, or by an attribute, as aria-current="step"</remedy>
  <help>
    <why>
      Two current steps, or none, leave everyone in doubt where they are. One that only looks
      different leaves in doubt who does not see it.
    </why>
    <applies>Step indicators that say of any step which state it is in, in each of their states.</applies>
    <decides>
      At most one step is current, and one is unless none has begun or all are done. Where each step
      is a stop, the current one says so with a word or is selected, and no other does; or what is
      around the steps says where the user is, as “Step 2 of 4” does. One stop for all says the
      number or the name of the current step, and of several which is current. A step that went wrong may stand in for the current
      one: then nothing more is asked.
    </decides>
    <swiftui>
      Add .accessibilityAddTraits(isCurrent ? .isSelected : []) to the step, or say the state in its
      .accessibilityValue.
    </swiftui>
    <limits>
      Trackers are left alone: several of their items may be under way at once. Words for the
      current state are known in English; in other languages announced-as gives them.

      In an SVG image, steps are the items of a list, a tab list, a navigation or a group
      of which one has aria-current="step", or which calls itself steps, stepper, wizard, tracker or timeline.
    </limits>
  </help>
  <examples>
    <passed title="The current step is selected">
      <step-indicator id="checkout" current="2" children="contain" label="Checkout">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look state="current" label="{position}, {name}" traits="selected"/>
        <look label="{position}, {name}, {state}"/>
      </step-indicator>
    </passed>
    <passed title="One stop counts">
      <step-indicator id="checkout" current="1" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="Two steps are current">
      <step-indicator id="checkout" children="contain" label="Checkout" dynamic="false">
        <step name="Account" state="completed"/>
        <step name="Details" state="current"/>
        <?finding people cannot tell where they are: ‘Review’ is current, and so is ‘Details’?>
        <step name="Review" state="current"/>
        <look label="{position}, {name}, {state}"/>
      </step-indicator>
    </failed>
    <failed title="The number says one step, the state another">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout" dynamic="false">
        <step name="Account"/>
        <?finding people cannot tell where they are: ‘Details’ is current, and so is ‘Account’?>
        <step name="Details" state="current"/>
        <look label="{position}, {name}, {state}"/>
      </step-indicator>
    </failed>
    <failed title="No step is current, half-way">
      <?finding people cannot tell where they are: no step is current?>
      <step-indicator id="checkout" children="contain" label="Checkout">
        <step name="Account" state="completed" label="1, Account, completed"/>
        <step name="Details" state="upcoming" label="2, Details, upcoming"/>
      </step-indicator>
    </failed>
    <failed title="The step a user is on is marked as done">
      <?finding people cannot tell where they are: no step is current, though they are on ‘Account’?>
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <step name="Account" state="completed" label="1, Account, completed"/>
        <step name="Details" label="2, Details, upcoming"/>
      </step-indicator>
    </failed>
    <failed title="A ring marks the current step for the eye alone">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout" dynamic="false">
        <step name="Account"/><step name="Details"/>
        <?finding people who use a screen reader are not told that ‘Account’ is the current one?>
        <look state="current" label="{position}, {name}">
          <shape kind="circle" size="32"><stroke color="systemBlue" width="2.5"/></shape>
        </look>
        <look label="{position}, {name}, {state}"/>
      </step-indicator>
    </failed>
    <failed title="A label that stays behind when the user moves on">
      <step-indicator id="checkout" current="1" children="contain" label="Checkout">
        <?finding people who use a screen reader hear that ‘Account’ is current while they are on ‘Details’?>
        <step name="Account" label="1, Account, current"/>
        <step name="Details"/>
        <look label="{position}, {name}, {state}"/>
      </step-indicator>
    </failed>
    <failed title="A word of the step’s name is no state">
      <step-indicator id="course" current="1" dynamic="false" children="contain" label="Course">
        <?finding people who use a screen reader are not told that ‘Active listening’ is the current one?>
        <step name="Active listening" label="1, Active listening"/>
        <step name="Review" label="2, Review, upcoming"/>
      </step-indicator>
    </failed>
    <passed title="What holds the steps says where the user is">
      <step-indicator id="checkout" current="2" children="contain"
                      label="Step {position} of {count}: {name}">
        <step name="Account"><text>Account</text></step>
        <step name="Details"><text>Details</text></step>
      </step-indicator>
    </passed>
    <passed title="Before the first step none is current">
      <step-indicator id="checkout" current="0" dynamic="false" children="contain" label="Checkout">
        <step name="Account"/><step name="Details"/>
        <look label="{position}, {name}, {state}"/>
      </step-indicator>
    </passed>
    <passed title="Behind the last step none is current">
      <step-indicator id="checkout" current="3" dynamic="false" children="contain" label="Checkout">
        <step name="Account"/><step name="Details"/>
        <look label="{position}, {name}, {state}"/>
      </step-indicator>
    </passed>
    <inapplicable title="The step that went wrong is the one the user is on">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain" label="Checkout">
        <step name="Account"/><step name="Payment" state="error"/><step name="Review"/>
        <look label="{position}, {name}, {state}"/>
      </step-indicator>
    </inapplicable>
    <cantTell title="A language whose word for it nobody gave" lang="de">
      <step-indicator id="kasse" current="1" dynamic="false" children="contain" label="Kasse">
        <?cantTell people who use a screen reader are not told that ‘Konto’ is the current one?>
        <step name="Konto" label="1, Konto, aktuell"/>
        <step name="Angaben" label="2, Angaben"/>
      </step-indicator>
    </cantTell>
    <inapplicable title="Nobody says which state any step is in">
      <step-indicator id="checkout" children="contain" label="Checkout">
        <step name="Account" label="Account"/><step name="Details" label="Details"/>
      </step-indicator>
    </inapplicable>
    <inapplicable title="Two items of a tracker may be under way at once">
      <status-tracker id="order">
        <step name="Packing" state="current" label="Packing, in progress"/>
        <step name="Billing" state="current" label="Billing, in progress"/>
      </status-tracker>
    </inapplicable>
    <failed title="One stop that lists all steps" lang="en">
      <?finding people who use a screen reader are not told that ‘Details’ is the current one?>
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Checkout: Account, Details, Review">
        <step name="Account"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </failed>
    <passed title="Not currently active is not current" lang="en">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <step name="Account" label="1, Account, current"/>
        <step name="Details" label="2, Details, not currently active, upcoming"/>
      </step-indicator>
    </passed>
    <passed title="One step of an SVG image is current">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Review, upcoming"><circle cx="240" cy="30" r="14"/></g>
        </g>
      </svg>
    </passed>
    <failed title="Two steps of an SVG image are current">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account" aria-current="step"><circle cx="40" cy="30" r="14"/></g>
          <?finding people cannot tell where they are: ‘Details’ is current, and so is ‘Account’?>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </failed>
    <failed title="The name of a step in an SVG image says that it is current, too">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <?finding people who use a screen reader hear that ‘Account’ is current while they are on ‘Details’?>
          <g role="listitem" class="done" aria-label="Account (now active)"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </failed>
    <cantTell title="A class says that an SVG image holds steps, and nothing which is current">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <?cantTell whether people can tell where they are depends on which step is current, if any is?>
        <g role="list" class="stepper">
          <g role="listitem" aria-label="Account"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"state-exposed-to-at": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="state-exposed-to-at" category="labels"
      impact="serious" components="step-indicator status-tracker"
      dialects="spec svg">
  <title>The state of each step that is reached reaches assistive technology</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="state-exposure"/>
  <remedy dialect="spec">say the state with the step, as in value="{state}", or give the symbol that
    shows it a label</remedy>
  <remedy dialect="spec" case="words">give the state its words, as in &lt;state id="done" is="completed"
    announced-as="erledigt|fertig"/></remedy>
  <remedy dialect="svg">give the current step aria-current="step", and say the state of the others in their names, as in
    aria-label="Account, completed"</remedy>
  <remedy dialect="svg" case="words">say the state in English, or by an attribute, as aria-current="step"</remedy>
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
      step’s shape, the name of a container or a text in it where all its steps are in that state, or
      custom content that can be asked for; a word of the step’s own name is none. A symbol without a label may be called
      anything; one that is there in every state tells none.
    </decides>
    <swiftui>
      Say the state with .accessibilityValue(state.description), or give the symbol that shows it an
      .accessibilityLabel and combine it with the name.
    </swiftui>
    <limits>Words for states are known in English; in other languages announced-as gives them.

      In an SVG image, steps are the items of a list, a tab list, a navigation or a group
      of which one has aria-current="step", or which calls itself steps, stepper, wizard, tracker or timeline.
    </limits>
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
        <?cantTell people who use a screen reader may not learn from ‘image, Payment’ that ‘Payment’ is in error?>
        <step name="Payment" state="error">
          <glyph symbol="xmark" color="label"/><text color="label">Payment</text>
        </step>
      </status-tracker>
    </cantTell>
    <failed title="A symbol that is there in every state tells none of them">
      <step-indicator id="checkout" current="1">
        <step name="Account" icon="person"/><step name="Details" icon="doc"/>
        <look>
          <?finding people who use a screen reader do not learn from ‘image, Account’ that ‘Account’ is the current one?>
          <?finding people who use a screen reader do not learn from ‘image, Account’ that ‘Account’ is completed?>
          <?finding people who use a screen reader do not learn from ‘image, Details’ that ‘Details’ is still to come?>
          <?finding people who use a screen reader do not learn from ‘image, Details’ that ‘Details’ is the current one?>
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
    <failed title="A word of the step’s name is not its state">
      <step-indicator id="setup" current="2" dynamic="false">
        <?finding people who use a screen reader do not learn from ‘Complete profile’ that ‘Complete profile’ is completed?>
        <step name="Complete profile" label="Complete profile"/>
        <?finding people who use a screen reader do not learn from ‘Current address’ that ‘Current address’ is the current one?>
        <step name="Current address" label="Current address"/>
        <step name="Pending items" label="Pending items, pending"/>
      </step-indicator>
    </failed>
    <passed title="Text or a name of the group that it stands in">
      <status-tracker id="parcel" children="contain" label="Order">
        <group children="contain">
          <text traits="header">Completed</text>
          <step name="Ordered" state="completed" label="Ordered"/>
          <step name="Packed" state="completed" label="Packed"/>
        </group>
        <group children="contain" label="Still to do: upcoming">
          <step name="Sent" state="upcoming" label="Sent"/>
        </group>
      </status-tracker>
    </passed>
    <failed title="What stands in a group of several states is not said of one of them">
      <status-tracker id="parcel">
        <group children="contain" label="Completed and upcoming">
          <?finding people who use a screen reader do not learn from ‘Packed’ that ‘Packed’ is completed?>
          <step name="Packed" state="completed" label="Packed"/>
          <?finding people who use a screen reader do not learn from ‘Sent’ that ‘Sent’ is still to come?>
          <step name="Sent" state="upcoming" label="Sent"/>
        </group>
      </status-tracker>
    </failed>
    <passed title="The name of the step’s own container">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account" children="contain" label="Account, current"><text>Your data</text></step>
      </step-indicator>
    </passed>
    <cantTell title="A step in a language of its own">
      <status-tracker id="parcel">
        <?cantTell people who use a screen reader may not learn from ‘Paket, erledigt’ that ‘Paket’ is completed?>
        <step name="Paket" state="completed" lang="de" label="Paket, erledigt"/>
      </status-tracker>
    </cantTell>
    <passed title="The steps of an SVG image say their states">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Review, upcoming"><circle cx="240" cy="30" r="14"/></g>
        </g>
      </svg>
    </passed>
    <failed title="Only a class of an SVG image says that a step is done">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <?finding people who use a screen reader do not learn from ‘Account, 1 of 2’ that ‘Account’ is completed?>
          <g role="listitem" class="step done" aria-label="Account"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" class="step" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </failed>
    <cantTell title="An SVG image says the state of the current step alone">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <?cantTell whether people who use a screen reader are told in which state ‘Account’ is depends on the state of each step, which the file gives 1 of 2?>
          <g role="listitem" aria-label="Account"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"state-not-color-only": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="state-not-color-only" category="color-use"
      impact="serious" components="step-indicator status-tracker progress chart"
      dialects="spec svg">
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
  <remedy dialect="svg">give one of the two states a symbol, a word, a ring or another shape of its own[, or colours with
    {threshold}:1 between them]</remedy>
  <remedy dialect="svg" case="faint">give the sign that tells the two apart enough contrast against what is behind it, or
    add one that has</remedy>
  <help>
    <why>
      One man in twelve does not see red and green as others do, and nobody does in bright sunlight
      or on a grey display. A state that only its colour shows is a state they do not get.
    </why>
    <applies>
      Each two states that a step indicator, a tracker or a progress declares or reaches and that
      look different, if only by a sign that is hardly seen, in each appearance and on each surface.
    </applies>
    <decides>
      One of the two shows what the other does not: other words, another symbol or shape, a ring
      around, an outline, a pattern, dashes; or the same at another size or stroke width, by 2
      points, or weight. Text that says only the name or number of its step tells no state, but that
      there is one where the other has a tick does. A sign counts only where it reaches 3:1 against
      what is behind it in that appearance; where all else is alike, a fainter one tells nothing.
      Where a state looks different by its place in the row, each of its looks is told.

      Colours that reach 3:1 against each other differ in lightness, and that is enough unless the
      hue itself has a meaning, as red has for errors. The outcome then carries the note
      lightness-only.

      Connectors repeat a state and do not count. Where place alone tells a state, as the first step
      without a tick is the current one, or a progress says its value in figures, the outcome is
      cantTell; but where nothing is ticked yet, place tells nothing, and colour is all there is.
    </decides>
    <swiftui>
      Draw another symbol for each state (checkmark, exclamationmark), or a ring, or words; colour
      alone, and opacity alone, do not count.
    </swiftui>
    <limits>
      The walk through the steps shows which states there are; whether one that is declared is ever
      reached is not asked. A symbol or text that a single step has of its own may be the step’s and
      not the state’s. States that look the same use no colour and give no outcome.

      Of more than 50 states, each is reported once, with the one before it from which it is told
      least and the number of others; of more than 256 different looks, each is compared with those
      nearest in lightness.
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
    <passed title="The last of the steps to come has a shape of its own, and each is told from the current">
      <step-indicator id="checkout" current="1" dynamic="false" appearance="light" backdrop="#FFF">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look state="upcoming" when="last">
          <shape kind="diamond" size="20"><fill color="#777"/></shape>
        </look>
        <look state="upcoming"><shape kind="circle" size="20"><fill color="#777"/></shape></look>
        <look state="current"><shape kind="circle" size="28"><fill color="#0051A8"/></shape></look>
        <look state="completed">
          <shape kind="circle" size="20">
            <fill color="#0051A8"/><glyph symbol="checkmark" color="#FFF"/>
          </shape>
        </look>
      </step-indicator>
    </passed>
    <failed title="The last of them has the size and shape of the current one">
      <step-indicator id="checkout" current="1" dynamic="false" appearance="light" backdrop="#FFF">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <?finding light: people who cannot tell colours apart cannot tell ‘current’ from ‘upcoming’: only their colours differ, by 1.70:1 where 3:1 would do?>
        <look state="upcoming" when="last">
          <shape kind="circle" size="28"><fill color="#777"/></shape>
        </look>
        <look state="upcoming"><shape kind="circle" size="20"><fill color="#777"/></shape></look>
        <look state="current"><shape kind="circle" size="28"><fill color="#0051A8"/></shape></look>
      </step-indicator>
    </failed>
    <failed title="The same circle with another white sign that is too faint to see">
      <status-tracker id="order" appearance="light" backdrop="#FFF">
        <step name="Packed" state="completed"/><step name="Sent" state="current"/>
        <look state="completed"><shape kind="circle" size="25"><fill color="#5CB8FF"/>
          <glyph symbol="checkmark" color="#FFF"/></shape></look>
        <?finding light: people with low vision cannot tell ‘completed’ from ‘current’: the symbol ‘checkmark’ is too faint, at 2.15:1 against what is behind it where 3:1 is needed?>
        <look state="current"><shape kind="circle" size="25"><fill color="#5CB8FF"/></shape></look>
      </status-tracker>
    </failed>
    <passed title="In an SVG image a tick tells what is done">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed">
            <circle cx="40" cy="30" r="14" fill="#048"/><path d="M33 30l5 5 9-10" fill="none" stroke="#FFF" stroke-width="3"/>
            <text x="20" y="65" aria-hidden="true">Account</text></g>
          <g role="listitem" aria-label="Address, completed">
            <circle cx="90" cy="30" r="14" fill="#048"/><path transform="translate(50)" d="M33 30l5 5 9-10" fill="none" stroke="#FFF" stroke-width="3"/>
            <text x="70" y="65" aria-hidden="true">Address</text></g>
          <g role="listitem" aria-label="Details" aria-current="step">
            <circle cx="140" cy="30" r="14" fill="#048"/>
            <text x="120" y="65" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </passed>
    <failed title="In an SVG image only colour tells the current step">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed">
            <circle cx="40" cy="30" r="14" fill="#2A8A3C"/>
            <text x="20" y="65" aria-hidden="true">Account</text></g>
          <?finding light dark: people who cannot tell colours apart cannot tell ‘completed’ from ‘current’: only their colours differ, by 1.13:1 where 3:1 would do?>
          <g role="listitem" aria-label="Details" aria-current="step">
            <circle cx="140" cy="30" r="14" fill="#B5532A"/>
            <text x="120" y="65" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </failed>
    <failed title="A tick in an SVG image that is hardly seen">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed">
            <circle cx="40" cy="30" r="14" fill="#9AE3AC"/><path d="M33 30l5 5 9-10" fill="none" stroke="#FFF" stroke-width="3"/>
            <text x="20" y="65" aria-hidden="true">Account</text></g>
          <g role="listitem" aria-label="Address, completed">
            <circle cx="90" cy="30" r="14" fill="#9AE3AC"/><path transform="translate(50)" d="M33 30l5 5 9-10" fill="none" stroke="#FFF" stroke-width="3"/>
            <text x="70" y="65" aria-hidden="true">Address</text></g>
          <?finding light dark: people with low vision cannot tell ‘completed’ from ‘current’: the symbol ‘path 1’ is too faint, at 1.50:1 against what is behind it where 3:1 is needed?>
          <g role="listitem" aria-label="Details" aria-current="step">
            <circle cx="140" cy="30" r="14" fill="#9AE3AC"/>
            <text x="120" y="65" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </failed>
    <cantTell title="An SVG image says the state of the current step alone">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" style="background-color:#fff">
        <title>Checkout</title>
        <?cantTell whether people who cannot tell colours apart see in which state a step is depends on the state of each step, which the file gives 1 of 2?>
        <g role="list">
          <g role="listitem" aria-label="Account"><circle cx="40" cy="30" r="14" fill="#2A8A3C"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14" fill="#B5532A"/></g>
        </g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"step-announcement-complete": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-announcement-complete" category="announcements"
      impact="serious" components="step-indicator status-tracker"
      dialects="spec svg">
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
  <remedy dialect="svg">say all of it, as with role="listitem" in a role="list", aria-current="step" on the current step and
    aria-label="Account, completed" on others</remedy>
  <help>
    <why>
      Only together do the four tell people who use a screen reader what a row of circles shows at a
      glance.
    </why>
    <applies>Indicators and ordered trackers.</applies>
    <decides>
      It sums up the rules on position, total, name and state: it fails where one of them fails,
      cannot tell where one of them cannot, and passes otherwise. It is not counted itself.
    </decides>
    <swiftui>
      One label says it all: .accessibilityLabel("Step \(position) of \(count): \(name)") with
      .accessibilityValue(state).
    </swiftui>
    <limits>Its findings are those of the rules it sums up; fix those.

      In an SVG image, steps are the items of a list, a tab list, a navigation or a group
      of which one has aria-current="step", or which calls itself steps, stepper, wizard, tracker or timeline.
    </limits>
  </help>
  <examples>
    <passed title="Everything is announced">
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
    <cantTell title="Labels that the fragment does not give" complete="announcements data">
      <?cantTell what is told of the position, total, name and state depends on facts that are missing?>
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account"><shape kind="circle" traits="image"/></step>
        <step name="Details"><shape kind="circle" traits="image"/></step>
      </step-indicator>
    </cantTell>
    <inapplicable title="A chart has no steps">
      <chart id="sleep" type="bar" label="Sleep"/>
    </inapplicable>
    <passed title="The steps of an SVG image say all of it">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Review, upcoming"><circle cx="240" cy="30" r="14"/></g>
        </g>
      </svg>
    </passed>
    <failed title="Links of an SVG image without numbers">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <?finding people who use a screen reader are not told the position and total of the step?>
        <g role="navigation">
          <a href="#account" aria-label="Account, completed"><rect width="9" height="9"/></a>
          <a href="#details" aria-label="Details" aria-current="step"><rect x="20" width="9" height="9"/></a>
        </g>
      </svg>
    </failed>
    <cantTell title="An SVG image says the state of the current step alone">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <?cantTell what is told of the state depends on facts that are missing?>
        <g role="list">
          <g role="listitem" aria-label="Account"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"step-name-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-name-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker"
      dialects="spec svg">
  <title>The name of the step is announced</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:2.4.6" level="AA"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="step-name"/>
  <remedy dialect="spec">say the name in the label, as in label="Step {position} of {count}:
    {name}"</remedy>
  <remedy dialect="svg">say the name in the step’s aria-label or &lt;title>, or leave the text that shows it exposed</remedy>
  <help>
    <why>
      A number tells people how far along they are, but not what they are asked to do there.
    </why>
    <applies>
      Each step that has a name, where each step is a stop; otherwise the current step, in each
      position that the component can be in.
    </applies>
    <decides>
      The announcement holds the name, word for word; case and punctuation do not count. A name
      without words, such as an emoji, is compared character by character.
    </decides>
    <swiftui>
      Put the name of the step into .accessibilityLabel; a number in a circle does not say it.
    </swiftui>
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
    <failed title="Names that exist in the code but are neither shown nor announced">
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
    <failed title="An emoji counts only where it is announced" lang="en">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain" label="Checkout">
        <?finding people who use a screen reader are not told what step 1 is: ‘✅’ is not heard?>
        <step name="✅" label="Step 1 of 2, completed"/>
        <step name="🚀" label="Step 2 of 2, 🚀, current"/>
      </step-indicator>
    </failed>
    <passed title="The steps of an SVG image are called what they show">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem"><text x="20" y="30">1</text><text x="20" y="60">Account</text></g>
          <g role="listitem" aria-current="step" aria-label="Step 2: Details"><text x="120" y="60" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </passed>
    <failed title="An SVG image hides the names, and says numbers">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <?finding people who use a screen reader are not told what step 1 is: ‘Account’ is not heard?>
          <g role="listitem" aria-label="Step 1"><text x="20" y="60" aria-hidden="true">Account</text></g>
          <?finding people who use a screen reader are not told what step 2 is: ‘Details’ is not heard?>
          <g role="listitem" aria-label="Step 2" aria-current="step"><text x="120" y="60" aria-hidden="true">Details</text></g>
        </g>
      </svg>
    </failed>
    <cantTell title="Nothing in an SVG image says what the steps are">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <?cantTell the step has no name that could be looked for?>
          <g role="listitem" aria-label="Step 1"><circle cx="40" cy="30" r="14"/></g>
          <?cantTell the step has no name that could be looked for?>
          <g role="listitem" aria-label="Step 2" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"step-position-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-position-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker"
      dialects="spec svg">
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
  <remedy dialect="svg">let the steps be role="listitem" in a role="list", which a screen reader counts, or say the
    position in the name of each, as in aria-label="Step 2 of 4: Details"</remedy>
  <help>
    <why>
      People who see a row of circles know at a glance how far along they are. People who hear it
      need the number.
    </why>
    <applies>
      Indicators and trackers of at least two steps that follow one another. Where one stop stands
      for all steps, it is tested in each position that the component can be in; where each step is
      a stop, each is tested in each of its states.
    </applies>
    <decides>
      The announcement holds the number of the step, in digits, as an ordinal, or spelt out in
      English; or the container is a list that a screen reader counts. One stop for all steps says
      one number, or says which of several it is, as “Step 2 of 4” and “2 Details, current” do. A
      total, after “of” or before “steps”, is not a position, nor is a date or “3 minutes”. A number
      in a step’s name is a position where it counts the steps, as in “Step 2”. Where each step is a
      stop, it is enough that what surrounds them says which one is current, as “Step 2 of 4” does.
    </decides>
    <swiftui>
      Say the position, counted from 1: .accessibilityLabel("Step \(index + 1) of \(steps.count)").
    </swiftui>
    <limits>
      Number words are known in English only. In other languages, or where no lang gives the
      language, the rule cannot tell if words but no digits are heard. A hidden step is for
      hidden-without-alternative.

      In an SVG image, steps are the items of a list, a tab list, a navigation or a group
      of which one has aria-current="step", or which calls itself steps, stepper, wizard, tracker or timeline.
    </limits>
  </help>
  <examples>
    <passed title="One stop says where the user is">
      <step-indicator id="checkout" current="2" children="combine"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </passed>
    <failed title="Only the name">
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
        <step name="Form 7"/><step name="Form 8"/>
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
    <cantTell title="Part of the announcement is not known">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?cantTell people who use a screen reader are not told which step this is: no 1 is heard?>
        <step name="Account"><glyph symbol="1.circle" color="label"/></step>
        <step name="Details" label="2, Details"/>
      </step-indicator>
    </cantTell>
    <passed title="Two numbers with a slash between them">
      <step-indicator id="checkout" current="1" children="ignore" label="{position}/{count}: {name}">
        <step name="Account"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </passed>
    <passed title="A stop for the whole says where the user is, so captions need not">
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
    <failed title="A tracker that says which item is current, but not its number" lang="en">
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
    <inapplicable title="Nothing of it is exposed; that is for hidden-without-alternative">
      <step-indicator id="checkout" current="1" hidden="true">
        <step name="Account"><text>Account</text></step>
        <step name="Details"><text>Details</text></step>
      </step-indicator>
    </inapplicable>
    <failed title="A list of all steps does not say which one is current" lang="en">
      <?finding people who use a screen reader hear 1, 2 and 3, and not which step they are on?>
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="1 Account, 2 Details, 3 Review">
        <step name="Account"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </failed>
    <passed title="A list of all steps that says which one is current" lang="en">
      <step-indicator id="checkout" current="3" children="combine">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look><text>{position} {name} {state}</text></look>
      </step-indicator>
    </passed>
    <passed title="Another number after the position of the last step" lang="en">
      <status-tracker id="order" dynamic="false" children="contain" label="Order, 3 steps">
        <step name="Packed" state="completed" label="1, Packed, completed, 10 May"/>
        <step name="Sent" state="current" label="2, Sent, in progress, 11 May"/>
        <step name="Delivered" state="upcoming" label="3, Delivered, upcoming, 12 May"/>
      </status-tracker>
    </passed>
    <passed title="The number of the last step, and how many are completed" lang="en">
      <step-indicator id="checkout" current="3" dynamic="false" children="ignore"
                      label="Step 3: Review, 2 steps completed">
        <step name="Account"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </passed>
    <failed title="Counted from 0, “of 3” is not the position of the third" lang="en">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <?finding people who use a screen reader hear 0 for step 1?>
        <step name="Account" label="Step 0 of 3, Account, current"/>
        <?finding people who use a screen reader hear 1 for step 2?>
        <step name="Details" label="Step 1 of 3, Details, upcoming"/>
        <?finding people who use a screen reader hear 2 for step 3?>
        <step name="Review" label="Step 2 of 3, Review, upcoming"/>
      </step-indicator>
    </failed>
    <passed title="The group around each step is its stop" lang="en">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain"
                      label="Checkout, 2 steps">
        <group children="combine"><step name="Account"><text>1, Account, completed</text></step></group>
        <group children="combine"><step name="Details"/><text>2, Details, current</text></group>
      </step-indicator>
    </passed>
    <passed title="Digits among letters, in Japanese" lang="ja">
      <step-indicator id="c" current="2" dynamic="false" children="ignore" label="ステップ2/4：詳細">
        <step name="アカウント"/><step name="詳細"/><step name="確認"/><step name="完了"/>
      </step-indicator>
    </passed>
    <passed title="The total first, in Korean" lang="ko">
      <step-indicator id="c" current="2" dynamic="false" children="ignore"
                      label="4단계 중 2단계: 세부정보">
        <step name="계정"/><step name="세부정보"/><step name="검토"/><step name="확인"/>
      </step-indicator>
    </passed>
    <passed title="Digits among letters, in Chinese" lang="zh">
      <step-indicator id="c" current="2" dynamic="false" children="ignore" label="第2步，共4步：详情">
        <step name="账户"/><step name="详情"/><step name="检查"/><step name="确认"/>
      </step-indicator>
    </passed>
    <passed title="Digits of the Arabic script" lang="ar">
      <step-indicator id="c" current="2" dynamic="false" children="ignore"
                      label="الخطوة ٢ من ٤: التفاصيل">
        <step name="الحساب"/><step name="التفاصيل"/><step name="مراجعة"/><step name="تأكيد"/>
      </step-indicator>
    </passed>
    <passed title="An ordinal with an ending, in French" lang="fr">
      <step-indicator id="c" current="2" dynamic="false" children="ignore"
                      label="2e étape sur 4 : Détails">
        <step name="Compte"/><step name="Détails"/><step name="Revue"/><step name="Fin"/>
      </step-indicator>
    </passed>
    <cantTell title="The total in digits, the position in a word that is not known" lang="de">
      <?cantTell people who use a screen reader are not told which step they are on: no 2 is heard?>
      <step-indicator id="kasse" current="2" dynamic="false" children="ignore"
                      label="Zweiter Schritt von 4: Angaben">
        <step name="Konto"/><step name="Angaben"/><step name="Prüfen"/><step name="Ende"/>
      </step-indicator>
    </cantTell>
    <cantTell title="The language is not given">
      <?cantTell people who use a screen reader are not told which step they are on: no 2 is heard?>
      <step-indicator id="kasse" current="2" dynamic="false" children="ignore"
                      label="Zweiter von vier: Angaben">
        <step name="Konto"/><step name="Angaben"/><step name="Prüfen"/><step name="Ende"/>
      </step-indicator>
    </cantTell>
    <cantTell title="A step in a different language from the rest" lang="en">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <?cantTell people who use a screen reader are not told which step this is: no 1 is heard?>
        <step name="Konto" lang="de" label="Erster Schritt, Konto"/>
        <step name="Details" label="Step 2, Details"/>
      </step-indicator>
    </cantTell>
    <passed title="Numbers above twenty in words" lang="en">
      <step-indicator id="c" current="21" dynamic="false" children="ignore"
                      label="Twenty-first step of twenty-two">
        <step/><step/><step/><step/><step/><step/><step/><step/><step/><step/><step/>
        <step/><step/><step/><step/><step/><step/><step/><step/><step/><step/><step/>
      </step-indicator>
    </passed>
    <failed title="“One step at a time” is not a position" lang="en">
      <?finding people who use a screen reader are not told which step they are on: no 1 is heard?>
      <step-indicator id="checkout" current="1" dynamic="false" children="ignore"
                      label="Checkout, one step at a time: Account">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </failed>
    <passed title="A name that counts the steps gives the position" lang="en">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain"
                      label="Checkout, 3 steps">
        <step name="Step 1" label="Step 1, completed"/>
        <step name="Step 2" label="Step 2, current"/>
        <step name="Step 3" label="Step 3, upcoming"/>
      </step-indicator>
    </passed>
    <failed title="What a shared look leaves out is reported at the look" lang="en">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <step name="Account"/><step name="Details"/>
        <?finding people who use a screen reader are not told which step this is: no 1 is heard?>
        <?finding people who use a screen reader are not told which step this is: no 2 is heard?>
        <look children="combine"><text>{name}, {state}</text></look>
      </step-indicator>
    </failed>
    <passed title="A hidden step is for hidden-without-alternative" lang="en">
      <status-tracker id="order" children="contain" label="Order, 2 steps">
        <step name="Packed" state="completed" label="1, Packed, completed" hidden="true"/>
        <step name="Sent" state="current" label="2, Sent, in progress"/>
      </status-tracker>
    </passed>
    <passed title="A step that is named “2” and is the third" lang="en">
      <step-indicator id="years" current="2" children="ignore" label="Step {position} of {count}: {name}">
        <step name="2024"/><step name="2025"/><step name="2"/>
      </step-indicator>
    </passed>
    <failed title="The whole says how many are completed, not where the user is" lang="en">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain"
                      label="Checkout, 3 steps, 2 completed">
        <?finding people who use a screen reader are not told which step this is: no 1 is heard?>
        <step name="Account"><text>Account</text></step>
        <?finding people who use a screen reader are not told which step this is: no 2 is heard?>
        <step name="Details"><text>Details</text></step>
        <?finding people who use a screen reader are not told which step this is: no 3 is heard?>
        <step name="Review"><text>Review</text></step>
      </step-indicator>
    </failed>
    <passed title="An SVG list, which a screen reader counts">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Review, upcoming"><circle cx="240" cy="30" r="14"/></g>
        </g>
      </svg>
    </passed>
    <failed title="Links of an SVG image are not counted">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="navigation">
          <?finding people who use a screen reader are not told which step this is: no 1 is heard?>
          <a href="#account"><text x="20" y="30">Account</text></a>
          <?finding people who use a screen reader are not told which step this is: no 2 is heard?>
          <a href="#details" aria-current="step"><text x="120" y="30">Details</text></a>
        </g>
      </svg>
    </failed>
    <failed title="A place in the list that its author says is wrong">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account" aria-posinset="1" aria-setsize="2"><circle cx="40" cy="30" r="14"/></g>
          <?finding people who use a screen reader hear 1 for step 2?>
          <g role="listitem" aria-label="Details" aria-posinset="1" aria-setsize="2" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </failed>
    <cantTell title="Numbers in words of another language, in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="de">
        <title>Bestellung</title>
        <g role="navigation">
          <?cantTell people who use a screen reader are not told which step this is: no 1 is heard?>
          <a href="#konto" aria-label="Schritt eins: Konto"><rect width="9" height="9"/></a>
          <?cantTell people who use a screen reader are not told which step this is: no 2 is heard?>
          <a href="#daten" aria-label="Schritt zwei: Daten" aria-current="step"><rect x="20" width="9" height="9"/></a>
        </g>
      </svg>
    </cantTell>
    <inapplicable title="An SVG list of which nothing says that it holds steps">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list"><g role="listitem" aria-label="Account"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details"><circle cx="140" cy="30" r="14"/></g></g>
      </svg>
    </inapplicable>
    <failed title="The place of another step, in scripts that join it to its counter">
      <?finding people who use a screen reader hear 2 for step 4?>
      <step-indicator id="ja" lang="ja" current="4" dynamic="false" children="ignore"
                      label="4ステップ中2番目：確認">
        <step name="カート"/><step name="配送"/><step name="お支払い"/><step name="確認"/>
      </step-indicator>
      <?finding people who use a screen reader hear 2 for step 3?>
      <step-indicator id="ja-of" lang="ja" current="3" dynamic="false" children="ignore"
                      label="4つのうち2番目：お支払い">
        <step name="カート"/><step name="配送"/><step name="お支払い"/><step name="確認"/>
      </step-indicator>
      <?finding people who use a screen reader hear 2 for step 3?>
      <step-indicator id="ko" lang="ko" current="3" dynamic="false" children="ignore"
                      label="3단계 중 2단계: 확인">
        <step name="장바구니"/><step name="결제"/><step name="확인"/>
      </step-indicator>
      <?finding people who use a screen reader hear 2 for step 3?>
      <step-indicator id="zh" lang="zh-Hans" current="3" dynamic="false" children="ignore"
                      label="第2步，共3步：确认">
        <step name="购物车"/><step name="付款"/><step name="确认"/>
      </step-indicator>
    </failed>
    <passed title="The right place in them, before how many there are or behind it">
      <step-indicator id="ja" lang="ja" current="4" dynamic="false" children="ignore"
                      label="4ステップ中4番目：確認">
        <step name="カート"/><step name="配送"/><step name="お支払い"/><step name="確認"/>
      </step-indicator>
      <step-indicator id="ja-step" lang="ja" current="2" dynamic="false" children="ignore"
                      label="ステップ2、全4ステップ：配送">
        <step name="カート"/><step name="配送"/><step name="お支払い"/><step name="確認"/>
      </step-indicator>
      <step-indicator id="ko" lang="ko" current="2" dynamic="false" children="ignore"
                      label="총 3단계 중 2단계: 결제">
        <step name="장바구니"/><step name="결제"/><step name="확인"/>
      </step-indicator>
      <step-indicator id="zh" lang="zh-Hans" current="2" dynamic="false" children="ignore"
                      label="第2步，共3步：付款">
        <step name="购物车"/><step name="付款"/><step name="确认"/>
      </step-indicator>
      <step-indicator id="zh-of" lang="zh-Hans" current="2" dynamic="false" children="ignore"
                      label="共3步中的第2步：付款">
        <step name="购物车"/><step name="付款"/><step name="确认"/>
      </step-indicator>
    </passed>
    <cantTell title="Two numbers at the last step of which nothing tells which is its own">
      <?cantTell people who use a screen reader hear 4 and 2, and not which step they are on?>
      <step-indicator id="tr" lang="tr" current="4" dynamic="false" children="ignore"
                      label="4 adımdan 2. adım: Onay">
        <step name="Sepet"/><step name="Teslimat"/><step name="Ödeme"/><step name="Onay"/>
      </step-indicator>
    </cantTell>
  </examples>
</rule>

"""####,
"step-state-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-state-announced" category="announcements"
      impact="serious" components="step-indicator status-tracker"
      dialects="spec svg">
  <title>The state of the steps is announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:1.1.1" level="A"/>
  <profile name="wcag-a"/>
  <profile name="apple-hig"/>
  <expectation check="step-state"/>
  <remedy dialect="spec">say the state in the label, as in label="Step {position}, {name}, {state}"; a
    state with words of its own declares them with announced-as</remedy>
  <remedy dialect="spec" case="words">give the state its words, as in &lt;state id="done" is="completed"
    announced-as="erledigt|fertig"/></remedy>
  <remedy dialect="svg">give the current step aria-current="step", and say the state of the others in their names, as in
    aria-label="Account, completed"</remedy>
  <remedy dialect="svg" case="words">say the state in English, or by an attribute, as aria-current="step"</remedy>
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
      which “Step 2 of 4” does and a list of all steps does not, and names each step in error with a
      word for it that is not another’s. What is denied is not said: “not yet completed”. What collapsing
      hides of completed and upcoming steps is for children-not-swallowed. Where what is around the
      steps says “Step 2 of 4”, those before it are done and those behind it are to come. Words of the
      step’s name do not count.
    </decides>
    <swiftui>
      Say the state with the step: .accessibilityValue(step.state.description).
    </swiftui>
    <limits>
      Words for states are known in English; in other languages announced-as gives them. Which
      language it is, the component says, or the step. A hidden step is for
      hidden-without-alternative.
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
    <failed title="A list of all steps does not say which one is current" lang="en">
      <?finding people who use a screen reader are not told which step is current?>
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="1 Account, 2 Details, 3 Review">
        <step name="Account"/><step name="Details"/><step name="Review"/>
      </step-indicator>
    </failed>
    <failed title="Nor does a list of names and numbers" lang="en">
      <?finding people who use a screen reader are not told which step is current?>
      <step-indicator id="checkout" current="2" dynamic="false" children="combine">
        <step name="Account"><text>Account</text></step>
        <step name="Details"><text>2</text><text>Details</text></step>
        <step name="Review"><text>3</text><text>Review</text></step>
        <step name="Confirm"><text>4</text><text>Confirm</text></step>
      </step-indicator>
    </failed>
    <passed title="A list of all steps that says which one is current" lang="en">
      <step-indicator id="checkout" current="2" children="combine">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look><text>{position}</text><text>{name}</text><text>{state}</text></look>
      </step-indicator>
    </passed>
    <failed title="The word for the error is another step’s" lang="en">
      <?finding people who use a screen reader are not told that ‘Account’ is in error?>
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Step 2 of 3: Details. Account completed. Review has an error">
        <step name="Account" state="error"/><step name="Details"/><step name="Review" state="upcoming"/>
      </step-indicator>
    </failed>
    <passed title="Two steps share the word for it" lang="en">
      <step-indicator id="checkout" current="2" dynamic="false" children="ignore"
                      label="Step 2 of 3: Details. Errors in Account and Review">
        <step name="Account" state="error"/><step name="Details"/><step name="Review" state="error"/>
      </step-indicator>
    </passed>
    <failed title="“Not yet” and “no longer” deny what follows" lang="en">
      <status-tracker id="order" dynamic="false" children="contain" label="Order, 2 steps">
        <?finding people who use a screen reader are not told that step 1 is completed?>
        <step name="Sent" state="completed" label="1, Sent, not yet completed"/>
        <?finding people who use a screen reader are not told that step 2 is the current one?>
        <step name="Billed" state="current" label="2, Billed, no longer current"/>
      </status-tracker>
    </failed>
    <cantTell title="A step in a language whose words nobody gave" lang="en">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <?cantTell people who use a screen reader are not told that step 1 is the current one?>
        <step name="Konto" lang="de" label="1, Konto, aktuell"/>
        <step name="Details" label="2, Details, upcoming"/>
      </step-indicator>
    </cantTell>
    <passed title="Steps in English, in a component that is not" lang="de">
      <step-indicator id="checkout" current="2" dynamic="false" children="contain" label="Kasse">
        <step name="Account" lang="en" label="1, Account, done"/>
        <step name="Details" lang="en" label="2, Details, current"/>
      </step-indicator>
    </passed>
    <passed title="A step that is called “2”, and is the third" lang="en">
      <step-indicator id="years" current="2" children="ignore" label="Step {position} of {count}: {name}">
        <step name="2024"/><step name="2025"/><step name="2"/>
      </step-indicator>
    </passed>
    <passed title="The steps of an SVG image say their states">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Review, upcoming"><circle cx="240" cy="30" r="14"/></g>
        </g>
      </svg>
    </passed>
    <failed title="Only a class of an SVG image says that a step is done">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <?finding people who use a screen reader are not told that step 1 is completed?>
          <g role="listitem" class="step done" aria-label="Account"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" class="step" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </failed>
    <cantTell title="An SVG image says the state of the current step alone">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <?cantTell whether people who use a screen reader are told in which state ‘Account’ is depends on the state of each step, which the file gives 1 of 2?>
          <g role="listitem" aria-label="Account"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
        </g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"step-total-announced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="step-total-announced" category="announcements"
      impact="moderate" components="step-indicator status-tracker"
      dialects="spec svg">
  <title>The number of steps is announced</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="hig:writing"/>
  <requirement ref="chartability:location-unclear"/>
  <profile name="wcag-a" advisory="true"/>
  <profile name="apple-hig"/>
  <expectation check="step-total"/>
  <remedy dialect="spec">say how many there are, in the label of each stop or of what holds them, as
    in label="Step {position} of {count}: {name}"</remedy>
  <remedy dialect="svg">let the steps be role="listitem" in a role="list", which a screen reader counts, or say how many
    there are in the name of what holds them, as in aria-label="Checkout, 4 steps"</remedy>
  <help>
    <why>“Step 2” leaves open whether there are three steps or thirty.</why>
    <applies>Indicators and trackers of at least two steps that follow one another.</applies>
    <decides>
      Where one stop stands for all steps, its announcement holds the number of steps. Where each
      step is a stop, the number is in each announcement or in the name of a container around them,
      or they are in a list that a screen reader counts. The number of the last step is not a total,
      nor is “3 minutes”. A stop that says every number up to the last has said how many there are.
    </decides>
    <swiftui>
      Say how many there are: .accessibilityLabel("Step \(index + 1) of \(steps.count)").
    </swiftui>
    <limits>
      Number words are known in English only. In other languages, or where no lang gives the
      language, the rule cannot tell if words but no digits are heard.
    </limits>
  </help>
  <examples>
    <passed title="Step 2 of 4">
      <step-indicator id="checkout" current="2" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/><step name="Review"/><step name="Confirm"/>
      </step-indicator>
    </passed>
    <failed title="Nodes with labels, in a container without one">
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
    <cantTell title="A fragment’s host may say it" complete="announcements data">
      <?cantTell people who use a screen reader are not told how many steps there are: 2?>
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account"><shape kind="circle" traits="image"/></step>
        <step name="Details"><shape kind="circle" traits="image"/></step>
      </step-indicator>
    </cantTell>
    <failed title="A tick symbol never has a number as its name">
      <?finding people who use a screen reader are not told how many steps there are: 2?>
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account"><glyph symbol="checkmark" color="label"/></step>
        <step name="Details"><glyph symbol="circle" color="label"/></step>
      </step-indicator>
    </failed>
    <inapplicable title="One step needs no count">
      <step-indicator id="checkout" current="1" children="ignore" label="Account">
        <step name="Account"/>
      </step-indicator>
    </inapplicable>
    <passed title="Counted from 0, yet the total is right" lang="en">
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <step name="Account" label="Step 0 of 3, Account, current"/>
        <step name="Details" label="Step 1 of 3, Details, upcoming"/>
        <step name="Review" label="Step 2 of 3, Review, upcoming"/>
      </step-indicator>
    </passed>
    <failed title="“3 minutes” is not the number of steps" lang="en">
      <?finding people who use a screen reader are not told how many steps there are: 3?>
      <step-indicator id="checkout" current="1" dynamic="false" children="contain" label="Checkout">
        <step name="Account" label="1, Account, current, 3 minutes"/>
        <step name="Details" label="2, Details, upcoming, 3 minutes"/>
        <step name="Review" label="3, Review, upcoming, 3 minutes"/>
      </step-indicator>
    </failed>
    <failed title="“Twenty-four” is not 20" lang="en">
      <?finding people who use a screen reader are not told how many steps there are: 20?>
      <step-indicator id="c" current="20" dynamic="false" children="ignore"
                      label="Step twenty of twenty-four">
        <step/><step/><step/><step/><step/><step/><step/><step/><step/><step/>
        <step/><step/><step/><step/><step/><step/><step/><step/><step/><step/>
      </step-indicator>
    </failed>
    <passed title="“Twenty-one” in words" lang="en">
      <step-indicator id="c" current="1" dynamic="false" children="ignore"
                      label="Step one of twenty-one">
        <step/><step/><step/><step/><step/><step/><step/><step/><step/><step/>
        <step/><step/><step/><step/><step/><step/><step/><step/><step/><step/><step/>
      </step-indicator>
    </passed>
    <passed title="Digits among letters, in Chinese" lang="zh">
      <step-indicator id="c" current="2" dynamic="false" children="ignore" label="第2步，共4步：详情">
        <step name="账户"/><step name="详情"/><step name="检查"/><step name="确认"/>
      </step-indicator>
    </passed>
    <passed title="Each number is heard, up to the last" lang="en">
      <step-indicator id="checkout" current="3" children="combine">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look><text>{position} {name} {state}</text></look>
      </step-indicator>
    </passed>
    <passed title="An SVG list, which a screen reader counts">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="list">
          <g role="listitem" aria-label="Account, completed"><circle cx="40" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Details" aria-current="step"><circle cx="140" cy="30" r="14"/></g>
          <g role="listitem" aria-label="Review, upcoming"><circle cx="240" cy="30" r="14"/></g>
        </g>
      </svg>
    </passed>
    <failed title="Links of an SVG image with their numbers alone">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <?finding people who use a screen reader are not told how many steps there are: 2?>
        <g role="navigation">
          <a href="#account" aria-label="Step 1: Account"><rect width="9" height="9"/></a>
          <a href="#details" aria-label="Step 2: Details" aria-current="step"><rect x="20" width="9" height="9"/></a>
        </g>
      </svg>
    </failed>
    <passed title="What holds the links of an SVG image says it">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <title>Checkout</title>
        <g role="navigation" aria-label="Checkout, 2 steps">
          <a href="#account" aria-label="Step 1: Account"><rect width="9" height="9"/></a>
          <a href="#details" aria-label="Step 2: Details" aria-current="step"><rect x="20" width="9" height="9"/></a>
        </g>
      </svg>
    </passed>
    <passed title="The number of steps where scripts join it to its counter">
      <step-indicator id="ja" lang="ja" current="4" dynamic="false" children="ignore"
                      label="4ステップ中2番目：確認">
        <step name="カート"/><step name="配送"/><step name="お支払い"/><step name="確認"/>
      </step-indicator>
      <step-indicator id="ko" lang="ko" current="3" dynamic="false" children="ignore"
                      label="3단계 중 2단계: 확인">
        <step name="장바구니"/><step name="결제"/><step name="확인"/>
      </step-indicator>
      <step-indicator id="zh" lang="zh-Hans" current="3" dynamic="false" children="ignore"
                      label="第2步，共3步：确认">
        <step name="购物车"/><step name="付款"/><step name="确认"/>
      </step-indicator>
    </passed>
    <failed title="Another number of steps in them">
      <?finding people who use a screen reader are not told how many steps there are: 4?>
      <step-indicator id="ja" lang="ja" current="4" dynamic="false" children="ignore"
                      label="3ステップ中4番目：確認">
        <step name="カート"/><step name="配送"/><step name="お支払い"/><step name="確認"/>
      </step-indicator>
    </failed>
    <cantTell title="Two numbers at the last step of which nothing tells which is that of all">
      <?cantTell people who use a screen reader are not told how many steps there are: 4?>
      <step-indicator id="tr" lang="tr" current="4" dynamic="false" children="ignore"
                      label="4 adımdan 2. adım: Onay">
        <step name="Sepet"/><step name="Teslimat"/><step name="Ödeme"/><step name="Onay"/>
      </step-indicator>
    </cantTell>
  </examples>
</rule>

"""####,
"strings-localisable": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="strings-localisable" category="labels"
      impact="minor" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
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
  <remedy dialect="svg">write the image in each language</remedy>
  <remedy dialect="svg" case="language">say which language it is, as in lang="en" on the
    &lt;svg></remedy>
  <remedy dialect="svg" case="mismatch">translate it, or say its language with lang where the
    string stands</remedy>
  <help>
    <why>
      Translators of a screen do not see its accessibility labels, so these stay in the author’s
      language, read out in the voice of another.
    </why>
    <applies>
      Each indicator or chart of which anything is exposed, and each string that is heard of it.
    </applies>
    <decides>
      A language is given for the spec, the SVG image, the component or each string, and the strings can be
      localised. The tag begins with the code of a language: “english” does not. No string is in a
      script that its language does not use; the impact of that is moderate. Names and units in
      Latin letters belong in every language; sentences in them do not.
    </decides>
    <swiftui>
      Use string literals, LocalizedStringKey or String(localized:) in accessibility modifiers, not
      Text(verbatim:) or strings put together with +; words in another language get an attributed
      string with languageIdentifier.
    </swiftui>
    <limits>
      What language an SVG image without one has where it is shown, only the page tells. Two languages
      of one script are not told apart, and every code of three letters is accepted.
      Which scripts a language uses is known for the common languages.
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
    <failed title="Letters that the language does not use" lang="en">
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
    <passed title="Names, units and signs in another script" lang="ru">
      <chart id="phones" type="bar" children="contain" label="Продажи, тыс.">
        <mark category="iPhone" value="7" label="iPhone" value-text="7 km"/>
        <mark category="PDF" value="7" label="PDF" value-text="7"/>
        <mark category="α" value="5" label="α" value-text="5 °C"/>
      </chart>
    </passed>
    <passed title="The language is given where the string is" lang="en">
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
    <failed title="A script other than the tag names" lang="sr-Cyrl">
      <?finding people who use a screen reader hear ‘Vreme sna po danu’ in the wrong voice: it is written in Latin letters and its language is given as ‘sr-Cyrl’?>
      <chart id="san" type="bar" children="contain" label="Vreme sna po danu">
        <mark category="пон" value="7" label="понедељак, 7"/>
      </chart>
    </failed>
    <cantTell title="A fragment’s host may give the language" scope="fragment">
      <?cantTell people who use a screen reader may hear the strings in a wrong voice: no language is given?>
      <chart id="sleep" type="bar" children="contain" label="Sleep"/>
    </cantTell>
    <inapplicable title="Nothing is heard">
      <chart id="sleep" type="bar" hidden="true" label="Sleep"/>
    </inapplicable>
    <failed title="A word that is not the code of a language" lang="english">
      <?finding people who use a screen reader may hear the strings in a wrong voice: ‘english’ names no language?>
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="7" label="Mon, 7"/>
      </chart>
    </failed>
    <failed title="A part with a tag that no language has" lang="en">
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <?finding people who use a screen reader may hear ‘Mon, 7’ in a wrong voice: ‘zz’ names no language?>
        <mark category="Mon" value="7" label="Mon, 7" lang="zz"/>
      </chart>
    </failed>
    <passed title="The only string has a language of its own">
      <chart id="sleep" type="bar"><mark category="Mon" value="7" label="Mon, 7" lang="en"/></chart>
    </passed>
    <failed title="Only one of two strings has a language">
      <?finding people who use a screen reader may hear the strings in a wrong voice: no language is given?>
      <chart id="sleep" type="bar" children="contain" label="Sleep">
        <mark category="Mon" value="7" label="Mon, 7" lang="en"/>
      </chart>
    </failed>
    <failed title="What stands where the language of an SVG image does names none">
      <?finding people who use a screen reader may hear the strings in a wrong voice: ‘english’ names no language?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" xml:lang="english">
        <title>Revenue by quarter</title>
      </svg>
    </failed>
    <failed title="A title in SVG that is not in the language that is given">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" lang="en">
        <title>Revenue</title>
        <?finding people who use a screen reader hear ‘Выручка’ in the wrong voice: it is written in Cyrillic letters and its language is given as ‘en’?>
        <text x="5" y="20">Выручка</text>
      </svg>
    </failed>
    <passed title="An SVG image in two languages">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" xml:lang="en">
        <title>Revenue</title><g xml:lang="ru"><text x="5" y="20">Выручка</text></g>
      </svg>
    </passed>
    <cantTell title="The page that shows an SVG image may give its language">
      <?cantTell people who use a screen reader may hear the strings in a wrong voice: no language is given?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"svg-graphic-named": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="svg-graphic-named" category="structure" impact="serious"
      components="step-indicator status-tracker progress chart graphic" dialects="svg">
  <title>Graphics and controls in an image have names, and references and roles lead somewhere</title>
  <requirement ref="wcag:1.1.1" level="A"/>
  <requirement ref="wcag:2.4.4" level="A" when="link"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <requirement ref="act:7d6734" when="graphic"/>
  <requirement ref="act:c487ae" when="link"/>
  <requirement ref="act:97a4e1" when="button"/>
  <requirement ref="act:e086e5" when="field"/>
  <profile name="wcag-a"/>
  <expectation check="graphic-named"/>
  <remedy dialect="svg">say what it shows in a &lt;title> as its first child, or in aria-label; where it
    shows nothing that is not said elsewhere, hide it with aria-hidden="true"</remedy>
  <remedy dialect="svg" case="control">say what it is for in a &lt;title> as its first child, or in
    aria-label</remedy>
  <remedy dialect="svg" case="measure">say what it measures in aria-label</remedy>
  <remedy dialect="svg" case="stop">say what it is in a &lt;title> as its first child, or in aria-label;
    where nothing can be done with it, leave tabindex out, so that no keyboard stops at it</remedy>
  <remedy dialect="svg" case="reference">give the element that says it the id ‘[{id}]’ and a text, or
    leave [{attribute}|the attribute] out</remedy>
  <remedy dialect="svg" case="role">write a role of WAI-ARIA or its Graphics Module, as
    graphics-symbol, instead of ‘[{role}]’</remedy>
  <help>
    <why>
      “Image, image, image”: who hears that learns nothing. A symbol, a picture or a graphic within a
      graphic is met for what it is called alone. “Button”, “link”, “40 %”: nobody can tell what a
      control is for, or what a bar measures, that has no name.
    </why>
    <applies>
      Each element in the accessibility tree with a role that its author gave it; each picture, symbol
      or graphic that is there for another reason; each link, and whatever a keyboard can stop at;
      each element whose references or roles lead nowhere; and a page within the image that holds controls
      or pictures, of which nothing more is known. The image as a whole, and a progress
      bar or meter that is not part of a chart, are for component-has-name; marks are for
      mark-has-name.
    </applies>
    <decides>
      It has a name where it is an img, a graphics-document or a graphics-symbol: by aria-labelledby,
      aria-label or a &lt;title> of its own, and not one that a drawing program gives whatever it draws.
      So do a link, a button, a field and any other control, a meter, a progress bar, and whatever
      else a keyboard can stop at; what a link, button, checkbox, tab or the like holds names it, too.
      A name has letters, digits or pictures: a dash or a full stop is none.
      Each id in aria-labelledby and aria-describedby is that of an element that says something. Of
      the words in its role, one is a role.
    </decides>
    <limits>A graphics-object, a group and a list that no keyboard stops at need no name here. What a
      browser calls a group at which it stops and which holds texts differs from browser to browser.
      Whether a name is a good one is not judged.</limits>
  </help>
  <examples>
    <passed title="Symbols in a graphic, each with a name">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="graphics-document">
        <title>Revenue by quarter</title>
        <rect role="graphics-symbol" aria-label="Q1: 12" width="20" height="60"/>
        <g role="img"><title>Q2: 18</title><rect x="30" width="20" height="40"/></g>
      </svg>
    </passed>
    <failed title="Symbols without a name">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are told that there is a symbol and not what it shows: it has no name?>
        <rect role="graphics-symbol" width="20" height="60"/>
        <?finding people who use a screen reader are told that there is an image and not what it shows: it has no name?>
        <g role="img"><desc>12</desc><rect width="20" height="60"/></g>
        <?finding people who use a screen reader are told that there is a graphic and not what it shows: it has no name?>
        <g role="graphics-document"><text x="60" y="20">Inset</text></g>
      </svg>
    </failed>
    <failed title="What can have the focus is met, and has no name">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are told that there is a symbol and not what it shows: it has no name?>
        <circle r="4" tabindex="0"/>
      </svg>
    </failed>
    <passed title="Controls with names: given, or by what they hold">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <a href="notes.html"><title>Notes</title><rect width="9" height="9"/></a>
        <a href="data.html"><text x="5" y="20">Data</text></a>
        <g role="button" tabindex="0"><text x="5" y="40">Next</text></g>
        <g role="slider" tabindex="0" aria-label="Year" aria-valuenow="3"><rect width="9"/></g>
        <g tabindex="0" aria-label="North"><rect width="9" height="9"/></g>
        <text tabindex="0" x="5" y="60">Total: 30</text>
      </svg>
    </passed>
    <failed title="Controls without a name">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are told that there is a link and not where it leads: it has no name?>
        <a href="notes.html"><rect width="9" height="9"/></a>
        <?finding people who use a screen reader are told that there is a button and not what it is for: it has no name?>
        <g role="button" tabindex="0"><rect width="9" height="9"/></g>
        <?finding people who use a screen reader are told that there is a slider and not what it is for: it has no name?>
        <g role="slider" tabindex="0" aria-valuenow="3"><rect width="9" height="9"/></g>
        <?finding people who use a screen reader are told that there is a checkbox and not what it is for: it has no name?>
        <g role="checkbox" tabindex="0" aria-checked="true"><rect width="9" height="9"/></g>
        <?finding people who use a keyboard and a screen reader come to something of which nothing is said: it has no name?>
        <g tabindex="0"><rect width="9" height="9"/></g>
      </svg>
    </failed>
    <failed title="Names without a word">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are told that there is an image and not what it shows: its name is no word?>
        <g role="img" aria-label="&#x200B;"><rect width="9" height="9"/></g>
        <?finding people who use a screen reader are told that there is a symbol and not what it shows: its name is no word?>
        <g role="graphics-symbol" aria-label="—"><rect width="9" height="9"/></g>
        <?finding people who use a screen reader are told that there is a button and not what it is for: its name is no word?>
        <g role="button" aria-label="."><rect width="9" height="9"/></g>
      </svg>
    </failed>
    <inapplicable title="A script alone can give it the focus">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g tabindex="-1"><rect width="9" height="9"/></g>
      </svg>
    </inapplicable>
    <cantTell title="A keyboard stops at a group that holds texts">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?cantTell whether people who use a screen reader are told what this is depends on what the browser calls a stop by what it holds?>
        <g tabindex="0"><text x="5" y="20">North</text></g>
      </svg>
    </cantTell>
    <failed title="A title of a child, and one that is empty, name nothing">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are told that there is an image and not what it shows: it has no name?>
        <g role="img"><g><title>Q1</title><rect width="20" height="60"/></g></g>
        <?finding people who use a screen reader are told that there is an image and not what it shows: it has no name?>
        <g role="img" aria-label=" "><title/><rect width="20" height="60"/></g>
      </svg>
    </failed>
    <failed title="The name of the program that drew it is none">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are told that there is an image and not what it shows: its name ‘Gnuplot’ is that of a program?>
        <g role="img"><title>Gnuplot</title><rect width="20" height="60"/></g>
      </svg>
    </failed>
    <passed title="A graphics-object needs no name, and a label may be a hidden text">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g role="graphics-object"><text x="5" y="20">North</text></g>
        <text id="q1" display="none">Q1: 12</text>
        <rect role="graphics-symbol" aria-labelledby="q1" width="20" height="60"/>
      </svg>
    </passed>
    <failed title="References that lead nowhere">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title><g id="empty"/>
        <?finding people who use a screen reader miss a name: aria-labelledby leads nowhere, for there is no element ‘q1’?>
        <rect role="graphics-symbol" aria-labelledby="q1" width="20" height="60"/>
        <?finding people who use a screen reader miss a name: aria-labelledby leads nowhere, for the element ‘empty’ says nothing?>
        <rect aria-labelledby="empty" aria-label="Q2" x="30" width="20" height="60"/>
        <?finding people who use a screen reader miss a description: aria-describedby leads nowhere, for there is no element ‘note’?>
        <rect role="graphics-symbol" aria-label="Q3" aria-describedby="note" x="60" width="20"/>
      </svg>
    </failed>
    <failed title="A word that is no role">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a screen reader are not told what this is: ‘chart’ is no role?>
        <g role="chart" aria-label="Bars"><rect width="20" height="60"/></g>
      </svg>
    </failed>
    <passed title="A role that few know, with one for the others">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g role="chart img" aria-label="Bars"><rect width="20" height="60"/></g>
      </svg>
    </passed>
    <inapplicable title="Shapes and texts of which nothing is said, hidden and unused symbols">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect width="20" height="60"/><text x="5" y="20">Q1</text>
        <g aria-hidden="true"><rect role="graphics-symbol" width="20" height="60"/></g>
        <g display="none"><g role="img"><rect width="2" height="6"/></g></g>
        <defs><g role="img"><rect width="2" height="6"/></g></defs>
        <rect role="none" width="20" height="60"/>
      </svg>
    </inapplicable>
    <cantTell title="A page within the image">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue</title>
        <?cantTell whether people who use a screen reader are told what is here depends on what the HTML within is: <button> and <img>?>
        <foreignObject width="50" height="50">
          <div xmlns="http://www.w3.org/1999/xhtml"><button aria-label="Go"/><img src="x"/></div>
        </foreignObject>
      </svg>
    </cantTell>
    <inapplicable title="Words of a page within the image">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue</title>
        <foreignObject width="50" height="50">
          <p xmlns="http://www.w3.org/1999/xhtml">Up by 3 %</p>
        </foreignObject>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"svg-presentational-children": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="svg-presentational-children" category="structure"
      impact="serious" components="step-indicator status-tracker progress chart graphic" dialects="svg">
  <title>What is one image or symbol to a screen reader holds nothing to be met by itself</title>
  <requirement ref="wcag:1.3.1" level="A"/>
  <requirement ref="wcag:4.1.2" level="A" when="operable"/>
  <requirement ref="act:307n5z"/>
  <profile name="wcag-a"/>
  <expectation check="presentational-children"/>
  <remedy dialect="svg">let what holds parts that are to be met be a graphics-document or a
    graphics-object, or say in its &lt;title> and &lt;desc> what the parts say, and let no part have the
    focus</remedy>
  <help>
    <why>
      role="img" makes one picture of a chart. The names of its bars were written for nobody, and who
      moves through it with a keyboard lands on parts of which a screen reader does not know.
    </why>
    <applies>
      Each element to which its author gave a role whose children are presentational, as img,
      graphics-symbol, button or progressbar, and which holds anything that would be met without it.
    </applies>
    <decides>
      Nothing in it can have the focus of a keyboard: no link, and no tabindex from 0 on. The words of
      each name that its author gave something in it are in its own name or description. What is
      written in it and has no name is for children-not-swallowed.
    </decides>
    <limits>What scripts make focusable is not seen.</limits>
  </help>
  <examples>
    <passed title="A graphic whose bars are met">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="graphics-document">
        <title>Revenue by quarter</title>
        <g role="graphics-symbol" aria-label="Q1: 12"><rect width="20" height="60"/>
          <text x="5" y="20">12</text></g>
        <rect role="graphics-symbol" aria-label="Q2: 18" x="30" width="20" height="40"/>
      </svg>
    </passed>
    <failed title="An image of labelled bars">
      <?finding people who use a screen reader hear ‘Revenue by quarter, image’ and miss ‘Q1: 12’ and 1 more, which one image hides?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="img">
        <title>Revenue by quarter</title>
        <rect role="graphics-symbol" aria-label="Q1: 12" width="20" height="60"/>
        <g><title>Q2: 18</title><rect x="30" width="20" height="40"/></g>
      </svg>
    </failed>
    <passed title="An image whose description has what its bars are called">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="img">
        <title>Revenue by quarter</title><desc>12 in Q1 and 18 in Q2</desc>
        <rect aria-label="Q1: 12" width="20" height="60"/>
        <rect aria-label="Q2: 18" x="30" width="20" height="40"/>
      </svg>
    </passed>
    <failed title="A bar in an image can have the focus">
      <?finding people who use a keyboard reach ‘Q1: 12’ in what is one image to a screen reader, which may say nothing of it?>
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="img">
        <title>Revenue by quarter, 12 in Q1</title>
        <rect tabindex="0" aria-label="Q1: 12" width="20" height="60"/>
      </svg>
    </failed>
    <failed title="A link in a symbol">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use a keyboard reach ‘Notes’ in what is one symbol to a screen reader, which may say nothing of it?>
        <g role="graphics-symbol" aria-label="Q1, with notes">
          <a href="notes.html"><text x="5" y="20">Notes</text></a></g>
      </svg>
    </failed>
    <passed title="What only a script can focus, and what is said">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g role="img" aria-label="North: Q1, 12"><rect tabindex="-1" aria-label="Q1: 12" width="9"/></g>
      </svg>
    </passed>
    <inapplicable title="Nothing in it would be met, or no role makes it one stop">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" role="graphics-document">
        <title>Revenue by quarter</title>
        <g role="img" aria-label="Q1: 12"><rect width="20" height="60"/></g>
        <g role="group" aria-label="North"><rect aria-label="Q2: 18" width="20" height="60"/></g>
        <g aria-hidden="true"><g role="img" aria-label="Q3"><a href="#x"><text>x</text></a></g></g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"target-size-minimum": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="target-size-minimum" category="targets" impact="serious"
      components="step-indicator status-tracker progress chart graphic" dialects="spec svg">
  <title>What can be touched or clicked is 24 by 24, or has room around it</title>
  <requirement ref="wcag:2.5.8" level="AA"/>
  <requirement ref="chartability:target-too-small"/>
  <profile name="wcag-aa"/>
  <profile name="chartability"/>
  <expectation check="target-size">
    <parameter name="minimum" value="24" source="WCAG 2.2, 2.5.8: CSS pixels, which are points here (WCAG2ICT)"/>
    <parameter name="estimate-tolerance" value="0.1" source="ours: how far the estimated size of letters may be off"/>
  </expectation>
  <remedy dialect="spec">let an area of {threshold} by {threshold} points respond (contentShape, padding, a larger frame) and give
    it as width= and height= or hit-width= and hit-height=, or leave {threshold} points from the middle of
    each target to that of the next</remedy>
  <remedy dialect="spec" case="mark">let a person choose data anywhere in the plot, as chartXSelection does: give the group around
    the marks an action= and its size</remedy>
  <remedy dialect="svg">put a &lt;rect> of {threshold} by {threshold} pixels with fill="none" and pointer-events="all" into the
    target, or leave {threshold} pixels from the middle of each target to that of the next</remedy>
  <remedy dialect="svg" case="mark">let a person choose data anywhere in the plot, or beside the image</remedy>
  <help>
    <why>
      Who trembles, points with a mouth stick or rides on a bus cannot hit sixteen points. Where the
      next target is near, another thing happens than the one that was wanted.
    </why>
    <applies>
      Each part that can be operated and is not disabled: controls, and whatever has an action or a
      trait such as button, link or adjustable; in an SVG image links and elements with a role that
      can be operated, where they paint something that responds to a pointer.
    </applies>
    <decides>
      An upright square of 24 by 24 fits into the area that responds; into a round one that is 34
      across, for a circle holds a square of its diameter divided by the square root of two. A smaller
      target passes where a circle of 24 around the middle of its box meets no other target and not
      the circle of another small one; where another target that is large enough does the same; and
      where it stands in a line of text.

      In a spec the area is given by hit-width and hit-height, or else by width and height; a part
      that gives no size is at least as large as the shapes in it. Places come from x and y, or the
      distance to the next target from spacing. In an SVG image they are measured, through all
      transformations, in pixels of the size that the image states: what has a fill or a stroke
      responds, seen or not, as pointer-events says.

      Marks of a chart stand where the data want them. Where the whole plot responds, they pass; else
      nobody can tell whether their place is essential.
    </decides>
    <swiftui>
      Give the control .frame(minWidth: 24, minHeight: 24) and .contentShape(Rectangle()), which
      lets all of the frame respond; a circle needs 34 points.
    </swiftui>
    <limits>
      What else stands near a component on its screen is not known, unless spacing says it or the
      scope is the screen. What a style sheet of the page or a script changes is not seen, and nor are
      targets that only a script makes. Of a free form only the box is measured, and letters are
      estimated.
    </limits>
  </help>
  <examples>
    <passed title="A button of 25 by 25">
      <step-indicator id="checkout">
        <control label="Back" action="back" width="25" height="25" spacing="0"/>
        <control label="Next" action="next" width="25" height="25" spacing="0"/>
      </step-indicator>
    </passed>
    <failed title="Two buttons of 16 by 16, four points apart">
      <step-indicator id="checkout">
        <?finding people whose hands are not steady hit another target: it is 16 by 16, 24 by 24 is needed, and the next target is 4 away?>
        <control label="Back" action="back" width="16" height="16" spacing="4"/>
        <?finding people whose hands are not steady hit another target: it is 16 by 16, 24 by 24 is needed, and the next target is 4 away?>
        <control label="Next" action="next" width="16" height="16" spacing="4"/>
      </step-indicator>
    </failed>
    <passed title="The same eight points apart: their middles are 24 apart">
      <step-indicator id="checkout">
        <control label="Back" action="back" width="16" height="16" spacing="8"/>
        <control label="Next" action="next" width="16" height="16" spacing="8"/>
      </step-indicator>
    </passed>
    <failed title="Just too small, side by side">
      <step-indicator id="checkout">
        <?finding people whose hands are not steady hit another target: it is 23 by 23, 24 by 24 is needed, and the next target is 0 away?>
        <control label="Back" action="back" width="23" height="23" spacing="0"/>
        <?finding people whose hands are not steady hit another target: it is 23 by 23, 24 by 24 is needed, and the next target is 0 away?>
        <control label="Next" action="next" width="23" height="23" spacing="0"/>
      </step-indicator>
    </failed>
    <failed title="Middles of small dots that are 22 apart">
      <step-indicator id="checkout">
        <?finding people whose hands are not steady hit another target: it is 20 by 20 and holds a square of 14.1, 24 is needed, and the middle of another small target is less than 24 from its own?>
        <shape kind="circle" label="Account" action="select" size="20" x="0" y="0"/>
        <?finding people whose hands are not steady hit another target: it is 20 by 20 and holds a square of 14.1, 24 is needed, and the middle of another small target is less than 24 from its own?>
        <shape kind="circle" label="Details" action="select" size="20" x="22" y="0"/>
      </step-indicator>
    </failed>
    <passed title="Middles of small dots that are 24 apart">
      <step-indicator id="checkout">
        <shape kind="circle" label="Account" action="select" size="20" x="0" y="0"/>
        <shape kind="circle" label="Details" action="select" size="20" x="24" y="0"/>
      </step-indicator>
    </passed>
    <passed title="A dot of 34 holds a square of 24">
      <step-indicator id="checkout">
        <shape kind="circle" label="Account" action="select" size="34"/>
        <shape kind="capsule" label="Details" action="select" width="60" height="24"/>
      </step-indicator>
    </passed>
    <failed title="A small target beside a large one">
      <step-indicator id="checkout">
        <?finding people whose hands are not steady hit another target: it is 16 by 16, 24 by 24 is needed, and another target is less than 12 from its middle?>
        <control label="Help" action="activate" width="16" height="16" x="0" y="14"/>
        <control label="Next" action="next" width="44" height="44" x="18" y="0"/>
      </step-indicator>
    </failed>
    <passed title="A small glyph in a large area that responds">
      <step-indicator id="checkout">
        <control label="Help" action="activate" width="16" height="16" hit-width="44" hit-height="44">
          <glyph symbol="questionmark" decorative="true"/></control>
        <control label="Next" action="next"><shape kind="rectangle" width="80" height="30"/></control>
      </step-indicator>
    </passed>
    <passed title="Another target that is large enough does the same">
      <step-indicator id="checkout">
        <control label="Next" action="next" width="16" height="16" spacing="2"/>
        <control label="Next step" action="next" width="120" height="44" spacing="2"/>
      </step-indicator>
    </passed>
    <passed title="It does the same wherever it stands">
      <step-indicator id="checkout" current="1" dynamic="false">
        <step name="Account">
          <control label="Next" action="next" width="16" height="16" spacing="2"/></step>
        <step name="Review"/>
        <control label="Next step" action="next" width="120" height="44" spacing="2"/>
      </step-indicator>
    </passed>
    <cantTell title="How large the area is that responds is not said">
      <step-indicator id="checkout">
        <?cantTell whether people whose hands are not steady hit another target depends on the size of its hit area?>
        <control label="Next" action="next"><text color="label">Next</text></control>
        <?cantTell whether people whose hands are not steady hit another target depends on the size that the platform gives it?>
        <control label="Back" action="back" platform-default="true"/>
      </step-indicator>
    </cantTell>
    <cantTell title="What stands beside a small target is not said">
      <progress id="upload" type="bar" value="0.4" label="Upload">
        <?cantTell whether people whose hands are not steady hit another target depends on what stands around the component: it is 16 by 16, 24 by 24 is needed?>
        <control label="Cancel" action="activate" width="16" height="16" x="200" y="0"/>
      </progress>
    </cantTell>
    <passed title="On a screen with nothing beside it" scope="screen">
      <progress id="upload" type="bar" value="0.4" label="Upload">
        <control label="Cancel" action="activate" width="16" height="16" x="200" y="0"/>
      </progress>
    </passed>
    <cantTell title="Narrow bars that are targets">
      <chart id="sleep" type="bar" label="Sleep">
        <?cantTell whether people whose hands are not steady can choose it depends on whether anything else chooses the same data: it is 8 by 70, 24 by 24 is needed?>
        <mark category="Mon" value="7" action="select" width="8" height="70" x="0" y="10"/>
        <?cantTell whether people whose hands are not steady can choose it depends on whether anything else chooses the same data: it is 8 by 80, 24 by 24 is needed?>
        <mark category="Tue" value="8" action="select" width="8" height="80" x="10" y="0"/>
      </chart>
    </cantTell>
    <passed title="Narrow bars in a plot that responds everywhere">
      <chart id="sleep" type="bar" label="Sleep">
        <group label="Nights" children="contain" action="select" width="300" height="200">
          <mark category="Mon" value="7" action="select" width="8" height="70"/>
          <mark category="Tue" value="8" action="select" width="8" height="80"/>
        </group>
      </chart>
    </passed>
    <inapplicable title="Nothing can be operated now">
      <step-indicator id="checkout">
        <text color="label">Checkout</text>
        <control label="Next" action="next" disabled="true" width="10" height="10"/>
      </step-indicator>
    </inapplicable>
    <failed title="Links in an SVG image whose middles are 20 apart">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people whose hands are not steady hit another target: it is 16 by 16, 24 by 24 is needed, and the middle of another small target is less than 24 from its own?>
        <a href="#q1" aria-label="Q1"><rect x="30" y="30" width="16" height="16"/></a>
        <?finding people whose hands are not steady hit another target: it is 16 by 16, 24 by 24 is needed, and the middle of another small target is less than 24 from its own?>
        <a href="#q2" aria-label="Q2"><rect x="50" y="30" width="16" height="16"/></a>
      </svg>
    </failed>
    <failed title="Links that their author calls images are targets all the same">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people whose hands are not steady hit another target: it is 16 by 16, 24 by 24 is needed, and another target is less than 12 from its middle?>
        <a href="#q1" role="img" aria-label="Q1"><rect x="30" y="30" width="16" height="16"/></a>
        <a href="#q2" aria-label="Q2"><rect x="48" y="25" width="30" height="30"/></a>
      </svg>
    </failed>
    <passed title="The same links with an area around them that responds">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <a href="#q1" aria-label="Q1"><rect x="34" y="30" width="8" height="8"/>
          <rect x="26" y="22" width="24" height="24" fill="none" pointer-events="all"/></a>
        <a href="#q2" aria-label="Q2"><rect x="58" y="30" width="8" height="8"/>
          <rect x="50" y="22" width="24" height="24" opacity="0"/></a>
      </svg>
    </passed>
    <failed title="Buttons that the viewBox makes half as large">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 240 160">
        <title>Revenue by quarter</title>
        <?finding people whose hands are not steady hit another target: it is 20 by 20, 24 by 24 is needed, and another target is less than 12 from its middle?>
        <g role="button" aria-label="Q1"><rect x="60" y="60" width="40" height="40"/></g>
        <?finding people whose hands are not steady hit another target: it is 20 by 20, 24 by 24 is needed, and another target is less than 12 from its middle?>
        <g role="button" aria-label="Q2"><rect width="40" height="40" transform="translate(100 60)"/></g>
      </svg>
    </failed>
    <passed title="A link in a line of text">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80">
        <title>Revenue by quarter</title>
        <text x="5" y="40" font-size="12">What is counted is said in the <a href="#notes">notes</a> below</text>
      </svg>
    </passed>
    <passed title="A small link with room around it">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <a href="#notes" aria-label="Notes"><circle cx="60" cy="40" r="8"/></a>
      </svg>
    </passed>
    <cantTell title="How large the image is shown is not said">
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">
        <title>Revenue by quarter</title>
        <?cantTell whether people whose hands are not steady hit another target depends on the size that the image has on its page?>
        <a href="#q1" aria-label="Q1"><rect x="30" y="30" width="40" height="40"/></a>
      </svg>
    </cantTell>
    <inapplicable title="An SVG image without targets">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <rect width="8" height="8"/><a><rect x="10" width="8" height="8"/></a>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"target-size-recommended": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="target-size-recommended" category="targets" impact="minor"
      components="step-indicator status-tracker progress chart graphic" dialects="spec svg">
  <title>What can be touched or clicked is as large as is recommended</title>
  <requirement ref="wcag:2.5.5" level="AAA" when="wcag"/>
  <requirement ref="hig:accessibility" when="platform"/>
  <profile name="wcag-aaa" when="wcag"/>
  <profile name="apple-hig" when="platform"/>
  <expectation check="target-size-recommended">
    <parameter name="ios-default" value="44" source="HIG, Accessibility: default control size, iOS and iPadOS"/>
    <parameter name="ios-minimum" value="28" source="HIG, Accessibility: minimum control size, iOS and iPadOS"/>
    <parameter name="macos-default" value="28" source="HIG, Accessibility: default control size, macOS"/>
    <parameter name="macos-minimum" value="20" source="HIG, Accessibility: minimum control size, macOS"/>
    <parameter name="wcag" value="44" source="WCAG 2.2, 2.5.5: CSS pixels, which are points here (WCAG2ICT)"/>
    <parameter name="estimate-tolerance" value="0.1" source="ours: how far the estimated size of letters may be off"/>
  </expectation>
  <remedy dialect="spec">let an area of {threshold} by {threshold} points respond (contentShape, padding, a larger frame) and give
    it as width= and height= or hit-width= and hit-height=</remedy>
  <remedy dialect="spec" case="mark">let a person choose data anywhere in the plot, as chartXSelection does: give the group around
    the marks an action= and its size</remedy>
  <remedy dialect="svg">put a &lt;rect> of {threshold} by {threshold} pixels with fill="none" and pointer-events="all" into the
    target</remedy>
  <remedy dialect="svg" case="mark">let a person choose data anywhere in the plot, or beside the image</remedy>
  <help>
    <why>
      A fingertip covers some ten millimetres. Forty-four points are what most people hit at once, and
      what people with a tremor hit at all.
    </why>
    <applies>
      Each part that can be operated and is not disabled; see target-size-minimum.
    </applies>
    <decides>
      The box around what responds is at least 44 by 44: in the Human Interface Guidelines points on
      iOS, where less than 28 is moderate, and 28 on macOS, where less than 20 is; in WCAG 2.5.5 CSS
      pixels on either. Frames are measured, so a round button of 44 passes. WCAG exempts what stands
      in a line of text, and what another target that is large enough does, too; the guidelines of the
      platform do not.
    </decides>
    <swiftui>
      Give the control .frame(minWidth: 44, minHeight: 44) and .contentShape(Rectangle()).
    </swiftui>
    <limits>
      How large the platform makes its own controls is not known. Of the marks of a chart, whose place
      and size the data decide, nobody can tell unless the whole plot responds.
    </limits>
  </help>
  <examples>
    <passed title="A round button of 44" profile="apple-hig">
      <step-indicator id="checkout">
        <control label="Next" action="next" hit-shape="circle" width="44" height="44"/>
      </step-indicator>
    </passed>
    <failed title="A button just too low" profile="apple-hig">
      <step-indicator id="checkout">
        <?finding people with large or unsteady fingers miss it: it is 120 by 43, 44 by 44 is recommended?>
        <control label="Next" action="next" width="120" height="43"/>
      </step-indicator>
    </failed>
    <failed title="A button below the platform's minimum" profile="apple-hig">
      <step-indicator id="checkout">
        <?finding people with large or unsteady fingers miss it: it is 27 by 27, 44 by 44 is recommended?>
        <control label="Next" action="next" width="27" height="27"/>
      </step-indicator>
    </failed>
    <passed title="A Mac button of 28" platform="macos" profile="apple-hig">
      <step-indicator id="checkout">
        <control label="Next" action="next" width="80" height="28"/>
      </step-indicator>
    </passed>
    <failed title="A Mac button of 27" platform="macos" profile="apple-hig">
      <step-indicator id="checkout">
        <?finding people with large or unsteady fingers miss it: it is 80 by 27, 28 by 28 is recommended?>
        <control label="Next" action="next" width="80" height="27"/>
      </step-indicator>
    </failed>
    <failed title="A Mac button of 28 by WCAG" platform="macos" profile="wcag-aaa">
      <step-indicator id="checkout">
        <?finding people with large or unsteady fingers miss it: it is 80 by 28, 44 by 44 is recommended?>
        <control label="Next" action="next" width="80" height="28"/>
      </step-indicator>
    </failed>
    <passed title="WCAG exempts what another target does, too" profile="wcag-aaa">
      <step-indicator id="checkout">
        <control label="Next" action="next" width="30" height="30"/>
        <control label="Next step" action="next" width="120" height="44"/>
      </step-indicator>
    </passed>
    <failed title="The platform does not" profile="apple-hig">
      <step-indicator id="checkout">
        <?finding people with large or unsteady fingers miss it: it is 30 by 30, 44 by 44 is recommended?>
        <control label="Next" action="next" width="30" height="30"/>
        <control label="Next step" action="next" width="120" height="44"/>
      </step-indicator>
    </failed>
    <cantTell title="A control of the platform, and one of no size" profile="apple-hig">
      <step-indicator id="checkout">
        <?cantTell whether people with large or unsteady fingers miss it depends on the size that the platform gives it: 44 by 44 is recommended?>
        <control label="Next" action="next" platform-default="true"/>
        <?cantTell whether people with large or unsteady fingers miss it depends on the size of its hit area: 44 by 44 is recommended?>
        <control label="Back" action="back"><shape kind="circle" size="32"/></control>
      </step-indicator>
    </cantTell>
    <cantTell title="Bars that are targets" profile="apple-hig">
      <chart id="sleep" type="bar" label="Sleep">
        <?cantTell whether people with large or unsteady fingers can choose it depends on whether anything else chooses the same data: it is 30 by 70, 44 by 44 is recommended?>
        <mark category="Mon" value="7" action="select" width="30" height="70"/>
      </chart>
    </cantTell>
    <passed title="Bars in a plot that responds everywhere" profile="apple-hig">
      <chart id="sleep" type="bar" label="Sleep">
        <group label="Nights" children="contain" action="select" width="300" height="200">
          <mark category="Mon" value="7" action="select" width="30" height="70"/>
        </group>
      </chart>
    </passed>
    <failed title="A link in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people with large or unsteady fingers miss it: it is 40 by 60, 44 by 44 is recommended?>
        <a href="#q1" aria-label="Q1"><rect x="30" y="10" width="40" height="60"/></a>
      </svg>
    </failed>
    <passed title="A link in an SVG image that is large enough">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <a href="#q1" aria-label="Q1"><rect x="30" y="10" width="44" height="60"/></a>
      </svg>
    </passed>
    <inapplicable title="Nothing can be operated">
      <step-indicator id="checkout"><text color="label">Checkout</text></step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
"text-contrast-enhanced": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="text-contrast-enhanced" category="contrast"
      impact="minor" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Text meets 7:1, or 4.5:1 where it is large</title>
  <requirement ref="wcag:1.4.6" level="AAA"/>
  <requirement ref="hig:dark-mode"/>
  <requirement ref="act:09o5cg"/>
  <profile name="wcag-aaa"/>
  <profile name="apple-hig" advisory="true" colors="custom"/>
  <expectation check="text-contrast" uses="large-text">
    <parameter name="minimum" value="7" source="WCAG 2.2, 1.4.6"/>
    <parameter name="large-minimum" value="4.5" source="WCAG 2.2, 1.4.6"/>
  </expectation>
  <remedy dialect="spec">set the text and what is behind it further apart[: let the text appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as
    {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches
    the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches
    the ratio]</remedy>
  <remedy dialect="svg">set the text and what is behind it further apart[: let the text appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as
    {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches
    the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches
    the ratio]</remedy>
  <remedy dialect="spec" case="platform-default">check the control on a device, or give it colours
    of your own[: let the text appear as {nearestForeground}]</remedy>
  <help>
    <why>
      People who see about a quarter as sharply as most, as many do at eighty, and use no
      assistive technology can read text at 7:1 and lose it at 4.5:1.
    </why>
    <applies>
      The same texts as text-contrast-minimum, in each appearance and on each surface. In the
      profile apple-hig, those alone whose colours are the author’s own: Apple asks to strive for
      7:1 where colours are custom, so a failure there is advice.
    </applies>
    <decides>
      As text-contrast-minimum does, with 7:1 and, for large text, 4.5:1.
    </decides>
    <swiftui>
      Take Color(.label) rather than Color(.secondaryLabel) for text, and darker colour sets for
      text on colour.
    </swiftui>
    <limits>
      What text-contrast-minimum cannot tell, this rule cannot tell either.
    </limits>
  </help>
  <examples>
    <passed title="The lightest grey on white that reaches 7:1">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <text color="#595959" style="body">Account</text>
      </step-indicator>
    </passed>
    <failed title="The next lighter grey">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot read the text ‘Account’: 6.89:1 against what is behind it, 7:1 is needed?>
        <text color="#5A5A5A" style="body">Account</text>
      </step-indicator>
    </failed>
    <failed title="Enough for 4.5:1 and not for 7:1">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot read the text ‘Account’: 4.54:1 against what is behind it, 7:1 is needed?>
        <text color="#767676" style="body">Account</text>
      </step-indicator>
    </failed>
    <passed title="24 points are large by every reading and need 4.5:1">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <text size="24" color="#767676">50 %</text>
      </progress>
    </passed>
    <cantTell title="20 points are large by one reading of a point only">
      <progress id="ring" type="ring" value="0.5" appearance="light" backdrop="#FFF">
        <?cantTell light: people with low vision may not read the text ‘50 %’: 4.54:1 against what is behind it, 4.5 to 7:1 is needed?>
        <text size="20" color="#767676">50 %</text>
      </progress>
    </cantTell>
    <failed title="To Apple custom colours are the author’s to choose" profile="apple-hig">
      <step-indicator id="checkout" appearance="light" backdrop="#FFF">
        <?finding light: people with low vision cannot read the text ‘Account’: 4.54:1 against what is behind it, 7:1 is needed?>
        <text color="#767676" style="body">Account</text>
      </step-indicator>
    </failed>
    <inapplicable title="To Apple its own colours are not custom, nor is a token made of one"
                  profile="apple-hig">
      <palette><color name="accent" value="systemIndigo"/></palette>
      <step-indicator id="checkout" backdrop="systemBackground">
        <text color="secondaryLabel" style="body">Account</text>
        <text color="accent" style="body">Details</text>
      </step-indicator>
    </inapplicable>
    <failed title="WCAG asks it of Apple’s colours as of any other">
      <step-indicator id="checkout" appearance="dark" backdrop="systemBackground">
        <?finding dark: people with low vision cannot read the text ‘Account’: 6.36:1 against what is behind it, 7:1 is needed?>
        <text color="secondaryLabel" style="body">Account</text>
      </step-indicator>
    </failed>
    <inapplicable title="The text of a disabled button and a lone symbol">
      <step-indicator id="checkout" backdrop="#FFF">
        <control label="Back" disabled="true"><text color="#CCC">Back</text></control>
        <text color="#CCC">→</text>
      </step-indicator>
    </inapplicable>
    <cantTell title="Letters drawn as outlines in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <defs><symbol id="glyph0-1"><path d="M0 0H6V8H0Z"/></symbol></defs>
        <rect width="200" height="120" fill="white"/>
        <?cantTell light dark: whether people with low vision can read the text ‘drawn as outlines’ depends on the size of the letters, which are drawn as outlines?>
        <g fill="#777"><use href="#glyph0-1" x="20" y="20"/><use href="#glyph0-1" x="30" y="20"/></g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"text-contrast-minimum": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="text-contrast-minimum" category="contrast"
      impact="serious" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
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
  <remedy dialect="spec">set the text and what is behind it further apart[: let the text appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as
    {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches
    the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches
    the ratio]</remedy>
  <remedy dialect="svg">set the text and what is behind it further apart[: let the text appear as
    {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as
    {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches
    the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches
    the ratio]</remedy>
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
      its component. Not the text of disabled controls, decoration, logotypes, text that has the
      colour of its background in every appearance, emoji, nor a single symbol, which is a glyph.
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
    <swiftui>
      Replace .secondary, .opacity and fixed colours on text by a colour set that reaches the ratio
      in light and in dark; text on the accent colour needs a colour chosen for it, not .white.
    </swiftui>
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
    <failed title="A label that turns white on a card that stays white is not hidden on purpose">
      <step-indicator id="checkout" backdrop="systemBackground">
        <group>
          <fill color="white"/>
          <?finding dark: people with low vision cannot read the text ‘Account’: 1.00:1 against what is behind it, 4.5:1 is needed?>
          <text color="label" style="body">Account</text>
        </group>
      </step-indicator>
    </failed>
    <inapplicable title="The text of a disabled button, a decoration, a lone symbol and hidden text">
      <step-indicator id="checkout" backdrop="#FFF">
        <text color="#FFF">Account</text>
        <control label="Back" disabled="true"><text color="#CCC">Back</text></control>
        <text color="#CCC" decorative="true">Step</text>
        <text color="#CCC">→</text>
      </step-indicator>
    </inapplicable>
    <inapplicable title="A keycap is a picture; a button is disabled whichever way it is said">
      <step-indicator id="checkout" backdrop="#FFF">
        <text color="#EEE" style="body">1️⃣</text>
        <control label="Next" traits="not-enabled"><text color="#CCC" style="body">Next</text></control>
      </step-indicator>
    </inapplicable>
    <failed title="A step that assistive technology takes for disabled is still to be read">
      <step-indicator id="checkout" current="1" dynamic="false" appearance="light" backdrop="#FFF">
        <step name="Account"/><step name="Details"/>
        <look state="upcoming">
          <group traits="not-enabled">
            <?finding light: people with low vision cannot read the text ‘Details’: 1.60:1 against what is behind it, 4.5:1 is needed?>
            <text color="#CCC" style="body">{name}</text>
          </group>
        </look>
      </step-indicator>
    </failed>
    <passed title="Text on the bar behind it, and not on the page, in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <rect width="120" height="80" fill="white"/><rect width="60" height="40" fill="#004488"/>
        <text x="5" y="25" font-size="12" fill="white">42</text>
      </svg>
    </passed>
    <failed title="Text between the slices of a pie, whose boxes overlap it, in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
        <rect width="100" height="100" fill="white"/>
        <path d="M0 0 H100 L0 100 Z" fill="#004488"/>
        <?finding light dark: people with low vision cannot read the text ‘9’: 1.00:1 against what is behind it, 4.5:1 is needed?>
        <text x="80" y="90" font-size="12" fill="#FFFFFE">9</text>
      </svg>
    </failed>
    <failed title="Large text of an SVG image counts pixels, through all transformations">
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 200 200">
        <rect width="200" height="200" fill="white"/>
        <?finding light dark: people with low vision cannot read the text ‘Total’: 3.54:1 against what is behind it, 4.5:1 is needed?>
        <text x="10" y="50" font-size="40" fill="#888888">Total</text>
        <text x="10" y="150" font-size="48" fill="#888888">Total</text>
      </svg>
    </failed>
    <failed title="A style sheet for the dark appearance colours the page of an SVG image alone">
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
        <style>
          .page { fill: white } text { fill: #222 }
          @media (prefers-color-scheme: dark) { .page { fill: #111 } }
        </style>
        <rect class="page" width="100" height="100"/>
        <?finding dark: people with low vision cannot read the text ‘Q1’: 1.18:1 against what is behind it, 4.5:1 is needed?>
        <text x="10" y="50" font-size="12">Q1</text>
      </svg>
    </failed>
    <cantTell title="A transparent SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
        <?cantTell light dark: whether people with low vision can read the text ‘Q1’ depends on the colour of the page behind the image: 21.00:1 on white, 1.00:1 on black?>
        <text x="10" y="50" font-size="12">Q1</text>
      </svg>
    </cantTell>
    <cantTell title="Text on a photograph in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
        <rect width="100" height="100" fill="white"/>
        <image width="100" height="100" href="photo.png"/>
        <?cantTell light dark: whether people with low vision can read the text ‘Q1’ depends on the pixels of an image?>
        <text x="10" y="50" font-size="12" fill="white">Q1</text>
      </svg>
    </cantTell>
    <inapplicable title="Text of an SVG image that is not seen">
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
        <rect width="100" height="100" fill="white"/>
        <text x="10" y="50" fill="white" opacity="0">Q1</text>
        <text x="10" y="50" fill="none" stroke-opacity="0">Q1</text>
        <text x="10" y="50" visibility="hidden">Q1</text><text x="500" y="50">Q1</text>
        <text x="10" y="80">Q1</text><rect y="60" width="100" height="40" fill="white"/>
      </svg>
    </inapplicable>
    <cantTell title="Letters drawn as outlines in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <defs><symbol id="glyph0-1"><path d="M0 0H6V8H0Z"/></symbol></defs>
        <rect width="200" height="120" fill="white"/>
        <?cantTell light dark: whether people with low vision can read the text ‘drawn as outlines’ depends on the size of the letters, which are drawn as outlines?>
        <g fill="#777"><use href="#glyph0-1" x="20" y="20"/><use href="#glyph0-1" x="30" y="20"/></g>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"text-fits-at-large-sizes": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="text-fits-at-large-sizes" category="text"
      impact="moderate" components="step-indicator status-tracker progress chart">
  <title>Text is not cut or broken where people enlarge it</title>
  <untested dialect="svg">text sizes that people choose</untested>
  <requirement ref="wcag:1.4.4" level="AA"/>
  <requirement ref="hig:typography"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <expectation check="text-fitting" uses="enlargement">
    <parameter name="enlargement" value="200" source="WCAG 2.2, 1.4.4: percent"/>
    <parameter name="character-width" value="0.55" source="ours: of the size, in San Francisco"/>
    <parameter name="wide-character-width" value="1"
               source="Unicode Standard Annex 11: wide characters are as wide as high"/>
    <parameter name="line-height" value="1.2" source="ours: of the size, where no text style says"/>
    <parameter name="tolerance" value="25" source="ours: percent by which the estimate may be off"/>
  </expectation>
  <remedy dialect="spec">let the width follow the text size (@ScaledMetric), let the text go on in
    more lines, or let the layout become another at the large sizes (ViewThatFits,
    AnyLayout): overflow="adapt"</remedy>
  <help>
    <why>
      A label of three words that is given the width of a small circle shows “Acc…” to those who
      enlarged it to be able to read it.
    </why>
    <applies>
      Each visible text that follows the text size that people choose, and has a max-width, a
      max-height, a number of lines, or something to say of its overflow. A look that is shared is
      asked once, for the text of the step, mark or category that fits worst. Text that does not grow
      is for text-scales, and a text of which nothing is said is taken to have the room it needs.
    </applies>
    <decides>
      The size is that of the first Dynamic Type size that is at least twice the default: AX2 for
      caption2 to callout, AX3 for body to title2, AX5 for title, and AX5 for a large title, though
      it never doubles. The profile apple-hig asks for AX5. A type-limit ends growth earlier; on macOS
      the size is doubled.

      A character is taken to be 0.55 of the size wide, and ideographs, kana, Hangul, full forms and
      emoji as wide as high. The longest word must fit into the width. Where lines or the height are
      limited, all must fit on the lines there are; a line is as high as the leading of the text
      style, grown with it. What needs over 25 % more than there is fails, what needs less than 75 %
      of it passes, and what is between cannot be told. Text that scrolls, or whose layout adapts,
      passes. Text that shrinks to fit is judged as text that is cut, for then it is not as large as
      people want it.
    </decides>
    <swiftui>
      Remove fixed widths and .lineLimit(1), or change the layout: ViewThatFits, AnyLayout by
      dynamicTypeSize.isAccessibilitySize, or a ScrollView.
    </swiftui>
    <limits>
      The width is an estimate: letters differ, weights and languages more so. Scripts that are
      written without spaces are taken to break anywhere, and other hyphenation than at soft hyphens
      is not known. What a text
      lies within, such as a circle, does not bound it here; say max-width where it does. Nothing is
      known of an SVG image.
    </limits>
  </help>
  <examples>
    <failed title="A word in the width of a circle">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who enlarge text to AX2 get ‘Account’ broken or cut: at 24 points it needs about 92 points of width and has 56?>
        <text style="caption2" max-width="56" color="#000">Account</text>
      </step-indicator>
    </failed>
    <failed title="The step whose name is longest speaks for all">
      <step-indicator id="checkout" current="1" backdrop="#FFF">
        <step name="Cart"/><step name="Pay"/><step name="Confirmation"/>
        <look>
          <?finding people who enlarge text to AX2 get ‘Confirmation’ broken or cut: at 24 points it needs about 158 points of width and has 100?>
          <text style="caption2" max-width="100" color="#000">{name}</text>
        </look>
      </step-indicator>
    </failed>
    <passed title="Just under three quarters of the width">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="caption2" max-width="124" color="#000">Account</text>
      </step-indicator>
    </passed>
    <cantTell title="Just over three quarters of the width">
      <step-indicator id="checkout" backdrop="#FFF">
        <?cantTell whether people who enlarge text to AX2 see all of ‘Account’ depends on how wide its letters are: at 24 points it needs about 92 points of width and has 123?>
        <text style="caption2" max-width="123" color="#000">Account</text>
      </step-indicator>
    </cantTell>
    <cantTell title="Just under a quarter more than the width">
      <step-indicator id="checkout" backdrop="#FFF">
        <?cantTell whether people who enlarge text to AX2 see all of ‘Account’ depends on how wide its letters are: at 24 points it needs about 92 points of width and has 74?>
        <text style="caption2" max-width="74" color="#000">Account</text>
      </step-indicator>
    </cantTell>
    <failed title="Just over a quarter more than the width">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who enlarge text to AX2 get ‘Account’ broken or cut: at 24 points it needs about 92 points of width and has 73?>
        <text style="caption2" max-width="73" color="#000">Account</text>
      </step-indicator>
    </failed>
    <passed title="A soft hyphen lets a long word be broken" lang="de">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="caption2" max-width="195" color="#000">Zahlungs&#xAD;bestätigung</text>
      </step-indicator>
    </passed>
    <failed title="The same word without one" lang="de">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who enlarge text to AX2 get ‘Zahlungsbestätigung’ broken or cut: at 24 points it needs about 251 points of width and has 195?>
        <text style="caption2" max-width="195" color="#000">Zahlungsbestätigung</text>
      </step-indicator>
    </failed>
    <failed title="Two words on one line">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who enlarge text to AX2 get ‘Payment details’ cut: at 24 points it needs about 198 points of width on one line and has 124?>
        <text style="caption2" lines="1" max-width="124" color="#000">Payment details</text>
      </step-indicator>
    </failed>
    <passed title="Two words on two lines, and on as many as they need">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="caption2" lines="2" max-width="124" color="#000">Payment details</text>
        <text style="caption2" max-width="124" color="#000">Payment details</text>
      </step-indicator>
    </passed>
    <failed title="Five words on three lines">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <?finding people who enlarge text to AX3 get ‘How you slept last night’ cut: at 40 points it needs about 220 points of width on 3 lines and has 120?>
        <title style="body" lines="3" max-width="120" color="#000">How you slept last night</title>
      </chart>
    </failed>
    <failed title="A height that holds a line of the default size">
      <progress id="upload" type="bar" value="0.5" backdrop="#FFF">
        <?finding people who enlarge text to AX3 get ‘Uploading’ cut: at 40 points a line needs about 52 points of height and has 24?>
        <text style="body" max-height="24" color="#000">Uploading</text>
      </progress>
    </failed>
    <passed title="Text that scrolls, and a layout that makes room">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="caption2" max-width="56" overflow="scroll" color="#000">Account</text>
        <text style="caption2" max-width="56" overflow="adapt" color="#000">Account</text>
      </step-indicator>
    </passed>
    <failed title="Text that shrinks to fit does not become larger">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who enlarge text to AX2 get ‘Account’ smaller than that or cut: at 24 points it needs about 92 points of width and has 56?>
        <text style="caption2" max-width="56" overflow="shrink" color="#000">Account</text>
      </step-indicator>
    </failed>
    <failed title="The largest size of all" profile="apple-hig">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who enlarge text to AX5 get ‘Account’ broken or cut: at 40 points it needs about 154 points of width and has 122?>
        <text style="caption2" max-width="122" color="#000">Account</text>
      </step-indicator>
    </failed>
    <failed title="A limit to growth is a limit to what must fit; a large title never doubles">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <?finding people who enlarge text to AX2 get ‘Account’ broken or cut: at 20 points it needs about 77 points of width and has 56?>
        <text style="caption2" max-width="56" type-limit="AX1" color="#000">Account</text>
        <?finding people who enlarge text to AX5 get ‘Sleep’ broken or cut: at 60 points it needs about 165 points of width and has 100?>
        <title style="largeTitle" max-width="100" color="#000">Sleep</title>
      </chart>
    </failed>
    <failed title="Ideographs are twice as wide, and break anywhere" lang="ja">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="caption2" max-width="56" color="#000">お支払い方法</text>
        <?finding people who enlarge text to AX2 get ‘お支払い方法’ cut: at 24 points it needs about 144 points of width on one line and has 56?>
        <text style="caption2" lines="1" max-width="56" color="#000">お支払い方法</text>
      </step-indicator>
    </failed>
    <failed title="A size of its own that grows, on iOS as body does">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who enlarge text to AX3 get ‘Account’ broken or cut: at 23.5 points it needs about 91 points of width and has 56?>
        <text size="10" scales="true" max-width="56" color="#000">Account</text>
      </step-indicator>
    </failed>
    <failed title="An app for macOS that lets people enlarge its text" platform="macos">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who enlarge text to 200 % get ‘Account’ broken or cut: at 20 points it needs about 77 points of width and has 56?>
        <text style="caption" scales="true" max-width="56" color="#000">Account</text>
      </step-indicator>
    </failed>
    <cantTell title="One line, of which nobody said how long it may be">
      <step-indicator id="checkout" backdrop="#FFF">
        <?cantTell whether people who enlarge text to AX2 see all of ‘Payment details’ depends on the width that it has: at 24 points it needs about 198 points of width on one line?>
        <text style="caption2" lines="1" color="#000">Payment details</text>
      </step-indicator>
    </cantTell>
    <cantTell title="Nobody said how large the text is">
      <step-indicator id="checkout" backdrop="#FFF">
        <?cantTell whether people who enlarge text see all of ‘Account’ depends on the size of the text?>
        <text scales="true" max-width="56" color="#000">Account</text>
      </step-indicator>
    </cantTell>
    <inapplicable title="Text that does not grow, and text of whose room nothing is said">
      <step-indicator id="checkout" backdrop="#FFF">
        <text size="11" max-width="56" color="#000">Account</text>
        <text style="caption2" color="#000">Details</text>
        <text style="caption2" max-width="8" decorative="true" color="#EEE">Account</text>
      </step-indicator>
    </inapplicable>
  </examples>
</rule>

"""####,
"text-scales": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="text-scales" category="text"
      impact="serious" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Text grows with the text size that people choose</title>
  <requirement ref="wcag:1.4.4" level="AA" when="text"/>
  <requirement ref="hig:typography"/>
  <requirement ref="hig:accessibility"/>
  <requirement ref="chartability:user-text-adjustments-not-respected" when="text"/>
  <profile name="wcag-aa"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="text-scaling" uses="icons-grow">
    <parameter name="small-limits" value="xSmall small medium large xLarge xxLarge xxxLarge"
               source="ours: a limit below the accessibility sizes shuts out those who need them"/>
  </expectation>
  <remedy dialect="spec">give the text a text style, or let its size follow one: with scales="true"
    here, and relativeTo:, @ScaledMetric or UIFontMetrics in the source</remedy>
  <remedy dialect="spec" case="symbol">set the symbol in the text style of the text beside it, or
    let its frame follow one with @ScaledMetric</remedy>
  <remedy dialect="spec" case="limit">raise type-limit from {limit} to one of the accessibility
    sizes, or leave it out, and let the layout make room</remedy>
  <remedy dialect="svg">let the page enlarge the image with its text: a width in rem, or the zoom of
    the browser with no limit to the image’s width</remedy>
  <help>
    <why>
      Many people with low vision read without a magnifier once text is large enough, and set the
      text size of the system for that. A text of a fixed size ignores them.
    </why>
    <applies>
      Each visible text that holds a letter or a digit, also of disabled controls; not decoration
      and logotypes. A look that is shared is asked once. In the profile apple-hig also symbols
      whose size is given: there a failure is minor, and no other profile asks.

      An SVG image is asked once, for all its texts.
    </applies>
    <decides>
      On iOS a text style grows with Dynamic Type, and a size alone does not; scales says where it
      is otherwise. A type-limit below AX1 fails, as it ends where the sizes begin that people with
      low vision choose.

      macOS has no Dynamic Type: whether text grows there is for the app, and must be said with
      scales. The text of an SVG image grows as the page shows the image: cantTell, and likely passed
      where the image has a size of its own, which the zoom of a browser enlarges.
    </decides>
    <swiftui>
      Use text styles such as .font(.caption), or .custom(_:size:relativeTo:); sizes of frames and
      symbols with @ScaledMetric. Remove .font(.system(size:)), and let .dynamicTypeSize go up to
      accessibility sizes.
    </swiftui>
    <limits>
      Whether a large text still fits is for text-fits-at-large-sizes. Magnifiers such as Zoom are
      assistive technology, and do not count.
    </limits>
  </help>
  <examples>
    <passed title="A text style, and a size that follows one">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="caption" color="#000">Account</text>
        <text size="14" scales="true" color="#000">Details</text>
        <text style="body" size="15" color="#000">Review</text>
      </step-indicator>
    </passed>
    <failed title="A size in points alone">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who choose larger text still see the text ‘Account’ at 12 points?>
        <text size="12" color="#000">Account</text>
      </step-indicator>
    </failed>
    <failed title="A text style that is looked up once and then stays">
      <progress id="ring" type="ring" value="0.5" backdrop="#FFF">
        <?finding people who choose larger text still see the text ‘50 %’ at 17 points?>
        <text style="body" scales="false" color="#000">{percent} %</text>
        <?finding people who choose larger text still see the text ‘Upload’ no larger than before?>
        <text scales="false" color="#000">Upload</text>
      </progress>
    </failed>
    <failed title="Growth ends before the accessibility sizes begin">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <?finding people who choose larger text see the text ‘Sleep’ grow no further than xxxLarge, 23 points?>
        <title style="headline" type-limit="xxxLarge" color="#000">Sleep</title>
      </chart>
    </failed>
    <passed title="Growth ends at the first accessibility size">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <title style="headline" type-limit="AX1" color="#000">Sleep</title>
      </chart>
    </passed>
    <failed title="A look is asked once, whatever the steps that share it">
      <step-indicator id="checkout" current="2" backdrop="#FFF">
        <step name="Account"/><step name="Details"/><step name="Review"/>
        <look>
          <?finding people who choose larger text still see the text ‘Account’ at 11 points?>
          <text size="11" color="#000">{name}</text>
        </look>
      </step-indicator>
    </failed>
    <failed title="The text of a disabled button is to be read, too">
      <step-indicator id="checkout" backdrop="#FFF">
        <control label="Back" disabled="true">
          <?finding people who choose larger text still see the text ‘Back’ at 17 points?>
          <text size="17" color="#999">Back</text>
        </control>
      </step-indicator>
    </failed>
    <failed title="A symbol of a fixed size" profile="apple-hig">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who choose larger text still see the symbol ‘checkmark’ at 15 points?>
        <glyph symbol="checkmark" label="Done" size="15" color="#000"/>
      </step-indicator>
    </failed>
    <inapplicable title="WCAG does not ask symbols to grow">
      <step-indicator id="checkout" backdrop="#FFF">
        <glyph symbol="checkmark" label="Done" size="15" color="#000"/>
      </step-indicator>
    </inapplicable>
    <passed title="A symbol in a text style; of another nobody says anything" profile="apple-hig">
      <step-indicator id="checkout" backdrop="#FFF">
        <glyph symbol="checkmark" label="Done" style="caption" color="#000"/>
        <glyph symbol="xmark" label="Failed" color="#000"/>
      </step-indicator>
    </passed>
    <cantTell title="Nobody said how the text is set">
      <step-indicator id="checkout" backdrop="#FFF">
        <?cantTell whether people who choose larger text see the text ‘Account’ grow depends on whether it follows the text size that people choose?>
        <text color="#000">Account</text>
      </step-indicator>
    </cantTell>
    <cantTell title="A text style of macOS" platform="macos">
      <step-indicator id="checkout" backdrop="#FFF">
        <?cantTell whether people who choose larger text see the text ‘Account’ grow depends on whether the app lets people enlarge its text?>
        <text style="body" color="#000">Account</text>
      </step-indicator>
    </cantTell>
    <passed title="An app for macOS that lets people enlarge its text" platform="macos">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="body" scales="true" color="#000">Account</text>
      </step-indicator>
    </passed>
    <failed title="An app for macOS that does not" platform="macos">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people who choose larger text still see the text ‘Account’ at 13 points?>
        <text style="body" scales="false" color="#000">Account</text>
      </step-indicator>
    </failed>
    <inapplicable title="Decoration, a logotype and a text that is not seen">
      <step-indicator id="checkout" backdrop="#FFF">
        <text size="40" color="#EEE" decorative="true">2</text>
        <text size="12" color="#000" essential="true">acme</text>
        <text size="12" color="#000" opacity="0">Account</text>
        <text size="12" color="#000">🎉</text>
      </step-indicator>
    </inapplicable>
    <cantTell title="The texts of an SVG image">
      <?cantTell whether people who choose larger text see ‘Q1’ and 1 more grow depends on how the page shows the image, with which its text grows or does not?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">
        <rect width="120" height="80" fill="white"/>
        <text x="5" y="70" font-size="12">Q1</text><text x="40" y="70" font-size="12">Q2</text>
      </svg>
    </cantTell>
    <inapplicable title="An SVG image without text">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue</title><rect width="120" height="80" fill="navy"/>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"text-size-minimum": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="text-size-minimum" category="text"
      impact="moderate" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>Text is not tiny</title>
  <requirement ref="hig:typography"/>
  <requirement ref="chartability:small-text-size"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="text-size" uses="text-minimum">
    <parameter name="ios-minimum" value="11" source="HIG, Typography: minimum size on iOS"/>
    <parameter name="macos-minimum" value="10" source="HIG, Typography: minimum size on macOS"/>
    <parameter name="chart-minimum" value="12"
               source="Chartability, small text size: 9 points, which are 12 pixels"/>
  </expectation>
  <remedy dialect="spec">set the text larger[, in {minimum} points or more] at the default text size; where
    there is no room, show fewer labels</remedy>
  <remedy dialect="svg">set the text larger[, in {minimum} pixels or more] as the image is shown; where there
    is no room, show fewer labels</remedy>
  <help>
    <why>
      Below some size most people read slowly or not at all, and people with low vision first. Tick
      labels and values on marks are where it happens.
    </why>
    <applies>
      Each visible text that holds a letter or a digit, also of disabled controls; not decoration
      and logotypes. A look that is shared is asked once.
    </applies>
    <decides>
      The size at the default text size is at least 11 points on iOS and 10 on macOS. The profile
      chartability asks of the text of charts for 12, in points of any platform or in CSS pixels,
      which are the same. In an SVG image the size is that after all transformations, at the size
      that the image has by itself.
    </decides>
    <swiftui>
      Take .caption2 or larger, and no fixed size below 11 points (macOS: 10).
    </swiftui>
    <limits>
      An SVG image that says nothing of its own size, a text that is shrunk to fit, and letters
      drawn as outlines cannot be told. What people see who choose small text is their choice.
    </limits>
  </help>
  <examples>
    <passed title="The smallest text style of iOS, and 11 points">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="caption2" color="#000">Account</text>
        <text size="11" color="#000">Details</text>
      </step-indicator>
    </passed>
    <failed title="Tick labels of 8 points">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <mark category="Mon" value="7"/><mark category="Tue" value="5"/>
        <axis dimension="x">
          <?finding people with low vision may not be able to read the text ‘Mon’: it is set at 8 points, below the minimum of 11?>
          <text size="8" color="#000">{category}</text>
        </axis>
      </chart>
    </failed>
    <failed title="Hardly less than 11 points">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people with low vision may not be able to read the text ‘Account’: it is set at 10.9 points, below the minimum of 11?>
        <text size="10.99" color="#000">Account</text>
      </step-indicator>
    </failed>
    <passed title="The smallest text style of macOS" platform="macos">
      <step-indicator id="checkout" backdrop="#FFF">
        <text style="caption" color="#000">Account</text>
      </step-indicator>
    </passed>
    <failed title="Nine points on macOS" platform="macos">
      <step-indicator id="checkout" backdrop="#FFF">
        <?finding people with low vision may not be able to read the text ‘Account’: it is set at 9 points, below the minimum of 10?>
        <text size="9" color="#000">Account</text>
      </step-indicator>
    </failed>
    <failed title="Charts want a little more than the platform does" profile="chartability">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <?finding people with low vision may not be able to read the text ‘Sleep’: it is set at 11 points, below the minimum of 12?>
        <title style="caption2" color="#000">Sleep</title>
      </chart>
    </failed>
    <passed title="Twelve points in a chart" profile="chartability">
      <chart id="sleep" type="bar" backdrop="#FFF">
        <title style="caption" color="#000">Sleep</title>
      </chart>
    </passed>
    <cantTell title="Nobody said how large the text is">
      <step-indicator id="checkout" backdrop="#FFF">
        <?cantTell whether ‘Account’ is large enough to be read depends on the size of the text?>
        <text color="#000">Account</text>
      </step-indicator>
    </cantTell>
    <cantTell title="A text that is set smaller where it does not fit">
      <step-indicator id="checkout" backdrop="#FFF">
        <?cantTell whether ‘Account’ is large enough to be read depends on how small it is set to fit?>
        <text style="caption" overflow="shrink" max-width="30" color="#000">Account</text>
      </step-indicator>
    </cantTell>
    <inapplicable title="Decoration, a logotype and a symbol">
      <step-indicator id="checkout" backdrop="#FFF">
        <text size="8" color="#EEE" decorative="true">2</text>
        <text size="8" color="#000" essential="true">acme</text>
        <glyph symbol="checkmark" label="Done" size="8" color="#000"/>
        <text size="8" color="#000">→</text>
      </step-indicator>
    </inapplicable>
    <failed title="Tick labels of 10 pixels in an SVG chart" profile="chartability">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x" font-size="10">
          <?finding people with low vision may not be able to read the text ‘Q1’: it is shown at 10 pixels, below the minimum of 12?>
          <text class="tick" x="35" y="115">Q1</text>
          <?finding people with low vision may not be able to read the text ‘Q2’: it is shown at 10 pixels, below the minimum of 12?>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar" role="graphics-symbol" aria-label="quarter: Q1; revenue: 12"
                x="30" y="40" width="10" height="60"/>
          <rect class="bar" role="graphics-symbol" aria-label="quarter: Q2; revenue: 16"
                x="70" y="20" width="10" height="80"/>
        </g>
      </svg>
    </failed>
    <failed title="The transformation of an SVG image makes its text smaller">
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 200 200">
        <text x="10" y="50" font-size="22">Total</text>
        <?finding people with low vision may not be able to read the text ‘Costs’: it is shown at 10.5 pixels, below the minimum of 11?>
        <text x="10" y="90" font-size="21">Costs</text>
      </svg>
    </failed>
    <cantTell title="An SVG image that takes the room there is">
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
        <?cantTell whether ‘Total’ is large enough to be read depends on the size at which the image is shown?>
        <text x="10" y="50" font-size="8">Total</text>
      </svg>
    </cantTell>
  </examples>
</rule>

"""####,
"updates-not-chatty": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="updates-not-chatty" category="announcements"
      impact="minor" components="progress chart"
      dialects="spec svg">
  <title>Frequent updates leave time to hear anything else</title>
  <requirement ref="chartability:navigation-tedious"/>
  <profile name="wcag-aa" advisory="true"/>
  <profile name="chartability"/>
  <expectation check="updates-not-chatty">
    <parameter name="minimum-interval" value="5" source="ours; as Highcharts waits by default"/>
    <parameter name="minimum-percent" value="10" source="ours"/>
  </expectation>
  <remedy dialect="spec">let time pass, or progress be made, between two announcements, with interval="5" or
    every-percent="10", or give what carries the value traits="updates-frequently" instead</remedy>
  <remedy dialect="spec" case="assertive">leave priority="assertive" to errors</remedy>
  <remedy dialect="spec" case="live">give the element traits="updates-frequently" in place of live=, or
    announce changes with an interval</remedy>
  <remedy dialect="spec" case="focus">leave focus where the user is, and announce the change</remedy>
  <remedy dialect="svg">let time pass, or progress be made, between two announcements</remedy>
  <remedy dialect="svg" case="live">leave aria-live out where a number changes often: assistive technology asks for the value
    of a role="progressbar" when it suits</remedy>
  <help>
    <why>
      A screen reader has one voice. What is announced again and again drowns what its user is
      reading; what is announced at once cuts it off.
    </why>
    <applies>
      Each way in which a progress or a chart that changes while a user is there tells of it:
      announcements, live regions, moved focus, and the trait updates-frequently.
    </applies>
    <decides>
      The trait passes: assistive technology then asks for the value when it suits. Announcements of
      an update are at least five seconds or ten percentage points apart; where neither is said, there
      is no pause. Only errors interrupt. A live region that holds a number speaks at each update, and
      focus that moves with each takes the user away. The thresholds are ours; Understanding 4.1.3
      warns of too much and gives no number.
    </decides>
    <swiftui>
      Post announcements at steps of 10 or 25 per cent or every few seconds, and add
      .accessibilityAddTraits(.updatesFrequently) to what changes all the time.
    </swiftui>
    <limits>
      How often the data really change is not known; a live region that holds a number is taken to
      change often.
    </limits>
  </help>
  <examples>
    <passed title="The platform asks when it suits">
      <progress id="upload" type="bar" value="0.4" label="Upload" value-text="{percent} percent"
                traits="updates-frequently"/>
    </passed>
    <passed title="At 25, 50, 75 and 100 percent">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="{percent} percent">
        <announcement on="update" every-percent="25">{percent} percent</announcement>
      </progress>
    </passed>
    <passed title="Five seconds apart">
      <chart id="pulse" type="line" dynamic="true" label="Pulse">
        <announcement on="update" interval="5">{count} readings</announcement>
      </chart>
    </passed>
    <failed title="At each percent">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="{percent} percent">
        <?finding people who use a screen reader hear little else: an announcement comes every 1 %, 5 seconds or 10 % are needed?>
        <announcement on="update" every-percent="1">{percent} percent</announcement>
      </progress>
    </failed>
    <failed title="Just under five seconds apart">
      <chart id="pulse" type="line" dynamic="true" label="Pulse">
        <?finding people who use a screen reader hear little else: an announcement comes every 4.5 s, 5 seconds or 10 % are needed?>
        <announcement on="update" interval="4.5">{count} readings</announcement>
      </chart>
    </failed>
    <failed title="No pause is given">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="{percent} percent">
        <?finding people who use a screen reader hear little else: an announcement comes at each update, with no pause between them?>
        <announcement on="update">{percent} percent</announcement>
      </progress>
    </failed>
    <failed title="An update that interrupts">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="{percent} percent">
        <?finding people who use a screen reader are interrupted in what they hear though nothing is wrong?>
        <announcement on="update" every-percent="25" priority="assertive">{percent} percent</announcement>
      </progress>
    </failed>
    <passed title="An error may interrupt">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="{percent} percent">
        <announcement on="error" priority="assertive">Upload failed</announcement>
      </progress>
    </passed>
    <failed title="A live region speaks at each update">
      <progress id="upload" type="bar" value="0.5" label="Upload">
        <?finding people who use a screen reader hear little else: each update is spoken as it comes?>
        <text live="polite">{percent} %</text>
      </progress>
    </failed>
    <passed title="A live region without a number does not speak at each update" lang="en">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="{percent} percent">
        <group live="polite"><text>Connection lost</text></group>
      </progress>
    </passed>
    <failed title="Focus that moves with each update">
      <chart id="pulse" type="line" dynamic="true" label="Pulse">
        <text id="latest">{max}</text>
        <?finding people who use a screen reader are taken away from what they read at each update?>
        <focus on="update" to="latest"/>
      </chart>
    </failed>
    <cantTell title="How often it is announced is not part of the document" complete="tree data">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="{percent} percent">
        <?cantTell people who use a screen reader hear little else: an announcement comes at each update, with no pause between them?>
        <announcement on="update">{percent} percent</announcement>
      </progress>
    </cantTell>
    <inapplicable title="Silence floods nobody">
      <progress id="upload" type="bar" value="0.5" label="Upload" value-text="{percent} percent"/>
    </inapplicable>
    <inapplicable title="A chart that stays as it is">
      <chart id="sleep" type="bar" label="Sleep" traits="updates-frequently"/>
    </inapplicable>
    <cantTell title="A live region with a number in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <g role="progressbar" aria-label="Upload" aria-valuenow="60"><rect width="120" height="12"/></g>
        <?cantTell whether people who use a screen reader hear anything else depends on how often it changes: each change is spoken?>
        <text x="5" y="40" aria-live="polite">60 % of 3 files</text>
      </svg>
    </cantTell>
    <passed title="A live region of words in an SVG image">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <g role="progressbar" aria-label="Upload" aria-valuenow="60"><rect width="120" height="12"/></g>
        <text x="5" y="40" aria-live="polite">Uploading</text>
      </svg>
    </passed>
    <inapplicable title="Nothing in an SVG image speaks by itself">
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en">
        <g role="progressbar" aria-label="Upload" aria-valuenow="60"><rect width="120" height="12"/></g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"value-has-unit": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="value-has-unit" category="labels"
      impact="moderate" components="chart progress"
      dialects="spec svg">
  <title>Announced values have a unit, of their own or from the whole</title>
  <requirement ref="chartability:metrics-undefined"/>
  <requirement ref="hig:charts"/>
  <profile name="apple-hig"/>
  <profile name="chartability"/>
  <expectation check="value-unit"/>
  <remedy dialect="spec">say the unit with the value, as in value="{value} {unit}" on what is the
    stop (value-text on a mark or a progress), or once for all in the label or the
    summary</remedy>
  <remedy dialect="spec" case="undeclared">declare the unit of the values with unit, or
    unit="none" where they have none; write {percent} % for a percentage</remedy>
  <remedy dialect="svg">say the unit with the value in the name of the mark, or once for all in the
    title or the description of the image</remedy>
  <help>
    <why>
      “60” may be minutes, beats or euros. The axis that says which is often hidden from people who
      use a screen reader.
    </why>
    <applies>
      Each mark, and each stop of a progress indicator, whose announcement holds the value. Not
      where the unit is declared as none: counts have no unit.
    </applies>
    <decides>
      The announcement holds the unit: its symbol, a word for it, or the unit as declared. Any unit
      of time will do for another, and a percentage or “3 of 4” needs none. The unit may be said
      once for all instead: in the name of the component or of a container, the summary, the audio
      graph, the title of an axis of values that is not hidden, or exposed text beside the marks.
      There, another unit of time will not do, a unit after “by” or “per” does not count, and a word
      with other meanings, such as “in” for inches, counts only alone or after “in”.
    </decides>
    <swiftui>
      Put the unit into .accessibilityValue: Measurement(value: hours, unit:
      UnitDuration.hours).formatted(.measurement(width: .wide)); for Chart, into the label of
      PlottableValue: .value("Sleep (hours)", hours).
    </swiftui>
    <limits>
      Words for units are known in English only. In other languages the unit must be said as
      declared; otherwise the rule fails or cannot tell.
    </limits>
  </help>
  <examples>
    <passed title="The unit in words">
      <chart id="sleep" type="bar" unit="min">
        <mark category="Mon" value="60" label="Monday" value-text="60 minutes"/>
        <mark category="Tue" value="90" label="Tuesday" value-text="1 hour 30 minutes"/>
      </chart>
    </passed>
    <failed title="The unit is only on a hidden axis">
      <chart id="sleep" type="bar" unit="min">
        <?finding people who use a screen reader hear ‘Monday, 60’ without the unit, ‘min’?>
        <mark category="Mon" value="60" label="Monday" value-text="60"/>
        <axis dimension="y" hidden="true" title="Minutes of sleep"/>
      </chart>
    </failed>
    <passed title="The axis says the unit once">
      <chart id="sleep" type="bar" unit="min">
        <mark category="Mon" value="60" label="Monday" value-text="60"/>
        <axis dimension="y" title="Minutes of sleep"/>
      </chart>
    </passed>
    <failed title="The visible title of an axis that a screen reader does not reach">
      <chart id="sleep" type="bar" unit="min">
        <?finding people who use a screen reader hear ‘Monday, 60’ without the unit, ‘min’?>
        <mark category="Mon" value="60" label="Monday" value-text="60"/>
        <axis dimension="y"><title hidden="true" color="label">Minutes</title></axis>
      </chart>
    </failed>
    <passed title="The name of the chart says the unit once">
      <chart id="sleep" type="bar" unit="h" children="contain" label="Sleep in hours">
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
    </passed>
    <passed title="A currency sign before the number, and a unit in singular and plural">
      <chart id="cost" type="bar" unit="USD">
        <mark category="Rent" value="900" label="Rent, $900"/>
      </chart>
      <chart id="steps" type="bar" unit="steps">
        <mark category="Mon" value="1" label="Monday, 1 step"/>
        <mark category="Tue" value="2" label="Tuesday, 2 steps"/>
      </chart>
    </passed>
    <failed title="Metres are not minutes">
      <chart id="run" type="bar" unit="min">
        <?finding people who use a screen reader hear ‘Monday, 60 meters’ without the unit, ‘min’?>
        <mark category="Mon" value="60" label="Monday, 60 meters"/>
      </chart>
    </failed>
    <passed title="A percentage, and “3 of 4”">
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
    <cantTell title="No unit is declared, and the number stands alone">
      <?cantTell whether people who use a screen reader are told what ‘Monday, 7’ counts depends on the unit of the values?>
      <chart id="sleep" type="bar">
        <mark category="Mon" value="7" label="Monday, 7"/>
        <mark category="Tue" value="5" label="Tuesday, 5 hours"/>
      </chart>
    </cantTell>
    <passed title="No unit is declared, and each number has one">
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
    <failed title="“By” or “per” a unit does not give the values that unit">
      <chart id="sleep" type="bar" children="contain" label="Sleep by day" unit="min">
        <?finding people who use a screen reader hear ‘Monday, 7’ without the unit, ‘min’?>
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
      <chart id="trips" type="bar" children="contain" label="Trips per day" unit="d">
        <?finding people who use a screen reader hear ‘Monday, 7’ without the unit, ‘d’?>
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
    </failed>
    <failed title="A short word that is not the unit">
      <chart id="rain" type="bar" children="contain" label="Rain in London" unit="in">
        <?finding people who use a screen reader hear ‘Monday, 7’ without the unit, ‘in’?>
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
      <chart id="vitamin" type="bar" children="contain" label="Vitamin D by week" unit="d">
        <?finding people who use a screen reader hear ‘Monday, 7’ without the unit, ‘d’?>
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
    </failed>
    <failed title="The axis of the categories has a unit of its own">
      <chart id="activity" type="bar" children="contain" label="Activity" unit="min">
        <?finding people who use a screen reader hear ‘1, 7’ without the unit, ‘min’?>
        <mark category="1" value="7" label="1, 7"/>
        <axis dimension="x" title="Minutes since start"/>
      </chart>
    </failed>
    <passed title="Said once for the whole, in words or as a symbol">
      <chart id="sleep" type="bar" children="contain" label="Hours of sleep by day" unit="h">
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
      <chart id="rain" type="bar" children="contain" label="Rain in London (in)" unit="in">
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
      <chart id="run" type="bar" children="contain" label="Distance in m" unit="m">
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
      <chart id="speed" type="bar" children="contain" label="Speed, km/h" unit="km/h">
        <mark category="Mon" value="7" label="Monday, 7"/>
      </chart>
      <progress id="storage" type="bar" value="3" max="10" unit="GB" label="Storage in gigabytes"
                value-text="3"/>
    </passed>
    <cantTell title="The unit in another language">
      <chart id="sommeil" type="bar" lang="fr" children="contain" label="Sommeil" unit="h">
        <?cantTell whether people who use a screen reader hear the unit of ‘lundi, 7 heures’, ‘h’, depends on what ‘h’ is called in the language?>
        <mark category="lun." value="7" label="lundi, 7 heures"/>
      </chart>
      <chart id="schlaf" type="bar" lang="de" children="contain" label="Schlaf in Stunden" unit="h">
        <?cantTell whether people who use a screen reader hear the unit of ‘Montag, 7’, ‘h’, depends on what ‘h’ is called in the language?>
        <mark category="Mo" value="7" label="Montag, 7"/>
      </chart>
    </cantTell>
    <failed title="No unit in any words, in another language">
      <chart id="schlaf" type="bar" lang="de" children="contain" label="Schlaf" unit="h">
        <?finding people who use a screen reader hear ‘Montag, 7’ without the unit, ‘h’?>
        <mark category="Mo" value="7" label="Montag, 7"/>
      </chart>
    </failed>
    <passed title="Each mark of an SVG chart says its unit">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q1; share: 12%" x="30" y="40" width="10" height="60"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q2; share: 16%" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q1; share: 6%" x="40" y="70" width="10" height="30"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q2; share: 8%" x="80" y="60" width="10" height="40"/>
        </g>
      </svg>
    </passed>
    <cantTell title="No mark of an SVG chart says what it counts">
      <?cantTell whether people who use a screen reader are told what ‘quarter: Q1; revenue: 12, image’ counts depends on the unit of the values?>
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q1; revenue: 12" x="30" y="40" width="10" height="60"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q2; revenue: 16" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q1; revenue: 6" x="40" y="70" width="10" height="30"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="quarter: Q2; revenue: 8" x="80" y="60" width="10" height="40"/>
        </g>
      </svg>
    </cantTell>
    <inapplicable title="The marks of an SVG chart say no value">
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
        <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
          <text class="tick" x="75" y="115">Q2</text></g>
        <g class="series series-0" fill="#004488">
          <rect class="bar"
            role="graphics-symbol" aria-label="Q1, North" x="30" y="40" width="10" height="60"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="Q2, North" x="70" y="20" width="10" height="80"/>
        </g>
        <g class="series series-1" fill="#BB5566">
          <rect class="bar"
            role="graphics-symbol" aria-label="Q1, South" x="40" y="70" width="10" height="30"/>
          <rect class="bar"
            role="graphics-symbol" aria-label="Q2, South" x="80" y="60" width="10" height="40"/>
        </g>
      </svg>
    </inapplicable>
  </examples>
</rule>

"""####,
"visible-label-in-name": ####"""
<?xml version="1.0" encoding="UTF-8"?>
<rule xmlns="urn:a11y-audit:spec:1" id="visible-label-in-name" category="labels"
      impact="serious" components="step-indicator status-tracker progress chart graphic"
      dialects="spec svg">
  <title>The name of what can be operated holds its visible text</title>
  <requirement ref="wcag:2.5.3" level="A"/>
  <requirement ref="act:2ee8b8"/>
  <profile name="wcag-a"/>
  <expectation check="label-in-name"/>
  <remedy dialect="spec">begin the label with the visible text, ‘[{visible}]’</remedy>
  <remedy dialect="svg">begin the aria-label or the &lt;title> with the visible text,
    ‘[{visible}]’</remedy>
  <help>
    <why>
      People who use voice control say what they see. A button that shows “Details” and is named
      “Second” does not answer.
    </why>
    <applies>
      Exposed controls, and exposed steps, marks and entries that can be operated, which show text
      of their own.
    </applies>
    <decides>
      Each visible text is in the name, word for word, comparing letters and digits only: case,
      punctuation, arrows, signs such as “%” and text in parentheses do not count, nor does a single
      letter that is used as a sign, such as “X” for close. Text hidden from assistive technology
      still counts as visible.
    </decides>
    <swiftui>
      Begin .accessibilityLabel with the text that is seen, or leave the label out so that the text
      is the name; add other words with .accessibilityInputLabels.
    </swiftui>
    <limits>Abbreviations and numbers in words are different words, as in ACT rule 2ee8b8.</limits>
  </help>
  <examples>
    <passed title="The visible word begins the name">
      <step-indicator id="checkout" current="1" dynamic="false">
        <control label="Next step" action="next"><text>Next →</text></control>
        <control action="back"><text>Back</text></control>
      </step-indicator>
    </passed>
    <failed title="A button with another name">
      <step-indicator id="checkout" current="1" dynamic="false">
        <?finding people who use voice control say ‘Details’ and do not reach it: its name is ‘Second’?>
        <control label="Second" action="activate"><text>Details</text></control>
      </step-indicator>
    </failed>
    <failed title="Only some of the words, words apart, and a number in words">
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
    <failed title="A link in SVG whose name is not what it shows">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <?finding people who use voice control say ‘Details’ and do not reach it: its name is ‘Revenue of the first quarter’?>
        <a href="#q1" aria-label="Revenue of the first quarter"><text x="5" y="20">Details</text></a>
      </svg>
    </failed>
    <passed title="Controls in SVG whose names hold what they show">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <a href="#q1"><text x="5" y="20">Details</text></a>
        <a href="#q1" aria-label="Details of Q1"><text x="5" y="20">Details</text></a>
        <g role="button" tabindex="0" aria-label="Close"><text x="5" y="20">×</text></g>
      </svg>
    </passed>
    <inapplicable title="Nothing in the SVG image can be operated">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Revenue by quarter</title>
        <g aria-label="North"><text x="5" y="20">Q1</text></g>
      </svg>
    </inapplicable>
    <failed title="An SVG button whose text is hidden, and nothing else names it">
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <title>Checkout</title>
        <?finding people who use voice control say ‘Pay’ and do not reach it: it has no name?>
        <g role="button" tabindex="0"><text x="5" y="20" aria-hidden="true">Pay</text></g>
      </svg>
    </failed>
  </examples>
</rule>

"""####,
  ]
}
