import StateFlow

@testable import EnvironmentInjection

/// Your two desks, with a title that you can change.
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
