import { checkPackage, Package, type Problem } from '@arethetypeswrong/core';
import {
  problemAffectsResolutionKind,
  problemKindInfo,
} from '@arethetypeswrong/core/problems';
import type { TypesProblem, TypesRequest } from '../Build.ts';

/**
 * Asks are-the-types-wrong about a package, as its command does with the profile
 * `node16`, or `esm-only` where nothing is for `require`.
 */
export async function checkTypes({
  name,
  version,
  files,
}: TypesRequest): Promise<TypesProblem[]> {
  const root = `/node_modules/${name}/`;
  const installed = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [root + file, text]),
  );
  const result = await checkPackage(new Package(installed, name, version), {
    // Style sheets have no types.
    excludeEntrypoints: [/\.css$/],
  });
  if (!result.types) {
    const kind = 'UntypedResolution';
    return [{ kind, said: problemKindInfo[kind].title }];
  }
  const notRequired = new Set(
    result.problems.map(one =>
      one.kind === 'CJSResolvesToESM' ? one.entrypoint : '',
    ),
  );
  const isEsmOnly =
    !/"require"\s*:/.test(files['package.json'] ?? '') &&
    Object.values(result.entrypoints).every(
      ({ subpath, resolutions }) =>
        notRequired.has(subpath) ||
        resolutions['node16-cjs'].resolution?.isJson,
    );
  const ways = ['node16-esm', 'bundler', ...(isEsmOnly ? [] : ['node16-cjs'])];
  const problems = result.problems.filter(problem =>
    ways.some(way =>
      // The list above has only names of them.
      problemAffectsResolutionKind(problem, way as 'bundler', result),
    ),
  );
  return [...Map.groupBy(problems, ({ kind }) => kind)].map(([kind, same]) => ({
    kind,
    said: `${problemKindInfo[kind].title}: ${same.map(place).join(', ')}`,
  }));

  function place(problem: Problem): string {
    if ('entrypoint' in problem)
      return `"${problem.entrypoint}" (${problem.resolutionKind})`;
    const file =
      'typesFileName' in problem ? problem.typesFileName : problem.fileName;
    return file.replace(root, '');
  }
}
