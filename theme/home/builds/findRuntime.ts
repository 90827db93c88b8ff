/** Lines from `start` up to, but not including, `end`. */
export interface LineRange {
  start: number;
  end: number;
}

const RUNTIME_START = /^\s*var __webpack_require__ = \{\};/;
const RUNTIME_END = /^\s*var __webpack_exports__ = \{\};/;
/** What registers the exports: a call, or the getters and the end of one. */
const REGISTERS = /^\s*(?:__webpack_require__\.|\w+: \(\)=>|\}\);$)/;

/**
 * The lines of a CommonJS or UMD file that every such file has: the module
 * runtime, and the registration of exports that follows it.
 */
export function findRuntime(lines: readonly string[]): LineRange | undefined {
  const start = lines.findIndex(line => RUNTIME_START.test(line));
  let end = lines.findIndex(line => RUNTIME_END.test(line)) + 1;
  if (start === -1 || end <= start) return undefined;
  while (REGISTERS.test(lines[end] ?? '')) end++;
  return { start, end };
}
