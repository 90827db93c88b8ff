import { useMemo } from 'react';
import { formatSize, sizeOf } from '../../theme/home/builds/formatSize.ts';
import { notesOf, packageText } from '../shared/project.ts';
import { readResult } from '../shared/readResult.ts';
import type { Result } from './model/outcomes.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import type { LiveParts } from './live/LiveParts.ts';
import { differences, type View } from './model/address.ts';
import { CONFIG, PACKAGE, sourceTabs, withEdits } from './model/sourceTabs.ts';
import { OptionList } from './OptionList.tsx';
import { OutputPane } from './OutputPane.tsx';
import { Status } from './Status.tsx';
import { useWords } from './Words.ts';
import { SourcePane } from './SourcePane.tsx';
import styles from './Panes.module.css';

export interface PanelProps {
  sample: Sample;
  view: View;
  /** What was chosen before. */
  before?: Choice | undefined;
  /** What Rslib in the page adds. */
  live?: LiveParts | undefined;
  isLive: boolean;
}

/** A sample: what you write with its options, the spine, and what comes out. */
export function Panel(props: PanelProps) {
  const { sample, view, before, live, isLive } = props;
  const { choice, file, source, shows = 'code' } = view;
  const { axes, id, tools } = sample;
  const words = useWords();
  const data = useMemo(() => readResult(sample, choice), [sample, choice]);
  const oldData = useMemo(
    () => before && { choice: before, result: readResult(sample, before) },
    [sample, before],
  );
  const built = live?.built;
  /** The files that options no longer change. */
  const edited = [CONFIG, PACKAGE].filter(
    file => live?.edits[file] !== undefined,
  );
  const result = built?.result ?? data;
  const old = built ? built.before : oldData;
  const sum = sumOf(result);
  const nameOf = (part: string) => (isLive ? part : `${id}-${part}`);
  const versions = {
    rslib: tools['@rslib/core'] ?? '',
    typescript: tools['typescript'] ?? '',
  };
  return (
    <>
      <div className={styles.panel}>
        <Parts name={nameOf('part')} size={sum ? formatSize(sum.size) : ''} />
        <div className={styles.in}>
          <SourcePane
            sample={sample}
            choice={choice}
            open={openTab()}
            live={live}
            isLive={isLive}
            name={nameOf('source')}
          />
          <OptionList
            sample={sample}
            choice={choice}
            edited={edited}
            isLive={isLive}
            nameOf={nameOf}
          />
        </div>
        <section
          className={styles.out}
          aria-label={words('output')}
          data-outdated={live?.isOutdated ? '' : undefined}
        >
          <Status
            axes={axes}
            choice={built?.choice ?? choice}
            result={result}
            before={old}
            start={live?.start ?? words('prebuilt', versions)}
            says={live?.says}
            aside={live?.aside}
            sum={sumText()}
          />
          <OutputPane
            result={result}
            notes={edited.includes(CONFIG) ? [] : notesOf(sample, choice)}
            packageText={
              live?.edits['package.json'] ??
              packageText(sample, built?.choice ?? choice)
            }
            file={file}
            before={old?.result}
            shows={shows}
            live={live}
            isLive={isLive}
            nameOf={nameOf}
          />
        </section>
      </div>
      <p className={styles.foot}>{live?.foot ?? footText()}</p>
    </>
  );

  function footText(): string {
    const text = words('tools', versions);
    if (!isLive || window.crossOriginIsolated) return text;
    return `${text} ${words('cannotRun')}`;
  }

  /** The config, once an option is another one: that is where it's written. */
  function openTab(): string {
    const tabs = sourceTabs(withEdits(sample, live?.edits ?? {}));
    if (tabs.some(tab => tab.id === source)) return source ?? '';
    const isUsual =
      axes.length > 0 && !before && differences(axes, choice).length === 0;
    return isUsual ? (tabs[0]?.id ?? '') : CONFIG;
  }

  function sumText(): string {
    if (!sum) return '';
    const values = { count: sum.count, size: formatSize(sum.size) };
    const text = words(sum.count === 1 ? 'oneFile' : 'fileCount', values);
    return built ? built.time + words('comma') + text : text;
  }
}

function sumOf(result: Result): { count: number; size: number } | undefined {
  if ('message' in result) return undefined;
  const texts = Object.values(result.files);
  return {
    count: texts.length,
    size: texts.map(sizeOf).reduce((sum, one) => sum + one, 0),
  };
}

/** On a phone, one part at a time; the style sheet follows the buttons. */
function Parts({ name, size }: { name: string; size: string }) {
  const words = useWords();
  return (
    <fieldset
      className={styles.parts}
      role="radiogroup"
      aria-label={words('parts')}
    >
      {(['written', 'options', 'output'] as const).map(part => (
        <label key={part}>
          <input
            type="radio"
            name={name}
            value={part}
            defaultChecked={part === 'output'}
          />
          {words(part)}
          {part === 'output' && <small>{` ${size}`}</small>}
        </label>
      ))}
    </fieldset>
  );
}
