import { defaultChoice } from '../shared/choices.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import { FileFigure } from './FileFigure.tsx';
import type { LiveParts } from './live/LiveParts.ts';
import { sourceText } from './model/sourceText.ts';
import {
  CONFIG,
  listSources,
  PACKAGE,
  sourceTabs,
  withEdits,
} from './model/sourceTabs.ts';
import { Radio } from './Radio.tsx';
import { useWords } from './Words.ts';
import styles from './Panes.module.css';

export interface SourcePaneProps {
  sample: Sample;
  choice: Choice;
  /** The tab that is open. */
  open: string;
  live: LiveParts | undefined;
  isLive: boolean;
  name: string;
}

/** The files you write to get a result: exactly those that were built. */
export function SourcePane({
  sample,
  choice,
  open,
  live,
  isLive,
  name,
}: SourcePaneProps) {
  const words = useWords();
  const listed = withEdits(sample, live?.edits ?? {});
  const tabs = sourceTabs(listed);
  const edit = live?.edit;
  return (
    <>
      <div className={styles.row} data-written="">
        <fieldset
          className={styles.tabs}
          role="radiogroup"
          aria-label={words('sources')}
          data-tabs=""
          disabled={!isLive}
          translate="no"
        >
          {tabs.map(({ id, text }) => (
            <Radio
              key={id}
              className={styles.file}
              name={name}
              value={id}
              isChosen={id === open}
              isLive={isLive}
            >
              {text}
            </Radio>
          ))}
        </fieldset>
        {live?.filesMenu?.(open)}
        {open !== CONFIG && <CopyButton copies="source" file={open} />}
      </div>
      <div
        className={styles.scroll}
        data-written=""
        role="group"
        aria-label={words('written')}
        // rslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls.
        tabIndex={edit ? undefined : 0}
      >
        {tabs
          .filter(({ id }) => !isLive || id === open)
          .map(({ id }) => (
            <div key={id} data-rest={id === open ? undefined : ''}>
              {id === CONFIG ? (
                <Project {...{ sample, listed, choice, live }} />
              ) : (
                <FileFigure name={id} copies="source" isAlone>
                  {edit?.(id) ?? (
                    <Code
                      file={id}
                      text={listed.sources[id] ?? ''}
                      isNumbered
                    />
                  )}
                </FileFigure>
              )}
            </div>
          ))}
      </div>
    </>
  );
}

/** The files that follow the options; lines that aren't as by default are marked. */
function Project({
  sample,
  listed,
  choice,
  live,
}: Pick<SourcePaneProps, 'sample' | 'choice' | 'live'> & {
  listed: Pick<Sample, 'sources'>;
}) {
  const usual = defaultChoice(sample.axes);
  return [CONFIG, PACKAGE, ...listSources(listed, false)].map(file => (
    <FileFigure key={file} name={file} copies="source">
      {live?.edit?.(file) ?? (
        <Code
          file={file}
          text={live?.edits[file] ?? sourceText(sample, choice, file)}
          usual={sourceText(sample, usual, file)}
          isNumbered
        />
      )}
    </FileFigure>
  ));
}
