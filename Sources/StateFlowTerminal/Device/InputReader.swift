import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads what the terminal sends as soon as it comes, also while the main actor is busy.
///
/// Nothing is lost then, however much is pasted. And who presses Ctrl-C a second time at a program
/// that hangs gets out.
final class InputReader: Sendable {
  /// What has come.
  struct Mail {
    var bytes: [UInt8] = []
    /// Whether the terminal is gone.
    var hasEnded = false
    /// Whether Ctrl-C waits to be taken.
    fileprivate var isInterrupted = false
  }

  private let mail = Mutex(Mail())
  // Dispatch's own objects may be used from any thread, but do not say so.
  nonisolated(unsafe) private let source: any DispatchSourceRead
  private let reading = DispatchGroup()

  /// Begins to read.
  ///
  /// - Parameter arrived: Called on a thread of its own when there is something to take.
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

  /// Takes what has come.
  func take() -> Mail {
    mail.withLock { mail in
      defer { mail = Mail(hasEnded: mail.hasEnded) }
      return mail
    }
  }

  /// Stops reading. What the terminal sends now is for others.
  ///
  /// - Parameter closed: Called when the descriptor is no longer used.
  func end(_ closed: @escaping @Sendable () -> Void) {
    source.cancel()
    reading.notify(queue: .main, execute: closed)
  }

  /// Reads all there is; whether there was anything to tell of.
  private func read(_ descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var hasNews = false
    // Asked first, since the descriptor may be one that waits; see `TerminalDevice`.
    while Self.isReadable(descriptor) {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { break }
      hasNews = true
      guard count > 0 else {
        mail.withLock { $0.hasEnded = true }
        source.cancel()
        break
      }
      keep(buffer[..<count])
    }
    return hasNews
  }

  private func keep(_ bytes: ArraySlice<UInt8>) {
    // A paste may hold it as well; a key comes alone.
    let isInterrupt = bytes.allSatisfy { $0 == 0x03 }
    let hangs = mail.withLock { mail in
      defer {
        mail.bytes += bytes
        mail.isInterrupted = mail.isInterrupted || isInterrupt
      }
      return isInterrupt && mail.isInterrupted
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
