import Foundation

/// A child process that is guaranteed not to outlive its task.
///
/// The process runs in its own session and process group, with an empty standard input unless you
/// set ``input``. Its standard output and standard error are read while it runs, so a full pipe
/// never blocks it. When it exits, when it exceeds a limit, or when the task that waits for it is
/// canceled, the whole process group is killed with `SIGKILL`, which no process can ignore.
package struct ChildProcess: Sendable {
  /// The URL of the program's executable file.
  var executable: URL
  /// The arguments, without the program's name.
  var arguments: [String]
  /// The environment variables. By default, these are the variables of this process.
  package var environment: [String: String]
  /// The working directory.
  var directory: URL
  /// The resources that the process may use.
  package var limits: ChildLimits
  /// Whether to also find and kill descendants that have left the process group.
  package var isUntrusted: Bool
  /// The content of standard input, which must fit into a pipe. The maximum is 64 KB.
  package var input = Data()
  /// Whether the process only waits for another process in its group, as a sandbox does.
  package var isWrapper = false

  /// Creates a process without starting it.
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

  /// Runs the process until it ends or is stopped.
  ///
  /// - Parameter receive: A closure that receives the output as it arrives, on a background thread.
  ///   It returns `true` if the output is a sign of progress, which restarts ``ChildLimits/time``.
  /// - Returns: The exit status and the output.
  /// - Throws: ``SetUpError`` if the process can't be started, and `CancellationError` if the task
  ///   is canceled.
  package func run(
    receive: @escaping @Sendable (Data) -> Bool = { _ in false }
  ) async throws -> ChildResult {
    let selfPipe = try SelfPipe()
    let result = try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result { try Supervisor(self, selfPipe: selfPipe).run(receive: receive) })
        }
      }
    } onCancel: {
      selfPipe.send(.cancelled)
    }
    if result.stopReason == .cancelled { throw CancellationError() }
    return result
  }

  /// Runs the process and blocks the current thread until the process ends or is stopped.
  ///
  /// - Throws: ``SetUpError`` if the process can't be started.
  package func runBlocking() throws -> ChildResult {
    try Supervisor(self, selfPipe: SelfPipe()).run { _ in false }
  }

  /// The shell command that sets the limits and then replaces the shell with the program.
  ///
  /// Limits that the system doesn't support, such as the memory limit on macOS, are ignored.
  var command: [String] {
    var script = "cd -- \"$1\" || exit 126; shift; ulimit -c 0 2>/dev/null; "
    if let memory = limits.memory { script += "ulimit -v \(memory >> 10) 2>/dev/null; " }
    if let size = limits.fileSize { script += "ulimit -f \(size >> 9) 2>/dev/null; " }
    if let seconds = limits.cpuSeconds { script += "ulimit -t \(seconds) 2>/dev/null; " }
    return ["/bin/sh", "-c", script + "exec \"$@\"", "sh", directory.path, executable.path]
      + arguments
  }
}

/// The resources that a child process may use.
package struct ChildLimits: Sendable {
  /// The maximum time without a sign of progress.
  ///
  /// Time that the process spends waiting for a processor on a busy machine doesn't count.
  package var time: Duration
  /// The maximum total time, which includes time spent waiting.
  package var totalTime: Duration
  /// The maximum size of the output, in bytes.
  package var output: Int
  /// The maximum address space, in bytes.
  package var memory: Int?
  /// The maximum size of each file that the process writes, in bytes.
  package var fileSize: Int?
  /// The maximum processor time, in seconds.
  ///
  /// The system enforces this limit, so a process stops even if the `workbook` tool has been
  /// killed.
  package var cpuSeconds: Int?

  /// Creates limits with the given values.
  package init(
    time: Duration = .seconds(300), totalTime: Duration = .seconds(600), output: Int = 4 << 20,
    memory: Int? = nil, fileSize: Int? = nil, cpuSeconds: Int? = nil
  ) {
    self.time = time
    self.totalTime = totalTime
    self.output = output
    self.memory = memory
    self.fileSize = fileSize
    self.cpuSeconds = cpuSeconds
  }
}

/// The result of running a child process.
package struct ChildResult: Sendable {
  /// The exit code, or the signal that killed the process.
  package enum Status: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The reason why a process was stopped.
  package enum StopReason: Sendable {
    case timeLimit, outputLimit, cancelled
  }

  /// The exit code or signal.
  package var status: Status
  /// The reason why the process was stopped, or `nil` if it ended on its own.
  package var stopReason: StopReason?
  /// The output, up to the limit.
  package var output: Data
  /// The largest amount of memory that the process used at one time, in bytes.
  package var peakMemory: Int

  /// Whether the process ended on its own with exit code 0.
  package var isSuccess: Bool { status == .exited(0) && stopReason == nil }

  /// The output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
}
