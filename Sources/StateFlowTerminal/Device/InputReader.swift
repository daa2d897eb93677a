import Foundation
import Synchronization

/// A reader that reads the terminal's input as soon as it arrives, even while the main actor is
/// busy.
///
/// No input is lost, no matter how much is pasted. If the program hangs, pressing Ctrl-C a second
/// time ends it.
final class InputReader: Sendable {
  /// The input that has arrived but hasn't been handled yet.
  struct PendingInput {
    var bytes: [UInt8] = []
    /// Whether the terminal has closed.
    var hasEnded = false
    /// Whether the input contains a Ctrl-C that hasn't been handled yet.
    fileprivate var isInterrupted = false
  }

  private let pending = Mutex(PendingInput())
  // Dispatch sources are thread-safe, but aren't marked as `Sendable`.
  nonisolated(unsafe) private let source: any DispatchSourceRead
  private let reading = DispatchGroup()

  /// Starts reading.
  ///
  /// - Parameter arrived: A closure that is called on a background thread when there is new input.
  init(_ descriptor: Int32, arrived: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "terminal input"))
    source.setEventHandler { [weak self] in
      guard let self, self.read(descriptor) else { return }
      arrived()
    }
    reading.enter()
    source.setCancelHandler { [reading] in reading.leave() }
    source.activate()
  }

  /// Returns the input that has arrived, and removes it.
  func take() -> PendingInput {
    pending.withLock { pending in
      defer { pending = PendingInput(hasEnded: pending.hasEnded) }
      return pending
    }
  }

  /// Stops reading, so that other processes receive any further input.
  ///
  /// - Parameter closed: A closure that is called when the descriptor is no longer in use.
  func end(_ closed: @escaping @Sendable () -> Void) {
    source.cancel()
    reading.notify(queue: .main, execute: closed)
  }

  /// Reads all available input. Returns `true` if there was any, or if the terminal has closed.
  private func read(_ descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var hasChanged = false
    // Checking first keeps `read` from blocking: the descriptor may be a blocking one. See
    // `TerminalDevice`.
    while Self.isReadable(descriptor) {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { break }
      hasChanged = true
      guard count > 0 else {
        pending.withLock { $0.hasEnded = true }
        source.cancel()
        break
      }
      keep(buffer[..<count])
    }
    return hasChanged
  }

  private func keep(_ bytes: ArraySlice<UInt8>) {
    // Pasted text may contain the same byte, but a pressed key arrives alone.
    let isInterrupt = bytes.allSatisfy { $0 == 0x03 }
    let hangs = pending.withLock { pending in
      defer {
        pending.bytes += bytes
        pending.isInterrupted = pending.isInterrupted || isInterrupt
      }
      return isInterrupt && pending.isInterrupted
    }
    if hangs { TerminalRestorer.die(of: SIGINT) }
  }

  private static func isReadable(_ descriptor: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
