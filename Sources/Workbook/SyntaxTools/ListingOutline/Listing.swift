/// A listing in a Swift file.
struct Listing {
  let name: String
  /// The lines of code.
  let code: [Substring]
  /// The line numbers, counted from one, of the first and last lines of the listing's code.
  let lines: ClosedRange<Int>

  /// Returns all listings in a file except empty ones.
  static func all(in text: String) -> [Listing] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = "// listing: "
    return lines.indices.compactMap { start in
      guard lines[start].hasPrefix(mark),
        let end = lines[start...].firstIndex(of: "// end"), end > start + 1
      else { return nil }
      return Listing(
        name: String(lines[start].dropFirst(mark.count)), code: Array(lines[(start + 1)..<end]),
        lines: (start + 2)...end)
    }
  }

  /// Returns the outline of the listing, which consists of the types that the listing declares or
  /// extends.
  ///
  /// Line numbers in the outline are relative to the first line of the listing.
  func outline(of types: [DeclaredType]) -> ListingOutlineResult {
    var result = ListingOutlineResult(code: code.joined(separator: "\n"))
    for type in types where lines.contains(type.line) {
      var declared = result.types[type.name] ?? .init()
      if !type.isExtension { declared.line = relative(type.line) }
      if let body = type.body {
        declared.body = [relative(body.lowerBound), relative(body.upperBound)]
      }
      declared.properties.merge(type.properties.mapValues(relative)) { first, _ in first }
      result.types[type.name] = declared
    }
    return result
  }

  private func relative(_ line: Int) -> Int { line - lines.lowerBound + 1 }
}

/// The outline of a listing, as the tool prints it.
struct ListingOutlineResult: Encodable {
  /// A type that the listing declares or extends.
  struct DeclaredType: Encodable {
    /// The line number of the declaration, or `nil` if the listing only extends the type.
    var line: Int?
    /// The first and last line numbers of the `body` property, if the type has one.
    var body: [Int]?
    /// The line numbers of the other properties, keyed by name.
    var properties: [String: Int] = [:]
  }

  /// The listing's code.
  var code: String
  /// The types, keyed by name.
  var types: [String: DeclaredType] = [:]
}
