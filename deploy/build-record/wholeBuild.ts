import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LICENSES_FILE, SBOM_FILE } from '../../shared/buildFiles.ts';
import { origin } from '../../site/site.ts';
import { compressFolder } from '../compressFolder.ts';
import { createHeadersFile } from '../hosts/headersFile.ts';
import { redirects } from '../policy.ts';
import { readBuild } from '../readBuild.ts';
import { readPolicy } from '../readPolicy.ts';
import { BUILD_RECORD, hashBuild } from './buildRecord.ts';

/** Long enough to get compressed. */
const FILLER = 'documentation '.repeat(40);

/** Writes a small, complete build for tests, named after what it loads. */
export async function writeWholeBuild(
  folder: string,
  name: string,
): Promise<string> {
  const dist = path.join(folder, `build-${name}`);
  const targets = redirects.map(({ to }) => to.split('#')[0] ?? '');
  const pages = ['index', ...targets.map(target => `${target}index`.slice(1))];
  const files: Record<string, string> = {
    '404.html': page(name),
    'zh/404.html': page(name),
    '404.md': FILLER,
    'zh/404.md': FILLER,
    [LICENSES_FILE]: FILLER,
    [SBOM_FILE]: '{}',
    'sitemap.xml': `<urlset><url><loc>${origin}/</loc><lastmod>2026-01-02</lastmod></url></urlset>`,
    [`static/js/${name}/page.js`]: `${name} ${FILLER}`,
    'static/js/shared.js': FILLER,
    // What scripts load on their own, so that no page names it.
    [`data/search/${name}.json`]: JSON.stringify({ en: { headings: name } }),
    'data/errors/1a2b/en.json': '[]',
    'static/search/terms.1a2b.json': '[]',
    'static/explorer/1a2b.json': '[]',
    'static/js/async/island.1a2b.js': FILLER,
    ...Object.fromEntries(pages.map(file => [`${file}.html`, page(name)])),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }
  await compressFolder({ dist, cacheFolder: path.join(folder, 'cache') });
  const policy = readPolicy(dist, await readBuild(dist));
  await writeFile(path.join(dist, '_headers'), createHeadersFile(policy));
  const record = { commit: `commit-of-${name}`, files: hashBuild(dist) };
  await writeFile(path.join(dist, BUILD_RECORD), JSON.stringify(record));
  return dist;
}

function page(name: string): string {
  return `<!doctype html><script>"${name}"</script><script src="/static/js/${name}/page.js"></script><script src="/static/js/shared.js"></script><meta property="og:url" content="${origin}/"><p>${FILLER}</p>`;
}
