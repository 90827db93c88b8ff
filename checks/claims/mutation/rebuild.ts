// Removes each setting from the configs of the examples behind proofs, one at a
// time, builds again, and says which proofs notice nothing: `npm run gate
// claims:rebuild /config/lib/dts`. Slow: some builds for each example.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../../command-line/readCommand.ts';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';
import { Site } from '../../../content-model/Site.ts';
import { findPages } from '../../content/commands/findPages.ts';
import { RecordedEvidence } from '../proof/RecordedEvidence.ts';
import { namesOf } from '../proof/namesOf.ts';
import { readClaims } from '../../../content-model/claims/readClaims.ts';
import { isProvingPage } from '../sentences/isListed.ts';
import { buildWithCore, type Variant } from '../upgrade/buildWithCore.ts';
import { makePlace } from '../upgrade/makePlace.ts';
import { listConfigVariants } from './listConfigVariants.ts';
import { holds } from './mutateClaim.ts';

const CONFIG = 'rslib.config.ts';
const root = process.cwd();
const site = new Site(root);
const source = new RecordedEvidence(root);
const { positionals: names } = readCommand({ allowPositionals: true });
const ids =
  names.length > 0 ? findPages(site, names) : site.ids.filter(isProvingPage);
const claims = ids.flatMap(id =>
  (readClaims(root, id)?.claims ?? [])
    .filter(claim => claim.assertions.length > 0 && holds(claim, source))
    .map(claim => ({ id, claim })),
);

const variants = [...new Set(claims.flatMap(({ claim }) => namesOf(claim)))]
  .filter(id => !id.includes('@'))
  .sort()
  .flatMap(listVariants);
const place = makePlace(root, path.join(root, '.cache/claims/rebuild'));
const results = await buildWithCore(root, place, variants);

let noticed = 0;
let different = 0;
for (const { id, claim } of claims) {
  const own = new Set(namesOf(claim));
  const changed = variants.filter(
    ({ id: variant, of, edits }) =>
      own.has(of) && edits && differs(results.get(variant), results.get(of)),
  );
  if (changed.length === 0) continue;
  different++;
  const isNoticed = changed.some(variant => !holds(claim, put(variant)));
  if (isNoticed) noticed++;
  else {
    const settings = changed.map(
      ({ of, setting }) => `${of} without ${setting}`,
    );
    console.log(
      `unmoved   content/claims/${id}.yaml:${claim.line} “${claim.en.join(' ')}”\n          ${settings.join(', ')}`,
    );
  }
}
console.log(
  `claims:rebuild: ${noticed} of ${different} proofs notice that a setting is gone, ${variants.length} builds`,
);

/** The project as it is, and without each of its settings. */
function listVariants(id: string): (Variant & { setting: string })[] {
  const own = { id, of: id, setting: '' };
  const file = path.join(root, 'examples', id, CONFIG);
  if (!source.find(id)?.sources[CONFIG]) return [own];
  const without = listConfigVariants(CONFIG, readFileSync(file, 'utf8'));
  return [
    own,
    ...without.map(({ setting, text }, index) => ({
      id: `${id}--${index}`,
      of: id,
      setting,
      edits: { [CONFIG]: text },
    })),
  ];
}

function differs(one?: ExampleResult, other?: ExampleResult): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    JSON.stringify(one) !== JSON.stringify(other)
  );
}

/** The output of a variant in place of the example's, with the same sources. */
function put({ id, of }: Variant): RecordedEvidence {
  return new RecordedEvidence(root, {
    resultOf: name =>
      name === of ? results.get(id) : source.find(name)?.result,
  });
}
