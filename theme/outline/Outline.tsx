import { foreignLang } from '../foreignLang.ts';
import { HeadingText } from '../page/HeadingText.tsx';
import { useReportLink } from '../page/useReportLink.ts';
import { Link } from '../ui/Link.tsx';
import { usePageRecord, type TocEntry } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { plainText } from './plainText.ts';
import { useActiveHeading } from './useActiveHeading.ts';
import styles from './Outline.module.css';

export interface OutlineProps {
  entries: readonly TocEntry[];
  hasTitle?: boolean;
}

/** The headings of the page; the one being read is marked and can be reported. */
export function Outline({ entries, hasTitle = true }: OutlineProps) {
  const text = useText();
  const { lang } = usePageRecord();
  const activeId = useActiveHeading(entries);
  const reportLink = useReportLink();

  return (
    <>
      <nav aria-label={text('outline.title')}>
        {hasTitle && <p className={styles.title}>{text('outline.title')}</p>}
        <ul className={styles.list}>
          {entries.map(({ id, text: words, depth }) => (
            <li key={id}>
              <a
                className={styles.link}
                href={`#${id}`}
                lang={foreignLang(plainText(words), lang)}
                data-depth={depth}
                aria-current={id === activeId ? 'true' : undefined}
              >
                <HeadingText words={plainText(words)} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {reportLink && (
        <Link className={styles.report} href={reportLink(activeId)}>
          {text(activeId ? 'page.reportSection' : 'page.report')}
        </Link>
      )}
    </>
  );
}
