import StateFlow

// The harbor's library searches its titles while you type. The query is the
// text in the field. Each search is a request to a server, so the screen waits
// for a pause, and then shows what the server found for the last query.
//
// 1. The screen shows the titles that the server found for the query, each in a
//    Text, in the server's order.
// 2. After the query has been unchanged for 300 ms, and not before, the screen
//    sends it to the server, once for each pause. The clock measures the time.
// 3. From the moment the query changes, answers to older queries aren't shown,
//    in whatever order they arrive. Anything already on screen can stay until
//    the last query is answered.
// 4. If the query is empty, the screen shows nothing below the field, even if
//    an answer arrives late, and it sends no request. Anything that disappears
//    this way doesn't reappear when the user types the next letter.
// 5. If the screen goes away, everything stops: no task continues, nothing
//    retains the server or the clock, no request is sent, and none is still
//    pending, unless the server ignores cancellation.
// 6. If the server fails, the screen shows "The search failed." instead of any
//    titles. When another query is answered, the message is gone.
// 7. Neither a search that was canceled nor one for an older query is shown as
//    a failure.
// 8. If the server finds no titles for the query, the screen shows "Nothing
//    found.", but not before the answer arrives.

struct QuickSearch: View {
  /// Answers a query with the titles that it found.
  let server: Server<String, [String]>
  var clock: any Clock<Duration> = ContinuousClock()
  @State private var query = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $query)
      unfinished(
        "Search for the query after each pause, and show the result.",
        placeholder: Text(""))
    }
  }
}
