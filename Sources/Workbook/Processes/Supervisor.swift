import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts a child and stays with it until nothing is left of it. It takes a thread of its own.
struct Supervisor {
  private let child: ChildProcess
  private let wake: SelfPipe

  init(_ child: ChildProcess, wake: SelfPipe) {
    self.child = child
    self.wake = wake
  }

  /// - Throws: ``SetUpError`` if the child cannot be started.
  func run(receive: (Data) -> Bool) throws -> ChildEnd {
    guard access(child.executable.path, X_OK) == 0 else {
      throw SetUpError("\(child.executable.path) is not there, or is not a program.")
    }
    let pipe = try DescriptorPair()
    let input = try child.input.isEmpty ? nil : DescriptorPair(holding: child.input)
    let mark = UUID().uuidString
    let group = try spawn(
      child.command, environment: child.environment.merging([Descendants.variable: mark]) { $1 },
      input: input?.reading, output: pipe.writing)
    pipe.closeWriting()
    ProcessGroups.add(group)
    defer { ProcessGroups.remove(group) }

    // It is not reaped here, so that its id, which names the group, cannot be given to another.
    let bell = wake
    Thread.detachNewThread {
      waitForEndWithoutReaping(group)
      bell.ring(.ended)
    }

    var watch = Watch(
      limits: child.limits,
      allowance: ProgressDeadline(
        child.limits, use: ProcessorUse(group: group, isLauncher: child.isLauncher)))
    while !watch.hasEnded {
      var waiting = [
        pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
      ]
      if watch.isAtEndOfOutput { waiting[0].fd = -1 }
      let ready = poll(&waiting, 2, watch.millisecondsLeft)
      if ready == 0, watch.allowance.hasRunOut() { watch.stop(.timeLimit) }
      if waiting[0].revents != 0 { watch.read(pipe.reading, receive: receive) }
      if waiting[1].revents != 0 {
        for sound in wake.sounds() {
          switch sound {
          case .ended: watch.hasEnded = true
          case .cancelled: watch.stop(.cancelled)
          }
        }
      }
      if watch.reason != nil { ProcessGroups.kill(group) }
    }
    // What it started and left behind.
    ProcessGroups.kill(group)
    if child.isUntrusted { Descendants(session: group, mark: mark).kill() }
    watch.drain(pipe.reading, receive: receive)
    let (status, peakMemory) = reap(group)
    return ChildEnd(
      status: status, stop: watch.reason, output: watch.output, peakMemory: peakMemory)
  }
}

/// What a supervisor has seen of a child.
private struct Watch {
  let limits: ChildLimits
  var allowance: ProgressDeadline
  var output = Data()
  var hasEnded = false
  var isAtEndOfOutput = false
  private(set) var reason: ChildEnd.Stop?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(limits: ChildLimits, allowance: ProgressDeadline) {
    self.limits = limits
    self.allowance = allowance
  }

  /// How long to wait for something to happen; once it is killed it is only waited for.
  var millisecondsLeft: Int32 {
    if reason != nil { return -1 }
    let left = (allowance.deadline - .now) / .milliseconds(1)
    return left <= 0 ? 0 : Int32(min(left.rounded(.up), 1e9))
  }

  mutating func stop(_ reason: ChildEnd.Stop) {
    if self.reason == nil { self.reason = reason }
  }

  /// Takes what is there to be read.
  ///
  /// - Returns: Whether there may be more.
  @discardableResult
  mutating func read(_ descriptor: Int32, receive: (Data) -> Bool) -> Bool {
    let count = buffer.withUnsafeMutableBytes { bytes in
      readAgain(descriptor, bytes.baseAddress, bytes.count)
    }
    guard count > 0 else {
      isAtEndOfOutput = count == 0
      return false
    }
    let room = limits.output - output.count
    let taken = Data(buffer[..<min(count, room)])
    if !taken.isEmpty {
      output += taken
      if receive(taken) { allowance.progress() }
    }
    if count > room { stop(.outputLimit) }
    return count <= room
  }

  /// Takes what was printed before the end, and waits for nobody who still holds the pipe.
  mutating func drain(_ descriptor: Int32, receive: (Data) -> Bool) {
    while !isAtEndOfOutput, read(descriptor, receive: receive) {}
  }
}
