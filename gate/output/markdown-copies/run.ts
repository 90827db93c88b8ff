// Holds the Markdown of each page to what the page shows, on the last build: at
// least 98 % of its words, at most 2 % others, and nothing that only MDX knows; the
// same sections, and one package manager in a block. Options in code lead to headings.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareWords, countWords, type WordComparison } from './countWords.ts';
import { splitCopy } from '../../../content-model/splitCopy.ts';
import { copyText, findMixedCommands, findRawJsx } from './copyText.ts';
import { checkCodeLinks, type BuiltPage } from './checkCodeLinks.ts';
import { codeLinks, headingIds, pageText } from './pageText.ts';

const LEAST_PRESENT = 0.98;
const MOST_EXTRA = 0.02;
const SHOWN_PAGES = 5;
const SHOWN_WORDS = 20;

const dist = path.resolve(import.meta.dirname, '../../../dist');
const files = globSync('**/*.html', { cwd: dist })
  .filter(file => !/(?:^|[\\/])(?:404|all-pages)\.html$/.test(file))
  .sort();
if (files.length === 0) {
  throw new Error('dist/ holds no page. Run `npm run build` first.');
}

const problems: string[] = [];
const compared: (WordComparison & { file: string })[] = [];
const pages = new Map<string, BuiltPage>();
for (const file of files) {
  const copy = path.join(dist, file.replace(/\.html$/, '.md'));
  if (!existsSync(copy)) {
    problems.push(
      `${file} has no copy. See which pages plugins/markdown-copies collects.`,
    );
    continue;
  }
  const html = readFileSync(path.join(dist, file), 'utf8');
  const markdown = readFileSync(copy, 'utf8');
  problems.push(
    ...findRawJsx(markdown).map(
      line =>
        `${file}: its copy has a line that is no Markdown: ${line}\nTeach plugins/markdown-copies/components.ts what it shows.`,
    ),
  );
  const ids = new Set(splitCopy(markdown).map(({ id }) => id));
  problems.push(
    ...headingIds(html)
      .filter(id => !ids.has(id))
      .map(
        id =>
          `${file}: its copy has no section #${id}, so links to it lead nowhere.\nSee slugOf in plugins/markdown-copies/toMarkdown.ts.`,
      ),
    ...findMixedCommands(markdown).map(
      code =>
        `${file}: its copy has commands of several package managers in a block, and an agent may run all of them:\n${code}\nUse <PackageManagerTabs>.`,
    ),
  );
  pages.set(file, {
    ids: headingIds(html),
    links: codeLinks(html),
    markdown,
  });
  compared.push({
    file,
    ...compareWords(countWords(pageText(html)), countWords(copyText(markdown))),
  });
}

const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
const describe = ({ file, ...one }: (typeof compared)[number]) =>
  `${file}: ${percent(one.present)} there, ${percent(one.extra)} extra` +
  (one.missingWords.length > 0
    ? `; missing: ${one.missingWords.slice(0, SHOWN_WORDS).join(' ')}`
    : '') +
  (one.extraWords.length > 0
    ? `; extra: ${one.extraWords.slice(0, SHOWN_WORDS).join(' ')}`
    : '');

problems.push(
  ...compared
    .filter(one => one.present < LEAST_PRESENT || one.extra > MOST_EXTRA)
    .map(
      one =>
        `${describe(one)}\nThe Markdown must say what the page shows: correct plugins/markdown-copies.`,
    ),
);
problems.push(...checkCodeLinks(pages));
const linkCount = [...pages.values()].flatMap(({ links }) => links).length;
const worst = compared.toSorted(
  (a, b) => b.extra - b.present - (a.extra - a.present),
);
console.log(
  `${compared.length} pages compared with their Markdown, ${linkCount} links in code followed; the worst:`,
);
for (const one of worst.slice(0, SHOWN_PAGES)) console.log(describe(one));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
