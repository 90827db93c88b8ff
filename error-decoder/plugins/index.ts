import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { readMdx } from '../../content-model/readMdx.ts';
import type { AddressRules } from '../../shared/siteAddress.ts';
import { serveJson } from '../../plugins/serveJson.ts';
import type { CataloguedError } from '../search/KnownError.ts';
import { createEntries } from './createEntries.ts';
import { parseJson } from '../../shared/parseJson.ts';

export interface ErrorCatalogueOptions {
  /** The folder of all pages, with the list of messages if a site has one. */
  root: string;
  /**
   * Identifies the code that writes and reads these files, so that a tab never loads
   * files of another form.
   */
  format: string;
  rules: AddressRules;
}

/** Writes what the error decoder searches, one file for each language. */
export function pluginErrorCatalogue({
  root,
  format,
  rules,
}: ErrorCatalogueOptions): RspressPlugin {
  const file = join(root, 'errors.json');
  // Not a hash of the messages: then all scripts would change with one of them.
  const errorsFolder = `/data/errors/${format}`;
  const pages = new Map<string, PageIndexInfo>();
  const sectionOf = (path: string, id: string) => {
    const page = pages.get(path);
    const sections = page ? readMdx(page._filepath).sections : [];
    return sections.find(section => section.id === id);
  };
  const entriesOf = (lang: string) =>
    createEntries(readCatalogue(file), {
      lang,
      rules,
      sectionOf,
    });
  return {
    name: 'error-catalogue',
    config: site => {
      if (!existsSync(file)) return site;
      // The engine's type has only its own keys.
      const themeConfig = {
        ...site.themeConfig,
        errorsFolder,
      } as Required<UserConfig>['themeConfig'];
      return { ...site, themeConfig };
    },
    extendPageData(page) {
      pages.set(page.routePath, page);
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd || !existsSync(file)) return; // See serveJson.ts.
      const folder = join(outDir, errorsFolder);
      await mkdir(folder, { recursive: true });
      for (const lang of rules.langs) {
        const data = JSON.stringify(entriesOf(lang));
        await writeFile(join(folder, `${lang}.json`), data);
      }
    },
    builderConfig: { plugins: [serveJson(errorsFolder, entriesOf)] },
  };
}

function readCatalogue(file: string): CataloguedError[] {
  // The content checks hold the form of the file.
  return parseJson<CataloguedError[]>(readFileSync(file, 'utf8'));
}
