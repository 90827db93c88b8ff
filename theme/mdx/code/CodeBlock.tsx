import { useContext, type HTMLAttributes } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { PlainCodeContext } from './PlainCodeContext.ts';
import { VerifiedMark } from './VerifiedMark.tsx';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps extends HTMLAttributes<HTMLElement> {
  /** File name or caption from the fence. */
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  lineNumbers?: boolean;
  fold?: boolean;
  height?: number;
  /** Set by plugins/verified-examples on build output. */
  'data-example'?: string;
  'data-verified-version'?: string;
}

/** A code block: title, code, and copy button. */
export function CodeBlock({
  title,
  lang,
  wrapCode,
  lineNumbers: _lineNumbers,
  fold: _fold,
  height: _height,
  className = '',
  // The highlighter makes every block a tab stop.
  tabIndex: _tabIndex,
  'data-example': example,
  'data-verified-version': version = '',
  ...pre
}: CodeBlockProps) {
  const isPlain = useContext(PlainCodeContext);
  if (isPlain) {
    return (
      <figure data-lang={lang}>
        {title && <figcaption translate="no">{title}</figcaption>}
        <div {...pre} data-frame="codeLabel" data-plain="" translate="no" />
      </figure>
    );
  }
  return (
    <figure className={styles.block} data-lang={lang} data-wrap={wrapCode}>
      {title && (
        <figcaption className={styles.title} translate="no">
          {title}
        </figcaption>
      )}
      {example && <VerifiedMark example={example} version={version} />}
      <pre
        {...pre}
        data-frame="codeLabel"
        className={`${className} ${styles.code}`}
        translate="no"
      />
      <CopyButton />
    </figure>
  );
}
