import { meets } from './choices.ts';
import { printCode } from './printCode.ts';
import type { Choice, Json, JsonObject, Rule, Sample } from './Sample.ts';

/** A project has files of its own instead of what follows the options. */
type Project = Pick<Sample, 'rules' | 'sources'>;

/** The fields of a package.json in the order in which people write them. */
const fieldOrder = [
  'name',
  'version',
  'type',
  'sideEffects',
  'exports',
  'bin',
  'jsdelivr',
  'unpkg',
  'files',
  'engines',
  'dependencies',
  'devDependencies',
  'peerDependencies',
];

/** The package.json that a choice was built with. */
export function packageText(
  { rules, sources }: Project,
  choice: Choice,
): string {
  const own = sources['package.json'];
  if (own !== undefined) return own;
  const fields = mergeRules(rules, choice, rule => rule.package);
  const place = (name: string) =>
    (fieldOrder.indexOf(name) + 1 || Infinity) - 1;
  const sorted = Object.entries(fields).sort(
    ([a], [b]) => place(a) - place(b) || 0,
  );
  return `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`;
}

/** The rslib.config.ts that a choice was built with. */
export function configText(
  { rules, sources }: Project,
  choice: Choice,
): string {
  const own = sources['rslib.config.ts'];
  if (own !== undefined) return own;
  const {
    lib = {},
    imports,
    ...rest
  } = mergeRules(rules, choice, rule => rule.config);
  const lines = [
    ...Object.entries(imports ?? {}).map(
      ([name, from]) => `import { ${name} } from '${String(from)}';`,
    ),
    "import { defineConfig } from '@rslib/core';",
  ];
  // People give each key at the top a line of its own.
  const config = printCode({ lib: [lib], ...rest }, '', Infinity);
  return `${lines.join('\n')}\n\nexport default defineConfig(${config});\n`;
}

/** The ids of the notes about a choice. */
export function notesOf(
  { rules }: Pick<Sample, 'rules'>,
  choice: Choice,
): string[] {
  return rules.flatMap(({ when, note }) =>
    note && meets(choice, when) ? [note] : [],
  );
}

function mergeRules(
  rules: readonly Rule[],
  choice: Choice,
  partOf: (rule: Rule) => JsonObject | undefined,
): JsonObject {
  return rules
    .filter(rule => meets(choice, rule.when))
    .reduce<JsonObject>((all, rule) => merge(all, partOf(rule) ?? {}), {});
}

function merge(first: JsonObject, second: JsonObject): JsonObject {
  const result = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = result[key];
    result[key] =
      isObject(before) && isObject(value) ? merge(before, value) : value;
  }
  return result;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
