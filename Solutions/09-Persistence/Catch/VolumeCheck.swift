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
  // Before anything is set, a restart changes nothing.
  screen.button("Restart").tap()
  #expect(screen.shows("Volume: 1"), "The guide starts like a new one.")

  // The settings get different values, and one of them is 0.
  screen.stepper("Volume").decrement()
  #expect(screen.shows("Volume: 0"), "The volume was 1.")
  screen.stepper("Brightness").increment()
  screen.button("Restart").tap()
  screen.button("Restart").tap()
  #expect(screen.shows("Volume: 0"), "0 is a volume like any other.")
  #expect(screen.shows("Brightness: 6"), "Each setting is saved.")

  // A setting is also saved if it's set back to the value of a new guide.
  screen.stepper("Brightness").decrement()
  screen.button("Restart").tap()
  #expect(screen.shows("Brightness: 5"), "It was set from 6 to 5.")

  // Each setting stops at both ends.
  for _ in 1...10 {
    screen.stepper("Volume").increment()
    screen.stepper("Brightness").increment()
  }
  #expect(screen.shows("Volume: 9"), "The volume can't go above 9.")
  #expect(screen.shows("Brightness: 9"), "The brightness can't go above 9.")
  for _ in 1...10 {
    screen.stepper("Volume").decrement()
    screen.stepper("Brightness").decrement()
  }
  #expect(screen.shows("Volume: 0"), "The volume can't go below 0.")
  #expect(screen.shows("Brightness: 0"), "The brightness can't go below 0.")
}
