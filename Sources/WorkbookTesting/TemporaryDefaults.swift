import Foundation

/// Defaults for one test: an empty suite of their own, which is gone when the test is over.
///
///     @Suite struct GoalTests {
///       private let defaults = TemporaryDefaults()
///
///       @Test func `a goal is kept`() {
///         Settings(store: defaults.store).goal = 9
///         #expect(Settings(store: defaults.reopened()).goal == 9)
///       }
///     }
///
/// Each test has an instance of its suite, and with it defaults of its own. When they are released
/// the suite is removed, its file too, also when the test has failed; and the standard defaults are
/// put back to what they held when the first were made. What a process leaves behind that crashes
/// is removed by the next one that makes temporary defaults.
///
/// In a program, registered defaults belong to the process, and last as long as it does. Here they
/// belong to the store that they were registered in: no other test can read them, and a reopened
/// store starts without any, as a process does.
public final class TemporaryDefaults {
  /// The name of the suite.
  public let name: String

  /// The store.
  public let store: UserDefaults

  /// Makes an empty suite.
  public init() {
    DefaultsFiles.removeLeftovers
    name = DefaultsFiles.newName()
    store = Self.open(name)
    _ = Self.standardBefore
  }

  deinit {
    Self.putStandardBack()
    UserDefaults.standard.removePersistentDomain(forName: name)
    DefaultsFiles.removeFile(of: name)
  }

  /// Returns another store on the same suite, like that of a program that was quit and started
  /// again: it has what was saved, and nothing is registered in it.
  public func reopened() -> UserDefaults {
    Self.open(name)
  }

  /// The keys that something was saved under, in order. Registered defaults are not saved.
  public var savedKeys: [String] {
    (store.persistentDomain(forName: name) ?? [:]).keys.sorted()
  }

  private static func open(_ name: String) -> UserDefaults {
    guard let store = IsolatedDefaults(suiteName: name) else {
      preconditionFailure("There are no defaults of the name \(name).")
    }
    return store
  }

  // Tests overlap: what one finds when it begins, another may have just written. So there is one
  // picture for the process, which nobody changes.
  private nonisolated(unsafe) static let standardBefore = savedInStandard

  /// What is saved in the standard defaults. What is registered must not be taken for it.
  private static var savedInStandard: [String: Any] {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let keys = (UserDefaults.standard.persistentDomain(forName: name) ?? [:]).keys
    return Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in
        UserDefaults.standard.object(forKey: key).map { (key, $0) }
      })
  }

  private static func putStandardBack() {
    // What was written a moment ago may be known under the current program only, not by name.
    UserDefaults.standard.synchronize()
    let now = savedInStandard
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
