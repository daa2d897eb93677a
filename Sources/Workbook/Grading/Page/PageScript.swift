/// The page's JavaScript, which sorts and filters the table and shows the details of a cell.
///
/// It inserts text only through `textContent`, so nothing from a submission can become markup.
enum PageScript {
  static let text = #"""
    "use strict";
    (() => {
      const $ = (id) => document.getElementById(id);
      const data = JSON.parse($("data").textContent);
      const heat = $("heat"), body = heat.tBodies[0], box = $("box"), said = $("said");
      const lead = Number(heat.dataset.lead);
      const count = data.exercises.length;
      const rows = [...body.rows];
      const index = (row) => Number(row.dataset.r);
      let shown = rows;

      // Sort by name, total, days late, or the points for an exercise.
      const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
      const key = (row, column) =>
        column === 0 ? data.rows[index(row)].name
          : column < lead ? Number(row.cells[column].dataset.v)
            : data.rows[index(row)].points[column - lead];
      heat.tHead.addEventListener("click", (event) => {
        const head = event.target.closest("th[data-c]");
        if (!head) return;
        const column = Number(head.dataset.c);
        const first = column === 0 ? "ascending" : "descending";
        const other = first === "ascending" ? "descending" : "ascending";
        const order = head.getAttribute("aria-sort") === first ? other : first;
        for (const each of heat.tHead.querySelectorAll("[aria-sort]")) each.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", order);
        const sign = order === "ascending" ? 1 : -1;
        const keyed = rows.map((row) => [key(row, column), row]);
        keyed.sort((a, b) => {
          const way = column === 0 ? collator.compare(a[0], b[0]) : a[0] - b[0];
          return sign * way || index(a[1]) - index(b[1]);
        });
        body.append(...keyed.map((pair) => pair[1]));
        visible();
        said.textContent = "Sorted by " + head.dataset.t + ", " + order + ".";
      });

      // Filter by text, status, and chapter.
      const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      const searched = data.rows.map((row) =>
        fold([row.name, ...row.facts.slice(2).map((fact) => fact[1])].join(" ")));
      const visible = () => { shown = [...body.rows].filter((row) => !row.hidden); };
      const filter = () => {
        const words = fold($("search").value).split(/\s+/).filter(Boolean);
        const status = $("status").value;
        for (const row of rows) {
          const text = searched[index(row)];
          row.hidden = !(words.every((word) => text.includes(word))
            && (!status || row.dataset.s.split(" ").includes(status)));
        }
        visible();
        $("count").textContent = shown.length + " of " + rows.length + " shown";
        rove(current);
      };
      $("search").addEventListener("input", filter);
      $("status").addEventListener("change", filter);
      $("chapter").addEventListener("change", () => {
        const chosen = $("chapter").selectedOptions[0];
        const [from, to] = chosen.value ? chosen.value.split("-").map(Number) : [0, count - 1];
        range = [from, to];
        const outside = (place) => place < from || place > to;
        const hide = [];
        for (let each = 0; each < count; each++)
          if (outside(each)) hide.push("#heat tbody td:nth-child(" + (each + lead + 1) + ")", "#heat th[data-c='" + (each + lead) + "']");
        for (const head of heat.tHead.querySelectorAll(".chapter"))
          head.hidden = Boolean(chosen.value) && head.dataset.range !== chosen.value;
        $("columns").textContent = hide.length ? hide.join(",") + "{display:none}" : "";
        rove(null);
      });

      // Only one cell is in the Tab order. From there, the arrow keys move between cells.
      let current = null, range = [0, count - 1];
      const describe = (cell) => {
        const row = data.rows[index(cell.parentElement)], at = cell.cellIndex - lead;
        const exercise = data.exercises[at], detail = data.details[row.cells[at]];
        const what = detail ? detail.headline + " " + row.points[at] + " of " + detail.maximum + " points" : "nothing to grade";
        return row.name + ", " + exercise.label + " " + exercise.name + ": " + what;
      };
      const rove = (cell) => {
        if (current) current.tabIndex = -1;
        if (!cell || cell.parentElement.hidden) cell = shown.length ? shown[0].cells[lead + range[0]] : null;
        current = cell;
        if (!cell) return;
        cell.tabIndex = 0;
        cell.setAttribute("aria-label", describe(cell));
      };
      const cellOf = (event) => {
        const cell = event.target.closest("#heat tbody td");
        return cell && cell.cellIndex >= lead ? cell : null;
      };
      body.addEventListener("mouseover", (event) => {
        const cell = cellOf(event);
        if (cell && !cell.title) cell.title = describe(cell);
      });
      body.addEventListener("keydown", (event) => {
        const cell = cellOf(event);
        if (!cell) return;
        if (event.key === "Enter" || event.key === " ") { event.preventDefault(); open(cell); return; }
        const next = step(cell, event.key);
        if (!next) return;
        event.preventDefault();
        rove(next);
        next.focus();
      });
      const step = (cell, way) => {
        const at = cell.cellIndex - lead, line = shown.indexOf(cell.parentElement);
        const place = (row, column) => shown[row] && column >= range[0] && column <= range[1]
          ? shown[row].cells[column + lead] : null;
        switch (way) {
          case "ArrowLeft": return place(line, at - 1);
          case "ArrowRight": return place(line, at + 1);
          case "ArrowUp": return place(line - 1, at);
          case "ArrowDown": return place(line + 1, at);
          case "Home": return place(line, range[0]);
          case "End": return place(line, range[1]);
          default: return null;
        }
      };
      body.addEventListener("click", (event) => {
        const cell = cellOf(event);
        if (cell) { rove(cell); open(cell); return; }
        const button = event.target.closest(".name button");
        if (button) openRow(button);
      });

      // Details.
      const make = (name, text, style) => {
        const element = document.createElement(name);
        if (text !== undefined) element.textContent = text;
        if (style) element.className = style;
        return element;
      };
      let opener = null;
      const show = (title, parts, cell) => {
        $("title").textContent = title;
        $("body").replaceChildren(...parts);
        $("body").scrollTop = 0;
        for (const each of ["back", "forward"]) $(each).hidden = !cell;
        opener = cell || opener;
        if (!box.open) box.showModal();
      };
      const facts = (pairs) => {
        const list = make("dl");
        for (const [term, text] of pairs) list.append(make("dt", term), make("dd", text));
        return list;
      };
      const open = (cell) => {
        const row = data.rows[index(cell.parentElement)], at = cell.cellIndex - lead;
        const exercise = data.exercises[at], detail = data.details[row.cells[at]];
        const parts = [make("p", exercise.goal, "soft")];
        if (!detail) { parts.push(make("p", "There is nothing to grade.")); }
        else {
          parts.push(make("p", detail.headline + " " + row.points[at] + " of " + detail.maximum + " points."));
          if (detail.adjustment) parts.push(make("p", detail.adjustment, "mark"));
          if (detail.reason) parts.push(make("p", detail.reason, "mark"));
          if (detail.mistake !== undefined)
            parts.push(make("p", "Fails just like a known mistake: “" + data.mistakes[detail.mistake] + "”", "thought"));
          if (detail.errors) parts.push(make("h4", "The compiler’s first errors"), make("pre", detail.errors));
          for (const test of detail.tests) {
            const name = make("h3");
            name.append(make("span", test.outcome === "unfinished" || test.outcome === "not reached" ? "○ " : "✘ ", "mark"), make("bdi", test.name));
            parts.push(name, make("p", test.outcome + " · " + test.place, "soft"));
            if (test.message) parts.push(make("pre", test.message));
            if (test.story) parts.push(make("h4", "What happened"), make("pre", test.story));
            if (test.output) parts.push(make("h4", "Output"), make("pre", test.output));
          }
          if (detail.more > 0) parts.push(make("p", "And " + detail.more + " more.", "soft"));
        }
        const code = row.codes[at];
        show(exercise.label + " " + exercise.name + " – " + row.name,
          code === undefined ? parts : beside(parts, data.codes[code]), cell);
      };
      const beside = (parts, code) => {
        const both = make("div", undefined, "both"), left = make("div"), right = make("div");
        left.append(...parts);
        const lines = make("pre", undefined, "code");
        for (const line of code.split("\n")) lines.append(make("span", line + "\n"));
        right.append(make("h4", "The answer"), lines);
        both.append(left, right);
        return [both];
      };
      const openRow = (button) => {
        const row = data.rows[index(button.closest("tr"))];
        opener = button;
        const parts = [facts(row.facts)];
        for (const note of row.notes) parts.push(make("p", note));
        if (row.folder) {
          const line = make("p", "For the student: ", "soft"), path = "submissions/" + row.folder + "/feedback.md";
          const link = make("a", path);
          link.setAttribute("href", path);
          line.append(link);
          parts.push(line);
        }
        show(row.name, parts, null);
      };
      const turn = (way) => {
        const next = opener && opener.tagName === "TD" && step(opener, way);
        if (next) { rove(next); open(next); }
      };
      $("back").addEventListener("click", () => turn("ArrowLeft"));
      $("forward").addEventListener("click", () => turn("ArrowRight"));
      $("close").addEventListener("click", () => box.close());
      box.addEventListener("keydown", (event) => {
        if (event.key.startsWith("Arrow") && event.target.id !== "body") {
          if (event.key === "ArrowLeft" || event.key === "ArrowRight") { event.preventDefault(); turn(event.key); }
        }
      });
      box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
      box.addEventListener("close", () => { if (opener) opener.focus(); });
      filter();
    })();
    """#
}
