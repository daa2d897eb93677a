import StateFlow
import Testing
import WorkbookTesting

// The town's library has a search screen, and a slow server. Several colleagues
// have each written their own version of this screen, and some versions contain
// mistakes, most of which show only if the answers arrive in an unusual order.
// Write a test that catches these mistakes.

/// Checks a new, unused search screen.
///
/// The screen sends its queries to the server, and uses the clock to wait. Your
/// test answers the queries, in any order, and lets time pass.
///
/// 1. A query is sent 0.3 seconds after the last change to the text field
///    "Search", and not before, even if an earlier query is still on its way.
/// 2. The server answers with titles. When the answer to the last query
///    arrives, the screen shows each of its titles in a text, and no others. If
///    the user returns to an earlier query, it's sent again, even if the server
///    has already answered it.
/// 3. Once a query has been sent, the answers to earlier ones change nothing,
///    whether they arrive before or after its own answer. Until its own answer
///    arrives, the screen can keep or remove the previous titles. Between a
///    change to the field and the next query, it can show or ignore an answer.
/// 4. If the field is empty, there are no titles, even if an answer arrives
///    late, and nothing is sent.
/// 5. If the last query fails, the screen shows "Search failed". The message
///    disappears when the next query is answered, if not before. The failure or
///    the cancellation of an earlier query changes nothing.
/// 6. "Close" removes the search. After that, nothing is sent.
/// 7. Your test passes for every correct screen, in any layout. A correct screen
///    can cancel earlier queries or ignore their answers. Your test can have
///    functions and structs of its own, but no classes.
func checkSearch(
  on screen: Screen, server: Server<String, [String]>, clock: ManualClock
) async throws {
  let field = screen.textField("Search")

  // The pause begins again with each letter.
  field.type("h")
  await screen.advance(clock, by: .milliseconds(200))
  #expect(server.pendingRequests == [], "The pause isn't over.")
  field.type("a")
  await screen.advance(clock, by: .milliseconds(200))
  #expect(server.pendingRequests == [], "The pause began again.")
  await screen.advance(clock, by: .milliseconds(100))
  #expect(server.pendingRequests == ["ha"], "Now the pause is over.")

  // Of two queries, the second one is answered first.
  field.type("r")
  await screen.advance(clock, by: .milliseconds(300))
  #expect(
    server.pendingRequests.last == "har",
    "The second query doesn't wait for the first.")
  #expect(!screen.shows("Search failed"), "A canceled query isn't a failure.")
  server.answer("har", with: ["Harbors", "Harps"])
  await screen.settle()
  #expect(
    screen.shows("Harbors") && screen.shows("Harps"),
    "These are the titles of “har”.")
  server.answer("ha", with: ["Hats"])
  await screen.settle()
  #expect(
    screen.shows("Harbors") && !screen.shows("Hats"),
    "The answer to “ha” is too late.")

  // Of two queries, the first one is answered first.
  field.type("b")
  await screen.advance(clock, by: .milliseconds(300))
  field.type("o")
  await screen.advance(clock, by: .milliseconds(300))
  server.answer("harb", with: ["Herbs"])
  await screen.settle()
  #expect(!screen.shows("Herbs"), "“harb” isn't the last query.")
  server.answer("harbo", with: ["Harbor Lights"])
  await screen.settle()
  #expect(
    screen.shows("Harbor Lights") && !screen.shows("Harps"),
    "This is the last query.")

  // The last query fails, and an earlier one fails too late.
  field.type("x")
  await screen.advance(clock, by: .milliseconds(300))
  server.fail("harbox")
  await screen.settle()
  #expect(screen.shows("Search failed"), "The last query failed.")
  field.type("y")
  await screen.advance(clock, by: .milliseconds(300))
  field.type("z")
  await screen.advance(clock, by: .milliseconds(300))
  server.answer("harboxyz", with: ["Rare Words"])
  await screen.settle()
  #expect(
    screen.shows("Rare Words") && !screen.shows("Search failed"),
    "There is an answer.")
  server.fail("harboxy")
  await screen.settle()
  #expect(
    screen.shows("Rare Words") && !screen.shows("Search failed"),
    "It's an earlier query.")

  // An empty field shows nothing and sends nothing, and the same query is sent again.
  field.clear()
  await screen.advance(clock, by: .milliseconds(300))
  #expect(!screen.shows("Rare Words"), "The field is empty.")
  #expect(!server.pendingRequests.contains(""), "An empty query isn't sent.")
  field.type("har")
  await screen.advance(clock, by: .milliseconds(300))
  #expect(server.pendingRequests.contains("har"), "The query is sent again.")
  field.clear()
  await screen.settle()
  server.answer("har", with: ["Harps"])
  await screen.settle()
  #expect(
    !screen.shows("Harps"), "The field is empty, so the answer is too late.")

  // Nothing is sent after the search was closed.
  field.type("sea")
  await screen.advance(clock, by: .milliseconds(200))
  screen.button("Close").tap()
  await screen.advance(clock, by: .milliseconds(300))
  #expect(
    !server.pendingRequests.contains("sea"),
    "The search was closed during the pause.")
}
