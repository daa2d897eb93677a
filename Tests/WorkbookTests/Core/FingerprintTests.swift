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
  func `digests match the examples in the SHA-256 standard`(text: String, name: String) {
    var fingerprint = Fingerprint()
    fingerprint.addBytes(Data(text.utf8))
    #expect(fingerprint.digest == name)
  }

  @Test(.enabled(if: runProcess("sha256sum", ["--version"]) != nil), arguments: 50..<140)
  func `digests match those of sha256sum at every length near the block size`(
    length: Int
  ) async throws {
    let bytes = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    let file = FileManager.default.temporaryDirectory.appending(path: "sum-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try bytes.write(to: file)
    var fingerprint = Fingerprint()
    fingerprint.addBytes(bytes.prefix(length / 3))
    fingerprint.addBytes(bytes.dropFirst(length / 3))
    #expect(runProcess("sha256sum", [file.path])?.output.hasPrefix(fingerprint.digest) == true)
  }

  @Test func `the boundaries between parts affect the digest`() {
    func name(_ parts: String...) -> String {
      var fingerprint = Fingerprint()
      for part in parts { fingerprint.add(part) }
      return fingerprint.digest
    }
    #expect(name("ab", "c") != name("a", "bc"))
    #expect(name("ab") != name("ab", ""))
  }
}
