import StateFlow

// A library lends books. A reader reports: "I borrow a book, but the counter
// still says 0 borrowed. When I switch to large print, it says 1 BORROWED."
// Find out why, and fix it.

struct Book: Identifiable {
  let id: Int
  let title: String
}

final class Loans: ObservableObject {
  @Published private(set) var titles: [String] = []

  func borrow(_ title: String) {
    if !titles.contains(title) { titles.append(title) }
  }

  func giveBack(_ title: String) {
    titles.removeAll { $0 == title }
  }
}

enum LoansKey: EnvironmentKey {
  static var defaultValue: Loans? { nil }
}

enum LargePrintKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
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
  @State private var isLargePrint = false
  @State private var showsLoans = false

  var body: some View {
    let _ = unfinished(
      """
      After each tap, the counter and the sheet must show the current loans. \
      The report might not mention everything that is wrong. A change to the \
      loans must not run the body of a BookRow, and everything else must stay \
      as it is. Finally, delete this call to unfinished.
      """)
    VStack {
      Toggle("Large print", isOn: $isLargePrint)
      LoanCounter()
      Button("My loans") { showsLoans = true }
      List {
        ForEach(books) { BookRow(book: $0) }
      }
    }
    .sheet(isPresented: $showsLoans) { LoanSheet() }
    .environment(\.loans, loans)
    .environment(\.isLargePrint, isLargePrint)
  }
}

struct LoanCounter: View {
  @Environment(\.loans) private var loans
  @Environment(\.isLargePrint) private var isLargePrint

  var body: some View {
    let words = "\(loans?.titles.count ?? 0) borrowed"
    Text(isLargePrint ? words.uppercased() : words)
  }
}

struct BookRow: View {
  let book: Book
  @Environment(\.loans) private var loans

  var body: some View {
    HStack {
      Text(book.title)
      Button("Borrow") { loans?.borrow(book.title) }
    }
  }
}

struct LoanSheet: View {
  @Environment(\.loans) private var loans
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      ForEach(loans?.titles ?? [], id: \.self) { title in
        HStack {
          Text(title)
          Button("Return") { loans?.giveBack(title) }
        }
      }
      Button("Done") { dismiss() }
    }
  }
}
