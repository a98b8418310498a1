/// The words of German, French and Spanish for the commonest units.
///
/// They are heard as what a declared unit is called, and nothing is taken for a unit because of them:
/// many are other words elsewhere.
enum ForeignUnits {
  /// What a unit is called, of which all that is said for it in English is given, its symbol first;
  /// nothing where it is none of these.
  static func terms(for terms: [String]) -> [String] { terms.first.flatMap { table[$0] } ?? [] }

  /// All that is said for units of time.
  static let timeTerms = table.filter { UnitVocabulary.areTimes([$0.key]) }.flatMap(\.value)

  /// Words before a unit where a text says in what all values are: “Schlaf in Stunden”.
  static let leads: WordSet = ["in", "en"]

  private static let table: [String: [String]] = [
    "%": ["prozent", "pour cent", "por ciento"],
    "pp": ["prozentpunkte", "points de pourcentage", "puntos porcentuales"],
    "ms": ["millisekunden", "millisecondes", "milisegundos"],
    "s": ["sekunde", "sekunden", "seconde", "secondes", "segundo", "segundos"],
    "min": ["minute", "minuten", "minuto", "minutos"],
    "h": ["stunde", "stunden", "heure", "heures", "hora", "horas"],
    "d": ["tag", "tage", "tagen", "jour", "jours", "día", "días"],
    "wk": ["woche", "wochen", "semaine", "semaines", "semana", "semanas"],
    "mo": ["monat", "monate", "monaten", "mois", "mes", "meses"],
    "yr": ["jahr", "jahre", "jahren", "an", "ans", "année", "années", "año", "años"],
    "bpm": [
      "schläge pro minute", "schläge", "battements par minute", "battements", "latidos por minuto",
      "latidos", "pulsaciones por minuto", "pulsaciones",
    ],
    "rpm": ["umdrehungen pro minute", "tours par minute", "revoluciones por minuto"],
    "mm": ["millimeter", "millimètre", "millimètres", "milímetro", "milímetros"],
    "cm": ["zentimeter", "centimètre", "centimètres", "centímetro", "centímetros"],
    "m": ["meter", "mètre", "mètres", "metro", "metros"],
    "km": ["kilometer", "kilomètre", "kilomètres", "kilómetro", "kilómetros"],
    "in": ["zoll", "pouce", "pouces", "pulgada", "pulgadas"],
    "mi": ["meile", "meilen", "mille", "milles", "milla", "millas"],
    "m²": ["quadratmeter", "mètres carrés", "metros cuadrados"],
    "km²": ["quadratkilometer", "kilomètres carrés", "kilómetros cuadrados"],
    "ha": ["hektar", "hectares", "hectáreas"],
    "m³": ["kubikmeter", "mètres cubes", "metros cúbicos"],
    "km/h": [
      "kilometer pro stunde", "stundenkilometer", "kilomètres par heure",
      "kilomètres heure", "kilómetros por hora",
    ],
    "m/s": ["meter pro sekunde", "mètres par seconde", "metros por segundo"],
    "µg": ["mikrogramm", "microgrammes", "microgramos"],
    "mg": ["milligramm", "milligrammes", "miligramos"],
    "g": ["gramm", "gramme", "grammes", "gramo", "gramos"],
    "kg": ["kilogramm", "kilo", "kilogramme", "kilogrammes", "kilogramo", "kilogramos"],
    "t": ["tonne", "tonnen", "tonnes", "tonelada", "toneladas"],
    "ml": ["milliliter", "millilitre", "millilitres", "mililitro", "mililitros"],
    "dl": ["deziliter", "décilitre", "décilitres", "decilitro", "decilitros"],
    "l": ["liter", "litre", "litres", "litro", "litros"],
    "kcal": ["kilokalorien", "kalorien", "kilocalories", "calories", "kilocalorías", "calorías"],
    "kj": ["kilojoule", "kilojoules", "kilojulios"],
    "w": ["watt", "watts", "vatio", "vatios"],
    "kw": ["kilowatt", "kilowatts", "kilovatio", "kilovatios"],
    "kwh": [
      "kilowattstunde", "kilowattstunden", "kilowattheures", "kilowatts heures",
      "kilovatios hora",
    ],
    "v": ["volt", "volts", "voltio", "voltios"],
    "a": ["ampere", "ampère", "ampères", "amperio", "amperios"],
    "db": ["dezibel", "décibel", "décibels", "decibelio", "decibelios"],
    "hpa": ["hektopascal", "hectopascals", "hectopascales"],
    "°C": ["grad celsius", "grad", "degrés celsius", "degrés", "grados celsius", "grados"],
    "°F": [
      "grad fahrenheit", "grad", "degrés fahrenheit", "degrés", "grados fahrenheit",
      "grados",
    ],
    "°": ["grad", "degrés", "grados"],
    "$": ["dollar", "dollars", "dólar", "dólares"],
    "£": ["pfund", "livre", "livres", "libra", "libras"],
    "chf": ["franken", "francs", "francos"],
    "pt": ["punkte", "points", "puntos"],
    "px": ["pixel", "pixels", "píxel", "píxeles"],
  ]
}
