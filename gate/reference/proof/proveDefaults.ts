import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import type { Issue } from '../../../tooling/Issue.ts';
import {
  DEFAULTS_FILE,
  knownDefault,
} from '../../../content-model/options/knownDefault.ts';
import type { Reference } from '../../../content-model/options/Reference.ts';
import { buildVariants, type Built, type Variant } from './buildVariants.ts';
import type { LibItem, ProofCase } from './cases.ts';

/**
 * Builds the proof project with each option absent, set to the default that
 * the pages give, and set to another value. The first two must be equal.
 */
export async function proveDefaults(
  reference: Reference,
  cases: readonly ProofCase[],
  root: string,
): Promise<Issue[]> {
  const variants = cases.map(proof => {
    const { base = {}, set, other, engines, path } = proof;
    const written = set ?? { [path]: readDefault(path, reference) };
    const variant = (item: LibItem): Variant => ({
      item: mergeItems(base, item),
      engines,
    });
    return [variant({}), variant(written), variant(other)] as const;
  });
  const built = await buildVariants(variants.flat(), root);
  return cases.flatMap(({ path }, index) => {
    const [absent, set, other] = variants[index] ?? [];
    if (!absent || !set || !other) return [];
    const result = (variant: Variant) => built.get(JSON.stringify(variant));
    const problem = whyUnproven(result(absent), result(set), result(other));
    if (!problem) return [];
    return {
      rule: 'reference-proof',
      why: 'The comment of a package is no proof of what it does; equal files are.',
      file: 'gate/reference/proof/cases.ts',
      line: 1,
      what: `${path}: ${problem} (absent ${JSON.stringify(absent.item)}, default ${JSON.stringify(set.item)}, other ${JSON.stringify(other.item)})`,
      remedy: `Correct the default in ${DEFAULTS_FILE} and on the pages, or the case.`,
    };
  });
}

/** The value of a Default line that is one piece of code. */
function readDefault(path: string, reference: Reference): unknown {
  const option = reference.options.find(candidate => candidate.path === path);
  const text = option && knownDefault(option, reference, 'en');
  const [, code] = /^`([^`]+)`$/.exec(text ?? '') ?? [];
  if (code === undefined) {
    throw new Error(
      `The default of ${path} is not one value, so its proof needs "set". Add it in proof/cases.ts.`,
    );
  }
  return runInNewContext(`(${code})`);
}

/** Why three builds do not prove a default; undefined if they do. */
export function whyUnproven(
  absent: Built | undefined,
  set: Built | undefined,
  other: Built | undefined,
): string | undefined {
  for (const built of [absent, set, other]) {
    if (built?.exit !== 0)
      return `A build failed: ${built?.log.join('\n') ?? 'it was not built'}`;
  }
  if (!isDeepStrictEqual(absent?.files, set?.files)) {
    return 'The build without the option and the build with its documented default write different files.';
  }
  return isDeepStrictEqual(absent?.files, other?.files)
    ? 'Another value writes the same files, so the case proves nothing.'
    : undefined;
}

/** Two parts of an item as one; where both have a value the second wins. */
export function mergeItems(base: LibItem, item: LibItem): LibItem {
  const merged = { ...base };
  for (const [key, value] of Object.entries(item)) {
    const old = base[key];
    merged[key] =
      isObject(old) && isObject(value) ? mergeItems(old, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is LibItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
