/// A description of how SwiftUI draws a change over time. The kit draws every change immediately.
public struct Animation: Equatable, Sendable {
  /// A string that identifies the animation.
  private let recipe: String

  private init(_ recipe: String) {
    self.recipe = recipe
  }

  /// The default animation of the platform.
  public static let `default` = Animation("default")
  /// An animation with a constant speed.
  public static let linear = Animation("linear")
  /// An animation with a slow start.
  public static let easeIn = Animation("easeIn")
  /// An animation with a slow end.
  public static let easeOut = Animation("easeOut")
  /// An animation with a slow start and a slow end.
  public static let easeInOut = Animation("easeInOut")
  /// An animation that moves like a spring.
  public static let spring = Animation("spring")

  /// Returns an animation that has a constant speed and the given duration in seconds.
  public static func linear(duration: Double) -> Animation { linear.with("\(duration)") }
  /// Returns an animation that has a slow start and the given duration in seconds.
  public static func easeIn(duration: Double) -> Animation { easeIn.with("\(duration)") }
  /// Returns an animation that has a slow end and the given duration in seconds.
  public static func easeOut(duration: Double) -> Animation { easeOut.with("\(duration)") }
  /// Returns an animation that has a slow start, a slow end, and the given duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { easeInOut.with("\(duration)") }
  /// Returns an animation that moves like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring.with("\(response) \(dampingFraction) \(blendDuration)")
  }

  /// Returns the same animation, delayed by the given number of seconds.
  public func delay(_ delay: Double) -> Animation { with("delay \(delay)") }
  /// Returns the same animation at a different speed.
  public func speed(_ speed: Double) -> Animation { with("speed \(speed)") }
  /// Returns the same animation, repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with("repeated \(autoreverses)")
  }

  private func with(_ part: String) -> Animation { Animation("\(recipe), \(part)") }
}

/// A description of how SwiftUI shows a view appearing and disappearing. In the kit, both happen
/// immediately. But a view with an identity transition disappears before the view that replaces it
/// appears (U9).
public struct AnyTransition: Sendable {
  private(set) var isIdentity = false

  /// A transition that fades the view in and out.
  public static let opacity = AnyTransition()
  /// A transition that moves the view in from one side and out to the other.
  public static let slide = AnyTransition()
  /// A transition that scales the view.
  public static let scale = AnyTransition()
  /// A transition without any effect.
  public static let identity = AnyTransition(isIdentity: true)

  /// Returns a transition that moves the view in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that combines this one with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(isIdentity: isIdentity && other.isIdentity)
  }
}

extension View {
  /// Sets the animation that SwiftUI uses for this view when a value changes. The kit draws every
  /// change immediately.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Sets the animation that SwiftUI uses for this view (iOS 13 spelling).
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:)")
  public func animation(_ animation: Animation?) -> some View { self }

  /// Sets the transition with which SwiftUI shows and hides the view. The kit shows and hides the
  /// view immediately.
  ///
  /// SwiftUI keeps a removed view until its transition ends, so the view that replaces it appears
  /// first. With an identity transition, there is nothing to wait for, so the removed view
  /// disappears first, in the kit as well (U9).
  public func transition(_ transition: AnyTransition) -> some View {
    _TransitionView(content: self, transition: transition)
  }
}

/// A view with a transition.
public struct _TransitionView<Content: View>: View {
  let content: Content
  let transition: AnyTransition
}

extension _TransitionView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    TransitionNode(self, parent: parent, environment: environment)
  }
}

private final class TransitionNode<Content: View>: WrapperNode<_TransitionView<Content>> {
  override var keepsElements: Bool { true }
  override var transition: AnyTransition? { view.transition }
  override var outerTransition: AnyTransition? { view.transition }
}
