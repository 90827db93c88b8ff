import { useState } from 'react';
import { copyText } from '../../browser/behaviors/copyText.ts';
import { CODE_COPIED_MS } from '../../shared/constants.ts';
import { defaultChoice } from '../shared/choices.ts';
import { readResult } from '../shared/readResult.ts';
import type { Result } from './model/outcomes.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import type { ActionName, FileAction } from './model/actions.ts';
import { writeView, type View } from './model/address.ts';
import { pickFile, textIn } from './model/compareFiles.ts';
import { CONFIG, isSetup, PACKAGE, withEdits } from './model/sourceTabs.ts';
import { sourceText } from './model/sourceText.ts';
import { views } from './model/views.ts';
import { showPart, type Press } from './press.ts';
import type { Live } from './useLive.ts';
import type { Wording } from './Words.ts';
import { openSearch } from './useSearch.ts';
import type { Trail } from './useTrail.ts';

export interface ActionsOptions {
  ids: readonly string[];
  sample: Sample | undefined;
  trail: Trail;
  live: Live;
  wording: Wording;
  retry: () => void;
}

export interface Actions {
  /** Whether something was copied a moment ago. */
  hasCopied: boolean;
  chooseSample: (id: string) => void;
  /** Takes the choice of a radio button, by the name of its group. */
  choose: (name: string, value: string) => void;
  press: (action: ActionName, button: Press) => void;
}

/** What readers can do. The address records all that others should see too. */
export function useActions({
  ids,
  sample,
  trail: { view, before },
  live,
  wording: { lang, words },
  retry,
}: ActionsOptions): Actions {
  const { built, edits = {} } = live.parts ?? {};
  const [hasCopied, setHasCopied] = useState(false);
  const copy = async (button: Press, text: string | Promise<string>) => {
    if (!(await copyText(text))) return;
    button.markCopied();
    setHasCopied(true);
    setTimeout(() => setHasCopied(false), CODE_COPIED_MS);
  };
  const isEdited = Object.keys(edits).length > 0;
  /** The files that one would write for what is shown. */
  const listFiles = (sample: Sample) =>
    [...Object.keys(withEdits(sample, edits).sources), CONFIG, PACKAGE].map(
      file => [file, textOf(file)] as const,
    );
  const textOf = (file: string) =>
    edits[file] ?? (sample ? sourceText(sample, view.choice, file) : '');
  const part = <T>(module: Promise<T>) =>
    module.catch(() => {
      throw new Error(words.notLoaded);
    });
  const open = (change: Partial<View>, isStep = true) => {
    if (!sample) return;
    const { id, axes } = sample;
    const place = { id, ids, axes };
    const next = { ...view, ...change };
    openSearch(writeView(window.location.search, place, next), isStep);
  };
  /** The code is what is shown if nothing else is asked for. */
  const show = (value: string) =>
    open({ shows: views.find(one => one === value && one !== 'code') }, false);
  const openChoice = (choice: Choice) => open({ choice });

  return {
    hasCopied,
    chooseSample(id) {
      // Options that it has too stay chosen.
      const place = { id, ids, axes: sample?.axes ?? [] };
      const { choice, shows } = view;
      openSearch(
        writeView(window.location.search, place, { choice, shows }),
        true,
      );
    },
    choose(name, value) {
      if (name === 'file') open({ file: value }, false);
      else if (name === 'source') open({ source: value }, false);
      else if (name === 'view') show(value);
      else if (sample?.axes.some(({ id }) => id === name))
        openChoice({ ...view.choice, [name]: value });
    },
    press(action, button) {
      const doIt: Record<ActionName, () => unknown> = {
        undo: () => {
          const last = built?.before?.choice ?? before;
          if (last) openChoice(last);
        },
        reset() {
          if (!sample || !live.reset()) return;
          const choice = defaultChoice(sample.axes);
          // A file that was added is gone now.
          const { source = '' } = view;
          const isOwn =
            isSetup(source) || Object.hasOwn(sample.sources, source);
          open({
            choice,
            source: isOwn ? source : undefined,
            file: undefined,
            shows: undefined,
          });
        },
        log: () => show('log'),
        share: () =>
          copy(
            button,
            isEdited
              ? part(
                  import(
                    /* webpackChunkName: "share" */ './share/shareAddress.ts'
                  ),
                ).then(({ shareAddress }) => shareAddress(edits, lang))
              : window.location.href,
          ).catch(tell),
        download: () =>
          sample &&
          part(import(/* webpackChunkName: "share" */ './share/saveProject.ts'))
            .then(({ saveProject }) =>
              saveProject(Object.fromEntries(listFiles(sample))),
            )
            .catch(tell),
        'copy-source': () => sample && copy(button, textOf(button.file ?? '')),
        'copy-file': () =>
          sample &&
          copy(
            button,
            shownText(built?.result ?? readResult(sample, view.choice), view),
          ),
        retry,
        run: live.run,
        cancel: live.cancel,
        go() {
          const { file = '', line } = button;
          showPart('written');
          // Files at the top are below the config.
          open({ source: file.includes('/') ? file : CONFIG }, false);
          live.parts?.select?.(file, line);
        },
        types: () => live.parts?.addTypes?.(),
        add: () => changeFile('add'),
        rename: () => changeFile('rename'),
        remove: () => changeFile('remove'),
      };
      const changeFile = (how: FileAction) => {
        const source = live.parts?.changeFile?.(how, button.file ?? '');
        if (source !== undefined) open({ source }, false);
      };
      doIt[action]();
    },
  };
}

/** Why something couldn't be shared: rare, and nothing else says it. */
function tell(error: unknown): void {
  window.alert(error instanceof Error ? error.message : String(error));
}

function shownText(result: Result, { file }: View): string {
  if (!('files' in result)) return '';
  return textIn(result.files, pickFile(result.files, file)) ?? '';
}
