import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore

@Suite struct FingerprintTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `it is the SHA-256 of the standard's examples`(text: String, name: String) {
    var print = Fingerprint()
    print.addBytes(Data(text.utf8))
    #expect(print.digest == name)
  }

  @Test(.enabled(if: runProcess("sha256sum", ["--version"]) != nil), arguments: 50..<140)
  func `it is what sha256sum says, at every length around a block`(length: Int) async throws {
    let bytes = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    let file = FileManager.default.temporaryDirectory.appending(path: "sum-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try bytes.write(to: file)
    var print = Fingerprint()
    // In two parts, as it comes.
    print.addBytes(bytes.prefix(length / 3))
    print.addBytes(bytes.dropFirst(length / 3))
    #expect(runProcess("sha256sum", [file.path])?.output.hasPrefix(print.digest) == true)
  }

  @Test func `where one part ends and the next begins counts`() {
    func name(_ parts: String...) -> String {
      var print = Fingerprint()
      for part in parts { print.add(part) }
      return print.digest
    }
    #expect(name("ab", "c") != name("a", "bc"))
    #expect(name("ab") != name("ab", ""))
  }
}
