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

  test.each([
    ['after the first colour', `${esc}[96m`, 'src/'],
    ['before the number', ' - ', `${esc}[91m`],
    ['before the message', `TS2322: ${esc}[0m`, 'Type'],
    ['before the mark', `${esc}[91m`, '    ~~~~~~'],
    ['inside the spaces before the mark', `${esc}[91m  `, '  ~~~~~~'],
    ['inside the mark', '~~~', '~~~'],
    ['inside a position', `${esc}[0m`, ':'],
  ])('are joined when they were torn %s', (_, before, after) => {
    const torn = whole.replace(before + after, `${before}\n[tsgo] ${after}`);
    expect(torn).not.toBe(whole);
    expect(joinTsgoLines(torn)).toBe(whole);
  });

  test('do not swallow lines of others', () => {
    const lines = `${head}\nerror   Failed\n${sum}`;
    expect(joinTsgoLines(lines)).toBe(lines);
  });
});
