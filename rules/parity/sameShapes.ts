import type { Shape } from '../../content-model/Page.ts';
import { pairRule, type Rule } from '../Rule.ts';
import { pairSections, sectionName } from './pairSections.ts';

/** The same tables: the same number, with the same rows and columns. */
export const sameTables = shapeRule(
  'table',
  'parity-tables',
  'If only one language has a row, readers of the other miss a fact.',
);

/** The same lists: the same number, with the same number of items. */
export const sameLists = shapeRule(
  'list',
  'parity-lists',
  'If only one language has an item, readers of the other miss a fact.',
);

function shapeRule(kind: Shape['kind'], id: string, why: string): Rule {
  return pairRule({
    id,
    why,
    check: (source, translation) =>
      pairSections(source, translation).flatMap(([from, to]) => {
        const wanted = from.shapes.filter(shape => shape.kind === kind);
        const found = to.shapes.filter(shape => shape.kind === kind);
        const count = Math.max(wanted.length, found.length);
        return Array.from({ length: count }, (_, index) => {
          const want = wanted[index];
          const have = found[index];
          if (want?.shape === have?.shape) return [];
          return {
            file: translation.file,
            line: have?.line ?? to.line,
            what: `In ${sectionName(to)}, ${kind} ${index + 1} ${have ? `has ${have.shape}` : 'is missing'}; in the source it ${want ? `has ${want.shape} (${source.file}:${want.line})` : 'does not exist'}.`,
            remedy: `Write the same ${kind} in both languages.`,
          };
        }).flat();
      }),
  });
}
