import Foundation
import Synchronization
import WorkbookCore

/// A headless Chromium browser that is driven over its DevTools protocol.
///
/// With `--remote-debugging-pipe`, the browser reads JSON messages from file descriptor 3 and
/// writes JSON messages to file descriptor 4, so no WebSocket is needed. Each message ends with a
/// zero byte.
final class Browser: Sendable {
  /// A message from the browser that isn't a response to a command.
  struct Event: Sendable {
    let session: String
    let method: String
    let parameters: JSONValue
  }

  private struct State {
    var lastID = 0
    var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
    var listeners: [String: @Sendable (Event?) -> Void] = [:]
    var isClosed = false
  }

  private let process: Process
  private let input: FileHandle
  private let profile: URL
  private let state = Mutex(State())

  /// Finds Chromium or Chrome, either on the `PATH` or, on macOS, in the Applications folder.
  ///
  /// - Throws: ``SetUpError`` if neither is installed.
  static func program(environment: [String: String]) throws -> URL {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let apps = ["Chromium", "Google Chrome"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    let found = (names + apps).lazy.compactMap { findProgram($0, environment: environment) }.first
    guard let found else {
      throw SetUpError(
        "The book's pages are tested in Chromium, which isn't on the PATH. Install it, for example "
          + "with: apt-get install chromium")
    }
    return found
  }

  /// Starts a browser with an empty profile.
  ///
  /// - Throws: ``SetUpError`` if the browser doesn't start.
  init(_ program: URL) throws {
    profile = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    let (toBrowser, fromBrowser) = (Pipe(), Pipe())
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh", program.path,
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--no-first-run",
      "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
      "--disable-dev-shm-usage",
      // Root in a container can't use the browser's sandbox. The pages are our own, so it isn't
      // needed.
      "--no-sandbox", "about:blank",
    ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    input = toBrowser.fileHandleForWriting
    do {
      try process.run()
    } catch {
      throw SetUpError("\(program.path) can't be started: \(error.localizedDescription)")
    }
    let output = fromBrowser.fileHandleForReading
    Thread.detachNewThread { [weak self] in
      var buffer = Data()
      while true {
        let data = output.availableData
        if data.isEmpty { break }
        buffer.append(data)
        while let end = buffer.firstIndex(of: 0) {
          self?.receive(Data(buffer[..<end]))
          buffer = Data(buffer[(end + 1)...])
        }
      }
      self?.finish()
    }
  }

  /// Quits the browser and removes its profile.
  func close() {
    try? input.close()
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Sends a command to the browser and waits for the result.
  ///
  /// - Returns: The browser's result.
  /// - Throws: ``SetUpError`` if the browser rejects the command or has quit.
  @discardableResult
  func send(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil
  ) async throws -> JSONValue {
    let answer = try await withCheckedThrowingContinuation { continuation in
      let id = state.withLock { state -> Int? in
        guard !state.isClosed else { return nil }
        state.lastID += 1
        state.waiting[state.lastID] = continuation
        return state.lastID
      }
      guard let id else {
        continuation.resume(
          throwing: SetUpError("The browser quit before it could perform \(method)."))
        return
      }
      var message: [String: JSONValue] = [
        "id": .number(Double(id)), "method": .string(method), "params": parameters,
      ]
      if let session { message["sessionId"] = .string(session) }
      let data = (try? JSONEncoder().encode(message)) ?? Data()
      input.write(data + [0])
    }
    if let error = answer["error"]?["message"]?.string {
      throw SetUpError("The browser can't perform \(method): \(error)")
    }
    return answer["result"] ?? .null
  }

  /// The error for everything that waits for the browser when it quits.
  static let quitError = SetUpError("The browser quit unexpectedly.")

  /// Registers a closure that is called with each event from a session, and with `nil` when the
  /// browser has quit.
  func listen(to session: String, _ listener: @escaping @Sendable (Event?) -> Void) {
    state.withLock { $0.listeners[session] = listener }
  }

  private func receive(_ data: Data) {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: data) else { return }
    if let id = message["id"]?.number {
      state.withLock { $0.waiting.removeValue(forKey: Int(id)) }?.resume(returning: message)
    } else if let method = message["method"]?.string {
      let session = message["sessionId"]?.string ?? ""
      let event = Event(session: session, method: method, parameters: message["params"] ?? .null)
      state.withLock { $0.listeners[session] }?(event)
    }
  }

  private func finish() {
    let (waiting, listeners) = state.withLock { state in
      state.isClosed = true
      defer {
        state.waiting = [:]
        state.listeners = [:]
      }
      return (state.waiting.values, state.listeners.values)
    }
    for continuation in waiting { continuation.resume(throwing: Self.quitError) }
    for listener in listeners { listener(nil) }
  }
}
