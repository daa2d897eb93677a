import Foundation
import Testing

@testable import StateFlowTerminal

/// Tests of sessions in this process, on a real terminal that isn't the process's controlling
/// terminal.
@Suite("Terminal session", .serialized)
@MainActor
struct TerminalSessionTests {
  private let terminal: PseudoTerminal
  private let program = EchoProgram()

  init() throws { terminal = try PseudoTerminal() }

  /// Runs the program until it ends, while a closure uses the terminal.
  private func run(_ use: @escaping @MainActor @Sendable () async throws -> Void) async throws
    -> Int32
  {
    let descriptor = terminal.open()
    defer { close(descriptor) }
    let device = try #require(TerminalDevice(input: descriptor, output: descriptor))
    let session = TerminalSession(device, depth: .trueColor)
    async let user: Void = use()
    let status = await session.run(program)
    try await user
    return status
  }

  @Test func `the program receives keys, and its frames appear on the screen`() async throws {
    let status = try await run { [terminal] in
      try await terminal.wait(forText: "ready")
      terminal.type("日\u{1B}[A")
      try await terminal.wait(forText: "key up 0")
      terminal.type("q")
    }
    #expect(status == 0)
    #expect(program.events == [.key(.character("日")), .key(.up), .key(.character("q"))])
  }

  @Test func `ending a session restores the terminal`() async throws {
    let descriptor = terminal.open()
    defer { close(descriptor) }
    let before = ComparableSettings(of: descriptor)
    _ = try await run { [terminal] in
      let during = try await terminal.wait(forText: "ready")
      #expect(during.isOnAlternateScreen)
      #expect(during.modes.isSuperset(of: [1002, 1006, 2004]))
      #expect(ComparableSettings(of: descriptor) != before)
      terminal.type("q")
    }
    let after = try await terminal.wait { terminal, _ in !terminal.isOnAlternateScreen }
    #expect(after.modes == [7, 25])
    #expect(after.unknown == [])
    #expect(ComparableSettings(of: descriptor) == before)
  }

  struct Coat: @MainActor CustomStringConvertible {
    let description = "a coat on its hook"
  }

  // In a block of the main queue, Swift's casts wouldn't find the conformance.
  @Test func `code that a key runs describes values as other code does`() async throws {
    program.onEvent = { [program] _ in
      program.headline = "\(Coat() as Any)"
      return true
    }
    _ = try await run { [terminal] in
      try await terminal.wait(forText: "ready")
      terminal.type("a")
      try await terminal.wait(forText: "key a")
      terminal.type("q")
    }
    #expect(program.headline == "a coat on its hook")
  }

  @Test func `Escape and Ctrl-C arrive as keys`() async throws {
    _ = try await run { [terminal] in
      try await terminal.wait(forText: "ready")
      terminal.type("\u{1B}")
      try await terminal.wait(forText: "key escape")
      terminal.type("\u{3}")
      try await terminal.wait(forText: "4")
      terminal.type("q")
    }
    #expect(
      program.events == [
        .key(.escape), .key(.character("c"), .control), .key(.character("q")),
      ])
  }

  @Test func `a one-megabyte paste arrives whole, in order with the typed keys`() async throws {
    let text = String(repeating: "0123456789 日本語\n", count: 50_000)
    _ = try await run { [terminal] in
      try await terminal.wait(forText: "ready")
      // A terminal buffers only a few kilobytes, so typing must wait for the program to read.
      Thread.detachNewThread {
        terminal.type("a\u{1B}[200~\(text.replacing("\n", with: "\r"))\u{1B}[201~bq")
      }
    }
    #expect(
      program.events == [
        .key(.character("a")), .paste(text), .key(.character("b")), .key(.character("q")),
      ])
  }

  @Test func `input that arrives together is handled in just a few frames`() async throws {
    _ = try await run { [terminal] in
      try await terminal.wait(forText: "ready")
      terminal.type(String(repeating: "x", count: 1_000) + "y")
      try await terminal.wait(forText: "key y")
      terminal.type("q")
    }
    #expect(program.events.count == 1_002)
    #expect(program.frames < 100)
  }

  @Test func `tasks that the program starts run, and their changes are shown`() async throws {
    program.onEvent = { [program] _ in
      Task {
        try await Task.sleep(for: .milliseconds(1))
        program.headline = "from a task"
      }
      DispatchQueue.main.async { program.headline += "!" }
      return true
    }
    _ = try await run { [terminal] in
      try await terminal.wait(forText: "ready")
      terminal.type("x")
      try await terminal.wait(forText: "from a task")
      terminal.type("q")
    }
  }

  @Test func `simultaneous changes are shown in one frame`() async throws {
    let program = program
    program.onEvent = { _ in
      for number in 1...100 { program.headline = "change \(number)" }
      return true
    }
    _ = try await run { [terminal] in
      try await terminal.wait(forText: "ready")
      terminal.type("x")
      try await terminal.wait(forText: "change 100")
      for number in 101...200 { program.headline = "change \(number)" }
      try await terminal.wait(forText: "change 200")
      terminal.type("q")
    }
    #expect(program.frames == 3)
  }

  @Test func `a scheduled change is shown at its scheduled time`() async throws {
    let program = program
    program.onEvent = { _ in
      program.nextChange = .now + .milliseconds(50)
      return true
    }
    _ = try await run { [terminal] in
      try await terminal.wait(forText: "ready")
      terminal.type("x")
      try await terminal.wait(forText: "key x")
      program.nextChange = nil
      let frames = program.frames
      program.onEvent = { _ in true }
      terminal.type("y")
      try await terminal.wait(forText: "key y")
      #expect(program.frames > frames)
      terminal.type("q")
    }
  }

  @Test func `after a resize, the program draws at the new size`() async throws {
    _ = try await run { [terminal] in
      try await terminal.wait(forText: "size 40x8")
      terminal.resize(Size(width: 60, height: 5))
      // The kernel notifies only the processes whose controlling terminal this is.
      kill(getpid(), SIGWINCH)
      try await terminal.wait(forText: "size 60x5")
      terminal.type("q")
    }
    #expect(program.events.first == .resize(Size(width: 60, height: 5)))
  }
}
