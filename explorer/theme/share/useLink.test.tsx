/** @rstest-environment happy-dom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, rs, test } from '@rstest/core';
import { explorerStrings } from '../../i18n/index.ts';
import type { Sample } from '../../shared/Sample.ts';
import { sampleFixture } from '../model/sampleFixture.ts';
import { writeProjectLink } from './projectLink.ts';
import { useLink } from './useLink.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** What the hook said last, for the sample that is shown. */
let last: ReturnType<typeof useLink>;
const root = createRoot(document.createElement('div'));

function Shows({ sample }: { sample: Sample | undefined }) {
  last = useLink(sample, 'en', explorerStrings.en);
  return null;
}

function show(sample: Sample | undefined): void {
  act(() => {
    root.render(<Shows sample={sample} />);
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
  const sample = sampleFixture();
  const [file = ''] = Object.keys(sample.sources);
  const written = await writeProjectLink({ [file]: 'brought' });
  window.location.hash = 'hash' in written ? written.hash : '';
  show(undefined);
  expect(last.link).toBeUndefined();

  show(sample);
  await brought({ [file]: 'brought' });
  show({ ...sample, id: 'other', sources: {} });
  expect(last.link).toBeUndefined();
  await brought({});

  show(sample);
  await brought({ [file]: 'brought' });
  act(() => {
    last.drop();
  });
  expect(last.link).toBeUndefined();
});
