import type { ReactNode } from 'react';
import { formatSize } from '../../theme/home/builds/formatSize.ts';
import { Icon } from '../../theme/ui/Icon.tsx';
import type { Result } from './model/outcomes.ts';
import type { Axis, Choice } from '../shared/Sample.ts';
import type { LiveParts } from './live/LiveParts.ts';
import { does } from './model/actions.ts';
import { differences } from './model/address.ts';
import { compareFiles, type FileChange } from './model/compareFiles.ts';
import { nameOfOption } from './model/shortNames.ts';
import { useWords } from './Words.ts';
import styles from './OutputPane.module.css';

/** How many files the line names. */
const NAMED = 2;

export interface StatusProps {
  axes: readonly Axis[];
  choice: Choice;
  result: Result;
  /** The previous choice and its result; undefined at first. */
  before: { choice: Choice; result: Result } | undefined;
  /** What is said before anything has changed. */
  start: string;
  /** What is said instead, for as long as that is true. */
  says: LiveParts['says'];
  /** How many files there are, and their size. */
  sum: string;
  /** Stands in their place. */
  aside: ReactNode;
}

/** What the last change did: options, files, sizes; a status, so it's read out. */
export function Status(props: StatusProps) {
  const { axes, choice, result, before, start, says, sum, aside } = props;
  const words = useWords();
  const changed = before ? differences(axes, choice, before.choice) : [];
  return (
    <div
      className={styles.status}
      data-refused={(says ? says.isBad : 'message' in result) || undefined}
    >
      <p role="status">
        {says ? (
          says.text
        ) : before ? (
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
          start
        )}
      </p>
      {aside ? (
        aside
      ) : changed.length > 0 ? (
        <button type="button" {...does('undo')}>
          <Icon name="undo" />
          {words('undo')}
        </button>
      ) : (
        !says?.isBad && <span>{sum}</span>
      )}
    </div>
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
    const label = axis.values.find(one => one.id === id)?.label ?? '';
    return label === 'not set' ? words('notSet') : label;
  };
  return (
    <span translate="no">
      <code>{nameOfOption(axis)}</code>
      {` ${labelOf(from)} → `}
      <b>{labelOf(to)}</b>{' '}
    </span>
  );
}

function FilesChange({ result, before }: { result: Result; before: Result }) {
  const words = useWords();
  if ('message' in result) return words('changeRefused');
  const changes = compareFiles(
    'files' in before ? before.files : {},
    result.files,
  );
  if (changes.length === 0) return words('changeSame');
  const rest = changes.length - NAMED;
  return [
    ...changes.slice(0, NAMED).map(change => describe(change)),
    ...(rest > 0 ? [words('changeMore', { count: rest })] : []),
  ].join(words('comma'));

  function describe({ file, was, before: old, after }: FileChange): string {
    const values = {
      file: withoutFolder(file),
      was: withoutFolder(was ?? file),
      before: formatSize(old ?? 0),
      after: formatSize(after ?? 0),
    };
    if (old === undefined) return words('changeNew', values);
    if (after === undefined) return words('changeGone', values);
    return words(was === undefined ? 'changeSize' : 'changeName', values);
  }
}

function withoutFolder(file: string): string {
  return file.replace(/^dist\//, '');
}
