/// The words of German, French, Spanish, Italian, Portuguese and Dutch for the commonest units (CLDR,
/// long names of units).
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
  static let leads: WordSet = ["in", "en", "em"]

  private static let table: [String: [String]] = [
    "%": ["prozent", "pour cent", "por ciento", "per cento", "por cento", "procent"],
    "pp": ["prozentpunkte", "points de pourcentage", "puntos porcentuales"],
    "ms": ["millisekunden", "millisecondes", "milisegundos"],
    "s": [
      "sekunde", "sekunden", "seconde", "secondes", "segundo", "segundos", "sek", "secondo",
      "secondi", "seconden",
    ],
    "min": ["minute", "minuten", "minuto", "minutos", "minutes", "minuti", "minuut"],
    "h": [
      "stunde", "stunden", "heure", "heures", "hora", "horas", "std", "ora", "ore", "uur", "uren",
    ],
    "d": [
      "tag", "tage", "tagen", "jour", "jours", "día", "días", "giorno", "giorni", "dia", "dias",
      "dag", "dagen",
    ],
    "wk": [
      "woche", "wochen", "semaine", "semaines", "semana", "semanas", "settimana", "settimane",
      "week", "weken",
    ],
    "mo": [
      "monat", "monate", "monaten", "mois", "mes", "meses", "mese", "mesi", "mês", "maand",
      "maanden",
    ],
    "yr": [
      "jahr", "jahre", "jahren", "an", "ans", "année", "années", "año", "años", "anno", "anni",
      "ano", "anos", "jaar", "jaren",
    ],
    "bpm": [
      "schläge pro minute", "schläge", "battements par minute", "battements", "latidos por minuto",
      "latidos", "pulsaciones por minuto", "pulsaciones", "battiti al minuto", "battiti",
      "batimentos por minuto", "batimentos", "slagen per minuut", "slagen",
    ],
    "rpm": ["umdrehungen pro minute", "tours par minute", "revoluciones por minuto"],
    "mm": ["millimeter", "millimètre", "millimètres", "milímetro", "milímetros"],
    "cm": [
      "zentimeter", "centimètre", "centimètres", "centímetro", "centímetros", "centimetro",
      "centimetri", "centimeter",
    ],
    "m": ["meter", "mètre", "mètres", "metro", "metros", "metern", "metri"],
    "km": [
      "kilometer", "kilomètre", "kilomètres", "kilómetro", "kilómetros", "kilometern", "chilometro",
      "chilometri", "quilômetro", "quilômetros", "quilómetro", "quilómetros",
    ],
    "in": ["zoll", "pouce", "pouces", "pulgada", "pulgadas"],
    "mi": [
      "meile", "meilen", "mille", "milles", "milla", "millas", "miglio", "miglia", "milha",
      "milhas", "mijl",
    ],
    "m²": ["quadratmeter", "mètres carrés", "metros cuadrados"],
    "km²": ["quadratkilometer", "kilomètres carrés", "kilómetros cuadrados"],
    "ha": ["hektar", "hectares", "hectáreas"],
    "m³": ["kubikmeter", "mètres cubes", "metros cúbicos"],
    "km/h": [
      "kilometer pro stunde", "stundenkilometer", "kilomètres par heure", "kilomètres heure",
      "kilómetros por hora", "kilomètres à l’heure", "chilometri all’ora", "chilometri orari",
      "quilômetros por hora", "quilómetros por hora", "kilometer per uur",
    ],
    "m/s": ["meter pro sekunde", "mètres par seconde", "metros por segundo"],
    "µg": ["mikrogramm", "microgrammes", "microgramos"],
    "mg": ["milligramm", "milligrammes", "miligramos", "milligramme", "miligramo"],
    "g": [
      "gramm", "gramme", "grammes", "gramo", "gramos", "grammo", "grammi", "grama", "gramas",
      "gram",
    ],
    "kg": [
      "kilogramm", "kilo", "kilogramme", "kilogrammes", "kilogramo", "kilogramos", "kilos",
      "chilogrammo", "chilogrammi", "chilo", "chili", "quilograma", "quilogramas", "quilo",
      "quilos", "kilogram",
    ],
    "t": ["tonne", "tonnen", "tonnes", "tonelada", "toneladas"],
    "ml": [
      "milliliter", "millilitre", "millilitres", "mililitro", "mililitros", "millilitro",
      "millilitri",
    ],
    "dl": ["deziliter", "décilitre", "décilitres", "decilitro", "decilitros"],
    "l": ["liter", "litre", "litres", "litro", "litros", "litern", "litri"],
    "kcal": [
      "kilokalorien", "kalorien", "kilocalories", "calories", "kilocalorías", "calorías",
      "kilokalorie", "kalorie", "kilocalorie", "calorie", "kilocaloría", "caloría", "chilocaloria",
      "chilocalorie", "caloria", "quilocaloria", "quilocalorias", "calorias", "kilocalorieën",
      "calorieën",
    ],
    "kj": ["kilojoule", "kilojoules", "kilojulios"],
    "w": ["watt", "watts", "vatio", "vatios"],
    "kw": ["kilowatt", "kilowatts", "kilovatio", "kilovatios"],
    "kwh": [
      "kilowattstunde", "kilowattstunden", "kilowattheures", "kilowatts heures", "kilovatios hora",
      "kilowattheure", "kilowatt heure", "kilovatio hora", "chilowattora", "kilowattora",
      "quilowatt hora", "quilowatts hora", "kilowattuur",
    ],
    "v": ["volt", "volts", "voltio", "voltios"],
    "a": ["ampere", "ampère", "ampères", "amperio", "amperios"],
    "db": ["dezibel", "décibel", "décibels", "decibelio", "decibelios"],
    "hpa": ["hektopascal", "hectopascals", "hectopascales"],
    "°C": [
      "grad celsius", "grad", "degrés celsius", "degrés", "grados celsius", "grados", "degré",
      "grado", "gradi", "grau", "graus", "graad", "graden",
    ],
    "°F": [
      "grad fahrenheit", "grad", "degrés fahrenheit", "degrés", "grados fahrenheit", "grados",
      "degré", "grado", "gradi", "grau", "graus", "graad", "graden",
    ],
    "°": [
      "grad", "degrés", "grados", "degré", "grado", "gradi", "grau", "graus", "graad", "graden",
    ],
    "$": ["dollar", "dollars", "dólar", "dólares", "dollaro", "dollari"],
    "£": ["pfund", "livre", "livres", "libra", "libras"],
    "chf": ["franken", "francs", "francos", "schweizer franken", "franc"],
    "pt": [
      "punkte", "points", "puntos", "punkt", "point", "punto", "punti", "ponto", "pontos", "punt",
      "punten",
    ],
    "px": ["pixel", "pixels", "píxel", "píxeles"],
    "€": ["euro", "euros"],
    "byte": ["byte", "bytes", "octet", "octets"],
    "mb": ["megabyte", "mégaoctet", "mégaoctets", "megabytes"],
    "gb": ["gigabyte", "gigaoctet", "gigaoctets", "gigabytes"],
  ]
}
