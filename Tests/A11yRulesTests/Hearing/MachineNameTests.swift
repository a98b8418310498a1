import Testing

@testable import A11yRules
@testable import Language

/// The parameters of the rule that judges names.
private func machineNames() throws -> MachineName {
  let rule = try #require(Catalogue.builtIn.rule("name-not-identifier"))
  return MachineName { name in
    let value = rule.parameters.first { $0.name == name }?.value ?? ""
    return WordSet(value.split(separator: " ").map(String.init))
  }
}

/// Names that people read and write, though they look like code.
@Test(
  arguments: [
    "iPhone", "iPad Pro", "macOS", "watchOS 12", "eBay", "iCloud", "LaTeX", "McDonald", "MacBook",
    "YouTube", "GitHub", "PayPal", "JavaScript", "PowerPoint", "HealthKit", "DeVito", "LeBron",
    "e-mail", "E-Mail", "Wi-Fi", "T-shirt", "X-ray", "check-in", "Check-out", "sign-up",
    "follow-up",
    "step-by-step", "state-of-the-art", "COVID-19", "F-16", "Sars-CoV-2", "CO2", "PM2.5", "H2O",
    "e.g. a step", "7 a.m.", "U.S.", "i.e.", "v1.2", "1.2.3", "3.5", "apple.com", "example.co.uk",
    "Node.js", "kWh", "mmHg", "pH", "eSIM", "4K", "7.5 k", "24/7", "Q1", "A-Z", "A/B", "and/or",
    "Label maker", "Image quality", "Series A", "Title fight", "Step 1", "Mr. Smith", "St. Louis",
    "Done. Next: review", "10.30", "won't", "l’été", "naïve", "Ü-Wagen", "日本語", "№ 5",
  ]
)
func humanName(_ name: String) throws {
  let names = try machineNames()
  #expect(names.word(in: name)?.word == nil)
  #expect(!names.isPlaceholder(name))
}

/// Names from symbols, files and code, wherever they stand.
@Test(
  arguments: [
    ("checkmark.circle.fill", MachineName.Form.symbol), ("Done, checkmark.circle", .symbol),
    ("person.crop.circle.badge.checkmark", .symbol), ("xmark", .symbol),
    ("icon.PNG", .file), ("Open report_final.svg.", .file), ("photo (IMG_1234.jpg)", .file),
    ("step_account", .code), ("STEP_ACCOUNT", .code), ("ic_done_24", .code),
    ("stepIndicator", .code),
    ("accountDetailsView", .code), ("BarChartView", .code), ("StepNode", .code),
    ("bar-chart-icon", .code), ("btn-next", .code),
  ]
)
func machineName(_ name: String, _ form: MachineName.Form) throws {
  #expect(try machineNames().word(in: name)?.form == form)
}

/// Names that stand where none was given.
@Test(
  arguments: [
    "Label", "title", "Untitled", "TODO", "Series 1", "series 12", "Dataset 2", "Data set 2",
    "Lorem ipsum dolor", "Chart", "Graph", "clear", "Invisible",
  ]
)
func placeholderName(_ name: String) throws {
  #expect(try machineNames().isPlaceholder(name))
}
