import { listShownExamples } from '../content-model/examples/shownExamples.ts';
import { figures, type FigureName } from '../site/figures.ts';

/** The numbers of the home page, with how many examples the pages show. */
export function readFigures(root: string): Record<FigureName, string> {
  return { ...figures, examples: String(listShownExamples(root).size) };
}
