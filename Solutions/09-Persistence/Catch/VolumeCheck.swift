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
  // Before anything is set, a restart changes nothing.
  screen.button("Restart").tap()
  #expect(screen.shows("Volume: 1"), "The guide starts like a new one.")

  // Both settings get a value of their own, and one of these is 0.
  screen.stepper("Volume").decrement()
  #expect(screen.shows("Volume: 0"), "The volume was 1.")
  screen.stepper("Brightness").increment()
  screen.button("Restart").tap()
  #expect(screen.shows("Volume: 0"), "0 is a volume like any other.")
  #expect(screen.shows("Brightness: 6"), "Each setting is saved.")

  // So is the value of a new guide, if it was set.
  screen.stepper("Brightness").decrement()
  screen.button("Restart").tap()
  #expect(screen.shows("Brightness: 5"), "It was set from 6 to 5.")
}
