import type { Problem } from '../../shared/problems.ts';

/** A tag that isn't closed is at its place, not where the parser gave up. */
const PLACES = [/\((\d+):\d+-\d+:\d+\)/, /\b(\d+):\d+: /, /\bline (\d+)/];

/** A page that can't be read, with the line its message speaks of. */
export function unreadable(error: unknown, file: string): Problem {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const named = /^(\S+\.mdx) is not valid MDX/.exec(message)?.[1];
  const line = PLACES.map(place => place.exec(message)?.[1]).find(
    found => found !== undefined,
  );
  return {
    file: named ?? file,
    line: Number(line ?? 1),
    rule: 'mdx',
    what: (message.split('\n')[0] ?? message).replace(/ \d+:\d+: /, ' '),
    why: "Nothing can read the page, and the site won't build.",
    remedy:
      'Close the tag or brace that the message names; write a literal { or < as code.',
  };
}
