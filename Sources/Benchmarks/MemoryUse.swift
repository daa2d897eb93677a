import Foundation

#if canImport(Darwin)
  import Darwin

  /// Returns the number of bytes of memory that this process uses.
  func memoryInUse() -> Int {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(
      MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
    let status = withUnsafeMutablePointer(to: &info) { info in
      info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { words in
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), words, &count)
      }
    }
    precondition(status == KERN_SUCCESS, "The system doesn't report the memory in use.")
    return Int(info.resident_size)
  }

  /// Returns the peak memory use of this process, in bytes.
  func peakMemory() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss)
  }

  /// Does nothing, because macOS measures the peak over the whole life of the process.
  func resetPeakMemory() {}
#else
  /// Returns the number of bytes of memory that this process uses.
  ///
  /// The second figure of `statm` is the number of resident pages, which include free pages of the
  /// heap unless the heap returns them to the system first.
  func memoryInUse() -> Int {
    returnFreeMemory()
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = text?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      preconditionFailure("/proc/self/statm doesn't report the memory in use.")
    }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Returns the peak memory use since the last reset, in bytes.
  func peakMemory() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      preconditionFailure("/proc/self/status doesn't report the peak memory.")
    }
    return kilobytes << 10
  }

  /// Resets the peak to the memory that is currently in use.
  func resetPeakMemory() {
    returnFreeMemory()
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
  }

  /// Returns free heap memory to the system, with glibc's `malloc_trim`.
  ///
  /// Swift doesn't import this function, and other C libraries don't have it.
  private func returnFreeMemory() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let address = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(address, to: Trim.self)(0)
  }
#endif
