extension Program {
  /// The program's source code, without imports.
  package var source: String {
    var parts = classes.map(\.source)
    if let element { parts.append(element.source) }
    if let environmentValue { parts.append(environmentValue.source) }
    parts += views.map { $0.source(in: self) }
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension ModelClass {
  fileprivate var source: String {
    let wrapper = kind == .published ? "@Published var" : "var"
    let lines = fields.map { "  \(wrapper) \($0.name) = \($0.initial.source)" }
    let opening =
      switch kind {
      case .plain: "final class \(name) {"
      case .published: "final class \(name): ObservableObject {"
      case .observable: "@Observable final class \(name) {"
      }
    return ([opening] + lines + ["}"]).joined(separator: "\n")
  }
}

extension ElementType {
  fileprivate var source: String {
    """
    struct \(name): Identifiable, Equatable {
      let id: Int
      var name: String
      var \(count): Int
    }
    """
  }
}

extension EnvironmentName {
  fileprivate var source: String {
    """
    enum \(key): EnvironmentKey {
      static let defaultValue = \(initial)
    }

    extension EnvironmentValues {
      var \(property): Int {
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
      }
    }
    """
  }
}

extension ViewType {
  fileprivate func source(in program: Program) -> String {
    var lines = ["struct \(name): View\(compared == nil ? "" : ", Equatable") {"]
    lines += properties.map { "  \($0.declaration(in: program))" }
    if let compared {
      let comparisons = compared.map { "one.\($0) == other.\($0)" }.joined(separator: " && ")
      lines += [
        "", "  static func == (one: \(name), other: \(name)) -> Bool {",
        "    \(comparisons)", "  }",
      ]
    }
    if !properties.isEmpty { lines.append("") }
    var content = body.flatMap { $0.lines(in: program) }
    if body.count > 1 { content = ["VStack {"] + content.indented + ["}"] }
    if let task { content.append((body.count > 1 ? "" : "  ") + task.source(in: program)) }
    if body.count == 1, content.count == 1 {
      lines += ["  var body: some View { \(content[0]) }"]
    } else {
      lines += ["  var body: some View {"] + content.map { "    \($0)" } + ["  }"]
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

extension ViewTask {
  fileprivate func source(in program: Program) -> String {
    ".task\(id.map { "(id: \($0.source))" } ?? "") { \(statement.source(in: program)) }"
  }
}

extension Property {
  fileprivate func declaration(in program: Program) -> String {
    switch kind {
    case .state(.elements(let elements)):
      let type = program.element
      let items = elements.map { "    \($0.source(of: type)),\n" }.joined()
      return "@State private var \(name) = [\n\(items)  ]"
    case .state(let value): return "@State private var \(name) = \(value.source)"
    case .input(let type): return "let \(name): \(type)"
    case .binding(let type): return "@Binding var \(name): \(type)"
    case .action: return "let \(name): () -> Void"
    case .stateObject(let type): return "@StateObject private var \(name) = \(type)()"
    case .ownedObserved(let type): return "@ObservedObject private var \(name) = \(type)()"
    case .observed(let type): return "@ObservedObject var \(name): \(type)"
    case .stateModel(let type): return "@State private var \(name) = \(type)()"
    case .model(let type): return "let \(name): \(type)"
    case .environmentModel(let type):
      return "@Environment(\(type).self) private var \(name)"
    case .environmentValue:
      return "@Environment(\\.\(program.environmentValue?.property ?? name)) private var \(name)"
    case .saved(let value):
      return "@AppStorage(\"\(name)\") private var \(name) = \(value.source)"
    }
  }
}

extension ElementValue {
  fileprivate func source(of type: ElementType?) -> String {
    "\(type?.name ?? "")(id: \(id), name: \"\(name)\", \(type?.count ?? ""): \(count))"
  }
}

extension Element {
  fileprivate func lines(in program: Program) -> [String] {
    switch self {
    case .label(let text): return ["Text(\"\(text)\")"]
    case .value(let label, let value): return ["Text(\"\(label): \\(\(value.source))\")"]
    case .actionButton(let title, let action): return ["Button(\"\(title)\", action: \(action))"]
    case .toggle(let title, let property): return ["Toggle(\"\(title)\", isOn: $\(property))"]
    case .button(let title, let statements):
      let lines = statements.map { $0.source(in: program) }
      if lines.count == 1, lines[0].count < 44 { return ["Button(\"\(title)\") { \(lines[0]) }"] }
      return ["Button(\"\(title)\") {"] + lines.map { "  \($0)" } + ["}"]
    case .child(let child): return child.lines(in: program)
    case .branch(let condition, let then, let otherwise):
      var lines = ["if \(condition.source) {"] + then.flatMap { $0.lines(in: program) }.indented
      if !otherwise.isEmpty {
        lines += ["} else {"] + otherwise.flatMap { $0.lines(in: program) }.indented
      }
      return lines + ["}"]
    case .rows(let list, let view, let argument):
      return ["ForEach(\(list)) { \(argument) in", "  \(view)(\(argument): \(argument))", "}"]
    }
  }
}

extension ChildView {
  fileprivate func lines(in program: Program) -> [String] {
    var trailing: [Statement]?
    var words: [String] = []
    for argument in arguments {
      if case .action(let statements) = argument.value, argument == arguments.last {
        trailing = statements
      } else {
        words.append("\(argument.name): \(argument.value.source)")
      }
    }
    let list = words.joined(separator: ", ")
    var lines = ["\(view)(\(list))"]
    if let trailing {
      let call = "\(view)\(list.isEmpty ? "" : "(\(list))")"
      lines = ["\(call) {"] + trailing.map { "  \($0.source(in: program))" } + ["}"]
      if lines.count == 3 { lines = ["\(call) { \(trailing[0].source(in: program)) }"] }
    }
    if program.view(view)?.compared != nil { lines[lines.count - 1] += ".equatable()" }
    if let id { lines[lines.count - 1] += ".id(\(id.source))" }
    if let environmentValue, let name = program.environmentValue {
      lines.append("  .environment(\\.\(name.property), \(environmentValue.source))")
    }
    if let environmentObject { lines.append("  .environment(\(environmentObject))") }
    return lines
  }
}

extension Expression {
  var source: String {
    switch self {
    case .literal(let value): value.source
    case .property(let name): name
    case .member(let name, let member): "\(name).\(member)"
    case .isOver(let value, let limit): "\(value.source) > \(limit)"
    case .both(let one, let other): "\(one.source) && \(other.source)"
    case .binding(let name): "$\(name)"
    case .action(let statements): "{ \(statements.count) }"
    }
  }
}

extension Statement {
  fileprivate func source(in program: Program) -> String {
    switch self {
    case .set(let target, let value): "\(target.source) = \(value.source)"
    case .copy(let name, let other): "\(name) = \(other)"
    case .add(let target, let number):
      number < 0 ? "\(target.source) -= \(-number)" : "\(target.source) += \(number)"
    case .flip(let target): "\(target.source).toggle()"
    case .replace(let name, let type): "\(name) = \(type)()"
    case .insert(let element, let list):
      "\(list).insert(\(element.source(of: program.element)), at: 0)"
    case .removeFirst(let list): "\(list).removeFirst()"
    case .reverse(let list): "\(list).reverse()"
    case .addToFirst(let list): "\(list)[0].\(program.element?.count ?? "") += 1"
    }
  }
}

extension Statement.Target {
  var source: String {
    switch self {
    case .property(let name): name
    case .member(let name, let member): "\(name).\(member)"
    }
  }
}

extension Value {
  /// The value as a literal.
  var source: String {
    switch self {
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .text(let text): "\"\(text)\""
    case .elements, .element, .object, .location, .action: "nil"
    }
  }

  /// The name of the value's type.
  var type: String {
    switch self {
    case .flag: "Bool"
    case .text: "String"
    default: "Int"
    }
  }
}

extension [String] {
  fileprivate var indented: [String] { map { "  \($0)" } }
}
