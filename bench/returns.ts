// `npm run bench returns -- --before FOLDER --after FOLDER`: what a reader who
// comes back after a release downloads, from the builds before and after it.
import { Mistake } from '../command-line/mistakes.ts';
import { readCommand } from '../command-line/readCommand.ts';
import { type Visit, weighReturn } from './returns/returnVisit.ts';

const { values } = readCommand({
  options: {
    before: { type: 'string' },
    after: { type: 'string', default: 'dist' },
    query: { type: 'string', default: 'dts' },
  },
});
const { before, after, query } = values;
if (before === undefined) {
  throw new Mistake(
    'There is no build to come back from, so nothing was measured. Keep dist/ of another commit and name it: npm run bench returns -- --before FOLDER.',
  );
}
const pages = ['/', '/guide/start/quick-start', '/config/lib/dts'];
const visits: Record<string, Visit> = {
  'three pages': { pages, query: '' },
  'three pages, one search': { pages, query },
};
for (const [name, visit] of Object.entries(visits)) {
  const { bytes, total, files, confirmed } = await weighReturn(
    before,
    after,
    visit,
  );
  const parts = Object.entries(bytes)
    .filter(([, size]) => size > 0)
    .map(([part, size]) => `${part} ${size.toLocaleString('en')}`);
  console.log(
    `${name}: ${total.toLocaleString('en')} bytes in ${files.length} files (${parts.join(', ') || 'nothing changed'}), ${confirmed} confirmed`,
  );
  for (const file of files) console.log(`  ${file}`);
}
