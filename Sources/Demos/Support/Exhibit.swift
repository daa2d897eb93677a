import StateFlow

/// Something to be played with: what it is called, the thing itself, and what to try with it.
///
///     Exhibit("1.1 TapCounter", try: "Tap Add two: how often does the body run?") {
///       TapCounter()
///     }
public struct Exhibit<Content: View>: View {
  private let title: String
  private let advice: String
  private let content: Content

  /// Shows something, and says in a sentence what to try with it.
  public init(_ title: String, try advice: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.advice = advice
    self.content = content()
  }

  /// The title, the thing, and the advice.
  public var body: some View {
    VStack(alignment: .leading) {
      Text(title).bold()
      content
      Text(advice).foregroundColor(.secondary)
    }
  }
}
