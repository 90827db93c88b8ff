import type { Finding } from '../../tooling/Issue.ts';
import { pageRule, type Rule } from '../Rule.ts';
import { documentedOptions } from '../../content-model/options/documentedOptions.ts';
import {
  DEFAULTS_FILE,
  knownDefault,
} from '../../content-model/options/knownDefault.ts';
import {
  factLabels,
  readFactLines,
} from '../../content-model/options/readFactLines.ts';
import type { Reference } from '../../content-model/options/Reference.ts';

/** An option's Default line is what happens without it. */
export function defaultIsRight(reference: Reference): Rule {
  return pageRule({
    id: 'reference-default',
    why: 'Readers rely on this line when they leave an option out.',
    check: page =>
      documentedOptions(page, reference).flatMap(
        ({ option, section }): Finding[] => {
          const found = readFactLines(page, section).default;
          if (option.inherited.length > 0 && !found) return [];
          const wanted = knownDefault(option, reference, page.lang);
          const line = found?.line ?? section.line;
          const label = factLabels[page.lang]?.default ?? '';
          if (wanted === undefined) {
            return [
              {
                file: page.file,
                line,
                what: `The default of ${option.path} is not known: ${option.commentDefault ? "its comment in the package isn't a single value" : "the package doesn't document it"}.`,
                remedy: `Find out with a build and add it to ${DEFAULTS_FILE}.`,
              },
            ];
          }
          if (normalize(found?.text ?? '') === normalize(wanted)) return [];
          return [
            {
              file: page.file,
              line,
              what: `The default of ${option.path} is ${wanted}, not ${found?.text ?? '(no Default line)'}.`,
              remedy: `Write - **${label}** ${wanted}. If the package behaves differently, prove it and change ${DEFAULTS_FILE}.`,
            },
          ];
        },
      ),
  });
}

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('"', "'").trim();
}
