/** How to tell that a page is interactive, from what each engine leaves behind. */
export const readiness = {
  // The page's own script has started every behavior.
  behaviors: `document.documentElement.dataset.ready !== undefined`,
  vue: `Boolean(document.querySelector('#app')?.__vue_app__)`,
  // Starlight also has elements that it never defines.
  customElements: `document.querySelector(
    ':is(site-search, starlight-theme-select, starlight-toc, sl-sidebar-pane):not(:defined)') === null`,
} as const;

export type Readiness = keyof typeof readiness;

const POLL_MS = 20;

/** Runs in each document before its own scripts, and only records what happens. */
export function observeScript(kind: Readiness): string {
  return `(() => {
    const noted = { fcp: 0, lcp: 0, cls: 0, tasks: [], events: [], ready: 0, navigation: 0, field: 0, results: 0, next: 0 };
    window.__bench = noted;
    const watch = (type, note, options) =>
      new PerformanceObserver(list => list.getEntries().forEach(note))
        .observe({ type, buffered: true, ...options });
    watch('paint', entry => {
      if (entry.name === 'first-contentful-paint') noted.fcp = entry.startTime;
    });
    watch('largest-contentful-paint', entry => { noted.lcp = entry.startTime; });
    watch('layout-shift', entry => {
      if (!entry.hadRecentInput) noted.cls += entry.value;
    });
    watch('longtask', entry => noted.tasks.push([entry.startTime, entry.duration]));
    watch('event', entry => {
      if (entry.interactionId) noted.events.push([entry.startTime, entry.duration, entry.name]);
    }, { durationThreshold: 16 });
    const check = () => {
      if (document.readyState !== 'loading' && ${readiness[kind]}) noted.ready = performance.now();
      else setTimeout(check, ${POLL_MS});
    };
    setTimeout(check, ${POLL_MS});

    // A click on a link ends when the browser has painted another heading, in this
    // document or in the next one; whatever a page does after the paint doesn't count.
    let goal = JSON.parse(sessionStorage.getItem('bench-goal'));
    const heading = () => document.querySelector('h1');
    const observer = new MutationObserver(() => {
      if (!heading() || heading().textContent === goal.from) return;
      heading().setAttribute('elementtiming', 'next');
      observer.disconnect();
      sessionStorage.removeItem('bench-goal');
    });
    const wait = () =>
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    watch('element', entry => {
      noted.navigation = performance.timeOrigin + entry.renderTime - goal.at;
    });
    addEventListener('click', ({ target, timeStamp }) => {
      if (!target.closest?.('a')) return;
      goal = { from: heading()?.textContent, at: performance.timeOrigin + timeStamp };
      noted.navigation = 0;
      sessionStorage.setItem('bench-goal', JSON.stringify(goal));
      wait();
    }, true);
    if (goal) wait();

    // Search begins with a press: when the field has its first letter, and when
    // it has the whole word and a result is on screen.
    window.__benchSearch = (word, result) => {
      let pressed = 0;
      let field;
      addEventListener('pointerdown', event => { pressed ||= event.timeStamp; }, true);
      addEventListener('input', event => {
        [field] = event.composedPath();
        noted.field ||= performance.now() - pressed;
      }, true);
      const isOnScreen = () => field?.value === word &&
        [...document.querySelectorAll(result)].some(element => element.checkVisibility());
      const check = () => requestAnimationFrame(() => {
        if (isOnScreen()) setTimeout(() => { noted.results = performance.now() - pressed; });
        else check();
      });
      check();
    };

    // A further search: from the last key to a first result with the word.
    window.__benchNext = (word, result) => {
      let pressed = 0;
      let field;
      addEventListener('input', event => {
        [field] = event.composedPath();
        pressed = event.timeStamp;
      }, true);
      const isOnScreen = () => {
        const first = [...document.querySelectorAll(result)].find(element => element.checkVisibility());
        // Some link the title, and show the words beside it.
        const row = first?.closest('li') ?? first;
        return field?.value === word && row?.textContent.toLowerCase().includes(word);
      };
      const check = () => requestAnimationFrame(() => {
        if (isOnScreen()) setTimeout(() => { noted.next = performance.now() - pressed; });
        else check();
      });
      check();
    };
  })();`;
}

/** What the script above has recorded, as plain data. */
export interface Noted {
  fcp: number;
  lcp: number;
  cls: number;
  /** Start and duration of each task above 50 ms. */
  tasks: [number, number][];
  /** Start, duration, and name of each event a reader caused. */
  events: [number, number, string][];
  ready: number;
  /** From the click on a link to the paint of the next page's heading; 0 before. */
  navigation: number;
  /** From the press on search to the first letter in the field; 0 before. */
  field: number;
  /** From that press to a result for the word on screen; 0 before. */
  results: number;
  /** From the last key of the next query to a result with it on screen; 0 before. */
  next: number;
}
