import Foundation
import Testing

@testable import StateFlowTerminal

extension ProcessTests {
  /// Checks the promise of the persistence demo: after you quit and come back, the values that you
  /// saved are still there.
  ///
  /// If the demo has been built, the test runs it from the same build folder.
  @Suite("Quitting a demo")
  @MainActor
  struct QuitDemoTests {
    nonisolated static let demo: URL? = {
      let folders = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL as URL?]
      let candidates = folders.compactMap { $0?.deletingLastPathComponent() }
        .flatMap { [$0, $0.deletingLastPathComponent()] }
        .map { $0.appending(path: "persistence-demo") }
      return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    private final class Marker {}

    private let home = FileManager.default.temporaryDirectory
      .appending(path: "quit-\(UUID().uuidString)")

    private func start(
      _ demo: URL, on terminal: PseudoTerminal, term: String = "xterm-256color"
    ) throws -> Process {
      let process = Process()
      process.executableURL = demo
      var environment = ProcessInfo.processInfo.environment
      environment["HOME"] = home.path
      environment["CFFIXED_USER_HOME"] = home.path
      environment["XDG_CONFIG_HOME"] = nil
      environment["TERM"] = term
      process.environment = environment
      let end = FileHandle(fileDescriptor: terminal.open(), closeOnDealloc: true)
      process.standardInput = end
      process.standardOutput = end
      process.standardError = end
      try process.run()
      return process
    }

    @Test(.enabled(if: Self.demo != nil, "To run this test, build the product persistence-demo."))
    func `the demo restores its saved hour after a restart`() async throws {
      let demo = try #require(Self.demo)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: home) }
      let first = try PseudoTerminal(size: Size(width: 80, height: 24))
      let before = try start(demo, on: first)
      try await first.wait(forText: "Wake up at 7")
      // Moves past the stepper whose hour isn't saved, and its two buttons, to the one whose hour
      // is.
      first.type("\t\t\t\u{1B}[C")
      try await first.wait(forText: "Wake up at 8")
      first.type("q")
      before.waitUntilExit()
      #expect(before.terminationStatus == 0)

      let second = try PseudoTerminal(size: Size(width: 80, height: 24))
      let after = try start(demo, on: second)
      let screen = try await second.wait(forText: "Wake up at 8")
      #expect(screen.canvas.text.contains("Wake up at 7"))
      second.type("q")
      after.waitUntilExit()
    }

    @Test(.enabled(if: Self.demo != nil, "To run this test, build the product persistence-demo."))
    func `a dumb terminal gets the first frame as plain text`() async throws {
      let demo = try #require(Self.demo)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: home) }
      let terminal = try PseudoTerminal(size: Size(width: 80, height: 40))
      let process = try start(demo, on: terminal, term: "dumb")
      try await terminal.wait(forText: "Wake up at 7")
      process.waitUntilExit()
      let text = String(decoding: terminal.bytes, as: UTF8.self)
      #expect(text.contains("TERM is dumb, so persistence-demo can't be used in this terminal."))
      #expect(!text.contains("\u{1B}"))
      #expect(process.terminationStatus == 0)
    }
  }
}
