import path from 'node:path';
import vm from 'node:vm';
import {
  listSampleIds,
  parseSample,
  readSampleText,
} from '../../content-model/examples/samples.ts';
import {
  defaultChoice,
  jsAxes,
  listChoices,
} from '../../explorer/shared/choices.ts';
import { configText, packageText } from '../../explorer/shared/project.ts';
import { readResult } from '../../explorer/shared/readResult.ts';
import type { Choice, Sample } from '../../explorer/shared/Sample.ts';
import type { Case } from './Case.ts';

/** A sample and every choice of it, with declarations only where all else is as by default. */
export function readExplorerCases(root: string): Case[] {
  const folder = path.join(root, 'examples/explorer');
  return listSampleIds(folder).flatMap(id => {
    const sample = parseSample(readSampleText(folder, id) ?? '');
    const usual = defaultChoice(sample.axes);
    const values = sample.axes.find(({ id }) => id === 'dts')?.values ?? [];
    return [
      ...listChoices(jsAxes(sample.axes)).map(choice =>
        toCase(sample, { ...usual, ...choice, dts: 'off' }),
      ),
      // Not those that API Extractor bundles.
      ...values
        .filter(({ id }) => id === 'files' || id === 'ext')
        .map(({ id }) => ({
          ...toCase(sample, { ...usual, dts: id }),
          isTyped: true as const,
        })),
    ];
  });
}

function toCase(sample: Sample, choice: Choice): Case {
  const { plugins, ...config } = readConfig(configText(sample, choice));
  return {
    name: [sample.id, ...Object.values(choice)].join(' '),
    group: sample.id,
    files: { ...sample.sources, 'package.json': packageText(sample, choice) },
    config,
    ...plugins?.[0],
    expected: readResult(sample, choice),
  };
}

type Options = Record<string, unknown>;

/** The configuration of a choice as data; a plugin is its name and options. */
function readConfig(text: string): Options & { plugins?: Options[] } {
  const code = text
    .replaceAll(/^import .*\n/gm, '')
    .replace('export default defineConfig(', '(');
  // Our own text, which shared/project.ts has printed from data.
  return vm.runInNewContext(code, {
    pluginReact: (react: Options = {}) => ({ react }),
    pluginVue: (vue: Options = {}) => ({ vue }),
  }) as Options;
}
