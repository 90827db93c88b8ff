import { listShownExamples } from '../content-model/examples/shownExamples.ts';

/** The numbers that the build counts for the home page, by name. */
export function readFigures(root: string) {
  return { examples: String(listShownExamples(root).size) };
}
