import Synchronization
import Testing

@testable import WorkbookEngine

@Suite(.timeLimit(.minutes(10))) struct TaskCacheTests {
  let cache = TaskCache<String, Int>()

  /// Work that ends only when it's canceled.
  private struct EndlessWork {
    let starts: AsyncStream<Void>
    let run: @Sendable () async throws -> Int

    init() {
      let (starts, started) = AsyncStream.makeStream(of: Void.self)
      self.starts = starts
      run = {
        started.yield()
        for await _ in AsyncStream<Never>.makeStream().stream {}
        try Task.checkCancellation()
        return 0
      }
    }
  }

  @Test
  func
    `if everyone who waits for a value is canceled, making it is canceled and starts again later`()
    async throws
  {
    let work = EndlessWork()
    let callers = (1...2).map { _ in
      Task { [cache] in try await cache.value(for: "kit", make: work.run) }
    }
    for await _ in work.starts { break }
    for caller in callers {
      caller.cancel()
    }
    for caller in callers {
      await #expect(throws: CancellationError.self) { try await caller.value }
    }
    #expect(try await cache.value(for: "kit") { 7 } == 7)
  }

  @Test func `a value is made as long as one of the tasks waits for it`() async throws {
    let (permits, permit) = AsyncStream.makeStream(of: Void.self)
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let make: @Sendable () async throws -> Int = {
      started.yield()
      for await _ in permits { break }
      try Task.checkCancellation()
      return 7
    }
    let first = Task { [cache] in try await cache.value(for: "kit", make: make) }
    for await _ in starts { break }
    let second = Task { [cache] in try await cache.value(for: "kit", make: make) }
    second.cancel()
    permit.yield()
    #expect(try await first.value == 7)
    #expect(try await cache.value(for: "kit") { 8 } == 7)
  }
}
