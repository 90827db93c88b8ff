/** @rstest-environment happy-dom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, rs, test } from '@rstest/core';
import { explorerStrings } from '../../i18n/index.ts';
import type { Sample } from '../../shared/Sample.ts';
import { sampleFixture } from '../model/sampleFixture.ts';
import { keepEdits, readKept } from './keptEdits.ts';
import { writeProjectLink } from './projectLink.ts';
import { useLink } from './useLink.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
interface Shown {
  sample: Sample | undefined;
  isRunning: boolean;
}

/** What the hook said last, for the sample that is shown. */
let last: ReturnType<typeof useLink>;
const root = createRoot(document.createElement('div'));

const wording = { lang: 'en' as const, words: explorerStrings.en };

function Shows({ sample, isRunning }: Shown) {
  last = useLink(sample, wording, isRunning);
  return null;
}

function show(sample: Sample | undefined, isRunning = false): void {
  act(() => {
    root.render(<Shows sample={sample} isRunning={isRunning} />);
  });
}

const brought = (edits: Record<string, string>) =>
  rs.waitFor(async () => {
    await act(async () => {
      await Promise.resolve();
    });
    expect(last.link?.edits).toEqual(edits);
  });

test('the files of the address belong to one sample, until they are dropped', async () => {
  const file = 'tsconfig.json';
  const sample = { ...sampleFixture(), sources: { [file]: '{}' } };
  const written = await writeProjectLink({ [file]: 'brought' });
  window.location.hash = 'hash' in written ? written.hash : '';
  show(undefined);
  expect(last.link).toBeUndefined();

  show(sample);
  await brought({ [file]: 'brought' });
  expect(last.link?.id).toBe(sample.id);
  show({ ...sample, id: 'other', sources: {} });
  await brought({});

  show(sample);
  await brought({ [file]: 'brought' });
  act(() => {
    last.drop();
  });
  expect(last.link).toBeUndefined();
  expect(window.location.hash).toBe('');
});

test('what the tab has kept is there again, unless Rslib runs', async () => {
  const sample = { ...sampleFixture(), id: 'kept' };
  const [file = ''] = Object.keys(sample.sources);
  keepEdits(sample.id, { [file]: 'mine' });
  show(sample, true);
  await act(async () => {
    await new Promise(resolve => setTimeout(resolve, 5));
  });
  expect(last.link).toBeUndefined();
  show(sample);
  await brought({ [file]: 'mine' });
  act(() => {
    last.drop();
  });
  expect(readKept(sample.id)).toBeNull();
});
