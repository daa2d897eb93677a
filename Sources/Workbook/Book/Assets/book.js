// Features of the pages beyond text and links. Without this script, everything can still be read.
// It loads only files of the site, so that the book works when it is opened from a file.

(() => {
  "use strict";

  const page = document.documentElement;
  const root = page.dataset.root;

  /** Values that are stored in this browser. Without storage, they last as long as the page. */
  const unstored = {};
  const memory = {
    get(key) {
      try { return localStorage.getItem("workbook." + key); } catch { return unstored[key] ?? null; }
    },
    set(key, value) {
      try {
        if (value === null) localStorage.removeItem("workbook." + key);
        else localStorage.setItem("workbook." + key, value);
      } catch { unstored[key] = value; }
    },
  };

  /** What the reader predicted. A question's name starts with the chapter and the listing. */
  const predictions = {
    answers() {
      try {
        return Object(JSON.parse(memory.get("predictions")));
      } catch { return {}; }
    },
    /** Notes the first answer to a question, and returns whether it was the first. */
    note(question, isRight) {
      const answers = this.answers();
      if (question in answers) return false;
      answers[question] = isRight ? 1 : 0;
      memory.set("predictions", JSON.stringify(answers));
      showScores();
      return true;
    },
    /** Counts the questions whose names start with some words. */
    score(start) {
      const found = Object.entries(this.answers()).filter(([question]) => question.startsWith(start));
      return { asked: found.length, right: found.filter(([, answer]) => answer === 1).length };
    },
  };
  window.workbook = { memory, predictions };

  /** Creates an element. */
  function element(tag, attributes = {}, ...children) {
    const result = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) result.setAttribute(name, value);
    result.append(...children);
    return result;
  }

  // The appearance is that of the system unless the reader chooses. Set it before the first paint.

  const chosen = memory.get("appearance");
  if (chosen === "light" || chosen === "dark") page.dataset.appearance = chosen;
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

  function addAppearanceButton() {
    const isDark = () => page.dataset.appearance
      ? page.dataset.appearance === "dark" : systemIsDark.matches;
    const button = element("button", { type: "button" });
    button.innerHTML =
      '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="10" cy="10"' +
      ' r="7" fill="none" stroke="currentColor" stroke-width="1.6"/>' +
      '<path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor"/></svg>';
    const update = () => {
      const label = isDark() ? "Use the light appearance" : "Use the dark appearance";
      button.setAttribute("aria-label", label);
      button.title = label;
    };
    button.addEventListener("click", () => {
      const wanted = isDark() ? "light" : "dark";
      const isSystem = (wanted === "dark") === systemIsDark.matches;
      if (isSystem) delete page.dataset.appearance;
      else page.dataset.appearance = wanted;
      memory.set("appearance", isSystem ? null : wanted);
      update();
    });
    systemIsDark.addEventListener("change", update);
    update();
    document.querySelector(".appearance").append(button);
  }

  // The keyboard stops only at code that scrolls.

  function stopAtScrollingCode() {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const isTooWide = target.scrollWidth > target.clientWidth + 1;
        if (isTooWide || target.scrollHeight > target.clientHeight + 1) target.tabIndex = 0;
        else target.removeAttribute("tabindex");
      }
    });
    for (const code of document.querySelectorAll("pre")) observer.observe(code);
  }

  // Copying

  function addCopyButtons() {
    for (const block of document.querySelectorAll(".code:not(.played, .question)")) {
      const code = block.querySelector("code");
      const button = element("button", { type: "button", class: "copy" }, "Copy");
      button.addEventListener("click", async () => {
        const isCopied = await copy(code.textContent.replace(/\n$/, ""));
        button.textContent = isCopied ? "Copied" : "Press Ctrl-C";
        if (!isCopied) getSelection().selectAllChildren(code);
        setTimeout(() => { button.textContent = "Copy"; }, 1600);
      });
      block.append(button);
    }
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // A page that is opened from a file can't use the clipboard directly.
      const area = element("textarea", { class: "visually-hidden" });
      area.value = text;
      document.body.append(area);
      area.select();
      const isCopied = document.execCommand("copy");
      area.remove();
      return isCopied;
    }
  }

  // Chapters that the reader has read

  const read = new Set((memory.get("read") || "").split(" ").filter(Boolean));

  function markAsRead(chapter, isRead) {
    if (isRead) read.add(chapter); else read.delete(chapter);
    memory.set("read", [...read].join(" "));
    showRead();
  }

  function showRead() {
    for (const item of document.querySelectorAll(".contents [data-chapter]")) {
      const isRead = read.has(item.dataset.chapter);
      item.classList.toggle("read", isRead);
      item.querySelector(".read-note")?.remove();
      if (isRead) {
        item.firstElementChild.append(
          element("span", { class: "read-note visually-hidden" }, " (read)"));
      }
    }
    const mark = document.querySelector(".mark");
    if (!mark) return;
    let button = mark.querySelector("button");
    if (!button) {
      button = element("button", { type: "button" });
      button.addEventListener("click", () => {
        markAsRead(mark.dataset.chapter, !read.has(mark.dataset.chapter));
      });
      mark.append(button);
    }
    const isRead = read.has(mark.dataset.chapter);
    button.setAttribute("aria-pressed", isRead);
    button.textContent = isRead ? "✓ Read" : "Mark as read";
  }

  // The contents show how many of the reader's predictions about a chapter were right.

  function showScores() {
    for (const item of document.querySelectorAll(".contents [data-chapter]")) {
      const { asked, right } = predictions.score(item.dataset.chapter.replace(".html", "/"));
      item.querySelector(".score")?.remove();
      if (!asked) continue;
      const words = `${right} of ${asked} ${asked === 1 ? "prediction" : "predictions"} right`;
      item.firstElementChild.append(element("span", { class: "score", title: words },
        element("span", { "aria-hidden": "true" }, `${right}/${asked}`),
        element("span", { class: "visually-hidden" }, ` (${words})`)));
    }
  }

  // The outline follows the scroll position.

  function followScrolling() {
    const links = [...document.querySelectorAll(".outline a")];
    const sections = links
      .map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
      .filter(Boolean);
    if (!sections.length) return;
    let isPending = false;
    function update() {
      isPending = false;
      const limit = innerHeight * 0.3;
      let current = sections.findLastIndex((section) => section.getBoundingClientRect().top < limit);
      const isAtEnd = innerHeight + scrollY >= page.scrollHeight - 2;
      if (isAtEnd && scrollY > 0) current = sections.length - 1;
      links.forEach((link, index) => {
        if (index === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      });
      const outline = document.querySelector(".outline");
      const link = links[current];
      if (!link || !outline.clientHeight) return;
      const offset = link.offsetTop - outline.scrollTop;
      if (offset < 40 || offset > outline.clientHeight - 80) {
        outline.scrollTop = link.offsetTop - outline.clientHeight / 2;
      }
    }
    addEventListener("scroll", () => {
      if (!isPending) { isPending = true; requestAnimationFrame(update); }
    }, { passive: true });
    update();
  }

  // Definitions of terms appear on hover, focus or tap.

  function explainTerms() {
    let bubble = null;
    let owner = null;
    let closing = 0;
    function close() {
      clearTimeout(closing);
      bubble?.remove();
      owner?.removeAttribute("aria-describedby");
      bubble = owner = null;
    }
    function closeSoon() {
      clearTimeout(closing);
      closing = setTimeout(close, 200);
    }
    function open(term) {
      clearTimeout(closing);
      if (owner === term) return;
      close();
      owner = term;
      bubble = element("div", { class: "definition", id: "definition", role: "tooltip" },
        term.dataset.definition,
        element("a", { href: term.getAttribute("href"), tabindex: "-1" }, "Read more"));
      bubble.addEventListener("mouseenter", () => clearTimeout(closing));
      bubble.addEventListener("mouseleave", closeSoon);
      document.body.append(bubble);
      term.setAttribute("aria-describedby", "definition");
      const place = term.getBoundingClientRect();
      const left = Math.min(place.left, page.clientWidth - bubble.offsetWidth - 16);
      const isAbove = place.bottom + bubble.offsetHeight + 12 > innerHeight;
      bubble.style.left = Math.max(16, left) + scrollX + "px";
      bubble.style.top = scrollY + (isAbove
        ? place.top - bubble.offsetHeight - 6 : place.bottom + 6) + "px";
    }
    let touched = null;
    for (const term of document.querySelectorAll(".term")) {
      term.addEventListener("pointerdown", (event) => {
        touched = event.pointerType === "mouse" ? null : term;
      });
      term.addEventListener("mouseenter", () => { if (!touched) open(term); });
      term.addEventListener("mouseleave", closeSoon);
      term.addEventListener("focus", () => open(term));
      term.addEventListener("blur", closeSoon);
      term.addEventListener("click", (event) => {
        // A tap shows the definition, which contains a link to the glossary.
        if (touched !== term) return;
        event.preventDefault();
        open(term);
      });
    }
    addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
    addEventListener("pointerdown", (event) => {
      if (bubble && !bubble.contains(event.target) && event.target !== owner) close();
    });
  }

  // The arrow keys lead to the previous and the next page, except where they choose or scroll.

  function turnPages() {
    addEventListener("keydown", (event) => {
      const relation = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!relation || hasModifier || event.defaultPrevented) return;
      const place = "input, textarea, select, [contenteditable], pre, figure, [popover]";
      if (event.target.closest?.(place) || page.scrollWidth > page.clientWidth) return;
      document.querySelector(`.neighbors .${relation}`)?.click();
    });
  }

  // Folded sections open if a link leads into them, and for printing.

  function unfold() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const section = target?.closest("details");
    if (section && !section.open) {
      section.open = true;
      target.scrollIntoView();
    }
  }

  function unfoldForPrinting() {
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = [...document.querySelectorAll("main .deeper:not([open])")];
      for (const section of opened) section.open = true;
    });
    addEventListener("afterprint", () => {
      for (const section of opened) section.open = false;
    });
  }

  // On a phone, the table of contents covers the text, so a link within the page closes it.

  function closeContents() {
    const contents = document.getElementById("contents");
    contents.addEventListener("click", (event) => {
      if (event.target.closest("a") && contents.matches(":popover-open")) contents.hidePopover();
    });
    const current = contents.querySelector("[aria-current]");
    if (current && current.offsetTop > contents.clientHeight - 80) {
      contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    addAppearanceButton();
    addCopyButtons();
    stopAtScrollingCode();
    showRead();
    showScores();
    followScrolling();
    explainTerms();
    turnPages();
    unfold();
    addEventListener("hashchange", unfold);
    unfoldForPrinting();
    closeContents();
    const search = element("script", { src: root + "assets/search.js" });
    document.head.append(search);
  });
})();
