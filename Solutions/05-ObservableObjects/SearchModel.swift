import StateFlow

// Readers search a library by title. Searching is expensive, so the model waits
// until a reader stops typing, and never runs the same search twice in a row.
//
// 1. At the start, all titles are listed.
// 2. A search sets `results` to the titles that match the query, and the screen
//    shows them.
// 3. When `query` hasn't been set for 300 ms, not even to an equal value, the
//    model searches for it once. The scheduler measures the time.
// 4. If the query equals the last one that was searched for, the search is
//    skipped. Any other query is searched for, even if it matches the same
//    titles.
// 5. The search doesn't keep the model alive, not even while it is waiting.
// 6. After the model is released, a search that was waiting doesn't set the
//    results.
// 7. Each model searches on its own.
//
// Whether showing all titles at the start counts as a search for "" is up to
// you.

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String]

  private let titles: [String]
  private var search: AnyCancellable?

  init(titles: [String], scheduler: some Scheduler) {
    self.titles = titles
    results = titles
    // Remove duplicates after the pause. A query that is changed and then
    // changed back equals the last one that was searched for.
    search =
      $query
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .sink { [weak self] words in
        // The capture is weak because the model keeps the token, and the token
        // keeps the closure.
        guard let self else { return }
        results = matches(words)
      }
  }

  /// Returns the titles that contain `words`. An empty string matches them all.
  private func matches(_ words: String) -> [String] {
    titles.filter {
      words.isEmpty || $0.lowercased().contains(words.lowercased())
    }
  }
}

/// The screen is complete.
struct SearchScreen: View {
  @ObservedObject var model: SearchModel

  var body: some View {
    VStack {
      TextField("Title", text: $model.query)
      List(model.results, id: \.self) { title in
        Text(title)
      }
    }
  }
}
