// It looks as if a value of another type had to be cleared away: reading is no reason to delete what somebody has saved.
// Caught by: a value of another type stays until something is set
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
      guard let value = store.object(forKey: key) as? Value else {
        store.removeObject(forKey: key)
        return initial
      }
      return value
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
