import { useRef, type HTMLAttributes } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { readCode } from './readCode.ts';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps extends HTMLAttributes<HTMLPreElement> {
  /** File name or caption from the fence. */
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  lineNumbers?: boolean;
  fold?: boolean;
  height?: number;
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
  ...pre
}: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);

  return (
    <figure className={styles.block} data-lang={lang} data-wrap={wrapCode}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.body}>
        <pre {...pre} ref={code} className={`${className} ${styles.code}`} />
        <CopyButton getText={() => readCode(code.current, lang)} />
      </div>
    </figure>
  );
}
