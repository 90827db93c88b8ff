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
import { useActions } from './useActions.ts';
import { useSample } from './useSample.ts';
import { openSearch, useSearch } from './useSearch.ts';
import { useServedPicker } from './useServedPicker.ts';
import { useTrail } from './useTrail.ts';

const words = explorerStrings.en;
const wording = {
  words,
  notes: { umd: { text: 'A trap of `umd`.', page: '/config/lib/format' } },
  remedies: {},
  base: '/zh',
};
const copied = rs.fn<(text: string) => Promise<boolean>>();
rs.mock('../../browser/behaviors/copyText.ts', () => ({
  copyText: (text: string) => copied(text),
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

async function show(search = ''): Promise<void> {
  history.replaceState(null, '', `/explorer/${search}`);
  document.body.innerHTML = `<div id="served">${ids()
    .map(
      (id, index) =>
        `<input type="radio" name="served-sample" value="${id}"${index ? '' : ' checked'}>`,
    )
    .join('')}</div><div id="root"></div>`;
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
const status = () => part('p[role=status]:not([class*=Hidden])').textContent;
const code = () => part('[data-output] pre').textContent;
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

describe('the Explorer', () => {
  test('shows what the address asks for', async () => {
    await show('?format=cjs&dts=files');
    expect(shown()).toContain('exports.a = 1;');
    expect(shown()).toContain('index.d.ts');
    expect(shown()).toContain('Built with Rslib 1.0.1 and TypeScript 7.0.2.');
    expect(part('input[name=format][value=cjs]')).toMatchObject({
      checked: true,
    });
  });

  test('a choice that changes no file says so', async () => {
    await show('?format=cjs');
    choose('bundle', 'off');
    expect(status()).toBe('lib.bundle: on → off. The files stay the same.');
  });

  test('a refused choice shows the message, and can be undone', async () => {
    await show('?format=umd');
    const refused = part('input[name=bundle][value=off]').closest('label');
    expect(refused?.textContent).toBe('off! (refused)');
    choose('bundle', 'off');
    expect(shown()).toContain('"bundle" must be set to "true"');
    expect(status()).toContain(words.changeRefused);
    press('undo');
    expect(window.location.search).toBe('?format=umd');
    expect(shown()).not.toContain('"bundle" must be set');
    press('reset');
    expect(window.location.search).toBe('');
  });

  test('Back and links lead to their choice', async () => {
    await show();
    history.pushState(null, '', '/explorer/?format=umd');
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(shown()).toContain('umd;');
    expect(shown()).toContain('A trap of umd.');
    history.pushState(null, '', '/explorer/?format=cjs');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(shown()).toContain('exports.a = 1;');
  });

  test('a file that was chosen is shown, and no step of the history', async () => {
    await show('?dts=files');
    const steps = history.length;
    act(() => part('[data-file="dist/index.d.ts"]').click());
    expect(code()).toBe('declare;\n');
    expect(window.location.search).toBe('?dts=files&file=dist/index.d.ts');
    expect(history.length).toBe(steps);
  });

  test('copies the config, package.json, and the file', async () => {
    await show('?format=cjs');
    for (const what of ['config', 'package', 'file']) press(`copy-${what}`);
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
    part(`input[name=sample][value=${first}]`).focus();
    choose('sample', other);
    await settle();
    expect(window.location.search).toBe(`?sample=${other}`);
    expect(document.querySelector('[data-live]')).toBeNull();
    const served = find<HTMLInputElement>(`#served [value="${other}"]`);
    expect(served.checked).toBe(true);
    expect(document.activeElement).toBe(served);
    release(answer(other));
    await settle();
    expect(shown()).toContain('export {};');
    expect(document.activeElement).toBe(part('input[name=sample]:checked'));
    // What was loaded is there at once.
    choose('sample', first);
    expect(shown()).toContain('export {};');
    expect(window.location.search).toBe('');
    await settle();
  });

  test('the served buttons lead here, and hand over the focus', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
    await show();
    const [, other = ''] = ids();
    const served = find<HTMLInputElement>(`#served [value="${other}"]`);
    served.focus();
    served.checked = true;
    act(
      () => void served.dispatchEvent(new Event('change', { bubbles: true })),
    );
    await settle();
    expect(window.location.search).toBe(`?sample=${other}`);
    expect(document.activeElement).toBe(part('input[name=sample]:checked'));
  });
});

test('its hooks are those that were tried above', () => {
  for (const hook of [
    useActions,
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
