import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { usePageAddress } from './usePageAddress.ts';

/** URL of a new issue that's prefilled with where the problem is. */
export function useReportLink(): string | null {
  const text = useText();
  const address = usePageAddress();
  const { report } = useThemeConfig();
  const { title, headingTitle, lang } = usePageRecord();
  if (!report) return null;
  const place = title || headingTitle || '';
  const body = [
    text('page.reportBody'),
    '',
    '',
    '---',
    `- Page: ${address}`,
    `- Language: ${htmlLangOf(lang)}`,
    `- Version: ${report.version}`,
  ].join('\n');
  const query = new URLSearchParams({
    title: text('page.reportTitle', { title: place }),
    body,
  });
  return `${report.repository}/issues/new?${query.toString()}`;
}
