import StateFlow

/// An exercise whose hole is reached where no task tells which test is running.
struct Letterbox {
  func empty() -> [String] {
    unfinished("Hand out the letters.", placeholder: [])
  }
}
