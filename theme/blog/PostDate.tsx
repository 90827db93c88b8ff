import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { formatDate, isoDate } from '../../shared/formatDate.ts';

/** When a post was published, in the page's language. */
export function PostDate({ date }: { date: string }) {
  const { lang } = usePageRecord();
  return (
    <time dateTime={isoDate(date)}>{formatDate(date, htmlLangOf(lang))}</time>
  );
}
