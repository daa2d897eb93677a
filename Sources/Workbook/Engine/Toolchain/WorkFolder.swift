import Foundation
import WorkbookProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The temporary folders that a process creates in the cache.
///
/// If a process is killed, it can't remove its folders. The folders' names contain the machine's
/// name and the process ID, so that other processes can find and remove the folders that were left
/// behind.
package enum WorkFolder {
  private static let prefix = "work-"

  /// Returns the URL for a new work folder, without creating the folder.
  package static func new(in cache: URL) -> URL {
    cache.appending(path: "\(prefix)\(host)-\(getpid())-\(UUID().uuidString)")
  }

  /// Removes the work folders of processes that have ended.
  static func removeLeftovers(in cache: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
    for name in names where isLeftover(name, in: cache) {
      try? FileManager.default.removeItem(at: cache.appending(path: name))
    }
  }

  private static func isLeftover(_ name: String, in cache: URL) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let own = "\(prefix)\(host)-"
    if name.hasPrefix(own), let process = pid_t(name.dropFirst(own.count).prefix { $0 != "-" }) {
      return isGone(process)
    }
    // The folder belongs to another machine that shares the disk. No process uses a work folder for
    // an hour or longer.
    let date = try? cache.appending(path: name)
      .resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    return date.map { $0.timeIntervalSinceNow < -3600 } ?? false
  }

  private static func isGone(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0 { return errno == ESRCH }
    #if os(Linux)
      // A zombie has ended, but hasn't been reaped by its parent.
      return ProcessTable.state(of: process) == "Z"
    #else
      return false
    #endif
  }

  /// The name of this machine. Foundation isn't used here, because it would perform a network
  /// lookup.
  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).filter { $0.isLetter || $0.isNumber }
  }()
}
