import StateFlow
import Testing
import WorkbookTesting

// The museum has a quiz. A card shows a question and counts the tries. Several
// colleagues have written the screen, and some of them have made mistakes. You
// write the test that tells which.

/// Checks a quiz, which is new and hasn't been used.
///
/// A right screen does this, and arranges it in any way:
///
/// - It shows the number of the question and the tries, such as "Question 1"
///   and "Tries: 0". "Try" counts a try.
/// - "Large type" changes the size of the type, and nothing else.
/// - "Next" shows the next question, without any tries.
func checkCard(on screen: Screen) throws {
  unfinished(
    """
    Play the quiz as a visitor does, and write with #expect what the screen \
    shows. Your test must hold for every right screen, and fail for every \
    wrong one.
    """)
}
