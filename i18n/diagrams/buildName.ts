import type { DiagramStrings } from './index.ts';
import { comparedTools, type ComparedTool } from '../../site/comparison.ts';
import type { BuildTime } from '../../site/buildTimes.ts';

type Way = 'bundled' | 'isolated' | 'typescript5' | 'tsc';

/** Tools whose declarations don't come from the current TypeScript. */
const OLDER = new Set(['tsup', 'unbuild']);

function wayOf({ tool, types }: Pick<BuildTime, 'tool' | 'types'>) {
  if (types === 'none') return undefined;
  if (types === 'own') return OLDER.has(tool) ? 'typescript5' : undefined;
  // The bench knows no other ways.
  return types as Way;
}

/** A tool and, if it isn't the usual one, its way of generating declarations. */
export function buildName(
  build: Pick<BuildTime, 'tool' | 'types'>,
  strings: Pick<DiagramStrings<'typesTimes'>, Way>,
): string {
  // Every tool that is measured is compared.
  const tool = comparedTools[build.tool as ComparedTool];
  const way = wayOf(build);
  return way ? strings[way].replace('{{tool}}', tool) : tool;
}
