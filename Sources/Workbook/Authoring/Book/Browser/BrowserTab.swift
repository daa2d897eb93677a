import Foundation
import Synchronization
import WorkbookCore

/// A tab of a headless browser.
final class BrowserTab: Sendable {
  /// The size and appearance of a screen.
  struct Screen: Sendable, CustomStringConvertible {
    let name: String
    let width: Int
    let height: Int
    let isPhone: Bool
    let isDark: Bool

    var description: String { "\(name), \(isDark ? "dark" : "light")" }

    /// The screens of a desktop and a phone, each in light and in dark appearance.
    static let all = [false, true].flatMap { isDark in
      [
        Screen(name: "desktop", width: 1280, height: 900, isPhone: false, isDark: isDark),
        Screen(name: "phone", width: 390, height: 844, isPhone: true, isDark: isDark),
      ]
    }
  }

  private struct State {
    var messages: [String] = []
    var isLoaded = false
    var hasQuit = false
    var waiting: CheckedContinuation<Void, any Error>?
  }

  private let browser: Browser
  private let session: String
  private let state = Mutex(State())

  /// Opens a tab.
  init(in browser: Browser) async throws {
    self.browser = browser
    let target = try await browser.send("Target.createTarget", ["url": "about:blank"])
    let attached = try await browser.send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? .null, "flatten": true])
    session = attached["sessionId"]?.string ?? ""
    browser.listen(to: session) { [weak self] in self?.receive($0) }
    for domain in ["Page", "Runtime", "Log"] { try await send("\(domain).enable") }
  }

  /// Sends a command to the tab and waits for the result.
  @discardableResult
  func send(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await browser.send(method, parameters, session: session)
  }

  /// Sets the size and appearance of the tab.
  func show(on screen: Screen) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(screen.width)), "height": .number(Double(screen.height)),
        "deviceScaleFactor": screen.isPhone ? 2 : 1, "mobile": .bool(screen.isPhone),
      ])
    try await send(
      "Emulation.setTouchEmulationEnabled", ["enabled": .bool(screen.isPhone)])
    try await send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": screen.isDark ? "dark" : "light"]
        ]
      ])
  }

  /// Opens a page and waits until it has loaded.
  ///
  /// - Throws: ``SetUpError`` if the page can't be opened, or the browser quits.
  func open(_ page: URL) async throws {
    state.withLock { state in
      state.messages = []
      state.isLoaded = false
    }
    let answer = try await send("Page.navigate", ["url": .string(page.absoluteString)])
    if let error = answer["errorText"]?.string, !error.isEmpty {
      throw SetUpError("The browser can't open \(page.path): \(error)")
    }
    try await withCheckedThrowingContinuation { continuation in
      let (isLoaded, hasQuit) = state.withLock { state in
        if !state.isLoaded, !state.hasQuit { state.waiting = continuation }
        return (state.isLoaded, state.hasQuit)
      }
      if isLoaded {
        continuation.resume()
      } else if hasQuit {
        continuation.resume(throwing: Browser.quitError)
      }
    }
  }

  /// Evaluates an expression on the page and, if the value is a promise, waits for its result.
  func evaluate(_ expression: String) async throws -> JSONValue {
    let answer = try await send(
      "Runtime.evaluate",
      ["expression": .string(expression), "awaitPromise": true, "returnByValue": true])
    if let exception = answer["exceptionDetails"] {
      let text = exception["exception"]?["description"]?.string ?? exception["text"]?.string
      throw SetUpError("A script failed on the page: \(text ?? "")")
    }
    return answer["result"]?["value"] ?? .null
  }

  /// The messages that the page has written to the console since it was opened, including script
  /// errors.
  var messages: [String] { state.withLock { $0.messages } }

  private func receive(_ event: Browser.Event?) {
    guard let event else {
      state.withLock { state in
        state.hasQuit = true
        defer { state.waiting = nil }
        return state.waiting
      }?.resume(throwing: Browser.quitError)
      return
    }
    let parameters = event.parameters
    switch event.method {
    case "Page.loadEventFired":
      state.withLock { state in
        state.isLoaded = true
        defer { state.waiting = nil }
        return state.waiting
      }?.resume()
    case "Runtime.consoleAPICalled":
      let words = (parameters["args"]?.array ?? []).compactMap { $0["value"]?.string }
      note(words.joined(separator: " "))
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"]
      note(details?["exception"]?["description"]?.string ?? details?["text"]?.string)
    case "Log.entryAdded": note(parameters["entry"]?["text"]?.string)
    default: break
    }
  }

  private func note(_ message: String?) {
    state.withLock { $0.messages.append(message ?? "an empty message") }
  }
}
