import DemoSupport
import StateFlow

/// A comparison between a lane that keeps its laps for the next swimmer and one that starts over.
struct KeptOrFresh: KitView {
  let swimmers: [Swimmer]

  var body: some View {
    SideBySide {
      Exhibit("The same lane", try: "Count a lap, then tap Next: it is still there.") {
        Final(swimmers: swimmers) { swimmer in
          FollowingCard(swimmer: swimmer)
          Lane()
        }
      }
    } cure: {
      Exhibit("Another id", try: "Do the same here: a new swimmer gets a new lane.") {
        Final(swimmers: swimmers) { swimmer in
          FollowingCard(swimmer: swimmer)
          // An owner keeps its object, and a view with a new ID is a new owner.
          Lane().id(swimmer.number)
        }
      }
    }
  }
}
