/** @rstest-environment happy-dom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { publishRules } from '../../i18n/publishRules.ts';
import { publishStrings } from '../../i18n/publishStrings.ts';
import { typesRules } from '../../i18n/typesRules.ts';
import { PublishPane } from './PublishPane.tsx';

/** The worker that checks declarations: it starts nothing here. */
const worker = {
  asked: [] as string[][],
  problems: undefined as object[] | undefined,
  onerror: () => undefined,
  terminate: rs.fn(),
  postMessage({ files }: { files: object }, [port]: [MessagePort]) {
    this.asked.push(Object.keys(files));
    port.postMessage(this.problems);
  },
};
rs.mock('../live/startWorker.ts', () => ({ startWorker: () => worker }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

const fine = { name: 'a', type: 'module', exports: './a.js', files: ['a.js'] };
const show = async (manifest: object | string, lang: 'en' | 'zh' = 'en') => {
  const text =
    typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  const files = { 'package.json': text, 'a.js': 'export const a = 1;\n' };
  const base = lang === 'zh' ? '/zh' : '';
  await act(async () =>
    root.render(<PublishPane files={files} lang={lang} base={base} />),
  );
  await rs.waitFor(() => {
    expect(status()).not.toBe(publishStrings[lang].publint.checking);
  });
};
const status = () => document.querySelector('[role=status]')?.textContent;

test('a package that is ready is told so', async () => {
  await show({ ...fine, engines: { node: '>=20' } });
  expect(status()).toBe(publishStrings.en.publint.ready);
});

test('a finding is told in words, with publint’s own and the page that helps', async () => {
  for (const lang of ['en', 'zh'] as const) {
    await show({ ...fine, exports: './b.js', engines: { node: '>=20' } }, lang);
    expect(status()).toContain('1');
    const rule = publishRules.FILE_DOES_NOT_EXIST;
    expect(document.querySelector('dt')?.textContent).toBe(
      `${publishStrings[lang].error} ${rule[lang]}`,
    );
    expect(document.querySelector('[lang=en]')?.textContent).toBe(
      'pkg.exports is ./b.js but the file does not exist.',
    );
    const href = document.querySelector('dd a')?.getAttribute('href');
    expect(href).toBe((lang === 'zh' ? '/zh' : '') + rule.page);
  }
});

test('a package.json that is none is told, and the next one is read', async () => {
  await show('{');
  expect(status()).toBe(publishStrings.en.publint.failed);
  await show({ ...fine, engines: { node: '>=20' } });
  await rs.waitFor(() =>
    expect(status()).toBe(publishStrings.en.publint.ready),
  );
});

test('declarations are checked when that is asked for, and no longer', async () => {
  const { types } = publishStrings.en;
  const said = () =>
    [...document.querySelectorAll('[role=status]')].at(-1)?.textContent;
  const toggle = () =>
    act(async () => document.querySelector('input')?.click());
  /** Once it was asked, its answer comes through a port. */
  const answers = (count: number, text: string) =>
    rs.waitFor(() => {
      expect(worker.asked).toHaveLength(count);
      expect(said()).toBe(text);
    });
  await show({ ...fine, files: ['b.js'] });
  expect(worker.asked).toEqual([]);
  await toggle();
  await answers(1, types.failed);
  // Only what npm would publish.
  expect(worker.asked).toEqual([['package.json']]);

  worker.problems = [];
  await show(fine);
  await answers(2, types.ready);

  worker.problems = [{ kind: 'FalseCJS', said: 'Types are CJS: a.d.ts' }];
  await show({ ...fine, version: '2.0.0' });
  await answers(3, types.found.replace('{{count}}', '1'));
  const { en, page } = typesRules.FalseCJS;
  const title = [...document.querySelectorAll('dt')].at(-1);
  expect(title?.textContent).toBe(`${publishStrings.en.error} ${en}`);
  const link = [...document.querySelectorAll('dd a')].at(-1);
  expect(link?.getAttribute('href')).toBe(page);

  await toggle();
  await rs.waitFor(() => expect(worker.terminate).toHaveBeenCalledTimes(1));
});
