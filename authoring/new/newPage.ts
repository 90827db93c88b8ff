import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Site } from '../../content-model/Site.ts';
import { acceptPages } from '../../rules/parity/acceptPages.ts';
import { didYouMean } from '../../shared/nearest.ts';
import { Mistake } from '../../tooling/mistakes.ts';
import { type Made, NAME, write } from './Made.ts';

const NAVIGATION = 'site/navigation.ts';

/** Texts for the writer to replace; `npm run check:page` asks for it. */
const texts = {
  en: (title: string) => `---
title: ${title}
description: TODO, one sentence about what readers can do after this page.
---

TODO
`,
  zh: (title: string) => `---
title: ${title}
description: TODO，用一句话说明读完这一页能做什么。
---

TODO
`,
};

/** A page in both languages, and in the sidebar. */
export function newPage(root: string, address: string): Made {
  const id = address.replace(/^\/|\.mdx$/g, '');
  const folder = `/${path.posix.dirname(id)}/`;
  const name = path.posix.basename(id);
  if (!NAME.test(name)) {
    throw new Mistake(
      `"${name}" is no name for a page: it is part of its address. Use small letters, digits, and hyphens, such as guide/advanced/web-workers.`,
    );
  }
  const navigation = readFileSync(path.join(root, NAVIGATION), 'utf8');
  const [neighbor] = [
    ...navigation.matchAll(new RegExp(`'${folder}[\\w-]*',?`, 'g')),
  ].slice(-1);
  if (!neighbor) {
    const folders = [
      ...new Set(navigation.match(/(?<=')\/[\w/-]+\/(?=[\w-]*')/g)),
    ];
    const meant = didYouMean(folder, folders);
    throw new Mistake(
      `${NAVIGATION} has no page below ${folder}, so there is no place for this one. ${meant ? `Did you mean ${meant}${name}? ` : ''}Use a folder that it names, or add a group first.`,
    );
  }
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const files = Object.entries(texts).map(([lang, text]) => {
    const file = `content/${lang}/${id}.mdx`;
    if (existsSync(path.join(root, file)))
      throw new Mistake(
        `${file} is there already, so nothing was written. Edit it, or choose another address.`,
      );
    return { file, text: text(title) };
  });
  for (const { file, text } of files) write(root, file, text);

  const after = neighbor.index + neighbor[0].length;
  const comma = neighbor[0].endsWith(',') ? '' : ',';
  writeFileSync(
    path.join(root, NAVIGATION),
    `${navigation.slice(0, after)}${comma} '/${id}',${navigation.slice(after)}`,
  );
  acceptPages(new Site(root), [id]);
  return {
    files: [
      ...files.map(({ file }) => file),
      NAVIGATION,
      'content/translation.lock.json',
    ],
    next: [
      `Write ${files.map(({ file }) => file).join(' and ')}; content/README.md says how.`,
      `Move '/${id}' in ${NAVIGATION} to where readers expect it.`,
      `npm run fix && npm run check:page /${id}`,
    ],
  };
}
