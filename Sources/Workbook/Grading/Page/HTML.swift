/// Functions that produce safe HTML.
enum HTML {
  /// Returns the start of a page that needs no other files, from its type to its style. The head isn't
  /// closed.
  ///
  /// - Parameter hasScripts: Whether the page may run the scripts that it contains.
  static func head(title: String, style: String, hasScripts: Bool = false) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; \(hasScripts ? "script-src 'unsafe-inline'; " : "")\
    base-uri 'none'; form-action 'none'">
    <title>\(escaped(title)) – StateFlow workbook</title>
    <style>
    \(style)
    </style>
    """
  }

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
