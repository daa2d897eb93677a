import Synchronization

/// Where property wrappers tell the story what was written.
enum WriteLog {
  /// Whether a graph that keeps a story is alive. Wrappers ask before they describe a value, so
  /// that a program that keeps no story pays one load for it.
  static let isRecording = Atomic<Bool>(false)

  /// A published property of `owner`, kept in `storage`, is about to go from `old` to `new`.
  static func willPublish<Value>(
    owner: AnyObject, storage: AnyObject, old: Value, new: Value, declared: SourceSpot
  ) {}
}
