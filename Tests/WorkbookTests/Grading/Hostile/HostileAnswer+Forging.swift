extension HostileAnswer {
  /// Answers that exit before they can fail.
  static let leaving: [HostileAnswer] = [
    HostileAnswer(
      "TapCounter", "leaves with 0 in a body", base: .wrong("LocalVariable"),
      changes: ["  var body: some View {": "  var body: some View {\n    let _ = exit(0)"],
      top: "import Foundation"),
    HostileAnswer(
      "Box", "leaves with 0 from another thread",
      changes: [
        "    self.value = value\n": """
            self.value = value
            DispatchQueue.global().async { _exit(0) }

        """
      ], top: "import Foundation"),
    HostileAnswer(
      "Box", "leaves at exit", top: "import Foundation",
      "func arrange() { atexit { _exit(0) } }"),
    HostileAnswer(
      "TwoWay", "leaves from a handler of signals", top: "import Foundation",
      "func arrange() { signal(SIGALRM) { _ in _exit(0) }; alarm(1) }"),
    HostileAnswer(
      "UserDefault", "kills its own process", "func arrange() { kill(getpid(), SIGKILL) }"),
    HostileAnswer(
      "OffsetMoves", "leaves by a function of the system's that it names itself",
      "@_silgen_name(\"exit\") func leave(_ code: Int32) -> Never"),
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
      "TapCounter", "is told to be the program", base: .solution,
      "@main struct Own { static func main() {} }"),
    HostileAnswer(
      "Box", "gives the system a main of its own",
      "@_cdecl(\"main\") public func own() -> Int32 { 0 }"),
  ]

  /// Answers that write their own results.
  static let forging: [HostileAnswer] = [
    HostileAnswer(
      "TapCounter", "brings a test that passes", top: "import Testing",
      "@Test func passes() {}"),
    HostileAnswer(
      "Box", "brings a suite without an import", ends: [.tampered, .doesNotCompile],
      "@Suite struct Mine { @Test func passes() {} }"),
    HostileAnswer(
      "Boxed", "cancels the test", top: "import Testing",
      "func give() throws { try Test.cancel() }"),
    HostileAnswer(
      "TwoWay", "says that each issue is known",
      top: "import Testing",
      "func hush() { withKnownIssue { } }"),
    HostileAnswer(
      "BookingStore", "cancels the task that it runs in", ends: [.tampered],
      "func give() { withUnsafeCurrentTask { $0?.cancel() } }"),
    HostileAnswer(
      "TapCounter", "prints what looks like results", ends: [.failed],
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
      "SettingsStore", "looks for the mark among the arguments",
      "let mark = CommandLine.arguments"),
    HostileAnswer(
      "SettingsStore", "looks for the mark in the environment",
      "let mark = ProcessInfo.processInfo.environment"),
    HostileAnswer(
      "UserDefault", "reads the process's memory",
      "let memory = try? String(contentsOfFile: \"/proc/self/maps\", encoding: .utf8)"),
    HostileAnswer(
      "UserDefault", "reads the suite",
      "let suite = FileManager.default.contents(atPath: \"Tests\")"),
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
      "Box", "looks into the kit", ends: [.doesNotCompile], top: "@testable import StateFlow"),
    HostileAnswer(
      "Box", "uses the helper of the suites", ends: [.doesNotCompile],
      top: "import WorkbookTesting",
      "extension Screen { func shows(_ text: String) -> Bool { true } }"),
  ]

  /// Answers that hide their code from the audit.
  static let hiding: [HostileAnswer] = [
    HostileAnswer(
      "Box", "hides an import behind a comment in a comment",
      top: "/* /* \" */ \" */ import Testing // */"),
    HostileAnswer(
      "Box", "hides an import behind a text", top: "let a = #\"\\\"#; import Testing"),
    HostileAnswer(
      "Box", "hides an import behind a text of one quotation mark",
      top: "let a = #\"\"\"#; import Testing"),
    HostileAnswer(
      "TapCounter", "hides a word behind a regular expression",
      "func peek() -> Int { _ = /\"/; return unsafe [1].withUnsafeBufferPointer { $0.count } }"),
    HostileAnswer(
      "TapCounter", "hides a word inside of a text",
      "func peek() -> String { \"\\(unsafe [1].withUnsafeBufferPointer { $0.count })\" }"),
    HostileAnswer(
      "TapCounter", "hides an attribute behind what may be an expression",
      "let x = /\"/; @_silgen_name(\"exit\") func leave() // \"/"),
    HostileAnswer(
      "TwoWay", "reaches for memory",
      "func peek(_ a: [Int]) -> Int { a.withUnsafeBufferPointer { $0[100] } }"),
    HostileAnswer(
      "TwoWay", "reads bits as something else",
      "func bend(_ a: AnyObject) -> Int { unsafeBitCast(a, to: Int.self) }"),
    HostileAnswer(
      "Boxed", "writes a macro",
      "@freestanding(expression) macro own() -> Int = #externalMacro(module: \"A\", type: \"B\")"),
    HostileAnswer(
      // That has no effect.
      "Boxed", "moves its lines to another file", ends: [.passed],
      "#sourceLocation(file: \"Tests/Own.swift\", line: 1)"),
    HostileAnswer(
      "Boxed", "says that it is safe", "@safe func peek() {}"),
    HostileAnswer(
      "Box", "takes the place of a function at run time",
      "dynamic func shows() {}\n@_dynamicReplacement(for: shows) func own() {}"),
  ]
}
