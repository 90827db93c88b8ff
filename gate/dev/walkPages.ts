/** Pages for the walk, by name: a long one with all parts, and a list of pages. */
const filler = 'Plain words that fill the page.\n\n'.repeat(30);

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200"/></svg>';

const WIDE_CODE = `const wide = '${'x'.repeat(200)}';`;

function longPage(far: string, onward: string): string {
  return `---
title: The walk
description: A page of a small site.
---

Words of the walk. [Down](#far)

<PackageManagerTabs command="install one" />

<Tabs>
<Tab label="First">Panel of the first.</Tab>
<Tab label="Second">Panel of the second.</Tab>
</Tabs>

![A picture](./picture.svg)

\`\`\`ts title="near.ts"
const near = 1;
\`\`\`

${filler}

## ${far} {#far}

A nightingale. [Onward](${onward})

${filler}
`;
}

/** Gives a tab another name and puts new blocks where others were. */
export function editWalk(text: string): string {
  return text
    .replace('Words of the walk.', 'Words of the edit.')
    .replace('label="First"', 'label="Foremost"')
    .replace(
      '</Tabs>\n',
      `</Tabs>

<PackageManagerTabs command="install two" />

![Another picture](./picture.svg)

\`\`\`ts title="wide.ts"
${WIDE_CODE}
\`\`\`
`,
    );
}

export const walkFiles: Record<string, string> = Object.fromEntries(
  ['en', 'zh'].flatMap(lang => {
    const prefix = lang === 'en' ? '' : '/zh';
    return [
      [
        `${lang}/guide/walk.mdx`,
        longPage(lang === 'en' ? 'Far' : '远处', `${prefix}/guide/list`),
      ],
      [
        `${lang}/guide/list.mdx`,
        '---\ntitle: The list\ndescription: All pages.\noverview: true\n---\n',
      ],
      [`${lang}/guide/picture.svg`, PICTURE],
    ];
  }),
);
