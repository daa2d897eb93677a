import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file atomically, and creates any missing parent folders.
///
/// If the program is interrupted, the file is either complete or unchanged. An existing file's
/// permissions stay.
///
/// - Parameter isDurable: Whether the file must also survive a power failure. Writing such a file takes
///   longer.
/// - Throws: ``DiskFull`` if the disk is full, or ``SetUpError`` if the file can't be written. No
///   partial file is left behind.
package func writeFile(_ data: Data, to file: URL, isDurable: Bool = false) throws {
  let folder = file.deletingLastPathComponent()
  try makeFolder(folder)
  let partial = folder.appending(path: ".partial-\(UUID().uuidString)")
  let descriptor = open(partial.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else { throw writeError(file, errno) }
  var code: Int32 = 0
  data.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while code == 0, !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        code = errno
      }
    }
  }
  var old = stat()
  if code == 0, stat(file.path, &old) == 0 { fchmod(descriptor, old.st_mode & 0o777) }
  if code == 0, isDurable, fsync(descriptor) != 0 { code = errno }
  // Some file systems report a full disk only on close.
  if close(descriptor) != 0, code == 0 { code = errno }
  if code == 0, rename(partial.path, file.path) != 0 { code = errno }
  guard code == 0 else {
    unlink(partial.path)
    throw writeError(file, code)
  }
  if isDurable { try synchronize(folder) }
}

/// Flushes a folder's entries to disk.
private func synchronize(_ folder: URL) throws {
  let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw writeError(folder, errno) }
  defer { close(descriptor) }
  // Not every file system supports this for folders.
  if fsync(descriptor) != 0, errno != EINVAL { throw writeError(folder, errno) }
}

private func writeError(_ file: URL, _ code: Int32) -> any Error {
  switch code {
  case ENOSPC, EDQUOT:
    DiskFull(folder: file.deletingLastPathComponent().path)
  default:
    SetUpError(
      "\(file.path) can't be written: \(String(cString: strerror(code))). "
        + "Check that you have permission to write to the folder.")
  }
}

/// An error that stops a command because a disk is full.
package struct DiskFull: Error, CustomStringConvertible {
  private let folder: String

  /// Creates an error for the disk that contains a folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// The free space, in bytes, below which a failure is attributed to a full disk.
  private static let minimumFreeSpace: UInt64 = 64 << 20

  /// The message, which says what to do next.
  package var description: String {
    "The disk that contains \(folder) is full, so the command stopped. What it saved before is intact. "
      + "Free at least \(Self.minimumFreeSpace >> 20) MB, and run the same command to resume."
  }

  /// Checks that the disks that contain the given folders aren't full.
  ///
  /// - Throws: ``DiskFull`` if a disk is full.
  package static func check(_ folders: URL...) throws {
    for folder in folders {
      var status = statvfs()
      guard statvfs(folder.path, &status) == 0 else { continue }
      if UInt64(status.f_bavail) * UInt64(status.f_frsize) < minimumFreeSpace {
        throw DiskFull(folder: folder.path)
      }
    }
  }
}
