import StateFlow

// A library lends books. A reader reports: "I borrow a book, but the counter
// still says '0 borrowed'. When I switch to large print, it says '1 BORROWED'."
// Find out why, and fix it in all views: after each tap, each view does what
// its comment and this list say.
//
// 1. The counter shows the number of loans after each loan and each return.
// 2. While the sheet is open, it lists the books that were on loan when it was
//    opened. If it's opened again, it lists the books that are on loan then.
// 3. In the sheet, each book has a button "Return" while it's on loan, and a
//    button "Borrow again" while it isn't.
// 4. "Borrow" in a row is enabled only while the reader can borrow the book: up
//    to three books, and only one copy of each.
// 5. If the loans change, a row's body runs only if its button becomes enabled
//    or disabled.
// 6. While the reader is signed out, the counter says "0 borrowed", no book can
//    be borrowed, and a sheet that is opened then lists no books. The reader
//    keeps the loans. (What a sheet that is already open shows is up to you.)
// 7. In large print, the counter is in capitals, even while the reader is
//    signed out, and the sheet has the headline font.
// 8. The list shows the books that the parent passes. The loans survive an
//    update of the parent.
// 9. Each library has its own loans.

struct Book: Identifiable {
  let id: Int
  let title: String
}

final class Loans: ObservableObject {
  @Published private(set) var titles: [String] = []

  /// A reader can have up to three books on loan, but only one copy of each.
  func canBorrow(_ title: String) -> Bool {
    titles.count < 3 && !titles.contains(title)
  }

  func borrow(_ title: String) {
    if canBorrow(title) { titles.append(title) }
  }

  func giveBack(_ title: String) { titles.removeAll { $0 == title } }
}

enum LoansKey: EnvironmentKey { static var defaultValue: Loans? { nil } }
enum LargePrintKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The reader's loans, or `nil` while the reader is signed out.
  var loans: Loans? {
    get { self[LoansKey.self] }
    set { self[LoansKey.self] = newValue }
  }
  var isLargePrint: Bool {
    get { self[LargePrintKey.self] }
    set { self[LargePrintKey.self] = newValue }
  }
}

struct LendingLibrary: View {
  let books: [Book]
  @StateObject private var loans = Loans()
  @State private var isSignedIn = true
  @State private var isLargePrint = false
  @State private var showsLoans = false

  var body: some View {
    let _ = unfinished(
      "Fix this view and the views below, and delete this call to unfinished.")
    VStack {
      Toggle("Signed in", isOn: $isSignedIn)
      Toggle("Large print", isOn: $isLargePrint)
      LoanCounter()
      Button("My loans") { showsLoans = true }
      List(books) { BookRow(book: $0) }
    }
    .sheet(isPresented: $showsLoans) { LoanSheet(isLargePrint: $isLargePrint) }
    .environment(\.loans, isSignedIn ? loans : nil)
    .environment(\.isLargePrint, isLargePrint)
  }
}

/// Shows the number of loans, which is 0 while the reader is signed out.
struct LoanCounter: View {
  @Environment(\.loans) private var loans
  @Environment(\.isLargePrint) private var isLargePrint

  var body: some View {
    let words = "\(loans?.titles.count ?? 0) borrowed"
    Text(isLargePrint ? words.uppercased() : words)
  }
}

/// Shows a book and a button that is enabled while the reader is signed in and
/// can borrow the book.
struct BookRow: View {
  let book: Book
  @Environment(\.loans) private var loans

  var body: some View {
    HStack {
      Text(book.title)
      Button("Borrow") { loans?.borrow(book.title) }
        .disabled(loans?.canBorrow(book.title) != true)
    }
  }
}

/// Lists the books that were on loan when the sheet was opened, or none if the
/// reader was signed out. Each book has a button to return it or, once it's
/// returned, to borrow it again.
struct LoanSheet: View {
  @Binding var isLargePrint: Bool
  @Environment(\.loans) private var loans
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Toggle("Large print", isOn: $isLargePrint)
      ForEach(loans?.titles ?? [], id: \.self) { title in
        HStack {
          Text(title)
          if loans?.titles.contains(title) == true {
            Button("Return") { loans?.giveBack(title) }
          } else {
            Button("Borrow again") { loans?.borrow(title) }
          }
        }
      }
      Button("Done") { dismiss() }
    }
    .font(isLargePrint ? .headline : .body)
  }
}
