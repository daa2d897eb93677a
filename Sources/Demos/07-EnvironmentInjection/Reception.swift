import StateFlow

@testable import EnvironmentInjection

/// Your two desks, below a title that may change.
struct Reception: View {
  @State private var isEvening = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Evening", isOn: $isEvening)
      Divider()
      SharedProfile(title: isEvening ? "Good evening" : "Welcome")
    }
  }
}
