import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import {
  checkReports,
  MESSAGE_LIMIT,
  type ReaderReports,
  REPORTS_FILE,
} from '../../shared/readerReports.ts';

const SOURCE = path.resolve(
  import.meta.dirname,
  '../../browser/reports/reportErrors.ts',
);

/**
 * Adds a script to each page that reports errors, and tells the host where
 * browsers report what the policy blocked. Without an address, a build has
 * neither. See decisions/0021-reader-reports.md.
 */
export function pluginReaderReports(reports: ReaderReports): RspressPlugin {
  checkReports(reports);
  return {
    name: 'reader-reports',
    builderConfig: { plugins: [addScript(reports)] },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return;
      await writeFile(
        path.join(outDir, REPORTS_FILE),
        `${JSON.stringify(reports)}\n`,
      );
    },
  };
}

function addScript(reports: ReaderReports): RsbuildPlugin {
  return {
    name: 'reader-reports:script',
    async setup(api) {
      const code = await renderScript(reports);
      const hash = createHash('sha256').update(code).digest('hex');
      const name = `static/js/reports.${hash.slice(0, 10)}.js`;
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          compilation.emitAsset(name, new sources.RawSource(code));
        },
      );
      api.modifyHTMLTags(tags => ({
        ...tags,
        headTags: [
          // Before the other scripts: it should hear of their errors.
          { tag: 'script', attrs: { defer: true, src: `/${name}` } },
          ...tags.headTags,
        ],
      }));
    },
  };
}

/** The script as text, called with what it must know. */
async function renderScript(reports: ReaderReports): Promise<string> {
  const { swc } = rspack.experiments;
  const plain = await swc.transform(readFileSync(SOURCE, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const { code } = await swc.minify(
    `(()=>{${plain.code.replace('export function', 'function')}
    reportErrors(${JSON.stringify(reports)},${MESSAGE_LIMIT})})()`,
    { compress: true, mangle: true, format: { comments: false } },
  );
  return code;
}
