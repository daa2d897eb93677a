import WorkbookCommandLine
import WorkbookPracticeRounds
import WorkbookStart
import WorkbookStudent

/// The tool with which students practice.
let practice = Tool(overview: .overview, commands: [.practice])
await practice.start()
