import Foundation
import Testing

@testable import WorkbookCore

@Suite final class FilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "files-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String, isDurable: Bool = false) throws {
    try writeFile(Data(text.utf8), to: folder.appending(path: path), isDurable: isDurable)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try readFile(folder.appending(path: path)), as: UTF8.self)
  }

  private var paths: Set<String> {
    Set((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
  }

  @Test(arguments: [true, false]) func `a file and its folders are written`(isDurable: Bool) throws
  {
    try write("old", to: "a/b/file", isDurable: isDurable)
    try write("new", to: "a/b/file", isDurable: isDurable)
    #expect(try text("a/b/file") == "new")
    #expect(paths == ["a", "a/b", "a/b/file"])
  }

  @Test func `a file that can't be written leaves nothing behind`() throws {
    try write("old", to: "file")
    try write("", to: "folder/inside")
    #expect(throws: SetUpError.self) { try write("new", to: "folder") }
    #expect(throws: SetUpError.self) { try write("new", to: "file/below") }
    #expect(try text("file") == "old")
    #expect(paths == ["file", "folder", "folder/inside"])
  }

  @Test func `a file that is written again keeps its permissions`() throws {
    try write("old", to: "file")
    let file = folder.appending(path: "file").path
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file)
    try write("new", to: "file")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
  }

  @Test func `a program is found in the first folder of the PATH that contains it`() throws {
    for name in ["1/lamp", "2/lamp", "2/door", "3/door"] {
      try write("", to: name)
      guard name != "1/lamp" else { continue }
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: name).path)
    }
    let path = ["1", "2", "3"].map { folder.appending(path: $0).path }.joined(separator: ":")
    func program(_ name: String) -> String? {
      findProgram(name, environment: ["PATH": path])?.path.replacing(folder.path + "/", with: "")
    }
    #expect(program("lamp") == "2/lamp")
    #expect(program("door") == "2/door")
    #expect(program("window") == nil)
    #expect(program(folder.appending(path: "3/door").path) == "3/door")
    #expect(program(folder.appending(path: "3/window").path) == nil)
  }
}
