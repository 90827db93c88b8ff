// Asks a running site for everything readers need, from outside:
//   npm run smoke -- --origin https://docs.example
// Files of earlier releases are those that earlier runs have met.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addressesIn } from '../deploy/release/checkBuild.ts';
import { ASSETS } from '../deploy/release/layout.ts';
import { locales } from '../site/locales.ts';
import { origin as publicOrigin } from '../site/site.ts';
import { pageProblems } from './smoke/checkPage.ts';
import {
  checkAsset,
  checkFiles,
  checkMissing,
  checkRedirects,
  type Finding,
} from './smoke/checkRest.ts';
import { get } from './smoke/get.ts';
import { oldAssets, remember } from './smoke/memory.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: publicOrigin },
    /** Remembers what each run has met. */
    memory: { type: 'string' },
  },
});
const { origin, host } = new URL(values.origin);
const memory =
  values.memory ??
  path.join('.cache', 'smoke', `${host.replaceAll(':', '-')}.json`);

const sitemap = await get(`${origin}/sitemap.xml`);
const addresses = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, url = '']) => url.slice(publicOrigin.length),
);
const findings: Finding[] = [];
const assets = new Set<string>();
const feeds = new Set<string>();
for (const address of addresses) {
  const reply = await get(origin + address);
  findings.push({ name: address, problems: pageProblems(reply, address) });
  for (const name of addressesIn(reply.text)) {
    if (name.startsWith(`/${ASSETS}/`)) assets.add(name);
    if (/rss.*\.xml$/.test(name)) feeds.add(name);
  }
}
for (const name of await searchIndexes()) assets.add(name);
const old = oldAssets(memory, [...assets]);
for (const name of [...assets, ...old]) {
  findings.push(await checkAsset(origin, name));
}
findings.push(
  ...(await checkFiles(origin, [...feeds])),
  ...(await checkMissing(origin)),
  ...(await checkRedirects(origin)),
);

/** The entry script says where they lie. */
async function searchIndexes(): Promise<string[]> {
  for (const name of assets) {
    if (!/\/index\.\w+\.js$/.test(name)) continue;
    const { text } = await get(origin + name);
    const [folder] = /\/static\/search\/\w+/.exec(text) ?? [];
    if (folder) return locales.map(({ lang }) => `${folder}/${lang}.json`);
  }
  findings.push({ name: 'search', problems: ['no page says where it lies'] });
  return [];
}

const failed = findings.filter(({ problems }) => problems.length > 0);
for (const { name, problems } of failed) {
  console.error(`${name}: ${problems.join('; ')}`);
}
if (addresses.length === 0) {
  console.error(
    `${origin}/sitemap.xml names no page (${sitemap.status || sitemap.text}), so nothing could be checked. Is this the right --origin, and is the server running?`,
  );
} else if (failed.length === 0) remember(memory, [...assets]);
console.log(
  `${addresses.length} pages, ${assets.size} of their files, ${old.length || 'no'} files of earlier releases${old.length > 0 ? '' : ' known'}: ${findings.length - failed.length} passed, ${failed.length} failed`,
);
if (failed.length > 0 || addresses.length === 0) process.exitCode = 1;
