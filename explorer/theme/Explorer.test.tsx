/** @rstest-environment happy-dom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import { find } from '../../browser/testing/page.ts';
import { explorerStrings } from '../i18n/index.ts';
import { Explorer } from './Explorer.tsx';
import { sampleFixture } from './model/sampleFixture.ts';
import { CONFIG } from './model/sourceTabs.ts';
import type { LiveParts } from './live/LiveParts.ts';
import { useActions } from './useActions.ts';
import { useLive } from './useLive.ts';
import { useSample } from './useSample.ts';
import { openSearch, useSearch } from './useSearch.ts';
import { useServedPicker } from './useServedPicker.ts';
import { useTrail } from './useTrail.ts';

const words = explorerStrings.en;
const wording = {
  words,
  notes: { umd: { text: 'A trap of `umd`.', page: '/config/lib/format' } },
  remedies: {},
  lang: 'en' as const,
  errors: '/data/errors/en.json',
  base: '/zh',
};
const copied = rs.fn<(text: string) => Promise<boolean>>();
rs.mock('../../browser/behaviors/copyText.ts', () => ({
  copyText: (text: string) => copied(text),
}));
/** Rslib in the page, which a test makes say what it likes. */
const session = {
  parts: undefined as LiveParts | undefined,
  tell: () => undefined as void,
  subscribe: (tell: () => void) => {
    session.tell = tell;
    return () => undefined;
  },
  read: () => session.parts,
  show: rs.fn<(sample: unknown, choice: unknown) => void>(),
  start: rs.fn<() => void>(),
  reset: rs.fn<() => void>(),
  close: rs.fn<() => void>(),
};
rs.mock('./live/LiveSession.tsx', () => ({
  LiveSession: function LiveSession() {
    return session;
  },
}));
const fetched = rs.fn<(address: string) => Promise<Response>>();
rs.stubGlobal('fetch', fetched);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What was loaded is kept, so each test has samples of its own. */
let turn = 0;
const ids = () => [`log${turn}`, `stars${turn}`];
const answer = (id: string) => Response.json({ ...sampleFixture(), id });
let leave = () => undefined as void;
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 5)));

async function show(search = '', early = 0): Promise<void> {
  history.replaceState(null, '', `/playground/${search}`);
  const options = ids().map(id => `<option>${id}</option>`);
  document.body.innerHTML = `<select name="served-sample">${options.join('')}</select><div id="root"></div>`;
  served().selectedIndex = early;
  const root = createRoot(find('#root'));
  const samples = ids().map(id => ({ id, address: `/data/${id}` }));
  act(() => root.render(<Explorer wording={wording} samples={samples} />));
  leave = () => act(() => root.unmount());
  await settle();
}
const part = (selector: string) => find(`#root ${selector}`);
const choose = (name: string, value: string) =>
  act(() => part(`input[name="${name}"][value="${value}"]`).click());
const press = (what: string) =>
  act(() => part(`button[data-do="${what}"]`).click());
const chooseSample = (list: HTMLSelectElement, id: string) =>
  act(() => {
    list.value = id;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
const status = () => part('p[role=status]:not([class*=Hidden])').textContent;
const output = () => part('section[aria-label=Output]');
const code = () => output().querySelector('pre')?.textContent;
const served = () => find<HTMLSelectElement>('[name=served-sample]');
const live = () => find<HTMLSelectElement>('#root [name=sample]');
const shown = () => document.querySelector('#root')?.textContent ?? '';

beforeEach(() => {
  turn += 1;
  fetched
    .mockReset()
    .mockImplementation(address =>
      Promise.resolve(answer(address.replace('/data/', ''))),
    );
  copied.mockReset().mockResolvedValue(true);
});
afterEach(() => leave());

describe('the playground', () => {
  test('shows what the address asks for', async () => {
    await show('?format=cjs&dts=files');
    expect(shown()).toContain('exports.a = 1;');
    expect(shown()).toContain('index.d.ts');
    expect(shown()).toContain('Rslib 1.0.1, TypeScript 7.0.2.');
    expect(part('input[name=format][value=cjs]')).toMatchObject({
      checked: true,
    });
    // What differs from its default is marked, and where it is written is open.
    expect(part('[data-on=set]').textContent).toBe('cjs');
    expect(part('figure[aria-label="rslib.config.ts"] mark').textContent).toBe(
      "  lib: [{ format: 'cjs' }],\n",
    );
  });

  test('the default is called so, and shows the entry', async () => {
    await show();
    expect(part('[name=format][value=esm]').getAttribute('aria-label')).toBe(
      'esm, default',
    );
    expect(status()).toBe('Prebuilt with Rslib 1.0.1.');
    expect(part('figure').getAttribute('aria-label')).toBe('src/index.ts');
    choose('source', CONFIG);
    expect(part('figure').getAttribute('aria-label')).toBe('rslib.config.ts');
  });

  test('a choice that changes no file says so', async () => {
    await show('?format=cjs');
    choose('bundle', 'off');
    expect(status()).toBe('bundle on → off The files stay the same.');
  });

  test('a choice tells what became of the files, and marks the lines', async () => {
    await show();
    choose('view', 'changes');
    expect(output().textContent).toContain(words.start);
    choose('format', 'cjs');
    expect(status()).toBe(
      'format esm → cjs index.js 11 B became index.cjs 15 B',
    );
    expect(part('[data-on] > ins').textContent).toBe(' +1');
    expect(part('pre ins').textContent).toBe('Added:exports.a = 1;\n');
    expect(part('pre del').textContent).toBe('Removed:export {};\n');
    choose('bundle', 'off');
    expect(output().textContent).toContain(words.noDifference);
  });

  test('a refused choice shows the message, and can be undone', async () => {
    await show('?format=umd');
    choose('bundle', 'off');
    expect(shown()).toContain('"bundle" must be set to "true"');
    expect(status()).toContain(words.changeRefused);
    press('undo');
    expect(window.location.search).toBe('?format=umd');
    expect(shown()).not.toContain('"bundle" must be set');
    press('reset');
    expect(window.location.search).toBe('');
  });

  test('a failure to load leads to its message', async () => {
    await show();
    press('log');
    expect(part('[name=view][value=log]')).toMatchObject({ checked: true });
    expect(output().querySelector('pre')).toBeNull();
    expect(output().textContent).toContain('Script tag✗ fails: SyntaxError');
  });

  test('Back and links lead to their choice', async () => {
    await show();
    history.pushState(null, '', '/playground/?format=umd');
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(shown()).toContain('umd;');
    expect(shown()).toContain('A trap of umd.');
    history.pushState(null, '', '/playground/?format=cjs');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(shown()).toContain('exports.a = 1;');
  });

  test('a link says what is open and how it is looked at', async () => {
    await show('?source=package.json&view=log');
    expect(part('[name=view][value=log]')).toMatchObject({ checked: true });
    choose('view', 'changes');
    choose('source', CONFIG);
    expect(window.location.search).toBe(`?source=${CONFIG}&view=changes`);
    choose('view', 'code');
    expect(window.location.search).toBe(`?source=${CONFIG}`);
  });

  test('a file that was chosen is shown, and no step of the history', async () => {
    await show('?dts=files');
    const steps = history.length;
    choose('file', 'dist/index.d.ts');
    expect(code()).toBe('declare;\n');
    expect(window.location.search).toBe('?dts=files&file=dist/index.d.ts');
    expect(history.length).toBe(steps);
  });

  test('copies the config, package.json, and the file', async () => {
    await show('?format=cjs');
    for (const file of [CONFIG, 'package.json'])
      act(() => part(`figure button[data-file="${file}"]`).click());
    press('copy-file');
    await settle();
    expect(copied.mock.calls.flat()).toEqual([
      expect.stringContaining("lib: [{ format: 'cjs' }]"),
      '{\n  "name": "log"\n}\n',
      'exports.a = 1;\n',
    ]);
    expect(shown()).toContain(words.copied);
  });

  test('another sample is loaded; until then its served build is shown', async () => {
    await show('?format=cjs');
    let release: (value: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(
      new Promise(resolve => {
        release = resolve;
      }),
    );
    const [first = '', other = ''] = ids();
    live().focus();
    chooseSample(live(), other);
    await settle();
    // What was chosen stays chosen.
    expect(window.location.search).toBe(`?sample=${other}&format=cjs`);
    expect(document.querySelector('[data-live]')).toBeNull();
    expect(served().value).toBe(other);
    expect(document.activeElement).toBe(served());
    release(answer(other));
    await settle();
    expect(shown()).toContain('exports.a = 1;');
    expect(document.activeElement).toBe(live());
    // What was loaded is there at once.
    press('reset');
    chooseSample(live(), first);
    expect(shown()).toContain('export {};');
    expect(window.location.search).toBe('');
    await settle();
  });

  test('what was chosen in the served list before counts', async () => {
    await show('', 1);
    const [, other = ''] = ids();
    expect(window.location.search).toBe(`?sample=${other}`);
    expect(live().value).toBe(other);
  });

  test('the served list leads here, and hands over the focus', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
    await show();
    const [, other = ''] = ids();
    served().focus();
    chooseSample(served(), other);
    await settle();
    expect(window.location.search).toBe(`?sample=${other}`);
    expect(document.activeElement).toBe(live());
  });
});

describe('Rslib in the page', () => {
  const say = (parts: LiveParts) =>
    act(() => {
      session.parts = parts;
      session.tell();
    });
  const run = () => document.querySelector('#root [data-do=run]');
  const isolate = (is: boolean) =>
    Object.assign(window, { crossOriginIsolated: is });

  test('is not offered where it can’t run', async () => {
    isolate(false);
    await show();
    expect(run()).toBeNull();
    expect(shown()).toContain(words.cannotRun);
  });

  test('is started by Run, and builds what is chosen', async () => {
    isolate(true);
    session.parts = undefined;
    await show();
    press('run');
    await settle();
    expect(session.start).toHaveBeenCalledTimes(1);
    choose('format', 'cjs');
    expect(session.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ format: 1 }),
      expect.objectContaining({ format: 'cjs' }),
    );
    say({ edits: {}, says: { text: 'Loading' }, isOff: false });
    expect(run()).toBeNull();
    expect(status()).toBe('Loading');
    // The files that are there stay.
    expect(shown()).toContain('exports.a = 1;');

    const choice = { format: 'cjs', bundle: 'on', dts: 'off' };
    const built = (text: string) => ({
      choice,
      result: { files: { 'dist/index.cjs': text }, loads: undefined },
    });
    const build = { ...built('b = 2;\n'), before: undefined, time: '5 ms' };
    const edits = { 'src/index.ts': 'b' };
    say({ edits, built: build, start: 'Built', edit: file => `edit ${file}` });
    expect(status()).toBe('Built');
    expect(output().textContent).toContain('5 ms, 1 file, 7 B');
    choose('source', 'src/index.ts');
    expect(shown()).toContain('edit src/index.ts');
    copied.mockClear();
    press('copy-source');
    press('copy-file');
    await settle();
    expect(copied.mock.calls.flat()).toEqual(['b', 'b = 2;\n']);
    say({ edits, built: { ...build, before: built('a') }, start: 'Built' });
    expect(status()).toBe('index.cjs 1 B became 7 B');

    const changeFile = rs.fn(() => 'src/new.ts');
    const filesMenu = (file: string) => (
      <button type="button" data-do="rename" data-file={file} />
    );
    const added = { 'src/new.ts': 'new', 'src/index.ts': null };
    say({ edits: added, built: build, filesMenu, changeFile });
    press('rename');
    expect(changeFile).toHaveBeenLastCalledWith('rename', CONFIG);
    expect(part('figure').getAttribute('aria-label')).toBe('src/new.ts');
    expect(shown()).not.toContain('index.ts');
    // From an error, one goes to where it is.
    const select = rs.fn();
    const explanation = (
      <>
        <button
          type="button"
          data-do="go"
          data-file="src/new.ts"
          data-line="3"
        />
        <button type="button" data-do="go" data-file="tsconfig.json" />
      </>
    );
    const refused = { ...build, result: { message: 'no' } };
    say({ edits: added, built: refused, explanation, select });
    press('go');
    expect(select).toHaveBeenLastCalledWith('src/new.ts', 3);
    expect(part('input[value=written]')).toMatchObject({ checked: true });
    expect(part('figure').getAttribute('aria-label')).toBe('src/new.ts');
    press('go"][data-file="tsconfig.json');
    expect(select).toHaveBeenLastCalledWith('tsconfig.json', undefined);
    expect(part('figure').getAttribute('aria-label')).toBe(CONFIG);
    // Options don't change what was edited, which is said beside them.
    expect(shown()).not.toContain(`it: ${CONFIG}`);
    say({ edits: { [CONFIG]: '()' }, built: build, isOutdated: true });
    expect(output().dataset.outdated).toBe('');
    expect(shown()).toContain(`it: ${CONFIG}`);
    const confirm = rs.spyOn(window, 'confirm').mockReturnValueOnce(false);
    press('reset');
    expect(window.location.search).toContain('?format=cjs');
    expect(session.reset).not.toHaveBeenCalled();
    confirm.mockReturnValueOnce(true);
    press('reset');
    expect(session.reset).toHaveBeenCalledTimes(1);
    expect(window.location.search).not.toContain('format');
  });

  test('is gone when its download is cancelled', async () => {
    isolate(true);
    await show();
    press('run');
    await settle();
    const aside = (
      <button type="button" data-do="cancel">
        Cancel
      </button>
    );
    say({ edits: {}, says: { text: 'Loading' }, aside });
    press('cancel');
    expect(session.close).toHaveBeenCalled();
    expect(status()).toContain('Prebuilt');
    expect(run()).not.toBeNull();
  });
});

test('its hooks are those that were tried above', () => {
  for (const hook of [
    useActions,
    useLive,
    useSample,
    useSearch,
    useServedPicker,
    useTrail,
  ])
    expect(hook).toBeTypeOf('function');
  const steps = history.length;
  openSearch(window.location.search, true);
  expect(history.length).toBe(steps);
});
