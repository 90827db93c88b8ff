import { useRef, type HTMLAttributes } from 'react';
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
  'data-example': example,
  'data-example-file': file,
  'data-verified-version': version = '',
  ...pre
}: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);

  return (
    <figure className={styles.block} data-lang={lang} data-wrap={wrapCode}>
      {(title || example) && (
        <figcaption className={styles.title}>
          <span className={styles.name}>{title}</span>
          {example && (
            <VerifiedMark example={example} file={file} version={version} />
          )}
        </figcaption>
      )}
      <div className={styles.body}>
        <pre {...pre} ref={code} className={`${className} ${styles.code}`} />
        <CopyButton getText={() => readCode(code.current, lang)} />
      </div>
    </figure>
  );
}
