import Foundation

/// A program to be run by this one, which never outlives what it was started for.
///
/// It runs in a session and process group of its own, without input unless it is given some. What
/// it prints, on standard output and standard error, is read while it runs, so that no full pipe
/// holds it up. When it ends, runs out of time, prints too much, or the task that waits for it is
/// cancelled, the whole group is killed: what it started dies with it, and a signal that it ignores
/// does not help it.
package struct ChildProcess: Sendable {
  /// The program.
  var executable: URL
  /// What it is told, without its own name.
  var arguments: [String]
  /// Its environment, which is this process's unless another is given.
  package var environment: [String: String]
  /// The folder that it runs in.
  var directory: URL
  /// What it may use.
  package var limits: ChildLimits
  /// Whether it may have started processes that went out of its group, which are then sought.
  package var isUntrusted: Bool
  /// What it finds on its standard input: no more than a pipe holds, which is 64 KB.
  package var input = Data()
  /// Whether it only waits for a process of its group that does the work, as a sandbox does.
  package var isLauncher = false

  /// A program to be run.
  package init(
    _ executable: URL, _ arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    directory: URL = URL(filePath: FileManager.default.currentDirectoryPath),
    limits: ChildLimits = ChildLimits(), isUntrusted: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.limits = limits
    self.isUntrusted = isUntrusted
  }

  /// Runs it to its end.
  ///
  /// - Parameter receive: Gets what is printed, as it comes, on a thread of its own; says whether
  ///   it is a sign of progress, for which the child gets its time anew.
  /// - Returns: How it ended, and what it printed.
  /// - Throws: ``SetUpError`` if it cannot be started, and `CancellationError` if the task is
  ///   cancelled.
  package func run(
    receive: @escaping @Sendable (Data) -> Bool = { _ in false }
  ) async throws -> ChildEnd {
    let wake = try SelfPipe()
    let end = try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result { try Supervisor(self, wake: wake).run(receive: receive) })
        }
      }
    } onCancel: {
      wake.ring(.cancelled)
    }
    if end.stop == .cancelled { throw CancellationError() }
    return end
  }

  /// The command as a shell reads it.
  ///
  /// The shell sets the limits and then becomes the program: what the shell cannot limit on some
  /// system (macOS knows no limit on memory) is left without.
  var command: [String] {
    var script = "cd -- \"$1\" || exit 126; shift; ulimit -c 0 2>/dev/null; "
    if let memory = limits.memory { script += "ulimit -v \(memory >> 10) 2>/dev/null; " }
    if let size = limits.fileSize { script += "ulimit -f \(size >> 9) 2>/dev/null; " }
    if let seconds = limits.processorSeconds { script += "ulimit -t \(seconds) 2>/dev/null; " }
    return ["/bin/sh", "-c", script + "exec \"$@\"", "sh", directory.path, executable.path]
      + arguments
  }
}

/// What a child may use.
package struct ChildLimits: Sendable {
  /// How long it may go on without a sign of progress; what it waits for a processor, because
  /// the machine has much else to do, does not count.
  package var time: Duration
  /// How long it may go on in all.
  package var totalTime: Duration
  /// How many bytes it may print.
  package var output: Int
  /// How many bytes of address space it may have.
  package var memory: Int?
  /// How many bytes a file that it writes may have.
  package var fileSize: Int?
  /// How many seconds of a processor it may use; it bounds what outlives a companion that was
  /// killed.
  package var processorSeconds: Int?

  /// Limits.
  package init(
    time: Duration = .seconds(300), totalTime: Duration = .seconds(600), output: Int = 4 << 20,
    memory: Int? = nil, fileSize: Int? = nil, processorSeconds: Int? = nil
  ) {
    self.time = time
    self.totalTime = totalTime
    self.output = output
    self.memory = memory
    self.fileSize = fileSize
    self.processorSeconds = processorSeconds
  }
}

/// How a child ended.
package struct ChildEnd: Sendable {
  /// How a process can end.
  package enum Status: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// Why a process was stopped.
  package enum Stop: Sendable {
    case timeLimit, outputLimit, cancelled
  }

  /// How it ended.
  package var status: Status
  /// Why it was stopped, if it did not end by itself.
  package var stop: Stop?
  /// What it printed, as far as it was allowed to.
  package var output: Data
  /// The most memory that it had at one time, in bytes.
  package var peakMemory: Int

  /// Whether it ended by itself, and well.
  package var isSuccess: Bool { status == .exited(0) && stop == nil }

  /// What it printed, as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
}
