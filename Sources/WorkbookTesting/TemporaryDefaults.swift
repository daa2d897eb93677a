import Foundation

/// Defaults for one test, in a new, empty suite that is removed after the test.
///
///     @Suite struct GoalTests {
///       private let defaults = TemporaryDefaults()
///
///       @Test func `a goal is saved`() {
///         Settings(store: defaults.store).goal = 9
///         #expect(Settings(store: defaults.reopened()).goal == 9)
///       }
///     }
///
/// Each test runs with a new instance of its test suite and therefore has separate defaults. When
/// the defaults are released, even after a failure, their suite and its file are removed, and the
/// standard defaults are reset to the values that they had when the process first created temporary
/// defaults. If a process crashes, the next process that creates temporary defaults removes the
/// suites that were left behind.
///
/// In a program, registered defaults belong to the process and last as long as it does. With
/// temporary defaults, they belong to the store in which they're registered: no other test can read
/// them, and a reopened store starts without registered defaults, like a new process.
public final class TemporaryDefaults {
  /// The name of the suite.
  public let name: String

  /// The store that reads and writes the suite.
  public let store: UserDefaults

  /// Creates an empty suite.
  public init() {
    DefaultsFiles.removeLeftovers
    name = DefaultsFiles.newName()
    store = Self.open(name)
    _ = unsafe Self.standardBefore
  }

  deinit {
    Self.restoreStandard()
    UserDefaults.standard.removePersistentDomain(forName: name)
    DefaultsFiles.removeFile(of: name)
  }

  /// Returns another store for the same suite, as if the program had been quit and launched again.
  /// The new store has the saved values and no registered defaults.
  public func reopened() -> UserDefaults {
    Self.open(name)
  }

  /// The keys of all saved values, in alphabetical order. Registered defaults aren't saved.
  public var savedKeys: [String] {
    (store.persistentDomain(forName: name) ?? [:]).keys.sorted()
  }

  private static func open(_ name: String) -> UserDefaults {
    guard let store = IsolatedDefaults(suiteName: name) else {
      preconditionFailure("Can't open a UserDefaults suite named \(name).")
    }
    return store
  }

  // Tests run in parallel, so the values at the start of one test may come from another. Therefore,
  // the process takes one snapshot and never changes it. That makes it sound to share the values,
  // which are those of a property list.
  private nonisolated(unsafe) static let standardBefore = savedInStandard

  /// The values saved in the standard defaults, without registered defaults.
  private static var savedInStandard: [String: Any] {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let keys = (UserDefaults.standard.persistentDomain(forName: name) ?? [:]).keys
    return Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in
        UserDefaults.standard.object(forKey: key).map { (key, $0) }
      })
  }

  private static func restoreStandard() {
    // Until the defaults are synchronized, reading them by name may miss the latest writes.
    UserDefaults.standard.synchronize()
    let now = savedInStandard
    let standardBefore = unsafe Self.standardBefore
    for key in now.keys where standardBefore[key] == nil {
      UserDefaults.standard.removeObject(forKey: key)
    }
    for (key, before) in standardBefore {
      if let value = now[key], isEqual(before, value) { continue }
      UserDefaults.standard.set(before, forKey: key)
    }
    UserDefaults.standard.synchronize()
  }

  private static func isEqual(_ first: Any, _ second: Any) -> Bool {
    NSDictionary(dictionary: ["": first]).isEqual(to: ["": second])
  }
}
