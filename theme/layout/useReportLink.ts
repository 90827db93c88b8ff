import { reportAddress } from './reportAddress.ts';
import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { usePageAddress } from './usePageAddress.ts';

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
