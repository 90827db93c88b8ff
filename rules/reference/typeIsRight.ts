import type { Finding } from '../../tooling/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
import { pageRule, type Rule } from '../Rule.ts';
import {
  documentedInherited,
  documentedOptions,
} from '../../content-model/options/documentedOptions.ts';
import { normalizeType } from '../../content-model/options/printType.ts';
import {
  factLabels,
  readFactLines,
} from '../../content-model/options/readFactLines.ts';
import type { Reference } from '../../content-model/options/Reference.ts';

/** An option's Type line matches its type in the package. */
export function typeIsRight(reference: Reference): Rule {
  return pageRule({
    id: 'reference-type',
    why: 'Readers copy values from this line, and a value of the wrong type fails in their build.',
    check: page => [
      ...checkTypes(page, reference),
      ...checkInherited(page, reference),
      ...checkBlocks(page, reference),
    ],
  });
}

function checkTypes(page: Page, reference: Reference): Finding[] {
  return documentedOptions(page, reference).flatMap(
    ({ option, section }): Finding[] => {
      const { type } = readFactLines(page, section);
      if (option.inherited.length > 0 && !type) return [];
      if (type && option.types.includes(normalizeLine(type.text))) return [];
      return [
        {
          file: page.file,
          line: type?.line ?? section.line,
          what: type
            ? `The type of ${option.path} is not ${type.text} in ${reference.package}.`
            : `The section about ${option.path} has no Type line.`,
          remedy: `Write - **${factLabels[page.lang]?.type ?? ''}** \`${option.types[1]}\` (in any order).`,
        },
      ];
    },
  );
}

/** Types of other packages may be described in prose, but code is compared. */
function checkInherited(page: Page, reference: Reference): Finding[] {
  return documentedInherited(page, reference).flatMap(
    ({ option, section }): Finding[] => {
      const { type } = readFactLines(page, section);
      const written = normalizeLine(type?.text ?? '');
      if (!type || !written || option.types.includes(written)) return [];
      return [
        {
          file: page.file,
          line: type.line,
          what: `The type of ${option.path} is not ${type.text} in the package that ${reference.package} inherits it from.`,
          remedy: `Write \`${option.types[1]}\` (in any order), or describe it in prose.`,
        },
      ];
    },
  );
}

/** Other checks trust a block marked type="…", so it must be one of the above. */
function checkBlocks(page: Page, reference: Reference): Finding[] {
  const proven = [
    ...documentedOptions(page, reference),
    ...documentedInherited(page, reference),
  ].map(
    ({ option, section }) =>
      `${option.path} ${readFactLines(page, section).type?.blockLine ?? ''}`,
  );
  return page.sections
    .flatMap(({ fences }) => fences)
    .flatMap(({ marks: { type }, line }): Finding[] => {
      if (type === undefined || proven.includes(`${type} ${line}`)) return [];
      return [
        {
          file: page.file,
          line,
          what: `The block type="${type}" isn't the Type of an option ${type} in ${reference.package}.`,
          remedy:
            'Indent it below "- **Type:**" in the section of the option, and name the option in the attribute.',
        },
      ];
    });
}

/** '' for a line that isn't a single type in backticks. */
function normalizeLine(text: string): string {
  const [, code] = /^`([^`]+)`$/.exec(text) ?? [];
  try {
    return code ? normalizeType(code) : '';
  } catch {
    return '';
  }
}
