import type { Analysis, Problem } from '@arethetypeswrong/core';
import type {
  TypesProblem,
  TypesRequest,
} from '@rslib-website/live-rslib/Build';
import { runCommand } from '../../authoring/examples/builder/runCommand.ts';
import { packExample } from '../../authoring/examples/packExample.ts';
import { parseJson } from '../../shared/parseJson.ts';
import type { Case, Outcome } from './Case.ts';
import type { Difference } from './compareOutcomes.ts';

/** What npm would publish of a case, if it has declarations. */
export function packCase(
  { files }: Case,
  built: Outcome,
): TypesRequest | undefined {
  if ('message' in built) return undefined;
  const all = new Map(Object.entries({ ...files, ...built.files }));
  const packed = packExample(all);
  const hasTypes = [...packed.files.keys()].some(file =>
    /\.d\.c?ts$/.test(file),
  );
  if (!hasTypes) return undefined;
  return { ...packed.manifest, files: Object.fromEntries(packed.files) };
}

/**
 * Compares what the page says of a package with what the command says in a folder, of the
 * same kinds of problems at the same entry points.
 */
export function compareTypes(
  packed: TypesRequest,
  said: readonly TypesProblem[],
  folder: string,
  root: string,
): Difference[] {
  const profile = isEsmOnly(packed) ? 'esm-only' : 'node16';
  const { log } = runCommand(
    `attw --pack . --format json --profile ${profile}`,
    folder,
    root,
    {},
  );
  const was = askedFor(
    parseJson<{ analysis: Answer }>(log.join('\n')).analysis,
    profile,
  );
  const is = said.flatMap(({ kind, said: text }) => {
    const [, places = ''] = text.split(/: (.*)/s);
    return places.split(', ').map(place => `${kind} ${place}`);
  });
  const [before, after] = [was, is].map(list => list.sort().join('\n'));
  if (before === after) return [];
  const what = `are-the-types-wrong finds\n${after}\ninstead of, with the profile ${profile},\n${before}`;
  return [{ what, isOrder: false }];
}

/** The command has only the types of a result for packages that have declarations. */
type Answer = Analysis | { types: false };

function askedFor(analysis: Answer, profile: string): string[] {
  if (!analysis.types) return ['UntypedResolution '];
  const { problems, entrypoints, packageName } = analysis;
  const ways = ['node16-esm', 'bundler'] as const;
  const all = profile === 'esm-only' ? ways : [...ways, 'node16-cjs' as const];
  const visible = Object.values(entrypoints).flatMap(({ resolutions }) =>
    all.flatMap(way => resolutions[way].visibleProblems ?? []),
  );
  return [...new Set(visible)].flatMap(index => {
    const problem = problems[index];
    return problem ? `${problem.kind} ${placeOf(problem, packageName)}` : [];
  });
}

function placeOf(problem: Problem, name: string): string {
  if ('entrypoint' in problem)
    return `"${problem.entrypoint}" (${problem.resolutionKind})`;
  const file =
    'typesFileName' in problem ? problem.typesFileName : problem.fileName;
  return file.replace(`/node_modules/${name}/`, '');
}

/** What someone tells the command who publishes no file for `require`. */
const isEsmOnly = ({ files }: TypesRequest) =>
  'dist/index.js' in files &&
  /^(?=.*"exports")(?!.*(?:\.cjs|"main"))/s.test(files['package.json'] ?? '');
