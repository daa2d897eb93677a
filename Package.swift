// swift-tools-version: 6.3

import Foundation
import PackageDescription

// The chapters, in order. SwiftPM caches the manifest and does not see new folders, so the list
// is literal: a new chapter is a new line here.
let allChapters = [
  "01-ViewState",
  "02-Bindings",
  "03-ValuesAndReferences",
  "04-Boxing",
  "05-ObservableObjects",
  "06-Ownership",
  "07-EnvironmentInjection",
  "08-Stores",
  "09-Persistence",
  "10-RestaurantGuide",
  "11-ModernObservation",
  "12-AsyncState",
]

// WORKBOOK_ANSWERS=Exercises|Solutions: the folder that the chapter modules are built from.
let answers = Context.environment["WORKBOOK_ANSWERS"] ?? "Exercises"
guard ["Exercises", "Solutions"].contains(answers) else {
  fatalError("WORKBOOK_ANSWERS is \"\(answers)\". Set it to Exercises or Solutions.")
}

// WORKBOOK_CHAPTER=01-ViewState: that chapter alone, so that an exercise elsewhere that does not
// compile is out of the way.
let onlyChapter = Context.environment["WORKBOOK_CHAPTER"]
if let onlyChapter, !allChapters.contains(onlyChapter) {
  fatalError(
    "WORKBOOK_CHAPTER is \"\(onlyChapter)\". Set it to one of \(allChapters.joined(separator: ", "))."
  )
}
let chapters = onlyChapter.map { [$0] } ?? allChapters

// A copy for students has no solutions for some chapters.
if answers == "Solutions" {
  let missing = chapters.filter {
    !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Solutions/\($0)/Catch")
  }
  guard missing.isEmpty else {
    fatalError(
      "This copy of the workbook has no solutions for \(missing.joined(separator: ", ")). Leave "
        + "WORKBOOK_ANSWERS unset, or set WORKBOOK_CHAPTER to a chapter with solutions.")
  }
}

// Students write no isolation annotations: their code runs on the main actor, as an app's does.
// So does what measures it.
let mainActorSettings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// Every verdict rests on the kit, so whatever the compiler can't prove to be safe in it is marked.
let kitSettings: [SwiftSetting] = [.strictMemorySafety()]

// WORKBOOK_TESTS=all: adds the project's own suites and the benchmarks, which students don't need.
let ownTests = Context.environment["WORKBOOK_TESTS"]
if let ownTests, ownTests != "all" {
  fatalError("WORKBOOK_TESTS is \"\(ownTests)\". Set it to all, or leave it unset.")
}

// WORKBOOK_TOOLS=all: adds the grader and the author's tool. `workbook` sets it when it builds them, so
// that `swift test` doesn't.
let moreTools = Context.environment["WORKBOOK_TOOLS"]
if let moreTools, moreTools != "all" {
  fatalError("WORKBOOK_TOOLS is \"\(moreTools)\". Set it to all, or leave it unset.")
}

// WORKBOOK_BUILD=once: compiles each of these suites as a whole, without debug information. That takes
// less time in a fresh clone, but more after an edit.
let buildMode = Context.environment["WORKBOOK_BUILD"]
if let buildMode, buildMode != "once" {
  fatalError("WORKBOOK_BUILD is \"\(buildMode)\". Set it to once, or leave it unset.")
}
let ownTestSettings: [SwiftSetting] =
  buildMode == "once"
  ? [
    .unsafeFlags([
      "-disable-batch-mode", "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo",
      "-gnone",
    ])
  ] : []

// The toolchain's own linker takes half the time of the system's. Whatever links a chapter or the
// companion's core is linked by it.
let fastLinker: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))
]

func module(of chapter: String) -> String {
  String(chapter.drop { $0 != "-" }.dropFirst())
}

func chapterTargets(_ chapter: String) -> [Target] {
  let module = module(of: chapter)
  return [
    // The exercises whose answer is a test import the testing library, which demos can't link, so they
    // have a module of their own.
    .target(
      name: "\(module)Catch",
      dependencies: ["StateFlow", "WorkbookTesting"],
      path: "\(answers)/\(chapter)/Catch",
      swiftSettings: mainActorSettings
    ),
    .target(
      name: module,
      dependencies: ["StateFlow"],
      path: "\(answers)/\(chapter)",
      exclude: ["Catch"],
      // Demos see what is internal in the answers, as suites do, in a release build too.
      swiftSettings: mainActorSettings
        + [.unsafeFlags(["-enable-testing"], .when(configuration: .release))],
      linkerSettings: fastLinker
    ),
    .testTarget(
      name: "\(module)Tests",
      dependencies: [
        .target(name: module), .target(name: "\(module)Catch"), "WorkbookTesting", "WorkbookProse",
      ],
      path: "Tests/\(chapter)",
      exclude: ["WrongAnswers", "Demo"],
      swiftSettings: mainActorSettings
    ),
    .executableTarget(
      name: "\(module)Demo",
      dependencies: [.target(name: module), "DemoSupport", "StateFlow", "StateFlowTerminal"],
      path: "Sources/Demos/\(chapter)",
      swiftSettings: mainActorSettings
    ),
  ]
}

/// Returns the product for a chapter's demo, such as `view-state-demo` for `01-ViewState`.
func demo(of chapter: String) -> Product {
  let words = module(of: chapter).map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
  return .executable(
    name: "\(words.joined().dropFirst())-demo", targets: ["\(module(of: chapter))Demo"])
}

// The book is made from megabytes of JSON, also by a tool that isn't optimized.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// The companion, in layers: a module knows only those above it in this list. Only what starts a tool
// knows the contents, so that little has to be compiled after a new chapter.
let companionTargets: [Target] = [
  companionTarget("Core"),
  companionTarget("Contents", knowing: "Core"),
  companionTarget("Processes", knowing: "Core"),
  companionTarget("Audit", knowing: "Core", exclude: ["Recorded"]),
  companionTarget("Engine", knowing: "Core", "Processes", "Audit"),
  companionTarget("CommandLine", knowing: "Core", "Processes", sharing: ["TerminalRecovery"]),
  companionTarget("Student", knowing: "Core", "CommandLine"),
  companionTarget(
    "Start", knowing: "Core", "Contents", "Processes", "Engine", "CommandLine",
    path: "Tools/Start"),
  companionTool("Command", in: "Tools/Student", knowing: "CommandLine", "Student", "Start"),
]

// What instructors and authors use, and students only for practice. The grader and the author's tool don't
// know each other.
let moreCompanionTargets: [Target] = [
  companionTarget("Practice", knowing: "Core"),
  companionTarget("PracticeRounds", knowing: "Core", "CommandLine", "Student", "Practice"),
  companionTool(
    "PracticeCommand", in: "Tools/Practice", knowing: "CommandLine", "Student", "PracticeRounds",
    "Start"),
  companionTarget(
    "Grading", knowing: "Core", "Processes", "Audit", "Engine", "CommandLine", "Practice"),
  companionTarget(
    "Book", knowing: "Core", "Practice", settings: optimized,
    exclude: ["Assets", "BrowserTests"]),
  companionTarget(
    "Authoring", knowing: "Core", "Processes", "Audit", "Engine", "CommandLine", "Practice",
    "Book"),
  companionTool(
    "GraderCommand", in: "Tools/Grader", knowing: "CommandLine", "Student", "Grading", "Start"),
  companionTool(
    "AuthorCommand", in: "Tools/Author", knowing: "CommandLine", "Student", "Grading",
    "PracticeRounds", "Authoring", "Start"),
]

func companionTarget(
  _ layer: String, knowing others: String..., sharing shared: [Target.Dependency] = [],
  path: String? = nil, settings: [SwiftSetting] = [], exclude: [String] = []
) -> Target {
  .target(
    name: "Workbook\(layer)", dependencies: others.map { .target(name: "Workbook\($0)") } + shared,
    path: "Sources/Workbook/\(path ?? layer)", exclude: exclude, swiftSettings: settings,
    linkerSettings: layer == "Core" ? fastLinker : [])
}

func companionTool(_ name: String, in path: String, knowing others: String...) -> Target {
  .executableTarget(
    name: "Workbook\(name)", dependencies: others.map { .target(name: "Workbook\($0)") },
    path: "Sources/Workbook/\(path)")
}

// The companion's own suites, one for each module, so that little has to be compiled after an edit.
let companionTests: [Target] = [
  .target(
    name: "WorkbookTestSupport",
    dependencies: [
      "WorkbookCore", "WorkbookContents", "WorkbookEngine", "WorkbookCommandLine",
      "WorkbookPractice", "WorkbookStudent",
    ],
    path: "Tests/WorkbookTests/Support", swiftSettings: ownTestSettings),
  companionTestTarget("Core"),
  companionTestTarget("Contents", knowing: "Core"),
  companionTestTarget("Processes", knowing: "Core"),
  companionTestTarget("Audit", knowing: "Core", "Processes", "Engine"),
  companionTestTarget("Engine", knowing: "Core", "Processes", "Audit"),
  companionTestTarget("CommandLine", knowing: "Core"),
  companionTestTarget("Practice", knowing: "Core"),
  companionTestTarget("Student", knowing: "Core", "Contents", "Engine", "CommandLine"),
  companionTestTarget(
    "PracticeRounds", knowing: "Core", "CommandLine", "Student", "Practice"),
  companionTestTarget("Start"),
  companionTestTarget(
    "Grading", knowing: "Core", "Contents", "Processes", "Audit", "Engine", "CommandLine",
    "Practice", "Student"),
  companionTestTarget("Book", knowing: "Core", "Practice"),
  companionTestTarget(
    "Authoring", knowing: "Core", "Contents", "Audit", "Engine", "CommandLine", "Practice",
    "Student", "AuthorCommand"),
  companionTestTarget(
    "Tools", testing: "Command", knowing: "Core", "CommandLine", "Student", "AuthorCommand"),
]

func companionTestTarget(
  _ layer: String, testing module: String? = nil, knowing others: String...
) -> Target {
  .testTarget(
    name: "Workbook\(layer)Tests",
    dependencies: ([module ?? layer, "TestSupport"] + others).map {
      .target(name: "Workbook\($0)")
    },
    path: "Tests/WorkbookTests/\(layer)", swiftSettings: ownTestSettings)
}

let package = Package(
  name: "StateFlowWorkbook",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "StateFlow", targets: ["StateFlow", "StateFlowStory"]),
    .executable(name: "workbook", targets: ["WorkbookCommand"]),
  ],
  targets: [
    .target(name: "StateFlowCombine", swiftSettings: kitSettings),
    .target(name: "StateFlow", dependencies: ["StateFlowCombine"], swiftSettings: kitSettings),
    .target(name: "StateFlowStory", dependencies: ["StateFlow"], swiftSettings: kitSettings),
    .target(
      name: "StateFlowFigures", dependencies: ["StateFlow", "StateFlowStory"],
      swiftSettings: kitSettings),
    .target(name: "StateFlowActions", dependencies: ["StateFlow"], swiftSettings: kitSettings),
    // Demos and the companion both change the terminal, so they share how it's recovered.
    .target(name: "TerminalRecovery"),
    .target(
      name: "StateFlowTerminal",
      dependencies: ["StateFlow", "StateFlowStory", "StateFlowActions", "TerminalRecovery"]),
    .target(
      name: "WorkbookTesting",
      dependencies: ["StateFlow", "StateFlowStory", "StateFlowActions"],
      swiftSettings: kitSettings),
    // Answers are judged without it.
    .target(
      name: "WorkbookProse",
      dependencies: [
        "StateFlow", "StateFlowStory", "StateFlowActions", "StateFlowFigures", "WorkbookTesting",
      ],
      swiftSettings: kitSettings),
    .target(
      name: "DemoSupport", dependencies: ["StateFlow", "WorkbookCore"],
      path: "Sources/Demos/Support",
      swiftSettings: mainActorSettings),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += companionTargets
package.targets += chapters.flatMap(chapterTargets)
package.products += chapters.map(demo)

if moreTools == "all" || ownTests == "all" {
  package.targets += moreCompanionTargets
  package.products += [
    .executable(name: "workbook-practice", targets: ["WorkbookPracticeCommand"]),
    .executable(name: "workbook-grade", targets: ["WorkbookGraderCommand"]),
    .executable(name: "workbook-author", targets: ["WorkbookAuthorCommand"]),
  ]
}

if ownTests == "all" {
  package.products.append(.executable(name: "Benchmarks", targets: ["Benchmarks"]))
  package.targets += [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "StateFlow", "StateFlowStory", "StateFlowTerminal", "WorkbookCore", "WorkbookContents",
        "WorkbookProcesses", "WorkbookEngine", "WorkbookCommandLine", "WorkbookGrading",
      ],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "StateFlowTests",
      dependencies: [
        "StateFlow", "StateFlowCombine", "StateFlowStory", "StateFlowFigures", "WorkbookTesting",
      ],
      swiftSettings: ownTestSettings),
    .testTarget(
      name: "StateFlowTerminalTests",
      dependencies: [
        "StateFlow", "StateFlowStory", "StateFlowActions", "StateFlowTerminal", "TerminalRecovery",
      ],
      swiftSettings: ownTestSettings),
    .testTarget(
      name: "WorkbookTestingTests",
      dependencies: ["StateFlow", "StateFlowStory", "StateFlowActions", "WorkbookTesting"],
      swiftSettings: ownTestSettings),
    .testTarget(
      name: "WorkbookProseTests", dependencies: ["StateFlow", "WorkbookTesting", "WorkbookProse"],
      swiftSettings: ownTestSettings),
  ]
  package.targets += companionTests
}

// Students don't edit the kit. So in a debug build, too, the compiler takes each of its modules, which
// are those in their default folders, as a whole: that needs a quarter less processor time.
for target in package.targets where target.type == .regular && target.path == nil {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(
        ["-disable-batch-mode", "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo"],
        .when(configuration: .debug))
    ]
}

// Otherwise, the first module to be compiled writes an index of the toolchain's modules, too. Editors
// don't need it, and it takes a sixth of the time of compiling the kit.
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-index-ignore-system-modules"])]
}
