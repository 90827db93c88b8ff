import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { walkFiles } from './walkPages.ts';

const root = path.resolve(import.meta.dirname, '../..');

const LANGS = ['en', 'zh'];
/** What the rules for pages read besides pages. */
const ALSO_READ = [
  'examples',
  'node_modules',
  'cspell.json',
  '.cspell-words.txt',
];

export const NAVIGATION_FILE = 'site/navigation.ts';
const NAVIGATION = `export const navigation = [
  {
    text: 'nav.guide',
    link: '/guide/',
    prefix: '/guide/',
    groups: [
      {
        name: { text: 'sidebar.start' },
        pages: ['/guide/', '/guide/first', '/guide/walk', '/guide/list'],
      },
    ],
  },
];
`;

/** The text of a page, identified by its title. */
export function pageText(title: string): string {
  return `---\ntitle: ${title}\ndescription: A page of a small site.\n---\n\nWords of ${title}.\n`;
}

/** A site of a few pages in two languages, with our configuration. */
export async function writeSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const lang of LANGS) {
    await mkdir(path.join(folder, 'content', lang, 'guide'), {
      recursive: true,
    });
    for (const page of ['index', 'guide/index', 'guide/first']) {
      await writeFile(
        path.join(folder, 'content', lang, `${page}.mdx`),
        pageText(`${lang} ${page}`),
      );
    }
  }
  for (const [name, text] of Object.entries(walkFiles)) {
    await writeFile(path.join(folder, 'content', name), text);
  }
  for (const name of ALSO_READ)
    await symlink(path.join(root, name), path.join(folder, name));
  const navigationFile = path.join(folder, NAVIGATION_FILE);
  await mkdir(path.dirname(navigationFile), { recursive: true });
  await writeFile(navigationFile, NAVIGATION);
  const options = {
    root: path.join(folder, 'content'),
    outDir: path.join(folder, 'dist'),
    navigationFile,
  };
  const module = path.join(root, 'gate/fixtures/createFixtureConfig.ts');
  await writeFile(
    path.join(folder, 'rspress.config.ts'),
    `import { createFixtureConfig } from ${JSON.stringify(module)};\n` +
      `import { navigation } from ${JSON.stringify(navigationFile)};\n` +
      `export default createFixtureConfig({ ...${JSON.stringify(options)}, navigation });\n`,
  );
}
