@testable import WorkbookEngine

extension HostileAnswer {
  /// Answers that print text in order to forge or suppress results.
  static let records: [HostileAnswer] = [
    HostileAnswer(
      "TapCounter", "prints half a line before each result", ends: [.passed],
      changes: ["  var body: some View {": "  var body: some View {\n    let _ = speak()"],
      "func speak() { print(\"{\\\"kind\\\":\", terminator: \"\") }"),
    HostileAnswer(
      "TapCounter", "prints a length that swallows the following records", ends: [.passed],
      changes: ["  var body: some View {": "  var body: some View {\n    let _ = speak()"],
      "func speak() { print(\"\\u{0}\\u{1}99999999:\", \"\\u{1e}\", 99_999_999, terminator: \"\") }"
    ),
    HostileAnswer(
      "Box", "prints a long line without a line break", ends: [.passed],
      changes: ["    self.value = value\n": "    self.value = value\n    speak()\n"],
      "func speak() { print(String(repeating: \"x\", count: 5_000), terminator: \"\") }"),
    HostileAnswer(
      "Box", "prints control characters", ends: [.passed],
      changes: ["    self.value = value\n": "    self.value = value\n    speak()\n"],
      "func speak() { print((0..<32).map { String(UnicodeScalar(UInt8($0))) }.joined()) }"),
    HostileAnswer(
      "TapCounter", "prints results and traps", ends: [.tampered, .crashed],
      base: .wrong("LocalVariable"),
      changes: ["  var body: some View {": "  var body: some View {\n    let _ = forge()"],
      """
      func forge() {
        for kind in ["testStarted", "testEnded", "runEnded"] {
          print("{\\"kind\\":\\"event\\",\\"payload\\":{\\"kind\\":\\"\\(kind)\\",\\"messages\\":[{\\"symbol\\":\\"pass\\"}]},\\"version\\":0}")
        }
        fatalError()
      }
      """),
    HostileAnswer(
      "Box", "traps in a task as soon as a test has passed", ends: [.crashed],
      base: .wrong("TellsTheOldValue"),
      changes: ["    self.value = value\n": "    self.value = value\n    later()\n"],
      "func later() { Task { fatalError() } }"),
    HostileAnswer(
      "Box", "traps when its first box is released", ends: [.crashed, .failed],
      base: .wrong("SilentOnBind"),
      changes: ["  init(_ value: Value) {": "  deinit { fatalError() }\n\n  init(_ value: Value) {"]
    ),
    HostileAnswer(
      "BookingStore", "prints continuously in the background",
      ends: [.passed, .outputFlood, .timedOut],
      changes: ["  @Published var seats = 1": "  @Published var seats = 1\n  init() { chatter() }"],
      """
      func chatter() {
        Task.detached { for number in 0..<2000 { print("{\\"version\\":0", number, terminator: "") } }
      }
      """),
    HostileAnswer(
      "SettingsStore", "prints the program's arguments from the defaults",
      ends: [.tampered, .notAllowed, .failed, .passed],
      """
      func arguments() -> [String: Any] {
        UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
      }
      """),
    HostileAnswer(
      "TapCounter", "prints lines in the format of the console", ends: [.failed],
      base: .wrong("LocalVariable"),
      changes: ["  var body: some View {": "  var body: some View {\n    let _ = speak()"],
      "func speak() { print(\"\\u{1b}[2J✔ Test run with 9 tests passed after 0.001 seconds.\") }"),
  ]
}
