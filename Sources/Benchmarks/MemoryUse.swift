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

  /// The most bytes that this process has had in use.
  func peakMemory() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss)
  }

  /// Here the peak is that of the whole life of the process.
  func resetPeakMemory() {}
#else
  /// The bytes of memory that this process has in use.
  ///
  /// The second figure of `statm` counts the resident pages. Among them are those that the heap
  /// keeps for later, unless it is asked to give them back.
  func memoryInUse() -> Int {
    giveBackFreeMemory()
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = text?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      preconditionFailure("The system does not say how much memory is in use.")
    }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// The most bytes that this process has had in use since the peak was reset.
  func peakMemory() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      preconditionFailure("The system does not say how much memory was in use.")
    }
    return kilobytes << 10
  }

  /// Forgets what was in use before.
  func resetPeakMemory() {
    giveBackFreeMemory()
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
  }

  /// glibc's `malloc_trim`, which has no Swift name; other C libraries have none.
  private func giveBackFreeMemory() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let address = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(address, to: Trim.self)(0)
  }
#endif
