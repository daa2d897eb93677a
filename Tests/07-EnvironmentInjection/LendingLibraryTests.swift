import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.7 Lending library", .exercise)
struct LendingLibraryTests {
  private let books = [
    Book(id: 1, title: "Emma"), Book(id: 2, title: "Dracula"), Book(id: 3, title: "Kim"),
  ]

  private func library() -> Screen {
    Screen { [books] in LendingLibrary(books: books) }
  }

  /// Borrows the books in the given rows.
  private func borrow(_ rows: Int..., on screen: Screen) {
    for row in rows { screen.button("Borrow", at: row).tap() }
  }

  // MARK: The symptom

  @Test func `the counter is updated after each loan`() {
    let screen = library()
    #expect(screen.shows("0 borrowed"), "Nothing is borrowed at first.")
    borrow(0, on: screen)
    #expect(screen.shows("1 borrowed"), "\"Emma\" was borrowed.")
    borrow(2, on: screen)
    #expect(screen.shows("2 borrowed"), "\"Emma\" and \"Kim\" were borrowed.")
    #expect(
      !screen.shows("1 borrowed"),
      "Two books were borrowed, so no text says \"1 borrowed\" anymore.")
  }

  @Test func `the sheet is up to date after each return`() {
    let screen = library()
    borrow(0, 1, 2, on: screen)
    screen.button("My loans").tap()
    #expect(screen.sheet.texts == ["Emma", "Dracula", "Kim"], "Three books were borrowed.")
    screen.sheet.button("Return", at: 1).tap()
    #expect(screen.sheet.texts == ["Emma", "Kim"], "\"Dracula\" was returned.")
    screen.sheet.button("Return", at: 0).tap()
    #expect(screen.sheet.texts == ["Kim"], "\"Emma\" was returned, too.")
  }

  @Test func `the counter is updated after a return in the sheet`() {
    let screen = library()
    borrow(0, 1, on: screen)
    screen.button("My loans").tap()
    screen.sheet.button("Return", at: 0).tap()
    #expect(screen.shows("1 borrowed"), "Two books were borrowed, and one was returned.")
    screen.sheet.button("Return", at: 0).tap()
    #expect(screen.shows("0 borrowed"), "Both books were returned.")
  }

  @Test func `the counter is correct in large print and after switching back`() {
    let screen = library()
    borrow(0, on: screen)
    screen.toggle("Large print").toggle()
    #expect(
      screen.shows("1 BORROWED"),
      "\"Emma\" was borrowed, and then \"Large print\" was switched on.")
    borrow(1, on: screen)
    #expect(screen.shows("2 BORROWED"), "\"Dracula\" was borrowed in large print.")
    screen.toggle("Large print").toggle()
    #expect(screen.shows("2 borrowed"), "\"Large print\" was switched off again.")
  }

  // MARK: What stays

  @Test func `a change to the loans doesn't run any row's body`() {
    let screen = library()
    let before = screen.bodyCount(of: BookRow.self)
    borrow(0, 2, on: screen)
    screen.button("My loans").tap()
    screen.sheet.button("Return", at: 0).tap()
    let after = screen.bodyCount(of: BookRow.self)
    #expect(
      after - before == 0,
      "Two books were borrowed and one was returned. No row shows loans, so no row's body runs.")
    #expect(
      screen.list.texts == [["Emma", "Borrow"], ["Dracula", "Borrow"], ["Kim", "Borrow"]],
      "The rows still show the same books.")
  }

  @Test func `a book is borrowed only once`() {
    let screen = library()
    borrow(0, 0, on: screen)
    #expect(screen.shows("1 borrowed"), "\"Borrow\" was tapped twice for \"Emma\".")
    screen.button("My loans").tap()
    #expect(screen.sheet.texts == ["Emma"], "\"Borrow\" was tapped twice for \"Emma\".")
  }

  @Test func `a sheet that is opened again shows the current loans`() {
    let screen = library()
    screen.button("My loans").tap()
    #expect(screen.sheet.texts == [], "Nothing is borrowed.")
    screen.sheet.button("Done").tap()
    #expect(!screen.sheet.exists, "The sheet was closed with \"Done\".")
    borrow(2, on: screen)
    screen.button("My loans").tap()
    #expect(
      screen.sheet.texts == ["Kim"], "\"Kim\" was borrowed before the sheet was opened again.")
    screen.sheet.dismiss()
    #expect(screen.shows("1 borrowed"), "The sheet was swiped away, and nothing was returned.")
  }

  @Test func `each library has its own loans`() {
    let screen = Screen { [books] in
      LendingLibrary(books: [books[0]])
      LendingLibrary(books: [books[1]])
    }
    borrow(1, on: screen)
    let counters = screen.texts.filter { $0.hasSuffix("borrowed") }
    #expect(
      counters == ["0 borrowed", "1 borrowed"], "\"Dracula\" was borrowed from the second library.")
    let later = library()
    #expect(later.shows("0 borrowed"), "Nothing was borrowed from the new library.")
  }

  @Test func `the loans survive when the parent is refreshed`() {
    let shelf = Shelf(books)
    let screen = Screen { LendingLibrary(books: shelf.books) }
    borrow(0, on: screen)
    shelf.books.removeFirst()
    screen.refresh()
    #expect(
      screen.list.texts == [["Dracula", "Borrow"], ["Kim", "Borrow"]],
      "The parent no longer passes \"Emma\".")
    #expect(screen.shows("1 borrowed"), "\"Emma\" was borrowed before and wasn't returned.")
    borrow(1, on: screen)
    #expect(screen.shows("2 borrowed"), "\"Kim\" was borrowed, too.")
  }

  /// An object that holds the books that the library's parent passes.
  private final class Shelf {
    var books: [Book]
    init(_ books: [Book]) { self.books = books }
  }
}
