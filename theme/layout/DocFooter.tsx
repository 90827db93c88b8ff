import { formatTime } from '../../shared/formatDate.ts';
import { BuiltNote } from '../mdx/code/BuiltNote.tsx';
import { htmlLangOf } from '../htmlLangOf.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useEditLink } from './useEditLink.ts';
import { useReportLink } from './useReportLink.ts';
import { PrevNext } from './PrevNext.tsx';
import styles from './DocFooter.module.css';

/**
 * Below the article: how its code is verified, edit link, date, and adjacent
 * pages.
 */
export function DocFooter() {
  const text = useText();
  const { lang, lastUpdatedTime } = usePageRecord();
  const editLink = useEditLink();
  const reportLink = useReportLink();

  return (
    <footer className={styles.footer} data-part="footer">
      <BuiltNote />
      <div className={styles.meta}>
        {editLink && (
          <Link className={styles.edit} href={editLink}>
            <Icon name="edit" className={styles.icon} />
            {text('page.editLink')}
          </Link>
        )}
        {reportLink && (
          <Link className={styles.edit} href={reportLink}>
            {text('page.report')}
          </Link>
        )}
        {lastUpdatedTime && (
          <p>
            {text('page.lastUpdated', {
              time: formatTime(lastUpdatedTime, htmlLangOf(lang)),
            })}
          </p>
        )}
      </div>
      <PrevNext />
    </footer>
  );
}
