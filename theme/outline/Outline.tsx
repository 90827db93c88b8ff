import { foreignLang } from '../foreignLang.ts';
import { HeadingText } from '../mdx/HeadingText.tsx';
import { useReportLink } from '../layout/useReportLink.ts';
import { Link } from '../ui/Link.tsx';
import type { OutlineEntry } from '../../shared/pageRecord.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { plainText } from './plainText.ts';
import { prefixesOf } from './prefixesOf.ts';
import hidden from '../ui/hidden.module.css';
import styles from './Outline.module.css';

export interface OutlineProps {
  entries: readonly OutlineEntry[];
  hasTitle?: boolean;
}

/** The page's headings; browser/behaviors/outline.ts marks the current one. */
export function Outline({ entries, hasTitle = true }: OutlineProps) {
  const text = useText();
  const { lang, title, headingTitle } = usePageRecord();
  const reportLink = useReportLink();
  const headings = entries.map(({ text: heading, ...entry }) => ({
    ...entry,
    text: plainText(heading),
  }));
  const prefixes = prefixesOf(headings);

  return (
    <>
      <nav aria-label={text('outline.title')}>
        {hasTitle && <p className={styles.title}>{text('outline.title')}</p>}
        <ul className={styles.list} data-outline-list="">
          {headings.map(({ id, text: heading, depth }, index) => (
            <li key={id}>
              <a
                className={styles.link}
                href={`#${id}`}
                lang={foreignLang(heading, lang)}
                data-depth={depth}
              >
                {prefixes[index] ? (
                  <code translate="no">
                    <span className={hidden.visuallyHidden}>
                      {prefixes[index]}
                    </span>
                    {heading.slice(prefixes[index].length)}
                  </code>
                ) : (
                  <HeadingText text={heading} />
                )}
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
