import StateFlow
import Testing
import WorkbookTesting

// Visitors to the museum borrow an audio guide, a small device that runs one
// program. Several colleagues have each written their own version of this
// program, and some versions contain mistakes. Write a test that catches these
// mistakes.

/// Checks a new, unused audio guide.
///
/// A correct guide does the following, in any layout:
///
/// - It shows its two settings in the form "Volume: 1" and "Brightness: 5". On
///   a new guide, the volume is 1 and the brightness is 5.
/// - The steppers "Volume" and "Brightness" each change their setting by 1. A
///   setting never goes below 0 or above 9.
/// - "Restart" quits the program and starts it again. You can tap it any number
///   of times. The settings stay the same.
func checkVolume(on screen: Screen) throws {
  unfinished(
    """
    Use the guide as a visitor would, and use #expect to check what it shows \
    after each step. Your test must pass for every correct guide and fail for \
    every incorrect one.
    """)
}
