import { defaultLang } from '../../site/locales.ts';
import type { Issue } from '../../tooling/Issue.ts';
import type { Site } from '../../content-model/Site.ts';
import { documentedOptions } from '../../content-model/options/documentedOptions.ts';
import type { Reference } from '../../content-model/options/Reference.ts';
import { signaturesOf } from './signatureIsRight.ts';

export const FLOOR_FILE = 'rules/reference/missing.json';

interface Coverage {
  documented: string[];
  missing: string[];
  issues: Issue[];
}

/**
 * Which of the package's options the pages document. `floor` lists those that
 * are allowed to be missing; it may only shrink.
 */
export function measureCoverage(
  site: Site,
  reference: Reference,
  floor: readonly string[],
): Coverage {
  const found = new Set(
    site.ids.flatMap(id => {
      const page = site.page(id, defaultLang);
      return page
        ? documentedOptions(page, reference).map(({ option }) => option.path)
        : [];
    }),
  );
  const paths = reference.options.map(({ path }) => path);
  const missing = paths.filter(path => !found.has(path));
  const issue = (what: string, remedy: string): Issue => ({
    rule: 'reference-coverage',
    why: "To readers, an undocumented option doesn't exist.",
    file: FLOOR_FILE,
    line: 1,
    what,
    remedy,
  });
  return {
    documented: paths.filter(path => found.has(path)),
    missing,
    issues: [
      ...missing
        .filter(path => !floor.includes(path))
        .map(path =>
          issue(
            `The option ${path} of ${reference.package} is not documented.`,
            'Write a page with `option: lib.…`, or a section whose heading is the path. The list of missing options may only shrink.',
          ),
        ),
      ...floor
        .filter(path => !missing.includes(path))
        .map(path =>
          issue(
            `${path} is listed as missing, but ${paths.includes(path) ? 'it is documented now' : 'the package no longer has it'}.`,
            'Remove it from the list.',
          ),
        ),
    ],
  };
}

/** Where the exports are documented. */
const FOLDER = `content/${defaultLang}/api`;

/** Each export has one section, and each method of an instance too. */
export function checkExportCoverage(
  site: Site,
  { exports, package: name }: Reference,
): Issue[] {
  const documented = site.ids.flatMap(id => {
    const sections = site.page(id, defaultLang)?.sections ?? [];
    return sections
      .flatMap(signaturesOf)
      .map(({ marks }) => marks['signature'] ?? '');
  });
  const issue = (what: string, remedy: string): Issue => ({
    rule: 'reference-exports',
    why: "To readers, an undocumented export doesn't exist, and two sections about one contradict each other sooner or later.",
    file: FOLDER,
    line: 1,
    what,
    remedy,
  });
  return exports.flatMap(item => {
    const count = documented.filter(other => other === item.name).length;
    if (count === 1) return [];
    return count === 0
      ? issue(
          `${item.name} of ${name} has no section.`,
          `Write one with a block marked signature="${item.name}" that shows: ${item.declarations.at(-1) ?? ''}`,
        )
      : issue(
          `${item.name} of ${name} has ${count} sections.`,
          'Keep one, and link to it from the other place.',
        );
  });
}
