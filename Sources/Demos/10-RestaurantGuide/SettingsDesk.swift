import StateFlow

@testable import RestaurantGuide

/// The form on a sheet, with the values that it writes when you save.
struct SettingsDesk: View {
  @StateObject private var preferences = GuidePreferences()
  @State private var showsForm = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Listing: \(preferences.listing.rawValue)")
      Text(preferences.checkInsOnly ? "Check-ins only" : "With and without check-in")
      Text("Up to price \(preferences.maxPrice)")
      Button("Settings") { showsForm = true }
    }
    .sheet(isPresented: $showsForm) { SettingsForm() }
    .environmentObject(preferences)
  }
}
