import { readFileSync } from 'node:fs';
import { parseColours, type ColourPair } from '../shared/parseColours.ts';

/** The colours of a style sheet by their name without `--site-`. */
export function parseTokens(css: string): (name: string) => ColourPair {
  const pairs = parseColours(css);
  return name => {
    const pair = pairs.get(`--site-${name}`);
    if (pair) return pair;
    throw new Error(
      `The colour --site-${name} is not in the tokens as light-dark(#…, #…), so pages and pictures would lack it. ` +
        'Give it back its name in theme/styles/tokens.css, or use another one in the plugin that asked.',
    );
  };
}

/** What is not part of a page, such as the browser's bar, has the colours too. */
export function readTokens(file: string): (name: string) => ColourPair {
  return parseTokens(readFileSync(file, 'utf8'));
}
