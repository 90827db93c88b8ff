import { listOpenExamples } from '../../content-model/examples/openExamples.ts';
import { readConfigData } from '../../content-model/examples/readConfigData.ts';
import { readResult } from '../../explorer/shared/readResult.ts';
import type { Sample } from '../../explorer/shared/Sample.ts';
import type { Case } from './Case.ts';

/** Every example that the playground opens, without the declarations of TypeScript. */
export function readExampleCases(root: string): Case[] {
  return [...listOpenExamples(root).values()].map(toCase);
}

function toCase(sample: Sample): Case {
  const { 'rslib.config.ts': text = '', ...files } = sample.sources;
  const { config = {}, react } = readConfigData(text) ?? {};
  const { lib, ...rest } = config;
  const libs = Array.isArray(lib) ? lib : [];
  const built = libs.map(withoutTypes);
  const lacksTypes = built.some((one, at) => one !== libs[at]);
  const result = readResult(sample, {});
  const written = Object.entries('files' in result ? result.files : {});
  const expected = written.filter(
    ([file]) => !lacksTypes || !/\.d\.[cm]?ts(?:\.map)?$/.test(file),
  );
  return {
    name: `example ${sample.id}`,
    group: 'examples',
    files,
    config: { ...rest, ...(lib !== undefined && { lib: built }) },
    ...(react && { react }),
    expected: { files: Object.fromEntries(expected) },
    isRecorded: true,
  };
}

function withoutTypes(lib: unknown): unknown {
  if (typeof lib !== 'object' || lib === null || !('dts' in lib) || !lib.dts)
    return lib;
  const { dts, ...rest } = lib;
  const isOwn =
    typeof dts === 'object' && 'isolated' in dts && dts.isolated === true;
  return isOwn ? lib : rest;
}
