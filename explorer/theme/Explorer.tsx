'use client';

import { useRef, type MouseEvent, type SyntheticEvent } from 'react';
import hidden from '../../theme/ui/hidden.module.css';
import { actionOf, does } from './model/actions.ts';
import { readSample } from './model/address.ts';
import { Panel } from './Panel.tsx';
import { keepFocus, readPress } from './press.ts';
import { SamplePicker } from './SamplePicker.tsx';
import { useActions } from './useActions.ts';
import { useSample } from './useSample.ts';
import { useSearch } from './useSearch.ts';
import { useServedPicker } from './useServedPicker.ts';
import { useTrail } from './useTrail.ts';
import { WordingContext, type Wording } from './Words.ts';
import styles from './Explorer.module.css';

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
  const ids = samples.map(({ id }) => id);
  const search = useSearch();
  const id = readSample(search, ids);
  const address = samples.find(one => one.id === id)?.address ?? '';
  const { sample, hasFailed, retry } = useSample(id, address);
  const trail = useTrail(sample, search);
  const root = useRef<HTMLDivElement>(null);
  const actions = useActions({ ids, sample, trail, retry });
  useServedPicker(root, id, sample !== undefined, actions.chooseSample);

  // An island without a size starts wherever the reader is on the page.
  if (!sample && !hasFailed) return null;

  const choose = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'sample') actions.chooseSample(target.value);
    else actions.choose(target.name, target.value);
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
            <p>{wording.words.failed}</p>
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
            <SamplePicker ids={ids} name="sample" chosen={id} />
            <Panel
              sample={sample}
              view={trail.view}
              before={trail.before}
              showsDiff={actions.showsDiff}
              isLive
            />
          </>
        )}
      </div>
    </WordingContext>
  );
}
