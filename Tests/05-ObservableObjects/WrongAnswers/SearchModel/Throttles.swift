// It looks as if searching every now and then were waiting for a pause: throttle sends while the reader still types.
// Caught by: each keystroke begins the pause anew
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
      .throttle(for: .milliseconds(300), scheduler: scheduler, latest: true)
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
