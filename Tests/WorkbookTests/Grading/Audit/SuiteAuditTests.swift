import Testing

@testable import WorkbookGrading

/// Checks the names that the suite audit extracts from demangled symbols.
@Suite struct SuiteAuditTests {
  @Test(arguments: [
    ("Lab.Box.value.getter : Swift.Int", "Box.value"),
    ("Lab.Box.value.setter : Swift.Int", "Box.value"),
    ("Lab.Box.value.modify : Swift.Int", "Box.value"),
    ("Lab.Box.__allocating_init(Swift.Int) -> Lab.Box", "Box.init"),
    ("Lab.Box.init(Swift.Int) -> Lab.Box", "Box.init"),
    ("Lab.Box.subscript.getter : (Swift.Int) -> Swift.Int", "Box.subscript"),
    ("Lab.answer(Swift.Int) throws -> Swift.Int", "answer"),
    ("Lab.number.unsafeMutableAddressor : Swift.Int", "number"),
    ("static Lab.Box.== infix(Lab.Box, Lab.Box) -> Swift.Bool", "Box.=="),
    ("static Lab.Box.make<A>(A) -> Lab.Box", "Box.make"),
    ("static Swift.Array<A where A: Swift.Equatable>.== infix([A], [A]) -> Swift.Bool", "Array"),
    ("Lab.== infix(Swift.Int, Swift.Int) -> Swift.Bool", "=="),
    ("(extension in Lab):Swift.Int.double.getter : Swift.Int", "Int.double"),
    ("static (extension in Lab):Swift.Int.make() -> Swift.Int", "Int.make"),
    ("dispatch thunk of Lab.Box.value.getter : Swift.Int", "Box.value"),
    ("method descriptor for Lab.Box.value.getter : Swift.Int", "Box.value"),
    ("dispatch thunk of static Lab.Box.make() -> Lab.Box", "Box.make"),
    ("property descriptor for Lab.Box.value : Swift.Int", "Box.value"),
    ("type metadata accessor for Lab.Box", "Box"),
    ("type metadata for Lab.Box", "Box"),
    ("nominal type descriptor for Lab.Box", "Box"),
    (
      "protocol conformance descriptor for Lab.Box : Swift.Equatable in Lab",
      "Lab.Box : Swift.Equatable"
    ),
    ("protocol witness table for Lab.Box : Swift.Equatable in Lab", "Lab.Box : Swift.Equatable"),
    (
      "protocol descriptor for Lab.Lamp", "Lab.Lamp"
    ),
    ("<<opaque return type of Lab.view.getter : some>>.0", "some view"),
    (
      "opaque type descriptor for <<opaque return type of Lab.Box.body.getter : some>>",
      "some Box.body"
    ),
    ("malloc", "malloc"),
    ("Lab", "Lab"),
    ("getter", "getter"),
    ("", ""),
  ])
  func `the name is what a person would call it`(text: String, expected: String) {
    #expect(SuiteAudit.baseName(of: text) == expected)
  }
}
