// It looks as if a pause removed what is equal: the same words are searched for twice.
// Caught by: the query that was searched for last is not searched for again
import StateFlow

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String]

  private let titles: [String]
  private var search: AnyCancellable?

  init(titles: [String], scheduler: some Scheduler) {
    self.titles = titles
    results = titles
    search =
      $query
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .sink { [weak self] words in
        guard let self else { return }
        results = matches(words)
      }
  }

  private func matches(_ words: String) -> [String] {
    titles.filter {
      words.isEmpty || $0.lowercased().contains(words.lowercased())
    }
  }
}

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
