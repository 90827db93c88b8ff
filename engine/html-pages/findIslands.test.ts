import { expect, test } from '@rstest/core';
import path from 'node:path';
import { withFiles } from '../../rules/testing/checkFiles.ts';
import { describeFaults, findIslands, findTops } from './findIslands.ts';
import { listSources, PartGraph } from './PartGraph.ts';

const STATE =
  "import { useState } from 'react';\nexport const useCount = () => useState(0);\n";

/** Writes a theme and a page, and sorts what they are made of. */
const sort = (files: Record<string, string>) =>
  withFiles(files, root => {
    const graph = new PartGraph(path.join(root, 'theme/index.tsx'));
    const theme = listSources(path.join(root, 'theme'), 'ts,tsx');
    const pages = listSources(path.join(root, 'content'));
    return findIslands(graph, [...findTops(graph, theme), ...pages], root);
  });

test('what a static part brings along may hold no state; what islands alone bring may', () => {
  const { islands, faults } = sort({
    'theme/index.tsx':
      "export { Bar } from './Bar.tsx';\nexport { Search } from './Search.tsx';\n",
    'theme/Bar.tsx':
      "import { useCount } from './useCount.ts';\nexport const Bar = () => <a onClick={useCount}>Bar</a>;\n",
    'theme/useCount.ts': STATE,
    'theme/Search.tsx':
      "'use client';\nimport { useQuery } from './useQuery.ts';\nexport const Search = () => <a onClick={useQuery}>Search</a>;\n",
    'theme/useQuery.ts': STATE,
    'theme/useQuery.test.ts': STATE,
    'theme/Drawing.tsx': 'export const Drawing = () => <i onBlur={run} />;\n',
  });
  expect(faults).toEqual([
    'theme/Drawing.tsx:1 onBlur',
    'theme/Bar.tsx:2 onClick',
    'theme/useCount.ts:2 useState',
  ]);
  expect(islands.map(({ id }) => id)).toEqual(['theme/Search.tsx']);
});

test('parts beside pages are found through them, also without an ending', () => {
  const { islands, faults } = sort({
    'theme/index.tsx': 'export const Bar = () => null;\n',
    'content/en/a.mdx':
      "import { Plain } from '../../components/Plain';\nimport { Bar } from '@rspress/core/theme';\n\n<Plain />\n",
    'content/en/alive.mdx':
      "import { Free } from '../../components/Free.tsx';\n\n<Free onClick={() => run()} />\n",
    'components/Plain.tsx':
      "import { Count } from './Count.tsx';\nimport { Count as Other } from './other/Count.tsx';\nexport const Plain = () => <Count><Other onClick={run} /></Count>;\n",
    'components/Count.tsx':
      "'use client';\nfunction Count() {}\nexport { Count };\nexport default Count;\n",
    'components/other/Count.tsx': "'use client';\nexport const Count = 1;\n",
    'components/Free.tsx': STATE,
  });
  expect(faults).toEqual(['components/Plain.tsx:3 onClick']);
  expect(islands.map(({ id, exports }) => [id, exports])).toEqual([
    ['components/Count.tsx', ['Count', 'default']],
    ['components/other/Count.tsx', ['Count']],
    ['content/en/alive.mdx', ['default']],
  ]);
});

test('an island gives components, and neither hooks nor whatever another file has', () => {
  const { faults } = sort({
    'theme/index.tsx':
      "import { Count, useCount } from './Count.tsx';\nexport { All } from './All.tsx';\n",
    'theme/Count.tsx': `'use client';\n${STATE}export const Count = 1;\n`,
    'theme/All.tsx': "'use client';\nexport * from './Count.tsx';\n",
  });
  expect(faults).toEqual([
    'theme/index.tsx:1 useCount of an island',
    'theme/All.tsx export * (name what an island exports)',
  ]);
});

test('the message names file, line and remedy', () => {
  const message = describeFaults(['theme/Bar.tsx:2 onClick']);
  expect(message).toContain('\n  theme/Bar.tsx:2 onClick\n');
  expect(message).toContain("'use client'");
  expect(message).toContain('browser/');
});
