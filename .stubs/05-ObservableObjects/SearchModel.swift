import StateFlow

// A library is searched by title. Each search costs, so it waits until the
// reader stops typing; and nobody asks twice in a row for the same.

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String]

  private let titles: [String]

  init(titles: [String], scheduler: some Scheduler) {
    self.titles = titles
    results = titles
    unfinished(
      """
      When the query has not been set for 300 ms on the scheduler, set the \
      results to what it matches; not if it is the query searched for last. \
      A model that nobody else keeps is released, even while a search waits, \
      and its results are not set any more. Left open: whether all the titles \
      at the start count as a search for "".
      """)
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
