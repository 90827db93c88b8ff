import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LICENSES_FILE, SBOM_FILE } from '../../shared/buildFiles.ts';
import { origin } from '../../site/site.ts';
import { checkNotFoundPages } from '../checkNotFoundPages.ts';
import { checkRedirectTargets } from '../checkRedirects.ts';
import { createHeadersFile } from '../hosts/headersFile.ts';
import type { BuiltPage } from '../inlineHashes.ts';
import { fileToAddress } from '../../shared/siteAddress.ts';
import type { Policy } from '../policy.ts';
import { readBuild } from '../readBuild.ts';
import { readPolicy } from '../readPolicy.ts';
import { damagedFiles } from './buildRecord.ts';
import { chunksIn } from './chunksIn.ts';
import { listFiles } from './listFiles.ts';

export interface CheckedBuild {
  files: readonly string[];
  policy: Policy;
}

const SHOWN_PROBLEMS = 10;
const ENTRY = /^static\/js\/index\.\w+\.js$/;

/**
 * Throws unless a build is complete: everything its pages load exists,
 * compressed copies match their files, pages have dates, the last step ran, and every
 * file is as that step has seen it.
 */
export async function checkBuild(dist: string): Promise<CheckedBuild> {
  const pages = await readBuild(dist);
  const policy = readPolicy(dist, pages);
  const files = listFiles(dist);
  const known = new Set(files);
  const addresses = new Set(pages.map(({ file }) => fileToAddress(file)));
  checkNotFoundPages(policy, known);
  checkRedirectTargets(policy.redirects, addresses);

  const problems = [
    ...lostFiles(pages, known, addresses),
    ...lostChunks(dist, known),
    ...sitemapProblems(dist, addresses),
    ...files.flatMap(file => copyProblems(dist, file, known)),
    ...lastStepProblems(dist, policy),
    ...[LICENSES_FILE, SBOM_FILE]
      .filter(file => !known.has(file))
      .map(file => `${file} is not there`),
    ...damagedFiles(dist),
  ];
  if (problems.length > 0) {
    throw new Error(
      [
        `The build in "${dist}" is incomplete, so readers would run into what's missing:`,
        ...problems.slice(0, SHOWN_PROBLEMS).map(problem => `  ${problem}`),
        ...(problems.length > SHOWN_PROBLEMS
          ? [`  … and ${problems.length - SHOWN_PROBLEMS} more`]
          : []),
        'Run npm run build to completion and release that.',
      ].join('\n'),
    );
  }
  return { files, policy };
}

const LOADED = /<(?:link|script|img|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const NAMED = /<meta\b[^>]*?\scontent="(https?:\/\/[^"]*)"/g;

/** The URLs of this site that a page loads or references in its head. */
export function addressesIn(html: string): string[] {
  return [LOADED, NAMED]
    .flatMap(pattern => [...html.matchAll(pattern)])
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter(address => address.startsWith('/') || isOurs(address))
    .map(address => decodeURI(new URL(address, origin).pathname));
}

function isOurs(address: string): boolean {
  return address === origin || address.startsWith(`${origin}/`);
}

function lostFiles(
  pages: readonly BuiltPage[],
  files: ReadonlySet<string>,
  addresses: ReadonlySet<string>,
): string[] {
  const firstPage = new Map<string, string>();
  for (const { file, html } of pages) {
    for (const address of addressesIn(html)) {
      if (!firstPage.has(address)) firstPage.set(address, file);
    }
  }
  return [...firstPage]
    .filter(([name]) => !files.has(name.slice(1)) && !addresses.has(name))
    .map(([name, page]) => `${page} needs ${name}, which is not there`);
}

function lostChunks(dist: string, files: ReadonlySet<string>): string[] {
  return [...files]
    .filter(file => ENTRY.test(file))
    .flatMap(entry =>
      chunksIn(readFileSync(path.join(dist, entry), 'utf8'))
        .filter(name => !files.has(name.slice(1)))
        .map(name => `${entry} needs ${name}, which is not there`),
    );
}

function sitemapProblems(
  dist: string,
  addresses: ReadonlySet<string>,
): string[] {
  const file = path.join(dist, 'sitemap.xml');
  if (!existsSync(file)) return ['sitemap.xml is not there'];
  const entries = readFileSync(file, 'utf8').split('<url>').slice(1);
  if (entries.length === 0) return ['sitemap.xml names no page'];
  return entries.flatMap(entry => {
    const url = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
    const address = url.slice(origin.length);
    return [
      ...(addresses.has(address)
        ? []
        : [`sitemap.xml lists ${address}, which isn't a page`]),
      ...(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry)
        ? []
        : [
            `${address} has no last-modified date: it was built from a shallow clone, or was never committed`,
          ]),
    ];
  });
}

const decoders = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Servers prefer the compressed copy, so an old copy would be an old page. */
function copyProblems(
  dist: string,
  file: string,
  files: ReadonlySet<string>,
): string[] {
  const read = (name: string) => readFileSync(path.join(dist, name));
  // Another ending has no decoder, as the next line expects.
  const decode = decoders[path.extname(file) as keyof typeof decoders];
  if (!decode) {
    return file.endsWith('.html') &&
      !(files.has(`${file}.br`) && files.has(`${file}.gz`))
      ? [`${file} was not compressed`]
      : [];
  }
  const source = file.slice(0, -path.extname(file).length);
  if (!files.has(source)) return [`${file} is a copy without a source file`];
  try {
    if (decode(read(file)).equals(read(source))) return [];
  } catch {
    // Truncated or not this format: the same thing to readers.
  }
  return [`${file} is not the compressed ${source}`];
}

function lastStepProblems(dist: string, policy: Policy): string[] {
  const file = path.join(dist, '_headers');
  const isDone =
    existsSync(file) &&
    readFileSync(file, 'utf8') === createHeadersFile(policy);
  return isDone
    ? []
    : ['_headers was not written for these pages: the build did not end'];
}
