// It looks as if drafts were to be kept when the form goes: what was cancelled is there again when it is opened.
// Caught by: opened again after Cancel, the form shows what the preferences hold
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

  @ObservedObject private var draft = SettingsForm.draft
  private static let draft = Draft()

  var body: some View {
    Form {
      Picker("Listing", selection: $draft.listing) {
        ForEach(Listing.allCases, id: \.self) { Text($0.rawValue) }
      }
      Toggle("Check-ins only", isOn: $draft.checkInsOnly)
      Stepper("Up to price \(draft.maxPrice)", value: $draft.maxPrice, in: 1...5)
      Button("Save", action: save)
      Button("Cancel") { dismiss() }
    }
    .onAppear(perform: load)
  }

  private func load() {
    guard !draft.isLoaded else { return }
    draft.isLoaded = true
    draft.listing = preferences.listing
    draft.checkInsOnly = preferences.checkInsOnly
    draft.maxPrice = preferences.maxPrice
  }

  private func save() {
    preferences.listing = draft.listing
    preferences.checkInsOnly = draft.checkInsOnly
    preferences.maxPrice = draft.maxPrice
    dismiss()
  }
}

final class Draft: ObservableObject {
  @Published var listing = Listing.byName
  @Published var checkInsOnly = false
  @Published var maxPrice = 5
  var isLoaded = false
}
