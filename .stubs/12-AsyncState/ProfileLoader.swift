import StateFlow

// The pilots of a harbor guide ships to the quay. A screen in the harbor office
// shows the profile of one pilot, which comes from a server. Load the profile,
// and keep the loading state in one enum.
//
// 1. A tap on a pilot's name asks the server for this pilot's profile. Until
//    the server answers or fails, the screen shows "Loading…" and no profile.
//    After the answer, it shows the profile and no longer "Loading…".
// 2. Only the pilot chosen last counts. The screen never shows the profile of
//    another pilot, in whatever order the answers arrive.
// 3. If the server fails, the screen shows "The profile can't be loaded."
//    instead of "Loading…", and a button "Try again", which asks for this
//    pilot's profile again.
// 4. Beside a loaded profile, there's a button "Reload", which asks the server
//    again. The old profile stays on screen, together with "Loading…", until
//    the new one arrives.
// 5. If a reload fails, the screen still shows the old profile, together with
//    "This may be out of date." and a button "Try again", which does the same
//    as "Reload".
// 6. Neither a load that was canceled nor one for another pilot is shown as a
//    failure.
// 7. While a profile loads, "Reload" and "Try again" are disabled or missing.
// 8. Before a pilot is chosen, the screen shows "Choose a pilot.", and no
//    request is sent.
//
// What happens if a user taps the name of the pilot who is already chosen is up
// to you.

/// The state of a profile. Add the values that a case has to remember.
enum Loading {
  case idle
  case loading
  case loaded(String)
  case failed
}

struct ProfileLoader: View {
  /// A server that answers a pilot's name with the pilot's profile.
  let server: Server<String, String>
  @State private var pilot: String?
  @State private var loading = Loading.idle

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        ForEach(["Ada", "Bo", "Cleo", "Dina"], id: \.self) { name in
          Button(name) { pilot = name }
        }
      }
      unfinished(
        """
        Show the state of the profile, and load the profile. You can change \
        the code above, too.
        """,
        placeholder: Text(""))
    }
  }
}
