import Foundation

extension TemporaryDefaults {
  /// Returns a description of the value that is saved under a key, such as `text: Rome`, or
  /// `nothing` if there is no value.
  public func saved(_ key: String) -> String {
    store.object(forKey: key).map(Self.description) ?? "nothing"
  }

  /// Returns descriptions of the values in the array that is saved under a key.
  public func savedElements(_ key: String) -> [String] {
    (store.array(forKey: key) ?? []).map(Self.description)
  }

  /// Returns the value of a type that is saved under a key as text, or `nothing` if there is no
  /// value.
  public func saved<Value>(_ key: String, as type: Value.Type) -> String {
    guard let value = store.object(forKey: key) else { return "nothing" }
    return (value as? Value).map { "\($0)" } ?? "a value of another type"
  }

  /// Returns a description of a value in a property list.
  public static func description(of value: Any) -> String {
    switch value {
    case let data as Data: "data: \(String(decoding: data, as: UTF8.self))"
    case let text as String: "text: \(text)"
    case let array as [String]: "array: \(array)"
    case let number as Int: "\(number)"
    case let flag as Bool: "\(flag)"
    default: "a value of another type"
    }
  }

  /// Returns another store for the same suite, which calls a closure after each write, as if the
  /// program had stopped at that point.
  public func watched(_ look: @escaping (UserDefaults) -> String) -> WatchedDefaults {
    guard let store = WatchedDefaults(suiteName: name) else {
      preconditionFailure("Can't open a UserDefaults suite named \(name).")
    }
    unsafe store.look = look
    return store
  }
}

/// A store that calls a closure after each write.
public final class WatchedDefaults: UserDefaults {
  // UserDefaults is Sendable, but a test writes to this store on one thread at a time.
  fileprivate nonisolated(unsafe) var look: ((UserDefaults) -> String)?
  private nonisolated(unsafe) var results: [String] = []

  /// The results of the closure after each write, in order.
  public var findings: [String] { unsafe results }

  public override func set(_ value: Any?, forKey defaultName: String) {
    super.set(value, forKey: defaultName)
    note()
  }

  public override func removeObject(forKey defaultName: String) {
    super.removeObject(forKey: defaultName)
    note()
  }

  private func note() {
    if let look = unsafe look { unsafe results.append(look(self)) }
  }
}
