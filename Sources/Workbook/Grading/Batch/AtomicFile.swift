import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file so that it is there whole or not at all, whenever the machine stops.
///
/// - Parameter isLasting: Whether it has to outlive a power failure as well, which takes longer.
/// - Throws: ``SetUpError`` if the disk is full, or does not allow it; no part of it stays.
func writeAtomically(_ data: Data, to file: URL, isLasting: Bool = true) throws {
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
  if code == 0, isLasting, fsync(descriptor) != 0 { code = errno }
  // Some file systems tell only now that there was no room.
  if close(descriptor) != 0, code == 0 { code = errno }
  if code == 0, rename(partial.path, file.path) != 0 { code = errno }
  guard code == 0 else {
    unlink(partial.path)
    throw writeError(file, code)
  }
  if isLasting { try synchronize(folder) }
}

/// Waits until the names in a folder are on the disk.
private func synchronize(_ folder: URL) throws {
  let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw writeError(folder, errno) }
  defer { close(descriptor) }
  // Not every file system can do that for a folder.
  if fsync(descriptor) != 0, errno != EINVAL { throw writeError(folder, errno) }
}

private func writeError(_ file: URL, _ code: Int32) -> any Error {
  switch code {
  case ENOSPC, EDQUOT:
    DiskFull(place: file.deletingLastPathComponent().path)
  default:
    SetUpError(
      "\(file.path) cannot be written: \(String(cString: strerror(code))). "
        + "Look whether the folder is yours.")
  }
}

/// There is no room on a disk: nothing more can be graded.
struct DiskFull: Error, CustomStringConvertible {
  let place: String

  /// With fewer bytes than this, what fails is taken to have failed for want of room.
  private static let least: UInt64 = 64 << 20

  var description: String {
    "The disk that holds \(place) is full, so grading stopped. What was graded is kept. Make room, "
      + "\(Self.least >> 20) MB at the least, and give the same command again."
  }

  /// Makes sure that a failure was not for want of room where some folders are.
  ///
  /// - Throws: ``DiskFull``.
  static func rule(out folders: URL...) throws {
    for folder in folders {
      var status = statvfs()
      guard statvfs(folder.path, &status) == 0 else { continue }
      if UInt64(status.f_bavail) * UInt64(status.f_frsize) < least {
        throw DiskFull(place: folder.path)
      }
    }
  }
}
