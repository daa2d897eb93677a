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
  @State private var server: Server<Int, String>
  @State private var journal = Journal()
  @State private var lines: [JournalLine] = []

  init(name: String, ignoresCancellation: Bool) {
    self.name = name
    _server = State(initialValue: Server(answersCanceledRequests: ignoresCancellation))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(name)
      NightTrain(server: server, journal: journal)
      RequestPanel(server) { stop in [("Answer", "Stop number \(stop)")] }
      Divider()
      Button("Read the journal") { lines = journal.lines }
      ForEach(lines.indices.suffix(6), id: \.self) { Text("\(lines[$0])") }
    }
  }
}
