import { foldText, lineAt, type FoldedOutput } from './foldOutput.ts';

/** `TS2307`, `ts(2307)` as editors write it, `ERR_REQUIRE_ESM`. */
const CODE = /\bTS ?\(?(\d{4,5})\b|\bERR_[A-Z]\w+/gi;
/** A message is known by the code it starts with. */
const OWN_CODE = /^TS\d+(?=:)|(?<=^\w*Error \[)ERR_\w+(?=\]:)/;

/** A code in an output. */
export interface FoundCode {
  /** `TS2307`, `ERR_REQUIRE_ESM`. */
  code: string;
  /** Where it is in the folded text. */
  start: number;
  end: number;
}

/** The code of a message, or ''. */
export function codeOf(message: string): string {
  return OWN_CODE.exec(message)?.[0] ?? '';
}

/** All codes in an output, whatever the language of the words around them. */
export function findCodes({ lines, text, starts }: FoldedOutput): FoundCode[] {
  return lines.flatMap((line, at) => {
    const offset = starts[at] ?? 0;
    const own = text.slice(offset, starts[at + 1]);
    let from = 0;
    return [...line.matchAll(CODE)].flatMap(([found, digits]) => {
      const folded = foldText(found);
      const start = own.indexOf(folded, from);
      if (start === -1) return [];
      from = start + folded.length;
      const code = digits ? `TS${digits}` : found.toUpperCase();
      return [{ code, start: offset + start, end: offset + from }];
    });
  });
}

/** A place that TypeScript names, in a file of an installed package. */
const PLACE =
  /node_modules[\\/][^"():<>]*\.[cm]?tsx?(?:\(\d+,\d+\):?|:\d+:\d+-)/;
const PLACE_BEFORE = new RegExp(
  String.raw`${PLACE.source}\p{L}*(?:\d{4,5}:)?$`,
  'u',
);
const MAX_PLACE = 400;

/** Whether what starts here is said about a file of an installed package. */
export function isInPackage(
  { text, starts }: FoldedOutput,
  start: number,
): boolean {
  const line = text.slice(starts[lineAt(starts, start)], start);
  // A long line may have been wrapped after the place.
  const before = text.slice(Math.max(0, start - MAX_PLACE), start);
  return PLACE.test(line) || PLACE_BEFORE.test(before);
}
