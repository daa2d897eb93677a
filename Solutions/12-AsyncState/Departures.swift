import StateFlow

// A board shows the next trains of a railway station. The server with the train
// data is slow, and passengers look at one station after another. Load the
// board, and refresh it while it's on screen.
//
// 1. When the board appears, it requests the trains of its station, and shows
//    "Loading…" until an answer arrives or the request fails. An update of the
//    parent sends no request.
// 2. An answer replaces the trains on the board. Each train has its own Text.
//    If the answer is empty, the board shows "No trains".
// 3. After each answer, the board waits for 30 seconds and then requests the
//    trains again, but never has two requests pending. Until the next answer,
//    it keeps the trains that it shows.
// 4. If a request fails, the board keeps its trains, if it has any, and shows
//    "Not up to date" until the next answer arrives.
// 5. The board also waits for 30 seconds after each failure, and then requests
//    the trains again.
// 6. If the station changes, the board cancels its request and starts over, as
//    if it had just appeared. It removes the trains and the message that it
//    showed, even if the new station was on the board before.
// 7. Requests that the board sent before the station changed have no effect
//    when they are answered or fail, even if the server ignores cancellation.
// 8. When the board has left the screen, its request is canceled, and no other
//    is sent. If the server ignores cancellation, the board's task ends when
//    the answer arrives.

struct Departures: View {
  let station: String
  let server: Server<String, [String]>
  var clock: any Clock<Duration> = ContinuousClock()

  /// The trains of the last answer, or `nil` if none has arrived.
  @State private var trains: [String]?
  @State private var isOutdated = false

  var body: some View {
    VStack {
      if let trains {
        if trains.isEmpty { Text("No trains") }
        ForEach(trains, id: \.self) { Text($0) }
      } else if !isOutdated {
        Text("Loading…")
      }
      if isOutdated { Text("Not up to date") }
    }
    // The task lives as long as the board shows one station.
    .task(id: station) { await follow() }
  }

  private func follow() async {
    trains = nil
    isOutdated = false
    while true {
      do {
        let answer = try await server.response(to: station)
        // A server can answer although the task was canceled.
        try Task.checkCancellation()
        trains = answer
        isOutdated = false
      } catch {
        // The board of another station doesn't show this failure.
        if Task.isCancelled { return }
        isOutdated = true
      }
      // If the task is canceled, the wait ends at once, with an error.
      do { try await clock.sleep(for: .seconds(30)) } catch { return }
    }
  }
}

/// A hall with a board that can show three stations. This view is complete.
struct StationHall: View {
  let server: Server<String, [String]>
  var clock: any Clock<Duration> = ContinuousClock()
  @State private var station = "Harbor"
  @State private var showsBoard = true

  var body: some View {
    VStack {
      HStack {
        ForEach(["Harbor", "Mill", "Castle"], id: \.self) { name in
          Button(name) { station = name }
        }
      }
      Button(showsBoard ? "Leave" : "Come back") { showsBoard.toggle() }
      if showsBoard {
        Text("Trains from \(station)")
        Departures(station: station, server: server, clock: clock)
      }
    }
  }
}
