import type { Finding } from '../Issue.ts';
import { pageRule, type Rule } from '../Rule.ts';
import { documentedOptions } from './documentedOptions.ts';
import type { Option } from './extractOptions.ts';
import { factLabels, readFactLines } from './readFactLines.ts';
import type { Reference } from './Reference.ts';

export const DEFAULTS_FILE = 'scripts/content-checks/reference/defaults.json';

/** The Default line of an option is what happens without it. */
export function defaultIsRight(reference: Reference): Rule {
  return pageRule({
    id: 'reference-default',
    why: 'Readers leave an option out because of this line.',
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
                what: `The default of ${option.path} is not known: ${option.commentDefault ? 'its comment in the package is no single value' : 'the package does not say it'}.`,
                remedy: `Find it out from a build and write it to ${DEFAULTS_FILE}.`,
              },
            ];
          }
          if (normalize(found?.text ?? '') === normalize(wanted)) return [];
          return [
            {
              file: page.file,
              line,
              what: `The default of ${option.path} is ${wanted}, not ${found?.text ?? '(no Default line)'}.`,
              remedy: `Write - **${label}** ${wanted}. If the package behaves otherwise, prove it and change ${DEFAULTS_FILE}.`,
            },
          ];
        },
      ),
  });
}

/** Behaviour wins over the comment, which is sometimes silent or wrong. */
export function knownDefault(
  { path, commentDefault = '' }: Option,
  { defaults }: Reference,
  lang: string,
): string | undefined {
  const known = defaults[path]?.text;
  if (typeof known === 'string') return known;
  if (known) return known[lang];
  if (/^`[^`]+`$/.test(commentDefault)) return commentDefault;
  return /^('[^']*'|[\w.]+)$/.test(commentDefault)
    ? `\`${commentDefault}\``
    : undefined;
}

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('"', "'").trim();
}
