import A11yModel
import Testing

@testable import A11yRules

/// What the rule on announcements says of a summary of revenue in years: 1.2, 0.9 and 1.5 million
/// euros.
private func revenue(_ summary: String, _ language: String = "en") throws -> [Outcome.Result] {
  let labels = ["en": "Revenue", "de": "Umsatz", "fr": "Recettes", "es": "Ingresos"]
  let marks = [("2019", 1_200_000), ("2020", 900_000), ("2021", 1_500_000)]
  let content = """
    <chart id="c" type="line" unit="euros" lang="\(language)" label="\(labels[language] ?? "")" \
    summary="\(summary)">\(marks.map { "<mark category='\($0)' value='\($1)'/>" }.joined())</chart>
    """
  return try outcomes(of: "announcement-matches-model", for: content, by: [.chartability])
    .map(\.result)
}

private let truths = [
  "Revenue falls from 2019 to 2020", "Revenue rises from 2020 to 2021", "Revenue falls in 2020",
  "Revenue drops in 2020, then climbs", "Revenue declines until 2020 and rises afterwards",
  "Revenue grows from 2019 to 2021", "Revenue increases", "Revenue shrinks from 2019 to 2020",
  "Revenue shrinks at first", "Revenue rises and falls", "Revenue falls, then rises",
  "Revenue falls short of costs", "Revenue dips in 2020", "Revenue jumps from 0.9 to 1.5 million",
  "Revenue falls by 25 % from 2019 to 2020", "Revenue climbs by 25 % from 2019 to 2021",
  "Revenue falls by 0.3 million from 2019 to 2020", "Revenue rises by 600,000 in 2021",
  "In 2021, revenue was 1.5 million", "In 2020, revenue was only 0.9 million euros",
  "In 2020, revenue reached a low of 0.9 million", "In 2021, costs were 1.2 million",
  "In 2021, revenue was 0.3 million higher than in 2019", "In 2021, 300 customers paid",
  "In 2021, revenue was up 0.3 million on 2019", "In 2021, the target was 1.2 million euros",
  "In 2021, there were 3 branches, and revenue was 1.5 million", "By 2021, revenue was 1.5 million",
  "From 2019 to 2021 revenue grew by 25 %", "From 2019 to 2021, revenue grew by 25 %",
  "From 2020 to 2021 revenue rose by 0.6 million", "From 2019 to 2020 revenue fell",
  "Between 2020 and 2021 revenue rose by 67 %", "From 2019 to 2021 revenue ranged widely",
  "Since 2019 revenue has grown by 25 %", "Since 2020 revenue has risen", "Since 2018 revenue fell",
  "Since 2019, revenue has grown", "Revenue rose in 2021", "Revenue fell in 2020",
  "Revenue rose in 2021 to 1.5 million", "In 2020, revenue fell",
  "In 2020 revenue fell by a quarter",
  "Revenue rose by 0.6 million from 2020 to 2021", "In the year 2020 revenue was 0.9 million",
  "Revenue rose by 0.3 million from 1.2 to 1.5 million", "Revenue rose by about 0.5 million",
  "Total of 3.6 million", "Total of 0.9 million in 2020", "Total of 2.1 million in 2020",
  "Both fell", "Price rises", "Our rises and falls", "Falls from 2019 to 2021",
  "Revenue from price rises", "Costs rise", "2021 revenue: 1.5 million", "2020 revenue fell",
]

@Test(arguments: truths) func truthsOfRevenueDoNotFail(_ summary: String) throws {
  #expect(!(try revenue(summary)).contains(.failed))
}

@Test(arguments: [
  "In 2021, revenue was 1.2 million", "In 2021, total revenue was 1.2 million euros",
  "In 2021 revenue was 1.2 million", "In the year 2020 revenue was 1.5 million",
  "Revenue drops from 1.5 million in 2019 to 1.2 million in 2021. In 2019 revenue was 2 million",
  "Total of 1.4 million in 2020",
]) func falsehoodsOfRevenueFail(_ summary: String) throws {
  #expect(try revenue(summary).contains(.failed))
}

@Test(arguments: [
  ("de", "Der Umsatz fällt von 2019 bis 2020"), ("de", "Im Jahr 2021 betrug der Umsatz 1,5 Mio."),
  ("de", "Von 2019 bis 2021 stieg der Umsatz um 25 %"), ("de", "2020 sank der Umsatz"),
  ("de", "Seit 2019 ist der Umsatz um 25 % gewachsen"), ("de", "Der Umsatz ist gefallen"),
  ("de", "Von 2020 bis 2021 stieg der Umsatz um 0,6 Mio. Euro"), ("de", "Beide fielen"),
  ("fr", "Les recettes augmentent de 2019 à 2021"),
  ("fr", "En 2021, les recettes étaient de 1,5 million"),
  ("fr", "De 2019 à 2021, les recettes ont augmenté de 25 %"), ("fr", "La baisse des recettes"),
  ("fr", "Depuis 2019, les recettes ont augmenté de 25 %"),
  ("fr", "Les recettes en baisse en 2020"),
  ("es", "Los ingresos caen de 2019 a 2020"), ("es", "En 2021, los ingresos eran de 1,5 millones"),
  ("es", "De 2019 a 2021 los ingresos crecieron un 25 %"), ("es", "La baja de los ingresos"),
  ("es", "Desde 2019 los ingresos han crecido un 25 %"), ("es", "En 2020 los ingresos cayeron"),
]) func truthsInOtherLanguagesDoNotFail(_ language: String, _ summary: String) throws {
  #expect(!(try revenue(summary, language)).contains(.failed))
}

@Test(arguments: [
  ("de", "Im Jahr 2021 betrug der Umsatz 1,2 Mio."),
  ("fr", "En 2021, les recettes étaient de 1,2 million"),
  ("es", "En 2021, los ingresos eran de 1,2 millones"),
]) func falsehoodsInOtherLanguagesFail(_ language: String, _ summary: String) throws {
  #expect(try revenue(summary, language).contains(.failed))
}

/// Two series of three years each, of which one rises and one falls.
private func harvest(_ summary: String) throws -> [Outcome] {
  let values = [(10, 30), (20, 20), (30, 15)].enumerated()
  let marks = values.map { index, value in
    "<mark category='\(2021 + index)' series='a' value='\(value.0)'/>"
      + "<mark category='\(2021 + index)' series='p' value='\(value.1)'/>"
  }
  let content = """
    <chart id="c" type="line" unit="tonnes" lang="en" label="Harvest" summary="\(summary)">\
    <series id="a" name="Apples"/><series id="p" name="Pears"/>\(marks.joined())</chart>
    """
  return try outcomes(of: "announcement-matches-model", for: content, by: [.chartability])
}

@Test(arguments: [
  "Apples rise while pears fall", "Both were 20 in 2022", "Both changed", "Apples fell at no time",
  "Exports and imports are in the table. Both fell", "Total of 45 in 2023", "Total of 40 in 2022",
  "Total of 80 in 2022", "Total of 125 tonnes in 2023", "Total of 30 apples in 2023", "One rose",
  "Total of 85 from 2022", "Total harvest of 45 tonnes in 2023", "Both apples and pears changed",
]) func truthsOfHarvestDoNotFail(_ summary: String) throws {
  #expect(!(try harvest(summary)).contains { $0.result == .failed })
}

@Test(arguments: [
  ("Total of 44 in 2023", "the values of ‘2023’ add up to 45 metric tons"),
  ("In 2023, a total of 44 tonnes", "the values of ‘2023’ add up to 45 metric tons"),
]) func falsehoodsOfHarvestFail(_ summary: String, _ data: String) throws {
  let found = try harvest(summary).filter { $0.result == .failed }
  #expect(
    found.map(\.message) == ["people who use a screen reader hear ‘\(summary)’ where \(data)"]
  )
}

/// A total that is told with a category may be that of some others, too.
@Test(arguments: ["Total of 800 with rent", "With food, it was 800"])
func truthsOfSpendingDoNotFail(_ summary: String) throws {
  let content = """
    <chart id="c" type="bar" unit="none" lang="en" label="Spending" summary="\(summary)">\
    <mark category="Rent" value="500"/><mark category="Food" value="300"/>\
    <mark category="Fun" value="200"/></chart>
    """
  let found = try outcomes(of: "announcement-matches-model", for: content, by: [.chartability])
  #expect(!found.contains { $0.result == .failed })
}

/// Of percentages that are rounded to whole ones, nobody knows what share one is of another.
@Test func truthOfRoundedPercentagesDoesNotFail() throws {
  let content = """
    <chart id="c" type="line" unit="%" lang="en" label="Rate" summary="The rate rose by 320 % in 2020">\
    <mark category="2019" value="0"/><mark category="2020" value="1"/></chart>
    """
  let found = try outcomes(of: "announcement-matches-model", for: content, by: [.chartability])
  #expect(!found.contains { $0.result == .failed })
}
