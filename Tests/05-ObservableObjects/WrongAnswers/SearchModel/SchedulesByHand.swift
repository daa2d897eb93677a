// It looks as if work that waits did not keep what it uses: the model lives until its last search, and searches for nobody.
// Caught by: nothing is searched for when the model is gone
import StateFlow

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String]

  private let titles: [String]
  private var search: AnyCancellable?
  private var last = ""

  init(titles: [String], scheduler: some Scheduler) {
    self.titles = titles
    results = titles
    search = $query.dropFirst().sink { [weak self] words in
      guard let self else { return }
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(300))) {
        guard self.query == words, self.last != words else { return }
        self.last = words
        self.results = self.matches(words)
      }
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
