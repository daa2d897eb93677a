/// A mode that indicates whether the user is editing the rows of a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the edit mode of the view. To use your own state, set a binding to it with
  /// `.environment(\.editMode, $editMode)`.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and stops editing the rows of a list.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button that toggles the environment's edit mode.
  public init() {}

  /// A button titled "Edit" or "Done".
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}

extension EditButton: KitView {}
