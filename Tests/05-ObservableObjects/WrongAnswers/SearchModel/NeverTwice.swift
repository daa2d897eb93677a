// It looks as if what was searched for once needed no search any more: only the last query is a duplicate.
// Caught by: an earlier query is searched for again
import StateFlow

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String]

  private let titles: [String]
  private var search: AnyCancellable?
  private var seen: Set<String> = []

  init(titles: [String], scheduler: some Scheduler) {
    self.titles = titles
    results = titles
    search =
      $query
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .sink { [weak self] words in
        guard let self, seen.insert(words).inserted else { return }
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
