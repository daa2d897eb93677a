/// A record of the keys that are read, which shows what a property of a view depends on.
final class EnvironmentProbe: @unchecked Sendable {
  var keys: Set<ObjectIdentifier> = []
}
