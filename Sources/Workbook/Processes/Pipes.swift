import Foundation
import Synchronization
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe with a nonblocking read end. Child processes don't inherit its file descriptors.
final class NonblockingPipe {
  let reading: Int32
  let writing: Int32
  private var isWritable = true

  /// Creates a pipe.
  ///
  /// - Throws: ``SetUpError`` if this process has too many open files.
  init() throws {
    (reading, writing) = try makePipe()
  }

  /// Creates a pipe that delivers the given bytes and then signals end-of-file.
  ///
  /// - Parameter bytes: The bytes, which must fit into the pipe's buffer.
  /// - Throws: ``SetUpError`` if the bytes don't fit, or if this process has too many open files.
  convenience init(holding bytes: Data) throws {
    try self.init()
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let count = bytes.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
    closeWriting()
    if count != bytes.count {
      throw SetUpError(
        "The input for a program is \(bytes.count) bytes long, which is too long for a pipe.")
    }
  }

  deinit {
    close(reading)
    if isWritable { close(writing) }
  }

  func closeWriting() {
    if isWritable { close(writing) }
    isWritable = false
  }
}

/// A pipe that any thread can use to wake a thread that waits in `poll`.
package final class SelfPipe: Sendable {
  /// A message to the waiting thread.
  package enum Message: UInt8 {
    case ended, cancelled
  }

  /// The read end of the pipe.
  package let reading: Int32
  private let writing: Int32

  /// Creates a pipe.
  ///
  /// - Throws: ``SetUpError`` if this process has too many open files.
  package init() throws {
    (reading, writing) = try makePipe()
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Sends a message to the waiting thread.
  package func send(_ message: Message) {
    var byte = message.rawValue
    while write(writing, &byte, 1) < 0, errno == EINTR {}
  }

  /// Removes and returns the messages that were sent since the last call.
  func receive() -> [Message] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = bytes.withUnsafeMutableBytes {
      readUninterrupted(reading, $0.baseAddress, $0.count)
    }
    return bytes.prefix(max(0, count)).compactMap(Message.init)
  }
}

/// Calls `read` and calls it again if it's interrupted by a signal.
package func readUninterrupted(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  while true {
    let result = read(descriptor, bytes, count)
    if result >= 0 || errno != EINTR { return result }
  }
}

/// A lock that serializes the code that creates pipes and starts children.
///
/// Without the lock, a child could inherit another child's pipe before the pipe is marked as
/// close-on-exec. The pipe would then stay open after the other child has ended.
let descriptorLock = Mutex(())

private func makePipe() throws -> (Int32, Int32) {
  var ends: [Int32] = [-1, -1]
  let isMade = descriptorLock.withLock { _ in
    guard pipe(&ends) == 0 else { return false }
    return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
  }
  guard isMade else {
    throw SetUpError(
      "Can't create a pipe: \(String(cString: strerror(errno))). "
        + "Close other programs, or raise the limit on open files with ulimit -n.")
  }
  _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  return (ends[0], ends[1])
}
