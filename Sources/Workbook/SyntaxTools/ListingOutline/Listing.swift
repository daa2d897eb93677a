/// The lines of a listing in its file.
struct Listing {
  let name: String
  let code: [Substring]
  /// The first and the last line of the code, counted from one.
  let lines: ClosedRange<Int>

  /// Returns the listings of a file that have any code.
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

  /// Returns the types that the listing declares or extends, with lines that are counted from the
  /// first line of the listing.
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

/// What the tool prints of a listing.
struct ListingOutlineResult: Encodable {
  struct DeclaredType: Encodable {
    var line: Int?
    var body: [Int]?
    var properties: [String: Int] = [:]
  }

  var code: String
  var types: [String: DeclaredType] = [:]
}
