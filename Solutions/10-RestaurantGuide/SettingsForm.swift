import StateFlow

// A form in a sheet over the list changes how the guide lists its places. The
// controls edit drafts, which are either three separate values or one struct.

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

  // The drafts belong to the form, and are discarded with it, saved or not.
  @State private var listing = Listing.byName
  @State private var checkInsOnly = false
  @State private var maxPrice = 5

  var body: some View {
    Form {
      Picker("Listing", selection: $listing) {
        ForEach(Listing.allCases, id: \.self) { Text($0.rawValue) }
      }
      Toggle("Check-ins only", isOn: $checkInsOnly)
      Stepper("Up to price \(maxPrice)", value: $maxPrice, in: 1...5)
      Button("Save", action: save)
      Button("Cancel") { dismiss() }
    }
    .onAppear(perform: load)
  }

  // Only these two methods connect the drafts with the preferences.
  private func load() {
    listing = preferences.listing
    checkInsOnly = preferences.checkInsOnly
    maxPrice = preferences.maxPrice
  }

  private func save() {
    preferences.listing = listing
    preferences.checkInsOnly = checkInsOnly
    preferences.maxPrice = maxPrice
    dismiss()
  }
}
