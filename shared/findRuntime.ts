/** Lines from `start` up to, but not including, `end`. */
export interface LineRange {
  start: number;
  end: number;
}

const RUNTIME_START =
  /^\s*var __webpack_(?:require__ = \{\}|modules__ = \{\}|module_cache__ = \{\});/;
const RUNTIME_END = /^\s*var __webpack_exports__ = \{\};/;
/** What registers the exports: a call, or the getters and the end of one. */
const REGISTERS = /^\s*(?:__webpack_require__\.|\w+: \(\)=>|\}\);$)/;

/** A part of the runtime of an ES module: how it starts, and the line that ends it. */
const PARTS = [
  { start: RUNTIME_START },
  { start: /^__webpack_require__\.\w+ = .*;$/ },
  { start: /^function __webpack_require__\(/, end: '}' },
  { start: /^\(\(\)=>\{$/, end: '})();' },
] as const;

/**
 * The lines of a file that every such file has: the module runtime, and the
 * registration of exports that follows it in CommonJS and UMD.
 */
export function findRuntime(lines: readonly string[]): LineRange | undefined {
  const start = lines.findIndex(line => RUNTIME_START.test(line));
  if (start === -1) return undefined;
  let end = lines.findIndex(line => RUNTIME_END.test(line)) + 1;
  if (end === 0) end = endOfParts(lines, start);
  if (end <= start) return undefined;
  while (REGISTERS.test(lines[end] ?? '')) end++;
  return { start, end };
}

/** Where the parts that follow each other end. A part without an end stays in view. */
function endOfParts(lines: readonly string[], start: number): number {
  let line = start;
  for (;;) {
    const text = lines[line] ?? '';
    const part = PARTS.find(one => one.start.test(text));
    if (!part) return line;
    const last = 'end' in part ? lines.indexOf(part.end, line) : line;
    if (last === -1) return line;
    line = last + 1;
  }
}
