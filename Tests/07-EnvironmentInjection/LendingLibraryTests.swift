import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.7 Lending library", .exercise)
struct LendingLibraryTests {
  private let books = [
    Book(id: 1, title: "Emma"), Book(id: 2, title: "Dracula"), Book(id: 3, title: "Kim"),
    Book(id: 4, title: "Ivanhoe"),
  ]

  private func library() -> Screen {
    Screen { [books] in LendingLibrary(books: books) }
  }

  /// Returns the titles of the books whose "Borrow" buttons are enabled.
  private func available(on screen: Screen, of titles: [String]) -> [String] {
    titles.enumerated().filter { screen.button("Borrow", at: $0.offset).isEnabled }.map(\.element)
  }

  private func available(on screen: Screen) -> [String] {
    available(on: screen, of: books.map(\.title))
  }

  /// Borrows the books in the given rows.
  private func borrow(_ rows: Int..., on screen: Screen) {
    for row in rows { screen.button("Borrow", at: row).tap() }
  }

  // MARK: The symptom

  @Test(.proves(1)) func `the counter is updated after each loan`() {
    let screen = library()
    #expect(screen.shows("0 borrowed"), "Nothing should be borrowed at first.")
    borrow(0, on: screen)
    #expect(screen.shows("1 borrowed"), "\"Emma\" was borrowed, so the counter should say so.")
    borrow(2, on: screen)
    #expect(screen.shows("2 borrowed"), "\"Emma\" and \"Kim\" were borrowed.")
    #expect(
      !screen.shows("1 borrowed"),
      "Two books were borrowed, so no text should say \"1 borrowed\" anymore.")
  }

  @Test(.proves(2))
  func `a book that is returned on the sheet stays there and can be borrowed again`() {
    let screen = library()
    borrow(0, 1, 2, on: screen)
    screen.button("My loans").tap()
    let opened = ["Emma", "Dracula", "Kim"]
    #expect(screen.sheet.texts == opened, "Three books were borrowed.")
    #expect(!screen.sheet.button("Borrow again").exists, "No book has been returned yet.")
    screen.sheet.button("Return", at: 1).tap()
    #expect(
      screen.sheet.texts == opened,
      """
      "Dracula" was on loan when the sheet was opened, so it should still be listed after its \
      return.
      """)
    #expect(
      screen.sheet.button("Borrow again").exists,
      "\"Dracula\" was returned, so there should be a button to borrow it again.")
    screen.sheet.toggle("Large print").toggle()
    #expect(
      screen.sheet.text("Kim").isBold,
      "\"Large print\" was switched on in the sheet, so its text should be in the headline font.")
    #expect(
      screen.sheet.texts == opened,
      "The print is large now, but the sheet should list the same books as when it was opened.")
    screen.sheet.toggle("Large print").toggle()
    #expect(!screen.sheet.text("Kim").isBold, "\"Large print\" was switched off again.")
    screen.sheet.button("Return", at: 0).tap()
    guard screen.sheet.button("Borrow again", at: 1).exists else {
      Issue.record(
        "\"Emma\" and \"Dracula\" were returned, so you should be able to borrow both again.")
      return
    }
    screen.sheet.button("Borrow again", at: 1).tap()
    #expect(
      screen.sheet.texts == opened,
      "\"Dracula\" was borrowed again. The sheet should list the same books as when it was opened.")
    #expect(screen.shows("2 borrowed"), "\"Dracula\" and \"Kim\" are on loan.")
    screen.sheet.button("Done").tap()
    #expect(available(on: screen) == ["Emma", "Ivanhoe"], "\"Dracula\" and \"Kim\" are on loan.")
  }

  @Test(.proves(3)) func `a book on the sheet can be returned, borrowed again, and returned again`()
  {
    let screen = library()
    borrow(0, 1, on: screen)
    screen.button("My loans").tap()
    // The titles of the sheet's buttons, first of those that return a book.
    func buttons() -> [String] {
      ["Return", "Borrow again"].flatMap { title in
        (0..<3).filter { screen.sheet.button(title, at: $0).exists }.map { _ in title }
      }
    }
    #expect(
      buttons() == ["Return", "Return"],
      "Both books are on loan, so each should have a \"Return\" button.")
    screen.sheet.button("Return", at: 0).tap()
    #expect(
      buttons() == ["Return", "Borrow again"],
      "\"Emma\" was returned, so only this book should have a \"Borrow again\" button.")
    screen.sheet.button("Borrow again").tap()
    #expect(
      buttons() == ["Return", "Return"],
      "\"Emma\" was borrowed again, so both books should have a \"Return\" button.")
    screen.sheet.button("Return", at: 0).tap()
    #expect(screen.shows("1 borrowed"), "\"Emma\" was returned again, so one book is on loan.")
  }

  @Test(.proves(1)) func `the counter is updated after a return in the sheet`() {
    let screen = library()
    borrow(0, 1, on: screen)
    screen.button("My loans").tap()
    screen.sheet.button("Return", at: 0).tap()
    #expect(screen.shows("1 borrowed"), "Two books were borrowed, and one was returned.")
    screen.sheet.button("Return", at: 0).tap()
    #expect(screen.shows("0 borrowed"), "Both books were returned, so none should be on loan.")
  }

  @Test(.proves(2)) func `the sheet still lists its books when all of them are returned`() {
    let screen = library()
    borrow(0, 1, on: screen)
    screen.button("My loans").tap()
    for _ in 1...2 { screen.sheet.button("Return", at: 0).tap() }
    screen.sheet.toggle("Large print").toggle()
    #expect(
      screen.sheet.texts == ["Emma", "Dracula"],
      "Both books were on loan when the sheet was opened, so they should still be listed.")
  }

  @Test(.proves(7)) func `the counter is correct in large print and after switching back`() {
    let screen = library()
    borrow(0, on: screen)
    screen.toggle("Large print").toggle()
    #expect(
      screen.shows("1 BORROWED"),
      "\"Emma\" was borrowed, and then \"Large print\" was switched on.")
    borrow(1, on: screen)
    #expect(screen.shows("2 BORROWED"), "\"Dracula\" was borrowed in large print.")
    screen.toggle("Signed in").toggle()
    #expect(
      screen.shows("0 BORROWED"),
      "The reader has signed out. In large print, the counter should still be in capitals.")
    screen.toggle("Signed in").toggle()
    screen.toggle("Large print").toggle()
    #expect(screen.shows("2 borrowed"), "\"Large print\" was switched off again.")
  }

  @Test(.proves(7)) func `in large print, the sheet has the headline font`() {
    let screen = library()
    borrow(0, on: screen)
    screen.toggle("Large print").toggle()
    screen.button("My loans").tap()
    #expect(screen.sheet.text("Emma").isBold, "The print is large, so the text should be bold.")
    screen.sheet.toggle("Large print").toggle()
    #expect(
      !screen.sheet.text("Emma").isBold,
      "\"Large print\" was switched off in the sheet, so the text shouldn't be bold.")
  }

  // MARK: What stays

  @Test(.proves(5))
  func `a change to the loans runs a row's body only if the row's button changes`() {
    let screen = library()
    func runs(_ action: () -> Void) -> Int {
      screen.bodyCount(of: BookRow.self, during: action)
    }
    #expect(
      runs { borrow(0, on: screen) } <= 1,
      "\"Emma\" was borrowed, which changes the button of one row. No other row's body should run.")
    #expect(
      runs { borrow(2, on: screen) } <= 1,
      "\"Kim\" was borrowed, which changes the button of one row. No other row's body should run.")
    screen.button("My loans").tap()
    #expect(
      runs { screen.sheet.button("Return", at: 0).tap() } <= 1,
      "\"Emma\" was returned, which changes the button of one row. No other row's body should run.")
    screen.sheet.button("Done").tap()
    borrow(1, on: screen)
    #expect(
      runs { borrow(0, on: screen) } <= 2,
      """
      "Emma" is the third book on loan, which disables its button and the one for "Ivanhoe". The \
      other two buttons were already disabled, so their rows' bodies don't run.
      """)
    screen.button("My loans").tap()
    #expect(
      runs { screen.sheet.button("Return", at: 0).tap() } <= 2,
      """
      "Kim" was returned, which enables its button and the one for "Ivanhoe". The other two \
      buttons stay disabled, so their rows' bodies don't run.
      """)
    #expect(
      screen.list.texts == books.map { [$0.title, "Borrow"] },
      "The rows should still show the same books.")
  }

  @Test(.proves(4)) func `a reader can borrow up to three different books at a time`() {
    let screen = library()
    #expect(available(on: screen) == ["Emma", "Dracula", "Kim", "Ivanhoe"], "No book is on loan.")
    borrow(0, on: screen)
    #expect(
      available(on: screen) == ["Dracula", "Kim", "Ivanhoe"],
      "\"Emma\" is on loan, so the button in its row should be disabled.")
    borrow(1, 2, on: screen)
    #expect(available(on: screen) == [], "Three books are on loan, which is the limit.")
    screen.button("My loans").tap()
    screen.sheet.button("Return", at: 2).tap()
    screen.sheet.button("Done").tap()
    #expect(
      available(on: screen) == ["Kim", "Ivanhoe"],
      "\"Kim\" was returned, so two books are on loan, and you should be able to borrow a third.")
    #expect(screen.shows("2 borrowed"), "\"Emma\" and \"Dracula\" are on loan.")
    let copies = [
      Book(id: 1, title: "Emma"), Book(id: 2, title: "Emma"), Book(id: 3, title: "Kim"),
    ]
    let second = Screen { LendingLibrary(books: copies) }
    borrow(0, on: second)
    #expect(
      available(on: second, of: copies.map(\.title)) == ["Kim"],
      "One copy of \"Emma\" is on loan, so the button for the other copy should be disabled, too.")
  }

  @Test(.proves(6)) func `a reader who has signed out sees no loans and can't borrow`() {
    let screen = library()
    borrow(0, on: screen)
    screen.toggle("Signed in").toggle()
    #expect(screen.shows("0 borrowed"), "The reader has signed out, so the counter should say 0.")
    #expect(
      available(on: screen) == [],
      "A reader who has signed out shouldn't be able to borrow any books.")
    screen.button("My loans").tap()
    #expect(
      screen.sheet.texts == [], "The reader has signed out, so the sheet should list no books.")
    screen.sheet.button("Done").tap()
    screen.toggle("Signed in").toggle()
    #expect(
      screen.shows("1 borrowed"), "The reader is signed in again and should still have \"Emma\".")
    borrow(1, on: screen)
    #expect(screen.shows("2 borrowed"), "The reader signed in again and borrowed \"Dracula\".")
    #expect(available(on: screen) == ["Kim", "Ivanhoe"], "\"Emma\" and \"Dracula\" are on loan.")
  }

  @Test(.proves(2)) func `a sheet that is opened again shows the current loans`() {
    let screen = library()
    screen.button("My loans").tap()
    #expect(screen.sheet.texts == [], "Nothing is borrowed, so the sheet should list no books.")
    screen.sheet.button("Done").tap()
    #expect(!screen.sheet.exists, "\"Done\" should have closed the sheet.")
    borrow(2, on: screen)
    screen.button("My loans").tap()
    #expect(
      screen.sheet.texts == ["Kim"], "\"Kim\" was borrowed before the sheet was opened again.")
    screen.sheet.dismiss()
    #expect(screen.shows("1 borrowed"), "The sheet was swiped away, and nothing was returned.")
    screen.button("My loans").tap()
    screen.sheet.button("Return").tap()
    screen.sheet.button("Done").tap()
    borrow(0, on: screen)
    screen.button("My loans").tap()
    #expect(
      screen.sheet.texts == ["Emma"],
      "\"Kim\" was returned before the sheet was opened again, so only \"Emma\" should be listed.")
  }

  @Test(.proves(9)) func `each library has its own loans`() {
    let screen = Screen { [books] in
      LendingLibrary(books: [books[0]])
      LendingLibrary(books: [books[1]])
    }
    borrow(1, on: screen)
    #expect(
      screen.texts.filter { $0.hasSuffix("borrowed") } == ["0 borrowed", "1 borrowed"],
      "\"Dracula\" was borrowed from the second library, so only its counter should change.")
    let later = library()
    #expect(later.shows("0 borrowed"), "Nothing was borrowed from the new library.")
  }

  @Test(.proves(8)) func `the loans survive when the parent is refreshed`() {
    let shelf = Shelf(books)
    let screen = Screen { LendingLibrary(books: shelf.books) }
    borrow(0, on: screen)
    shelf.books.removeFirst()
    screen.refresh()
    #expect(
      screen.list.texts == [["Dracula", "Borrow"], ["Kim", "Borrow"], ["Ivanhoe", "Borrow"]],
      "The parent no longer passes \"Emma\", so the list should no longer contain it.")
    #expect(screen.shows("1 borrowed"), "\"Emma\" was borrowed before and wasn't returned.")
    borrow(1, on: screen)
    #expect(screen.shows("2 borrowed"), "\"Kim\" was borrowed, too.")
    #expect(
      available(on: screen, of: ["Dracula", "Kim", "Ivanhoe"]) == ["Dracula", "Ivanhoe"],
      "\"Kim\" is on loan, so the button in its row should be disabled.")
    screen.button("My loans").tap()
    #expect(
      screen.sheet.texts == ["Emma", "Kim"],
      "\"Emma\" is still on loan, so the sheet should list it, although the list doesn't.")
  }

  /// An object that holds the books that the library's parent passes.
  private final class Shelf {
    var books: [Book]
    init(_ books: [Book]) { self.books = books }
  }
}
