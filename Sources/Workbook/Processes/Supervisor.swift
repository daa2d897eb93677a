import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A supervisor that starts a child process, enforces its limits, and cleans up after it.
struct Supervisor {
  private let child: ChildProcess
  private let selfPipe: SelfPipe

  init(_ child: ChildProcess, selfPipe: SelfPipe) {
    self.child = child
    self.selfPipe = selfPipe
  }

  /// Runs the child and blocks the current thread until the child ends or is stopped.
  ///
  /// - Throws: ``SetUpError`` if the child can't be started.
  func run(receive: (Data) -> Bool) throws -> ChildResult {
    guard access(child.executable.path, X_OK) == 0 else {
      throw SetUpError("\(child.executable.path) doesn't exist or isn't executable.")
    }
    let pipe = try NonblockingPipe()
    let input = try child.input.isEmpty ? nil : NonblockingPipe(holding: child.input)
    let mark = UUID().uuidString
    let group = try spawn(
      child.command, environment: child.environment.merging([Descendants.variable: mark]) { $1 },
      streams: .descriptors(input: input?.reading, output: pipe.writing), in: .session)
    pipe.closeWriting()
    ProcessGroups.add(group)
    defer { ProcessGroups.remove(group) }

    // Don't reap the child yet. Otherwise, another process could get its ID, which is also the ID
    // of the group.
    let selfPipe = self.selfPipe
    Thread.detachNewThread {
      waitForEndWithoutReaping(group)
      selfPipe.send(.ended)
    }

    var monitor = ChildMonitor(
      limits: child.limits,
      deadline: ProgressDeadline(
        child.limits, usage: CPUUsage(group: group, isWrapper: child.isWrapper)))
    while !monitor.hasEnded {
      var waiting = [
        pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: selfPipe.reading, events: Int16(POLLIN), revents: 0),
      ]
      if monitor.isAtEndOfOutput { waiting[0].fd = -1 }
      let ready = poll(&waiting, 2, monitor.millisecondsLeft)
      if ready == 0, monitor.deadline.hasExpired() { monitor.stop(.timeLimit) }
      if waiting[0].revents != 0 { monitor.read(pipe.reading, receive: receive) }
      if waiting[1].revents != 0 {
        for message in selfPipe.receive() {
          switch message {
          case .ended: monitor.hasEnded = true
          case .cancelled: monitor.stop(.cancelled)
          }
        }
      }
      if monitor.stopReason != nil { ProcessGroups.kill(group) }
    }
    // Kill the processes that the child left behind.
    ProcessGroups.kill(group)
    if child.isUntrusted { Descendants(session: group, mark: mark).kill() }
    monitor.drain(pipe.reading, receive: receive)
    let (status, peakMemory) = reap(group)
    return ChildResult(
      status: status, stopReason: monitor.stopReason, output: monitor.output, peakMemory: peakMemory
    )
  }
}

/// The state of a running child, as observed by its supervisor.
private struct ChildMonitor {
  let limits: ChildLimits
  var deadline: ProgressDeadline
  var output = Data()
  var hasEnded = false
  var isAtEndOfOutput = false
  private(set) var stopReason: ChildResult.StopReason?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(limits: ChildLimits, deadline: ProgressDeadline) {
    self.limits = limits
    self.deadline = deadline
  }

  /// The timeout for the next `poll`. After the child has been killed, the value is -1, which means
  /// that there is no timeout.
  var millisecondsLeft: Int32 {
    if stopReason != nil { return -1 }
    let left = (deadline.nextCheck - .now) / .milliseconds(1)
    return left <= 0 ? 0 : Int32(min(left.rounded(.up), 1e9))
  }

  mutating func stop(_ reason: ChildResult.StopReason) {
    if stopReason == nil { stopReason = reason }
  }

  /// Reads the available output, up to the size of the buffer.
  ///
  /// - Returns: Whether there may be more output to read.
  @discardableResult
  mutating func read(_ descriptor: Int32, receive: (Data) -> Bool) -> Bool {
    let count = buffer.withUnsafeMutableBytes { bytes in
      readUninterrupted(descriptor, bytes.baseAddress, bytes.count)
    }
    guard count > 0 else {
      isAtEndOfOutput = count == 0
      return false
    }
    let room = limits.output - output.count
    let taken = Data(buffer[..<min(count, room)])
    if !taken.isEmpty {
      output += taken
      if receive(taken) { deadline.recordProgress() }
    }
    if count > room { stop(.outputLimit) }
    return count <= room
  }

  /// Reads the rest of the output, without waiting for other processes that keep the pipe open.
  mutating func drain(_ descriptor: Int32, receive: (Data) -> Bool) {
    while !isAtEndOfOutput, read(descriptor, receive: receive) {}
  }
}
