import { type Rule, pageRule, type PageFinding } from '../Rule.ts';
import type { Reference } from '../../content-model/options/Reference.ts';
import { signatureIsRight } from './signatureIsRight.ts';
import { frontMatterLine } from '../../content-model/frontMatter.ts';
import type { Page } from '../../content-model/Page.ts';
import {
  declaredPath,
  documentedInherited,
  documentedOptions,
} from '../../content-model/options/documentedOptions.ts';
import {
  readFactLines,
  factLabels,
} from '../../content-model/options/readFactLines.ts';
import { normalizeType } from '../../content-model/options/printType.ts';
import {
  DEFAULTS_FILE,
  knownDefault,
} from '../../content-model/options/knownDefault.ts';

/** The rules for pages about options and exports. */
export function referenceRules(reference: Reference): readonly Rule[] {
  return [
    optionExists(reference),
    typeIsRight(reference),
    defaultIsRight(reference),
    signatureIsRight(reference),
  ];
}

/** Pages that must declare the option they document. */
const mustDeclare = (page: Page) => page.id.startsWith('config/lib/');

/** Each reference page declares an option, and the package has it. */
export function optionExists(reference: Reference): Rule {
  return pageRule({
    id: 'reference-option',
    why: "A page about an option that the package doesn't have wastes the reader's time.",
    check: page => [
      ...checkDeclaration(page, reference),
      ...checkSections(page, reference),
    ],
  });
}

function checkDeclaration(page: Page, reference: Reference): PageFinding[] {
  const declared = declaredPath(page);
  const line = frontMatterLine(page, 'option');
  if (declared === undefined) {
    if (!mustDeclare(page)) return [];
    return [
      {
        line,
        what: "The front matter doesn't declare which option this page documents.",
        remedy: 'Add, for example, `option: lib.format`.',
      },
    ];
  }
  const paths = reference.options.map(({ path }) => path);
  if (declared === '' || paths.includes(declared)) return [];
  return [
    {
      line,
      what: `${reference.package} has no option ${declared}.`,
      remedy: `If it was renamed or removed, change the page. It has: ${paths.filter(path => !path.includes('.')).join(', ')}.`,
    },
  ];
}

/** A section with a Type line claims to document an option. */
function checkSections(page: Page, reference: Reference): PageFinding[] {
  const declared = declaredPath(page);
  if (declared === undefined) return [];
  const known = [
    ...documentedOptions(page, reference).map(({ section }) => section.id),
    ...documentedInherited(page, reference).map(({ section }) => section.id),
  ];
  return page.sections
    .filter(({ id }) => id !== '' && !known.includes(id))
    .filter(section => Object.keys(readFactLines(page, section)).length > 0)
    .map(({ title, id, line }) => ({
      line,
      what: `"${title}" has a Type or Default line, but #${id} names no option of ${reference.package} below ${declared || 'lib'}.`,
      remedy:
        'Use the full path as the heading, such as `dts.bundle` (#dtsbundle).',
    }));
}

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

function checkTypes(page: Page, reference: Reference): PageFinding[] {
  return documentedOptions(page, reference).flatMap(
    ({ option, section }): PageFinding[] => {
      const { type } = readFactLines(page, section);
      if (option.inherited.length > 0 && !type) return [];
      if (type && option.types.includes(normalizeLine(type.text))) return [];
      return [
        {
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
function checkInherited(page: Page, reference: Reference): PageFinding[] {
  return documentedInherited(page, reference).flatMap(
    ({ option, section }): PageFinding[] => {
      const { type } = readFactLines(page, section);
      const written = normalizeLine(type?.text ?? '');
      if (!type || !written || option.types.includes(written)) return [];
      return [
        {
          line: type.line,
          what: `The type of ${option.path} is not ${type.text} in the package that ${reference.package} inherits it from.`,
          remedy: `Write \`${option.types[1]}\` (in any order), or describe it in prose.`,
        },
      ];
    },
  );
}

/** Other checks trust a block marked type="…", so it must be one of the above. */
function checkBlocks(page: Page, reference: Reference): PageFinding[] {
  const proven = [
    ...documentedOptions(page, reference),
    ...documentedInherited(page, reference),
  ].map(
    ({ option, section }) =>
      `${option.path} ${readFactLines(page, section).type?.blockLine ?? ''}`,
  );
  return page.sections
    .flatMap(({ fences }) => fences)
    .flatMap(({ marks: { type }, line }): PageFinding[] => {
      if (type === undefined || proven.includes(`${type} ${line}`)) return [];
      return [
        {
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

/** An option's Default line is what happens without it. */
export function defaultIsRight(reference: Reference): Rule {
  return pageRule({
    id: 'reference-default',
    why: 'Readers rely on this line when they leave an option out.',
    check: page =>
      documentedOptions(page, reference).flatMap(
        ({ option, section }): PageFinding[] => {
          const found = readFactLines(page, section).default;
          if (option.inherited.length > 0 && !found) return [];
          const wanted = knownDefault(option, reference, page.lang);
          const line = found?.line ?? section.line;
          const label = factLabels[page.lang]?.default ?? '';
          if (wanted === undefined) {
            return [
              {
                line,
                what: `The default of ${option.path} is not known: ${option.commentDefault ? "its comment in the package isn't a single value" : "the package doesn't document it"}.`,
                remedy: `Find out with a build and add it to ${DEFAULTS_FILE}.`,
              },
            ];
          }
          if (normalize(found?.text ?? '') === normalize(wanted)) return [];
          return [
            {
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
