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

/// Both ends of a real terminal: what a program sees as its terminal, and the person before it.
final class PseudoTerminal: Sendable {
  /// The name under which a program opens it.
  let path: String
  private let master: Descriptor
  // Kept open until a program has opened it, since a terminal without one counts as gone.
  private let program: Mutex<Int32>
  private let state: Mutex<State>

  private struct State {
    var terminal: VirtualTerminal
    var bytes: [UInt8] = []
    var hasEnded = false
    var waiting: [(condition: @Sendable (VirtualTerminal, [UInt8]) -> Bool, @Sendable () -> Void)] =
      []
  }

  /// What stood there when the program went away, or time was up, without what was waited for.
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

  // MARK: The program's side

  /// Opens the program's side.
  func open() -> Int32 { openTerminal(path) }

  /// From now on the terminal is gone when the program that has opened it is.
  func leaveToProgram() {
    program.withLock { end in
      if end >= 0 { close(end) }
      end = -1
    }
  }

  // MARK: The person's side

  /// Presses keys.
  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { writeAll(bytes, to: master.number) }

  /// Gives the window another size.
  func resize(_ size: Size) {
    state.withLock { $0.terminal.resize(size) }
    set(size)
  }

  /// The terminal, as soon as it looks like this.
  @MainActor
  @discardableResult
  func wait(
    for condition: @escaping @Sendable (VirtualTerminal, [UInt8]) -> Bool
  ) async throws -> VirtualTerminal {
    // Long enough for the slowest machine; nothing waits for it unless it has gone wrong.
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

  /// The terminal, as soon as a text is on it.
  @MainActor
  @discardableResult
  func wait(forText text: String) async throws -> VirtualTerminal {
    try await wait { terminal, _ in terminal.canvas.text.contains(text) }
  }

  /// Everything that was sent so far.
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

/// A descriptor that is closed when nobody holds it any more.
private final class Descriptor: Sendable {
  let number: Int32

  init(number: Int32) { self.number = number }

  deinit { close(number) }
}

/// Opens a terminal that does not become the one of this process.
func openTerminal(_ path: String) -> Int32 { open(path, O_RDWR | O_NOCTTY) }

/// How a terminal treats what is typed, as something that can be compared.
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
