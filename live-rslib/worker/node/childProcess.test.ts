import { expect, rs, test } from '@rstest/core';
import { forkWith } from './childProcess.ts';

/** What Rslib's plugin does: it sends first, and listens then. */
function run(generate: (options: object) => Promise<void>) {
  const child = forkWith(generate)();
  child.send({ cwd: '/project' });
  return new Promise<string>(resolve => child.on('message', resolve));
}

test('declarations are generated with what is sent, and the answer is told', async () => {
  const generate = rs.fn(() => Promise.resolve());
  expect(await run(generate)).toBe('success');
  expect(generate).toHaveBeenCalledWith({ cwd: '/project' });
  expect(await run(() => Promise.reject(new Error('TS2322')))).toBe('error');
});
