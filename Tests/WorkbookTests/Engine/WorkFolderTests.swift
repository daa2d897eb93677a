import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

@Suite final class WorkFolderTests {
  private let cache = FileManager.default.temporaryDirectory
    .appending(path: "work-folders-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: cache) }

  /// Makes a folder in the cache, and says how it is called.
  private func make(_ url: URL, daysOld: Double = 0) throws -> String {
    try write(Data("x".utf8), to: url.appending(path: "inside/file"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -daysOld * 86_400)], ofItemAtPath: url.path)
    return url.lastPathComponent
  }

  /// The name of a folder of this process, as another process of another machine would have it.
  private func name(process: String? = nil, machine: String? = nil) throws -> URL {
    var parts = WorkFolder.new(in: cache).lastPathComponent
      .split(separator: "-", maxSplits: 3).map(String.init)
    try #require(parts.count == 4)
    parts[1] = machine ?? parts[1]
    parts[2] = process ?? parts[2]
    return cache.appending(path: parts.joined(separator: "-"))
  }

  private var left: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? [])
  }

  @Test func `what a process that is no more has left is removed, and nothing else`() throws {
    // No system gives such a number to a process.
    _ = try make(name(process: "2147483646"))
    let kept: Set = try [
      make(WorkFolder.new(in: cache), daysOld: 2), make(name(machine: "elsewhere")),
      make(cache.appending(path: "kit-1"), daysOld: 9), make(cache.appending(path: "headers")),
    ]
    WorkFolder.removeLeftovers(in: cache)
    #expect(left == kept)
  }

  @Test func `another machine's on a shared disk is removed when nobody can be in it any more`()
    throws
  {
    _ = try make(name(machine: "elsewhere"), daysOld: 1)
    WorkFolder.removeLeftovers(in: cache)
    #expect(left == [])
  }

  @Test func `two folders of one process are two`() {
    #expect(WorkFolder.new(in: cache) != WorkFolder.new(in: cache))
  }

  @Test func `a cache that is not there has no leftovers`() {
    WorkFolder.removeLeftovers(in: cache)
    #expect(left == [])
  }
}
