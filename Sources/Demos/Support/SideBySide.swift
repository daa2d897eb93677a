import StateFlow

/// A pitfall and its cure, beside each other: what is done to the one can be done to the other.
///
///     SideBySide {
///       Exhibit("Forgetful", try: "Tap One more: it stays at 0.") { ForgetfulDoor() }
///     } cure: {
///       Exhibit("Steady", try: "Tap here, too: it counts.") { Door() }
///     }
///
/// Where the screen is narrow, one stands below the other.
public struct SideBySide<Pitfall: View, Cure: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  private let pitfall: Pitfall
  private let cure: Cure

  /// Puts the cure beside the pitfall.
  public init(@ViewBuilder pitfall: () -> Pitfall, @ViewBuilder cure: () -> Cure) {
    self.pitfall = pitfall()
    self.cure = cure()
  }

  /// The two.
  public var body: some View {
    // An if around two stacks would begin both afresh whenever the window gets wider or narrower.
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

// The story is about what is shown.
extension SideBySide: KitView {}
