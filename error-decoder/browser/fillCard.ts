import type {
  AnswerPart,
  Change,
  DecoderEntry,
  FoundError,
} from '../search/KnownError.ts';
import { safeAddress } from '@rslib-website/search/safeAddress';

/** More lines than this are only hinted at. */
const SHOWN_LINES = 3;

type CardStrings = Record<
  'line' | 'lines' | 'similar' | 'terminal' | DecoderEntry['level'],
  string
>;

/** Writes a found message into a copy of the card that the page contains. */
export function fillCard(
  card: Element,
  { error, isWhole, code, lines }: FoundError<DecoderEntry>,
  strings: CardStrings,
): Element {
  card.setAttribute('data-level', error.level);
  write(card, 'level', strings[error.level]);
  write(card, 'from', error.from);
  write(card, 'similar', isWhole || code ? '' : strings.similar);
  write(card, 'lines', linesIn(lines, strings));
  for (const name of ['cause', 'fix'] as const) {
    const part = partOf(card, name);
    const words = error[name];
    if (words) part?.lastElementChild?.replaceChildren(...words.map(toNode));
    else part?.remove();
  }
  fillChange(partOf(card, 'change'), error.change, strings.terminal);
  nameEntry(card, error);
  return card;
}

/** Writes what only says that a step failed into a copy of their one card. */
export function fillSteps(
  card: Element,
  found: readonly FoundError<DecoderEntry>[],
  strings: CardStrings,
): Element {
  const lines = [...new Set(found.flatMap(one => one.lines))];
  write(
    card,
    'lines',
    linesIn(
      lines.sort((a, b) => a - b),
      strings,
    ),
  );
  const row = card.lastElementChild;
  const rows = found.map(({ error }) => {
    // A copy of an element is one.
    const copy = row?.cloneNode(true) as Element;
    nameEntry(copy, error);
    return copy;
  });
  row?.replaceWith(...rows);
  return card;
}

function partOf(card: Element, name: string): HTMLElement | null {
  return card.querySelector<HTMLElement>(`[data-decoder-${name}]`);
}

function write(card: Element, name: string, text: string): void {
  const part = partOf(card, name);
  if (!part) return;
  part.textContent = text;
  part.hidden = text === '';
}

function linesIn(
  lines: readonly number[],
  { line, lines: several }: CardStrings,
): string {
  const shown = lines.slice(0, SHOWN_LINES).join(', ');
  const more = lines.length > SHOWN_LINES ? '…' : '';
  return (lines.length > 1 ? several : line).replace(
    '{lines}',
    () => shown + more,
  );
}

/** Its title, and the link to the section about it. */
function nameEntry(card: Element, { title, href }: DecoderEntry): void {
  write(card, 'title', title);
  // A heading may be the message itself, also on Chinese pages.
  if (!/\p{Script=Han}/u.test(title))
    partOf(card, 'title')?.setAttribute('lang', 'en');
  const link = partOf(card, 'link');
  const address = safeAddress(href, [window.location.origin]);
  link?.setAttribute('href', address ?? '#');
  link?.setAttribute('aria-label', `${link.textContent}: ${title}`);
}

/** The line to write, between those that show its place. Only the line is copied. */
function fillChange(
  block: Element | null,
  change: Change | undefined,
  terminal: string,
): void {
  if (!block) return;
  if (!change) {
    block.remove();
    return;
  }
  const { file, inside, line } = change;
  const isCommand = file === 'terminal';
  for (const name of block.querySelectorAll('figcaption *')) {
    if (name.textContent === '{file}')
      name.textContent = isCommand ? terminal : file;
  }
  const span = (text: string, className: string) => {
    const made = document.createElement('span');
    made.className = className;
    made.textContent = text;
    return made;
  };
  const added = span(line, isCommand ? 'line' : 'line diff add');
  const brackets = inside?.match(/[[{]/g)?.reverse() ?? [];
  const close = brackets.map(one => (one === '{' ? '}' : ']')).join('');
  block
    .querySelector('code')
    ?.replaceChildren(
      ...(inside
        ? [span(inside, ''), '\n', added, '\n', span(close, '')]
        : [added]),
    );
}

/** Words from the list of messages, which become text and never markup. */
function element(
  name: 'code' | 'a',
  parts: readonly AnswerPart[],
): HTMLElement {
  const made = document.createElement(name);
  made.append(...parts.map(toNode));
  return made;
}

function toNode(part: AnswerPart): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  if ('code' in part) return element('code', [part.code]);
  const link = element('a', part.parts);
  const href = safeAddress(part.href, [window.location.origin]);
  if (href !== undefined) link.setAttribute('href', href);
  return link;
}
