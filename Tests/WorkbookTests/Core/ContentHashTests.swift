import Testing

@testable import WorkbookCore

@Suite struct ContentHashTests {
  @Test func `equal content has equal digests, and different content has different digests`() {
    func name(_ texts: String...) -> String {
      var hash = ContentHash()
      texts.forEach { hash.add($0) }
      return hash.digest
    }
    #expect(name("lamp") == name("lamp"))
    #expect(Set([name(), name(""), name("lamp"), name("la", "mp"), name("lamp", "")]).count == 5)
    #expect(name("a fairly long text, of some words") != name("a fairly long text, of some wordS"))
    #expect(name("lamp").count == 32)
  }
}
