/// A record of the environment keys that a property of a view reads, and so depends on.
final class EnvironmentProbe: @unchecked Sendable {
  var keys: Set<ObjectIdentifier> = []
}
