import type { Axis, Choice } from '../shared/Sample.ts';
import type { Result } from '../shared/readResult.ts';
import { does } from './model/actions.ts';
import { differences } from './model/address.ts';
import { compareFiles, type FileChange } from './model/compareFiles.ts';
import { formatSize } from '../../theme/home/builds/formatSize.ts';
import { ValueLabel } from './Options.tsx';
import { useWords } from './Words.ts';
import styles from './Change.module.css';

/** How many files the strip names. */
const NAMED = 2;

export interface ChangeProps {
  axes: readonly Axis[];
  choice: Choice;
  result: Result;
  /** The previous choice and its result; undefined at first. */
  before?: { choice: Choice; result: Result } | undefined;
  showsDiff: boolean;
  isDefault: boolean;
}

/** What the last change did: options, files, sizes; a status, so it's read out. */
export function Change(props: ChangeProps) {
  const { axes, choice, result, before, showsDiff, isDefault } = props;
  const words = useWords();
  const changed = before ? differences(axes, choice, before.choice) : [];
  return (
    <div
      className={styles.change}
      data-refused={'message' in result}
      data-strip=""
    >
      <p className={styles.text} role="status">
        {before && changed.length > 0 ? (
          <>
            {changed.map(([id]) => (
              <ValueChange
                key={id}
                axis={axes.find(axis => axis.id === id)}
                from={before.choice[id]}
                to={choice[id]}
              />
            ))}
            <FilesChange result={result} before={before.result} />
          </>
        ) : (
          <span>{words('start')}</span>
        )}
      </p>
      <div className={styles.actions}>
        {before && canDiffer(result, before.result) && (
          <button type="button" {...does('diff')} aria-pressed={showsDiff}>
            {words('showDifference')}
          </button>
        )}
        {changed.length > 0 && (
          <button type="button" {...does('undo')}>
            {words('undo')}
          </button>
        )}
        {!isDefault && (
          <button type="button" {...does('reset')}>
            {words('reset')}
          </button>
        )}
      </div>
    </div>
  );
}

function canDiffer(result: Result, before: Result): boolean {
  return (
    'files' in result &&
    'files' in before &&
    compareFiles(before.files, result.files).length > 0
  );
}

interface ValueChangeProps {
  axis: Axis | undefined;
  from: string | undefined;
  to: string | undefined;
}

function ValueChange({ axis, from, to }: ValueChangeProps) {
  const words = useWords();
  if (!axis) return null;
  const labelOf = (id: string | undefined) => {
    const value = axis.values.find(one => one.id === id);
    return value && <ValueLabel value={value} />;
  };
  return (
    <span className={styles.value}>
      <code translate="no">{axis.option}</code>
      <span>: </span>
      {labelOf(from)}
      <span> → </span>
      <strong>{labelOf(to)}</strong>
      <span>{words('stop')}</span>
    </span>
  );
}

function FilesChange({ result, before }: { result: Result; before: Result }) {
  const words = useWords();
  if ('message' in result) return <span>{words('changeRefused')}</span>;
  const changes = compareFiles(
    'files' in before ? before.files : {},
    result.files,
  );
  if (changes.length === 0) return <span>{words('changeSame')}</span>;
  const rest = changes.length - NAMED;
  return (
    <span>
      {[
        ...changes.slice(0, NAMED).map(change => describe(change)),
        ...(rest > 0 ? [words('changeMore', { count: rest })] : []),
      ].join(words('comma'))}
    </span>
  );

  function describe({ file, was, before: old, after }: FileChange): string {
    const sizes = {
      before: formatSize(old ?? 0),
      after: formatSize(after ?? 0),
    };
    if (old === undefined) return words('changeNew', { file, ...sizes });
    if (after === undefined) return words('changeGone', { file });
    return was === undefined
      ? words('changeSize', { file, ...sizes })
      : words('changeName', { file, was, ...sizes });
  }
}
