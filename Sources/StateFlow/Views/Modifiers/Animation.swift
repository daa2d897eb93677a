/// How a change is drawn over time. The kit draws each change at once.
public struct Animation: Equatable, Sendable {
  /// What tells the animation from others.
  private let recipe: String

  private init(_ recipe: String) {
    self.recipe = recipe
  }

  /// The default animation of the platform.
  public static let `default` = Animation("default")
  /// A constant speed.
  public static let linear = Animation("linear")
  /// A slow start.
  public static let easeIn = Animation("easeIn")
  /// A slow end.
  public static let easeOut = Animation("easeOut")
  /// A slow start and a slow end.
  public static let easeInOut = Animation("easeInOut")
  /// The movement of a spring.
  public static let spring = Animation("spring")

  /// A constant speed, for some seconds.
  public static func linear(duration: Double) -> Animation { linear.with("\(duration)") }
  /// A slow start, for some seconds.
  public static func easeIn(duration: Double) -> Animation { easeIn.with("\(duration)") }
  /// A slow end, for some seconds.
  public static func easeOut(duration: Double) -> Animation { easeOut.with("\(duration)") }
  /// A slow start and a slow end, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { easeInOut.with("\(duration)") }
  /// The movement of a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring.with("\(response) \(dampingFraction) \(blendDuration)")
  }

  /// The same animation, after some seconds.
  public func delay(_ delay: Double) -> Animation { with("delay \(delay)") }
  /// The same animation at another speed.
  public func speed(_ speed: Double) -> Animation { with("speed \(speed)") }
  /// The same animation, repeated.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with("repeated \(autoreverses)")
  }

  private func with(_ part: String) -> Animation { Animation("\(recipe), \(part)") }
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
