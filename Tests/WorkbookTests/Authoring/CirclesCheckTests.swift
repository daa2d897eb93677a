import Testing

@testable import WorkbookAuthoring

@Suite struct CirclesCheckTests {
  private func circles(_ files: KeyValuePairs<String, String>) -> [[FolderCircles.Reference]] {
    FolderCircles(files.map { .init(path: $0.key, source: $0.value) }).circles
  }

  @Test func `folders that depend on each other are reported with a file and a name`() {
    #expect(
      circles([
        "Lamps/Lamp.swift": "package struct Lamp { let socket: Socket }",
        "Sockets/Socket.swift": "struct Socket {}\nfunc switchOn(_ lamp: Lamp) {}",
      ]) == [
        [
          .init(file: "Lamps/Lamp.swift", name: "Socket", folder: "Sockets"),
          .init(file: "Sockets/Socket.swift", name: "Lamp", folder: "Lamps"),
        ]
      ])
  }

  @Test func `a longer circle is reported once`() {
    let found = circles([
      "A/A.swift": "struct A { let b: B }",
      "B/B.swift": "struct B {\n  let text = \"\\(C.self)\"\n}",
      "C.swift": "struct C: D {}\nprotocol D { var a: A { get } }",
    ])
    #expect(found.map { $0.map(\.folder) } == [["A", "B", ""]])
  }

  @Test(arguments: [
    "// Lamp", "let text = \"Lamp\"", "let a = house.Lamp", "func a(lamp: Int) {}",
    "let Lamp = 1", "private struct Lamp {}", "private let lamp = 2",
  ])
  func `mentions that aren't references form no circle`(code: String) {
    #expect(
      circles([
        "Lamps/Lamp.swift": "struct Lamp { let socket: Socket }\nlet lamp = 1",
        "Sockets/Socket.swift": "struct Socket {}\n\(code)",
      ]).isEmpty)
  }

  @Test func `private names can't be used in other folders`() {
    #expect(
      circles([
        "Lamps/Lamp.swift": "struct Lamp { let socket: Socket }\nprivate struct Wire {}",
        "Sockets/Socket.swift": "struct Socket { var wire: Wire }",
      ]).isEmpty)
  }

  @Test func `the check names the module`() throws {
    let workbook = try SmallWorkbook()
    workbook["Sources/Workbook/Home/Lamps/Lamp.swift"] = "struct Lamp { let socket: Socket }"
    workbook["Sources/Workbook/Home/Socket.swift"] = "struct Socket { let lamp: Lamp }"
    #expect(
      workbook.violations(CirclesCheck()) == [
        "Sources/Workbook/Home has folders with circular dependencies: Socket.swift uses "
          + "Lamp of Lamps; Lamps/Lamp.swift uses Socket of the module's own folder."
      ])
  }
}
