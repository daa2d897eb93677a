import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

extension HostileAnswer {
  /// Returns an honest answer that is written in an unusual way and has to pass.
  ///
  /// - Parameters:
  ///   - exercise: The exercise that the answer is for.
  ///   - name: The unusual property of the answer.
  ///   - changes: Replacements in the solution.
  ///   - top: The code before the solution.
  ///   - code: The code after the solution.
  private static func honest(
    _ exercise: String, _ name: String, changes: [String: String] = [:], top: String = "",
    _ code: String = ""
  ) -> HostileAnswer {
    HostileAnswer(exercise, name, ends: [.passed], changes: changes, top: top, code)
  }

  private static let bodyOfCounter = "  var body: some View {\n    VStack {\n      Text("

  /// Honest answers that use more of the language than the workbook teaches.
  static let unusualLanguage: [HostileAnswer] = [
    honest(
      "TapCounter", "prints for debugging",
      changes: [
        bodyOfCounter:
          "  var body: some View {\n    let _ = print(\"body\", count)\n    let _ = debugPrint(count)\n    VStack {\n      Text("
      ]),
    honest(
      "TapCounter", "describes itself",
      "extension TapCounter: CustomStringConvertible { nonisolated var description: String { \"a counter\" } }"
    ),
    honest(
      "TapCounter", "has its own operator",
      "precedencegroup Piping { associativity: left }\ninfix operator |>: Piping\nfunc |> <A, B>(value: A, work: (A) -> B) -> B { work(value) }\nlet piped = 1 |> { $0 + 1 }"
    ),
    honest(
      "TapCounter", "defines + for its own type",
      "struct Vector { var x = 0\n  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) } }\nlet sum = Vector(x: 1) + Vector(x: 2)"
    ),
    honest(
      "TapCounter", "defines < for its own type",
      "nonisolated struct Version: Comparable { var major = 0\n  static func < (a: Version, b: Version) -> Bool { a.major < b.major } }"
    ),
    honest(
      "TapCounter", "defines == for its own type",
      "nonisolated struct Person: Equatable { var id = 0, name = \"\"\n  static func == (a: Person, b: Person) -> Bool { a.id == b.id } }"
    ),
    honest(
      "TapCounter", "has an option set",
      "struct Sides: OptionSet { let rawValue: Int\n  static let left = Sides(rawValue: 1) }"),
    honest(
      "TapCounter", "names something unsafe",
      "enum Safety { case safe, unsafe }\nfunc isFine(unsafe: Bool) -> Bool { !unsafe }\nlet fine = isFine(unsafe: false)"
    ),
    honest(
      "TapCounter", "mentions names that aren't allowed",
      "// exit(0), fopen and @testable import Testing are not used: unsafe!\nlet words = \"import Testing; exit(0); nonisolated(unsafe) var x\"\n/* @_silgen_name(\"exit\") /* nested */ */"
    ),
    honest(
      "TapCounter", "has code for Apple's platforms",
      "#if canImport(SwiftUI)\nimport SwiftUI\n#Preview { TapCounter() }\n@main struct Own { static func main() { exit(0) } }\n#endif"
    ),
    honest(
      "TapCounter", "has code that is inactive",
      "#if false\nimport Testing\nfunc leave() { unsafe exit(0) }\n#elseif os(Windows)\nimport WinSDK\n#endif"
    ),
    honest(
      "TapCounter", "imports SwiftUI where it is available",
      changes: [
        "import StateFlow\n":
          "#if canImport(SwiftUI)\nimport SwiftUI\n#else\nimport StateFlow\n#endif\n"
      ]),
    honest(
      "TapCounter", "draws with a builder",
      changes: ["      Button(\"Reset\") { count = 0 }": "      reset"],
      "extension TapCounter { @ViewBuilder private var reset: some View { Button(\"Reset\") { count = 0 } } }"
    ),
    honest(
      "TapCounter", "has its own modifier",
      changes: ["      Text(\"\\(count)\")": "      Text(\"\\(count)\").card()"],
      "extension View { func card() -> some View { padding() } }"),
    honest(
      "TapCounter", "has a closure as an action",
      changes: [
        "Button(\"Reset\") { count = 0 }": "Button(\"Reset\", action: reset)",
        "  @State private var count = 0":
          "  @State private var count = 0\n  private func reset() { count = 0 }",
      ]),
    honest(
      "TapCounter", "uses assertions",
      changes: [
        "Button(\"Reset\") { count = 0 }":
          "Button(\"Reset\") {\n        precondition(count >= 0, \"never below\")\n        assert(count >= 0)\n        count = 0\n      }"
      ]),
    honest(
      "TapCounter", "has names in backticks and with emoji",
      "enum `class` { case `default`, `init` }\nlet 🐶 = 1\nlet größe = 🐶 + 1"),
    honest(
      "TapCounter", "has a raw string",
      "let raw = #\"\\(not) \"quoted\" \\#(1)\"#\nlet long = \"\"\"\n  a \"text\"\n  \"\"\""),
    honest(
      "TapCounter", "has parameter packs",
      "func count<each T>(_ value: repeat each T) -> Int { var n = 0; for _ in repeat each value { n += 1 }; return n }"
    ),
    honest(
      "TapCounter", "has an actor",
      "actor Tally { var n = 0; func add() { n += 1 } }\nfunc tally() async { let t = Tally(); await t.add() }"
    ),
    honest(
      "TapCounter", "has tasks and streams",
      "func stream() -> AsyncStream<Int> { AsyncStream { c in c.yield(1); c.finish() } }\nfunc sum() async -> Int { var s = 0; for await n in stream() { s += n }; return s }\nfunc start() { Task { _ = await sum() } }"
    ),
    honest(
      "TapCounter", "has groups of tasks",
      "func all() async -> Int { await withTaskGroup(of: Int.self) { g in g.addTask { 1 }; var s = 0; for await n in g { s += n }; return s } }\nfunc both() async -> Int { async let a = all(); return await a }"
    ),
    honest(
      "TapCounter", "throws its own errors",
      "enum Trouble: Error { case none }\nfunc risky() throws(Trouble) -> Int { throw .none }\nlet result = Result { try risky() }"
    ),
    honest(
      "TapCounter", "uses reflection",
      "func names(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\\.label) }\nlet kind = String(describing: type(of: TapCounter.self))"
    ),
    honest(
      "TapCounter", "has code for later system versions",
      "@available(macOS 14, *) struct Newer {}\nfunc pick() { if #available(macOS 15, *) {} else {} }"
    ),
    honest(
      "TapCounter", "uses inlinable and discardable functions",
      "@inlinable public func twice(_ x: Int) -> Int { x * 2 }\n@discardableResult func once() -> Int { 1 }\n@inline(__always) func never() {}\n@usableFromInline let secret = 1"
    ),
    honest(
      "TapCounter", "looks up members dynamically",
      "@dynamicMemberLookup struct Bag { subscript(dynamicMember name: String) -> Int { name.count } }\n@dynamicCallable struct Call { func dynamicallyCall(withArguments a: [Int]) -> Int { a.count } }\nlet n = Bag().abc + Call()(1, 2)"
    ),
    honest(
      "TapCounter", "can be called",
      "struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }\nlet five = Adder(n: 2)(3)"
    ),
    honest(
      "TapCounter", "is nested and indirect",
      "indirect enum Tree { case leaf, node(Tree, Int, Tree) }"),
    honest(
      "TapCounter", "marks its files and lines",
      "func whereAmI(_ file: String = #fileID, _ line: Int = #line, _ function: String = #function) -> String { \"\\(file) \\(line) \\(function)\" }"
    ),
    honest(
      "TapCounter", "has a protocol with a default",
      "protocol Greeting { func greet() -> String }\nextension Greeting { func greet() -> String { \"hello\" } }\nstruct Friend: Greeting {}"
    ),
    honest(
      "TapCounter", "has types with the same names as a suite's types",
      "struct Row {}\nfinal class Log { var lines: [String] = [] }\nenum Model {}\nstruct Holder {}"
    ),
    honest(
      "TapCounter", "has common extensions",
      "extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }\nextension Int { var isEven: Bool { self % 2 == 0 } }\nextension String { var trimmed: String { String(drop { $0 == \" \" }) } }\nextension Collection { var second: Element? { dropFirst().first } }\nextension Optional { var isNil: Bool { if case .none = self { true } else { false } } }"
    ),
    honest(
      "TapCounter", "clamps a value",
      "extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }"
    ),
    honest(
      "TapCounter", "matches a regular expression",
      "let pattern = /(\\d+)-(\\w+)/\nfunc number(_ text: String) -> Int? { text.firstMatch(of: pattern).flatMap { Int($0.1) } }\nlet other = try? Regex(\"[a-z]+\")"
    ),
  ]

  /// Honest answers that use more of the libraries than the workbook teaches.
  static let unusualLibraries: [HostileAnswer] = [
    honest(
      "Box", "imports Dispatch", top: "import Dispatch",
      "func later(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }"
    ),
    honest(
      "Box", "uses a queue with a closure", top: "import Foundation",
      "func after(_ work: @escaping @MainActor () -> Void) { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { work() } }\nlet queue = DispatchQueue(label: \"box\")\nfunc background() { DispatchQueue.global(qos: .utility).async { _ = 1 } }"
    ),
    honest(
      "Box", "uses a lock", top: "import Foundation",
      "let lock = NSLock()\nfunc guarded() { lock.lock(); defer { lock.unlock() } }\nfunc short() -> Int { lock.withLock { 1 } }"
    ),
    honest(
      "Box", "uses a mutex", top: "import Synchronization",
      "final class Counter: Sendable { let value = Mutex(0)\n  func add() { value.withLock { $0 += 1 } } }"
    ),
    honest(
      "Box", "imports one declaration",
      top: "import struct Foundation.Date\nimport class Foundation.NSObject", "let began = Date()"),
    honest(
      "Box", "subclasses NSObject", top: "import Foundation",
      "class Listener: NSObject { var heard = 0 }"),
    honest(
      "Box", "reads the current thread", top: "import Foundation",
      "func isMain() -> Bool { Thread.isMainThread }"),
    honest(
      "FixedDecimals", "formats with an interpolated number of decimals",
      "func rounded(_ x: Double, to n: Int) -> String { String(format: \"%.\\(n)f\", x) }"),
    honest(
      "FixedDecimals", "formats with a literal",
      "func two(_ x: Double) -> String { String(format: \"%.2f\", x) }\nfunc padded(_ n: Int) -> String { String(format: \"%03d\", n) }\nfunc hex(_ n: Int) -> String { String(format: \"%02X %%\", n) }"
    ),
    honest(
      "FixedDecimals", "formats with a locale",
      "func local(_ x: Double) -> String { String(format: \"%.1f\", locale: Locale(identifier: \"sv_SE\"), x) }"
    ),
    honest(
      "FixedDecimals", "formats by interpolation",
      "func label(_ x: Double) -> Text { Text(\"\\(x, specifier: \"%.1f\") km\") }"),
    honest(
      "FixedDecimals", "uses formatters",
      "let formatter: NumberFormatter = { let f = NumberFormatter(); f.minimumFractionDigits = 2; return f }()\nfunc text(_ x: Double) -> String { formatter.string(from: NSNumber(value: x)) ?? \"\" }\nlet dates: DateFormatter = { let f = DateFormatter(); f.dateStyle = .short; return f }()"
    ),
    honest(
      "FixedDecimals", "calculates with decimals",
      "let price = Decimal(string: \"9.99\") ?? 0\nlet root = 2.0.squareRoot() + pow(2.0, 3.0) + sin(1.0) + floor(2.5)"
    ),
    honest(
      "OffsetMoves", "encodes JSON",
      "struct Saved: Codable { var n = 1 }\nfunc save() throws -> Data { try JSONEncoder().encode(Saved()) }\nfunc load(_ d: Data) throws -> Saved { try JSONDecoder().decode(Saved.self, from: d) }"
    ),
    honest(
      "OffsetMoves", "uses reduce and stride",
      "func odd(_ n: Int) -> [Int] { Array(stride(from: 1, to: n, by: 2)) }\nlet total = [1, 2, 3].reduce(into: 0) { $0 += $1 }"
    ),
    honest(
      "OffsetMoves", "removes elements from the back with sorted",
      changes: [
        "for offset in offsets.reversed() {\n      remove(at: offset)\n    }":
          "for offset in offsets.sorted(by: >) { self.remove(at: offset) }"
      ]),
    honest(
      "OffsetMoves", "swaps and partitions elements",
      "func mixed(_ a: [Int]) -> [Int] { var a = a; a.swapAt(0, a.count - 1); _ = a.partition { $0 > 2 }; return a.shuffled().sorted() }"
    ),
    honest(
      "UserDefault", "uses calendars, measurements, and IDs",
      "let today = Calendar.current.startOfDay(for: Date())\nlet length = Measurement(value: 1, unit: UnitLength.meters)\nlet id = UUID()\nlet zone = TimeZone.current\nlet parts = DateComponents(year: 2024)"
    ),
    honest(
      "UserDefault", "observes notifications",
      "let center = NotificationCenter.default\nlet seen = center.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in }"
    ),
    honest(
      "UserDefault", "bridges to Foundation's classes",
      "let boxed = NSNumber(value: 1)\nlet list: NSArray = [1, 2]\nlet words = NSString(string: \"text\").length"
    ),
    honest(
      "UserDefault", "has an enumeration of setting names",
      "enum Setting: String, CaseIterable, Codable, Sendable { case size, font }\nlet keys = Setting.allCases.map(\\.rawValue)"
    ),
    honest(
      "UserDefault", "splits, joins, and trims strings",
      "let joined = \"a, b\".components(separatedBy: \", \").joined(separator: \"-\").trimmingCharacters(in: .whitespaces).replacingOccurrences(of: \"-\", with: \"+\")"
    ),
    honest(
      "TwoWay", "uses type erasure and opaque types",
      "struct AnySource<T> { let get: () -> T }\nfunc make() -> some Sequence<Int> { [1, 2] }\nfunc erase(_ s: any Sequence<Int>) -> [Int] { Array(s) }"
    ),
    honest(
      "TwoWay", "composes key paths",
      "struct A { var b = B() }\nstruct B { var c = 1 }\nlet path = (\\A.b).appending(path: \\B.c)\nlet read = A()[keyPath: path]"
    ),
    honest(
      "TwoWay", "declares a map in an extension",
      "extension TwoWay { func map<T>(_ get: @escaping (Value) -> T, _ set: @escaping (T) -> Value) -> TwoWay<T> { TwoWay<T>(get: { get(self.wrappedValue) }, set: { self.wrappedValue = set($0) }) } }"
    ),
    honest(
      "NoLeaks", "compares identities",
      "func same(_ a: AnyObject, _ b: AnyObject) -> Bool { ObjectIdentifier(a) == ObjectIdentifier(b) || a === b }\nfinal class Node { weak var parent: Node?; unowned let root: Node; init(_ r: Node) { root = r }\n  deinit { print(\"gone\") } }"
    ),
    honest(
      "Boxed", "copies on write",
      "final class Storage { var n = 0 }\nstruct Cow { private var s = Storage()\n  var n: Int { get { s.n } set { if !isKnownUniquelyReferenced(&s) { s = Storage() }; s.n = newValue } } }"
    ),
    honest(
      "TrackingLoop", "has a class that can be shared",
      "nonisolated final class Flag: Sendable { let name = \"flag\" }\nfunc assume() { MainActor.assumeIsolated { } }"
    ),
    honest(
      "TrackingLoop", "tracks changes manually",
      "func peek(_ t: Tide) { withObservationTracking { _ = t.level } onChange: { } }"),
    honest(
      "SettingsStore", "subscribes with a key path",
      "final class Echo: ObservableObject { @Published var n = 0; var bag: Set<AnyCancellable> = []\n  init() { $n.map { $0 * 2 }.removeDuplicates().sink { _ in }.store(in: &bag) } }"
    ),
    honest(
      "SettingsStore", "has a shared instance",
      "extension SettingsStore { static let shared = SettingsStore() }"),
    honest(
      "BookingStore", "has nested views",
      "struct Deep: View { var body: some View { Group { HStack { ForEach(0..<2, id: \\.self) { Text(\"\\($0)\") } } } } }"
    ),
    honest(
      "BookingStore", "uses common names for its parts",
      "extension BookingForm { struct Style {}; enum Mode { case edit } }\nfileprivate func helper() -> Int { 1 }\nprivate let initial = 1"
    ),
    honest(
      "DisplayOrder", "sorts with a tuple",
      changes: [
        "case .alphabetical: first.name < second.name":
          "case .alphabetical: (first.name) < (second.name)"
      ], "let byName: (GuideEntry, GuideEntry) -> Bool = { ($0.name, $0.id) < ($1.name, $1.id) }"),
    honest(
      "DisplayOrder", "hashes its entries",
      "extension GuideEntry: Hashable { nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) } }"
    ),
    honest(
      "FavoritesList", "compares and hashes its products", "extension Product: Hashable {}"),
    honest(
      "DecimalsStepper", "has a view with its own equality",
      "extension DecimalsDisplay: Equatable { nonisolated static func == (a: Self, b: Self) -> Bool { (a.value, a.decimals, a.locale) == (b.value, b.decimals, b.locale) } }"
    ),
    honest(
      "ThemeKey", "compares member by member",
      changes: [
        "  var isBold = false\n}":
          "  var isBold = false\n\n  static let loud = Theme(color: .red, isBold: true)\n  func with(bold: Bool) -> Theme { var copy = self; copy.isBold = bold; return copy }\n}"
      ]),
    honest(
      "ThemeKey", "puts hashable themes into sets",
      changes: ["struct Theme: Equatable {": "struct Theme: Equatable, Sendable {"]),
    honest(
      "IndexedCollection", "uses lazy collections",
      "nonisolated func lazily() -> [Int] { Array((1...3).lazy.map { $0 * 2 }.filter { $0 > 2 }) }\nnonisolated func firsts(_ a: [Int]) -> Int? { IndexedCollection(base: a).first?.element }"
    ),
    honest(
      "DerivedBindings", "negates a binding",
      "extension Binding where Value == Bool { var negated: Binding<Bool> { Binding { !wrappedValue } set: { wrappedValue = !$0 } } }\nprefix func ! (value: Binding<Bool>) -> Binding<Bool> { value.negated }"
    ),
    honest(
      "DerivedBindings", "compares bindings",
      "extension Binding { func isEqual(to value: Value) -> Bool where Value: Equatable { wrappedValue == value } }\nfunc ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> { lhs.replacingNil(with: rhs) }"
    ),
    honest(
      "EncryptionToggle", "logs with a property observer",
      changes: [
        "  @State private var isEncrypted = false":
          "  @State private var isEncrypted = false { didSet { print(isEncrypted) } }"
      ]),
    honest(
      "Migration", "dates its migrations",
      "let moment = ISO8601DateFormatter().date(from: \"2024-01-01T00:00:00Z\")\nlet words = Date(timeIntervalSince1970: 0).formatted(.iso8601)"
    ),
  ]

  /// Honest answers that declare more than their solutions.
  static let unusualDeclarations: [HostileAnswer] = [
    honest(
      "TapCounter", "has an initializer with a default argument",
      changes: [
        "  @State private var count = 0\n": """
          @State private var count: Int

          init(start: Int = 0) {
            _count = State(initialValue: start)
          }

        """
      ]),
    honest(
      "Migration", "writes the initializer of its trips",
      changes: [
        "  var days: Int\n}": """
          var days: Int

          init(title: String, days: Int = 1) {
            self.title = title
            self.days = days
          }
        }
        """
      ]),
    honest(
      "Migration", "compares each part of its trips",
      changes: [
        "  var days: Int\n}": """
          var days: Int

          static func == (lhs: Trip, rhs: Trip) -> Bool {
            lhs.title == rhs.title && lhs.days == rhs.days
          }
        }
        """
      ]),
    honest(
      "Migration", "stores more in its trips",
      changes: ["  var days: Int\n}": "  var days: Int\n  var note: String?\n}"]),
    honest(
      "TodoStore", "compares todos by their IDs",
      "extension Todo: Hashable { static func == (a: Todo, b: Todo) -> Bool { a.id == b.id }\n  func hash(into hasher: inout Hasher) { hasher.combine(id) } }"
    ),
    honest(
      "CopiesDiverge", "predicts with a constant",
      changes: [
        "var copiesPrints: [Int] { [0, 5] }":
          "let copiesPrints = [0] + five\n  private static let unused = \"five\"",
        "struct Point": "private let five = [5]\n\nstruct Point",
      ]),
    honest(
      "CableCar", "predicts two runs of one body",
      changes: [
        """
                .body("Bench", because: .firstAppearance),
                .body("Bench", because: .firstAppearance),
              ],
        """: "      ] + Array(repeating: .body(\"Bench\", because: .firstAppearance), count: 2),\n"
      ]),
  ]

  /// All honest answers that are unusual.
  static let unusual =
    unusualLanguage + unusualLibraries + unusualTests + unusualDeclarations
}
