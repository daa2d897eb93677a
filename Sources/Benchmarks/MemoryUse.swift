import Foundation

#if canImport(Darwin)
  import Darwin

  /// The bytes of memory that this process has in use.
  func memoryInUse() -> Int {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(
      MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
    let status = withUnsafeMutablePointer(to: &info) { info in
      info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { words in
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), words, &count)
      }
    }
    precondition(status == KERN_SUCCESS, "The system does not say how much memory is in use.")
    return Int(info.resident_size)
  }
#else
  /// The bytes of memory that this process has in use.
  ///
  /// The second figure of `statm` counts the resident pages.
  func memoryInUse() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = text?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      preconditionFailure("The system does not say how much memory is in use.")
    }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
#endif
