import { formatDate } from '../../shared/formatDate.ts';
import { htmlLangOf } from '../htmlLangOf.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
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
  const { builtWith, lang, lastUpdatedTime } = usePageRecord();
  const { exampleSource } = useThemeConfig();
  const editLink = useEditLink();
  const reportLink = useReportLink();

  return (
    <footer className={styles.footer} data-part="footer">
      <div className={styles.meta}>
        {builtWith && exampleSource && (
          <p>
            {`${text('code.built', { version: builtWith })} `}
            <Link href={exampleSource}>{text('code.builtHow')}</Link>
          </p>
        )}
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
              time: formatDate(lastUpdatedTime, htmlLangOf(lang)),
            })}
          </p>
        )}
      </div>
      <PrevNext />
    </footer>
  );
}
