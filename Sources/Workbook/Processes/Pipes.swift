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

/// A pipe whose ends no other child inherits, and whose reading end never blocks.
final class DescriptorPair {
  let reading: Int32
  let writing: Int32
  private var isWritable = true

  /// - Throws: ``SetUpError`` if this process has too many files open.
  init() throws {
    (reading, writing) = try makePipe()
  }

  /// A pipe from which some bytes can be read, and then no more.
  ///
  /// - Parameter bytes: No more than a pipe holds.
  convenience init(holding bytes: Data) throws {
    try self.init()
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let count = bytes.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
    closeWriting()
    if count != bytes.count {
      throw SetUpError("A program was to be told \(bytes.count) bytes, which is too much at once.")
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

/// Wakes a supervisor up, from any thread.
package final class SelfPipe: Sendable {
  /// What is told.
  package enum Sound: UInt8 {
    case ended, cancelled
  }

  package let reading: Int32
  private let writing: Int32

  /// - Throws: ``SetUpError`` if this process has too many files open.
  package init() throws {
    (reading, writing) = try makePipe()
  }

  deinit {
    close(reading)
    close(writing)
  }

  package func ring(_ sound: Sound) {
    var byte = sound.rawValue
    while write(writing, &byte, 1) < 0, errno == EINTR {}
  }

  /// What was told since the last time.
  func sounds() -> [Sound] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = bytes.withUnsafeMutableBytes { readAgain(reading, $0.baseAddress, $0.count) }
    return bytes.prefix(max(0, count)).compactMap(Sound.init)
  }
}

/// Reads, whatever signal comes in between.
package func readAgain(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  while true {
    let result = read(descriptor, bytes, count)
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Held while a pipe is made and while a child is started, so that no child inherits a pipe of
/// another: that one's end would never be seen.
let descriptors = Mutex(())

private func makePipe() throws -> (Int32, Int32) {
  var ends: [Int32] = [-1, -1]
  let isMade = descriptors.withLock { _ in
    guard pipe(&ends) == 0 else { return false }
    return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
  }
  guard isMade else {
    throw SetUpError(
      "No pipe could be made: \(String(cString: strerror(errno))). "
        + "Close other programs, or raise the limit of open files with ulimit -n.")
  }
  _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  return (ends[0], ends[1])
}
