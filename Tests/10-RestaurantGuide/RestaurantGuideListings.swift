import StateFlow

// The listings of Chapters/10-RestaurantGuide.md. They are compiled here, and
// RestaurantGuideProseTests checks that they do what the prose says.

// listing: example
struct RestaurantGuideExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
