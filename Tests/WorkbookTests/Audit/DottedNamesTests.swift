import Testing

@testable import WorkbookAudit

/// Checks the dotted names extracted from demangled symbols.
@Suite struct DottedNamesTests {
  @Test(arguments: [
    ("", []),
    ("Swift", []),
    ("Swift.Array.append(__owned A) -> ()", ["Swift.Array.append"]),
    ("a.b(c.d) -> e.f", ["a.b", "c.d", "e.f"]),
    ("(extension in Foundation):Swift.String.data", ["Swift.String.data"]),
    ("Swift.Range<Swift.Int>", ["Swift.Range", "Swift.Int"]),
    ("static Swift.Int.+ infix(Swift.Int)", ["Swift.Int", "Swift.Int"]),
    (".b", []),
    ("a._b.$c", ["a._b.$c"]),
    ("größe.b", ["größe.b"]),
    ("a..b", ["a.b"]),
    ("Swift.", []),
  ])
  func `the dotted names in a demangled symbol are found in order`(
    text: String, expected: [String]
  ) {
    #expect(dottedNames(in: text).map { $0.joined(separator: ".") } == expected)
  }

  @Test(arguments: [
    ("$sSa6appendyyxnF", "Swift.Array.append(__owned A) -> ()"),
    ("$sSi", "Swift.Int"),
    ("malloc", "malloc"),
    ("swift_retain", "swift_retain"),
    ("$s", "$s"),
    ("$sNoSymbolAtAll!", "$sNoSymbolAtAll!"),
    ("", ""),
  ])
  func `Swift symbols are demangled, and other names stay unchanged`(
    symbol: String, expected: String
  ) {
    #expect(demangled(symbol) == expected)
  }
}
