import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/10-RestaurantGuide.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: draft
struct NameSheet: View {
  @Binding var name: String
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
      // or: TextField("Name", text: $name)
      //   shows: ["Blue Lake!", "Blue Lake"]
      // or: TextField("Name", text: .constant(draft))
      //   shows: ["Blue Lake", "Blue Lake"]
      Button("Save") { name = draft }
    }
    .onAppear { draft = name }
  }
}
// run
struct NamedLake: View {
  @State private var name = "Blue Lake"

  var body: some View {
    VStack {
      Text(name)
      NameSheet(name: $name)
    }
  }
}

func draft() -> [String] {
  let screen = Screen { NamedLake() }
  screen.textField("Name").type("!")
  let before = screen.texts
  screen.button("Save").tap()
  return before + screen.texts
}
// shows: ["Blue Lake", "Blue Lake!"]
// end
