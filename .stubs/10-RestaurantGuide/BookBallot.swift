import StateFlow

// The members of a book club vote on which book to read next. The five events
// below happen one after another, on one screen. Predict the update after each
// event: which properties are written, which bodies run and why, and which
// bodies are skipped because the parent passes them the same inputs as before.
//
// Write each prediction as a literal, such as PredictedUpdate(writes:
// ["Type.property"], runs: [.body("View", because: .inputs)], skips: ["View"]).
// List every write, even of an equal value. If the body of a view runs or is
// skipped for three rows, list the view three times. If the bodies run a second
// time in the same update, list what runs and what is skipped then, too. The
// reasons are .inputs, if the view's inputs changed; .changed("name"), if a
// property that the view declares changed; and .firstAppearance, if the view
// has just appeared. Don't change the program.
//
// 1. `prediction1` is the update after a tap on "Vote for Walden".
// 2. `prediction2` is the update after a second tap on "Vote for Walden".
// 3. `prediction3` is the update after a tap on "Vote for Persuasion".
// 4. `prediction4` is the update after a tap on "Apply". Before that, you tap
//    the minus button of "Up to 500 pages".
// 5. `prediction5` is the update after a second tap on "Apply". Before that,
//    you tap the plus button of "Up to 400 pages".

struct Book: Identifiable, Equatable {
  let id: Int
  let title: String
  let pages: Int
}

final class Ballot: ObservableObject {
  @Published var votes: Set<Int> = []
  @Published var maxPages = 500

  private let books = [
    Book(id: 1, title: "Middlemarch", pages: 450),
    Book(id: 2, title: "Walden", pages: 350),
    Book(id: 3, title: "Persuasion", pages: 250),
  ]

  var shown: [Book] { books.filter { $0.pages <= maxPages } }
}

struct BookBallot: View {
  @StateObject private var ballot = Ballot()

  var body: some View {
    VoteCount(count: ballot.votes.count)
      .onChange(of: ballot.votes) {
        if ballot.votes.count == 2 { ballot.maxPages = 400 }
      }
    PageLimit(ballot: ballot)
    ForEach(ballot.shown) { book in
      BookRow(
        book: book, isChosen: ballot.votes.contains(book.id), ballot: ballot)
    }
  }
}

struct VoteCount: View {
  let count: Int

  var body: some View {
    Text("Votes: \(count)")
  }
}

struct PageLimit: View {
  let ballot: Ballot
  @State private var draft = 500

  var body: some View {
    Stepper("Up to \(draft) pages", value: $draft, step: 100)
    Button("Apply") { ballot.maxPages = draft }
  }
}

struct BookRow: View {
  let book: Book
  let isChosen: Bool
  let ballot: Ballot

  var body: some View {
    Text(isChosen ? "\(book.title) ✓" : book.title)
    Button("Vote for \(book.title)") { ballot.votes.insert(book.id) }
  }
}

extension BookBallot {
  static var prediction1: PredictedUpdate {
    unfinished(
      "Predict the update after a tap on \"Vote for Walden\".",
      placeholder: PredictedUpdate())
  }

  static var prediction2: PredictedUpdate {
    unfinished(
      "Predict the update after a second tap on \"Vote for Walden\".",
      placeholder: PredictedUpdate())
  }

  static var prediction3: PredictedUpdate {
    unfinished(
      "Predict the update after a tap on \"Vote for Persuasion\".",
      placeholder: PredictedUpdate())
  }

  /// Before this event, you tap the minus button of "Up to 500 pages".
  static var prediction4: PredictedUpdate {
    unfinished(
      "Predict the update after a tap on \"Apply\".",
      placeholder: PredictedUpdate())
  }

  /// Before this event, you tap the plus button of "Up to 400 pages".
  static var prediction5: PredictedUpdate {
    unfinished(
      "Predict the update after a second tap on \"Apply\".",
      placeholder: PredictedUpdate())
  }
}
