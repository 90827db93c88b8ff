import { expect, test } from '@rstest/core';
import { listConfigVariants } from './listConfigVariants.ts';

test('each setting goes in turn, with what is inside it', () => {
  const text = `import { defineConfig } from '@rslib/core';
export default defineConfig({
  source: { entry: './a.ts' },
  lib: [{ format: 'esm', dts: { bundle: true } }],
});
`;
  const variants = listConfigVariants('rslib.config.ts', text);
  expect(variants.map(({ setting }) => setting)).toEqual([
    'source',
    'source.entry',
    'lib',
    'lib.0.format',
    'lib.0.dts',
    'lib.0.dts.bundle',
  ]);
  expect(variants[3]?.text).toContain('lib: [{  dts: { bundle: true } }],');
});

test('a config that is a function has no settings to remove', () => {
  const text = 'export default defineConfig(() => ({}));';
  expect(listConfigVariants('rslib.config.ts', text)).toEqual([]);
});
