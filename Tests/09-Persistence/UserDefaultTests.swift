import Foundation
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
    @UserDefault var lastPage: Int?
    @UserDefault var note: String?

    init(_ store: UserDefaults) {
      _size = UserDefault(wrappedValue: 12, "size", store: store)
      _isDark = UserDefault(wrappedValue: true, "isDark", store: store)
      _spacing = UserDefault(wrappedValue: 1.5, "spacing", store: store)
      _font = UserDefault(wrappedValue: "Serif", "font", store: store)
      _shelves = UserDefault(wrappedValue: ["Travel"], "shelves", store: store)
      _lastPage = UserDefault("lastPage", store: store)
      _note = UserDefault("note", store: store)
    }
  }

  private final class Page {
    @UserDefault var number: Int

    init(_ key: String, _ store: UserDefaults) {
      _number = UserDefault(wrappedValue: 1, key, store: store)
    }
  }

  @Test func `a key that is missing reads as the initial value`() {
    let reader = Reader(store)
    #expect(reader.size == 12)
    #expect(reader.isDark == true)
    #expect(reader.font == "Serif")
    #expect(reader.shelves == ["Travel"])
  }

  @Test func `reading saves nothing`() {
    let reader = Reader(store)
    _ = (reader.size, reader.isDark, reader.spacing, reader.font, reader.shelves, reader.lastPage)
    #expect(defaults.savedKeys == [], "Nobody has set anything, and yet there are saved keys.")
  }

  @Test func `what is set is read back`() {
    let reader = Reader(store)
    reader.size = 14
    reader.font = "Sans"
    reader.shelves.append("Poems")
    #expect(reader.size == 14)
    #expect(reader.font == "Sans")
    #expect(reader.shelves == ["Travel", "Poems"])
  }

  @Test func `what is set is in the store, under its key`() {
    Reader(store).size = 14
    #expect(store.integer(forKey: "size") == 14)
    #expect(defaults.savedKeys == ["size"])
  }

  @Test func `a program that starts again reads what was set`() {
    let reader = Reader(store)
    reader.size = 14
    reader.isDark = false
    reader.spacing = 1.25
    reader.font = "Sans"
    reader.shelves = ["Poems"]
    reader.lastPage = 77
    let again = Reader(defaults.reopened())
    #expect(again.size == 14)
    #expect(again.isDark == false)
    #expect(again.spacing == 1.25)
    #expect(again.font == "Sans")
    #expect(again.shelves == ["Poems"])
    #expect(again.lastPage == 77)
  }

  @Test func `zero, false and empty are values like any other`() {
    let reader = Reader(store)
    reader.size = 0
    reader.isDark = false
    reader.spacing = 0
    reader.font = ""
    reader.shelves = []
    #expect(reader.size == 0, "0 was saved. It is not a missing value.")
    #expect(reader.isDark == false, "false was saved. It is not a missing value.")
    #expect(reader.spacing == 0)
    #expect(reader.font == "")
    #expect(reader.shelves == [])
  }

  @Test func `a value that equals the initial one is saved, too`() {
    Reader(store).size = 12
    let later = UserDefault(wrappedValue: 16, "size", store: store)
    #expect(later.wrappedValue == 12, "12 was chosen, and the next version starts with 16.")
  }

  @Test func `a value of another type reads as the initial one`() {
    store.set("large", forKey: "size")
    store.set(["yes"], forKey: "isDark")
    store.set(Data([1, 2, 3]), forKey: "spacing")
    store.set(["a": 1], forKey: "font")
    store.set("Poems", forKey: "shelves")
    store.set("cover", forKey: "lastPage")
    let reader = Reader(store)
    #expect(reader.size == 12, "The store has the text \"large\" there.")
    #expect(reader.isDark == true)
    #expect(reader.spacing == 1.5)
    #expect(reader.font == "Serif")
    #expect(reader.shelves == ["Travel"])
    #expect(reader.lastPage == nil)
  }

  @Test func `a text of digits is no number, and a number no text`() {
    store.set("14", forKey: "size")
    store.set(14, forKey: "font")
    let reader = Reader(store)
    #expect(reader.size == 12, "The store has the text \"14\" there, and nothing is made of it.")
    #expect(reader.font == "Serif")
  }

  @Test func `a value of another type stays until something is set`() {
    store.set("large", forKey: "size")
    let reader = Reader(store)
    _ = reader.size
    #expect(store.string(forKey: "size") == "large", "It was only read.")
    reader.size = 14
    #expect(store.object(forKey: "size") as? Int == 14)
  }

  @Test func `two with one key agree`() {
    let first = Reader(store)
    let second = Reader(store)
    _ = (first.size, second.size)
    first.size = 14
    #expect(second.size == 14, "The first was set to 14, and the second was read before that.")
    second.size = 16
    #expect(first.size == 16)
  }

  @Test func `what others write is read`() {
    let reader = Reader(store)
    _ = reader.size
    defaults.reopened().set(20, forKey: "size")
    #expect(reader.size == 20)
    defaults.reopened().removeObject(forKey: "size")
    #expect(reader.size == 12, "The key was removed.")
  }

  @Test func `two with one key have an initial value each`() {
    let small = UserDefault(wrappedValue: 10, "size", store: store)
    let large = UserDefault(wrappedValue: 20, "size", store: store)
    #expect(small.wrappedValue == 10)
    #expect(large.wrappedValue == 20)
  }

  @Test func `each store has values of its own`() {
    let other = TemporaryDefaults()
    Reader(store).size = 14
    #expect(Reader(other.store).size == 12, "Only the first store was written.")
    let key = UUID().uuidString
    Page(key, store).number = 14
    #expect(UserDefaults.standard.object(forKey: key) == nil, "Nor were the standard defaults.")
  }

  @Test func `an optional is nil until it is set`() {
    let reader = Reader(store)
    #expect(reader.lastPage == nil)
    reader.lastPage = 0
    #expect(reader.lastPage == 0)
    reader.note = "so far"
    #expect(reader.note == "so far")
  }

  @Test func `an optional with an initial value reads it where nothing is`() {
    let page = UserDefault<Int?>(wrappedValue: 1, "page", store: store)
    #expect(page.wrappedValue == 1, "Nothing is saved, so the initial value is read, and not nil.")
    page.wrappedValue = 7
    #expect(page.wrappedValue == 7)
    store.set("cover", forKey: "page")
    #expect(page.wrappedValue == 1, "The store has the text \"cover\" there.")
    page.wrappedValue = nil
    #expect(defaults.savedKeys == [], "nil removes the key.")
    #expect(page.wrappedValue == 1, "Nothing is there again, so the initial value is read.")
  }

  @Test func `nil removes the key`() {
    let reader = Reader(store)
    reader.lastPage = 77
    reader.note = "so far"
    reader.lastPage = nil
    #expect(reader.lastPage == nil)
    #expect(defaults.savedKeys == ["note"])
    reader.lastPage = nil
    #expect(reader.lastPage == nil, "There was nothing left to remove.")
  }

  @Test func `huge values are kept whole`() {
    let reader = Reader(store)
    let text = String(repeating: "ä", count: 500_000)
    let shelves = (0..<5_000).map { "Shelf \($0)" }
    (reader.size, reader.spacing) = (.min, .greatestFiniteMagnitude)
    (reader.font, reader.shelves) = (text, shelves)
    let again = Reader(defaults.reopened())
    #expect(again.size == .min)
    #expect(again.spacing == .greatestFiniteMagnitude)
    #expect(again.font == text)
    #expect(again.shelves == shelves)
  }
}
