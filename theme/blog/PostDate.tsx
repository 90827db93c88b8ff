import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { formatDate, isoDate } from '../../shared/formatDate.ts';
import styles from './PostDate.module.css';

/** When a post was published, in the page's language. */
export function PostDate({ date }: { date: string }) {
  const { lang } = usePageRecord();
  return (
    <time className={styles.date} dateTime={isoDate(date)}>
      {formatDate(date, htmlLangOf(lang))}
    </time>
  );
}
