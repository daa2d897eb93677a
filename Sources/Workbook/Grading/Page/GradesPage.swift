import WorkbookCore

/// The file `index.html`, an overview of all results on one self-contained page.
///
/// The heat map is plain HTML, so it can be read and printed without JavaScript. The details of its
/// cells are embedded as JSON and rendered on demand. The same results always produce the same
/// bytes.
struct GradesPage {
  let gradebook: Gradebook
  let chapters: [Chapter]
  let provenance: GradingProvenance
  var mistakes = KnownMistakes()

  /// Returns the HTML of the page.
  ///
  /// - Complexity: O(*n*) in the number of answers. For 1,000 submissions of all exercises, the
  ///   page is a few megabytes in size.
  /// - Throws: Errors from the JSON encoder, which don't occur with these values.
  func text() throws -> String {
    """
    \(HTML.head(title: "Grades", style: PageStyle.text, hasScripts: true))
    <style id="columns"></style>
    </head>
    <body>
    \(PageHead(gradebook: gradebook, provenance: provenance).text)
    <main>
    <h2 id="answers">Answers</h2>
    \(PageHeatMap(gradebook: gradebook, chapters: chapters).text)
    \(PageObjectives(objectives: objectives).text)\
    <h2 id="exercises">Exercises</h2>
    \(PageStatistics(statistics: statistics).text)
    </main>
    <dialog id="box" aria-labelledby="title">
    <header><h2 id="title"></h2>
    <button type="button" id="back" aria-label="Previous exercise">‹</button>
    <button type="button" id="forward" aria-label="Next exercise">›</button>
    <button type="button" id="close" aria-label="Close" autofocus>✕</button></header>
    <div id="body" tabindex="0"></div>
    </dialog>
    <p class="quiet" id="said" role="status"></p>
    <noscript><p class="loud">Sorting, filtering, and the details of each cell require JavaScript, \
    which is turned off in this browser. The tables are complete without it.</p></noscript>
    <script type="application/json" id="data">\(try data)</script>
    <script>
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }

  private var data: String {
    get throws { try PageDetails(gradebook: gradebook, mistakes: mistakes).json() }
  }

  private var objectives: ClassObjectives {
    ClassObjectives(gradebook, chapters: chapters, mistakes: mistakes)
  }

  private var statistics: [ExerciseStatistics] {
    gradebook.exercises.enumerated().map { index, exercise in
      ExerciseStatistics(of: exercise, at: index, in: gradebook, mistakes: mistakes)
    }
  }
}
