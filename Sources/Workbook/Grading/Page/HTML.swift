/// Text for HTML.
enum HTML {
  /// A text in which nothing is markup, fit for an attribute in quotes.
  static func escaped(_ text: String) -> String {
    // What XML must not hold, HTML need not either, and the five signs are the same.
    XML.escaped(text)
  }

  /// A text on one line that brings its own direction of writing and changes no other.
  static func isolated(_ text: String, limit: Int = 200) -> String {
    "<bdi>\(escaped(PlainText.oneLine(text, limit: limit)))</bdi>"
  }

  /// JSON that can stand in a script element: nothing in it ends the element or begins another.
  static func embedded(json: String) -> String {
    json.replacing("&", with: "\\u0026").replacing("<", with: "\\u003c")
      .replacing(">", with: "\\u003e").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
