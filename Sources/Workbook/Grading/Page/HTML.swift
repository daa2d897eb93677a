/// Functions that produce safe HTML.
enum HTML {
  /// Returns a string escaped for use as HTML text or in a quoted attribute.
  static func escaped(_ text: String) -> String {
    // HTML needs the same five characters escaped, and doesn't need any that XML forbids.
    XML.escaped(text)
  }

  /// Returns a string on one line, with its writing direction isolated from the text around it.
  static func isolated(_ text: String, limit: Int = 200) -> String {
    "<bdi>\(escaped(PlainText.oneLine(text, limit: limit)))</bdi>"
  }

  /// Returns JSON escaped for use in a script element, so that the JSON can neither end the element
  /// nor start another one.
  static func embedded(json: String) -> String {
    json.replacing("&", with: "\\u0026").replacing("<", with: "\\u003c")
      .replacing(">", with: "\\u003e").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
