import StateFlow

// A passenger reports: "Sometimes the answer to an earlier choice replaces my
// seat: I get the first seat that I tapped, and not the second."
// Find the cause, and repair the program. The report might not mention
// everything that is wrong.
//
// 1. Your ticket is the answer to your last tap on a seat. Answers to earlier
//    taps change nothing, even if those taps were on the same seat, and
//    whatever the order in which the answers arrive.
// 2. If the request of an earlier tap fails, nothing changes.
// 3. "Choosing 2A…" names the seat of your last tap, until the request of that
//    tap is answered or fails.
// 4. If the request of your last tap fails, "2A is taken" appears, and you keep
//    the ticket that you had.
// 5. After "Close plan", no request is pending, unless the server ignores
//    cancellation, and answers and failures no longer change your ticket.
// 6. "Close plan" doesn't change your ticket, either. After "Open plan", the
//    plan is as it was at first, and you can choose again.
// 7. A tap on a seat sends a request for it, even if the seat was taken before,
//    and hides the message. How you treat a tap on the seat that is being
//    chosen is up to you.
// 8. While you're choosing, you keep the ticket that you have.

/// A booking with a plan of the seats. This view is complete.
struct WrongSeat: View {
  let server: Server<String, String>
  @State private var ticket: String?
  @State private var isOpen = true

  var body: some View {
    VStack {
      Text(ticket ?? "No ticket")
      Button(isOpen ? "Close plan" : "Open plan") { isOpen.toggle() }
      if isOpen {
        SeatPlan(server: server, ticket: $ticket)
      }
    }
  }
}

struct SeatPlan: View {
  /// Answers the name of a seat with a ticket, and fails if it's taken.
  let server: Server<String, String>
  @Binding var ticket: String?
  @State private var choosing: String?
  @State private var message: String?

  var body: some View {
    let _ = unfinished(
      "Delete this call to unfinished, and repair the program.")
    VStack {
      ForEach(["1A", "1B", "2A", "2B"], id: \.self) { seat in
        Button(seat) { choose(seat) }
      }
      if let choosing {
        Text("Choosing \(choosing)…")
      }
      if let message {
        Text(message)
      }
    }
  }

  private func choose(_ seat: String) {
    choosing = seat
    message = nil
    Task {
      do {
        ticket = try await server.response(to: seat)
        choosing = nil
      } catch {
        ticket = nil
        message = "\(seat) is taken"
      }
    }
  }
}
