import type { ReactNode } from 'react';
import { foreignLang } from '../foreignLang.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { HeadingText } from './HeadingText.tsx';
import { StaleNote } from '../layout/StaleNote.tsx';
import styles from './Heading.module.css';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

/**
 * A heading and its link. The link is next to the heading, not inside, so that
 * a screen reader's list of headings has only their text.
 */
export function heading(Level: Level) {
  return function Heading({ id, children, ...rest }: HeadingProps) {
    const text = useText();
    const { lang } = usePageRecord();
    const foreign =
      typeof children === 'string' ? foreignLang(children, lang) : undefined;
    const itself = (
      <Level id={id} lang={foreign} {...rest}>
        {typeof children === 'string' ? (
          <HeadingText text={children} />
        ) : (
          children
        )}
      </Level>
    );
    return (
      <>
        {Level === 'h1' ? (
          itself
        ) : (
          <div className={styles.line} data-heading={Level}>
            {itself}
            {id && (
              <a
                className={styles.anchor}
                href={`#${id}`}
                aria-label={text('page.headingLink')}
              >
                #
              </a>
            )}
          </div>
        )}
        {id && <StaleNote section={id} />}
      </>
    );
  };
}
