import { useContext, type HTMLAttributes } from 'react';
import { ENGINE_PAGE } from '../../../shared/buildFiles.ts';
import type { OutputPart } from '../../../shared/foldCode.ts';
import { parseJson } from '../../../shared/parseJson.ts';
import { useSiteAddress } from '../../useSiteAddress.ts';
import { useText } from '../../useText.ts';
import { CopyButton } from './CopyButton.tsx';
import { FoldedCode } from './FoldedCode.tsx';
import { PlainCodeContext } from './PlainCodeContext.ts';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps extends HTMLAttributes<HTMLElement> {
  /** File name or caption from the fence. */
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  lineNumbers?: boolean;
  fold?: boolean;
  height?: number;
  /** Set by plugins/verified-examples: what the block is, and its folds. */
  'data-kind'?: 'out' | 'print' | 'type';
  'data-parts'?: string;
  /** Set by explorer/plugins/openExamples.ts: what the playground opens. */
  'data-opens'?: string;
}

/** A code block: a row with its name and the copy button, and below it the code. */
export function CodeBlock({
  title,
  lang = '',
  wrapCode,
  lineNumbers: _lineNumbers,
  fold: _fold,
  height: _height,
  className = '',
  // The highlighter makes every block a tab stop.
  tabIndex: _tabIndex,
  'data-kind': kind,
  'data-parts': parts,
  'data-opens': example,
  ...pre
}: CodeBlockProps) {
  const text = useText();
  const { pathOf } = useSiteAddress();
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
  const unnamed = /^(?:sh|text)$/.test(lang) ? 'print' : 'label';
  const label = kind ?? (title ? undefined : unnamed);
  const frame = {
    'data-frame': 'codeLabel',
    className: `${className} ${styles.code}`.trim(),
    translate: 'no' as const,
  };
  return (
    <figure
      className={styles.block}
      data-lang={lang}
      data-wrap={wrapCode}
      // A type is written by hand, as a source is.
      data-kind={kind === 'type' ? undefined : kind}
    >
      <figcaption className={styles.caption}>
        {label && <span>{text(`code.${label}`)}</span>}
        {title && <span translate="no">{title}</span>}
      </figcaption>
      {parts ? (
        <div {...frame}>
          <FoldedCode
            parts={parseJson<OutputPart[]>(parts)}
            code={pre.children}
          />
        </div>
      ) : (
        <pre {...pre} {...frame} />
      )}
      <CopyButton
        opens={example && `${pathOf(ENGINE_PAGE)}?example=${example}`}
      />
    </figure>
  );
}
