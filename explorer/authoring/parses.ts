import { parse as parseScript } from 'acorn';
import { parseSync } from 'oxc-parser';
import type { Choice } from '../shared/Sample.ts';

type Version = Parameters<typeof parseScript>[1]['ecmaVersion'];

const sourceTypes = {
  esm: 'module',
  cjs: 'commonjs',
  umd: 'script',
  iife: 'script',
} as const;

/** Many choices lead to the same text. */
const known = new Map<string, boolean>();

/** Whether a file is valid in the format and at the syntax level of its choice. */
export function parses(text: string, choice: Choice): boolean {
  const { format = '', syntax = '', jsx = '' } = choice;
  const key = `${format} ${syntax} ${jsx} ${text}`;
  const result =
    known.get(key) ??
    (jsx === 'preserve' ? parseJsx(text) : parse(text, format, syntax));
  known.set(key, result);
  return result;
}

/** JSX that was to be kept stays in files that end in `.js`. */
function parseJsx(text: string): boolean {
  return parseSync('index.jsx', text).errors.length === 0;
}

function parse(text: string, format: string, syntax: string): boolean {
  try {
    parseScript(text, {
      ecmaVersion: versionOf(syntax),
      // The formats of samples are these.
      sourceType: sourceTypes[format as keyof typeof sourceTypes],
      allowHashBang: true,
    });
    return true;
  } catch {
    return false;
  }
}

function versionOf(syntax: string): Version {
  const [, number] = /^es(\d+)$/.exec(syntax) ?? [];
  // `as` is safe: the levels of the tool are versions that acorn knows.
  return number ? (Number(number) as Version) : 'latest';
}
