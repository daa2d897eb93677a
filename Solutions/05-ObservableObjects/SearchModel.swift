import StateFlow

// A library is searched by title. Each search costs, so it waits until the
// reader stops typing; and nobody asks twice in a row for the same.

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String]

  private let titles: [String]
  private var search: AnyCancellable?

  init(titles: [String], scheduler: some Scheduler) {
    self.titles = titles
    results = titles
    // Duplicates are removed behind the pause: a query that was changed and
    // changed back meanwhile is the one searched for last.
    search =
      $query
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .sink { [weak self] words in
        // Weak, because the model keeps the token, and the token the closure.
        guard let self else { return }
        results = matches(words)
      }
  }

  /// The titles that contain the words; all of them for no words.
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
