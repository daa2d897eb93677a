import StateFlow

@testable import ObservableObjects

/// A view that uses your search model, with the main queue as its scheduler.
struct Library: View {
  @StateObject private var model = SearchModel(
    titles: [
      "A Walk in the Reeds", "Bread and Salt", "Salt Marsh", "The Reed Warbler", "The Salt Road",
    ],
    scheduler: DispatchQueue.main)

  var body: some View {
    SearchScreen(model: model)
  }
}
