import { memo, useMemo, type ReactNode } from 'react';
import hidden from '../../theme/ui/hidden.module.css';
import { diffLines, linesOf, type DiffLine } from '../../shared/diffLines.ts';
import { foldCode, type Segment } from '../../shared/foldCode.ts';
import { colorize } from '../../theme/mdx/code/colorize.ts';
import { foldDiff } from './model/foldDiff.ts';
import { useWords } from './Words.ts';
import styles from './Code.module.css';

/** The rest of a longer file has no colors: each is an element to lay out. */
const COLORED_LINES = 200;

/** Lines that don't fit are scrolled to; a minified file goes on below. */
const LONG_LINE = 240;

export interface CodeProps {
  file: string;
  text: string;
  /** The text by default: lines that it doesn't have are marked. */
  usual?: string;
  isNumbered?: boolean;
}

/** A highlighted file. What Rslib adds to every file of its kind is folded. */
export const Code = memo(function Code(props: CodeProps) {
  const { file, text, usual, isNumbered = false } = props;
  const lines = useMemo(() => linesOf(text), [text]);
  const segments = useMemo(
    () => (isNumbered ? [{ start: 0, end: lines.length }] : foldCode(lines)),
    [lines, isNumbered],
  );
  const runs = useMemo(
    () => (usual === undefined ? [] : runsOf(diffLines(linesOf(usual), lines))),
    [usual, lines],
  );
  const isChanged = runs.some(({ kind }) => kind === 'add');
  return (
    <Listing lines={lines} isNumbered={isNumbered}>
      {isChanged ? (
        <Lines numbers={lines.length}>
          {runs
            .filter(({ kind }) => kind !== 'remove')
            .map(({ kind, lines: own, start }) =>
              kind === 'add' ? (
                <mark key={start}>{tokensOf(own, file)}</mark>
              ) : (
                tokensOf(own, file)
              ),
            )}
        </Lines>
      ) : (
        segments.map(({ start, end, fold }: Segment) => (
          <Fold key={start} fold={fold} count={end - start}>
            <Lines numbers={isNumbered ? end : 0}>
              {fold
                ? `${lines.slice(start, end).join('\n')}\n`
                : tokensOf(lines.slice(start, end), file, start)}
            </Lines>
          </Fold>
        ))
      )}
    </Listing>
  );
});

export interface DiffProps {
  file: string;
  before: string;
  after: string;
}

/** How a file changed, line by line. */
export function Diff({ file, before, after }: DiffProps) {
  const words = useWords();
  const segments = useMemo(
    () => foldDiff(diffLines(linesOf(before), linesOf(after))),
    [before, after],
  );
  return (
    <Listing lines={linesOf(after)} isDiff>
      {segments.map(({ start, end, fold, lines }) => (
        <Fold key={start} fold={fold} count={end - start}>
          <Lines>
            {runsOf(lines).map(({ kind, lines: own, start: at }) => {
              const tokens = tokensOf(own, file, start + at);
              if (kind === 'same') return tokens;
              const Kind = kind === 'add' ? 'ins' : 'del';
              return (
                <Kind
                  key={at}
                  data-signs={`${SIGNS[kind]}\n`.repeat(own.length)}
                >
                  <span className={hidden.visuallyHidden}>
                    {words(kind === 'add' ? 'added' : 'removed')}
                  </span>
                  {tokens}
                </Kind>
              );
            })}
          </Lines>
        </Fold>
      ))}
    </Listing>
  );
}

const SIGNS = { add: '+', remove: '−' };

interface ListingProps {
  lines: readonly string[];
  isNumbered?: boolean;
  isDiff?: boolean;
  children: ReactNode;
}

function Listing({ lines, isNumbered, isDiff, children }: ListingProps) {
  const isLong = lines.some(({ length }) => length > LONG_LINE);
  return (
    <div
      className={styles.code}
      data-wraps={isLong ? '' : undefined}
      data-numbered={isNumbered ? '' : undefined}
      data-diff={isDiff ? '' : undefined}
      translate="no"
    >
      {children}
    </div>
  );
}

/** Some lines, with their numbers if there is a last one. */
function Lines({
  numbers = 0,
  children,
}: {
  numbers?: number;
  children: ReactNode;
}) {
  const list = Array.from({ length: numbers }, (_, at) => `${at + 1}\n`);
  return (
    <pre data-numbers={numbers ? list.join('') : undefined}>
      <code>{children}</code>
    </pre>
  );
}

interface FoldProps {
  fold: Segment['fold'];
  count: number;
  children: ReactNode;
}

function Fold({ fold, count, children }: FoldProps) {
  const words = useWords();
  if (!fold) return children;
  return (
    <details>
      <summary>{words(fold, { count })}</summary>
      {children}
    </details>
  );
}

interface Run {
  kind: DiffLine['kind'];
  lines: string[];
  /** The number of lines before it. */
  start: number;
}

/** Lines that came to be in the same way stand together. */
function runsOf(lines: readonly DiffLine[]): Run[] {
  const runs: Run[] = [];
  for (const [start, { kind, text }] of lines.entries()) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(text);
    else runs.push({ kind, lines: [text], start });
  }
  return runs;
}

/** Lines in colors, up to some number of them; text without a color is no element. */
function tokensOf(
  lines: readonly string[],
  file: string,
  start = 0,
): ReactNode[] {
  const colored = lines.slice(0, Math.max(COLORED_LINES - start, 0));
  const rest = lines.slice(colored.length).map(line => `${line}\n`);
  const text = colored.map(line => `${line}\n`).join('');
  return [
    ...colorize(text, file).map(({ text: part, color }, index) =>
      color ? (
        <span key={`${start}.${index}`} className={color}>
          {part}
        </span>
      ) : (
        part
      ),
    ),
    ...(rest.length > 0 ? [rest.join('')] : []),
  ];
}
