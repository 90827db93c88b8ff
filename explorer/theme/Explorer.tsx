'use client';

import { useMemo, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { EXAMPLES_FOLDER } from '../../shared/buildFiles.ts';
import hidden from '../../theme/ui/hidden.module.css';
import { Head } from './Head.tsx';
import { actionOf, does } from './model/actions.ts';
import { readExample, readSample } from './model/address.ts';
import { Panel } from './Panel.tsx';
import { keepFocus, readPress } from './press.ts';
import { useActions } from './useActions.ts';
import { useLive } from './useLive.ts';
import { useSample } from './useSample.ts';
import { useSearch } from './useSearch.ts';
import { useServedPicker } from './useServedPicker.ts';
import { useTrail } from './useTrail.ts';
import { WordingContext, type Wording } from './Words.ts';
import styles from './Page.module.css';

export interface ExplorerProps {
  wording: Wording;
  /** Where the data of each sample is. */
  samples: readonly { id: string; address: string }[];
}

/**
 * Responds to the options. Until the data of a sample is there, and if it doesn't
 * come, the page shows what ExplorerPage.tsx rendered beside it.
 */
export function Explorer({ wording, samples }: ExplorerProps) {
  const ids = useMemo(() => samples.map(({ id }) => id), [samples]);
  const search = useSearch();
  const example = readExample(search);
  const id = example ?? readSample(search, ids);
  const address = example
    ? `${EXAMPLES_FOLDER}/${example}.json`
    : (samples.find(one => one.id === id)?.address ?? '');
  const { sample, hasFailed, retry } = useSample(id, address);
  const trail = useTrail(sample, search);
  const root = useRef<HTMLDivElement>(null);
  const live = useLive(wording, sample, trail.view.choice);
  const actions = useActions({ ids, sample, trail, live, wording, retry });
  const state = sample ? 'live' : hasFailed ? 'failed' : 'served';
  // Examples aren't served; if one doesn't come, the first sample is shown.
  const served = readSample(search, ids);
  useServedPicker({ root, id: served, state, choose: actions.chooseSample });

  const headIds = useMemo(
    () => (example ? [example, ...ids] : ids),
    [example, ids],
  );

  // An island without a size starts wherever the reader is on the page.
  if (!sample && !hasFailed) return null;

  const choose = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLSelectElement) actions.chooseSample(target.value);
    else if (target instanceof HTMLInputElement)
      actions.choose(target.name, target.value);
  };
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    const action = actionOf(button);
    if (action) actions.press(action, readPress(button));
    keepFocus(button);
  };
  return (
    <WordingContext value={wording}>
      {/* rslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Presses of the buttons inside. */}
      <div
        ref={root}
        className={styles.explorer}
        data-live={sample ? '' : undefined}
        onChange={choose}
        onClick={press}
      >
        {hasFailed && (
          <div className={styles.failed} role="alert">
            <p>{wording.words[example ? 'exampleFailed' : 'failed']}</p>
            <button type="button" {...does('retry')}>
              {wording.words.again}
            </button>
          </div>
        )}
        <p className={hidden.visuallyHidden} role="status">
          {actions.hasCopied ? wording.words.copied : ''}
        </p>
        {sample && (
          <>
            <Head
              ids={headIds}
              name="sample"
              chosen={id}
              canRun={
                window.crossOriginIsolated &&
                (!live.parts || live.parts.isOff === true)
              }
            />
            <Panel
              sample={sample}
              view={trail.view}
              before={trail.before}
              live={live.parts}
              isLive
            />
          </>
        )}
      </div>
    </WordingContext>
  );
}
