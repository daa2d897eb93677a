import StateFlow

@testable import RestaurantGuide

/// A sheet with the form, and the values that the form writes when you save.
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
