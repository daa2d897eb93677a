import Foundation

/// Where a command writes: a terminal, a file, a pipe, or a test's transcript.
package struct Console: Sendable {
  /// How many characters fit in a line, now: a terminal may be made wider or narrower at any time.
  package var width: Int {
    get { chosenWidth ?? max(20, measure()) }
    set { chosenWidth = max(20, newValue) }
  }
  /// Whether a person is looking at it.
  package var isTerminal: Bool
  /// Whether to write in color.
  package var usesColor: Bool
  /// Whether there is anybody to read it: the other end of a pipe may be gone.
  package var hasReader: Bool { isListenedTo() }
  private var chosenWidth: Int?
  private let measure: @Sendable () -> Int
  private let isListenedTo: @Sendable () -> Bool
  private let write: @Sendable (String) -> Void
  private let writeError: @Sendable (String) -> Void

  /// A place to write, whose width is asked for each time that something is to fit.
  package init(
    width: @escaping @autoclosure @Sendable () -> Int, isTerminal: Bool, usesColor: Bool,
    hasReader: @escaping @Sendable () -> Bool = { true },
    write: @escaping @Sendable (String) -> Void, writeError: (@Sendable (String) -> Void)? = nil
  ) {
    measure = width
    isListenedTo = hasReader
    self.isTerminal = isTerminal
    self.usesColor = usesColor
    self.write = write
    self.writeError = writeError ?? write
  }

  /// The place that this process writes to.
  ///
  /// Color is for terminals, and not for those who set `NO_COLOR` or have a dumb one.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Console {
    let isTerminal = TerminalDevice.standardOutput.isTerminal
    let refusesColor = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    let columns = environment["COLUMNS"].flatMap { Int($0) }
    return Console(
      width: columns ?? TerminalDevice.standardOutput.width ?? 80,
      isTerminal: isTerminal,
      usesColor: isTerminal && !refusesColor,
      hasReader: { TerminalDevice.standardOutput.hasReader },
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// Writes a line, or several.
  package func print(_ text: String = "") {
    write(text + "\n")
  }

  /// Writes lines.
  package func print(_ lines: [String]) {
    if !lines.isEmpty { print(lines.joined(separator: "\n")) }
  }

  /// Writes characters and nothing else.
  package func put(_ characters: String) {
    write(characters)
  }

  /// Says what went wrong, where errors go.
  package func complain(_ text: String) {
    writeError(wrapped(text).joined(separator: "\n") + "\n")
  }

  /// Writes a value as JSON.
  package func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Follows what `--color` says.
  mutating func apply(_ choice: ColorChoice?) {
    switch choice {
    case .always: usesColor = true
    case .never: usesColor = false
    case .auto, nil: break
    }
  }

  /// A text with a look, or as it is where there is no color.
  package func styled(_ text: String, _ styles: TextStyle...) -> String {
    guard usesColor, !text.isEmpty else { return text }
    let codes = styles.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  /// The lines of a text, none wider than the console unless one word is.
  package func wrapped(_ text: String, indent: String = "") -> [String] {
    lines(of: text, width: width - indent.count).map { $0.isEmpty ? "" : indent + $0 }
  }
}

/// A look.
package enum TextStyle: Int, Sendable {
  case bold = 1
  case dim = 2
  case italic = 3
  case underlined = 4
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
  case cyan = 36
}
