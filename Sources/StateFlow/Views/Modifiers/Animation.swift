/// How a change is drawn over time. The kit draws each change at once.
public struct Animation: Equatable, Sendable {
  /// What the platform does by itself.
  public static let `default` = Animation()
  /// Evenly.
  public static let linear = Animation()
  /// Slowly first.
  public static let easeIn = Animation()
  /// Slowly last.
  public static let easeOut = Animation()
  /// Slowly first and last.
  public static let easeInOut = Animation()
  /// As a spring does.
  public static let spring = Animation()

  /// Evenly, for some seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slowly first, for some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slowly last, for some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slowly first and last, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// As a spring does.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }

  /// The same, after some seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Does something whose effects are to be animated. The kit draws them at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view comes and goes. In the kit it is there or not.
public struct AnyTransition: Sendable {
  /// It becomes visible.
  public static let opacity = AnyTransition()
  /// It comes from one side and leaves to the other.
  public static let slide = AnyTransition()
  /// It grows.
  public static let scale = AnyTransition()
  /// It is there or not.
  public static let identity = AnyTransition()

  /// It comes from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

extension View {
  /// Animates changes of this view when a value changes. The kit draws them at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Animates changes of this view: the spelling of iOS 13.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:)")
  public func animation(_ animation: Animation?) -> some View { self }

  /// Says how the view comes and goes. In the kit it is there or not.
  public func transition(_ transition: AnyTransition) -> some View { self }
}
