/// The page's CSS. It covers light and dark mode, desktops and phones, and both screen and print.
///
/// The heat map's colors run from teal (passed) to burnt orange (no test passes), which people with
/// red-green color blindness can tell apart. Each color also has its own symbol.
enum PageStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --page: #fbfaf8; --card: #fff; --ink: #1c2326; --soft: #59656b; --line: #dfe1df;
      --accent: #0b6a62; --warn: #9a3412; --warn-back: #fff1e6;
      --p: #cdeae4; --p-ink: #0a5a53; --h4: #fdebc5; --h3: #fbd391; --h2: #f6b062;
      --h1: #e98b47; --h-ink: #3c1d03; --h0: #b8480f; --h0-ink: #fff;
      --u: #f0f1ef; --u-ink: #6b757a; --b: #dbe4f3; --b-ink: #27466f;
      --c: #e3d7f5; --c-ink: #4b2a86; --x: #47506b; --x-ink: #fff; --t: #16191b; --t-ink: #ffd84d;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14181a; --card: #1c2224; --ink: #e8ecec; --soft: #a3afb3; --line: #343c3f;
        --accent: #6fd3c6; --warn: #ffb68a; --warn-back: #3a2415;
        --p: #134640; --p-ink: #8fe3d7; --h4: #4d4020; --h3: #6b4c18; --h2: #8f5715;
        --h1: #b0601d; --h-ink: #fff3e0; --h0: #e57a35; --h0-ink: #1d0c00;
        --u: #23292c; --u-ink: #909ca1; --b: #25344d; --b-ink: #b5cdf3;
        --c: #3c2c5e; --c-ink: #d8c6fb; --x: #aab4d4; --x-ink: #141829; --t: #f5f5f5; --t-ink: #5b2b00;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: 1.5rem clamp(.75rem, 2.5vw, 2.5rem) 4rem; background: var(--page);
      color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; letter-spacing: -.01em; }
    h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; }
    p { margin: .4rem 0; max-width: 80ch; }
    .soft, .how { color: var(--soft); }
    .how { font-size: .875rem; margin-top: .35rem; max-width: none; }
    .loud {
      border: 2px solid var(--warn); background: var(--warn-back); color: var(--warn);
      padding: .75rem 1rem; border-radius: .5rem; margin: 1rem 0; max-width: none; font-weight: 600;
    }
    .notes { border-left: 3px solid var(--warn); padding: .1rem 0 .1rem 1rem; margin: 1rem 0; list-style: none; }
    .notes li { margin: .2rem 0; }
    .figures { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0 0; align-items: stretch; }
    .figure {
      background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
      padding: .7rem 1rem; min-width: 7.5rem;
    }
    .figure b { display: block; font-size: 1.6rem; line-height: 1.15; font-variant-numeric: tabular-nums; }
    .figure span { color: var(--soft); font-size: .85rem; }
    .spread { flex: 1 1 16rem; max-width: 26rem; }
    .spread ol { display: flex; align-items: flex-end; gap: 3px; height: 3rem; margin: 0; padding: 0; list-style: none; }
    .spread li { flex: 1; display: flex; flex-direction: column; justify-content: flex-end; align-items: center; height: 100%; font-size: .7rem; line-height: 1.1; color: var(--soft); }
    .spread li i { display: block; width: 100%; background: var(--accent); border-radius: 2px 2px 0 0; min-height: 1px; }
    .spread div { display: flex; justify-content: space-between; font-size: .75rem; color: var(--soft); border-top: 1px solid var(--line); padding-top: .15rem; }
    .tools { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin: .5rem 0; }
    .tools label { display: grid; font-size: .78rem; color: var(--soft); gap: .15rem; }
    input, select, button { font: inherit; color: inherit; }
    .tools input, .tools select {
      font-size: .95rem; padding: .35rem .6rem; border: 1px solid var(--line); border-radius: .4rem;
      background: var(--card); color: var(--ink); min-height: 2.35rem; max-width: 100%;
    }
    .tools output { padding: .5rem 0; color: var(--soft); font-size: .9rem; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
    .legend { display: flex; flex-wrap: wrap; gap: .3rem 1rem; padding: 0; margin: .6rem 0 0; list-style: none; font-size: .82rem; color: var(--soft); }
    .legend span { display: inline-block; min-width: 1.65rem; text-align: center; border-radius: 3px; margin-right: .35rem; font-size: .75rem; line-height: 1.35rem; }
    .frame { overflow: auto; max-height: 82vh; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); overscroll-behavior: contain; }
    #heat { border-collapse: separate; border-spacing: 1px; font-size: 11px; line-height: 22px; font-variant-numeric: tabular-nums; }
    #heat th { font-weight: 500; text-align: left; background: var(--card); }
    #heat thead th { vertical-align: bottom; padding: 0; }
    #heat thead { position: sticky; top: 0; z-index: 3; background: var(--card); }
    #heat .chapter { color: var(--soft); font-size: 11px; padding: .3rem .2rem; line-height: 1.2; max-width: 1px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; border-bottom: 2px solid var(--line); }
    #heat thead button { background: none; border: 0; border-radius: 3px; cursor: pointer; padding: .2rem .1rem; font-weight: 500; line-height: 1.2; width: 100%; text-align: left; }
    #heat .e button { writing-mode: vertical-rl; transform: rotate(180deg); min-height: 9.5em; text-align: left; white-space: nowrap; width: 22px; padding: .3rem 0; }
    #heat thead button:hover { color: var(--accent); }
    #heat [aria-sort=ascending] button::after { content: " ▲"; }
    #heat [aria-sort=descending] button::after { content: " ▼"; }
    #heat .name { position: sticky; left: 0; z-index: 2; background: var(--card); max-width: 15rem; min-width: 9rem; padding-left: .5rem; border-right: 1px solid var(--line); }
    #heat .name button { background: none; border: 0; padding: 0 .3rem 0 0; cursor: pointer; width: 100%; text-align: left; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12.5px; line-height: 22px; display: block; }
    #heat .name button:hover { text-decoration: underline; text-underline-offset: 2px; }
    #heat .num { text-align: right; padding: 0 .45rem; font-size: 12.5px; white-space: nowrap; }
    #heat tbody td { text-align: center; min-width: 22px; border-radius: 3px; cursor: pointer; }
    #heat tbody td.num, #heat tbody td.n { cursor: default; }
    #heat tbody td:not(.num):hover { outline: 2px solid var(--ink); outline-offset: -1px; }
    #heat .flag { color: var(--warn); font-weight: 700; }
    .p { background: var(--p); color: var(--p-ink); }
    .h4 { background: var(--h4); color: var(--h-ink); } .h3 { background: var(--h3); color: var(--h-ink); }
    .h2 { background: var(--h2); color: var(--h-ink); } .h1 { background: var(--h1); color: var(--h-ink); }
    .h0 { background: var(--h0); color: var(--h0-ink); }
    .u { background: var(--u); color: var(--u-ink); } .b { background: var(--b); color: var(--b-ink); }
    .c { background: var(--c); color: var(--c-ink); } .x { background: var(--x); color: var(--x-ink); }
    .d { background: var(--c); color: var(--c-ink); box-shadow: inset 0 0 0 1px var(--c-ink); }
    .t { background: var(--t); color: var(--t-ink); font-weight: 700; }
    .g { background: var(--card); color: var(--warn); box-shadow: inset 0 0 0 2px var(--warn); font-weight: 700; }
    .stats { border-collapse: collapse; width: 100%; font-size: .9rem; }
    .stats th, .stats td { text-align: left; padding: .45rem .8rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    .stats thead th { font-size: .78rem; color: var(--soft); font-weight: 500; }
    .stats tbody th { font-weight: 500; white-space: nowrap; }
    .stats .count { white-space: nowrap; font-variant-numeric: tabular-nums; }
    .bar { display: flex; width: 11rem; height: .8rem; border-radius: 3px; overflow: hidden; margin-top: .35rem; background: var(--u); }
    .bar i { display: block; } .bar .bp { background: var(--accent); } .bar .bq { background: var(--h2); } .bar .bn { background: var(--h0); }
    dialog { width: min(56rem, 100vw - 2rem); max-height: 90vh; border: 1px solid var(--line); border-radius: .8rem; padding: 0; background: var(--card); color: var(--ink); overflow: hidden; }
    dialog[open] { display: flex; flex-direction: column; }
    dialog::backdrop { background: rgb(0 0 0 / .45); }
    dialog header { display: flex; gap: .5rem; align-items: start; padding: 1rem 1rem .6rem 1.25rem; border-bottom: 1px solid var(--line); }
    dialog h2 { margin: 0; font-size: 1.1rem; flex: 1; overflow-wrap: anywhere; }
    dialog header button { border: 1px solid var(--line); background: var(--page); border-radius: .4rem; min-width: 2.4rem; min-height: 2.4rem; cursor: pointer; }
    #body { padding: .5rem 1.25rem 1.5rem; overflow: auto; overflow-wrap: anywhere; }
    #body h3 { font-size: .95rem; margin: 1.2rem 0 .1rem; }
    #body h4 { font-size: .78rem; color: var(--soft); margin: .6rem 0 .2rem; font-weight: 500; }
    #body pre { margin: .2rem 0; padding: .6rem .8rem; background: var(--page); border: 1px solid var(--line); border-radius: .4rem; font: 13px/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    #body dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .6rem 0; }
    #body dt { color: var(--soft); } #body dd { margin: 0; }
    .both { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; } .both > div { min-width: 0; }
    dialog:has(.both) { width: min(96rem, 100vw - 2rem); }
    .code { counter-reset: line; } .code span { counter-increment: line; }
    .code span::before { content: counter(line); display: inline-block; width: 2.2em; margin-right: .8em; text-align: right; color: var(--soft); user-select: none; }
    #body a { color: var(--accent); }
    .mark { color: var(--warn); } .thought { border-left: 3px solid var(--accent); padding-left: .8rem; }
    .quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    @media (max-width: 60rem) { .both { grid-template-columns: 1fr; } }
    @media (max-width: 40rem) {
      body { padding-top: 1rem; }
      h1 { font-size: 1.4rem; }
      .figure { flex: 1 1 40%; min-width: 0; padding: .55rem .8rem; }
      .spread { flex-basis: 100%; max-width: none; }
      .tools label { flex: 1 1 100%; }
      .frame { max-height: 75vh; }
      #heat { line-height: 36px; font-size: 13px; }
      #heat tbody td { min-width: 34px; }
      #heat .name { min-width: 7.5rem; max-width: 7.5rem; }
      #heat .name button { line-height: 36px; }
      #heat .e button { width: 34px; }
      .stats thead { position: absolute; clip-path: inset(50%); }
      .stats, .stats tbody, .stats tr, .stats th, .stats td { display: block; border: 0; padding: 0; }
      .stats tr { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .7rem .9rem; margin: .6rem 0; }
      .stats td[data-label]:not(:empty)::before { content: attr(data-label); display: block; color: var(--soft); font-size: .78rem; margin-top: .4rem; }
      .bar { width: 100%; }
      dialog { width: 100vw; max-width: 100vw; max-height: 92vh; margin: auto 0 0; border-radius: .8rem .8rem 0 0; }
    }
    @media print {
      @page { size: A4 landscape; margin: 9mm; }
      :root {
        color-scheme: light; --page: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb;
        --accent: #0b6a62; --warn: #9a3412; --warn-back: #fff;
        --p: #cdeae4; --p-ink: #0a5a53; --h4: #fdebc5; --h3: #fbd391; --h2: #f6b062; --h1: #e98b47;
        --h-ink: #3c1d03; --h0: #b8480f; --h0-ink: #fff; --u: #f0f1ef; --u-ink: #555; --b: #dbe4f3;
        --b-ink: #27466f; --c: #e3d7f5; --c-ink: #4b2a86; --x: #47506b; --x-ink: #fff; --t: #16191b;
        --t-ink: #ffd84d;
      }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      body { padding: 0; font-size: 10px; }
      .tools, dialog, .screen { display: none !important; }
      .frame { overflow: visible; max-height: none; border: 0; }
      .figure b { font-size: 1.2rem; }
      #heat { font-size: 6px; line-height: 10px; width: 100%; table-layout: auto; }
      #heat thead, #heat .name { position: static; }
      #heat thead { display: table-header-group; }
      #heat tbody td { min-width: 0; padding: 0; border-radius: 1px; }
      #heat .name { min-width: 0; max-width: 34mm; }
      #heat .name button, #heat .num { font-size: 7px; line-height: 10px; }
      #heat .e button { width: auto; min-height: 0; font-size: 6px; padding: 0; }
      #heat .chapter { font-size: 6px; }
      #heat thead button { font-size: 6px; }
      #heat tr, .stats tr { break-inside: avoid; }
      h2 { break-after: avoid; }
      .stats { font-size: 8.5px; }
      .stats th, .stats td { padding: .2rem .6rem .2rem 0; }
    }
    """
}
