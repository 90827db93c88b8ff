import { expect, test } from '@rstest/core';
import { defaultChoice } from '../../shared/choices.ts';
import type { JsonObject } from '../../shared/Sample.ts';
import { buildRequest, PROJECT_FOLDER } from './buildRequest.ts';
import { sampleFixture } from './sampleFixture.ts';

const sample = sampleFixture();
const choice = defaultChoice(sample.axes);
const withConfig = (config: JsonObject) => ({
  ...sample,
  rules: [...sample.rules, { when: {}, config }],
});

test('a choice is its files, its config as data, and what was edited', () => {
  const edits = { 'src/index.ts': 'export const b = 2;\n' };
  expect(buildRequest(sample, { ...choice, format: 'cjs' }, edits)).toEqual({
    request: {
      folder: PROJECT_FOLDER,
      files: { 'package.json': '{\n  "name": "log"\n}\n', ...edits },
      config: { lib: [{ format: 'cjs' }] },
      react: undefined,
    },
    lacksTypes: false,
  });
});

test('declarations of TypeScript are left out, and that is told', () => {
  const types = withConfig({ lib: { dts: { bundle: true } } });
  expect(buildRequest(types, choice, {})).toMatchObject({
    request: { config: { lib: [{}] } },
    lacksTypes: true,
  });
});

test('the plugin for React is its options, and another is none of ours', () => {
  const react = (call: string) =>
    buildRequest(withConfig({ plugins: [call] }), choice, {})?.request.react;
  expect(react('=pluginReact()')).toEqual({});
  expect(
    react("=pluginReact({ swcReactOptions: { runtime: 'classic' } })"),
  ).toEqual({ swcReactOptions: { runtime: 'classic' } });
  const vue = withConfig({ plugins: ['=pluginVue()'] });
  expect(buildRequest(vue, choice, {})).toBeUndefined();
});
