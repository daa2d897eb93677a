@testable import WorkbookCore
@testable import WorkbookEngine

extension HostileAnswer {
  /// The type whose values the suite of Migration compares.
  private static let trip = """
    struct Trip: Codable, Equatable {
      var title: String
      var days: Int
    }
    """

  /// Returns an answer to Migration that loses the days of a trip, and hides that with its type.
  private static func losing(_ name: String, trip declaration: String, top: String = "")
    -> HostileAnswer
  {
    HostileAnswer(
      "Migration", name, ends: .refused,
      changes: [
        trip: declaration,
        "      return trips\n": "      return trips.map { Trip(title: $0.title, days: 0) }\n",
      ], top: top)
  }

  /// Returns an answer in which two threads can change one object at the same time.
  ///
  /// - Parameter code: Code that passes the object `shared` to another thread.
  private static func sharing(_ name: String, top: String = "", _ code: String) -> HostileAnswer {
    HostileAnswer(
      "Box", name, ends: .refused, top: top,
      """
      nonisolated final class Shared { var value: any Equatable = 1 }
      func race() {
        let shared = Shared()
        \(code)
        shared.value = 2
      }
      """)
  }

  /// Answers that look as if they followed the rules.
  static let disguises: [HostileAnswer] = [
    losing(
      "compares wrapped parameters",
      trip: """
        @propertyWrapper struct Fixed {
          let title: String
          init(wrappedValue: Trip) { title = wrappedValue.title }
          var wrappedValue: Trip { Trip(title: title, days: 0) }
        }
        struct Trip: Codable, Equatable {
          var title: String
          var days: Int
          static func == (@Fixed a: Trip, @Fixed b: Trip) -> Bool { a.title == b.title && a.days == b.days }
        }
        """),
    losing(
      "stores a wrapped parameter",
      trip: """
        @propertyWrapper struct Zero {
          init(wrappedValue: Int) {}
          var wrappedValue: Int { 0 }
        }
        struct Trip: Codable, Equatable {
          var title: String
          var days: Int
          init(title: String, @Zero days: Int) {
            self.title = title
            self.days = days
          }
        }
        """),
    losing(
      "stores a parameter that has the name of another",
      trip: """
        struct Trip: Codable, Equatable {
          var title: String
          var days: Int
          init(title: String, days ignored: Int, other days: Int = 0) {
            self.title = title
            self.days = days
          }
        }
        """),
    losing(
      "compares in a result builder",
      trip: """
        @resultBuilder enum Always { static func buildBlock(_ parts: Bool...) -> Bool { true } }
        struct Trip: Codable, Equatable {
          var title: String
          var days: Int
          @Always static func == (a: Trip, b: Trip) -> Bool { a.title == b.title && a.days == b.days }
        }
        """),
    losing(
      "has trips that are objects",
      trip: """
        final class Trip: NSObject, Codable {
          var title: String
          var days: Int
          init(title: String, days: Int) {
            self.title = title
            self.days = days
          }
          nonisolated override func isEqual(_ other: Any?) -> Bool { true }
        }
        """, top: "import Foundation"),
    losing(
      "hides its comparison behind a regular expression",
      trip: """
        @propertyWrapper struct Plain<Value> {
          var wrappedValue: Value
          init(wrappedValue: Value, _ hint: Regex<Substring>) { self.wrappedValue = wrappedValue }
        }
        struct Trip: Codable, Equatable {
          var title: String
          var days: Int
          static func == (@Plain(#/q/*r/#) a: Trip, b: Trip) -> Bool { true }
          // */) a: Trip, b: Trip) -> Bool { a.title == b.title && a.days == b.days }
        }
        """),
    HostileAnswer(
      "SelfContainedBoxed", "hides its predictions behind a regular expression", ends: .refused,
      changes: [
        """
        enum CopyOfOwner {
          // Copying the struct copied the reference, but not the storage.
          static var sharesValue: Bool { true }

          static var sharesListeners: Bool { true }
        }
        """: #"""
        private let hint = /q\/*r/
        enum CopyOfOwner {
          static var sharesValue: Bool {
            let original = SelfContainedBoxed(wrappedValue: 1)
            let copy = original
            copy.wrappedValue = 7
            return original.wrappedValue == 7
          }
          static var sharesListeners: Bool { sharesValue }
        }
        // */ enum CopyOfOwner { static var sharesValue: Bool { true } static var sharesListeners: Bool { true } }
        """#
      ]),
    HostileAnswer(
      "TapCounter", "hides an import behind regular expressions", ends: .refused,
      "let one = /\"\"\"/\n@_spi(Anything) import StateFlow\nlet two = /\"\"\"/"),
    HostileAnswer(
      "LastCookie", "has a mirror that shows a game", ends: .refused.union([.failed]),
      changes: [
        "@Published private var game = CookieGame()": "@Published var plate = CookieGame()",
        "let winner = game.": "let winner = plate.",
        "\\(game.player.rawValue): \\(game.left)": "\\(plate.player.rawValue): \\(plate.left)",
        "{ game.allows(count) }": "{ plate.allows(count) }",
        "let before = game\n    game.take": "let before = plate\n    plate.take",
        "    game = before": "    plate = before",
        "    game = CookieGame()": "    plate = CookieGame()",
      ],
      """
      extension CookieViewModel: @MainActor CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["game": 1]) }
      }
      """),
    sharing(
      "races through an error of Foundation", top: "import Foundation",
      """
      let error = NSError(domain: "", code: 1, userInfo: ["shared": shared])
        Task.detached { (error.userInfo["shared"] as? Shared)?.value = 1 }
      """),
    sharing(
      "races through an error of Swift",
      """
      let context = EncodingError.Context(codingPath: [], debugDescription: "")
        let error: any Error = EncodingError.invalidValue(shared, context)
        Task.detached {
          if case EncodingError.invalidValue(let value, _) = error { (value as? Shared)?.value = 1 }
        }
      """),
    HostileAnswer(
      "Box", "takes an object out of its mutex", ends: .refused, top: "import Synchronization",
      """
      nonisolated final class Shared { var value: any Equatable = 1 }
      nonisolated let mutex = Mutex(Shared())
      func race() {
        let shared = mutex.withLock { $0 }
        Task.detached { mutex.withLock { $0 }.value = 1 }
        shared.value = 2
      }
      """),
    HostileAnswer(
      "Box", "sends an object that it still uses", ends: .refused,
      """
      nonisolated final class Shared { var value: any Equatable = 1 }
      func send(_ shared: sending Shared) { Task.detached { shared.value = 1 } }
      func race() {
        let shared = Shared()
        send(shared)
        shared.value = 2
      }
      """),
  ]
}
