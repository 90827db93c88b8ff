import { useState } from 'react';
import { copyText } from '../../browser/behaviors/copyText.ts';
import { CODE_COPIED_MS } from '../../shared/constants.ts';
import { defaultChoice } from '../shared/choices.ts';
import { configText, packageText } from '../shared/project.ts';
import { readResult } from '../shared/readResult.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import type { ActionName } from './model/actions.ts';
import { writeView, type View } from './model/address.ts';
import { pickFile, textIn } from './model/compareFiles.ts';
import type { Press } from './press.ts';
import { openSearch } from './useSearch.ts';
import type { Trail } from './useTrail.ts';

export interface ActionsOptions {
  ids: readonly string[];
  sample: Sample | undefined;
  trail: Trail;
  retry: () => void;
}

export interface Actions {
  showsDiff: boolean;
  /** Whether something was copied a moment ago. */
  hasCopied: boolean;
  chooseSample: (id: string) => void;
  choose: (axis: string, value: string) => void;
  press: (action: ActionName, button: Press) => void;
}

/** What readers can do. The address records all of it but showing the difference. */
export function useActions({
  ids,
  sample,
  trail: { view, before },
  retry,
}: ActionsOptions): Actions {
  const [showsDiff, setShowsDiff] = useState(false);
  const [hasCopied, setHasCopied] = useState(false);
  const copy = async (button: Press, text: string) => {
    if (!(await copyText(text))) return;
    button.markCopied();
    setHasCopied(true);
    setTimeout(() => setHasCopied(false), CODE_COPIED_MS);
  };
  const open = (change: Partial<View>, isStep = true) => {
    if (!sample) return;
    const { id, axes } = sample;
    const place = { id, axes, isFirst: id === ids[0] };
    const next = { ...view, ...change };
    openSearch(writeView(window.location.search, place, next), isStep);
  };
  const openChoice = (choice: Choice) => open({ choice });

  return {
    showsDiff,
    hasCopied,
    chooseSample(id) {
      const place = { id, isFirst: id === ids[0], axes: [] };
      openSearch(
        writeView(window.location.search, place, { choice: {} }),
        true,
      );
    },
    choose: (axis, value) => openChoice({ ...view.choice, [axis]: value }),
    press(action, button) {
      const doIt: Record<ActionName, () => unknown> = {
        undo: () => before && openChoice(before),
        reset: () => sample && openChoice(defaultChoice(sample.axes)),
        diff: () => setShowsDiff(!showsDiff),
        file: () => open({ file: button.file }, false),
        pin: () => open({ pinned: view.choice }),
        unpin: () => open({ pinned: undefined }),
        share: () => copy(button, window.location.href),
        'copy-config': () =>
          sample && copy(button, configText(sample, view.choice)),
        'copy-package': () =>
          sample && copy(button, packageText(sample, view.choice)),
        'copy-source': () =>
          sample &&
          copy(button, textIn(sample.sources, button.file ?? '') ?? ''),
        'copy-file': () =>
          sample && copy(button, shownText(sample, view, button)),
        output: () => button.goTo('output'),
        options: () => button.goTo('options'),
        retry,
      };
      doIt[action]();
    },
  };
}

/** The file beside the button: in the first of two panes it's the pinned one. */
function shownText(
  sample: Sample,
  { choice, pinned, file }: View,
  { isPinned }: Press,
): string {
  const result = readResult(sample, isPinned && pinned ? pinned : choice);
  if (!('files' in result)) return '';
  return textIn(result.files, pickFile(result.files, file)) ?? '';
}
