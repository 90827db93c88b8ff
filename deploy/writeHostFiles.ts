// Writes what each host needs to serve the build according to the policy.
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommand } from '../tooling/readCommand.ts';
import { checkNotFoundPages } from './checkNotFoundPages.ts';
import { checkRedirectTargets } from './checkRedirects.ts';
import { createAssetsIgnore } from './hosts/assetsIgnore.ts';
import { createHeadersFile } from './hosts/headersFile.ts';
import { createRedirectsFile } from './hosts/redirectsFile.ts';
import { createSite, IMAGE_SITE } from './nginx/createSite.ts';
import { NGINX_FILE } from '../shared/buildFiles.ts';
import { fileToAddress } from '../shared/siteAddress.ts';
import { readBuild } from './readBuild.ts';
import { readPolicy } from './readPolicy.ts';
import { readReportsUrl, REPORTS_FILE } from './readerReports.ts';
import {
  BUILD_RECORD,
  endOfBuild,
  hashBuild,
  SOURCE_NOTE,
} from './build-record/buildRecord.ts';
import {
  createSecurityText,
  lastChange,
  SECURITY_TEXT,
} from './securityText.ts';

const { values } = readCommand({
  options: {
    dist: { type: 'string', default: 'dist' },
  },
});

// Before the policy is read: a release reads it from the build again.
const reportsUrl = readReportsUrl(process.env);
if (reportsUrl) {
  await writeFile(
    path.join(values.dist, REPORTS_FILE),
    `${JSON.stringify(reportsUrl)}\n`,
  );
}

const pages = await readBuild(values.dist);
const policy = readPolicy(values.dist, pages);
const files = pages.map(({ file }) => file);
checkRedirectTargets(policy.redirects, new Set(files.map(fileToAddress)));
const copies = globSync(`**/404${policy.markdown.ending}`, {
  cwd: values.dist,
});
checkNotFoundPages(
  policy,
  new Set([...files, ...copies.map(file => file.split(path.sep).join('/'))]),
);

const changedAt = lastChange('.');
const outputs = {
  // Cloudflare looks for its files in the build itself.
  [path.join(values.dist, '.assetsignore')]: createAssetsIgnore(policy),
  [path.join(values.dist, '_headers')]: createHeadersFile(policy),
  [path.join(values.dist, '_redirects')]: createRedirectsFile(policy),
  [path.join(values.dist, NGINX_FILE)]: createSite(policy, IMAGE_SITE),
  // Without a date, it couldn't have an expiry.
  ...(changedAt && {
    [path.join(values.dist, SECURITY_TEXT)]: createSecurityText(changedAt),
  }),
};

for (const [file, text] of Object.entries(outputs)) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`Wrote ${file}`);
}

// The last one: it notes all others, so that a release lacks none of them.
const record = {
  ...endOfBuild(SOURCE_NOTE, '.'),
  files: hashBuild(values.dist),
};
const recordFile = path.join(values.dist, BUILD_RECORD);
await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
console.log(`Wrote ${recordFile}`);
