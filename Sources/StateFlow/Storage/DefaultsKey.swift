/// The key of an `@AppStorage` property, with the store and the codec for the value.
///
/// In an `ObservableObject`, the key also announces the object's changes (AS2). As in SwiftUI, the
/// key starts doing so when the object's publisher is first used, and announces every change to the
/// value in the store, regardless of where the change is made. *Choice*: the key announces a change
/// after the store has the new value, but doesn't announce writes that leave the value unchanged.
final class DefaultsKey<Value>: @unchecked Sendable {
  let name: String
  /// The store in the property's declaration, or `nil` if the declaration doesn't specify one.
  let store: UserDefaults?
  private let initial: Value
  private let codec: StoredCodec<Value>
  /// The part that announces the changes of an object.
  let storage = PublishedStorage()
  // This is set once, by `observe(for:)`, and isn't read before that.
  private var observation: DefaultsObservation<Value>?

  init(_ initial: Value, name: String, store: UserDefaults?, codec: StoredCodec<Value>) {
    self.initial = initial
    self.name = name
    self.store = store
    self.codec = codec
    storage.announcerAdopted = { [weak self] in self?.observe(for: $0) }
  }

  /// Returns the value in `store`. If `store` is `nil`, the value comes from the store in the
  /// property's declaration or, if the declaration doesn't specify one, from the standard defaults.
  func value(in store: UserDefaults?) -> Value {
    (store ?? self.store ?? .standard).form(forKey: name).flatMap(codec.decode) ?? initial
  }

  /// Writes the value to a store, notifies the store's observers, and schedules a save.
  func set(_ value: Value, in store: UserDefaults?) {
    let store = store ?? self.store ?? .standard
    DefaultsWatch.write(name, in: store) { store.set(codec.encode(value), forKey: name) }
    DefaultsSaving.schedule()
  }

  private func observe(for object: AnyObject) {
    storage.belongs(to: object)
    observation = DefaultsObservation(value(in: nil), of: name) { [weak self] in
      self?.value(in: nil)
    } changed: { [weak self] old, new in
      self?.announce(from: old, to: new)
    }
  }

  private func announce(from old: Value, to new: Value) {
    guard let owner = storage.owner else { return }
    let isRecording = WriteLog.isRecording.load(ordering: .relaxed)
    if isRecording {
      WriteLog.willPublish(owner: owner, storage: storage, old: old, new: new, declared: nil)
    }
    storage.announcer?.send()
    if isRecording { WriteLog.didPublish() }
  }
}

/// The location of the value for a key, for bindings to an `@AppStorage` property outside of a view.
final class DefaultsKeyLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: DefaultsKey<Value>

  init(_ key: DefaultsKey<Value>) {
    self.key = key
  }

  override func get() -> Value { key.value(in: nil) }
  override func set(_ value: Value) { key.set(value, in: nil) }
}

/// The location of the value for a key in `UserDefaults`, which a view's `@AppStorage` property
/// reads and writes (AS1).
///
/// Only the store contains the value itself. The observation keeps the last value that it has read,
/// so that it can tell whether a change to the store affects this key.
final class DefaultsStorage<Value>: DerivedLocation<Value>, @unchecked Sendable {
  private let key: DefaultsKey<Value>
  private let store: UserDefaults
  private let inbox: Inbox
  @MainActor fileprivate var observation: DefaultsObservation<Value>?

  @MainActor
  init(_ key: DefaultsKey<Value>, in store: UserDefaults, of context: PropertyContext) {
    self.key = key
    self.store = store
    inbox = context.node.graph.inbox
    super.init()
    observation = DefaultsObservation(key.value(in: store), of: key.name) { [weak self] in
      self?.peek()
    } changed: { [weak self] old, new in
      self?.storeChanged(from: old, to: new)
    }
  }

  /// Returns whether this is the location for a key in a store.
  func isFor(_ name: String, in store: UserDefaults) -> Bool {
    key.name == name && self.store === store
  }

  override func peek() -> Value { key.value(in: store) }

  override func set(_ value: Value) { key.set(value, in: store) }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: self, check: check)
  }

  private func storeChanged(from old: Value, to new: Value) {
    let change = inbox.observer?.change(from: old, to: new)
    inbox.run { [weak self] in
      guard let self else { return }
      if let change {
        inbox.observer?.wrote(
          PropertyWrite(
            owner: "UserDefaults", property: key.name, change: change,
            effect: readers.isEmpty ? .unobserved : .announced, isReportedByEachReader: true))
      }
      invalidateReaders()
    }
  }

  override package var name: String { "UserDefaults.\(key.name)" }
}

extension DefaultsStorage: PropertyMemory {
  func nodeDisappeared() { observation = nil }
}

extension UserDefaults {
  /// Returns the form of the value for a key, or `nil` if there is no value or it's a collection.
  fileprivate func form(forKey key: String) -> StoredForm? {
    let object = object(forKey: key)
    if let number = object as? NSNumber {
      // Sound: the number's encoding is a C string that exists as long as the program.
      let type = unsafe String(cString: number.objCType)
      if type == "c" { return StoredForm(bool: number.boolValue) }
      if let int = Int(exactly: number), type != "d", type != "f" { return StoredForm(int: int) }
      return StoredForm(double: number.doubleValue)
    }
    if let string = object as? String { return StoredForm(string: string) }
    if let data = object as? Data { return StoredForm(data: data) }
    if let date = object as? Date { return StoredForm(date: date) }
    return nil
  }

  /// Writes a value, or removes the key if the form is `nil`.
  fileprivate func set(_ form: StoredForm?, forKey key: String) {
    guard let form else { return removeObject(forKey: key) }
    if let bool = form.bool { set(bool, forKey: key) }
    if let int = form.int { set(int, forKey: key) }
    if let double = form.double { set(double, forKey: key) }
    if let string = form.string { set(string, forKey: key) }
    if let data = form.data { set(data, forKey: key) }
    if let date = form.date { set(date, forKey: key) }
    guard let url = form.url else { return }
    if url.isFileURL { return set(url, forKey: key) }
    // The form that `UserDefaults` gives such a URL on Apple's platforms. On Linux, it would store
    // only the path.
    let archive = try? NSKeyedArchiver.archivedData(
      withRootObject: url as NSURL, requiringSecureCoding: true)
    set(archive, forKey: key)
  }
}
