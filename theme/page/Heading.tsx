import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { foreignLang } from '../foreignLang.ts';
import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { StaleNote } from './StaleNote.tsx';
import styles from './Heading.module.css';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

/** A heading whose link follows its words, so that it is read after them. */
export function heading(Level: Level) {
  return function Heading({ id, children, ...rest }: HeadingProps) {
    const text = useText();
    const { lang } = usePageRecord();
    const words = Children.toArray(children).filter(
      child => !isEngineAnchor(child),
    );
    const isPlain = words.every(word => typeof word === 'string');
    const foreign = isPlain ? foreignLang(words.join(''), lang) : undefined;
    return (
      <>
        <Level id={id} lang={foreign} {...rest}>
          {words}
          {id && Level !== 'h1' && (
            <a
              className={styles.anchor}
              href={`#${id}`}
              lang={foreign && htmlLangOf(lang)}
              aria-label={text('page.headingLink')}
            >
              #
            </a>
          )}
        </Level>
        {id && <StaleNote section={id} />}
      </>
    );
  };
}

/** The engine puts a hidden link before the words; ours stands behind them. */
function isEngineAnchor(child: ReactNode): boolean {
  return (
    isValidElement(child) &&
    (child as ReactElement<{ className?: string }>).props.className ===
      'rp-header-anchor'
  );
}
