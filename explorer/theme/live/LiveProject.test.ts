import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import type {
  BuildRequest,
  BuildResult,
} from '@rslib-website/live-rslib/Build';
import { Superseded } from '@rslib-website/live-rslib/LiveRslib';
import { defaultChoice } from '../../shared/choices.ts';
import { sampleFixture } from '../model/sampleFixture.ts';
import { EDIT_PAUSE_MS, LiveProject, SLOW_BUILD_MS } from './LiveProject.ts';

const sample = sampleFixture();
const choice = defaultChoice(sample.axes);
const source = 'src/index.ts';
const prebuilt = { 'dist/index.js': 'export {};\n' };

/** Rslib, which writes its source unless a test says otherwise. */
const fake = {
  start: rs.fn<() => Promise<void>>(),
  build: rs.fn<(request: BuildRequest) => Promise<BuildResult>>(),
  close: rs.fn<(reason?: string) => void>(),
};
const built = (part: Partial<BuildResult>): BuildResult => ({
  files: {},
  log: '',
  memoryBytes: 0,
  ms: 5,
  ...part,
});
const asWritten = ({ files }: BuildRequest) =>
  Promise.resolve(
    built({
      files:
        files[source] === sample.sources[source]
          ? prebuilt
          : { 'dist/index.js': files[source] ?? '' },
    }),
  );

let project: LiveProject;
let tells: number;
const settle = (ms = 0) => rs.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  rs.useFakeTimers();
  fake.start.mockReset().mockResolvedValue(undefined);
  fake.build.mockReset().mockImplementation(asWritten);
  fake.close.mockReset();
  tells = 0;
  project = new LiveProject(
    () => Promise.resolve(fake as never),
    () => (tells += 1),
  );
  project.show(sample, choice);
});
afterEach(() => {
  rs.useRealTimers();
});

test('builds what is shown once it has started, and not before', async () => {
  expect(fake.build).not.toHaveBeenCalled();
  await project.start();
  expect(project.phase).toBe('ready');
  expect(fake.build).toHaveBeenCalledTimes(1);
  // The files are those that were loaded when they were prebuilt.
  expect(project.built).toMatchObject({
    choice,
    ms: 5,
    before: undefined,
    result: { files: prebuilt, loads: { import: { exports: ['a'] } } },
  });
});

test('an edit is built when typing pauses, beside the build without edits', async () => {
  await project.start();
  project.edit(source, 'b');
  project.edit(source, 'bc');
  await settle(EDIT_PAUSE_MS - 1);
  expect(fake.build).toHaveBeenCalledTimes(1);
  await settle(1);
  expect(fake.build).toHaveBeenCalledTimes(2);
  expect(project.edits).toEqual({ [source]: 'bc' });
  expect(project.built).toMatchObject({
    result: { files: { 'dist/index.js': 'bc' }, loads: undefined },
    before: { result: { files: prebuilt } },
  });
  project.edit(source, 'bcd');
  await settle(EDIT_PAUSE_MS);
  expect(project.built?.before?.result).toMatchObject({ files: prebuilt });
  project.reset();
  await settle();
  expect(project.edits).toEqual({});
  expect(project.built?.result).toMatchObject({ files: prebuilt });
});

test('typing the text of the sample is no edit, and samples keep theirs', async () => {
  await project.start();
  project.edit(source, 'b');
  project.edit(source, sample.sources[source] ?? '');
  expect(project.edits).toEqual({});
  project.edit(source, 'b');
  project.show({ ...sample, id: 'other' }, choice);
  expect(project.edits).toEqual({});
  project.show(sample, choice);
  expect(project.edits).toEqual({ [source]: 'b' });
});

test('files are added and removed, and back as they were they are no edits', async () => {
  await project.start();
  project.edit('src/new.ts', '');
  project.edit(source, null);
  await settle(EDIT_PAUSE_MS);
  expect(project.edits).toEqual({ 'src/new.ts': '', [source]: null });
  const [request] = fake.build.mock.lastCall ?? [];
  expect(Object.keys(request?.files ?? {})).toEqual([
    'src/new.ts',
    'package.json',
  ]);
  project.edit('src/new.ts', null);
  project.edit(source, sample.sources[source] ?? '');
  expect(project.edits).toEqual({});
});

test('a refusal is the message alone; the next build is beside the last good one', async () => {
  await project.start();
  const log = `error   build failed in 0.1 s\nerror   no /project/src/index.ts\n    at file:1`;
  fake.build.mockResolvedValueOnce(built({ log, error: 'no' }));
  project.edit(source, '{');
  await settle(EDIT_PAUSE_MS);
  expect(project.built).toMatchObject({
    result: { message: 'error   no ./src/index.ts' },
    before: { result: { files: prebuilt } },
  });
  project.edit(source, 'c');
  await settle(EDIT_PAUSE_MS);
  expect(project.built?.before?.result).toMatchObject({ files: prebuilt });
});

test('what an edit did is not told of the option that is changed next', async () => {
  await project.start();
  project.edit(source, 'b');
  await settle(EDIT_PAUSE_MS);
  const edited = { files: { 'dist/index.js': 'b' } };
  const other = { ...choice, minify: 'on' };
  project.show(sample, other);
  await settle();
  expect(project.built).toMatchObject({
    choice: other,
    before: { choice, result: edited },
  });
  // Nor is what the option did told of the edit after it.
  project.edit(source, 'c');
  await settle(EDIT_PAUSE_MS);
  expect(project.built?.before).toMatchObject({
    choice: other,
    result: edited,
  });
});

test('prebuilt files answer where TypeScript or a plugin is needed', async () => {
  const types = {
    ...sample,
    rules: [{ when: { dts: ['files'] }, config: { lib: { dts: true } } }],
  };
  await project.start();
  project.show(types, { ...choice, dts: 'files' });
  await settle();
  expect(project.built).toBeUndefined();
  project.edit(source, 'b');
  await settle(EDIT_PAUSE_MS);
  expect(project.built).toMatchObject({ lacksTypes: 'offered' });
  // Once TypeScript is there, it writes those of edited code, and of no other.
  project.takeTypes('/types.json');
  await settle();
  expect(project.built).toMatchObject({ lacksTypes: false, isTyped: true });
  expect(fake.build).toHaveBeenLastCalledWith(
    expect.objectContaining({
      config: { lib: [{ dts: true }] },
      types: '/types.json',
    }),
  );
  project.reset();
  await settle();
  expect(project.built).toBeUndefined();

  const rules = [{ when: {}, config: { plugins: ['=pluginSass()'] } }];
  project.show({ ...sample, rules }, choice);
  await settle();
  expect(project.canBuild).toBe(false);
  expect(project.built).toBeUndefined();
});

test('a config that is no data is refused, and the last build stays', async () => {
  await project.start();
  project.edit('rslib.config.ts', 'export default () => {};\n');
  await settle(EDIT_PAUSE_MS);
  expect(fake.build).toHaveBeenCalledTimes(1);
  expect(project).toMatchObject({ phase: 'ready', problem: { line: 1 } });
  expect(project.built?.result).toMatchObject({ files: prebuilt });
  expect(project.edits['rslib.config.ts']).toContain('=> {}');
  expect(project.isOutdated).toBe(true);

  project.edit('rslib.config.ts', "export default { lib: [{ id: 'a' }] };\n");
  await settle(EDIT_PAUSE_MS);
  expect(project.problem).toBeUndefined();
  expect(project.isOutdated).toBe(false);
  const [request] = fake.build.mock.lastCall ?? [];
  expect(request?.config).toEqual({ lib: [{ id: 'a' }] });
  expect(Object.keys(request?.files ?? {})).toEqual([source, 'package.json']);

  // Options don't change it, so none of them is what changed the files.
  project.show(sample, { ...choice, format: 'cjs' });
  await settle();
  expect(project.built?.choice).toBe(choice);
});

test('a slow build is told, and one that came too late is not shown', async () => {
  await project.start();
  let finish: (result: BuildResult) => void = () => undefined;
  fake.build.mockReturnValueOnce(
    new Promise(resolve => {
      finish = resolve;
    }),
  );
  project.show(sample, { ...choice, format: 'cjs' });
  await settle(SLOW_BUILD_MS);
  expect(project.phase).toBe('building');
  expect(project.built?.choice).toBe(choice);
  expect(project.isOutdated).toBe(true);
  project.show(sample, choice);
  await settle();
  expect(project.phase).toBe('ready');
  expect(project.isOutdated).toBe(false);
  finish(built({ files: { 'dist/late.js': '' } }));
  await settle();
  expect(project.built?.result).toMatchObject({ files: prebuilt });
});

test('a build that fails says why, and the next one is tried', async () => {
  await project.start();
  fake.build.mockRejectedValueOnce(new Error('too slow'));
  project.edit(source, 'b');
  await settle(EDIT_PAUSE_MS);
  expect(project).toMatchObject({ phase: 'failed', reason: 'too slow' });
  fake.build.mockRejectedValueOnce(new Superseded('newer'));
  project.edit(source, 'c');
  await settle(EDIT_PAUSE_MS);
  expect(project.reason).toBe('too slow');
  project.edit(source, 'd');
  await settle(EDIT_PAUSE_MS);
  expect(project.phase).toBe('ready');
});

test('a start that fails leaves the page as it was, and can be tried again', async () => {
  fake.start.mockRejectedValueOnce(new Error('cut off'));
  await project.start();
  expect(project).toMatchObject({ phase: 'off', reason: 'cut off' });
  project.show(sample, { ...choice, format: 'cjs' });
  expect(fake.build).not.toHaveBeenCalled();
  await project.start();
  expect(project.phase).toBe('ready');
});

test('once closed, it tells nothing more', async () => {
  await project.start();
  project.edit(source, 'b');
  const before = tells;
  project.close('left');
  await settle(EDIT_PAUSE_MS);
  expect(tells).toBe(before);
  expect(fake.close).toHaveBeenCalledWith('left');
});
