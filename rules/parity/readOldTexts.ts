import { execFileSync } from 'node:child_process';
import type { Page } from '../../content-model/Page.ts';
import { readPage } from '../../content-model/readPage.ts';

/** A page's earlier texts, newest first; none without a Git history. */
export function* readOldTexts(
  root: string,
  { id, lang, file }: Page,
): Generator<Page> {
  for (const commit of git('log', '--format=%H', '--', file).split('\n')) {
    const source = commit && git('show', `${commit}:./${file}`);
    if (source) yield readPage({ id, lang, file, source });
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
}
