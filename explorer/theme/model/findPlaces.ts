/** Where in the reader's files an error is. */
export interface Place {
  file: string;
  /** Absent if its text isn't there, or more than once. */
  line?: number | undefined;
}

/** Where a frame begins; it names the file if the position is one in the source. */
const FRAME = /(?:╭─|,-)\[(?:(?:\.\/)?([^[\]]+):)?(\d+):\d+\]/g;

/** A row of code, and below it the line under the part that is meant. */
const MEANT = /^ *\d+ │ (.*)\n *· ( *)([─┬]+)/m;

/** What TypeScript says, which reads the source: `src/index.ts:3:1 - error`. */
const TYPES = /(?:^|\s)(?:\.\/)?([^\s:]+):(\d+):\d+ - error/g;

const LITERAL = /(["'])[^"']+\1/;

/**
 * The places that a message names. Positions are mostly those of the compiled module, so
 * the text that it shows is looked for in the source.
 */
export function findPlaces(
  message: string,
  files: Readonly<Record<string, string>>,
): Place[] {
  const found = message
    .split(/^File: /m)
    .slice(1)
    .flatMap(part => {
      const [, file = ''] = /^(?:\.\/)?(.+?)(?::[\d:-]+)?$/m.exec(part) ?? [];
      const frames = [...part.matchAll(FRAME)];
      const exact = frames.flatMap(([, named, line]) =>
        named || part.includes('from builtin:swc-loader')
          ? { file: named ?? file, line: Number(line) }
          : [],
      );
      if (exact.length > 0) return exact;
      return { file, line: findLine(part, files[file] ?? '') };
    })
    .concat(
      [...message.matchAll(TYPES)].map(([, file = '', line]) => ({
        file,
        line: Number(line),
      })),
    )
    .filter(({ file }) => Object.hasOwn(files, file));
  return [...new Map(found.map(one => [JSON.stringify(one), one])).values()];
}

/** The line of the code in a frame: of all of it, of what is meant, or of its string. */
function findLine(frame: string, source: string): number | undefined {
  const [, code = '', space = '', mark = ''] = MEANT.exec(frame) ?? [];
  const meant = code.slice(space.length, space.length + mark.length);
  const { text, at } = strip(source);
  for (const one of [code, meant, LITERAL.exec(meant)?.[0] ?? '']) {
    const looked = strip(one).text.replace(/;$/, '');
    const start = looked ? text.indexOf(looked) : -1;
    if (start < 0 || text.includes(looked, start + 1)) continue;
    return source.slice(0, at[start]).split('\n').length;
  }
  return undefined;
}

/** A text without what the compiler formats, and where each of its characters was. */
function strip(source: string): { text: string; at: number[] } {
  const kept = [...source.matchAll(/\S/g)];
  return {
    text: kept.map(([char]) => (char === "'" ? '"' : char)).join(''),
    at: kept.map(({ index }) => index),
  };
}
