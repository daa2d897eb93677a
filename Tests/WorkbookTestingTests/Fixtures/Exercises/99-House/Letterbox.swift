import StateFlow

/// An exercise whose hole is reached where no task-local value identifies the running test.
struct Letterbox {
  func empty() -> [String] {
    unfinished("Return the letters.", placeholder: [])
  }
}
