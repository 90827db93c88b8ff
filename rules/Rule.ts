import { defaultLang, langs, translationLangs } from '../site/locales.ts';
import type { Finding, Issue } from '../tooling/Issue.ts';
import type { Page } from '../content-model/Page.ts';
import type { Site } from '../content-model/Site.ts';

interface RuleText {
  /** Stable name, shown in brackets and used by fixtures. */
  id: string;
  /** Why the problem matters, in one sentence. */
  why: string;
}

/** Checks one page in all its languages. */
export interface Rule extends RuleText {
  check: (id: string, site: Site) => Finding[];
}

/** What a rule says about the page it was given. */
export type PageFinding = Omit<Finding, 'file'>;

interface PageRule extends RuleText {
  /** Only pages of this language. */
  lang?: string;
  check: (page: Page, site: Site) => PageFinding[];
}

interface PairRule extends RuleText {
  /** Findings are about the translation. */
  check: (source: Page, translation: Page, site: Site) => PageFinding[];
}

/** A rule that checks each language separately. */
export function pageRule({ id, why, lang, check }: PageRule): Rule {
  return {
    id,
    why,
    check: (pageId, site) =>
      (lang ? [lang] : langs).flatMap(pageLang => {
        const page = site.page(pageId, pageLang);
        return page ? findingsIn(page, check(page, site)) : [];
      }),
  };
}

/** A rule that compares a translation with its source. */
export function pairRule({ id, why, check }: PairRule): Rule {
  return {
    id,
    why,
    check: (pageId, site) =>
      translationLangs.flatMap(lang => {
        const source = site.page(pageId, defaultLang);
        const translation = site.page(pageId, lang);
        if (!source || !translation) return [];
        return findingsIn(translation, check(source, translation, site));
      }),
  };
}

const findingsIn = ({ file }: Page, found: readonly PageFinding[]) =>
  found.map(finding => ({ ...finding, file }));

/** Runs rules over pages; the result is sorted by location. */
export function runRules(
  rules: readonly Rule[],
  site: Site,
  ids: readonly string[],
): Issue[] {
  return ids
    .flatMap(id =>
      rules.flatMap(rule =>
        rule
          .check(id, site)
          .map(finding => ({ ...finding, rule: rule.id, why: rule.why })),
      ),
    )
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
