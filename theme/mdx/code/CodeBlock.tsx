import { useContext, type HTMLAttributes } from 'react';
import { useText } from '../../useText.ts';
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
  /** Set by plugins/verified-examples: who wrote the block, and its proof. */
  'data-kind'?: 'write' | 'out' | 'print';
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
  'data-kind': kind,
  'data-example': example,
  'data-verified-version': version = '',
  ...pre
}: CodeBlockProps) {
  const text = useText();
  const plain = useContext(PlainCodeContext);
  if (plain) {
    const Frame = plain === 'code' ? 'pre' : 'div';
    return (
      <figure data-lang={lang}>
        {title && <figcaption translate="no">{title}</figcaption>}
        <Frame {...pre} data-frame="codeLabel" data-plain="" translate="no" />
        {plain === 'code' && <CopyButton />}
      </figure>
    );
  }
  return (
    <figure
      className={styles.block}
      data-lang={lang}
      data-wrap={wrapCode}
      data-kind={kind}
    >
      {(title || kind) && (
        <figcaption className={styles.caption}>
          {kind && <span>{text(`code.${kind}`)}</span>}
          {title && <span translate="no">{title}</span>}
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
