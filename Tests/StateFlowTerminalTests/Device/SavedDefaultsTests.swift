import StateFlow
import Testing

@testable import StateFlowTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ProcessTests {
  /// Tests of apps that end in various ways and must find their saved data when they start again.
  ///
  /// The app writes to its store directly, as a student's answer may, so only the app's runtime can
  /// make sure that the data is saved.
  @Suite("Saved defaults", .serialized)
  @MainActor
  struct SavedDefaultsTests {
    private let suite = "StateFlowTerminalTests.\(getpid()).\(UUID().uuidString)"

    /// Starts the app again, expects the given strings on screen, and quits the app.
    private func expectRestored(_ texts: String...) async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .success) {
        [path = terminal.path as String, suite = suite as String] in
        exit(await SavingApp.run(on: path, savingTo: suite))
      }
      for text in texts { try await terminal.wait(forText: text) }
      terminal.type("q")
      _ = await child
      UserDefaults.standard.removePersistentDomain(forName: suite)
    }

    @Test func `quitting an app saves its defaults`() async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .success) {
        [path = terminal.path as String, suite = suite as String] in
        exit(await SavingApp.run(on: path, savingTo: suite))
      }
      try await terminal.wait(forText: "Saved: 0")
      terminal.type("\r\r\rq")
      _ = await child
      try await expectRestored("Saved: 3")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `an app that receives a termination signal saves its defaults`(
      _ signal: Int32
    ) async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .exitCode(128 + signal)) {
        [path = terminal.path as String, suite = suite as String] in
        exit(await SavingApp.run(on: path, savingTo: suite))
      }
      try await terminal.wait(forText: "Saved: 0")
      terminal.type("\r")
      try await terminal.wait(forText: "Saved: 1")
      kill(try #require(ChildProcess.number(in: terminal.bytes)), signal)
      _ = await child
      try await expectRestored("Saved: 1")
    }

    @Test func `a write is saved even if the app crashes right after it`() async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .failure) {
        [path = terminal.path as String, suite = suite as String] in
        exit(await SavingApp.run(on: path, savingTo: suite, crashingAt: 2))
      }
      try await terminal.wait(forText: "Saved: 0")
      terminal.type("\r\r")
      _ = await child
      try await expectRestored("Saved: 2")
    }

    @Test func `a write is saved even if the app is killed a moment later`() async throws {
      let terminal = try PseudoTerminal()
      async let child = #expect(processExitsWith: .signal(SIGKILL)) {
        [path = terminal.path as String, suite = suite as String] in
        exit(await SavingApp.run(on: path, savingTo: suite, killedWhenSaved: true))
      }
      try await terminal.wait(forText: "Saved: 0")
      terminal.type("\r")
      _ = await child
      try await expectRestored("Saved: 1")
    }
  }
}

/// An app that counts taps on a button and writes the count directly to a store.
private struct SavingApp: App {
  static var suite = ""
  static var crashAt: Int?

  var body: some Scene {
    WindowGroup { SavingView(store: UserDefaults(suiteName: Self.suite)!) }
  }

  /// Runs the app on a terminal, as a shell does.
  ///
  /// - Parameters:
  ///   - number: The number of the tap on which the app crashes, or `nil` if it doesn't crash.
  ///   - killedWhenSaved: Whether the process is killed as soon as a tap has been saved.
  static func run(
    on path: String, savingTo suite: String, crashingAt number: Int? = nil,
    killedWhenSaved: Bool = false
  ) async -> Int32 {
    alarm(120)
    setsid()
    let terminal = open(path, O_RDWR)
    _ = ioctl(terminal, UInt(TIOCSCTTY), 0)
    writeAll(Array("<\(getpid())>".utf8), to: terminal)
    dup2(terminal, STDIN_FILENO)
    dup2(terminal, STDOUT_FILENO)
    self.suite = suite
    crashAt = number
    if killedWhenSaved { killWhenSaved(suite) }
    return await Launch<SavingApp>(["saving-app"]).run()
  }

  private static func killWhenSaved(_ suite: String) {
    Thread.detachNewThread {
      let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
      let file = (folder ?? URL.homeDirectory.appending(path: ".config"))
        .appending(path: "\(suite).plist")
      while (try? String(contentsOf: file, encoding: .utf8))?.contains("</plist>") != true {
        sched_yield()
      }
      kill(getpid(), SIGKILL)
    }
  }
}

private struct SavingView: View {
  let store: UserDefaults
  @State private var count = 0

  var body: some View {
    Button("Saved: \(count)") {
      count += 1
      store.set(count, forKey: "count")
      if count == SavingApp.crashAt { fatalError("crashing for the test") }
    }
    .onAppear { count = store.integer(forKey: "count") }
  }
}
