// It looks as if the typed getters answered for the type: integer(forKey:) makes a number of any text, and of none at all.
// Caught by: a text of digits is no number, and a number no text
import Foundation
import StateFlow

@propertyWrapper
struct UserDefault<Value> {
  private let key: String
  private let initial: Value
  private let store: UserDefaults

  init(wrappedValue: Value, _ key: String, store: UserDefaults = .standard) {
    self.key = key
    initial = wrappedValue
    self.store = store
  }

  var wrappedValue: Value {
    get {
      guard store.object(forKey: key) != nil else { return initial }
      if Value.self == Int.self {
        return store.integer(forKey: key) as? Value ?? initial
      }
      if Value.self == String.self {
        return store.string(forKey: key) as? Value ?? initial
      }
      return store.object(forKey: key) as? Value ?? initial
    }
    nonmutating set {
      if isNil(newValue) {
        store.removeObject(forKey: key)
      } else {
        store.set(newValue, forKey: key)
      }
    }
  }
}

extension UserDefault where Value: ExpressibleByNilLiteral {
  init(_ key: String, store: UserDefaults = .standard) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

private func isNil<Value>(_ value: Value) -> Bool {
  if case Optional<Any>.none = value as Any { true } else { false }
}

struct ReaderPreferences {
  @UserDefault var letterSize: Int
  @UserDefault var lastPage: Int?

  init(store: UserDefaults) {
    _letterSize = UserDefault(wrappedValue: 12, "letterSize", store: store)
    _lastPage = UserDefault("lastPage", store: store)
  }
}
