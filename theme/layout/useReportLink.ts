import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { usePageAddress } from './usePageAddress.ts';

export interface IssueReport {
  /** The repository to open the issue in. */
  repository: string;
  title: string;
  /** A question for the reader to answer, above the facts. */
  question: string;
  /** URL of the page, with the section if it's about one. */
  page: string;
  language: string;
  version: string;
}

/**
 * Returns a function for the URL that reports a problem with the page or a
 * section.
 */
export function useReportLink(): ((section?: string) => string) | null {
  const text = useText();
  const address = usePageAddress();
  const { report } = useThemeConfig();
  const { title, headingTitle, lang, toc } = usePageRecord();
  if (!report) return null;

  return section => {
    const heading = toc.find(({ id }) => id === section);
    const place = [title || headingTitle, heading?.text].filter(Boolean);
    return reportAddress({
      repository: report.repository,
      title: text('page.reportTitle', { title: place.join(' › ') }),
      question: text('page.reportBody'),
      page: section ? `${address}#${section}` : address,
      language: htmlLangOf(lang),
      version: report.version,
    });
  };
}

/** URL of a new issue that's prefilled with where the problem is. */
function reportAddress(report: IssueReport): string {
  const { repository, title, question, page, language, version } = report;
  const body = [
    question,
    '',
    '',
    '---',
    `- Page: ${page}`,
    `- Language: ${language}`,
    `- Version: ${version}`,
  ].join('\n');
  const query = new URLSearchParams({ title, body });
  return `${repository}/issues/new?${query.toString()}`;
}
