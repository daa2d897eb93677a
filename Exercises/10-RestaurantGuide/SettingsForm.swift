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

  var body: some View {
    unfinished(
      """
      Show a Picker "Listing" of "By name" and "By price", a Toggle "Check-ins \
      only", a Stepper from 1 to 5 labeled "Up to price 5" and so on, and the \
      Buttons "Save" and "Cancel". When it appears, the form takes what the \
      preferences hold. It edits drafts: one of its own for each, or one \
      structure of all three. Save writes all three and dismisses; Cancel \
      writes nothing and dismisses.
      """,
      placeholder: Text(""))
  }
}
