/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether rows are being edited here. A view can set its own with
  /// `.environment(\.editMode, $editMode)`.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Where the edit mode of a screen is kept, for views that set none of their own.
final class EditModeLocation: Location<EditMode>, @unchecked Sendable {
  private let mode = Locked(EditMode.inactive)
  private let inbox: Inbox

  init(_ inbox: Inbox) {
    self.inbox = inbox
  }

  override func get() -> EditMode {
    if let node = Evaluating.node { MainActor.assumeIsolated { node.noteRead(of: self) } }
    return peek()
  }

  override func peek() -> EditMode { mode.withLock { $0 } }

  override func set(_ new: EditMode) {
    guard mode.exchange(for: new) != new else { return }
    inbox.run { [self] in invalidateReaders() }
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: self, check: check)
  }

  override var name: String { "the edit mode" }
}

/// A button that begins and ends the editing of rows.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button for the edit mode of the environment.
  public init() {}

  /// "Edit" or "Done".
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}

extension EditButton: KitView {}
