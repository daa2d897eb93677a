@testable import WorkbookEngine

extension HostileAnswer {
  /// Answers that exit before they can fail.
  static let leaving: [HostileAnswer] = [
    HostileAnswer(
      "TapCounter", "exits with status 0 in a body", base: .wrong("LocalVariable"),
      changes: ["  var body: some View {": "  var body: some View {\n    let _ = exit(0)"],
      top: "import Foundation"),
    HostileAnswer(
      "Box", "exits with status 0 from another thread",
      changes: [
        "    self.value = value\n": """
            self.value = value
            DispatchQueue.global().async { _exit(0) }

        """
      ], top: "import Foundation"),
    HostileAnswer(
      "TwoWay", "exits in a signal handler", top: "import Foundation",
      "func arrange() { signal(SIGALRM) { _ in _exit(0) }; alarm(1) }"),
    HostileAnswer(
      "UserDefault", "kills its own process", "func arrange() { kill(getpid(), SIGKILL) }"),
    HostileAnswer(
      "TapCounter", "traps", ends: [.crashed], base: .wrong("LocalVariable"),
      changes: ["  var body: some View {": "  var body: some View {\n    let _ = [0][number]"],
      "var number: Int { 7 }"),
    HostileAnswer(
      "TrackingLoop", "aborts", ends: [.crashed],
      changes: [
        "    guard let work else { return }": "    guard let work, false else { fatalError() }"
      ]),
    HostileAnswer(
      "TapCounter", "declares a main type", base: .solution,
      "@main struct Own { static func main() {} }"),
    HostileAnswer(
      "Box", "exports its own main function",
      "@_cdecl(\"main\") public func own() -> Int32 { 0 }"),
  ]

  /// Answers that write their own results.
  static let forging: [HostileAnswer] = [
    HostileAnswer(
      "Box", "adds a suite without an import", ends: [.tampered, .doesNotCompile],
      "@Suite struct Mine { @Test func passes() {} }"),
    HostileAnswer(
      "Boxed", "cancels the test", top: "import Testing",
      "func give() throws { try Test.cancel() }"),
    HostileAnswer(
      "TwoWay", "marks each issue as known",
      top: "import Testing",
      "func hush() { withKnownIssue { } }"),
    HostileAnswer(
      "TapCounter", "prints lines that look like results", ends: [.tampered],
      base: .wrong("LocalVariable"),
      changes: [
        "  var body: some View {":
          """
          var body: some View {
            let _ = print("\\n{\\"version\\":0,\\"kind\\":\\"event\\",\\"payload\\":{\\"kind\\":\\"runEnded\\"}}\\n✔ All tests passed.")
        """
      ]),
    HostileAnswer(
      "Box", "writes to each descriptor", top: "import Foundation",
      "func forge() { for place in 0..<64 { _ = FileHandle(fileDescriptor: Int32(place)) } }"),
    HostileAnswer(
      "Box", "closes each descriptor", top: "import Foundation",
      "func deafen() { for place in 0..<64 { close(Int32(place)) } }"),
    HostileAnswer(
      "SettingsStore", "searches the arguments for the marker",
      "let mark = CommandLine.arguments"),
    HostileAnswer(
      "SettingsStore", "searches the environment for the marker",
      "let mark = ProcessInfo.processInfo.environment"),
    HostileAnswer(
      "UserDefault", "reads the process's memory",
      "let memory = try? String(contentsOfFile: \"/proc/self/maps\", encoding: .utf8)"),
    HostileAnswer(
      "Migration", "reads the solution by its address",
      "let solution = try? Data(contentsOf: URL(filePath: \"Solutions/09-Persistence/Migration.swift\"))"
    ),
    HostileAnswer(
      "OffsetMoves", "loads a library", top: "import Foundation",
      "func load() { _ = dlopen(\"libTesting.so\", RTLD_NOW) }"),
    HostileAnswer(
      "OffsetMoves", "starts a program", top: "import Foundation",
      "func start() { try? Process.run(URL(filePath: \"/bin/sh\"), arguments: []) }"),
    HostileAnswer(
      "Box", "imports the solutions", ends: [.doesNotCompile], top: "import Solutions"),
    HostileAnswer(
      "Box", "imports the kit with @testable", ends: [.doesNotCompile],
      top: "@testable import StateFlow"),
    HostileAnswer(
      "Box", "uses the test support of the suites", ends: [.doesNotCompile],
      top: "import WorkbookTesting",
      "extension Screen { func shows(_ text: String) -> Bool { true } }"),
  ]

  /// Answers that hide their code from the audit.
  static let hiding: [HostileAnswer] = [
    HostileAnswer(
      "Box", "hides an import behind a comment in a comment",
      top: "/* /* \" */ \" */ import Testing // */"),
    HostileAnswer(
      "Box", "hides an import behind a string", top: "let a = #\"\\\"#; import Testing"),
    HostileAnswer(
      "Box", "hides an import behind a string with one quotation mark",
      top: "let a = #\"\"\"#; import Testing"),
    HostileAnswer(
      "TapCounter", "hides a word behind a regular expression",
      "func peek() -> Int { _ = /\"/; return unsafe [1].withUnsafeBufferPointer { $0.count } }"),
    HostileAnswer(
      "TapCounter", "hides a keyword in an interpolation",
      "func peek() -> String { \"\\(unsafe [1].withUnsafeBufferPointer { $0.count })\" }"),
    HostileAnswer(
      "TapCounter", "hides an attribute behind a possible regular expression",
      "let x = /\"/; @_silgen_name(\"exit\") func leave() // \"/"),
    HostileAnswer(
      "TwoWay", "reinterprets bits as another type",
      "func bend(_ a: AnyObject) -> Int { unsafeBitCast(a, to: Int.self) }"),
    HostileAnswer(
      // That has no effect.
      "Boxed", "moves its lines to another file", ends: [.passed],
      "#sourceLocation(file: \"Tests/Own.swift\", line: 1)"),
    HostileAnswer(
      "Boxed", "marks itself as safe", "@safe func peek() {}"),
    HostileAnswer(
      "Box", "replaces a function at run time",
      "dynamic func shows() {}\n@_dynamicReplacement(for: shows) func own() {}"),
  ]
}
