import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits until a process has ended, and returns `true`. If the task is canceled first, returns
/// `false`.
///
/// A killed process ends only when it next gets a processor, which can take arbitrarily long. A
/// zombie counts as ended.
func isGone(_ text: String) async -> Bool {
  guard let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
    return false
  }
  while !Task.isCancelled {
    if kill(process, 0) != 0 { return true }
    #if os(Linux)
      let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
      if String(decoding: status, as: UTF8.self).contains(") Z") { return true }
    #endif
    await Task.yield()
  }
  return false
}
