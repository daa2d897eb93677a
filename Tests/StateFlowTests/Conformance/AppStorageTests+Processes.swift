import StateFlow
import Testing
import WorkbookTesting

/// Tests of values that are written through `@AppStorage` and have to be on disk after the process
/// ends. Each test starts one process that writes, and another one that reads.
@Suite("App storage between processes", .serialized)
struct AppStorageProcessTests {
  private let defaults = TemporaryDefaults()

  /// Starts a process that checks the saved number.
  private func expectSaved(_ number: Int, _ comment: Comment? = nil) async {
    await #expect(processExitsWith: .exitCode(0), comment) {
      [name = defaults.name as String, number = number as Int] in
      exit(UserDefaults(suiteName: name)?.object(forKey: "number") as? Int == number ? 0 : 1)
    }
  }

  @Test func `AS4 a process saves its last write before it exits`() async {
    await #expect(processExitsWith: .exitCode(0)) { [name = defaults.name as String] in
      let setting = AppStorage(
        wrappedValue: 0, "number", store: UserDefaults(suiteName: name))
      for number in 1...1_000 { setting.wrappedValue = number }
      exit(0)
    }
    await expectSaved(1_000)
  }

  @Test func `AS4 a write is saved even if the process is killed a moment later`() async {
    await #expect(processExitsWith: .signal(SIGKILL)) { [name = defaults.name as String] in
      // If a write is never saved, the test must not wait forever.
      alarm(60)
      let setting = AppStorage(
        wrappedValue: 0, "number", store: UserDefaults(suiteName: name))
      setting.wrappedValue = 7
      while !isOnDisk("<integer>7</integer>", in: name) { sched_yield() }
      setting.wrappedValue = 8
      while !isOnDisk("<integer>8</integer>", in: name) { sched_yield() }
      kill(getpid(), SIGKILL)
    }
    await expectSaved(8)
  }

  @Test func `AS4 a removed value is still missing after the process is restarted`() async {
    defaults.store.set(7, forKey: "number")
    defaults.store.synchronize()
    await #expect(processExitsWith: .exitCode(0)) { [name = defaults.name as String] in
      let store = UserDefaults(suiteName: name)
      let setting = AppStorage<Int?>("number", store: store)
      setting.wrappedValue = nil
      AppStorage(wrappedValue: 0, "other", store: store).wrappedValue = 1
      exit(0)
    }
    await #expect(processExitsWith: .exitCode(0)) { [name = defaults.name as String] in
      let store = UserDefaults(suiteName: name)
      exit(store?.object(forKey: "number") == nil && store?.integer(forKey: "other") == 1 ? 0 : 1)
    }
  }

  #if os(Linux)
    @Test func `AS4 many writes in a row are saved to disk together`() async {
      await #expect(processExitsWith: .exitCode(0)) { [name = defaults.name as String] in
        let setting = AppStorage(
          wrappedValue: 0, "number", store: UserDefaults(suiteName: name))
        setting.wrappedValue = -1
        DefaultsSaving.saveNow()
        let before = numberOfWrites()
        for number in 1...2_000 { setting.wrappedValue = number }
        DefaultsSaving.saveNow()
        exit(numberOfWrites() - before < 200 ? 0 : 1)
      }
      await expectSaved(2_000)
    }
  #endif
}

/// Returns whether the file of a suite contains a string.
private func isOnDisk(_ text: String, in suite: String) -> Bool {
  #if canImport(Darwin)
    // On macOS, a daemon owns the file, so the store is synchronized instead.
    UserDefaults(suiteName: suite)?.synchronize() ?? false
  #else
    (try? String(contentsOf: DefaultsFiles.file(of: suite), encoding: .utf8))?.contains(text)
      ?? false
  #endif
}

#if os(Linux)
  /// Returns the number of system calls in which the process has written something.
  private func numberOfWrites() -> Int {
    let counts = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8)) ?? ""
    let line = counts.split(separator: "\n").first { $0.hasPrefix("syscw:") }
    return line.flatMap { Int($0.dropFirst("syscw: ".count)) } ?? .max / 2
  }
#endif
