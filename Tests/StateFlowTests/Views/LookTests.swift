import StateFlow
import Testing

@MainActor
@Suite("Looks")
struct LookTests {
  private func first<V: View>(_ view: V) -> Element { ViewGraph { view }.elements[0] }

  @Test func `a style is kept as a look`() {
    let picker = first(
      Picker("Order", selection: .constant(1)) { Text("A–Z").tag(1) }.pickerStyle(.segmented))
    #expect(Style().inside(picker).looks == [.picker: .segmentedPicker])
  }

  @Test func `the inner of two styles holds, also where it leaves it to the platform`() {
    let button = first(Button("Add") {}.buttonStyle(.automatic).buttonStyle(.borderedProminent))
    #expect(Style().inside(button).looks[.button] == nil)
    let other = first(Button("Add") {}.buttonStyle(.plain).buttonStyle(.borderedProminent))
    #expect(Style().inside(other).looks[.button] == .plainButton)
  }

  @Test func `each look is about one thing`() {
    #expect(Look.allCases.filter { $0.subject == .picker }.count == 3)
  }

  @Test func `a frame keeps where its content stands`() {
    let text = first(Text("x").frame(width: 40, alignment: .trailing))
    guard case .frame(let frame) = text.attributes.first else {
      Issue.record("There is no frame.")
      return
    }
    #expect(frame.alignment == .trailing)
  }

  @Test func `what is said of room is kept`() {
    #expect(
      first(Text("x").fixedSize().layoutPriority(2)).attributes == [.fixedSize, .layoutPriority(2)])
    #expect(first(Spacer(minLength: 8)).attributes == [.spacing(8)])
    #expect(first(ScrollView(.horizontal) { Text("x") }).attributes == [.axis(.horizontal)])
  }
}
