// The process behind the problems that `npm run dev` shows: it gets addresses of
// pages and answers with what's wrong with them. A process of its own, so that the
// server stays quick and an edited page is read anew.
import { defaultLang } from '../../site/locales.ts';
import { Site } from '../../content-model/Site.ts';
import type { Problem, Question } from '../../shared/problems.ts';
import { readOldTexts } from '../../rules/parity/readOldTexts.ts';
import { lockOf } from '../../rules/parity/upToDate.ts';
import { staleSections } from '../../rules/parity/staleSections.ts';
import { navigationIssues } from '../../rules/links/navigationIssues.ts';
import { unreadable } from './unreadable.ts';
import { pageIssues } from './pageIssues.ts';

const root = process.cwd();

/** What changed in the source since it was translated, in words. */
function changes(site: Site, id: string, lang: string): Problem[] {
  const source = site.page(id, defaultLang);
  const locked = lockOf(site)[lang]?.[id];
  if (lang === defaultLang || !source || !locked) return [];
  return Object.entries(
    staleSections(source, locked, () => readOldTexts(root, source)),
  ).map(([section, { removed, added }]) => ({
    file: site.fileOf(id, lang),
    line:
      site.page(id, lang)?.sections.find(({ id }) => id === section)?.line ?? 1,
    rule: 'translation-stale',
    what: `English has changed here${removed ? `. Removed: “${removed}”` : ''}${added ? `. Added: “${added}”` : ''}.`,
    why: 'The source changed after it was translated, so the two may say different things.',
    remedy: `Update ${section === '' ? 'the part above the first heading' : `#${section}`}, then run \`npm run i18n:accept ${id}\`.`,
  }));
}

async function problemsOf({ id, lang }: Question): Promise<Problem[]> {
  try {
    const site = new Site(root);
    // No page, but the navigation may say why.
    if (!site.ids.includes(id)) return await navigationIssues(site, []);
    const { issues } = await pageIssues(site, [id]);
    const changed = changes(site, id, lang);
    const isSaid = ({ rule, line }: Problem) =>
      rule === 'translation-stale' && changed.some(one => one.line === line);
    return [...changed, ...issues.filter(issue => !isSaid(issue))];
  } catch (error) {
    return [unreadable(error, `content/${lang}/${id}.mdx`)];
  }
}

let last = Promise.resolve();
process.on('message', (question: Question) => {
  last = last.then(async () => {
    process.send?.({ ...question, problems: await problemsOf(question) });
  });
});
