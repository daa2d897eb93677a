/// Functions that produce safe HTML.
enum HTML {
  /// Escapes a text for use as HTML text or in a quoted attribute.
  static func escaped(_ text: String) -> String {
    // HTML needs the same five characters escaped, and nothing that XML forbids is needed here.
    XML.escaped(text)
  }

  /// Returns a text on one line, with its writing direction isolated from the text around it.
  static func isolated(_ text: String, limit: Int = 200) -> String {
    "<bdi>\(escaped(PlainText.oneLine(text, limit: limit)))</bdi>"
  }

  /// Escapes JSON for a script element, so that nothing in it can end the element or start another.
  static func embedded(json: String) -> String {
    json.replacing("&", with: "\\u0026").replacing("<", with: "\\u003c")
      .replacing(">", with: "\\u003e").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
