// Counts the phrasing that the guide in content/VOICE.md discourages, or lists
// where the named habits occur. `--lower` lowers the ceilings to the counts.
import { findProse } from '../prose/findProse.ts';
import {
  lowerCeilings,
  readCeilings,
  writeCeilings,
} from '../prose/ceilings.ts';
import { prosePatterns } from '../prose/index.ts';
import { langs } from '../../site/locales.ts';
import { Site } from '../../content-model/Site.ts';
import { formatIssues } from '../../tooling/report.ts';
import { readArguments } from './readArguments.ts';

const { root, lower, names } = readArguments();
const site = new Site(root);
const unknown = names.filter(
  name => !prosePatterns.some(({ id }) => id === name),
);
if (unknown.length > 0) {
  throw new Error(
    `There is no habit named ${unknown.join(', ')}. \`npm run prose\` without a name lists all.`,
  );
}
const ceilings = readCeilings();
const found = prosePatterns.map(pattern => ({
  ...pattern,
  uses: findProse(pattern, site, site.ids),
}));

for (const { uses } of found.filter(({ id }) => names.includes(id))) {
  console.log(`${formatIssues(uses)}\n`);
}
for (const lang of langs) {
  const rows = found
    .filter(pattern => pattern.lang === lang)
    .sort((a, b) => b.uses.length - a.uses.length);
  const total = rows.reduce((sum, { uses }) => sum + uses.length, 0);
  console.log(`${lang}: ${total} uses of ${rows.length} habits`);
  console.log(' count ceiling  habit');
  for (const { id, uses, write } of rows) {
    const count = String(uses.length).padStart(6);
    const ceiling = String(ceilings[id] ?? 0).padStart(7);
    console.log(`${count} ${ceiling}  ${id.padEnd(22)} write ${write}`);
  }
  console.log('');
}
if (lower) {
  const counts = new Map(found.map(({ id, uses }) => [id, uses.length]));
  writeCeilings(lowerCeilings(ceilings, counts));
  console.log('Lowered the ceilings to these counts.');
}
