// cspell:ignore ELIFECYCLE
import { foldOutput } from './foldOutput.ts';

/** What a search can use; the rest of a long line is a path or code. */
const MAX_QUERY = 80;
const MAX_LINE = 400;

/** What package managers add below the error of a script. */
const NOISE = /^\s*(?:npm|pnpm|yarn|bun)\b|ELIFECYCLE|Command failed/i;
const TELLING = /\berror\b|\bERR_|\bTS\d{4}\b|fail|cannot|can't|unable|not /i;
/** What precedes the message in its line. */
const BEFORE = /^.*?\b(?:error|warn(?:ing)?)\b(?:\[\w+\])?[:\s]+(?=\S)/i;

/** The words to search for, from an output that holds no known message. */
export function suggestQuery(output: string): string {
  const lines = foldOutput(output)
    .lines.map(line =>
      line
        .slice(0, MAX_LINE)
        .replace(/\p{C}+/gu, '')
        .replace(/[\u2500-\u25FF×·]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const own = lines.filter(line => !NOISE.test(line));
  const line = own.find(text => TELLING.test(text)) ?? own[0] ?? lines[0] ?? '';
  const message = line.replace(BEFORE, '');
  return message.slice(0, MAX_QUERY).trim();
}
