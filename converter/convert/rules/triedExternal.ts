import { isText, type Rule } from './Rule.ts';
import { external } from './shared.ts';

/** Characters of a pattern, each for one of a name: `a`, `.`, `\/`, `[^a-z]`. */
const LETTERS = String.raw`(?:[\w@:.-]|\\\W|\[(?:[^\]\\]|\\.)*\])*`;

/**
 * Patterns that take no longer than reading them: characters, a choice, and anything at
 * the end. Whoever wrote the config may have written one that takes forever: `(a+)+$`.
 */
const QUICK = new RegExp(
  String.raw`^\^?${LETTERS}(?:\((?:\?:)?${LETTERS}(?:\|${LETTERS})*\))?(?:\((?:\?:)?(?:\$\|\\/|\\/\|\$)\)|\((?:\?:)?\\/\.[*+]\)\?|\.[*+])?\$?$`,
);

/** Like `external`, if its patterns are tried on the packages of package.json. */
export const triedExternal: Rule = (value, draft) => {
  const outcome = external(value, draft);
  const areQuick = draft.external.every(
    one => isText(one) || QUICK.test(one.source),
  );
  return areQuick ? outcome : 'unread';
};
