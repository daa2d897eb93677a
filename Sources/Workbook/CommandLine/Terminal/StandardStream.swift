import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A standard stream of this process that notices if it can't be written.
final class StandardStream: Sendable {
  private let descriptor: Int32
  private let onFailure: @Sendable (_ code: Int32) -> Void
  private let failed = Mutex(false)

  /// Creates a stream.
  ///
  /// - Parameter onFailure: A closure that is called with the error code of the first failure.
  init(descriptor: Int32, onFailure: @escaping @Sendable (_ code: Int32) -> Void = { _ in }) {
    self.descriptor = descriptor
    self.onFailure = onFailure
  }

  /// Whether some of the text couldn't be written.
  var hasFailed: Bool { failed.withLock { $0 } }

  /// Writes text. Texts from different threads aren't mixed.
  func write(_ text: String) {
    let code = failed.withLock { failed -> Int32 in
      let code = writeAll(Array(text.utf8))
      guard code != 0, !failed else { return 0 }
      failed = true
      return code
    }
    if code != 0 { onFailure(code) }
  }

  /// Writes all bytes and returns the error code, which is 0 if there was no error.
  private func writeAll(_ bytes: [UInt8]) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
