import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readClaims } from '../content-model/readClaims.ts';
import { proofStrings } from '../i18n/index.ts';
import { proofsPath, type PageProofs } from '../shared/proofs.ts';
import { addFacts } from '../../plugins/addFacts.ts';
import { createProofs } from './createProofs.ts';

export interface ProofsOptions {
  /** The folder of all pages, with `claims/` if a site has some. */
  content: string;
  exampleSource: string;
}

/**
 * Writes the proofs of a page's sentences next to the page. A page only says that
 * there are some: proofs/browser/ loads them for those who look.
 */
export function pluginProofs({
  content,
  exampleSource,
}: ProofsOptions): RspressPlugin {
  const files = new Map<string, PageProofs>();
  let isBuild = false;
  return {
    name: 'proofs',
    config(config, _tools, isProd) {
      isBuild = isProd;
      return config;
    },
    extendPageData(page) {
      const [, lang, id = ''] =
        /^(en|zh)\/(.+)\.mdx$/.exec(page._relativePath) ?? [];
      const claims =
        isBuild && lang ? readClaims(path.dirname(content), id) : undefined;
      if (!claims) return;
      // The pattern above has these two.
      const known = lang as 'en' | 'zh';
      const words = proofStrings[known];
      const proofs = createProofs(claims, {
        lang: known,
        words,
        exampleSource,
      });
      if (proofs.proven.length === 0) return;
      files.set(proofsPath(page.routePath), proofs);
      addFacts(page, { hasProofs: true });
    },
    async afterBuild({ outDir = '' }) {
      for (const [name, proofs] of files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(proofs));
      }
    },
  };
}
