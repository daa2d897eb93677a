import StateFlow
import Testing
import WorkbookTesting

// The museum has a quiz. A card shows a question and counts the visitor's
// tries. Several colleagues have each written their own version of the quiz
// screen, and some versions contain mistakes. Write a test that catches these
// mistakes.

/// Checks a new, unused quiz.
///
/// A correct screen does the following, in any layout:
///
/// - It shows the question's number and the number of tries, in the form
///   "Question 1" and "Tries: 0". "Try" adds a try.
/// - "Large type" changes the text size and nothing else.
/// - "Next" shows the next question, with no tries.
func checkCard(on screen: Screen) throws {
  unfinished(
    """
    Take the quiz as a visitor would, and use #expect to check what the screen \
    shows after each step. Your test must pass for every correct screen and \
    fail for every incorrect one.
    """)
}
