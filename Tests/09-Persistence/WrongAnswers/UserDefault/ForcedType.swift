// It looks as if what is under the key were always of the type that this version saves: another version, or another program, may have written it.
// Caught by: a value of another type reads as the initial one
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
      guard let value = store.object(forKey: key) else { return initial }
      return value as! Value
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
