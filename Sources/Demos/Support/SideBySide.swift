import StateFlow

/// A view of a pitfall beside its cure, so that you can try the same steps in both.
///
///     SideBySide {
///       Exhibit("Forgetful", try: "Tap One more: it stays at 0.") { ForgetfulDoor() }
///     } cure: {
///       Exhibit("Steady", try: "Tap here, too: it counts.") { Door() }
///     }
///
/// On a narrow screen, the cure is below the pitfall.
public struct SideBySide<Pitfall: View, Cure: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  private let pitfall: Pitfall
  private let cure: Cure

  /// Creates a view with a pitfall and its cure.
  public init(@ViewBuilder pitfall: () -> Pitfall, @ViewBuilder cure: () -> Cure) {
    self.pitfall = pitfall()
    self.cure = cure()
  }

  /// The pitfall and the cure.
  public var body: some View {
    // If this were an `if` with two stacks, resizing the window would reset the state of both
    // sides.
    let layout =
      width == .compact
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .top))
    ScrollView {
      layout {
        pitfall.environment(\.side, .pitfall)
        cure.environment(\.side, .cure)
      }
    }
  }
}

// The story includes only the content.
extension SideBySide: KitView {}
