import StateFlow

// A form in a sheet over the list changes how the guide lists its places. The
// controls edit drafts, which are either three separate values or one struct.
//
// 1. The form has a Picker titled "Listing" with the options "By name" and "By
//    price"; a Toggle titled "Check-ins only"; and a Stepper from 1 to 5,
//    labeled with the price, such as "Up to price 5". Each shows your edits.
// 2. Each time the sheet opens, the form shows the current values of the
//    preferences.
// 3. Opening the form and editing write nothing to the preferences, and editing
//    doesn't run the body of the guide behind the sheet.
// 4. Once the form has appeared, its drafts no longer change with the
//    preferences or with another form, even if you haven't edited them.
// 5. "Save" writes all three drafts, even if other code has changed the
//    preferences, and runs the guide's body once.
// 6. "Save" dismisses the form.
// 7. "Cancel" dismisses the form and writes nothing. Swiping the sheet away
//    writes nothing, either.

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
      "Declare the drafts, and show the controls and the two buttons.",
      placeholder: Text(""))
  }
}
