// It looks as if the initial value had to be saved first, to be read: then nobody can tell any more what a person has chosen.
// Caught by: reading saves nothing
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
    if store.object(forKey: key) == nil, !isNil(wrappedValue) {
      store.set(wrappedValue, forKey: key)
    }
  }

  var wrappedValue: Value {
    get {
      guard let saved = store.object(forKey: key) else { return initial }
      return saved as? Value ?? initial
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
