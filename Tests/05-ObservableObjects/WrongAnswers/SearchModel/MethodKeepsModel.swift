// It looks as if a method were a function like any other: handed to map, it keeps the object that it belongs to.
// Caught by: a model that nobody keeps is released
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
      .removeDuplicates()
      .map(matches)
      .sink { [weak self] in self?.results = $0 }
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
