import StateFlow

// A form in a sheet over the list changes how the guide lists its places.
// Nothing changes until you tap "Save", and if you tap "Cancel", nothing
// changes at all.

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
      Show a Picker titled "Listing" with the options "By name" and "By \
      price"; a Toggle titled "Check-ins only"; a Stepper from 1 to 5 labeled \
      with the price, such as "Up to price 5"; and two Buttons titled "Save" \
      and "Cancel". The controls edit drafts: either three separate ones or \
      one struct. When the form appears, the drafts take their values from the \
      preferences. After that, they no longer follow the preferences. "Save" \
      writes all three drafts to the preferences and dismisses the form. \
      "Cancel" writes nothing and dismisses the form.
      """,
      placeholder: Text(""))
  }
}
