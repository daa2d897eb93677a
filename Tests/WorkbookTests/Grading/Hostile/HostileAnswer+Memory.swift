@testable import WorkbookEngine

extension HostileAnswer {
  /// Answers that read memory through C formatting, which accepts any number as an address.
  static let formats: [HostileAnswer] = [
    HostileAnswer(
      "Box", "reads part of the memory at an address", ends: .refused, top: "import Foundation",
      "func peek(_ address: Int) -> String { String(format: \"%.37s\", address) }"),
    HostileAnswer(
      "TapCounter", "reads an address with a list of variadic arguments", ends: .refused,
      top: "import Foundation",
      "func peek(_ address: Int) -> String { String(format: \"%s\", arguments: [address]) }"),
    HostileAnswer(
      "TapCounter", "reads an address in the format of a locale", ends: .refused,
      top: "import Foundation",
      """
      func peek(_ address: Int) -> String {
        String(format: "%s", locale: Locale(identifier: "en"), address)
      }
      """),
    HostileAnswer(
      "OffsetMoves", "reads an address with a localized format", ends: .refused,
      "func peek(_ address: Int) -> String { String.localizedStringWithFormat(\"%s\", address) }"),
    HostileAnswer(
      "OffsetMoves", "appends the memory at an address", ends: .refused,
      "func peek(_ address: Int) -> String { \"\".appendingFormat(\"%s\", address) }"),
    HostileAnswer(
      "UserDefault", "reads an address with a Foundation string", ends: .refused,
      "func peek(_ address: Int) -> String { NSString(format: \"%s\", address).description }"),
    HostileAnswer(
      "UserDefault", "writes to an address through a mutable string", ends: .refused,
      """
      func poke(_ address: Int) {
        let text = NSMutableString(string: NSString(format: "%d%n", 7, address) as String)
        text.append("")
      }
      """),
    HostileAnswer(
      "UserDefault", "writes a count to an address", ends: .refused,
      "func poke(_ address: Int) { _ = String(format: \"%08d%n\", 7, address) }"),
    HostileAnswer(
      "Box", "assembles its format", ends: .refused, top: "import Foundation",
      """
      func peek(_ address: Int) -> String {
        let letter = "s"
        return String(format: "%" + letter, address)
      }
      """),
    HostileAnswer(
      "Box", "interpolates its format", ends: .refused, top: "import Foundation",
      """
      func peek(_ address: Int, _ letter: Character) -> String {
        String(format: "%\\(letter)", address)
      }
      """),
    HostileAnswer(
      "Box", "keeps its format in a variable", ends: .refused, top: "import Foundation",
      """
      let format = "%s"
      func peek(_ address: Int) -> String { String(format: format, address) }
      """),
    HostileAnswer(
      "TapCounter", "treats an address as an object", ends: .refused, top: "import Foundation",
      "func peek(_ address: Int) -> String { String(format: \"%@\", address) }"),
    HostileAnswer(
      "TapCounter", "formats more arguments than it passes", ends: .refused,
      top: "import Foundation",
      "func peek() -> String { String(format: \"%d %d %d %lx %lx\", 1) }"),
    HostileAnswer(
      "TwoWay", "hides the conversion behind a width", ends: .refused, top: "import Foundation",
      "func peek(_ address: Int) -> String { String(format: \"%-*.*ls\", 9, 9, address) }"),
    HostileAnswer(
      "TwoWay", "hides the conversion behind a position", ends: .refused, top: "import Foundation",
      "func peek(_ address: Int) -> String { String(format: \"%2$s\", 1, address) }"),
    HostileAnswer(
      "TwoWay", "hides the conversion behind an escape", ends: .refused, top: "import Foundation",
      "func peek(_ address: Int) -> String { String(format: \"\\u{25}\\u{73}\", address) }"),
    HostileAnswer(
      "TwoWay", "formats through its own function", ends: .refused, top: "import Foundation",
      """
      typealias Words = String
      func peek(_ address: Int) -> String { Words.init(format: "%s", address) }
      """),
    HostileAnswer(
      "BookingStore", "logs the memory at an address", ends: .refused, top: "import Foundation",
      "func peek(_ address: Int) { NSLog(\"%s\", address) }"),
    HostileAnswer(
      "BookingStore", "passes a list of arguments to C", ends: .refused, top: "import Foundation",
      "func peek(_ address: Int) { withVaList([address]) { _ = vprintf(\"%s\", $0) } }"),
    HostileAnswer(
      "LifeLog", "formats in a view of the kit", ends: .refused, top: "import StateFlow",
      "func peek(_ address: Int) -> Text { Text(\"\\(address, specifier: \"%s\")\") }"),
  ]

  /// Answers that bypass the safety guarantees of the language.
  static let unsafety: [HostileAnswer] = [
    HostileAnswer(
      "TapCounter", "receives values as a subscriber of another type", ends: [.doesNotCompile],
      base: .wrong("LocalVariable"),
      """
      struct Reader: Subscriber {
        typealias Input = (UInt, UInt)
        typealias Failure = Never
        let combineIdentifier = CombineIdentifier()
        static var _conduitType: AnyClass { AnySubscriber<[UInt8], Never>._conduitType }
        func receive(subscription: any Subscription) { subscription.request(.unlimited) }
        func receive(_ input: (UInt, UInt)) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Never>) {}
      }
      """),
    HostileAnswer(
      "TwoWay", "races through a binding", ends: [.doesNotCompile],
      """
      enum Bits { case whole(Int), fraction(Double) }
      nonisolated func race() {
        var bits = Bits.fraction(1.5)
        let binding = Binding<Int>(
          get: { if case .whole(let number) = bits { number } else { 0 } },
          set: { bits = .whole($0) })
        Task.detached { while true { binding.wrappedValue = 1 } }
        while true { bits = .fraction(1.5) }
      }
      """),
    HostileAnswer(
      "SettingsStore", "formats its own value as an address", ends: [.doesNotCompile],
      """
      struct Address: _FormatSpecifiable {
        var _formatArgument: _FormatArgument { .signed(4096) }
      }
      func peek() -> Text { Text("\\(Address(), specifier: "%.1f")") }
      """),
    HostileAnswer(
      "Box", "shares a static variable that races", ends: .refused,
      "enum Shared { nonisolated(unsafe) static var value: [Any] = [] }"),
    HostileAnswer(
      "Box", "shares a local variable that races", ends: .refused,
      "func race() { nonisolated(unsafe) var value = 1; Task.detached { value += 1 } }"),
    HostileAnswer(
      "BoxSubscription", "shares a property that races", ends: .refused,
      "final class Shared: Sendable { nonisolated(unsafe) var value: Any = 1 }"),
    HostileAnswer(
      "NoLeaks", "keeps an object without retaining it", ends: .refused,
      "final class Keeper { unowned(unsafe) var object: AnyObject; init(_ o: AnyObject) { object = o } }"
    ),
    HostileAnswer(
      "NoLeaks", "releases an object that is still in use", ends: .refused,
      top: "import Foundation",
      "func free(_ object: AnyObject) { Unmanaged.passUnretained(object).release() }"),
    HostileAnswer(
      "TwoWay", "makes a pointer from a number", ends: .refused,
      "func peek(_ a: Int) -> UInt8 { UnsafePointer<UInt8>(bitPattern: a)!.pointee }"),
    HostileAnswer(
      "TwoWay", "marks its pointer as safe", ends: .refused,
      "func peek(_ a: Int) -> UInt8 { unsafe UnsafePointer<UInt8>(bitPattern: a)!.pointee }"),
    HostileAnswer(
      "Boxed", "casts without a check", ends: .refused,
      "func bend(_ a: AnyObject) -> Profile { unsafeDowncast(a, to: Profile.self) }\nfinal class Profile {}"
    ),
    HostileAnswer(
      "Boxed", "turns off the check for exclusive access", ends: .refused,
      """
      final class Loose { @exclusivity(unchecked) var value: [Int] = [] }
      """),
    HostileAnswer(
      "Boxed", "turns off the checks of a function", ends: .refused,
      "@_optimize(none) @_semantics(\"optimize.sil.specialize.generic.never\") func slow() {}"),
    HostileAnswer(
      "Announced", "resumes twice", ends: .refused,
      "func twice() async -> Int { await withUnsafeContinuation { $0.resume(returning: 1) } }"),
    HostileAnswer(
      "Announced", "reads bytes without bounds", ends: .refused, top: "import Foundation",
      "func peek(_ data: Data) -> UInt8 { data.withUnsafeBytes { (b: UnsafeRawBufferPointer) in b[9999] } }"
    ),
    HostileAnswer(
      "Announced", "declares a C function", ends: [.tampered, .notAllowed, .doesNotCompile],
      "@_extern(c) func getpid() -> Int32\nfunc number() -> Int32 { getpid() }"),
    HostileAnswer(
      "Announced", "imports the compiler's own module",
      ends: [.tampered, .notAllowed, .doesNotCompile], top: "import Builtin"),
    HostileAnswer(
      "SettingsStore", "reads the addresses of its callers", ends: .refused,
      "let addresses = Thread.callStackReturnAddresses"),
    HostileAnswer(
      "SettingsStore", "looks up a class by name", ends: .refused,
      "let found: AnyClass? = NSClassFromString(\"Testing.Runner\")"),
    HostileAnswer(
      "SettingsStore", "loads a bundle", ends: .refused,
      "let loaded = Bundle(path: \"/usr/lib\")?.load()"),
    HostileAnswer(
      "SettingsStore", "writes to the output with a file handle", ends: .refused,
      "func say() { FileHandle.standardOutput.write(Data(\"passed\".utf8)) }"),
    HostileAnswer(
      "SettingsStore", "writes to the output with C",
      ends: [.tampered, .notAllowed, .doesNotCompile],
      top: "import Foundation", "func say() { fputs(\"passed\", stdout) }"),
  ]
}
