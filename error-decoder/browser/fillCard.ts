import type {
  AnswerPart,
  DecoderEntry,
  FoundError,
} from '../search/KnownError.ts';
import { safeAddress } from '@rslib-website/search/safeAddress';

/** More lines than this are only hinted at. */
const SHOWN_LINES = 3;

type CardStrings = Record<
  'line' | 'lines' | 'similar' | DecoderEntry['level'],
  string
>;

/** Writes a found message into a copy of the card that the page contains. */
export function fillCard(
  card: Element,
  { error, isWhole, code, lines, excerpt }: FoundError<DecoderEntry>,
  strings: CardStrings,
): Element {
  const write = (name: string, text: string) => {
    const part = card.querySelector<HTMLElement>(`[data-decoder-${name}]`);
    if (!part) return;
    part.textContent = text;
    part.hidden = text === '';
  };
  const shown = lines.slice(0, SHOWN_LINES).join(', ');
  const more = lines.length > SHOWN_LINES ? '…' : '';
  const words = lines.length > 1 ? strings.lines : strings.line;
  card.setAttribute('data-level', error.level);
  write('level', strings[error.level]);
  write('from', error.from);
  write('similar', isWhole || code ? '' : strings.similar);
  write(
    'lines',
    words.replace('{lines}', () => shown + more),
  );
  write('title', error.title);
  write('excerpt', excerpt.join('\n'));
  card
    .querySelector('[data-decoder-answer]')
    ?.replaceChildren(...error.answer.map(parts => element('p', parts)));
  const link = card.querySelector('a');
  const href = safeAddress(error.href, [window.location.origin]);
  link?.setAttribute('href', href ?? '#');
  // A heading may be the message itself, also on Chinese pages.
  if (!/\p{Script=Han}/u.test(error.title)) link?.setAttribute('lang', 'en');
  return card;
}

/** Words from the list of messages, which become text and never markup. */
function element(
  name: 'p' | 'code' | 'a',
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
