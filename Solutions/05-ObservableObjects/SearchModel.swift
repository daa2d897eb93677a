import StateFlow

// Readers search a library by title. Searching is expensive, so the model waits
// until a reader stops typing, and never runs the same search twice in a row.

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
