/** Longer output isn't the log of a build; its end says what went wrong. */
const MAX_OUTPUT_LENGTH = 4_000_000;

/** The output of a terminal, ready to be searched. */
export interface FoldedOutput {
  /** The number of its first line, counted from 1. */
  firstLine: number;
  /** Its lines as a reader sees them, without colors. */
  lines: string[];
  /** All of it without spaces and frames, so that no wrapped line matters. */
  text: string;
  /** Where each line starts in `text`. */
  starts: number[];
}

/** Colors, links, and cursor moves. No part can match what another does. */
const ESCAPES =
  // rslint-disable-next-line no-control-regex -- They are what is removed.
  /\u001B\[[0-?]*[ -/]*[@-~]|\u001B\][^\u0007\u001B\n]*(?:\u0007|\u001B\\)?|\u001B[ -~]?/g;

/** Colors whose escape character was lost on the way, as in some CI logs. */
const BARE_COLORS = /(?:\^\[|␛)?\[\d{1,3}(?:;\d{1,3}){0,4}m/g;

/** What precedes a message: time, tool, label. */
const LABELS =
  /^\s{0,20}(?:\d{4}-\d\d-\d\dT[\d:.]{8,20}Z?\s{1,4})?(?:\[tsgo\] ?)?(?:(?:error|warn|info|ready|start)\s{2,8})?/;

/** Spaces, frames, bullets, and everything that can't be seen. */
const NOISE = /[\s\p{C}|>·×•✓-✘\u2500-\u25FF]+/gu;

/** Quotes differ between tools, and chats replace them. */
const QUOTES = /['`´‘’“”„«»]/g;

export const NEW_LINE = /\r\n|\r|\n/;

/** Text without what differs from one copy of a message to the next. */
export function foldText(text: string): string {
  return text.replace(NOISE, '').replace(QUOTES, '"').toLowerCase();
}

export function foldOutput(output: string): FoldedOutput {
  const lines = output
    .slice(-MAX_OUTPUT_LENGTH)
    .replace(ESCAPES, '')
    .replace(BARE_COLORS, '')
    .split(NEW_LINE);
  const starts: number[] = [];
  let length = 0;
  const folded = lines.map(line => {
    const text = foldText(line.replace(LABELS, ''));
    starts.push(length);
    length += text.length;
    return text;
  });
  const before = output.slice(0, -MAX_OUTPUT_LENGTH).split(NEW_LINE).length;
  return { firstLine: before, lines, text: folded.join(''), starts };
}

/** Where each character of a folded line is in the line itself. */
export function originsOf(line: string): number[] {
  const hide = (found: string) => '\0'.repeat(found.length);
  const shown: { char: string; at: number }[] = [];
  let at = 0;
  for (const char of line.replace(ESCAPES, hide).replace(BARE_COLORS, hide)) {
    if (char !== '\0') shown.push({ char, at });
    at += char.length;
  }
  const [label = ''] =
    LABELS.exec(shown.map(({ char }) => char).join('')) ?? [];
  return shown
    .slice(label.length)
    .flatMap(one => Array.from(foldText(one.char), () => one.at));
}

/** The line, from 0, that holds a place of the folded text. */
export function lineAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
