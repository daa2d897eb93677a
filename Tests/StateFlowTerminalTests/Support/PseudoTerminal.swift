import Dispatch
import Foundation
import Synchronization

@testable import StateFlowTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Both ends of a real terminal: the program's and the user's.
final class PseudoTerminal: Sendable {
  /// The path by which a program opens the terminal.
  let path: String
  private let master: Descriptor
  // This end stays open until a program has opened the terminal, because one without a program
  // counts as closed.
  private let program: Mutex<Int32>
  private let state: Mutex<State>

  private struct State {
    var terminal: VirtualTerminal
    var bytes: [UInt8] = []
    var hasEnded = false
    var waiting: [(condition: @Sendable (VirtualTerminal, [UInt8]) -> Bool, @Sendable () -> Void)] =
      []
  }

  /// The error that is thrown if the program closes the terminal, or time runs out, before the
  /// expected content appears.
  struct NeverSeen: Error, CustomStringConvertible {
    let description: String
  }

  init(size: Size = Size(width: 40, height: 8)) throws {
    var ends: (person: Int32, program: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.person, &ends.program, nil, nil, nil) == 0,
      ttyname_r(ends.program, &name, name.count) == 0
    else { throw NeverSeen(description: "no pseudo-terminal: errno \(errno)") }
    for end in [ends.person, ends.program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    master = Descriptor(number: ends.person)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    program = Mutex(ends.program)
    state = Mutex(State(terminal: VirtualTerminal(size: size)))
    set(size)
    let master = master
    Thread.detachNewThread { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      while true {
        let count = read(master.number, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        self?.take(buffer[..<max(0, count)])
        guard count > 0 else { return }
      }
    }
  }

  deinit { leaveToProgram() }

  // MARK: The program's end

  /// Opens the program's end of the terminal.
  func open() -> Int32 { openTerminal(path) }

  /// Closes this process's file descriptor for the program's end of the terminal, so that the
  /// terminal closes when the program closes its own descriptor.
  func leaveToProgram() {
    program.withLock { end in
      if end >= 0 { close(end) }
      end = -1
    }
  }

  // MARK: The user's end

  /// Types text, as a user does.
  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { writeAll(bytes, to: master.number) }

  /// Changes the size of the window.
  func resize(_ size: Size) {
    state.withLock { $0.terminal.resize(size) }
    set(size)
  }

  /// Returns the terminal as soon as it satisfies a condition.
  @MainActor
  @discardableResult
  func wait(
    for condition: @escaping @Sendable (VirtualTerminal, [UInt8]) -> Bool
  ) async throws -> VirtualTerminal {
    // The limit suits the slowest machine. It is only reached if the test fails.
    let giveUp = Task { [weak self] in
      try await Task.sleep(for: .seconds(60))
      self?.take([])
    }
    defer { giveUp.cancel() }
    await withCheckedContinuation { (found: CheckedContinuation<Void, Never>) in
      let isThere = state.withLock { (state: inout State) -> Bool in
        if state.hasEnded || condition(state.terminal, state.bytes) { return true }
        state.waiting.append((condition, { found.resume() }))
        return false
      }
      if isThere { found.resume() }
    }
    let (seen, bytes) = state.withLock { ($0.terminal, $0.bytes) }
    guard condition(seen, bytes) else {
      throw NeverSeen(description: "the screen was:\n\(seen.canvas.text)")
    }
    return seen
  }

  /// Returns the terminal as soon as the given text is on screen.
  @MainActor
  @discardableResult
  func wait(forText text: String) async throws -> VirtualTerminal {
    try await wait { terminal, _ in terminal.canvas.text.contains(text) }
  }

  /// All bytes that the program has sent so far.
  var bytes: [UInt8] { state.withLock { $0.bytes } }

  private func take(_ bytes: ArraySlice<UInt8>) {
    let found = state.withLock { state in
      state.bytes += bytes
      state.terminal.feed(bytes)
      if bytes.isEmpty { state.hasEnded = true }
      let waiting = state.waiting
      state.waiting = []
      var found: [@Sendable () -> Void] = []
      for (condition, resume) in waiting {
        if state.hasEnded || condition(state.terminal, state.bytes) {
          found.append(resume)
        } else {
          state.waiting.append((condition, resume))
        }
      }
      return found
    }
    for resume in found { resume() }
  }

  private func set(_ size: Size) {
    var window = winsize()
    window.ws_col = UInt16(size.width)
    window.ws_row = UInt16(size.height)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &window)
  }
}

/// A file descriptor that is closed when it's no longer referenced.
private final class Descriptor: Sendable {
  let number: Int32

  init(number: Int32) { self.number = number }

  deinit { close(number) }
}

/// Opens a terminal without making it this process's controlling terminal.
func openTerminal(_ path: String) -> Int32 { open(path, O_RDWR | O_NOCTTY) }

/// The settings of a terminal, in a form that can be compared.
struct ComparableSettings: Equatable {
  private let flags: [UInt64]

  init(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      flags = []
      return
    }
    flags = [
      UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag),
      UInt64(settings.c_lflag),
    ]
  }
}
