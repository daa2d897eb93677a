import Testing

@testable import StateFlow
@testable import StateFlowCombine

@Suite("Observing objects of unknown types")
struct ObserveTests {
  @Test func `an object can be observed without knowing its type`() {
    let model = Model()
    let erased: any ObservableObject = model
    let count = Locked(0)
    let token = observe(erased) { count.withLock { $0 += 1 } }
    model.name = "a"
    token.cancel()
    model.name = "b"
    #expect(count.withLock { $0 } == 1)
  }

  @Test @MainActor func `an object on the main actor can be observed without knowing its type`() {
    let model = OnMain()
    let erased: any ObservableObject = model
    let count = Locked(0)
    let token = observe(erased) { count.withLock { $0 += 1 } }
    model.name = "a"
    token.cancel()
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `a published property records the line of its declaration`() {
    let model = Model()
    #expect(model.storage.declared == Model.declared)
  }
}

private final class Model: ObservableObject {
  static let declared = SourceSpot(line: #line + 1)
  @Published var name = ""
  var storage: PublishedStorage { _name.storage }
}

@MainActor private final class OnMain: @MainActor ObservableObject {
  @Published var name = ""
}
