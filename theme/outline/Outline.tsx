import { foreignLang } from '../foreignLang.ts';
import { HeadingText } from '../mdx/HeadingText.tsx';
import { useReportLink } from '../layout/useReportLink.ts';
import { Link } from '../ui/Link.tsx';
import type { TocEntry } from '../../shared/pageRecord.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { plainText } from './plainText.ts';
import styles from './Outline.module.css';

export interface OutlineProps {
  entries: readonly TocEntry[];
  hasTitle?: boolean;
}

/** The page's headings; browser/behaviors/outline.ts marks the current one. */
export function Outline({ entries, hasTitle = true }: OutlineProps) {
  const text = useText();
  const { lang, title, headingTitle } = usePageRecord();
  const reportLink = useReportLink();

  return (
    <>
      <nav aria-label={text('outline.title')}>
        {hasTitle && <p className={styles.title}>{text('outline.title')}</p>}
        <ul className={styles.list} data-outline-list="">
          {entries.map(({ id, text: heading, depth }) => (
            <li key={id}>
              <a
                className={styles.link}
                href={`#${id}`}
                lang={foreignLang(plainText(heading), lang)}
                data-depth={depth}
              >
                <HeadingText text={plainText(heading)} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {reportLink && (
        <Link
          className={styles.report}
          href={reportLink}
          data-report={reportLink}
          data-place={title || headingTitle}
          data-page={text('page.report')}
          data-section={text('page.reportSection')}
        >
          {text('page.report')}
        </Link>
      )}
    </>
  );
}
