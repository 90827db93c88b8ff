import type { Hit, SearchAnswer } from '@rslib-website/search/Hit';
import type { Piece } from '@rslib-website/search/marks';
import { safeAddress } from '@rslib-website/search/safeAddress';
import type { Hierarchy, RecordType } from '@rslib-website/search/SearchRecord';

/** What the service puts around matches; everything else is shown as text. */
export const MARK_START = '<mark>';
export const MARK_END = '</mark>';

/** Reads the service's response, without trusting any of it. */
export function readHits(
  response: unknown,
  origins: readonly string[],
  /** Whether this reader should see the page at a path. */
  isOwnPage: (path: string) => boolean = () => true,
): SearchAnswer {
  const result = field(field(response, 'results'), '0');
  const hits = field(result, 'hits');
  if (!Array.isArray(hits)) {
    throw new Error('The hosted search answered without a list of hits.');
  }
  const queryID = field(result, 'queryID');
  const nbHits = field(result, 'nbHits');
  const isCount = typeof nbHits === 'number' && Number.isSafeInteger(nbHits);
  const own = hits
    .flatMap(hit => readHit(hit, origins) ?? [])
    .filter(({ record }) => isOwnPage(record.url));
  const leftOut = hits.length - own.length;
  return {
    hits: own,
    suggestions: [],
    // A total lower than the number of hits is invalid.
    total: isCount && nbHits >= hits.length ? nbHits - leftOut : undefined,
    queryID: typeof queryID === 'string' ? queryID : undefined,
  };
}

function readHit(hit: unknown, origins: readonly string[]): Hit | undefined {
  const url = safeAddress(field(hit, 'url'), origins);
  const hierarchy = readHierarchy(field(hit, 'hierarchy'));
  if (url === undefined || !hierarchy.lvl1) return undefined;
  const headings = ([2, 3, 4, 5, 6] as const).flatMap(
    level => hierarchy[`lvl${level}`] ?? [],
  );
  const ownLevel = `lvl${headings.length + 1}`;
  const snippets = field(hit, '_snippetResult');
  const title =
    text(field(field(field(snippets, 'hierarchy'), ownLevel), 'value')) ??
    headings.at(-1) ??
    hierarchy.lvl1;
  const content = text(field(hit, 'content'));
  const snippet = text(field(field(snippets, 'content'), 'value')) ?? content;
  const type = text(field(hit, 'type')) ?? '';
  return {
    record: {
      objectID: text(field(hit, 'objectID')) ?? url,
      url,
      // The pattern has all types, and there are at most five headings.
      type: (/^(?:lvl[1-6]|content)$/.test(type)
        ? type
        : ownLevel) as RecordType,
      hierarchy,
      content: content ?? null,
    },
    title: readMarks(title),
    place: headings.slice(0, -1).join(' › '),
    snippet: snippet ? readMarks(snippet) : [],
    isByOtherLanguage: false,
  };
}

function readHierarchy(value: unknown): Hierarchy {
  const level = (name: string) => text(field(value, name)) ?? null;
  return {
    lvl0: level('lvl0'),
    lvl1: level('lvl1'),
    lvl2: level('lvl2'),
    lvl3: level('lvl3'),
    lvl4: level('lvl4'),
    lvl5: level('lvl5'),
    lvl6: level('lvl6'),
  };
}

/** Splits text at the marks. Anything else that looks like markup is text. */
function readMarks(value: string): Piece[] {
  return value
    .split(MARK_START)
    .flatMap((part, at) => {
      if (at === 0) return [{ text: part, isMarked: false }];
      const [marked = '', ...rest] = part.split(MARK_END);
      return [
        { text: marked, isMarked: true },
        { text: rest.join(''), isMarked: false },
      ];
    })
    .filter(piece => piece.text !== '');
}

function field(value: unknown, key: string): unknown {
  // An object that has the key is a map with it.
  return typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
