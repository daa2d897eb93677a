// It looks as if Cancel could put back what the form has written: everybody has seen it meanwhile.
// Caught by: nothing is written while the form is edited
import StateFlow

// How the guide is listed is set in a form, on a sheet over the list. Until
// Save is tapped nothing is decided, and Cancel leaves all as it was.

enum Listing: String, CaseIterable {
  case byName = "By name"
  case byPrice = "By price"
}

final class GuidePreferences: ObservableObject {
  @Published var listing = Listing.byName
  @Published var checkInsOnly = false
  @Published var maxPrice = 5
}

struct SettingsForm: View {
  @EnvironmentObject private var preferences: GuidePreferences
  @Environment(\.dismiss) private var dismiss

  @State private var listing = Listing.byName
  @State private var checkInsOnly = false
  @State private var maxPrice = 5

  var body: some View {
    Form {
      Picker("Listing", selection: $preferences.listing) {
        ForEach(Listing.allCases, id: \.self) { Text($0.rawValue) }
      }
      Toggle("Check-ins only", isOn: $preferences.checkInsOnly)
      Stepper("Up to price \(preferences.maxPrice)", value: $preferences.maxPrice, in: 1...5)
      Button("Save", action: save)
      Button("Cancel", action: undo)
    }
    .onAppear(perform: load)
  }

  private func load() {
    listing = preferences.listing
    checkInsOnly = preferences.checkInsOnly
    maxPrice = preferences.maxPrice
  }

  private func save() {
    dismiss()
  }

  private func undo() {
    preferences.listing = listing
    preferences.checkInsOnly = checkInsOnly
    preferences.maxPrice = maxPrice
    dismiss()
  }
}
