import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/02-Bindings.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: desk
struct Desk: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Text(isLit ? "Bright" : "Dark")
      LampSwitch(isOn: $isLit)
      // or: LampSwitch(isOn: isLit)
      //   doesn't compile: cannot convert value 'isLit' of type 'Bool' to expected type 'Binding<Bool>'
      // or: LampSwitch(isOn: .constant(isLit))
      //   shows: ["Dark"]
      // or: CopyingSwitch(isOn: isLit)
      //   shows: ["Dark"]
    }
  }
}
// run
// uses: copy switch
func desk() -> [String] {
  let screen = Screen { Desk() }
  screen.toggle("Lamp off").toggle()
  return screen.texts
}
// shows: ["Bright"]
// end

// complete: spots
struct Spot: Identifiable {
  let id: Int
  var isOn = false
}

struct Gallery: View {
  @State private var spots = [Spot(id: 1), Spot(id: 0)]

  var body: some View {
    VStack {
      ForEach($spots) { $spot in
        Toggle("Spot \(spot.id)", isOn: $spot.isOn)
        // or: Toggle("Spot \(spot.id)", isOn: spot.isOn)
        //   doesn't compile: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
        // or: Toggle("Spot \(spot.id)", isOn: $spots[spot.id].isOn)
        //   shows: ["On: 0"]
      }
      ForEach(spots.filter(\.isOn)) { Text("On: \($0.id)") }
    }
  }
}
// run
func spots() -> [String] {
  let screen = Screen { Gallery() }
  screen.toggle("Spot 1").toggle()
  return screen.texts
}
// shows: ["On: 1"]
// end
