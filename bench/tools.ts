// `npm run bench tools`: the time it takes to build three libraries with Rslib and
// with other tools, from an empty cache and once more. The figures of the page that
// compares the tools come from here.
import { readCommand } from '../tooling/readCommand.ts';
import { readFacts } from './results/Facts.ts';
import { openDraft, writeResult } from './results/resultFiles.ts';
import { writeReport } from './report/writeReport.ts';
import { idOf, type Build } from './tools/Build.ts';
import { builds } from './tools/builds.ts';
import { libraries } from './tools/libraries.ts';
import { sizeOf, type Library } from './tools/Library.ts';
import { mainPackage, packagesOf } from './tools/packages.ts';
import { installPackages, Project } from './tools/project.ts';
import type { Timing } from './tools/runTimed.ts';
import {
  keyOf,
  type ToolsResult,
  type ToolsRound,
} from './tools/ToolsResult.ts';
import { writeBuildTimes } from './tools/writeBuildTimes.ts';

const { values } = readCommand({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const total = Number(values.rounds);
const measured = builds.filter(
  ({ tool }) => !values.only || ['rslib', values.only].includes(tool),
);

const MILLISECONDS = 1000;
const rounded = ({ wallSeconds, cpuSeconds }: Timing): Timing => ({
  wallSeconds: Math.round(wallSeconds * MILLISECONDS) / MILLISECONDS,
  cpuSeconds: Math.round(cpuSeconds * MILLISECONDS) / MILLISECONDS,
});

/** Both builds of one project: with nothing on disk, then with what the first left. */
async function measureBoth(
  round: ToolsRound,
  build: Build,
  library: Library,
): Promise<void> {
  const project = new Project(build, library);
  await project.reset();
  const cold = rounded(await project.measure());
  const warm = rounded(await project.measure());
  round[keyOf(library.id, idOf(build), 'cold')] = cold;
  round[keyOf(library.id, idOf(build), 'warm')] = warm;
}

for (const home of new Set(measured.map(build => build.home))) {
  await installPackages(home);
}
const facts = readFacts({
  ...Object.fromEntries(
    measured.map(({ tool }) => {
      const name = mainPackage[tool];
      return [tool, packagesOf[tool][name] ?? ''];
    }),
  ),
  typescript: packagesOf.rslib.typescript ?? '',
  'typescript for tsup and unbuild': packagesOf.unbuild.typescript ?? '',
});

// The first round only checks: its times would include reading from a cold disk.
for (const build of measured) {
  for (const library of libraries) {
    const project = new Project(build, library);
    await project.reset();
    const { wallSeconds } = await project.measure();
    if (build.types !== 'none') await project.checkTypes();
    console.log(`${idOf(build)}, ${library.id}: ${wallSeconds.toFixed(2)} s`);
  }
}

const draft = await openDraft<ToolsRound>('tools', facts.commit);
for (let index = draft.steps.length; index < total; index += 1) {
  console.log(`round ${index + 1}/${total}`);
  const round: ToolsRound = {};
  // Another build goes first in each round.
  const start = (index * 3) % measured.length;
  const order = [...measured.slice(start), ...measured.slice(0, start)];
  for (const library of libraries) {
    for (const build of order) await measureBoth(round, build, library);
  }
  await draft.add(round);
}

const result: ToolsResult = {
  facts,
  libraries: libraries.map(library => ({ id: library.id, ...sizeOf(library) })),
  builds: measured.map(build => ({
    id: idOf(build),
    tool: build.tool,
    types: build.types,
  })),
  rounds: draft.steps,
};
if (values.only) console.log(JSON.stringify(result, null, 2));
else {
  await writeResult('tools', result);
  await writeBuildTimes(result);
  await writeReport();
}
