import StateFlow

@testable import Persistence

/// The picker for the display order, and a shelf that shows its books in the order that the picker
/// saves.
struct Bookshelf: View {
  let store: UserDefaults

  var body: some View {
    DisplayOrderSetting(store: store)
    Shelf(store: store)
  }
}

struct Book: Identifiable {
  let id: Int
  let title: String
  let author: String
  let year: Int
}

struct Shelf: View {
  @AppStorage private var order: Int

  private let books = [
    Book(id: 1, title: "Emma", author: "Austen", year: 1815),
    Book(id: 2, title: "Middlemarch", author: "Eliot", year: 1871),
    Book(id: 3, title: "Cranford", author: "Gaskell", year: 1853),
  ]

  init(store: UserDefaults) {
    _order = AppStorage(wrappedValue: 0, "shelfOrder", store: store)
  }

  private var sorted: [Book] {
    switch order {
    case 1: books.sorted { $0.year > $1.year }
    case 2: books.sorted { $0.author < $1.author }
    default: books.sorted { $0.title < $1.title }
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(sorted) { book in
        Text("\(book.title), \(book.author) \(String(book.year))")
      }
      HStack {
        Text("Saved: \(order)").foregroundColor(.secondary)
        Button("A later version saves 9") { order = 9 }
      }
    }
  }
}
