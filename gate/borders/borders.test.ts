import { afterAll, describe, expect, test } from '@rstest/core';
import { Rslint } from '@rslint/core';
import path from 'node:path';
import { borders, features } from './borders.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** In memory only, so that a test never leaves a file in the tree. */
const neighbours = [
  ...Object.keys(borders).map(room => `${room}/proof.ts`),
  ...features.map(feature => `${feature}/theme/proof.ts`),
  'theme/search/proof.ts',
  'plugins/proof/browser/proof.ts',
  'explorer/plugins/proof.ts',
  'explorer/shared/proof.ts',
];

const linter = new Rslint({
  cwd: root,
  virtualFiles: Object.fromEntries(
    neighbours.map(file => [file, 'export const proof = 1;\n']),
  ),
});
afterAll(() => linter.close());

async function borderMessages(file: string, imported: string) {
  const specifier = path.posix.relative(path.posix.dirname(file), imported);
  const [result] = await linter.lintText(
    `export { proof as crossed } from './${specifier}';\n`,
    { filePath: file },
  );
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'import/no-restricted-paths')
    .map(({ message }) => message);
}

const refused = [
  ['theme/nav/crossing.ts', 'plugins/proof.ts'],
  ['theme/crossing.tsx', 'plugins/proof/browser/proof.ts'],
  ['theme/crossing.ts', 'explorer/plugins/proof.ts'],
  ['theme/ui/crossing.ts', 'theme/search/proof.ts'],
  ['explorer/theme/crossing.ts', 'plugins/proof.ts'],
  ['explorer/theme/crossing.ts', 'explorer/plugins/proof.ts'],
  ['explorer/shared/crossing.ts', 'explorer/theme/proof.ts'],
  ['proofs/rules/crossing.ts', 'authoring/proof.ts'],
  ['error-decoder/search/crossing.ts', 'shared/proof.ts'],
  ['plugins/feeds/crossing.ts', 'theme/proof.ts'],
  ['plugins/feeds/crossing.ts', 'engine/proof.ts'],
  ['plugins/feeds/crossing.ts', 'rules/proof.ts'],
  ['plugins/feeds/crossing.ts', 'browser/proof.ts'],
  ['plugins/proof/browser/crossing.ts', 'plugins/proof.ts'],
  ['plugins/proof/browser/crossing.ts', 'engine/proof.ts'],
  ['plugins/proof/browser/crossing.ts', 'theme/proof.ts'],
  ['engine/proof/crossing.ts', 'plugins/proof.ts'],
  ['engine/proof/crossing.ts', 'theme/proof.ts'],
  ['content-model/crossing.ts', 'plugins/proof.ts'],
  ['content-model/crossing.ts', 'rules/proof.ts'],
  ['search/crossing.ts', 'shared/proof.ts'],
  ['search/crossing.ts', 'site/proof.ts'],
  ['browser/crossing.ts', 'theme/proof.ts'],
  ['browser/crossing.ts', 'plugins/proof.ts'],
  ['browser/crossing.ts', 'i18n/proof.ts'],
  ['shared/crossing.ts', 'site/proof.ts'],
  ['shared/crossing.ts', 'theme/proof.ts'],
  ['site/crossing.ts', 'i18n/proof.ts'],
  ['site/crossing.ts', 'shared/proof.ts'],
  ['i18n/crossing.ts', 'shared/proof.ts'],
  ['i18n/crossing.ts', 'theme/proof.ts'],
  ['content/en/crossing.tsx', 'plugins/proof.ts'],
  ['rules/words/crossing.ts', 'authoring/proof.ts'],
  ['rules/words/crossing.ts', 'plugins/proof.ts'],
  ['authoring/examples/crossing.ts', 'gate/proof.ts'],
  ['authoring/examples/crossing.ts', 'deploy/proof.ts'],
  ['tooling/crossing.ts', 'content-model/proof.ts'],
  ['gate/output/crossing.ts', 'theme/proof.ts'],
  ['gate/output/crossing.ts', 'bench/proof.ts'],
  ['bench/crossing.ts', 'theme/proof.ts'],
  ['e2e/crossing.spec.ts', 'theme/proof.ts'],
  ['e2e/support/crossing.ts', 'gate/proof.ts'],
  ['deploy/nginx/crossing.ts', 'plugins/proof.ts'],
  ['deploy/nginx/crossing.ts', 'theme/proof.ts'],
  ['mcp/crossing.ts', 'plugins/proof.ts'],
  ['mcp/crossing.ts', 'theme/proof.ts'],
  ['mcp/crossing.ts', 'gate/proof.ts'],
] as const;

const allowed = [
  ['theme/nav/crossing.ts', 'shared/proof.ts'],
  ['theme/nav/crossing.ts', 'theme/search/proof.ts'],
  ['theme/nav/crossing.ts', 'explorer/theme/proof.ts'],
  ['explorer/theme/crossing.ts', 'explorer/shared/proof.ts'],
  ['explorer/theme/crossing.ts', 'error-decoder/theme/proof.ts'],
  ['theme/ui/crossing.ts', 'browser/proof.ts'],
  ['browser/crossing.ts', 'shared/proof.ts'],
  ['theme/ui/crossing.ts', 'theme/proof.ts'],
  ['plugins/feeds/crossing.ts', 'site/proof.ts'],
  ['plugins/feeds/crossing.ts', 'content-model/proof.ts'],
  ['plugins/proof/browser/crossing.ts', 'plugins/proof/browser/proof.ts'],
  ['plugins/proof/browser/crossing.ts', 'shared/proof.ts'],
  ['i18n/crossing.ts', 'site/proof.ts'],
  ['e2e/support/crossing.ts', 'deploy/proof.ts'],
  ['mcp/crossing.ts', 'content-model/proof.ts'],
  ['authoring/crossing.ts', 'rules/proof.ts'],
  ['gate/crossing.ts', 'plugins/proof.ts'],
  ['gate/crossing.test.ts', 'theme/proof.ts'],
] as const;

describe('borders between the rooms', () => {
  test.each(refused)('%s may not import %s', async (file, imported) => {
    const messages = await borderMessages(file, imported);
    expect(messages).not.toEqual([]);
    expect(messages.join('\n')).toContain('may not import');
  });

  test.each(allowed)('%s may import %s', async (file, imported) => {
    expect(await borderMessages(file, imported)).toEqual([]);
  });

  test('each room and each feature has a refused import here', () => {
    const proven = new Set(refused.map(([file]) => file.split('/')[0]));
    expect([...proven].sort()).toEqual(
      [...Object.keys(borders), ...features].sort(),
    );
  });
});
