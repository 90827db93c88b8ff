import type { Finding } from '../Issue.ts';
import { pageRule, type Rule } from '../Rule.ts';
import { documentedOptions } from './documentedOptions.ts';
import { normalizeType } from './printType.ts';
import { factLabels, readFactLines } from './readFactLines.ts';
import type { Reference } from './Reference.ts';

/** The Type line of an option is its type in the package. */
export function typeIsRight(reference: Reference): Rule {
  return pageRule({
    id: 'reference-type',
    why: 'Readers copy values from this line, and a value of another type fails in their build.',
    check: page =>
      documentedOptions(page, reference).flatMap(
        ({ option, section }): Finding[] => {
          const { type } = readFactLines(page, section);
          const [full, short] = option.types;
          if (option.inherited.length > 0 && !type) return [];
          if (type && [full, short].includes(normalizeLine(type.text)))
            return [];
          return [
            {
              file: page.file,
              line: type?.line ?? section.line,
              what: type
                ? `The type of ${option.path} is not ${type.text} in ${reference.package}.`
                : `The section about ${option.path} has no Type line.`,
              remedy: `Write - **${factLabels[page.lang]?.type ?? ''}** \`${short}\` (in any order).`,
            },
          ];
        },
      ),
  });
}

/** '' for a line that is not one type in backticks. */
function normalizeLine(text: string): string {
  const [, code] = /^`([^`]+)`$/.exec(text) ?? [];
  try {
    return code ? normalizeType(code) : '';
  } catch {
    return '';
  }
}
