import { useRef, type HTMLAttributes } from 'react';
import { useScrollStop } from '../ui/useScrollStop.ts';
import { useText } from '../useText.ts';
import { CopyButton } from './CopyButton.tsx';
import { readCode } from './readCode.ts';
import { VerifiedMark } from './VerifiedMark.tsx';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps extends HTMLAttributes<HTMLPreElement> {
  /** File name or caption from the fence. */
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  lineNumbers?: boolean;
  fold?: boolean;
  height?: number;
  /** Written by plugins/verified-examples on blocks that were built. */
  'data-example'?: string;
  'data-example-file'?: string;
  'data-verified-version'?: string;
}

/** A fence: its name, the code, and a button to take it along. */
export function CodeBlock({
  title,
  lang,
  wrapCode,
  lineNumbers: _lineNumbers,
  fold: _fold,
  height: _height,
  className = '',
  // The highlighter makes every block a stop of the keyboard.
  tabIndex: _tabIndex,
  'data-example': example,
  'data-example-file': file,
  'data-verified-version': version = '',
  ...pre
}: CodeBlockProps) {
  const text = useText();
  const code = useRef<HTMLPreElement>(null);
  const stop = useScrollStop(code, title || text('code.label'));

  return (
    <figure className={styles.block} data-lang={lang} data-wrap={wrapCode}>
      {(title || example) && (
        <figcaption className={styles.title}>
          <span className={styles.name} translate="no">
            {title}
          </span>
          {example && (
            <VerifiedMark example={example} file={file} version={version} />
          )}
        </figcaption>
      )}
      <pre
        {...pre}
        {...stop}
        ref={code}
        className={`${className} ${styles.code}`}
        translate="no"
      />
      <CopyButton getText={() => readCode(code.current, lang)} />
    </figure>
  );
}
