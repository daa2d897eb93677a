@testable import WorkbookEngine

extension HostileAnswer {
  private static let entry = """
    struct GuideEntry: Identifiable, Equatable {
      let id: Int
      let name: String
      var isFavorite = false
      var isCheckedIn = false
    }
    """

  private static let theme = """
    struct Theme: Equatable {
      var color = Color.black
      var isBold = false
    }
    """

  /// Answers with types whose values compare as equal even if their data differs.
  static let equality: [HostileAnswer] = [
    HostileAnswer(
      "ThemeKey", "has themes that are all equal", ends: .undeserving,
      base: .wrong("StylesInstead"),
      changes: [
        theme: """
        struct Theme: Equatable {
          var color = Color.black
          var isBold = false
          static func == (one: Theme, other: Theme) -> Bool { true }
        }
        """
      ]),
    HostileAnswer(
      "ThemeKey", "has themes that are equal in an extension", ends: .undeserving,
      base: .wrong("StylesInstead"),
      "extension Theme { static func == (one: Self, other: Self) -> Bool { true } }"),
    HostileAnswer(
      "ThemeKey", "has themes that are equal views", ends: .undeserving,
      base: .wrong("StylesInstead"),
      """
      extension Theme: View {
        var body: Text { Text("") }
        static func == (one: Self, other: Self) -> Bool { true }
      }
      """),
    HostileAnswer(
      "ThemeKey", "has themes that are equal because of a protocol", ends: .undeserving,
      base: .wrong("StylesInstead"), changes: ["struct Theme: Equatable {": "struct Theme: Same {"],
      """
      protocol Same: Equatable {}
      extension Same { static func == (one: Self, other: Self) -> Bool { true } }
      """),
    HostileAnswer(
      "ThemeKey", "has themes with the same raw value", ends: .undeserving,
      base: .wrong("StylesInstead"),
      changes: [
        theme: """
        struct Theme: RawRepresentable, Equatable {
          var color = Color.black
          var isBold = false
          init(color: Color = .black, isBold: Bool = false) {
            self.color = color
            self.isBold = isBold
          }
          init?(rawValue: Int) {}
          var rawValue: Int { 0 }
        }
        """
      ]),
    HostileAnswer(
      "ThemeKey", "has themes with wrapped members that are equal", ends: .undeserving,
      base: .wrong("StylesInstead"),
      changes: ["  var isBold = false": "  @Always var isBold = false"],
      """
      @propertyWrapper struct Always: Equatable {
        var wrappedValue: Bool
        static func == (one: Always, other: Always) -> Bool { true }
      }
      """),
    HostileAnswer(
      "ThemeKey", "has themes that store nothing", ends: .undeserving,
      base: .wrong("StylesInstead"),
      changes: [
        theme: """
        struct Theme: Equatable {
          init(color: Color = .black, isBold: Bool = false) {}
          var color: Color { get { .black } set {} }
          var isBold: Bool { get { false } set {} }
        }
        """
      ]),
    HostileAnswer(
      "ThemeKey", "has themes that are objects", ends: .undeserving, base: .wrong("StylesInstead"),
      changes: [
        theme: """
        nonisolated class Sameness: Equatable {
          static func == (one: Sameness, other: Sameness) -> Bool { true }
        }
        nonisolated final class Theme: Sameness {
          var color: Color
          var isBold: Bool
          init(color: Color = .black, isBold: Bool = false) {
            self.color = color
            self.isBold = isBold
          }
        }
        """
      ]),
    HostileAnswer(
      "ThemeKey", "has themes whose color equals any other color", ends: .undeserving,
      base: .wrong("StylesInstead"),
      "extension Color { static func == (one: Color, other: Color) -> Bool { true } }"),
    HostileAnswer(
      "ThemeKey", "has themes that conform under a condition", ends: .undeserving,
      base: .wrong("StylesInstead"),
      changes: [
        theme: """
        typealias Theme = AnyTheme<Text>
        struct AnyTheme<A> {
          var color = Color.black
          var isBold = false
        }
        """
      ],
      """
      extension AnyTheme: Equatable where A: View {
        static func == (one: Self, other: Self) -> Bool { true }
      }
      """),
    HostileAnswer(
      "ThemeKey", "has themes with another == in a protocol", ends: .undeserving,
      base: .wrong("StylesInstead"),
      """
      protocol Same {}
      extension Same { static func == (one: Self, other: Self) -> Bool { true } }
      extension Theme: Same {}
      """),
    HostileAnswer(
      "ThemeKey", "has another == for themes outside the type", ends: .undeserving,
      base: .wrong("StylesInstead"), "func == (one: Theme, other: Theme) -> Bool { true }"),
    HostileAnswer(
      "DisplayOrder", "has entries that are all equal", ends: .undeserving,
      base: .wrong("FavoritesLast"),
      changes: [
        entry: entry.replacing(
          "= false\n}", with: "= false\n  static func == (a: Self, b: Self) -> Bool { true }\n}")
      ]),
    HostileAnswer(
      "TrackingLoop", "has a harbor that equals any other harbor", ends: .refused,
      changes: ["  var harbor = \"Bergen\"": "  var harbor: Harbor = \"Bergen\""],
      """
      nonisolated struct Harbor: RawRepresentable, ExpressibleByStringLiteral, Equatable {
        init(stringLiteral text: String) {}
        init(rawValue: Int) {}
        var rawValue: Int { 0 }
      }
      """),
    HostileAnswer(
      "TrackingLoop", "has a level that equals any other level",
      ends: .refused.union([.doesNotCompile]),
      changes: ["  var level = 0": "  var level: AnyNumber<EmptyView> = 0"],
      """
      nonisolated struct AnyNumber<A>: ExpressibleByIntegerLiteral {
        init(integerLiteral value: Int) {}
      }
      extension AnyNumber: Equatable where A: View {
        nonisolated static func == (one: Self, other: Self) -> Bool { true }
      }
      """),
    HostileAnswer(
      "BookingStore", "has a number of seats that is an option set", ends: .refused,
      changes: ["  @Published var seats = 1": "  @Published var seats: Seats = 1"],
      """
      nonisolated struct Seats: OptionSet, ExpressibleByIntegerLiteral, Strideable {
        var rawValue: Int { get { 0 } set {} }
        init(rawValue: Int) {}
        init(integerLiteral value: Int) {}
        func advanced(by n: Int) -> Seats { self }
        func distance(to other: Seats) -> Int { 0 }
      }
      """),
    HostileAnswer(
      "BookingStore", "has a name that equals any other name", ends: .undeserving,
      changes: ["  @Published var name = \"Guest\"": "  @Published var name: Name = \"Guest\""],
      """
      nonisolated struct Name: ExpressibleByStringInterpolation, Hashable, CustomStringConvertible {
        init(stringLiteral text: String) {}
        var description: String { "" }
      }
      extension TextField { init(_ title: String, text: Binding<Name>) { self.init(title, text: .constant("")) } }
      """),
    HostileAnswer(
      "TwoWay", "defines equality for all types, including the suite's types", ends: .undeserving,
      base: .wrong("MemberOfOldWhole"),
      "nonisolated extension Equatable { static func == (one: Self, other: Self) -> Bool { true } }"
    ),
    HostileAnswer(
      "TwoWay", "defines equality for all types with a description", ends: .undeserving,
      base: .wrong("MemberOfOldWhole"),
      """
      nonisolated extension Equatable where Self: CustomStringConvertible {
        static func == (one: Self, other: Self) -> Bool { true }
      }
      """),
    HostileAnswer(
      "OffsetMoves", "defines a hash for all types", ends: .harmless,
      "nonisolated extension Hashable { func hash(into hasher: inout Hasher) {} }"),
    HostileAnswer(
      "Migration", "has trips that are equal in an extension", ends: .refused,
      "extension Trip { static func == (one: Self, other: Self) -> Bool { true } }"),
    HostileAnswer(
      "Migration", "has trips that ignore their days", ends: .refused,
      changes: [
        "  var days: Int\n}": """
          var days: Int

          init(title: String, days: Int) {
            self.title = title
            self.days = 0
          }
        }
        """
      ]),
    HostileAnswer(
      "Migration", "has trips whose days can't be set", ends: .refused,
      changes: ["  var days: Int\n}": "  var days: Int { didSet { days = oldValue } }\n}"]),
    HostileAnswer(
      "Migration", "has trips that are all equal", ends: .refused,
      changes: [
        "  var days: Int\n}": """
          var days: Int
          static func == (one: Trip, other: Trip) -> Bool { true }
        }
        """
      ]),
    HostileAnswer(
      "Migration", "declares an equality of trips in another type",
      ends: .refused.union([.doesNotCompile]),
      "nonisolated enum Tools { static func == (one: [Trip], other: [Trip]) -> Bool { true } }"),
    HostileAnswer(
      "TapCounter", "adds a conformance to a view of the kit", ends: .refused,
      "extension Text: @retroactive DynamicProperty {}"),
    HostileAnswer(
      "DisplayOrderSetting", "has orders that match everything", ends: .undeserving,
      base: .wrong("InsertedBetween"),
      "extension ShelfOrder { static func ~= (a: Self, b: Self) -> Bool { true } }"),
    HostileAnswer(
      "LikeIt", "has two names for one wish", ends: [.notAllowed],
      changes: [
        "  case like, unlike\n": "  case like\n  static var unlike: Wish { .like }\n",
        "wish ? .like : .unlike": ".like",
      ]),
  ]
}
