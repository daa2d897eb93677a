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
  unfinished(
    """
    Type, let time pass, answer the queries, and check with #expect what the \
    screen shows and which requests are pending.
    """)
}
