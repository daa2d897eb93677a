import StateFlow

/// A device that runs one program. A button below the program quits it and starts it again.
///
///     .right("a guide with two keys") { Device { twoKeys(store: $0) } }
///
/// After a tap on "Restart", the program has new state, new objects, and a newly opened store. Only
/// saved values survive. Each device starts with nothing saved.
public struct Device<Content: View>: View {
  @StateObject private var memory = DeviceMemory()
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
      VStack { program(memory.store) }.id(starts)
      Button("Restart") {
        memory.restart()
        starts += 1
      }
    }
  }
}

// The story leaves out the device, because it's about the program.
extension Device: KitView {}

/// The data that a device keeps when it restarts.
private final class DeviceMemory: ObservableObject {
  private let defaults = TemporaryDefaults()
  private(set) lazy var store = defaults.reopened()

  /// Reopens the store, without the defaults that were registered before the restart.
  func restart() {
    store = defaults.reopened()
  }
}
