@testable import WorkbookCore
@testable import WorkbookEngine

extension HostileAnswer {
  /// Returns an answer to QuickSearch with another task beside the search.
  private static func beside(
    _ name: String, ends verdicts: Set<Verdict>, _ task: String, _ code: String = ""
  ) -> HostileAnswer {
    HostileAnswer(
      "QuickSearch", name, ends: verdicts,
      changes: [
        "    .task(id: query) { await search() }":
          "    .task(id: query) { await search() }\n    .task { \(task) }"
      ], code)
  }

  /// Answers whose tasks never end, block a thread, or interfere with the tasks of the tests.
  static let tasks: [HostileAnswer] = [
    beside("spins in a task", ends: [.timedOut], "while true {}"),
    beside(
      "spins in a task that isn't on the main actor", ends: [.failed, .timedOut], "await spin()",
      "@concurrent nonisolated func spin() async { while true {} }"),
    beside(
      "blocks the thread of a task", ends: [.failed, .timedOut], "await block()",
      """
      @concurrent nonisolated func block() async { wait() }
      nonisolated func wait() { DispatchSemaphore(value: 0).wait() }
      """),
    beside(
      "starts tasks without end", ends: [.failed, .timedOut, .outOfMemory, .crashed],
      "await breed()",
      "@concurrent nonisolated func breed() async { while true { Task { await breed() } } }"),
    HostileAnswer(
      "QuickSearch", "waits for real", ends: [.failed, .timedOut],
      changes: [
        "try await clock.sleep(for: .milliseconds(300))":
          "try await Task.sleep(for: .milliseconds(300))"
      ]),
    HostileAnswer(
      "QuickSearch", "waits for hours", ends: [.failed, .timedOut],
      changes: [
        "try await clock.sleep(for: .milliseconds(300))":
          "try await Task.sleep(for: .seconds(3600))"
      ]),
    HostileAnswer(
      "QuickSearch", "answers its own requests", ends: [.doesNotCompile, .notAllowed, .tampered],
      changes: [
        "      let titles = try await server.response(to: query)":
          "      server.answer(query, with: .success([query]))\n"
          + "      let titles = try await server.response(to: query)"
      ]),
    HostileAnswer(
      "QuickSearch", "runs tasks on an executor of its own",
      """
      nonisolated final class Now: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
          let job = UnownedJob(job)
          job.runSynchronously(on: asUnownedTaskExecutor())
        }
      }
      func start() { Task(executorPreference: Now()) {} }
      """),
    HostileAnswer(
      "QuickSearch", "runs an actor on the executor of the main actor",
      """
      actor Neighbor {
        nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
      }
      """),
    HostileAnswer(
      "WrongSeat", "says that no request is pending", ends: .undeserving,
      "extension Server { var pendingRequests: [Request] { [] } }"),
    HostileAnswer(
      "ProfileLoader", "waits for the main queue on the main actor",
      ends: [.crashed, .timedOut, .failed],
      changes: [
        "    guard let pilot else { return }":
          "    guard let pilot else { return }\n    DispatchQueue.main.sync {}"
      ], top: "import Dispatch"),
    HostileAnswer(
      "ProfileLoader", "loses its continuation", ends: [.failed, .timedOut],
      changes: [
        "    guard let pilot else { return }":
          "    guard let pilot else { return }\n    await withCheckedContinuation { lost.append($0) }"
      ], "var lost: [CheckedContinuation<Void, Never>] = []"),
    HostileAnswer(
      "TideFollower", "keeps each gauge", ends: [.failed],
      changes: ["      levels = []\n": "      levels = []\n      kept.append(gauge)\n"],
      "var kept: [Gauge] = []"),
  ]
}
