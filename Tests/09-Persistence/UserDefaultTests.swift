import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.1 User default", .exercise)
struct UserDefaultTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  private final class Reader {
    @UserDefault var size: Int
    @UserDefault var isDark: Bool
    @UserDefault var spacing: Double
    @UserDefault var font: String
    @UserDefault var shelves: [String]
    @UserDefault var pages: [String: Int]
    @UserDefault var cover: Data
    @UserDefault var opened: Date
    @UserDefault var lastPage: Int?
    @UserDefault var note: String?

    static let firstDay = Date(timeIntervalSinceReferenceDate: 0)

    init(_ store: UserDefaults) {
      _size = UserDefault(wrappedValue: 12, "size", store: store)
      _isDark = UserDefault(wrappedValue: true, "isDark", store: store)
      _spacing = UserDefault(wrappedValue: 1.5, "spacing", store: store)
      _font = UserDefault(wrappedValue: "Serif", "font", store: store)
      _shelves = UserDefault(wrappedValue: ["Travel"], "shelves", store: store)
      _pages = UserDefault(wrappedValue: ["Emma": 1], "pages", store: store)
      _cover = UserDefault(wrappedValue: Data([7]), "cover", store: store)
      _opened = UserDefault(wrappedValue: Self.firstDay, "opened", store: store)
      _lastPage = UserDefault("lastPage", store: store)
      _note = UserDefault("note", store: store)
    }
  }

  // MARK: Reading

  @Test(.proves(4)) func `without a saved value, a property has its initial value`() {
    let reader = Reader(store)
    #expect(reader.size == 12, "Nothing is saved, so the size should be 12.")
    #expect(reader.isDark, "Nothing is saved, so isDark should be true.")
    #expect(reader.spacing == 1.5, "Nothing is saved, so the spacing should be 1.5.")
    #expect(reader.font == "Serif", "Nothing is saved, so the font should be \"Serif\".")
    #expect(
      reader.shelves == ["Travel"], "Nothing is saved, so the shelves should be [\"Travel\"].")
    let note = reader.note ?? "nil"
    #expect(
      note == "nil",
      "Nothing is saved, and the note has no initial value, so the note should be nil.")
  }

  @Test(.proves(5)) func `reading a property saves nothing`() {
    let reader = Reader(store)
    _ = (reader.size, reader.isDark, reader.spacing, reader.font, reader.shelves, reader.lastPage)
    #expect(defaults.savedKeys == [], "Six properties were read, but none was set.")
  }

  @Test(.proves(4)) func `if the saved value has another type, a property has its initial value`() {
    store.set("large", forKey: "size")
    store.set(["yes"], forKey: "isDark")
    store.set(Data([1, 2, 3]), forKey: "spacing")
    store.set(["a": 1], forKey: "font")
    store.set("Poems", forKey: "shelves")
    store.set(["Emma": "one"], forKey: "pages")
    store.set("cover", forKey: "lastPage")
    let reader = Reader(store)
    #expect(
      reader.size == 12,
      "The string \"large\" is saved, so the size should have its initial value.")
    #expect(reader.isDark, "An array is saved, so isDark should have its initial value.")
    #expect(reader.spacing == 1.5, "Data is saved, so the spacing should have its initial value.")
    #expect(
      reader.font == "Serif", "A dictionary is saved, so the font should have its initial value.")
    #expect(
      reader.shelves == ["Travel"],
      "A string is saved, so the shelves should have their initial value.")
    #expect(
      reader.pages == ["Emma": 1], "The saved dictionary contains a string instead of a number.")
    let lastPage = text(reader.lastPage)
    #expect(lastPage == "nil", "The string \"cover\" is saved, so lastPage should be nil.")
  }

  @Test(.proves(4))
  func `a saved string of digits isn't read as a number, nor a number as a string`() {
    store.set("14", forKey: "size")
    store.set("NO", forKey: "isDark")
    store.set("2.5", forKey: "spacing")
    store.set(14, forKey: "font")
    let reader = Reader(store)
    #expect(reader.size == 12, "The saved value is the string \"14\" rather than a number.")
    #expect(reader.isDark, "The saved value is the string \"NO\" rather than a Bool.")
    #expect(reader.spacing == 1.5, "The saved value is the string \"2.5\" rather than a number.")
    #expect(reader.font == "Serif", "The saved value is the number 14 rather than a string.")
  }

  @Test(.proves(5)) func `a saved value of another type stays until you set the property`() {
    store.set("large", forKey: "size")
    let reader = Reader(store)
    _ = reader.size
    #expect(
      store.string(forKey: "size") == "large", "Reading the size shouldn't change the saved value.")
    reader.size = 12
    let saved = defaults.saved("size", as: Int.self)
    #expect(
      saved == "12",
      "The size was set to 12, which should be saved even though it equals the initial value.")
  }

  // MARK: Setting

  @Test(.proves(3)) func `a property has the value that was set last`() {
    let reader = Reader(store)
    reader.size = 14
    reader.font = "Sans"
    reader.shelves.append("Poems")
    #expect(reader.size == 14, "The size was set to 14, so it should be 14.")
    #expect(reader.font == "Sans", "The font was set to \"Sans\", so it should be \"Sans\".")
    #expect(reader.shelves == ["Travel", "Poems"], "\"Poems\" was appended to the initial array.")
    reader.size += 2
    reader.shelves.removeFirst()
    #expect(reader.size == 16, "The size was 14, and 2 was added, so it should be 16.")
    #expect(reader.shelves == ["Poems"], "The first of the two shelves was removed.")
  }

  @Test(.proves(1)) func `a value is saved in the store under its key`() {
    Reader(store).size = 14
    #expect(
      defaults.saved("size", as: Int.self) == "14", "The size was set to 14, so 14 should be saved."
    )
    #expect(defaults.savedKeys == ["size"], "Only the size was set, so only it should be saved.")
  }

  @Test(.proves(1)) func `values of all types survive a relaunch`() {
    let reader = Reader(store)
    reader.size = 14
    reader.isDark = false
    reader.spacing = 1.25
    reader.font = "Sans"
    reader.shelves = ["Poems"]
    reader.pages["Persuasion"] = 3
    reader.cover = Data([1, 2, 3])
    reader.opened = Reader.firstDay + 3_600
    reader.lastPage = 77
    let relaunched = Reader(defaults.reopened())
    #expect(relaunched.size == 14, "The size was set to 14 before the relaunch.")
    #expect(relaunched.isDark == false, "isDark was set to false before the relaunch.")
    #expect(relaunched.spacing == 1.25, "The spacing was set to 1.25 before the relaunch.")
    #expect(relaunched.font == "Sans", "The font was set to \"Sans\" before the relaunch.")
    #expect(
      relaunched.shelves == ["Poems"], "The shelves were set to [\"Poems\"] before the relaunch.")
    #expect(
      relaunched.pages["Persuasion"] == 3,
      "A page for \"Persuasion\" was added before the relaunch, so it should be there.")
    #expect(
      Array(relaunched.cover) == [1, 2, 3], "The cover was set to three bytes before the relaunch.")
    #expect(
      relaunched.opened.timeIntervalSince(Reader.firstDay) == 3_600,
      "Before the relaunch, the date was set to one hour after its initial value.")
    let lastPage = text(relaunched.lastPage)
    #expect(lastPage == "77", "lastPage was set to 77 before the relaunch.")
  }

  @Test(.proves(2))
  func `0, false, empty strings, and empty arrays are saved like any other value`() {
    let reader = Reader(store)
    reader.size = 0
    reader.isDark = false
    reader.spacing = 0
    reader.font = ""
    reader.shelves = []
    reader.note = ""
    #expect(reader.size == 0, "The size was set to 0, which should be saved like any other value.")
    #expect(reader.isDark == false, "isDark was set to false, which is saved like any other value.")
    #expect(
      reader.spacing == 0, "The spacing was set to 0, which should be saved like any other value.")
    #expect(
      reader.font == "",
      "The font was set to an empty string, which should be saved like any other value.")
    #expect(
      reader.shelves == [],
      "The shelves were set to an empty array, which should be saved like any other value.")
    let note = reader.note ?? "nil"
    #expect(note == "", "The note was set to an empty string, so it shouldn't be nil.")
  }

  @Test(.proves(6)) func `the string "nil" is saved like any other string`() {
    let reader = Reader(store)
    (reader.font, reader.note) = ("nil", "nil")
    #expect(reader.font == "nil", "The font was set to the string \"nil\", so it shouldn't be nil.")
    #expect(
      defaults.savedKeys == ["font", "note"], "Both strings were set, so both should be saved.")
  }

  @Test(.proves(2)) func `even a value that equals the initial value is saved`() {
    let reader = Reader(store)
    reader.size = 12
    #expect(
      defaults.savedKeys == ["size"],
      """
      The size was set to 12, which should be saved in case a later version has a new initial \
      value.
      """)
    reader.size = 14
    reader.size = 12
    #expect(
      defaults.saved("size", as: Int.self) == "12", "The size was set to 14 and then to 12 again.")
  }

  @Test(.proves(1)) func `huge values are saved completely`() {
    let reader = Reader(store)
    let longText = String(repeating: "ä", count: 500_000)
    let manyShelves = (0..<5_000).map { "Shelf \($0)" }
    (reader.size, reader.spacing) = (.min, .greatestFiniteMagnitude)
    (reader.font, reader.shelves) = (longText, manyShelves)
    let relaunched = Reader(defaults.reopened())
    #expect(relaunched.size == .min, "The size was set to the smallest Int before the relaunch.")
    let isLargest = relaunched.spacing == .greatestFiniteMagnitude
    #expect(isLargest, "The spacing was set to the largest Double before the relaunch.")
    let hasText = relaunched.font == longText
    #expect(hasText, "The font was set to a string of 500,000 letters before the relaunch.")
    let hasShelves = relaunched.shelves == manyShelves
    #expect(hasShelves, "The shelves were set to an array of 5,000 strings before the relaunch.")
  }

  // MARK: nil

  @Test(.proves(7)) func `an optional without an initial value is nil until it's set`() {
    let reader = Reader(store)
    #expect(text(reader.lastPage) == "nil", "Nothing is saved, so lastPage should be nil.")
    reader.lastPage = 0
    #expect(text(reader.lastPage) == "0", "lastPage was set to 0.")
  }

  @Test(.proves(6)) func `an optional is saved like a value that isn't optional`() {
    let reader = Reader(store)
    reader.lastPage = 77
    reader.note = "so far"
    #expect(
      defaults.saved("lastPage", as: Int.self) == "77",
      "lastPage was set to 77, so other code should find the number 77.")
    #expect(
      defaults.saved("note", as: String.self) == "so far",
      "The note was set, so other code should find the string.")
    let other = defaults.reopened()
    other.set(20, forKey: "lastPage")
    #expect(
      text(reader.lastPage) == "20", "Other code saved the number 20, so lastPage should be 20.")
  }

  @Test(.proves(6)) func `setting nil removes the key`() {
    let reader = Reader(store)
    reader.lastPage = 77
    reader.note = "so far"
    reader.lastPage = nil
    let lastPage = text(reader.lastPage)
    #expect(lastPage == "nil", "lastPage was set to nil.")
    #expect(defaults.savedKeys == ["note"], "Only the key for lastPage should be removed.")
    reader.lastPage = nil
    #expect(defaults.savedKeys == ["note"], "Setting nil again should change nothing.")
    reader.lastPage = 78
    #expect(text(reader.lastPage) == "78", "lastPage was set to 78 after it was nil.")
  }

  @Test(.proves(7)) func `an optional that isn't saved has its initial value`() {
    let page = UserDefault<Int?>(wrappedValue: 1, "page", store: store)
    #expect(
      text(page.wrappedValue) == "1", "Nothing is saved, so the page should be 1 rather than nil.")
    page.wrappedValue = 1
    #expect(defaults.savedKeys == ["page"], "The page was set to 1, so it should be saved.")
    page.wrappedValue = 7
    #expect(text(page.wrappedValue) == "7", "The page was set to 7, so it should be 7.")
    store.set("cover", forKey: "page")
    #expect(
      text(page.wrappedValue) == "1",
      "The string \"cover\" is saved, so the page should have its initial value.")
    page.wrappedValue = nil
    #expect(defaults.savedKeys == [], "Setting nil should remove the key.")
    #expect(
      text(page.wrappedValue) == "1",
      "The key was removed, so the page should have its initial value again.")
  }

  // MARK: Several writers

  @Test(.proves(3)) func `two properties with the same key read the same value`() {
    let first = Reader(store)
    let second = Reader(store)
    _ = (first.size, second.size)
    first.size = 14
    #expect(second.size == 14, "The first property was set to 14, so the second should be 14, too.")
    second.size = 16
    #expect(first.size == 16, "The second property was set to 16, so the first should be 16, too.")
    first.size = 14
    #expect(second.size == 14, "The first property was set to 14 again.")
  }

  @Test(.proves(3)) func `a property reads values that other code has saved`() {
    let reader = Reader(store)
    _ = reader.size
    let other = defaults.reopened()
    other.set(20, forKey: "size")
    #expect(reader.size == 20, "Other code saved a size of 20, so the property should be 20.")
    reader.size = 14
    other.set(22, forKey: "size")
    #expect(reader.size == 22, "The size was set to 14, and then other code saved a size of 22.")
    other.removeObject(forKey: "size")
    #expect(
      reader.size == 12, "Other code removed the key, so the size should have its initial value.")
    reader.size = 14
    #expect(reader.size == 14, "The size was set to 14 again, so it should be 14.")
  }

  @Test(.proves(4)) func `two properties with the same key have separate initial values`() {
    let small = UserDefault(wrappedValue: 10, "margin", store: store)
    let large = UserDefault(wrappedValue: 20, "margin", store: store)
    #expect(
      small.wrappedValue == 10, "Nothing is saved, so the property should have its initial value.")
    #expect(
      large.wrappedValue == 20, "Nothing is saved, so the property should have its initial value.")
  }

  @Test(.proves(1)) func `each store has its own values`() {
    let other = TemporaryDefaults()
    let (reader, otherReader) = (Reader(store), Reader(other.store))
    reader.size = 14
    #expect(otherReader.size == 12, "Only the property with the first store was set.")
    otherReader.size = 16
    #expect(reader.size == 14, "The properties have the same key, but different stores.")
    let key = UUID().uuidString
    UserDefault(wrappedValue: 1, key, store: store).wrappedValue = 14
    #expect(
      UserDefaults.standard.object(forKey: key) == nil,
      "The value shouldn't be saved in the standard store.")
  }

  // MARK: Helpers

  private func text(_ number: Int?) -> String { number.map(String.init) ?? "nil" }
}
