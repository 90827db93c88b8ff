// The installed packages link to this site in editor hovers and error messages. Checks
// that each of these URLs opens a page, and the section it names, in every language.
import path from 'node:path';
import { redirects } from '../../deploy/policy.ts';
import { origin } from '../../site/site.ts';
import { Site } from '../../content-model/Site.ts';
import { report } from '../../tooling/report.ts';
import { checkAddresses } from './checkAddresses.ts';
import { findAddresses } from './findAddresses.ts';

const packages = ['@rslib/core', 'rsbuild-plugin-dts'];

const startedAt = performance.now();
const root = path.resolve(import.meta.dirname, '../..');
const found = packages.flatMap(name =>
  findAddresses(root, `node_modules/${name}`, origin),
);
const addresses = new Set(found.map(({ address }) => address));
report(checkAddresses(found, new Site(root), redirects), {
  name: 'inbound:check',
  looked: `${addresses.size} URLs in ${packages.join(' and ')}`,
  startedAt,
});
