/// Simple shapes of our own for what the words of symbols' names mean, in a square of 24.
enum GlyphShapes {
  /// What stands for a word by itself, or in something.
  static let signs: [String: String] = [
    "checkmark": "M3 13l2.5-2.5 4 4 9-9L21 8 9.5 19.5z",
    "xmark": "M5 7l2-2 5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5z",
    "exclamationmark": "M10.3 3h3.4l-.7 11.5h-2zM10.5 17h3v3h-3z",
    "questionmark":
      "M7 8.5a5 5 0 1 1 7.5 4.3c-1 .7-1.2 1-1.2 2.2h-2.6c0-2.4.6-3.2 2-4.2"
      + "A2.4 2.4 0 1 0 9.6 8.5zM10.5 17h3v3h-3z",
    "info": "M10.5 9h3v11h-3zM10.5 4h3v3h-3z",
    "plus": "M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z",
    "minus": "M4 10.5h16v3H4z",
    "ellipsis": "M3 10.5h3v3H3zM10.5 10.5h3v3h-3zM18 10.5h3v3h-3z",
    "star": "M12 2l3 7h7l-5.5 4.5 2 7.5-6.5-4.5L5.5 21l2-7.5L2 9h7z",
    "heart": "M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3-2 7-10 13z",
    "eye":
      "M2 12c3-6 7-7 10-7s7 1 10 7c-3 6-7 7-10 7s-7-1-10-7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "lock": "M6 10V8a6 6 0 0 1 12 0v2h2v11H4V10zM9 10h6V8a3 3 0 0 0-6 0z",
    "person": "M12 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3 21c0-5 4-7.5 9-7.5s9 2.5 9 7.5z",
    "house": "M12 3L2 12h3v9h5v-6h4v6h5v-9h3z",
    "clock":
      "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM11 6h2v5.5l4 2.5-1 1.7-5-3z",
    "bell": "M12 2a6 6 0 0 0-6 6v5l-2 4h16l-2-4V8a6 6 0 0 0-6-6zM9.5 18.5a2.5 2.5 0 0 0 5 0z",
    "magnifyingglass":
      "M10 3a7 7 0 1 0 4.2 12.6l5.1 5.1 2-2-5.1-5.1A7 7 0 0 0 10 3zM10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    "list": "M3 5h3v3H3zM8 5h13v3H8zM3 10.5h3v3H3zM8 10.5h13v3H8zM3 16h3v3H3zM8 16h13v3H8z",
    "paperplane": "M2 11L22 2l-7 20-4-8.5zM11.8 12.8l2.7 5L19 5z",
    "envelope": "M2 5h20v14H2zM4.5 7L12 12.5 19.5 7z",
    "creditcard": "M2 5h20v14H2zM2 8.5h20v3H2z",
    "shippingbox": "M12 2l9 4.5v11L12 22l-9-4.5v-11zM5.5 7L12 10.2 18.5 7 12 3.8z",
    "cart": "M2 3h3l1 3h16l-2 9H8L4.5 5H2zM8 17h3v3H8zM16 17h3v3h-3z",
    "flag": "M5 2h2v1h13l-3 4.5 3 4.5H7v10H5z",
    "bolt": "M14 2L4 14h6l-1 8 11-13h-7z",
    "play": "M6 3l15 9-15 9z",
    "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "stop": "M5 5h14v14H5z",
    "pencil": "M3 21l1-5L16 4l4 4L8 20z",
    "trash": "M9 2h6v2h6v2H3V4h6zM5 8h14l-1 14H6z",
    "calendar": "M3 4h18v17H3zM5 9h14v10H5z",
    "doc": "M5 2h9l5 5v15H5zM8 11h8v2H8zM8 15h8v2H8z",
    "indicator":
      "M11 2h2v5h-2zM11 17h2v5h-2zM2 11h5v2H2zM17 11h5v2h-5zM4.2 5.6l1.4-1.4 3.6 3.6-1.4 1.4z"
      + "M14.8 16.2l1.4-1.4 3.6 3.6-1.4 1.4zM4.2 18.4l3.6-3.6 1.4 1.4-3.6 3.6z"
      + "M14.8 7.8l3.6-3.6 1.4 1.4-3.6 3.6z",
    "clockwise": "M12 4a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5v3l5-4.5L12 1z",
  ]

  /// Other names of the same.
  static let synonyms: [String: String] = [
    "check": "checkmark", "tick": "checkmark", "done": "checkmark", "cross": "xmark",
    "multiply": "xmark", "close": "xmark", "warning": "exclamationmark", "error": "exclamationmark",
    "alert": "exclamationmark", "question": "questionmark", "help": "questionmark", "i": "info",
    "add": "plus", "user": "person", "home": "house", "time": "clock", "search": "magnifyingglass",
    "mail": "envelope", "box": "shippingbox", "visibility": "eye", "spinner": "indicator",
    "progress": "indicator", "document": "doc", "hourglass": "clock", "timer": "clock",
    "edit": "pencil", "refresh": "clockwise", "favorite": "heart", "bag": "cart",
  ]

  /// What points somewhere, drawn to the right.
  static let pointers: [String: String] = [
    "arrow": "M3 10.5h11L10 6.5l2-2 8.5 7.5-8.5 7.5-2-2 4-4H3z",
    "chevron": "M8 4.5L10.5 3l7.5 9-7.5 9L8 19.5l6-7.5z",
    "arrowtriangle": "M6 3l15 9-15 9z",
  ]

  /// How far they are turned.
  static let turns: [String: Double] = [
    "right": 0, "forward": 0, "down": 90, "left": 180, "backward": 180, "back": 180, "up": 270,
  ]

  /// What signs stand in, filled and as an edge alone.
  static let frames: [String: (filled: String, edge: String)] = [
    "circle": (
      "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
      "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"
    ),
    "square": ("M2 2h20v20H2z", "M2 2h20v20H2zM4 4v16h16V4z"),
    "triangle": ("M12 1l11 21H1z", "M12 1l11 21H1zM12 5.3L4.3 20h15.4z"),
    "diamond": ("M12 1l11 11-11 11L1 12z", "M12 1l11 11-11 11L1 12zM12 4l-8 8 8 8 8-8z"),
    "octagon": (
      "M8 1h8l7 7v8l-7 7H8l-7-7V8z", "M8 1h8l7 7v8l-7 7H8l-7-7V8zM9 3L3 9v6l6 6h6l6-6V9l-6-6z"
    ),
    "shield": (
      "M12 1l9 4v7c0 5-4 9-9 11-5-2-9-6-9-11V5z",
      "M12 1l9 4v7c0 5-4 9-9 11-5-2-9-6-9-11V5zM12 3.5L5 6.5V12c0 4 3 7 7 8.5 4-1.5 7-4.5 7-8.5V6.5z"
    ),
  ]

  static let slash = "M3 5l2-2 16 16-2 2z"
}
