import Foundation

/// A store whose registered defaults can't be read through any other store.
///
/// `UserDefaults` shares registered defaults with the whole process and never removes them, so a
/// test could read the defaults that another test registered. The defaults registered in this store
/// are released with the store.
final class IsolatedDefaults: UserDefaults {
  private let registered = RegisteredValues()

  override func register(defaults registrationDictionary: [String: Any]) {
    registered.merge(registrationDictionary)
  }

  override func object(forKey defaultName: String) -> Any? {
    super.object(forKey: defaultName) ?? registered[defaultName]
  }

  override func dictionaryRepresentation() -> [String: Any] {
    super.dictionaryRepresentation().merging(registered.all) { saved, _ in saved }
  }

  #if canImport(Darwin)
    // On other platforms, all of these getters call object(forKey:).

    override func integer(forKey defaultName: String) -> Int {
      registeredNumber(defaultName)?.intValue ?? super.integer(forKey: defaultName)
    }

    override func float(forKey defaultName: String) -> Float {
      registeredNumber(defaultName)?.floatValue ?? super.float(forKey: defaultName)
    }

    override func double(forKey defaultName: String) -> Double {
      registeredNumber(defaultName)?.doubleValue ?? super.double(forKey: defaultName)
    }

    override func bool(forKey defaultName: String) -> Bool {
      registeredNumber(defaultName)?.boolValue ?? super.bool(forKey: defaultName)
    }

    override func string(forKey defaultName: String) -> String? {
      super.string(forKey: defaultName) ?? object(forKey: defaultName) as? String
    }

    override func data(forKey defaultName: String) -> Data? {
      super.data(forKey: defaultName) ?? object(forKey: defaultName) as? Data
    }

    override func array(forKey defaultName: String) -> [Any]? {
      super.array(forKey: defaultName) ?? object(forKey: defaultName) as? [Any]
    }

    override func stringArray(forKey defaultName: String) -> [String]? {
      super.stringArray(forKey: defaultName) ?? object(forKey: defaultName) as? [String]
    }

    override func dictionary(forKey defaultName: String) -> [String: Any]? {
      super.dictionary(forKey: defaultName) ?? object(forKey: defaultName) as? [String: Any]
    }

    private func registeredNumber(_ key: String) -> NSNumber? {
      super.object(forKey: key) == nil ? registered[key] as? NSNumber : nil
    }
  #endif
}

/// The registered defaults of one store.
private final class RegisteredValues: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  var all: [String: Any] { lock.withLock { values } }

  subscript(key: String) -> Any? { lock.withLock { values[key] } }

  func merge(_ new: [String: Any]) { lock.withLock { values.merge(new) { $1 } } }
}
