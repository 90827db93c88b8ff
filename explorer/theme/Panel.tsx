import { useMemo } from 'react';
import { notesOf } from '../shared/project.ts';
import { readResult, type Result } from '../shared/readResult.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import { Icon } from '../../theme/ui/Icon.tsx';
import { Spine } from '../../theme/home/ui/shapes.tsx';
import { Change } from './Change.tsx';
import { does } from './model/actions.ts';
import { differences, type View } from './model/address.ts';
import { formatSize, sizeOf } from '../../theme/home/builds/formatSize.ts';
import { Options } from './Options.tsx';
import { Output } from './Output.tsx';
import { PaneHead } from './PaneHead.tsx';
import { useWords } from './Words.ts';
import { Written } from './Written.tsx';
import styles from './Panel.module.css';

export interface PanelProps {
  sample: Sample;
  view: View;
  /** What was chosen before. */
  before?: Choice | undefined;
  showsDiff?: boolean;
  isLive: boolean;
}

/** A sample: its options, the files you write, and the files of the build. */
export function Panel({
  sample,
  view: { choice, pinned, file },
  before,
  showsDiff = false,
  isLive,
}: PanelProps) {
  const words = useWords();
  const { axes, tools } = sample;
  const result = useMemo(() => readResult(sample, choice), [sample, choice]);
  const old = useMemo(
    () => before && { choice: before, result: readResult(sample, before) },
    [sample, before],
  );
  const held = useMemo(
    () => pinned && readResult(sample, pinned),
    [sample, pinned],
  );
  const isDefault = differences(axes, choice).length === 0;
  const notes = notesOf(sample, choice);
  return (
    <div className={styles.panel} data-compares={held !== undefined}>
      <Options sample={sample} choice={choice} isLive={isLive} />
      <Written sample={sample} choice={choice} />
      <Spine className={styles.spine} />
      <section className={styles.output} data-output="" tabIndex={-1}>
        <h2 className={styles.title}>{words('output')}</h2>
        <div className={styles.tools} data-strip="">
          <button
            type="button"
            {...does(pinned ? 'unpin' : 'pin')}
            disabled={!isLive}
          >
            {words(pinned ? 'unpin' : 'pin')}
          </button>
          <button type="button" {...does('share')} disabled={!isLive}>
            <Icon name={['copy', 'check']} />
            {words('share')}
          </button>
        </div>
        <Change
          axes={axes}
          choice={choice}
          result={result}
          before={old}
          showsDiff={showsDiff}
          isDefault={isDefault}
        />
        <div className={styles.panes}>
          {held && pinned && (
            <div className={styles.pane} data-pane="pinned">
              <PaneHead sample={sample} choice={pinned} title="pinned" />
              <Output
                result={held}
                notes={notesOf(sample, pinned)}
                file={file}
              />
            </div>
          )}
          <div className={styles.pane}>
            {held && (
              <PaneHead sample={sample} choice={choice} title="current" />
            )}
            <Output
              result={result}
              notes={notes}
              file={file}
              base={filesOf(held ?? old?.result)}
              showsDiff={showsDiff}
              showsAll={!isLive}
            />
          </div>
        </div>
        <p className={styles.built}>
          {words('tools', {
            rslib: tools['@rslib/core'] ?? '',
            typescript: tools['typescript'] ?? '',
          })}
        </p>
      </section>
      {isLive && <Summary result={result} />}
    </div>
  );
}

function filesOf(result: Result | undefined) {
  return result && 'files' in result ? result.files : undefined;
}

/** Where options and files don't fit side by side: how many came out, and the way there. */
function Summary({ result }: { result: Result }) {
  const words = useWords();
  return (
    <div className={styles.summary}>
      <p>{textOf()}</p>
      <button type="button" {...does('output')}>
        {words('toOutput')}
      </button>
      <button type="button" {...does('options')}>
        {words('options')}
      </button>
    </div>
  );

  function textOf(): string {
    if ('message' in result) return words('changeRefused');
    const texts = Object.values(result.files);
    const size = formatSize(
      texts.map(sizeOf).reduce((sum, one) => sum + one, 0),
    );
    const count = texts.length;
    return count === 1
      ? words('oneFile', { size })
      : words('fileCount', { count, size });
  }
}
