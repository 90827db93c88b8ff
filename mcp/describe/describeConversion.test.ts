import { expect, test } from '@rstest/core';
import { describeConversion } from './describeConversion.ts';

const row = {
  text: '[`lib.dts`](/config/lib/dts)',
  address: '/guide/migration/tsup#types',
};
const place = { line: 4, column: 1, from: 0, to: 1 };

test('a conversion is told with its files, notes, and what the guide says', () => {
  const text = describeConversion(
    {
      config: 'export default {};\n',
      manifest: [
        { path: 'scripts.build', before: 'tsup', after: 'rslib' },
        { path: 'devDependencies.tsup', before: '9' },
        { path: 'devDependencies.@rslib/core', after: '^1' },
      ],
      notes: [
        { kind: 'changed', option: 'dts', row, place },
        { kind: 'unread', option: '', place, code: '`${a}`' },
      ],
    },
    'tsup',
    'en',
  );
  expect(text).toBe(`\`\`\`ts title="rslib.config.ts"
export default {};
\`\`\`

## Changes to package.json

- \`scripts.build\`: \`tsup\` → \`rslib\`
- remove \`devDependencies.tsup\`
- add \`devDependencies.@rslib/core\`: \`^1\`

## To write by hand: the value can't be known without running the config

- \`export default\` (line 4) \`'\${a}'\`

## Converted, but not the same in all respects

- [\`dts\`](https://rslib.rs/guide/migration/tsup#types) (line 4): [\`lib.dts\`](https://rslib.rs/config/lib/dts)

The defaults differ, too: https://rslib.rs/guide/migration/tsup#what-changes. Build with both tools and compare the outputs before you remove tsup.`);
});

test('a config that was not converted has no file', () => {
  const text = describeConversion({ manifest: [], notes: [] }, 'vite', 'zh');
  expect(text).toContain('not converted');
  expect(text).toContain('/zh/guide/migration/vite#what-changes');
  expect(text).not.toContain('```');
});
