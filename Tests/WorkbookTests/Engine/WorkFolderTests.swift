import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

@Suite final class WorkFolderTests {
  private let cache = FileManager.default.temporaryDirectory
    .appending(path: "work-folders-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: cache) }

  /// Creates a folder in the cache and returns its name.
  private func make(_ url: URL, daysOld: Double = 0) throws -> String {
    try writeFile(Data("x".utf8), to: url.appending(path: "inside/file"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -daysOld * 86_400)], ofItemAtPath: url.path)
    return url.lastPathComponent
  }

  /// Returns the URL of a work folder that belongs to another process or machine.
  private func workFolder(process: String? = nil, machine: String? = nil) throws -> URL {
    var parts = WorkFolder.new(in: cache).lastPathComponent
      .split(separator: "-", maxSplits: 3).map(String.init)
    try #require(parts.count == 4)
    parts[1] = machine ?? parts[1]
    parts[2] = process ?? parts[2]
    return cache.appending(path: parts.joined(separator: "-"))
  }

  private var remaining: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? [])
  }

  @Test func `cleaning up removes only the work folders of processes that have ended`() throws {
    // No system uses such a process id.
    _ = try make(workFolder(process: "2147483646"))
    let kept: Set = try [
      make(WorkFolder.new(in: cache), daysOld: 2), make(workFolder(machine: "elsewhere")),
      make(cache.appending(path: "kit-1"), daysOld: 9), make(cache.appending(path: "headers")),
    ]
    WorkFolder.removeLeftovers(in: cache)
    #expect(remaining == kept)
  }

  @Test func `cleaning up removes another machine's work folder only after an hour`()
    throws
  {
    _ = try make(workFolder(machine: "elsewhere"), daysOld: 1)
    WorkFolder.removeLeftovers(in: cache)
    #expect(remaining == [])
  }

  @Test func `two work folders of one process have different names`() {
    #expect(WorkFolder.new(in: cache) != WorkFolder.new(in: cache))
  }

  @Test func `cleaning up a cache that doesn't exist has no effect`() {
    WorkFolder.removeLeftovers(in: cache)
    #expect(remaining == [])
  }
}
