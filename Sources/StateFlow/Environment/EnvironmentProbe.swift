/// A record of the environment keys that a view's property reads and therefore depends on.
final class EnvironmentProbe: @unchecked Sendable {
  var keys: Set<ObjectIdentifier> = []
}
