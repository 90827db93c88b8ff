// Writes which translated sections are older than their source, and what changed,
// so that the build can show it to readers: .cache/stale-sections.json.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLang } from '../../../site/locales.ts';
import type { Page } from '../../../content-model/Page.ts';
import { translationLangs } from '../../../content-model/pageAddress.ts';
import { readPage } from '../../../content-model/readPage.ts';
import { Site } from '../../../content-model/Site.ts';
import { readLock } from '../parity/lock.ts';
import { staleSections } from '../parity/staleSections.ts';
import { readArguments } from './readArguments.ts';

const { root } = readArguments();
const site = new Site(root);
const lock = readLock(root);

/** A page's earlier texts, newest first; none without a Git history. */
function* oldTexts({ id, lang, file }: Page): Generator<Page> {
  for (const commit of git('log', '--format=%H', '--', file).split('\n')) {
    const source = commit && git('show', `${commit}:./${file}`);
    if (source) yield readPage({ id, lang, file, source });
  }
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return ''; // Without history readers learn that, but not what, changed.
  }
}

const entries = translationLangs.flatMap(lang =>
  Object.entries(lock[lang] ?? {}).flatMap(([id, locked]) => {
    const source = site.page(id, defaultLang);
    const stale = source
      ? staleSections(source, locked, () => oldTexts(source))
      : {};
    return Object.keys(stale).length > 0
      ? [[`${lang}/${id}`, stale] as const]
      : [];
  }),
);
const file = path.join(root, '.cache/stale-sections.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
);
console.log(`i18n:stale: ${entries.length} pages are older than their source`);
