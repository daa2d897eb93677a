import Foundation
import WorkbookProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders that a process works in for a while, below the cache.
///
/// A process that is killed cannot remove them. Their names tell whose they are, so that the next
/// one on the machine can.
package enum WorkFolder {
  private static let prefix = "work-"

  /// A place for a new one.
  package static func new(in cache: URL) -> URL {
    cache.appending(path: "\(prefix)\(host)-\(getpid())-\(UUID().uuidString)")
  }

  /// Removes those of processes that are no more.
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
    // Another machine's, on a disk that both see: nobody works in one for so long.
    let date = try? cache.appending(path: name)
      .resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    return date.map { $0.timeIntervalSinceNow < -3600 } ?? false
  }

  private static func isGone(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0 { return errno == ESRCH }
    #if os(Linux)
      // It has ended, and nobody has asked how.
      return ProcessTable.state(of: process) == "Z"
    #else
      return false
    #endif
  }

  /// The name of this machine. It is not asked for in the network, as Foundation does.
  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).filter { $0.isLetter || $0.isNumber }
  }()
}
