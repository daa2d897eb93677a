import DemoSupport
import StateFlow

@testable import AsyncState

/// A booking, whose requests the reader answers.
struct WrongSeatExhibit: View {
  @State private var server = Server<String, String>(answersCanceledRequests: true)

  var body: some View {
    Exhibit("12.5 WrongSeat", try: "Tap two seats, and answer the second one first.") {
      HStack(alignment: .top) {
        VStack(alignment: .leading) { WrongSeat(server: server) }
        VStack(alignment: .leading) {
          RequestPanel(server) { seat in [("Answer", "Ticket for \(seat)")] }
        }
      }
    }
  }
}
