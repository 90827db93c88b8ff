import { adjacentPages } from '../sidebar/adjacentPages.ts';
import { Link } from '../ui/Link.tsx';
import { TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import styles from './PrevNext.module.css';

/** The previous and next page in the sidebar. */
export function PrevNext() {
  const text = useText();
  const { sidebar, routePath } = usePageRecord();
  const { previous, next } = adjacentPages(sidebar, routePath);
  if (!previous && !next) return null;

  return (
    <nav className={styles.nav} aria-label={text('page.adjacent')}>
      {previous && (
        <Link className={styles.link} href={previous.link} rel="prev">
          <span className={styles.label}>{text('page.previous')}</span>
          <span className={styles.title}>
            <TitleText title={previous.text} />
          </span>
        </Link>
      )}
      {next && (
        <Link
          className={styles.link}
          href={next.link}
          rel="next"
          data-side="next"
        >
          <span className={styles.label}>{text('page.next')}</span>
          <span className={styles.title}>
            <TitleText title={next.text} />
          </span>
        </Link>
      )}
    </nav>
  );
}
