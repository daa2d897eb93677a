import Foundation
import StateFlow

/// A device that runs one program, with a button below it that quits the program and starts it again.
///
///     .right("a guide with two keys") { Device { twoKeys(store: $0) } }
///
/// After "Restart", the program has new state, new objects and a store that was just opened. Only what
/// it has saved is still there. Each device starts with nothing saved.
public struct Device<Content: View>: View {
  @StateObject private var memory = DeviceMemory()
  @State private var starts = 1
  private let program: (UserDefaults) -> Content

  /// Creates a device.
  ///
  /// - Parameter program: A closure that returns the program's view, given the store that it saves in.
  public init(@ViewBuilder program: @escaping (UserDefaults) -> Content) {
    self.program = program
  }

  /// The program, and the button.
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

// The story is about the program.
extension Device: KitView {}

/// What a device keeps when it restarts.
private final class DeviceMemory: ObservableObject {
  private let defaults = TemporaryDefaults()
  private(set) lazy var store = defaults.reopened()

  /// Opens the store again, without the defaults that were registered in the last one.
  func restart() {
    store = defaults.reopened()
  }
}
