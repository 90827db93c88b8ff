import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExampleResult } from '../../content-model/examples/ExampleResult.ts';

const result: ExampleResult = {
  exit: 0,
  log: [
    'Rslib v1.0.1',
    '',
    'error   Failed to build.',
    'error   No such thing.',
  ],
  files: {
    'dist/index.js': ['const one = 1;', 'export { one };'],
    'dist/paths.js': ['import "../node_modules/a/index.js";'],
    'dist/large.js': { note: 'longer than 20000 bytes' },
  },
  executable: [],
  steps: [{ command: 'node main.js', exit: 0, log: ['1'] }],
};

const files: Record<string, unknown> = {
  'examples/one/example.json': { title: 'One' },
  'examples/one/package.json': { name: 'one', scripts: { build: 'rslib' } },
  'examples/one/src/index.ts':
    'import { two } from "./two";\n// #region first\nexport const one = two - 1;\n// #endregion\n',
  'examples/unbuilt/example.json': { title: 'Unbuilt' },
  'examples/results/one.json': result,
  'examples/cli.json': {
    version: '1.0.1',
    commands: { '': { '--watch': '', '--lib': '<id>' }, build: {} },
  },
  'node_modules/known/package.json': {},
};

const roots: string[] = [];

/** Deletes a test file's projects. */
export function removeTestProjects(): void {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
}

/** A test project: one built example, one unbuilt, and the given pages. */
export function testProject(pages: Record<string, string> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-sync-test-'));
  roots.push(root);
  const contents = Object.entries(pages).map(
    ([id, body]) =>
      [`content/en/${id}.mdx`, `---\ntitle: Page\n---\n\n${body}\n`] as const,
  );
  for (const [name, content] of [...Object.entries(files), ...contents]) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return root;
}
