import type { Finding } from '../../tooling/Issue.ts';
import type { PageComponent } from '../../content-model/Page.ts';
import { pairRule } from '../Rule.ts';
import { pairSections, sectionName } from './pairSections.ts';

const describe = ({ name, props }: PageComponent) =>
  [
    name,
    ...Object.entries(props).map(([key, value]) => `${key}="${value}"`),
  ].join(' ');

/** The same components and callouts in the same order, except for text. */
export const sameComponents = pairRule({
  id: 'parity-components',
  why: 'If only one language shows a warning, a tab, or a command, the two pages differ.',
  check: (source, translation) =>
    pairSections(source, translation).flatMap(([from, to]): Finding[] => {
      const wanted = from.components.map(describe);
      const found = to.components.map(describe);
      const count = Math.max(wanted.length, found.length);
      // Differences after the first one may only be its consequences.
      for (let index = 0; index < count; index += 1) {
        if (wanted[index] === found[index]) continue;
        return [
          {
            file: translation.file,
            line: to.components[index]?.line ?? to.line,
            what: `In ${sectionName(to)}, component ${index + 1} is ${found[index] ?? 'missing'}; in the source it is ${wanted[index] ?? 'not there'} (${source.file}:${from.components[index]?.line ?? from.line}).`,
            remedy:
              'Use the same components with the same values; only the text for readers differs.',
          },
        ];
      }
      return [];
    }),
});
