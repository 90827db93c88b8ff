import { useMemo, type ReactNode } from 'react';
import { colorizeLines, type Token } from './model/colorize.ts';
import { diffLines, linesOf, type DiffLine } from '../../shared/diffLines.ts';
import { foldCode, type Segment } from './model/foldCode.ts';
import { foldDiff } from './model/foldDiff.ts';
import { useWords } from './Words.ts';
import styles from './Code.module.css';

export interface CodeProps {
  file: string;
  text: string;
}

/** A highlighted file. What Rslib adds to every file of its kind is folded. */
export function Code({ file, text }: CodeProps) {
  const lines = useMemo(() => colorizeLines(text, file), [text, file]);
  const segments = useMemo(
    () => foldCode(text.replace(/\n$/, '').split('\n')),
    [text],
  );
  return (
    <div className={styles.code} translate="no">
      {segments.map(({ start, end, fold }) => (
        <Fold key={start} fold={fold} count={end - start}>
          {lines.slice(start, end).map((tokens, index) => (
            <Line key={index} tokens={tokens} />
          ))}
        </Fold>
      ))}
    </div>
  );
}

export interface DiffProps {
  file: string;
  before: string;
  after: string;
}

/** How a file changed, line by line. */
export function Diff({ file, before, after }: DiffProps) {
  const segments = useMemo(
    () => foldDiff(diffLines(linesOf(before), linesOf(after))),
    [before, after],
  );
  return (
    <div className={styles.code} translate="no">
      {segments.map(({ start, end, fold, lines }) => (
        <Fold key={start} fold={fold} count={end - start}>
          {lines.map(({ kind, text }, index) => (
            <Line
              key={index}
              kind={kind}
              tokens={colorizeLines(text, file)[0] ?? []}
            />
          ))}
        </Fold>
      ))}
    </div>
  );
}

interface FoldProps {
  fold: Segment['fold'];
  count: number;
  children: ReactNode;
}

function Fold({ fold, count, children }: FoldProps) {
  const words = useWords();
  const code = (
    <pre>
      <code>{children}</code>
    </pre>
  );
  if (!fold) return code;
  return (
    <details>
      <summary>{words(fold, { count })}</summary>
      {code}
    </details>
  );
}

const SIGNS = { same: ' ', add: '+', remove: '−' };

interface LineProps {
  tokens: readonly Token[];
  kind?: DiffLine['kind'];
}

function Line({ tokens, kind }: LineProps) {
  return (
    <span className={styles.line} data-kind={kind}>
      {kind && <span className={styles.sign}>{SIGNS[kind]}</span>}
      {tokens.map(({ text, color }, index) =>
        color ? (
          <span key={index} className={color}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {'\n'}
    </span>
  );
}
