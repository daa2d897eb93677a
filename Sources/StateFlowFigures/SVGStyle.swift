/// The style for the figure of a story.
///
/// The figure itself contains the colors for light and dark appearance, so the figure doesn't need
/// styles from the page, and also looks right in an `<img>` element. All text has a contrast ratio
/// of at least 4.5 to 1.
enum SVGStyle {
  static let sheet = """
    text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;\
    font-size:12px;fill:#1d1d1f}
    .mono{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;\
    font-size:13px}
    .bold{font-weight:600;font-size:13px}
    .code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;\
    font-size:13px;font-weight:600}
    .paper{fill:#fff;stroke:#d9dce3}
    .event{fill:#1d1d1f}.onEvent{fill:#fff}
    .write{fill:#eef4ff;stroke:#9dbdf5}
    .equal{fill:#f4f5f7;stroke:#b4b8c2}
    .lost{fill:#fff4e5;stroke:#d98a1f;stroke-dasharray:5 3}
    .ran{fill:#0a5bd3}.onRan{fill:#fff}
    .skipped{fill:none;stroke:#9a9ea8;stroke-dasharray:5 4}
    .mistake{fill:#fdeeed;stroke:#d6453b}
    .quiet{fill:#5f6470}.warn{fill:#8f4a00}.wrong{fill:#a3211a}.blue{fill:#0a4fb8}
    .flow,.lostFlow,.skipFlow{fill:none;stroke:#0a5bd3;stroke-width:2;stroke-linecap:round;\
    stroke-linejoin:round}
    .lostFlow{stroke:#c2740c}
    .skipFlow{stroke:#9a9ea8;stroke-width:1.5}.dashed{stroke-dasharray:4 4}
    .node{fill:#0a5bd3}.hollow{fill:#fff;stroke:#9a9ea8;stroke-width:2}
    .lostNode{fill:#fff;stroke:#c2740c;stroke-width:2}
    @media (prefers-color-scheme:dark){
    text{fill:#f2f2f5}
    .paper{fill:#1b1c20;stroke:#3a3c44}
    .event{fill:#f2f2f5}.onEvent{fill:#1b1c20}
    .write{fill:#1d2a44;stroke:#3f63a6}
    .equal{fill:#26282e;stroke:#5b5f6b}
    .lost{fill:#33260f;stroke:#c98a2b}
    .ran{fill:#2a6be0}
    .onRan{fill:#fff}
    .skipped{stroke:#767b87}
    .mistake{fill:#3a1c1a;stroke:#e0695f}
    .quiet{fill:#a9adb8}.warn{fill:#f5b760}.wrong{fill:#ff9d94}.blue{fill:#8db8ff}
    .flow{stroke:#5b95ff}.lostFlow{stroke:#e0a040}.skipFlow{stroke:#767b87}
    .node{fill:#5b95ff}.hollow{fill:#1b1c20;stroke:#767b87}.lostNode{fill:#1b1c20;stroke:#e0a040}
    }
    """
}
