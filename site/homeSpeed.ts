import { buildTimes, type BuildFigures } from './buildTimes.ts';
import { comparedTools, type ComparedTool } from './comparison.ts';

/** How a tool gets its declarations, unless it runs the current TypeScript. */
export type DeclarationWay = 'typescript5' | 'tsc' | undefined;

export interface SpeedRow {
  tool: ComparedTool;
  name: string;
  version: string;
  way: DeclarationWay;
  types: BuildFigures;
  code: BuildFigures;
}

/** The largest of the measured libraries: 200 modules that import each other. */
const LIBRARY = 'modules';

const ways: Record<ComparedTool, DeclarationWay> = {
  rslib: undefined,
  tsdown: undefined,
  tsup: 'typescript5',
  vite: 'tsc',
  rollup: 'tsc',
  unbuild: 'typescript5',
};

function firstBuild(tool: ComparedTool, types: readonly string[]) {
  const found = buildTimes.times.find(
    time =>
      time.library === LIBRARY &&
      time.tool === tool &&
      types.includes(time.types),
  );
  if (found) return found.cold;
  throw new Error(
    `${tool} has no time for the library "${LIBRARY}" (${types.join(' or ')}), so the home page can't show it. Run \`npm run bench tools\`.`,
  );
}

/** Tools whose declarations come from TypeScript 5; Rslib's come from 7. */
export function toolsOnTypeScript5(): string[] {
  // The literal has no other keys.
  return (Object.keys(ways) as ComparedTool[])
    .filter(tool => ways[tool] === 'typescript5')
    .map(tool => comparedTools[tool]);
}

/** The library that the home page's times are about. */
export function speedLibrary(): { modules: number; lines: number } {
  const found = buildTimes.libraries.find(({ id }) => id === LIBRARY);
  // One more file, the entry, exports all modules.
  if (found) return { modules: found.files - 1, lines: found.lines };
  throw new Error(
    `site/buildTimes.json has no library "${LIBRARY}". Choose another in site/homeSpeed.ts.`,
  );
}

/** First builds of one library, with and without declarations, fastest first. */
export function speedRows(): SpeedRow[] {
  // The literal has no other keys.
  return (Object.keys(comparedTools) as ComparedTool[])
    .map(tool => ({
      tool,
      name: comparedTools[tool],
      version: buildTimes.versions[tool] ?? '',
      way: ways[tool],
      types: firstBuild(tool, ['own', 'tsc']),
      code: firstBuild(tool, ['none']),
    }))
    .sort((one, other) => one.types.seconds - other.types.seconds);
}
