import { STATE_HOOKS } from './findLiveCode.ts';
import type { Part } from './readPart.ts';

const FENCE =
  /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|$(?![\s\S]))/gm;
const INLINE_CODE = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?(['"])([^'"]+)\1/gm;
// In MDX a brace begins code, so words of the text are no handler.
const LIVE = new RegExp(
  `\\b(?:(on[A-Z]\\w*)\\s*=\\s*\\{|(${STATE_HOOKS.join('|')})\\s*[(<])`,
  'g',
);

/**
 * Reads a page in MDX. One that holds state or handlers itself is an island as a
 * whole: what its author wrote in it cannot be told apart from the text.
 */
export function readPage(text: string): Part {
  const code = text.replace(FENCE, blank).replace(INLINE_CODE, blank);
  const lineOf = (index: number) => code.slice(0, index).split('\n').length;
  const live = [...code.matchAll(LIVE)].map(
    ({ 1: handler, 2: hook, index }) => ({
      name: handler ?? hook ?? '',
      line: lineOf(index),
    }),
  );
  return {
    isIsland: live.length > 0,
    imports: [...code.matchAll(IMPORT)].map(({ 2: request = '', index }) => ({
      request,
      names: [],
      line: lineOf(index),
      isDevOnly: false,
    })),
    exports: ['default'],
    live,
  };
}

/** Code that is shown and not run; lines stay where they are. */
function blank(code: string): string {
  return code.replace(/[^\n]/g, ' ');
}
