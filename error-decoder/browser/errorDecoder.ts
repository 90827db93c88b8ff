import { ErrorFinder } from '../search/ErrorFinder.ts';
import type { DecoderEntry, FoundError } from '../search/KnownError.ts';
import { suggestQuery } from '../search/suggestQuery.ts';
import { adoptStyles } from '../../browser/adoptStyles.ts';
import { withTimeout } from '../../browser/dom/withTimeout.ts';
import { afterPaint } from '../../browser/page.ts';
import { fillCard, fillSteps } from './fillCard.ts';
import { hasSearch, searchFor } from './searchFor.ts';
import { showMarks } from './showMarks.ts';
import css from './cards.css?inline';

adoptStyles(css);

/** What error-decoder/theme/ErrorDecoder.tsx renders. */
export interface DecoderFacts {
  /** URL of the messages. */
  entries: string;
  strings: Record<
    | 'loading'
    | 'one'
    | 'count'
    | 'none'
    | 'search'
    | 'failed'
    | 'line'
    | 'lines'
    | 'similar'
    | 'terminal'
    | DecoderEntry['level'],
    string
  >;
}

/** Typing is read when it pauses; a paste is read at once. */
const TYPING_PAUSE_MS = 200;
/** A list that takes longer to load is announced. */
const SLOW_LOAD_MS = 200;
/** More than this is a log of many builds. */
const MAX_SHOWN = 30;

/** What was pasted, for when the reader comes back from an entry. */
let kept = '';
const attached = new WeakSet<Element>();
const finders = new Map<string, Promise<ErrorFinder<DecoderEntry>>>();

/** Shows the entries for what is pasted into a field. */
export function attachDecoder(box: HTMLElement): void {
  if (attached.has(box) || !box.isConnected) return;
  attached.add(box);
  // `as` is safe: the component wrote it.
  const { entries, strings } = JSON.parse(
    box.dataset.errorDecoder ?? '',
  ) as DecoderFacts;
  const part = <T extends Element = HTMLElement>(name: string) =>
    box.querySelector<T>(`[data-decoder-${name}]`);
  const field = box.querySelector('textarea');
  const [clear, status, again, search, list, marks] = [
    part('clear'),
    part('status'),
    part('again'),
    part('search'),
    part('list'),
    part('marks'),
  ];
  const [card, steps] = box.querySelector('template')?.content.children ?? [];
  if (!field || !clear || !status || !again || !search || !list || !marks)
    return;
  if (!card || !steps) return;

  let turn = 0;
  let timer = 0;
  const show = (message: string, cards: Element[] = [], query = '') => {
    status.textContent = message;
    marks.replaceChildren();
    list.replaceChildren(...cards);
    list.hidden = cards.length === 0;
    again.hidden = message !== strings.failed;
    search.hidden = query === '' || !hasSearch();
    search.textContent = fill(strings.search, { query });
    search.dataset.query = query;
  };
  const read = async () => {
    turn += 1;
    const own = turn;
    kept = field.value;
    clear.hidden = kept === '';
    if (kept.trim() === '') {
      show('');
      return;
    }
    const slow = setTimeout(() => {
      if (own === turn) show(strings.loading);
    }, SLOW_LOAD_MS);
    const finder = await loadFinder(entries).catch(() => undefined);
    clearTimeout(slow);
    if (own !== turn) return;
    if (!finder) {
      show(strings.failed);
      return;
    }
    const found = finder.find(kept);
    const { length } = found;
    const message =
      length === 0
        ? strings.none
        : length === 1
          ? strings.one
          : fill(strings.count, { count: String(length) });
    const results = findResults(found);
    // Copies of elements are elements.
    const copy = (of: Element) => of.cloneNode(true) as Element;
    const cards = found
      .filter(one => !results.includes(one))
      .slice(0, MAX_SHOWN)
      .map(one => fillCard(copy(card), one, strings));
    if (results.length > 0)
      cards.push(fillSteps(copy(steps), results, strings));
    show(message, cards, length === 0 ? suggestQuery(kept) : '');
    showMarks(
      marks,
      kept,
      found.flatMap(({ ranges }) => ranges),
    );
    marks.scrollTop = field.scrollTop;
  };

  if (field.value === '') field.value = kept;
  if (field.value !== '') void read();
  field.addEventListener('focus', () => {
    // If this fails, reading tries again and says so.
    loadFinder(entries).catch(() => undefined);
  });
  field.addEventListener('scroll', () => {
    marks.scrollTop = field.scrollTop;
  });
  field.addEventListener('input', event => {
    clearTimeout(timer);
    marks.replaceChildren();
    const isTyping =
      event instanceof InputEvent && event.inputType !== 'insertFromPaste';
    if (isTyping && field.value !== '')
      timer = window.setTimeout(() => void read(), TYPING_PAUSE_MS);
    // A large paste is seen before it is read.
    else afterPaint(() => void read());
  });
  clear.addEventListener('click', () => {
    field.value = '';
    field.focus();
    void read();
  });
  again.addEventListener('click', () => {
    field.focus();
    void read();
  });
  search.addEventListener('click', () => searchFor(search.dataset.query ?? ''));
}

/** What only says that a step failed, where the error that it follows from is known. */
function findResults(
  found: readonly FoundError<DecoderEntry>[],
): FoundError<DecoderEntry>[] {
  const [first] = found;
  const isCause =
    first?.error.level === 'error' &&
    !first.error.isSummary &&
    (first.isWhole || first.code !== '');
  return isCause ? found.filter(({ error }) => error.isSummary) : [];
}

/** The messages, loaded once; a failure is forgotten. */
function loadFinder(address: string): Promise<ErrorFinder<DecoderEntry>> {
  const known = finders.get(address);
  if (known) return known;
  const loading = withTimeout(
    fetch(address).then(async answer => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      // The build writes the file with this type. An error page is no JSON.
      return new ErrorFinder((await answer.json()) as DecoderEntry[]);
    }),
  );
  finders.set(address, loading);
  loading.catch(() => finders.delete(address));
  return loading;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
