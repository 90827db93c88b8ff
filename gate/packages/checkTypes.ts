import { checkPackage, Package, type Problem } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import type { PackedPackage } from '../../authoring/examples/packExample.ts';

/** Which module system can load the package: only ESM, or both. */
export type Audience = 'esm' | 'dual';

/** The problems that are-the-types-wrong finds in a package's types. */
export async function checkTypes(
  { manifest: { name, version }, files }: PackedPackage,
  audience: Audience,
): Promise<string[]> {
  const installed = Object.fromEntries(
    [...files].map(([file, text]) => [`/node_modules/${name}/${file}`, text]),
  );
  const result = await checkPackage(new Package(installed, name, version), {
    // Style sheets have no types.
    excludeEntrypoints: [/\.css$/],
  });
  if (!result.types) return [`${name} publishes no declaration file.`];
  const problems = result.problems.filter(problem =>
    concerns(audience, problem),
  );
  return [...new Set(problems.map(describe))];
}

function concerns(audience: Audience, problem: Problem): boolean {
  // node10 doesn't read `exports`, and every Node.js version that Rslib supports does.
  if ('resolutionKind' in problem && problem.resolutionKind === 'node10')
    return false;
  if ('resolutionOption' in problem && problem.resolutionOption === 'node10')
    return false;
  return audience === 'dual' || problem.kind !== 'CJSResolvesToESM';
}

function describe(problem: Problem): string {
  const { title, description } = problemKindInfo[problem.kind];
  return `${title}, for ${place(problem)}. ${description}`;
}

function place(problem: Problem): string {
  if ('entrypoint' in problem)
    return `"${problem.entrypoint}" as ${problem.resolutionKind}`;
  if ('typesFileName' in problem) return problem.typesFileName;
  return problem.kind === 'InternalResolutionError'
    ? `the import of ${problem.moduleSpecifier} in ${problem.fileName}`
    : problem.fileName;
}
