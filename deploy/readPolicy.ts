import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_HOSTS_FILE } from '@rslib-website/search/SearchConfig';
import { checkRedirects } from './checkRedirects.ts';
import { type BuiltPage, collectInlineHashes } from './inlineHashes.ts';
import { fileToAddress } from '../shared/siteAddress.ts';
import { createPolicy, type Policy } from './policy.ts';
import { parseJson } from '../shared/parseJson.ts';
import { REPORTS_FILE } from './readerReports.ts';

/** Creates the policy for a build from its inline parts and its search hosts. */
export function readPolicy(dist: string, pages: readonly BuiltPage[]): Policy {
  const policy = createPolicy({
    inlineHashes: collectInlineHashes(pages),
    searchHosts: readSearchHosts(dist),
    reportsUrl: readSetting<string>(dist, REPORTS_FILE),
    pages: pages.map(({ file }) => fileToAddress(file)),
  });
  checkRedirects(policy.redirects);
  return policy;
}

/** The hosts that the build's search queries, usually none. */
function readSearchHosts(dist: string): string[] {
  return readSetting<string[]>(dist, SEARCH_HOSTS_FILE) ?? [];
}

/** What the build wrote for the host. */
function readSetting<T>(dist: string, name: string): T | undefined {
  const file = path.join(dist, name);
  return existsSync(file)
    ? parseJson<T>(readFileSync(file, 'utf8'))
    : undefined;
}
