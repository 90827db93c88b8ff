import type { Case, Outcome } from './Case.ts';

/** How a build in the browser differs from the command line. */
export interface Difference {
  what: string;
  /** Only the order in which UMD takes its external modules, or of members of a type. */
  isOrder: boolean;
}

/** Every difference between two builds of a case: of files, or of words. */
export function compareOutcomes(
  { config }: Pick<Case, 'config'>,
  expected: Outcome,
  actual: Outcome,
): Difference[] {
  if ('message' in expected || 'message' in actual) {
    const [was, is] = [describe(expected), describe(actual)];
    return wordsOf(was) === wordsOf(is)
      ? []
      : [
          {
            what: `said:\n${is}\ninstead of:\n${was}`,
            isOrder: false,
          },
        ];
  }
  const names = new Set([
    ...Object.keys(expected.files),
    ...Object.keys(actual.files),
  ]);
  return [...names].sort().flatMap(name => {
    const was = expected.files[name];
    const is = actual.files[name];
    if (was === is) return [];
    return [
      {
        what: differenceOf(name, was, is),
        isOrder:
          was !== undefined &&
          is !== undefined &&
          (hasUmd(config) || /\.d\.[cm]?ts$/.test(name)) &&
          sortTokens(was) === sortTokens(is),
      },
    ];
  });
}

/**
 * A message without the frames around code: Rspack draws them in Unicode for a terminal,
 * which WebAssembly takes itself to have, and in ASCII where we run the command.
 */
const wordsOf = (text: string) =>
  text.replaceAll(/[×x╭╰│├─┬▶·,|:^`-]/g, '').replaceAll(/ +/g, ' ');

function describe(outcome: Outcome): string {
  return 'message' in outcome
    ? outcome.message
    : `(files: ${Object.keys(outcome.files).join(', ')})`;
}

function differenceOf(
  name: string,
  was: string | undefined,
  is: string | undefined,
): string {
  if (was === undefined) return `${name} is only written in the browser`;
  if (is === undefined) return `${name} isn't written in the browser`;
  const [before, after] = [was.split('\n'), is.split('\n')];
  const line = before.findIndex((text, index) => text !== after[index]);
  return `${name}:${line + 1}\n  - ${before[line] ?? ''}\n  + ${after[line] ?? ''}`;
}

const hasUmd = (config: object) => JSON.stringify(config).includes('"umd"');

const sortTokens = (text: string) =>
  (text.match(/[\w$]+|[^\s\w$]/g) ?? []).sort().join('\n');
