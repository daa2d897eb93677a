import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on a file, which is released when the object is deallocated or the process ends.
///
/// The lock keeps out other processes, and also other parts of this process.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Locks a file, creating it if necessary.
  ///
  /// - Parameter waits: Whether to wait for another holder of the lock. Otherwise, the initializer
  ///   returns `nil` if there is one.
  /// - Throws: ``SetUpError`` if the file can't be opened or locked.
  package init?(_ file: URL, waits: Bool) throws {
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw SetUpError(
        "\(file.path) can't be opened: \(String(cString: strerror(errno))). "
          + "Check that you own the folder.")
    }
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let code = errno
      close(descriptor)
      if code == EWOULDBLOCK { return nil }
      throw SetUpError("\(file.path) can't be locked: \(String(cString: strerror(code))).")
    }
  }

  deinit {
    // A child process that is just starting briefly holds the lock as well, so closing isn't
    // enough.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Writes the ID of this process to the file, so that others can name the holder of the lock.
  package func recordHolder() {
    let name = Array(String(getpid()).utf8)
    ftruncate(descriptor, 0)
    _ = pwrite(descriptor, name, name.count, 0)
  }
}
