import { readdirSync } from 'node:fs';
import { figures, type FigureName } from '../site/figures.ts';

/** The numbers of the home page, with how many examples were built. */
export function readFigures(results: string): Record<FigureName, string> {
  return { ...figures, examples: String(readdirSync(results).length) };
}
