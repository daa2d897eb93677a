import StateFlow

/// A sheet, an alert, a dialog, pushed screens, and the focus of a field. Each is controlled by a
/// value that a binding reads and writes.
struct ShownByBindings: View {
  @State private var path: [String] = []
  @State private var name = "Gull"
  @State private var note = ""
  @State private var isEditing = false
  @State private var isWarning = false
  @State private var isAsking = false
  @State private var isSold = false
  @FocusState private var isNoteFocused: Bool

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        Text(isSold ? "The ferry is sold." : "The ferry is called \(name).")
        HStack {
          Button("Rename") { isEditing = true }
          Button("Sound the horn") { isWarning = true }
          Button("Sell") { isAsking = true }
        }
        HStack {
          NavigationLink("Deck", value: "Deck")
          Button("Go to the bridge") { path = ["Deck", "Bridge"] }
        }
        TextField("Captain's note", text: $note).focused($isNoteFocused)
        Button(isNoteFocused ? "Leave the note" : "Write the note") { isNoteFocused.toggle() }
      }
      .navigationTitle("Ferry")
      .navigationDestination(for: String.self) { FerryPlace(name: $0, path: $path) }
    }
    .sheet(isPresented: $isEditing) { FerryName(name: $name, isShown: $isEditing) }
    .alert("Hoot!", isPresented: $isWarning) { Button("Hush") {} }
    .confirmationDialog("Sell the ferry?", isPresented: $isAsking) {
      Button("Sell it", role: .destructive) { isSold = true }
      Button("Keep it", role: .cancel) {}
    }
  }
}

/// The screen for a place on the ferry. It goes back by writing to the path.
struct FerryPlace: View {
  let name: String
  @Binding var path: [String]

  var body: some View {
    VStack(alignment: .leading) {
      Text("You are here: \(path.joined(separator: ", then "))")
      Button("Back to the pier") { path = [] }
    }
    .navigationTitle(name)
  }
}

/// The sheet with the name. It closes itself by writing to the binding that presents it.
struct FerryName: View {
  @Binding var name: String
  @Binding var isShown: Bool

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
      Button("Done") { isShown = false }
    }
  }
}
