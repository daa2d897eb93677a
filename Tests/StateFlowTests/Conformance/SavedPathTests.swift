import StateFlow
import Testing
import WorkbookTesting

/// Tests of navigation paths that are saved and restored (N7).
@MainActor
@Suite("Saved navigation paths")
struct SavedPathTests {
  struct Bird: Hashable, Codable {
    var name: String
  }

  struct Guide: View {
    @State var path: NavigationPath

    var body: some View {
      Text("\(path.count) deep")
      Text(json(of: path))
      Button("To 9") { path.append(9) }
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number") }
          .navigationDestination(for: Bird.self) { bird in
            Text("bird \(bird.name)").navigationTitle("Bird")
          }
      }
    }
  }

  private static var mixed: NavigationPath {
    var path = NavigationPath()
    path.append(7)
    path.append(Bird(name: "Gull"))
    return path
  }

  private static func restored(_ json: String) throws -> NavigationPath {
    NavigationPath(
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(json.utf8)))
  }

  @Test func `N7 a path is encoded in SwiftUI's format, with the last value first`() {
    var path = NavigationPath()
    path.append("Hello")
    path.append(123)
    #expect(json(of: path) == #"["Swift.Int","123","Swift.String","\"Hello\""]"#)
    #expect(json(of: NavigationPath()) == "[]")
  }

  @Test
  func `N7 an encoded type name includes the enclosing types, but no memory address`() {
    struct Local: Hashable, Codable {}
    let path = NavigationPath([Local()])
    #expect(json(of: path).contains(".Local\""))
    #expect(!json(of: path).contains("unknown context"))
    #expect(json(of: Self.mixed).contains("\"StateFlowTests.SavedPathTests.Bird\""))
  }

  @Test func `N7 a path with a value that isn't Codable has no representation`() {
    struct Key: Hashable {}
    var path = NavigationPath([1, 2])
    let codable = path.codable
    path.append(Key())
    #expect(codable != nil)
    #expect(path.codable == nil)
  }

  @Test func `N7 a restored path shows the screens for its values`() throws {
    let path = try Self.restored(json(of: Self.mixed))
    let screen = Screen { Guide(path: path) }
    #expect(screen.texts.contains("2 deep"))
    #expect(screen.navigation.title == "Bird")
    #expect(screen.texts.contains("bird Gull"))
    screen.navigation.goBack()
    #expect(screen.texts.contains("number 7"))
    screen.navigation.goBack()
    #expect(screen.texts.contains("root"))
    #expect(screen.diagnostics.isEmpty)
  }

  @Test func `N7 a restored path is saved unchanged, along with any values pushed later`() throws {
    let saved = json(of: Self.mixed)
    let screen = Screen { Guide(path: NavigationPath()) }
    #expect(screen.texts.contains("[]"))
    let path = try Self.restored(saved)
    #expect(json(of: path) == saved)
    let other = Screen { Guide(path: path) }
    other.button("To 9").tap()
    #expect(other.texts.contains("number 9"))
    #expect(other.texts.contains(#"["Swift.Int","9","# + saved.dropFirst()))
  }

  @Test func `N7 two representations are equal if their values are equal`() {
    #expect(NavigationPath([1, 2]).codable == NavigationPath([1, 2]).codable)
    #expect(NavigationPath([1, 2]).codable != NavigationPath([1]).codable)
  }

  @Test func `N7 a restored value that no destination can decode is reported`() throws {
    let unknown = try Self.restored(#"["Zoo.Fish","{}"]"#)
    let damaged = try Self.restored(#"["Swift.Int","\"seven\""]"#)
    for (path, name) in [(unknown, "Zoo.Fish"), (damaged, "Swift.Int")] {
      let screen = Screen { Guide(path: path) }
      #expect(screen.diagnostics.map(\.kind) == [.missingDestination])
      #expect(screen.diagnostics.first?.message.contains("of type \(name)") == true)
      screen.navigation.goBack()
      #expect(screen.texts.contains("root"))
    }
  }

  @Test func `N7 data that isn't a path can't be decoded`() {
    #expect(throws: DecodingError.self) { try Self.restored(#"["Swift.Int"]"#) }
    #expect(throws: DecodingError.self) { try Self.restored(#"{"Swift.Int":"1"}"#) }
  }
}

private func json(of path: NavigationPath) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes
  return (try? encoder.encode(path.codable)).map { String(decoding: $0, as: UTF8.self) } ?? "none"
}
