import Foundation

/// A command's output, which can be a terminal, a file, a pipe, or a transcript in a test.
package struct Console: Sendable {
  /// The number of characters that fit on a line.
  ///
  /// Unless you set it, the width follows the size of the terminal. It's never less than 20.
  package var width: Int {
    get { fixedWidth ?? max(20, currentWidth()) }
    set { fixedWidth = max(20, newValue) }
  }
  /// The number of visible lines, if the output is a terminal that reports it.
  package var height: Int? { currentHeight() }
  /// Whether the output is a terminal that understands escape sequences.
  package var isTerminal: Bool
  /// Whether the output can show characters other than ASCII.
  package var usesUnicode = true
  /// Whether to use color.
  package var usesColor: Bool
  /// Whether anything still reads the output. The property is `false` for a pipe whose reader has
  /// exited.
  package var hasReader: Bool { checkForReader() }
  /// Whether some of the output couldn't be written, for example, because the disk is full.
  package var hasFailed: Bool { checkForFailure() }
  /// The folder that paths are relative to, or `nil` if paths aren't shown as links.
  package var linkRoot: URL?
  private var fixedWidth: Int?
  private let currentWidth: @Sendable () -> Int
  private let currentHeight: @Sendable () -> Int?
  private let checkForReader: @Sendable () -> Bool
  private let checkForFailure: @Sendable () -> Bool
  private let write: @Sendable (String) -> Void
  private let writeError: @Sendable (String) -> Void

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - width: The number of columns, evaluated whenever ``width`` is read.
  ///   - height: The number of rows, evaluated whenever ``height`` is read.
  ///   - writeError: A closure that writes error messages. By default, error messages are written
  ///     to the output.
  package init(
    width: @escaping @autoclosure @Sendable () -> Int,
    height: @escaping @autoclosure @Sendable () -> Int? = nil, isTerminal: Bool, usesColor: Bool,
    hasReader: @escaping @Sendable () -> Bool = { true },
    hasFailed: @escaping @Sendable () -> Bool = { false },
    write: @escaping @Sendable (String) -> Void, writeError: (@Sendable (String) -> Void)? = nil
  ) {
    currentWidth = width
    currentHeight = height
    checkForReader = hasReader
    checkForFailure = hasFailed
    self.isTerminal = isTerminal
    self.usesColor = usesColor
    self.write = write
    self.writeError = writeError ?? write
  }

  /// Returns a console for the standard output and standard error of this process.
  ///
  /// If the output can't be written, an error message says so once, and ``hasFailed`` becomes
  /// `true`. The console uses color if standard output is a terminal, unless `NO_COLOR` is set. A
  /// terminal whose `TERM` is `dumb` counts as a file, because it understands no escape sequences.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Console {
    let isTerminal = TerminalDevice.standardOutput.isTerminal && environment["TERM"] != "dumb"
    let disablesColor = environment["NO_COLOR"]?.isEmpty == false
    let columns = environment["COLUMNS"].flatMap { Int($0) }
    let errors = StandardStream(descriptor: 2)
    let output = StandardStream(descriptor: 1) { code in
      errors.write("The output can't be written: \(String(cString: strerror(code))).\n")
    }
    var console = Console(
      width: columns ?? TerminalDevice.standardOutput.width ?? 80,
      height: TerminalDevice.standardOutput.height,
      isTerminal: isTerminal,
      usesColor: isTerminal && !disablesColor,
      hasReader: { TerminalDevice.standardOutput.hasReader }, hasFailed: { output.hasFailed },
      write: { output.write($0) }, writeError: { errors.write($0) })
    console.usesUnicode = usesUnicode(environment)
    return console
  }

  /// Returns whether the locale's characters are those of Unicode. Without a locale, they probably
  /// are.
  static func usesUnicode(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    guard let locale = names.first(where: { !$0.isEmpty })?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  /// Writes text and a line break.
  package func print(_ text: String = "") {
    write(text + "\n")
  }

  /// Writes lines.
  package func print(_ lines: [String]) {
    if !lines.isEmpty { print(lines.joined(separator: "\n")) }
  }

  /// Writes text without a line break.
  package func put(_ characters: String) {
    write(characters)
  }

  /// Shows how much of some work is done, on a line that the next call replaces. If the output isn't a
  /// terminal, nothing is shown.
  ///
  /// - Parameters:
  ///   - work: The work, such as `Building the kit`.
  ///   - percentage: The percentage that is done, or `nil` to clear the line.
  package func showProgress(of work: String, _ percentage: Int?) {
    if isTerminal { replaceLine(with: percentage.map { "\(work): \($0) %" }) }
  }

  /// Replaces the line that the cursor is on. The output has to be a terminal.
  ///
  /// - Parameter text: The new text, or `nil` to clear the line.
  package func replaceLine(with text: String?) {
    put("\r\u{1B}[K" + (text ?? ""))
  }

  /// Clears the screen and moves the cursor to the top. The output has to be a terminal.
  package func clearScreen() {
    put("\u{1B}[H\u{1B}[2J")
  }

  /// Writes an error message.
  package func printError(_ text: String) {
    writeError(wrapped(text).joined(separator: "\n") + "\n")
  }

  /// Writes a value as JSON.
  package func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Applies the value of `--color`.
  mutating func apply(_ choice: ColorChoice?) {
    switch choice {
    case .always: usesColor = true
    case .never: usesColor = false
    case .auto, nil: break
    }
  }

  /// Returns text in the given styles, or returns it unchanged if the console doesn't use color.
  package func styled(_ text: String, _ styles: TextStyle...) -> String {
    guard usesColor, !text.isEmpty else { return text }
    let codes = styles.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  /// Returns a styled path. In a terminal with color, the path links to the file.
  ///
  /// - Parameter path: A path relative to ``linkRoot``, which can be followed by a colon and a line
  ///   number.
  package func path(_ path: String) -> String {
    let text = styled(path, .cyan)
    guard usesColor, let linkRoot, let file = path.split(separator: ":").first else { return text }
    let url = linkRoot.appending(path: String(file)).absoluteString
    // This is OSC 8, the escape sequence for hyperlinks. Terminals that don't support it ignore it.
    return "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Returns text as lines that fit the console's width. A line is wider only if it consists of a
  /// single long word.
  package func wrapped(_ text: String, indent: String = "") -> [String] {
    wrappedLines(of: text, width: width - indent.count).map { $0.isEmpty ? "" : indent + $0 }
  }
}

/// The choice of when to use color.
enum ColorChoice: String, CaseIterable, Sendable {
  case always, never, auto
}

/// A text style. The raw value is its ANSI code.
package enum TextStyle: Int, Sendable {
  case bold = 1
  case dim = 2
  case italic = 3
  case underlined = 4
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
  case magenta = 35
  case cyan = 36
}
