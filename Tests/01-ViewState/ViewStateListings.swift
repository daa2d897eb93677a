import StateFlow

// The listings of Chapters/01-ViewState.md. They are compiled here, and
// ViewStateProseTests checks that they do what the prose says.

// listing: forgetful
struct ForgetfulDoor: View {
  var body: some View {
    var visitors = 0
    VStack {
      Text("Visitors: \(visitors)")
      Button("One more") { visitors += 1 }
    }
  }
}
// end

// listing: door
struct Door: View {
  @State private var visitors = 0

  var body: some View {
    VStack {
      Text("Visitors: \(visitors)")
      Button("One more") { visitors += 1 }
    }
  }
}
// end

// listing: museum
struct Museum: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      Text(isOpen ? "Open" : "Closed")
      Button("Open or close") { isOpen.toggle() }
      Door()
      Door()
    }
  }
}
// end

// listing: group
struct GroupDoor: View {
  @State private var visitors = 0

  var body: some View {
    VStack {
      Text("Visitors: \(visitors)")
      Button("A family of three") {
        visitors += 1
        visitors += 1
        visitors += 1
      }
      Button("Nobody") { visitors = visitors + 0 }
    }
  }
}
// end

// listing: branches
struct NightHall: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Button("Day or night") { isNight.toggle() }
      if isNight {
        Door().foregroundColor(.gray)
      } else {
        Door().foregroundColor(.black)
      }
    }
  }
}
// end

// listing: argument
struct SteadyHall: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Button("Day or night") { isNight.toggle() }
      Door().foregroundColor(isNight ? .gray : .black)
    }
  }
}
// end

// listing: id
struct Daily: View {
  @State private var day = 1

  var body: some View {
    VStack {
      Button("Next day") { day += 1 }
      Door().id(day)
    }
  }
}
// end

// listing: panel
struct Panel: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
      if isOpen {
        SearchField()
      }
    }
  }
}

struct SearchField: View {
  @State private var words = ""

  var body: some View {
    TextField("Search", text: $words)
  }
}
// end

// listing: owner
struct MemoryPanel: View {
  @State private var isOpen = false
  @State private var words = ""

  var body: some View {
    VStack {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
      if isOpen {
        TextField("Search", text: $words)
      }
    }
  }
}
// end

// listing: derived
struct Guests: View {
  let names: [String]
  @State private var isReversed = false

  private var shownNames: [String] {
    isReversed ? names.reversed() : names
  }

  var body: some View {
    VStack {
      Button(isReversed ? "First to last" : "Last to first") {
        isReversed.toggle()
      }
      List(shownNames, id: \.self) { name in
        Text(name)
      }
    }
  }
}
// end

// listing: copied
struct CopiedGuests: View {
  @State private var names: [String]

  init(names: [String]) {
    _names = State(initialValue: names)
  }

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
    }
  }
}
// end

// listing: body
struct Impatient: View {
  @State private var runs = 0

  var body: some View {
    runs += 1
    return Text("Runs: \(runs)")
  }
}
// end
