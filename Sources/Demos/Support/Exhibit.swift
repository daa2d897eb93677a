import StateFlow

/// A view to play with, below its title and a suggestion of what to try.
///
///     Exhibit("1.1 TapCounter", try: "Tap Add two: how often does the body run?") {
///       TapCounter()
///     }
///
/// If the title is that of an exercise, a button beside it opens the exercise's requirements.
///
/// In a ``SideBySide``, a mark in the title distinguishes the two sides.
public struct Exhibit<Content: View>: View {
  @Environment(\.side) private var side
  @State private var showsTask = false
  private let title: String
  private let advice: String
  private let task: ExhibitTask?
  private let content: Content

  /// Creates an exhibit with a title and one sentence about what to try.
  ///
  /// - Parameter file: The path of the demo's file, from which the exercise's requirements are found.
  public init(
    _ title: String, try advice: String, file: String = #filePath,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.advice = advice
    task = ExhibitTask(of: title, in: file)
    self.content = content()
  }

  /// The title, the advice, and the content.
  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(side.map { "\($0.mark) \(title)" } ?? title)
          .bold()
          .foregroundColor(side?.color)
        if task != nil {
          Spacer()
          Button("Requirements") { showsTask = true }
        }
      }
      Text(advice).foregroundColor(.secondary)
      // The border is inside the scroll view, so it's as high as the content, and the story gets the
      // rows below it.
      ScrollView {
        VStack(alignment: .leading) { content }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 8)
          .border(Color.gray)
      }
      .leadingStacks()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .sheet(isPresented: $showsTask) {
      if let task {
        TaskSheet(title: title, task: task) { showsTask = false }
      }
    }
  }
}

// The story includes only the content.
extension Exhibit: KitView {}

/// A side of a ``SideBySide``.
enum Side {
  case pitfall, cure

  var mark: String { self == .pitfall ? "✗" : "✓" }
  var color: Color { self == .pitfall ? .red : .green }
}

private enum SideKey: EnvironmentKey {
  static var defaultValue: Side? { nil }
}

extension EnvironmentValues {
  var side: Side? {
    get { self[SideKey.self] }
    set { self[SideKey.self] = newValue }
  }
}
