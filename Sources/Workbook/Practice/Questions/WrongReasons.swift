/// Reasons for a view's fate that sound right and aren't. Each of them is right in other updates.
struct WrongReasons {
  let view: ViewType
  let program: Program
  let fate: Fate
  let reason: Reason
  let update: ProgramUpdate

  /// Returns up to three sentences.
  func sentences(_ dice: inout Dice) -> [String] {
    var seen: Set<String> = [reason.sentence]
    return (dice.shuffled(reasons) + dice.shuffled(spareReasons)).map(\.sentence)
      .filter { seen.insert($0).inserted }.prefix(3).map { $0 }
  }

  /// Reasons about what the event doesn't write, for views that have too few others.
  private var spareReasons: [Reason] {
    // Why a body runs only once has nothing to do with other properties.
    guard !reason.isAboutTask || fate.runs > 1 else { return [] }
    let names = program.root.properties.filter {
      if case .state = $0.kind { !isWritten($0.name) } else { false }
    }.map(\.name)
    return names.map { fate.runs > 0 ? .reads($0) : .equalWrite($0) }
  }

  private var reasons: [Reason] {
    if reason.isAboutTask { return reasonsAboutTask }
    return fate.runs > 0 ? reasonsToRun : fate.skips > 0 ? reasonsToSkip : reasonsForNothing
  }

  private var isRoot: Bool { view == program.root }

  // MARK: Bodies that run

  private var reasonsToRun: [Reason] {
    let elsewhere = update.writes.filter {
      !$0.isEqual && view.property($0.property) == nil && program.modelClass($0.owner) == nil
    }
    let isNew = update.runs.contains {
      $0.view == view.name && $0.causes.contains(.firstAppearance)
    }
    return elsewhere.map { .reads($0.property) }
      + (isNew ? reasonsForNewView : reasonsForKnownView)
  }

  private var reasonsForNewView: [Reason] {
    // Whatever a new view gets is different from what an old one got, unless nobody has written it.
    let inputs = view.properties.filter { $0.kind == .input("Int") && !isWritten($0.name) }
    return inputs.map { .input($0.name) }
      + (reason == .isNew && !program.givesID(to: view.name) ? [.hasNewID] : [])
  }

  private var reasonsForKnownView: [Reason] {
    let isNew: [Reason] = isRoot ? [] : [program.givesID(to: view.name) ? .hasNewID : .isNew]
    // The body runs for one reason. So the other properties aren't why it runs.
    return isNew
      + view.properties.flatMap { property -> [Reason] in
        let name = property.name
        return switch property.kind {
        case .input: [.input(name)]
        case .action: [.closure]
        case .state, .binding, .saved: isWritten(name) ? [] : [.reads(name)]
        case .stateObject, .observed: [.observes(name)]
        case .ownedObserved: [.observes(name), .newObject(name)]
        case .environmentValue: [.readsEnvironment(name)]
        case .stateModel, .model, .environmentModel: []
        }
      }
  }

  private func isWritten(_ name: String) -> Bool {
    update.writes.contains { $0.property == name }
  }

  // MARK: Bodies that don't run

  private var reasonsToSkip: [Reason] {
    [.nothingChanged, view.compared == nil ? .equalByOwnRule : .sameInputs] + falseReasonsOfWrites
  }

  private var reasonsForNothing: [Reason] {
    let unread: [Reason] =
      switch reason {
      case .equalWrite(let name): [.doesNotRead(name)]
      case .plainObject where update.writes.count == 1: [.doesNotRead(update.writes[0].property)]
      default: []
      }
    return (isRoot ? [] : [.sameInputs]) + falseReasonsOfWrites + unread
  }

  /// Reasons why a write doesn't concern the view, none of which is the case.
  private var falseReasonsOfWrites: [Reason] {
    let names = update.writes.map(\.property)
    // An update doesn't say whether a write to a @Published property was equal.
    let maybeEqual = update.writes.filter {
      $0.isEqual || program.modelClass($0.owner)?.kind == .published
    }.map(\.property)
    let isPassing = if case .passesOn = reason { true } else { view.passesBindings }
    let notBound = isPassing ? [] : names.filter { view.property($0)?.isBinding != true }
    return names.filter { !maybeEqual.contains($0) }.map { .equalWrite($0) }
      + notBound.map { .passesOn($0) }
  }

  // MARK: Tasks

  private var reasonsAboutTask: [Reason] {
    guard let name = view.task?.statement.property else { return [] }
    return switch reason {
    case .taskOfNewView:
      [.taskWithNewID(name)] + (program.givesID(to: view.name) ? [] : [.hasNewID])
    case .taskWithNewID: [.taskOfNewView(name), .hasNewID]
    case .equalTaskWrite: [.unreadTaskWrite(name), .taskWithSameID]
    case .unreadTaskWrite: [.equalTaskWrite(name), .taskWithSameID]
    default: [.equalTaskWrite(name), .unreadTaskWrite(name)]
    }
  }
}

extension Program {
  /// Whether a parent passes an ID to views of a type.
  fileprivate func givesID(to view: String) -> Bool {
    views.contains { $0.body.contains { $0.givesID(to: view) } }
  }
}

extension ViewType {
  /// Whether the body passes a binding to another view.
  fileprivate var passesBindings: Bool { body.contains(where: \.passesBinding) }
}

extension Property {
  fileprivate var isBinding: Bool {
    if case .binding = kind { true } else { false }
  }
}

extension Element {
  fileprivate var passesBinding: Bool {
    switch self {
    case .child(let child):
      child.arguments.contains { argument in
        if case .binding = argument.value { true } else { false }
      }
    case .branch(_, let then, let otherwise): (then + otherwise).contains(where: \.passesBinding)
    default: false
    }
  }

  /// Returns whether the element contains a view of a type with an ID.
  fileprivate func givesID(to view: String) -> Bool {
    switch self {
    case .child(let child): child.view == view && child.id != nil
    case .branch(_, let then, let otherwise):
      (then + otherwise).contains { $0.givesID(to: view) }
    case .rows(_, view, _): true
    default: false
    }
  }
}
