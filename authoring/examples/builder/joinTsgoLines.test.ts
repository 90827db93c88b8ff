import { describe, expect, test } from '@rstest/core';
import { joinTsgoLines } from './joinTsgoLines.ts';

const esc = '\u001B';
const file = 'src/index.ts';
const head = `[tsgo] ${esc}[96m${file}${esc}[0m:${esc}[93m2${esc}[0m:${esc}[93m3${esc}[0m - ${esc}[91merror${esc}[0m${esc}[90m TS2322: ${esc}[0mType 'number' is not assignable.`;
const code = `[tsgo] ${esc}[7m2${esc}[0m   return 1;`;
const mark = `[tsgo] ${esc}[7m ${esc}[0m ${esc}[91m    ~~~~~~${esc}[0m`;
const sum = `[tsgo] Found 1 error in ${file}`;
const whole = ['start   generating', head, code, mark, sum].join('\n');

describe('messages of the compiler', () => {
  test('stay as they are when they came in one piece', () => {
    expect(joinTsgoLines(whole)).toBe(whole);
  });

  test('are joined wherever they were torn', () => {
    const place = /\[tsgo\] /g;
    const escapes = new RegExp(`${esc}\\[\\d+m`, 'g');
    const spans = (pattern: RegExp) =>
      [...whole.matchAll(pattern)].map(
        ({ 0: text, index }) => [index, index + text.length] as const,
      );
    // The compiler writes a colour at once, and each line has its prefix.
    const solid = [...spans(escapes), ...spans(place)];
    const start = whole.indexOf('[tsgo] ');
    const wrong: string[] = [];
    for (let at = start + 8; at < whole.length; at++) {
      const isInside = solid.some(([from, to]) => at > from && at < to);
      const isEdge = whole[at] === '\n' || whole[at - 1] === '\n';
      const isFirst = whole.slice(0, at).endsWith('[tsgo] ');
      if (isInside || isEdge || isFirst) continue;
      const torn = `${whole.slice(0, at)}\n[tsgo] ${whole.slice(at)}`;
      if (joinTsgoLines(torn) !== whole) wrong.push(torn.slice(start));
    }
    expect(wrong).toEqual([]);
  });

  test('do not swallow lines of others', () => {
    const lines = `${head}\nerror   Failed\n${sum}`;
    expect(joinTsgoLines(lines)).toBe(lines);
  });
});
