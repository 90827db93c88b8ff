import { defaultLang } from '../../site/locales.ts';
import type { Issue } from '../../tooling/Issue.ts';
import type { Site } from '../../content-model/Site.ts';
import { documentedOptions } from '../../content-model/options/documentedOptions.ts';
import type { Reference } from '../../content-model/options/Reference.ts';
import { signaturesOf } from './signatureIsRight.ts';

/** The options that no page documents. */
export function checkOptionCoverage(site: Site, reference: Reference): Issue[] {
  const found = new Set(
    site.ids.flatMap(id => {
      const page = site.page(id, defaultLang);
      return page
        ? documentedOptions(page, reference).map(({ option }) => option.path)
        : [];
    }),
  );
  return reference.options
    .filter(({ path }) => !found.has(path))
    .map(({ path }) => ({
      rule: 'reference-coverage',
      why: "To readers, an undocumented option doesn't exist.",
      file: `content/${defaultLang}/config`,
      line: 1,
      what: `The option ${path} of ${reference.package} is not documented.`,
      remedy:
        'Write a page with `option: lib.…`, or a section whose heading is the path.',
    }));
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
