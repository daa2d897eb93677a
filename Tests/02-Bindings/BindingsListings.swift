import StateFlow

// The listings of Chapters/02-Bindings.md. They are compiled here, and
// BindingsProseTests checks that they do what the prose says.

// listing: copy
struct DarkRoom: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Text(isLit ? "The room is lit" : "The room is dark")
      CopyingSwitch(isOn: isLit)
      Button("Leave") { isLit = false }
    }
  }
}

struct CopyingSwitch: View {
  @State var isOn: Bool

  var body: some View {
    Toggle(isOn ? "Lamp on" : "Lamp off", isOn: $isOn)
  }
}
// end

// The room with a binding. The prose leaves it to EncryptionToggle.
struct Room: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Text(isLit ? "The room is lit" : "The room is dark")
      LampSwitch(isOn: $isLit)
      Button("Leave") { isLit = false }
    }
  }
}
// listing: switch
struct LampSwitch: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle(isOn ? "Lamp on" : "Lamp off", isOn: $isOn)
  }
}
// end

// listing: corridor
struct Corridor: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      LampSwitch(isOn: $isLit)
      LampSwitch(isOn: $isLit)
    }
  }
}
// end

// listing: reader
struct Stairs: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Bulb(isOn: isLit)
      LampSwitch(isOn: $isLit)
    }
  }
}

struct Bulb: View {
  let isOn: Bool

  var body: some View {
    Text(isOn ? "Bright" : "Dark")
  }
}
// end

// listing: member
struct Lamp: Identifiable {
  let id: Int
  var isOn = false
  var brightness = 0.5
}

struct Studio: View {
  @State private var lamp = Lamp(id: 1)

  var body: some View {
    VStack {
      LampSwitch(isOn: $lamp.isOn)
      Dimmer(level: $lamp.brightness)
      NightButton(lamp: $lamp)
    }
  }
}

struct Dimmer: View {
  @Binding var level: Double

  var body: some View {
    VStack {
      Text(level > 0.7 ? "Bright" : "Dim")
      Slider(value: $level, in: 0...1) { Text("Brightness") }
    }
  }
}
// end

// listing: mutating
extension Lamp {
  mutating func setForNight() {
    isOn = true
    brightness = 0.1
  }
}

struct NightButton: View {
  @Binding var lamp: Lamp

  var body: some View {
    Button("Night") { lamp.setForNight() }
  }
}
// end

// listing: elements
struct Theater: View {
  @State private var lamps = [Lamp(id: 1), Lamp(id: 2), Lamp(id: 3)]

  var body: some View {
    ForEach($lamps) { $lamp in
      Toggle("Lamp \(lamp.id)", isOn: $lamp.isOn)
    }
  }
}
// end

// listing: percent
extension Binding where Value == Double {
  /// A binding to the fraction as a percentage: 0.25 is 25.
  var percent: Binding<Double> {
    Binding<Double> {
      wrappedValue * 100
    } set: { percent in
      wrappedValue = percent / 100
    }
  }
}

struct Radio: View {
  @State private var volume = 0.25

  var body: some View {
    VStack {
      Text(volume > 0.4 ? "Loud" : "Quiet")
      Slider(value: $volume.percent, in: 0...100) { Text("Volume") }
    }
  }
}
// end

// listing: constant
struct Showroom: View {
  var body: some View {
    LampSwitch(isOn: .constant(true))
  }
}
// end

// listing: functions
struct Landing: View {
  @State private var floor = 1
  @State private var isLit = false

  var body: some View {
    VStack {
      Text("Floor \(floor)")
      Button("Up") { floor += 1 }
      LampSwitch(isOn: $isLit)
      LampSwitch(
        isOn: Binding {
          isLit
        } set: { isOn in
          isLit = isOn
        })
    }
  }
}
// end

// listing: wrapper
@propertyWrapper
struct Percent {
  private var number = 0

  var wrappedValue: Int {
    get { number }
    set { number = min(100, max(0, newValue)) }
  }

  var projectedValue: String { "\(number) %" }
}

struct Battery {
  @Percent var charge: Int
}
// end

// listing: lookup
@dynamicMemberLookup
struct Titled<Value> {
  let title: String
  let value: Value

  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Titled<Member> {
    Titled<Member>(title: title, value: value[keyPath: keyPath])
  }
}
// end
