// Requests everything readers need from a running site:
//   npm run smoke -- --origin https://docs.example
// Files of earlier releases are those that earlier runs have seen.
import path from 'node:path';
import { Mistake } from '../../tooling/mistakes.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { forEachAtOnce } from '../forEachAtOnce.ts';
import { addressesIn } from '../build-record/checkBuild.ts';
import { chunksIn, engineFilesIn, engineIn } from '../build-record/chunksIn.ts';
import { ASSETS } from '../build-record/kept.ts';
import { fileAddress } from '@rslib-website/search/fileAddress';
import type { SearchManifest } from '@rslib-website/search/SearchManifest';
import { locales } from '../../site/locales.ts';
import { origin as publicOrigin } from '../../site/site.ts';
import { headerProblems, pageProblems } from './checkPage.ts';
import { checkAsset, checkBodies } from './checkBody.ts';
import {
  checkFiles,
  checkMissing,
  checkRedirects,
  type Finding,
} from './checkRest.ts';
import { get } from './get.ts';
import { knownAssets, remember } from './memory.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** Few enough for any server, and fast enough over a slow connection. */
const AT_ONCE = 6;

const { values } = readCommand({
  options: {
    origin: { type: 'string', default: publicOrigin },
    /** The build, if available: its files must be the same. */
    dist: { type: 'string', default: 'dist' },
    /** Where each run records what it has seen. */
    memory: { type: 'string' },
  },
});
if (!URL.canParse(values.origin)) {
  throw new Mistake(
    `--origin ${values.origin} is no address, so nothing was checked. Give one such as ${publicOrigin}.`,
  );
}
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
const searchManifests = new Set<string>();
await forEachAtOnce(addresses, AT_ONCE, async address => {
  const { problems, reply } = await checkBodies(origin + address, true);
  findings.push({
    name: address,
    problems: [...problems, ...pageProblems(reply, address)],
  });
  for (const name of addressesIn(reply.text)) {
    if (name.startsWith(`/${ASSETS}/`)) assets.add(name);
    if (/rss.*\.xml$/.test(name)) feeds.add(name);
  }
  const [manifest] = /\/data\/search\/\w+\.json/.exec(reply.text) ?? [];
  if (manifest) searchManifests.add(manifest);
});
const scripts = await chunks();
const later = [
  ...scripts,
  ...(await engineFiles(scripts)),
  ...(await searchIndexes()),
];
for (const name of later) assets.add(name);
const known = knownAssets(memory);
const old = [...known.keys()].filter(name => !assets.has(name));
const hashes = new Map<string, string>();
await forEachAtOnce([...assets, ...old], AT_ONCE, async name => {
  const { hash, ...finding } = await checkAsset(origin, name, {
    dist: values.dist,
    known: known.get(name),
  });
  findings.push(finding);
  if (assets.has(name)) hashes.set(name, hash);
});
findings.push(
  ...(await checkFiles(origin, [...feeds])),
  ...(await checkMissing(origin)),
  ...(await checkRedirects(origin, addresses)),
);

/** What the entry script loads on demand. */
async function chunks(): Promise<string[]> {
  const entries = [...assets].filter(name => /\/index\.\w+\.js$/.test(name));
  const scripts = await Promise.all(entries.map(name => get(origin + name)));
  return scripts.flatMap(({ text }) => chunksIn(text));
}

/** Rslib for the browser, which one of the scripts starts; its files name each other. */
async function engineFiles(scripts: readonly string[]): Promise<string[]> {
  const replies = await Promise.all(scripts.map(name => get(origin + name)));
  const files = new Set(replies.flatMap(({ text }) => engineIn(text)));
  for (const name of files) {
    if (!name.endsWith('.js')) continue;
    const { text } = await get(origin + name);
    for (const other of engineFilesIn(text)) files.add(other);
  }
  const hasParts = [...files].some(name => name.endsWith('.wasm'));
  findings.push({
    name: 'Rslib for the browser',
    problems:
      files.size === 0 || hasParts ? [] : ['its WebAssembly is not named'],
  });
  return [...files];
}

/** Every page with search contains the path of the file that names its index. */
async function searchIndexes(): Promise<string[]> {
  if (searchManifests.size === 0) {
    findings.push({
      name: 'search',
      problems: ['no page contains the path of its manifest'],
    });
  }
  const indexes: string[] = [];
  for (const name of searchManifests) {
    const { problems, reply } = await checkBodies(origin + name, true);
    findings.push({
      name,
      problems: [...problems, ...headerProblems(reply, name)],
    });
    if (problems.length > 0) continue;
    try {
      // What isn't one has no address.
      const manifest = parseJson<SearchManifest>(reply.text);
      indexes.push(...locales.map(({ lang }) => fileAddress(manifest, lang)));
    } catch (error) {
      findings.push({ name, problems: [`names no index: ${String(error)}`] });
    }
  }
  return indexes;
}

const failed = findings.filter(({ problems }) => problems.length > 0);
for (const { name, problems } of failed) {
  console.error(`${name}: ${problems.join('; ')}`);
}
if (addresses.length === 0) {
  console.error(
    `${origin}/sitemap.xml lists no page (${sitemap.status || sitemap.text}), so nothing was checked. Is this the right --origin, and is the server running?`,
  );
} else if (failed.length === 0) {
  remember(memory, hashes);
}
console.log(
  `${addresses.length} pages, ${assets.size} of their files, ${old.length || 'no'} files of earlier releases${old.length > 0 ? '' : ' known'}: ${findings.length - failed.length} passed, ${failed.length} failed`,
);
if (failed.length > 0 || addresses.length === 0) process.exitCode = 1;
