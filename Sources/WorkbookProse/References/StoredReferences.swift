/// A reader of stored properties, which finds what an object refers to in a running program.
///
/// A closure's captured values can't be read, and weak references look like strong ones.
public enum StoredReferences {
  /// Returns whether stored properties lead from an object to another, without a detour through any of the
  /// others.
  static func lead(
    from source: AnyObject, to target: AnyObject, notThrough others: [AnyObject]
  ) -> Bool {
    first(reachedFrom: source, notThrough: others) { $0 === target } != nil
  }

  /// Returns the object nearest to another one whose type has a name that starts with some text, such as
  /// `AnyCancellable`.
  public static func object(reachedFrom source: AnyObject, ofType name: String) -> AnyObject? {
    first(reachedFrom: source) { "\(type(of: $0))".hasPrefix(name) }
  }

  /// Searches the stored properties of an object, of the objects in them, and so on, in the order of their
  /// distance. Structs, enums, and collections are looked into.
  private static func first(
    reachedFrom source: AnyObject, notThrough others: [AnyObject] = [],
    where isWanted: (AnyObject) -> Bool
  ) -> AnyObject? {
    var seen = Set((others + [source]).map { ObjectIdentifier($0) })
    var objects = [source]
    var next = 0
    while next < objects.count {
      var values = storedValues(of: objects[next])
      next += 1
      while let value = values.popLast() {
        let inside = Mirror(reflecting: value)
        guard inside.displayStyle == .class else {
          values += inside.children.map(\.value)
          continue
        }
        let object = value as AnyObject
        if isWanted(object) { return object }
        if seen.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
      }
    }
    return nil
  }

  private static func storedValues(of object: AnyObject) -> [Any] {
    var values: [Any] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      values += current.children.map(\.value)
      mirror = current.superclassMirror
    }
    return values
  }
}
