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
/// the suite is removed, its file too, also when the test has failed. What a test has written to
/// the standard defaults meanwhile is put back. What a process leaves behind that crashes is
/// removed by the next one that makes temporary defaults.
///
/// Registered defaults are the process's, not a store's, and nobody can take them back: let two
/// suites register different keys.
public final class TemporaryDefaults {
  /// The name of the suite.
  public let name: String

  /// The store.
  public let store: UserDefaults

  private let standardBefore: [String: Any]

  /// Makes an empty suite.
  public init() {
    DefaultsFiles.removeLeftovers
    name = DefaultsFiles.newName()
    store = Self.open(name)
    standardBefore = UserDefaults.standard.dictionaryRepresentation()
  }

  deinit {
    putStandardBack()
    UserDefaults.standard.removePersistentDomain(forName: name)
    DefaultsFiles.removeFile(of: name)
  }

  /// Another store on the same suite: it shares nothing with the first but what is kept, like that
  /// of a program that was quit and started again.
  public func reopened() -> UserDefaults {
    Self.open(name)
  }

  /// The keys that something was saved under, in order. Registered defaults are not saved.
  public var savedKeys: [String] {
    (store.persistentDomain(forName: name) ?? [:]).keys.sorted()
  }

  private static func open(_ name: String) -> UserDefaults {
    guard let store = UserDefaults(suiteName: name) else {
      preconditionFailure("There are no defaults of the name \(name).")
    }
    return store
  }

  private func putStandardBack() {
    let standard = UserDefaults.standard
    for (key, value) in standard.dictionaryRepresentation() {
      guard let before = standardBefore[key] else {
        standard.removeObject(forKey: key)
        continue
      }
      if !isEqual(before, value) { standard.set(before, forKey: key) }
    }
    for (key, before) in standardBefore where standard.object(forKey: key) == nil {
      standard.set(before, forKey: key)
    }
  }

  private func isEqual(_ first: Any, _ second: Any) -> Bool {
    NSDictionary(dictionary: ["": first]).isEqual(to: ["": second])
  }
}
