import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Styles of controls")
struct LookTests {
  private func first<V: View>(_ view: V) -> Element { ViewGraph { view }.elements[0] }

  @Test func `a style is stored separately for each kind of control`() {
    let picker = first(
      Picker("Order", selection: .constant(1)) { Text("A–Z").tag(1) }.pickerStyle(.segmented))
    #expect(Style().inside(picker).looks == [.picker: .segmentedPicker])
  }

  @Test func `the innermost of two styles is used, even if it's automatic`() {
    let button = first(Button("Add") {}.buttonStyle(.automatic).buttonStyle(.borderedProminent))
    #expect(Style().inside(button).looks[.button] == nil)
    let other = first(Button("Add") {}.buttonStyle(.plain).buttonStyle(.borderedProminent))
    #expect(Style().inside(other).looks[.button] == .plainButton)
  }

  @Test func `a frame stores the alignment of its content`() {
    let text = first(Text("x").frame(width: 40, alignment: .trailing))
    guard case .frame(let frame) = text.attributes.first else {
      Issue.record("The text has no frame attribute.")
      return
    }
    #expect(frame.alignment == .trailing)
  }

  @Test func `size and spacing modifiers are stored`() {
    #expect(
      first(Text("x").fixedSize().layoutPriority(2)).attributes == [.fixedSize, .layoutPriority(2)])
    #expect(first(Spacer(minLength: 8)).attributes == [.spacing(8)])
    #expect(first(ScrollView(.horizontal) { Text("x") }).attributes == [.axis(.horizontal)])
  }
}
