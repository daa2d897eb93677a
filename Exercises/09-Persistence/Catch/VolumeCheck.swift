import StateFlow
import Testing
import WorkbookTesting

// Visitors to the museum borrow an audio guide, a small device that runs one
// program. Several colleagues have each written their own version of this
// program, and some versions contain mistakes. Write a test that catches these
// mistakes.

/// Checks a new, unused audio guide.
///
/// 1. Until the visitor changes a setting, the guide shows "Volume: 1" and
///    "Brightness: 5".
/// 2. The steppers "Volume" and "Brightness" each change only their own setting
///    by 1. The guide shows the new value immediately.
/// 3. A setting never goes below 0 or above 9, however often its stepper is
///    tapped.
/// 4. "Restart" quits the program and starts it again. You can tap it any
///    number of times. The settings stay the same.
/// 5. Your test passes for every correct guide, in any layout, and fails for
///    every incorrect one.
func checkVolume(on screen: Screen) throws {
  unfinished("Use the guide, and check with #expect what it shows each time.")
}
