// Checks what examples that are complete packages would publish, with publint and
// are-the-types-wrong. Reads the committed results and builds nothing. Ids select
// examples: `npm run packages:check node-library`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { report } from '../../tooling/report.ts';
import { listFiles } from '../../content-model/examples/listFiles.ts';
import {
  type Example,
  listExampleIds,
  readExample,
} from '../../content-model/examples/Example.ts';
import type { ExampleResult } from '../../content-model/examples/ExampleResult.ts';
import { readData } from '../../content-model/examples/resultFiles.ts';
import { checkFields } from '../../authoring/examples/checkFields.ts';
import { checkTypes } from './checkTypes.ts';
import { packExample } from '../../authoring/examples/packExample.ts';

const startedAt = performance.now();
const folder = path.join(process.cwd(), 'examples');
const { positionals: named } = readCommand({ allowPositionals: true });

/** The files of a built project: its own, and those in its result. */
function readProject({ id }: Example): Map<string, string> {
  const own = listFiles(path.join(folder, id));
  const result = readData<ExampleResult>(
    path.join(folder, 'results', `${id}.json`),
  );
  if (!result) {
    throw new Error(
      `examples/results/${id}.json is missing. Run \`npm run examples ${id}\`.`,
    );
  }
  return new Map([
    ...own.map(
      file =>
        [file, readFileSync(path.join(folder, id, file), 'utf8')] as const,
    ),
    ...Object.entries(result.files).map(
      ([file, lines]) =>
        [file, Array.isArray(lines) ? lines.join('\n') : ''] as const,
    ),
  ]);
}

async function check(example: Example): Promise<Issue[]> {
  if (example.package === 'none') return [];
  const packed = packExample(readProject(example));
  const issue = (rule: string, what: string) => ({
    rule,
    file: `examples/${example.id}/package.json`,
    line: 1,
    what,
    why: 'Readers copy this package.json, and the problem would affect the users of their library.',
    remedy:
      'Fix the field, or the output in rslib.config.ts, then run `npm run examples` and `npm run docs:sync`.',
  });
  const fields = await checkFields(packed);
  const types = await checkTypes(packed, example.package);
  return [
    ...fields.map(what => issue('package-fields', what)),
    ...types.map(what => issue('package-types', what)),
  ];
}

const examples = listExampleIds(folder)
  .map(id => readExample(folder, id))
  .filter(
    example =>
      example.package !== 'none' &&
      (named.length === 0 || named.includes(example.id)),
  );
if (examples.length === 0) {
  throw new Error(
    `No example to check${named.length > 0 ? ` is named ${named.join(', ')}` : ''}. Only examples with "package" in example.json are checked.`,
  );
}
const issues: Issue[] = [];
for (const example of examples) issues.push(...(await check(example)));

report(issues, {
  name: 'packages:check',
  looked: `${examples.length} packages`,
  startedAt,
});
