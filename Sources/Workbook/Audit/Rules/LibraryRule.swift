/// The rule for the library declarations that an answer may use.
enum LibraryRule {
  /// Returns a finding if an answer refers to a declaration that it isn't allowed to use.
  ///
  /// - Parameters:
  ///   - name: The name of the declaration.
  ///   - module: The name of the answer's module.
  static func finding(about name: DemangledName, in module: String) -> Finding? {
    if name.usr.hasPrefix("s:\(module.utf8.count)\(module)") || name.module == module { return nil }
    if Libraries.unrestricted.contains(name.module) { return nil }
    switch name.module {
    case "StateFlow": return Libraries.denies(kit: name.path) ? finding(name) : nil
    case _ where Libraries.standard.contains(name.module):
      return Libraries.denies(swift: name.path) || Libraries.isPointer(name.path)
        || Libraries.isExecutor(name.path)
        ? finding(name) : nil
    case _ where Libraries.foundation.contains(name.module):
      return isAllowed(foundation: name) ? nil : finding(name)
    case "Dispatch":
      return Libraries.denies(dispatch: name.path) ? finding(name) : nil
    case "Synchronization":
      // `_unsafeUnlock` opens a mutex that another thread has locked.
      return name.path.contains { $0.hasPrefix("_") } ? finding(name) : nil
    case "C":
      // `c:@F@exit` is a function, `c:@stdout` is a variable, and `c:@E@…` is a constant.
      let isCode = name.usr.hasPrefix("c:@F@") || name.usr.count { $0 == "@" } == 1
      return isCode && !Libraries.mathematics.contains(name.path.first ?? "") ? finding(name) : nil
    case "Testing", "WorkbookTesting", "XCTest": return tests(in: name.module)
    default:
      return finding(name)
    }
  }

  /// Returns a finding about tests in an answer, which students may have written to check it.
  static func tests(in module: String) -> Finding {
    Finding(
      name: module,
      message: "An answer is judged by the workbook's tests, and can't contain its own. Remove the "
        + "tests and import \(module).")
  }

  private static func isAllowed(foundation name: DemangledName) -> Bool {
    guard let head = name.path.first else { return false }
    if Libraries.deniedLabels.contains(where: name.text.contains) { return false }
    // Errors can be shared between threads, but their user info can contain anything.
    if head.hasSuffix("Error"), name.text.contains("userInfo: ") { return false }
    // Allow extensions of the standard library's types, except those that read or write files.
    return Libraries.swiftTypes.contains(head) || Libraries.allows(foundation: head, in: name.text)
  }

  /// Returns a finding if an answer calls one of the kit's functions that it has to implement
  /// itself.
  static func finding(
    about name: DemangledName, inKitInsteadOf ownFunctions: [String]
  ) -> Finding? {
    guard name.module == "StateFlow", let last = name.path.last, ownFunctions.contains(last) else {
      return nil
    }
    return Finding(
      name: last,
      message: "The task asks you to write \(name.name) yourself. Don't call the kit's function.")
  }

  /// Returns a finding about a name that isn't allowed, including advice on what to write instead.
  static func finding(_ name: DemangledName) -> Finding {
    let head = name.path.first ?? name.text
    let last = name.path.last ?? head
    let isTampering = name.module == "C" ? leaving.contains(last) : leaving.contains(head)
    let shown = name.path.isEmpty ? name.text : name.name.replacing(".init", with: "")
    if let label = fileLabel(in: name) {
      return Finding(
        name: head, message: "\(shown)(\(label):) isn't allowed in an answer. \(fileAdvice)")
    }
    return Finding(
      name: head,
      message: "\(shown) isn't allowed in an answer. "
        + (advice[head] ?? advice[last] ?? generalAdvice),
      isTampering: isTampering)
  }

  /// Returns the first argument label of a declaration that reads or writes a file, such as
  /// `contentsOfFile`, or `nil` for other declarations.
  private static func fileLabel(in name: DemangledName) -> String? {
    name.text.firstMatch(of: #/\.\w+\((contentsOf\w*|toFile|to): /#).map { String($0.1) }
  }

  private static let fileAdvice =
    "No exercise uses files. To save values, use the UserDefaults object that is passed to your code."

  /// Returns a finding about a symbol that the object file needs.
  static func finding(aboutSymbol name: String) -> Finding {
    Finding(
      name: name,
      message: "\(name) isn't allowed in an answer. "
        + (advice[name] ?? generalAdvice),
      isTampering: leaving.contains(name))
  }

  /// The names that are useful only to end the program, stop its tests, or forge their output.
  private static let leaving: Set = [
    "exit", "_exit", "_Exit", "quick_exit", "abort", "atexit", "at_quick_exit", "kill", "raise",
    "signal", "sigaction", "alarm", "pthread_exit", "pthread_kill", "longjmp", "dlopen", "dlsym",
    "ptrace", "fork", "vfork", "execv", "execve", "execvp", "posix_spawn", "posix_spawnp",
    "daemon", "setsid", "close", "dup", "dup2", "write", "pwrite", "withUnsafeCurrentTask",
    "UnsafeCurrentTask", "syscall", "setrlimit", "dispatchMain", "NSClassFromString",
    "_runAsyncMain",
  ]

  /// The advice for names that aren't in ``advice``.
  private static let generalAdvice = "You can solve every exercise with values, views, and stores."

  /// The advice on what to write instead of a name, keyed by that name.
  private static let advice: [String: String] = [
    "Thread": "Use Task, or DispatchQueue with a closure. Thread.isMainThread is fine.",
    "Process": "No exercise needs another program.",
    "ProcessInfo": "No exercise depends on the process that it runs in.",
    "CommandLine": "Exercises run without arguments. Pass values to functions and initializers.",
    "FileManager": "To save values, use the UserDefaults object that is passed to your code.",
    "FileHandle": "To print messages, use print.",
    "URL": "Store addresses and paths as strings. No exercise uses files or the network.",
    "URLSession": "No exercise uses the network.",
    "Bundle": "No exercise has resources.",
    "readLine": "No exercise reads input.",
    "exit": "Return from the function instead.",
    "fputs": "Use print.", "printf": "Use print.", "puts": "Use print.",
    "sleep": "Use the scheduler that is passed to your code.",
    "usleep": "Use the scheduler that is passed to your code.",
    "unsafeBitCast": "Convert with an initializer, or cast with as?.",
    "unsafeDowncast": "Cast with as?.",
    "EncodingError": "Throw an error of your own.", "NSError": "Throw an error of your own.",
    "CocoaError": "Throw an error of your own.",
    "Unmanaged": "Use a strong or weak reference.",
    "UnsafePointer": "Use arrays and references, which Swift checks.",
    "UnsafeMutablePointer": "Use arrays and references, which Swift checks.",
    "DispatchWorkItem": "Pass a closure to async or asyncAfter instead.",
    "ManagedBuffer": "Use arrays and references, which Swift checks.",
    "ViewGraph": "Describe your views in a body. The tests show them on a screen.",
    "DispatchSource": "Use the scheduler that is passed to your code.",
  ]
}
