import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import { adaptCopy } from '../corpus/adaptCopy.ts';
import { createTree } from '../corpus/createTree.ts';
import { readCorpus } from '../corpus/readCorpus.ts';
import type { PeerInput } from './Peer.ts';

/** All pages as Markdown, from the copies in our build. */
export function readInput(dist: string): PeerInput {
  const corpus = readCorpus();
  return {
    trees: { en: createTree('en', corpus), zh: createTree('zh', corpus) },
    pages: corpus.map(page => {
      const name =
        page.lang === defaultLang ? page.name : `${page.lang}/${page.name}`;
      const copy = readFileSync(path.join(dist, `${name}.md`), 'utf8');
      return {
        name,
        title: page.title,
        text: adaptCopy(copy, { ...page, origin }),
      };
    }),
  };
}
