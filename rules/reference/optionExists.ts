import type { Finding } from '../../tooling/Issue.ts';
import { frontMatterLine } from '../../content-model/frontMatter.ts';
import type { Page } from '../../content-model/Page.ts';
import { pageRule, type Rule } from '../Rule.ts';
import {
  declaredPath,
  documentedInherited,
  documentedOptions,
} from '../../content-model/options/documentedOptions.ts';
import { readFactLines } from '../../content-model/options/readFactLines.ts';
import type { Reference } from '../../content-model/options/Reference.ts';

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

function checkDeclaration(page: Page, reference: Reference): Finding[] {
  const declared = declaredPath(page);
  const line = frontMatterLine(page, 'option');
  if (declared === undefined) {
    if (!mustDeclare(page)) return [];
    return [
      {
        file: page.file,
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
      file: page.file,
      line,
      what: `${reference.package} has no option ${declared}.`,
      remedy: `If it was renamed or removed, change the page. It has: ${paths.filter(path => !path.includes('.')).join(', ')}.`,
    },
  ];
}

/** A section with a Type line claims to document an option. */
function checkSections(page: Page, reference: Reference): Finding[] {
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
      file: page.file,
      line,
      what: `"${title}" has a Type or Default line, but #${id} names no option of ${reference.package} below ${declared || 'lib'}.`,
      remedy:
        'Use the full path as the heading, such as `dts.bundle` (#dtsbundle).',
    }));
}
