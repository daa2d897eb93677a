import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file atomically: after a crash, the file is either complete or unchanged.
///
/// - Parameter isDurable: Whether the file must also survive a power failure. Writing such a file
///   takes longer.
/// - Throws: ``DiskFull`` if the disk is full, or ``SetUpError`` if the file can't be written. No
///   partial file is left behind.
func writeAtomically(_ data: Data, to file: URL, isDurable: Bool = true) throws {
  let folder = file.deletingLastPathComponent()
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
        + "Check that you own the folder.")
  }
}

/// An error that stops grading because a disk is full.
struct DiskFull: Error, CustomStringConvertible {
  let folder: String

  /// The free space, in bytes, below which a failure is attributed to a full disk.
  private static let minimumFreeSpace: UInt64 = 64 << 20

  var description: String {
    "The disk that contains \(folder) is full, so grading stopped. The results so far are saved. "
      + "Free at least \(Self.minimumFreeSpace >> 20) MB, and run the same command to resume."
  }

  /// Checks that the disks that contain the given folders aren't full.
  ///
  /// - Throws: ``DiskFull`` if a disk is full.
  static func check(_ folders: URL...) throws {
    for folder in folders {
      var status = statvfs()
      guard statvfs(folder.path, &status) == 0 else { continue }
      if UInt64(status.f_bavail) * UInt64(status.f_frsize) < minimumFreeSpace {
        throw DiskFull(folder: folder.path)
      }
    }
  }
}
