import DemoSupport
import StateFlow

@testable import AsyncState

/// The two night trains, and their journals.
struct NightTrainExhibit: View {
  var body: some View {
    Exhibit("12.4 NightTrain", try: "Before each tap and each answer: which lines follow?") {
      HStack(alignment: .top) {
        NightTrainRide(name: "The modern train", ignoresCancellation: false)
        NightTrainRide(name: "The old train", ignoresCancellation: true)
      }
    }
  }
}

/// One of the trains, whose requests the reader answers.
struct NightTrainRide: View {
  let name: String
  @State private var ride: Ride

  init(name: String, ignoresCancellation: Bool) {
    self.name = name
    _ride = State(initialValue: Ride(Server(answersCanceledRequests: ignoresCancellation)))
  }

  var body: some View {
    VStack(alignment: .leading) {
      // The journal is what the exercise is about, so it's at the top, where it doesn't scroll away.
      HStack {
        Text(name)
        Button("Journal") { ride.lines = ride.journal.lines }
      }
      if !ride.lines.isEmpty {
        Text(ride.lines.map { "\($0)" }.joined(separator: ", ")).foregroundColor(.secondary)
      }
      NightTrain(server: ride.server, journal: ride.journal)
      RequestPanel(ride.server) { stop in [("Answer", "Stop number \(stop)")] }
    }
  }
}

/// A train's server and journal, and the lines of the journal that the reader has read.
@Observable
final class Ride {
  let server: Server<Int, String>
  let journal = Journal()
  var lines: [JournalLine] = []

  init(_ server: Server<Int, String>) { self.server = server }
}
