import WorkbookCore

extension Theme {
  /// The themes, in no particular order.
  static let all = [
    bakery, harbor, library, garden, museum, station, workshop, postOffice, choir, observatory,
    campsite, movieTheater, swimmingPool, bikeShop,
  ]

  private static let bakery = Theme(
    root: "Bakery",
    views: [
      "Kitchen", "Storeroom", "ShopWindow", "Chalkboard", "Office", "Terrace", "OrderDesk",
      "FrontRoom",
    ],
    numbers: [
      .init("loaves", "Loaves", "Bake a loaf"),
      .init("guests", "Guests", "Greet a guest"),
      .init("rolls", "Rolls", "Shape a roll"),
      .init("sacks", "Flour sacks", "Fetch a sack"),
      .init("coins", "Coins", "Collect a coin"),
      .init("candles", "Candles", "Light a candle"),
    ],
    flags: [
      .init("isOpen", "Open", "Open or close"),
      .init("isHeated", "Heating", "Turn the heat on or off"),
      .init("hasSamples", "Free samples", "Start or stop free samples"),
      .init("showsPrices", "Prices", "Show or hide prices"),
    ],
    texts: [
      .init("special", "Special", ["Rye", "Brioche", "Toast"], "Choose"),
      .init("topping", "Topping", ["Sesame", "Sugar", "Cinnamon"], "Sprinkle"),
      .init("baker", "Baker", ["Anna", "Omar", "Mei"], "Call"),
    ],
    models: ["Stock", "Ledger", "Recipe", "Roster"],
    element: .init("Bun", list: "buns", names: ["Plain", "Poppy", "Cheese", "Raisin"]))

  private static let harbor = Theme(
    root: "Harbor",
    views: ["Pier", "Dock", "Wharf", "Jetty", "Quay", "Marina", "Boathouse", "Lookout"],
    numbers: [
      .init("crates", "Crates", "Unload a crate"),
      .init("ropes", "Ropes", "Coil a rope"),
      .init("gulls", "Gulls", "Spot a gull"),
      .init("sailors", "Sailors", "Welcome a sailor"),
      .init("barrels", "Barrels", "Stack a barrel"),
      .init("waves", "Waves", "Count a wave"),
    ],
    flags: [
      .init("isOpen", "Harbor open", "Open or close the harbor"),
      .init("isLit", "Light on", "Turn the light on or off"),
      .init("isFlagUp", "Flag up", "Raise or lower the flag"),
      .init("showsTides", "Tides", "Show or hide tides"),
    ],
    texts: [
      .init("forecast", "Forecast", ["Sun", "Rain", "Fog"], "Expect"),
      .init("destination", "Bound for", ["Lisbon", "Oslo", "Manila"], "Sail to"),
      .init("captain", "Captain", ["Nora", "Luis", "Kenji"], "Hail"),
    ],
    models: ["Tide", "Logbook", "Cargo", "Fleet"],
    element: .init("Boat", list: "boats", names: ["Heron", "Pearl", "Comet", "Dolphin"]))

  private static let library = Theme(
    root: "Library",
    views: [
      "ReadingRoom", "FrontDesk", "Archive", "Lobby", "Atrium", "StudyHall", "Annex",
      "BulletinBoard",
    ],
    numbers: [
      .init("loans", "Loans", "Lend a book"),
      .init("members", "Members", "Sign up a member"),
      .init("visitors", "Visitors", "Let in a visitor"),
      .init("bookmarks", "Bookmarks", "Hand out a bookmark"),
      .init("requests", "Requests", "File a request"),
      .init("chairs", "Chairs", "Pull up a chair"),
    ],
    flags: [
      .init("isQuiet", "Quiet time", "Start or end quiet time"),
      .init("isLocked", "Locked", "Lock or unlock"),
      .init("hasWiFi", "Wi-Fi", "Turn Wi-Fi on or off"),
      .init("showsDueDates", "Due dates", "Show or hide due dates"),
    ],
    texts: [
      .init("genre", "Genre", ["Mystery", "History", "Poetry"], "Browse"),
      .init("language", "Language", ["English", "Spanish", "Hindi"], "Read"),
      .init("librarian", "Librarian", ["Ines", "Tom", "Yuki"], "Ask"),
    ],
    models: ["Catalog", "Membership", "Budget", "Inventory"],
    element: .init("Book", list: "books", names: ["Atlas", "Fables", "Puzzles", "Travels"]))

  private static let garden = Theme(
    root: "Garden",
    views: [
      "Greenhouse", "Orchard", "Lawn", "FlowerBed", "Hillside", "HerbGarden", "Courtyard",
      "Terrace",
    ],
    numbers: [
      .init("seeds", "Seeds", "Sow a seed"),
      .init("weeds", "Weeds", "Pull a weed"),
      .init("tomatoes", "Tomatoes", "Pick a tomato"),
      .init("bees", "Bees", "Spot a bee"),
      .init("buckets", "Buckets", "Fill a bucket"),
      .init("worms", "Worms", "Dig up a worm"),
    ],
    flags: [
      .init("isWatering", "Sprinkler on", "Start or stop watering"),
      .init("isCovered", "Covered", "Cover or uncover"),
      .init("hasFence", "Fence", "Add or remove the fence"),
      .init("showsNames", "Plant names", "Show or hide names"),
    ],
    texts: [
      .init("season", "Season", ["Spring", "Summer", "Fall"], "Plan for"),
      .init("herb", "Herb", ["Basil", "Mint", "Thyme"], "Plant"),
      .init("mulch", "Mulch", ["Bark", "Straw", "Gravel"], "Spread"),
    ],
    models: ["Soil", "Harvest", "Compost", "Diary"],
    element: .init("Flower", list: "flowers", names: ["Tulip", "Daisy", "Iris", "Poppy"]))

  private static let museum = Theme(
    root: "Museum",
    views: [
      "Gallery", "Lobby", "Courtyard", "Annex", "SculptureHall", "GiftShop", "Rotunda", "NorthWing",
    ],
    numbers: [
      .init("visitors", "Visitors", "Admit a visitor"),
      .init("guides", "Guides", "Hire a guide"),
      .init("postcards", "Postcards", "Sell a postcard"),
      .init("coats", "Coats", "Hang up a coat"),
      .init("vases", "Vases", "Unpack a vase"),
      .init("sketches", "Sketches", "Draw a sketch"),
    ],
    flags: [
      .init("isGuarded", "Guarded", "Post or recall a guard"),
      .init("isFree", "Free admission", "Charge or waive the fee"),
      .init("hasAudio", "Audio guide", "Turn audio on or off"),
      .init("showsCaptions", "Captions", "Show or hide captions"),
    ],
    texts: [
      .init("topic", "Topic", ["Pottery", "Textiles", "Armor"], "Study"),
      .init("artist", "Artist", ["Monet", "Kahlo", "Hokusai"], "Feature"),
      .init("curator", "Curator", ["Clara", "Hugo", "Amara"], "Thank"),
    ],
    models: ["Exhibition", "Guestbook", "Tour", "Vault"],
    element: .init("Painting", list: "paintings", names: ["Dawn", "Orchard", "Meadow", "Dancers"]))

  private static let station = Theme(
    root: "Station",
    views: [
      "Concourse", "WaitingRoom", "TicketOffice", "ControlRoom", "MainTrack", "SideTrack",
      "Terminal", "Forecourt",
    ],
    numbers: [
      .init("tickets", "Tickets", "Sell a ticket"),
      .init("passengers", "Passengers", "Board a passenger"),
      .init("suitcases", "Suitcases", "Load a suitcase"),
      .init("railcars", "Railcars", "Couple a railcar"),
      .init("delays", "Delays", "Announce a delay"),
      .init("whistles", "Whistles", "Blow the whistle"),
    ],
    flags: [
      .init("isBoarding", "Boarding", "Start or stop boarding"),
      .init("isHeated", "Heating", "Turn heating on or off"),
      .init("hasOpenDoors", "Doors open", "Open or close the doors"),
      .init("showsArrivals", "Arrivals", "Show or hide arrivals"),
    ],
    texts: [
      .init("destination", "Destination", ["Vienna", "Kyoto", "Lima"], "Travel to"),
      .init("meal", "Meal", ["Soup", "Salad", "Curry"], "Serve"),
      .init("conductor", "Conductor", ["Priya", "Jonas", "Elena"], "Greet"),
    ],
    models: ["Route", "Fare", "Journey", "Depot"],
    element: .init("Train", list: "trains", names: ["Express", "Local", "Shuttle", "Sleeper"]))

  private static let workshop = Theme(
    root: "Workshop",
    views: [
      "Workbench", "Toolroom", "PaintBooth", "AssemblyLine", "Storeroom", "Loft", "Basement",
      "Classroom",
    ],
    numbers: [
      .init("nails", "Nails", "Drive a nail"),
      .init("screws", "Screws", "Tighten a screw"),
      .init("planks", "Planks", "Saw a plank"),
      .init("joints", "Joints", "Glue a joint"),
      .init("shelves", "Shelves", "Put up a shelf"),
      .init("hinges", "Hinges", "Install a hinge"),
    ],
    flags: [
      .init("isPowered", "Power", "Turn power on or off"),
      .init("isLocked", "Locked", "Lock or unlock"),
      .init("hasGoggles", "Goggles on", "Put on or take off goggles"),
      .init("showsPlans", "Plans", "Show or hide plans"),
    ],
    texts: [
      .init("wood", "Wood", ["Oak", "Pine", "Maple"], "Cut"),
      .init("finish", "Finish", ["Wax", "Oil", "Varnish"], "Apply"),
      .init("apprentice", "Apprentice", ["Leo", "Sana", "Finn"], "Teach"),
    ],
    models: ["Blueprint", "Budget", "Stockroom", "Deadline"],
    element: .init("Tool", list: "tools", names: ["Hammer", "Chisel", "Wrench", "Pliers"]))

  private static let postOffice = Theme(
    root: "PostOffice",
    views: [
      "FrontDesk", "SortingRoom", "LoadingDock", "MailRoom", "Storeroom", "BackOffice",
      "PickupWindow", "Depot",
    ],
    numbers: [
      .init("letters", "Letters", "Mail a letter"),
      .init("stamps", "Stamps", "Sell a stamp"),
      .init("magazines", "Magazines", "Deliver a magazine"),
      .init("envelopes", "Envelopes", "Seal an envelope"),
      .init("couriers", "Couriers", "Send a courier"),
      .init("labels", "Labels", "Print a label"),
    ],
    flags: [
      .init("isInsured", "Insured", "Add or drop insurance"),
      .init("isWrapped", "Wrapped", "Wrap or unwrap"),
      .init("hasTracking", "Tracking", "Turn tracking on or off"),
      .init("showsHours", "Hours", "Show or hide hours"),
    ],
    texts: [
      .init("city", "City", ["Cairo", "Quito", "Seoul"], "Mail to"),
      .init("transport", "Transport", ["Truck", "Train", "Plane"], "Ship by"),
      .init("clerk", "Clerk", ["Ravi", "Greta", "Sam"], "Ask for"),
    ],
    models: ["Sorter", "Roster", "Postage", "Delivery"],
    element: .init("Parcel", list: "parcels", names: ["Fragile", "Urgent", "Heavy", "Tiny"]))

  private static let choir = Theme(
    root: "Choir",
    views: ["FrontRow", "BackRow", "Duet", "Trio", "Quartet", "Octet", "Ensemble", "Chorus"],
    numbers: [
      .init("songs", "Songs", "Sing a song"),
      .init("verses", "Verses", "Add a verse"),
      .init("bows", "Bows", "Take a bow"),
      .init("encores", "Encores", "Give an encore"),
      .init("mistakes", "Mistakes", "Miss a note"),
      .init("fans", "Fans", "Win over a fan"),
    ],
    flags: [
      .init("isHumming", "Humming", "Start or stop humming"),
      .init("isSeated", "Seated", "Sit down or stand up"),
      .init("hasPianist", "Pianist", "Add or remove the pianist"),
      .init("showsLyrics", "Lyrics", "Show or hide lyrics"),
    ],
    texts: [
      .init("tempo", "Tempo", ["Largo", "Andante", "Allegro"], "Try"),
      .init("composer", "Composer", ["Bach", "Verdi", "Holst"], "Perform"),
      .init("soloist", "Soloist", ["Ada", "Marco", "Lin"], "Applaud"),
    ],
    models: ["Repertoire", "Rehearsal", "Concert", "Melody"],
    element: .init("Voice", list: "voices", names: ["Soprano", "Alto", "Tenor", "Bass"]))

  private static let observatory = Theme(
    root: "Observatory",
    views: [
      "Dome", "Telescope", "Antenna", "SkyCamera", "RoofDeck", "ControlRoom", "NightWatch",
      "StarMap",
    ],
    numbers: [
      .init("stars", "Stars", "Count a star"),
      .init("comets", "Comets", "Follow a comet"),
      .init("meteors", "Meteors", "Spot a meteor"),
      .init("moons", "Moons", "Discover a moon"),
      .init("galaxies", "Galaxies", "Chart a galaxy"),
      .init("photos", "Photos", "Take a photo"),
    ],
    flags: [
      .init("isDark", "Lights off", "Turn lights off or on"),
      .init("isRecording", "Recording", "Start or stop recording"),
      .init("hasFilter", "Filter", "Attach or remove the filter"),
      .init("showsOrbits", "Orbits", "Show or hide orbits"),
    ],
    texts: [
      .init("target", "Target", ["Orion", "Lyra", "Cygnus"], "Aim at"),
      .init("wavelength", "Wavelength", ["Radio", "Infrared", "Ultraviolet"], "Observe in"),
      .init("astronomer", "Astronomer", ["Vera", "Carl", "Nadia"], "Assist"),
    ],
    models: ["Survey", "Orbit", "Journal", "Forecast"],
    element: .init("Planet", list: "planets", names: ["Venus", "Mars", "Jupiter", "Saturn"]))

  private static let campsite = Theme(
    root: "Campsite",
    views: [
      "Cabin", "Lodge", "Clearing", "Lakeside", "Hilltop", "Meadow", "Riverbank", "TreeHouse",
    ],
    numbers: [
      .init("logs", "Logs", "Split a log"),
      .init("hikes", "Hikes", "Go on a hike"),
      .init("stories", "Stories", "Tell a story"),
      .init("blankets", "Blankets", "Unroll a blanket"),
      .init("owls", "Owls", "Hear an owl"),
      .init("stakes", "Stakes", "Hammer in a stake"),
    ],
    flags: [
      .init("isBurning", "Fire lit", "Light or douse the fire"),
      .init("isBooked", "Booked", "Book or cancel"),
      .init("hasHotWater", "Hot water", "Turn hot water on or off"),
      .init("showsTrails", "Trails", "Show or hide trails"),
    ],
    texts: [
      .init("supper", "Supper", ["Chili", "Pasta", "Stew"], "Cook"),
      .init("game", "Game", ["Chess", "Charades", "Checkers"], "Play"),
      .init("ranger", "Ranger", ["Dana", "Eli", "Noor"], "Wave to"),
    ],
    models: ["Itinerary", "Pantry", "Backpack", "Permit"],
    element: .init("Camper", list: "campers", names: ["Maya", "Oscar", "Tara", "Ben"]))

  private static let movieTheater = Theme(
    root: "MovieTheater",
    views: [
      "Lobby", "MainHall", "SmallHall", "Balcony", "BoxOffice", "SnackBar", "Entrance", "Lounge",
    ],
    numbers: [
      .init("seats", "Seats", "Reserve a seat"),
      .init("tickets", "Tickets", "Tear a ticket"),
      .init("snacks", "Snacks", "Buy a snack"),
      .init("trailers", "Trailers", "Show a trailer"),
      .init("reviews", "Reviews", "Write a review"),
      .init("laughs", "Laughs", "Get a laugh"),
    ],
    flags: [
      .init("isPlaying", "Playing", "Play or pause"),
      .init("isSoldOut", "Sold out", "Stop or resume sales"),
      .init("hasSubtitles", "Subtitles", "Turn subtitles on or off"),
      .init("showsCredits", "Credits", "Show or hide credits"),
    ],
    texts: [
      .init("day", "Day", ["Friday", "Saturday", "Sunday"], "Book"),
      .init("drink", "Drink", ["Soda", "Lemonade", "Juice"], "Order"),
      .init("director", "Director", ["Wilder", "Varda", "Ozu"], "Praise"),
    ],
    models: ["Booking", "Schedule", "Premiere", "Payroll"],
    element: .init("Movie", list: "movies", names: ["Rocket", "Lagoon", "Mirage", "Avalanche"]))

  private static let swimmingPool = Theme(
    root: "SwimmingPool",
    views: [
      "DeepEnd", "ShallowEnd", "DivingPool", "LapPool", "WavePool", "IndoorPool", "OutdoorPool",
      "TrainingPool",
    ],
    numbers: [
      .init("laps", "Laps", "Swim a lap"),
      .init("dives", "Dives", "Practice a dive"),
      .init("splashes", "Splashes", "Make a splash"),
      .init("towels", "Towels", "Hand out a towel"),
      .init("swimmers", "Swimmers", "Let in a swimmer"),
      .init("medals", "Medals", "Award a medal"),
    ],
    flags: [
      .init("isHeated", "Heated", "Turn the heat on or off"),
      .init("isClosed", "Closed", "Close or reopen"),
      .init("hasWaves", "Waves", "Start or stop the waves"),
      .init("showsTimes", "Lap times", "Show or hide lap times"),
    ],
    texts: [
      .init("stroke", "Stroke", ["Freestyle", "Butterfly", "Backstroke"], "Learn"),
      .init("snack", "Snack", ["Fruit", "Yogurt", "Pretzels"], "Eat"),
      .init("coach", "Coach", ["Otto", "Ling", "Marta"], "Listen to"),
    ],
    models: ["Lesson", "Race", "Membership", "Rulebook"],
    element: .init("Toy", list: "toys", names: ["Duck", "Ring", "Noodle", "Raft"]))

  private static let bikeShop = Theme(
    root: "BikeShop",
    views: [
      "Workbench", "RepairStand", "Showroom", "Storeroom", "TestTrack", "RentalDesk", "Backyard",
      "ShopWindow",
    ],
    numbers: [
      .init("spokes", "Spokes", "Tighten a spoke"),
      .init("bells", "Bells", "Ring a bell"),
      .init("patches", "Patches", "Glue on a patch"),
      .init("tires", "Tires", "Pump up a tire"),
      .init("rides", "Rides", "Go for a ride"),
      .init("baskets", "Baskets", "Attach a basket"),
    ],
    flags: [
      .init("isRented", "Rented", "Rent or return"),
      .init("isLit", "Lights on", "Turn lights on or off"),
      .init("hasFenders", "Fenders", "Add or remove fenders"),
      .init("showsSpeed", "Speed", "Show or hide speed"),
    ],
    texts: [
      .init("paint", "Paint", ["Red", "Green", "Silver"], "Choose"),
      .init("terrain", "Terrain", ["Gravel", "Asphalt", "Sand"], "Ride on"),
      .init("mechanic", "Mechanic", ["Hana", "Lena", "Tariq"], "Pay"),
    ],
    models: ["Repair", "Invoice", "Warranty", "Rental"],
    element: .init("Bike", list: "bikes", names: ["Racer", "Tandem", "Cruiser", "Tricycle"]))
}
