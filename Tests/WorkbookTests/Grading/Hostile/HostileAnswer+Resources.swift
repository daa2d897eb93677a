@testable import WorkbookEngine

extension HostileAnswer {
  /// Answers that use up resources.
  static let hogs: [HostileAnswer] = [
    HostileAnswer(
      "TapCounter", "loops forever", ends: [.timedOut],
      changes: ["  var body: some View {": "  var body: some View {\n    let _ = spin()"],
      "func spin() { while true {} }"),
    HostileAnswer(
      "Box", "waits forever", ends: [.timedOut],
      changes: [
        "    self.value = value\n":
          "    self.value = value\n    DispatchSemaphore(value: 0).wait()\n"
      ],
      top: "import Foundation"),
    HostileAnswer(
      "TwoWay", "calls itself forever", ends: [.crashed],
      changes: ["    get { get() }": "    get { wrappedValue }"]),
    HostileAnswer(
      "BookingStore", "takes gigabytes of memory", ends: [.outOfMemory, .crashed],
      changes: [
        "    Text(\"\\(store.seats) for": "    let _ = swell()\n    Text(\"\\(store.seats) for"
      ],
      """
      func swell() {
        var all: [[Int]] = []
        while all.count < 8 { all.append([Int](repeating: all.count, count: 1 << 29)) }
      }
      """),
    HostileAnswer(
      "TrackingLoop", "prints endlessly", ends: [.outputFlood],
      changes: [
        "    guard let work else { return }": "    flood()\n    guard let work else { return }"
      ],
      "func flood() { while true { print(\"much\") } }"),
    HostileAnswer(
      "UserDefault", "starts processes", top: "import Foundation",
      """
      func bomb() {
        var words: [UnsafeMutablePointer<CChar>?] = [nil]
        var id: pid_t = 0
        while true { posix_spawn(&id, "/bin/sh", nil, nil, &words, nil) }
      }
      """),
    HostileAnswer(
      "UserDefault", "opens a connection", top: "import Foundation",
      "func call() { socket(AF_INET, 1, 0) }"),
    HostileAnswer(
      "UserDefault", "opens a connection with Foundation", top: "import FoundationNetworking",
      "let call = URLSession.shared"),
    HostileAnswer(
      "UserDefault", "starts a thread", top: "import Foundation",
      "func start() { Thread.detachNewThread { } }"),
    HostileAnswer(
      "OffsetMoves", "becomes a daemon", top: "import Foundation",
      "func go() { setsid(); daemon(0, 0) }"),
  ]

  /// Answers that are intended to make the compiler fail.
  static let broken: [HostileAnswer] = [
    HostileAnswer("Box", "is empty", ends: [.doesNotCompile], base: .empty),
    HostileAnswer("Box", "isn't finished", ends: [.unfinished], base: .stub),
    HostileAnswer(
      "Box", "has a number with too many digits", ends: [.doesNotCompile],
      "let huge = \(String(repeating: "9", count: 100_000))"),
    HostileAnswer(
      "Box", "is nested too deeply", ends: [.doesNotCompile],
      "let deep = \(String(repeating: "(", count: 20_000))1\(String(repeating: ")", count: 20_000))"
    ),
    HostileAnswer(
      "Box", "has an expression that takes forever to type-check", ends: [.doesNotCompile],
      "let slow = \(Array(repeating: "[1, 2.0, \"3\"].map { $0 + 1 }", count: 60).joined(separator: " + "))"
    ),
    HostileAnswer(
      "Box", "has thousands of warnings", ends: [.passed, .doesNotCompile],
      (0..<3000).map { "func warned\($0)() { let unused = \($0) }" }.joined(separator: "\n")),
    HostileAnswer(
      "Box", "declares everything twice", ends: [.doesNotCompile],
      "final class Box<Value> { init(_ value: Value) {} }"),
    HostileAnswer(
      "Box", "ends in the middle of a comment", ends: [.tampered, .doesNotCompile], "/* and then"),
    HostileAnswer(
      "TwoWay", "contains a NUL character", ends: [.doesNotCompile, .passed], "let a = 1\u{0}"),
  ]
}
