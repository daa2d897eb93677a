import StateFlow

/// A device that runs one program. A button below the program quits it and starts it again.
///
///     .right("a guide with two keys") { Device { twoKeys(store: $0) } }
///
/// After a tap on "Restart", the program has new state, new objects, and a newly opened store. Only
/// saved values survive. Each device starts with nothing saved.
public struct Device<Content: View>: View {
  @State private var defaults = TemporaryDefaults()
  /// The store that was opened by the last restart.
  @State private var reopened: UserDefaults?
  @State private var starts = 1
  private let program: (UserDefaults) -> Content

  /// Creates a device.
  ///
  /// - Parameter program: A closure that returns the program's view, given the store that the
  ///   program saves in.
  public init(@ViewBuilder program: @escaping (UserDefaults) -> Content) {
    self.program = program
  }

  /// The program and the "Restart" button.
  public var body: some View {
    VStack {
      VStack { program(reopened ?? defaults.store) }.id(starts)
      Button("Restart") {
        // The store has to lose the defaults that were registered before the restart.
        reopened = defaults.reopened()
        starts += 1
      }
    }
  }
}

// The story leaves out the device, because it's about the program.
extension Device: KitView {}
