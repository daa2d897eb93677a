/// Notes which keys are read, to find out which ones a property of a view leads to.
final class EnvironmentProbe: @unchecked Sendable {
  var keys: Set<ObjectIdentifier> = []
}
