// It looks as if subscribing were enough: the subscription ends when nobody keeps its token.
// Caught by: the search waits for 300 milliseconds
import StateFlow

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String]

  private let titles: [String]

  init(titles: [String], scheduler: some Scheduler) {
    self.titles = titles
    results = titles
    _ =
      $query
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
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
