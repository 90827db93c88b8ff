import { buildTimes } from './buildTimes.ts';
import { comparedTools, type ComparedTool } from './comparison.ts';

/** A first build of the library. */
export interface SpeedBuild {
  tool: ComparedTool;
  /** `tsc` runs after the build, because the tool generates no declarations. */
  way?: 'tsc';
  seconds: number;
}

/** The largest of the measured libraries. */
const LIBRARY = 'modules';

/** Tools that can't generate declarations with TypeScript 7. */
const onTypeScript5: readonly ComparedTool[] = ['tsup', 'unbuild'];

// The literal has no other keys.
const tools = Object.keys(comparedTools) as ComparedTool[];

function firstBuild(tool: ComparedTool, types: readonly string[]): SpeedBuild {
  const found = buildTimes.times.find(
    time =>
      time.library === LIBRARY &&
      time.tool === tool &&
      types.includes(time.types),
  );
  if (!found)
    throw new Error(
      `${tool} has no time for the library "${LIBRARY}" (${types.join(' or ')}), so the home page can't show it. Run \`npm run bench tools\`.`,
    );
  const { seconds } = found.cold;
  return { tool, seconds, ...(found.types === 'tsc' && { way: 'tsc' }) };
}

const fastestFirst = (builds: readonly SpeedBuild[]) =>
  builds.toSorted((one, other) => one.seconds - other.seconds);

/** Names of the tools whose declarations come from TypeScript 5. */
export function toolsOnTypeScript5(): string[] {
  return onTypeScript5.map(tool => comparedTools[tool]);
}

/** The library that the home page's times are about. */
export function speedLibrary(): { modules: number; lines: number } {
  const found = buildTimes.libraries.find(({ id }) => id === LIBRARY);
  if (found) return { modules: found.files, lines: found.lines };
  throw new Error(
    `site/buildTimes.json has no library "${LIBRARY}". Choose another in site/homeSpeed.ts.`,
  );
}

/** First builds of one library, by what ran: only these may be compared. */
export function speedLists() {
  return {
    typescript7: fastestFirst(
      tools
        .filter(tool => !onTypeScript5.includes(tool))
        .map(tool => firstBuild(tool, ['own', 'tsc'])),
    ),
    typescript5: fastestFirst([
      firstBuild('rslib', ['typescript5']),
      ...onTypeScript5.map(tool => firstBuild(tool, ['own'])),
    ]),
    code: fastestFirst(tools.map(tool => firstBuild(tool, ['none']))),
  };
}
