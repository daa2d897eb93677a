import StateFlow

// Readers search a library by title. Searching is expensive, so the model waits
// until a reader stops typing, and never runs the same search twice in a row.

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String]

  private let titles: [String]

  init(titles: [String], scheduler: some Scheduler) {
    self.titles = titles
    results = titles
    unfinished(
      """
      When query hasn't been set for 300 ms, not even to an equal value, \
      search for it: set results to the titles that match. Use the scheduler \
      to measure the time. Skip the search if the query equals the last one \
      that was searched for. The search must not keep the model alive, not \
      even while it is waiting, and it must not set the results after the \
      model is released. Whether showing all titles at the start counts as a \
      search for "" is up to you.
      """)
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
