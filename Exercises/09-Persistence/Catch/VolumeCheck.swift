import StateFlow
import Testing
import WorkbookTesting

// Visitors of the museum borrow an audio guide, a small device that runs one
// program. Several colleagues have written the program, and some of them have
// made mistakes. You write the test that tells which.

/// Checks an audio guide, which is new and hasn't been used.
///
/// A right guide does this, and arranges it in any way:
///
/// - It shows its two settings, such as "Volume: 1" and "Brightness: 5". On a
///   new guide, the volume is 1 and the brightness is 5.
/// - The steppers "Volume" and "Brightness" change a setting by 1. It stays
///   between 0 and 9.
/// - "Restart" quits the program and starts it again, as often as you like.
///   Each setting is what it was before.
func checkVolume(on screen: Screen) throws {
  unfinished(
    """
    Use the guide as a visitor does, and write with #expect what it shows. \
    Your test must hold for every right guide, and fail for every wrong one.
    """)
}
