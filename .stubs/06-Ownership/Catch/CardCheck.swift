import StateFlow
import Testing
import WorkbookTesting

// The museum has a quiz. A card shows a question and counts the visitor's
// tries. Several colleagues have each written their own version of the quiz
// screen, and some versions contain mistakes. Write a test that catches these
// mistakes.

/// Checks a new, unused quiz.
///
/// A correct screen can have any layout and show other things, too, but it
/// always does the following:
///
/// 1. The screen shows the question's number and the number of tries, in the
///    form "Question 1" and "Tries: 0". The button "Try" adds a try.
/// 2. The button "Large type" switches the text size back and forth, and
///    changes nothing else.
/// 3. The button "Next" shows the next question. There is always another one.
/// 4. The next question starts with no tries.
/// 5. Your test passes for every correct screen, in any layout, and fails for
///    every incorrect one.
func checkCard(on screen: Screen) throws {
  unfinished(
    """
    Take the quiz as a visitor would, and use #expect to check what the screen \
    shows after each step.
    """)
}
