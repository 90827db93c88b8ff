import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './Page.ts';
import { langs } from '../site/locales.ts';
import { readPage } from './readPage.ts';

/** All pages under a project root; a page is parsed on first use. */
export class Site {
  readonly root: string;
  /** Ids of the pages that exist in at least one language. */
  readonly ids: readonly string[];
  readonly #pages = new Map<string, Page | undefined>();

  constructor(root: string) {
    this.root = root;
    const found = langs.flatMap(lang =>
      globSync('**/*.mdx', { cwd: path.join(root, 'content', lang) }),
    );
    const names = found.map(file =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.mdx$/, ''),
    );
    this.ids = [...new Set(names)].sort();
  }

  /** Where a language's page is, or would be, relative to the root. */
  fileOf(id: string, lang: string): string {
    return `content/${lang}/${id}.mdx`;
  }

  /** The page, or undefined if this language doesn't have it. */
  page(id: string, lang: string): Page | undefined {
    const file = this.fileOf(id, lang);
    if (!this.#pages.has(file)) {
      const absolute = path.join(this.root, file);
      const page = existsSync(absolute)
        ? readPage({ id, lang, file, source: readFileSync(absolute, 'utf8') })
        : undefined;
      this.#pages.set(file, page);
    }
    return this.#pages.get(file);
  }

  /** Whether a URL is a file that's served unchanged. */
  hasPublicFile(address: string): boolean {
    return existsSync(path.join(this.root, 'content/public', address));
  }
}
