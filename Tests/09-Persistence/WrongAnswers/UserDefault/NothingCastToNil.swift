// It looks as if a key without a value could not be cast to Value: nothing becomes nil, which is a value of every optional type.
// Caught by: an optional with an initial value reads it where nothing is
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
    get { store.object(forKey: key) as? Value ?? initial }
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
