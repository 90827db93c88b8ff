// Shown by `npm run dev` alone: what's wrong with the page in view. Plain JavaScript,
// since it is served as it is; its text is for writers, so it isn't translated.
const BASE = '/__problems/';
const STYLE = `
  :host { all: initial; position: fixed; inset: auto 16px 16px auto; z-index: 2147483647;
    font: 14px/1.5 system-ui, sans-serif; color: #1d1d1b; }
  button, a { font: inherit; color: inherit; cursor: pointer; }
  summary { list-style: none; float: right; padding: 6px 12px; border-radius: 16px; cursor: pointer;
    background: #b3261e; color: #fff; font-weight: 600; }
  summary[data-count='0'] { background: #2e6b3a; }
  summary[data-busy] { background: #5a5a55; }
  summary[data-busy] + ol { opacity: 0.6; }
  ol { clear: both; margin: 8px 0 0; padding: 8px 0; max-block-size: 70vh; inline-size: min(40rem, calc(100vw - 32px));
    overflow: auto; list-style: none; background: #fff; border: 1px solid #ccc; border-radius: 8px;
    box-shadow: 0 4px 24px #0003; }
  li { padding: 8px 16px; border-block-end: 1px solid #eee; }
  li:last-child { border: 0; }
  p { margin: 4px 0 0; overflow-wrap: anywhere; }
  .place { padding: 0; border: 0; background: none; font-family: ui-monospace, monospace; font-size: 12px; text-decoration: underline; }
  .rule { color: #6b6b66; font-size: 12px; margin-inline-start: 8px; }
  .why { color: #6b6b66; }
`;

const host = document.createElement('div');
host.id = 'dev-problems';
const shadow = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
style.textContent = STYLE;
const details = document.createElement('details');
const summary = document.createElement('summary');
const list = document.createElement('ol');
details.append(summary, list);
shadow.append(style, details);
let shown = '';
let result = '';
let turn = 0;
let isRestarting = false;
let isLost = false;

function element(name, className, text) {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function describe({ file, line, rule, what, why, remedy }) {
  const item = document.createElement('li');
  const place = element('button', 'place', `${file}:${line}`);
  place.title = 'Open in your editor';
  place.addEventListener('click', () => {
    const where = new URLSearchParams({ file, line });
    void fetch(`${BASE}open?${where}`);
  });
  item.append(place, element('span', 'rule', rule), element('p', '', what));
  item.append(element('p', 'why', why), element('p', '', `Fix: ${remedy}`));
  return item;
}

/** What happens now; the list below is of before. */
function sayBusy(text) {
  summary.dataset.busy = '';
  summary.textContent = result === '' ? text : `${text} (before: ${result})`;
  if (!host.isConnected) document.body.append(host);
}

async function ask() {
  const path = location.pathname;
  shown = path;
  const mine = ++turn;
  if (!isRestarting) sayBusy('Checking…');
  const response = await fetch(`${BASE}page?${new URLSearchParams({ path })}`);
  if (!response.ok) throw new Error(response.statusText);
  const { problems } = await response.json();
  // A later question is under way.
  if (mine !== turn) return;
  const count = problems.length;
  summary.dataset.count = count;
  result =
    count === 1
      ? '1 problem'
      : count === 0
        ? 'No problems'
        : `${count} problems`;
  delete summary.dataset.busy;
  summary.textContent = result;
  list.replaceChildren(...problems.map(describe));
  list.hidden = list.childElementCount === 0;
}

const NO_ANSWER = 'The server does not answer; see its terminal';
const askQuietly = () =>
  ask().catch(() => {
    if (!isRestarting) sayBusy(NO_ANSWER);
  });
void askQuietly();
list.hidden = true;

const changes = new EventSource(`${BASE}changes`);
changes.addEventListener('changed', askQuietly);
changes.addEventListener('restarting', ({ data }) => {
  isRestarting = true;
  sayBusy(data);
});
changes.addEventListener('error', () => {
  isLost = true;
  if (!isRestarting) sayBusy(NO_ANSWER);
});
changes.addEventListener('open', () => {
  // The new server may have other pages than this one knows of.
  if (isRestarting) location.reload();
  else if (isLost) void askQuietly();
  isLost = false;
});
// The page's router changes the address without an event.
setInterval(() => {
  if (location.pathname !== shown) void askQuietly();
}, 500);
