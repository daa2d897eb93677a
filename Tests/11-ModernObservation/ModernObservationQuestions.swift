import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/11-ModernObservation.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: tuner
struct Tuner: View {
  @Bindable var radio: Radio
  // or: let radio: Radio
  //   doesn't compile: cannot find '$radio' in scope
  // or: @State var radio: Radio
  //   shows: ["Kitchen: JazzFM", "Bath: Jazz"]
  // or: @ObservedObject var radio: Radio
  //   doesn't compile: requires that 'Radio' conform to 'ObservableObject'

  var body: some View { TextField("Station", text: $radio.station) }
}

struct Flat: View {
  @State private var kitchen = Radio()
  @State private var bath = Radio()
  @State private var isInBath = false

  var body: some View {
    VStack {
      Text("Kitchen: \(kitchen.station)")
      Text("Bath: \(bath.station)")
      Button("To the bath") { isInBath = true }
      Tuner(radio: isInBath ? bath : kitchen)
    }
  }
}
// run
// uses: new
func tuner() -> [String] {
  let screen = Screen { Flat() }
  screen.button("To the bath").tap()
  screen.textField("Station").type("FM")
  return screen.texts
}
// shows: ["Kitchen: Jazz", "Bath: JazzFM"]
// end
