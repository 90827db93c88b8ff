import { describe, expect, test } from '@rstest/core';
import { parseFlags, readCliHelp } from './readCliHelp.ts';

const overview = [
  'Rslib v1.0.1',
  '',
  'Commands:',
  '  build    build the library',
  '  mf-dev   start the server',
  '  $ rslib <command> -h',
  'Options:',
  '  -w, --watch         rebuild',
  '  --entry <entry>     set entry',
  '  --bundle            enable (use --no-bundle to disable)',
  '  -h, --help          Display this message',
];

describe('the help text', () => {
  test('gives flags in every spelling, with their values', () => {
    expect(parseFlags(overview)).toEqual({
      '--watch': '',
      '-w': '',
      '--entry': '<entry>',
      '--bundle': '',
      '--no-bundle': '',
      '--help': '',
      '-h': '',
    });
  });

  test('is asked for each command', () => {
    const help = readCliHelp(args => ({
      exit: 0,
      log: args === 'mf-dev --help' ? ['  --lib <id>  one'] : overview,
    }));
    expect(help.version).toBe('1.0.1');
    expect(Object.keys(help.commands)).toEqual(['', 'build', 'mf-dev']);
    expect(help.commands['mf-dev']).toEqual({ '--lib': '<id>' });
  });

  test('must be there', () => {
    expect(() => readCliHelp(() => ({ exit: 1, log: ['no'] }))).toThrow(
      'no command of a page can be checked',
    );
  });
});
