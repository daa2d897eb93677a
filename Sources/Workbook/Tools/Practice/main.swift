import WorkbookCommandLine
import WorkbookPracticeRounds
import WorkbookStart
import WorkbookStudent

/// What students use to practice.
let practice = Tool(overview: .overview, commands: [.practice])
await practice.start()
