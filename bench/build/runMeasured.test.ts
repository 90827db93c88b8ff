import { tmpdir } from 'node:os';
import { expect, test } from '@rstest/core';
import { runMeasured } from './runMeasured.ts';

const spend = (ms: number) =>
  `const end = performance.now() + ${ms}; while (performance.now() < end);`;

test('counts the time of a program and of its child', async () => {
  const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(spend(300))}]);`;
  const alone = await runMeasured(['-e', spend(50)], tmpdir());
  const both = await runMeasured(['-e', spend(50) + child], tmpdir());
  expect(alone.cpuSeconds).toBeGreaterThan(0);
  expect(alone.peakBytes).toBeGreaterThan(10_000_000);
  expect(both.cpuSeconds).toBeGreaterThan(alone.cpuSeconds);
});

test('a program that fails is no figure', async () => {
  await expect(
    runMeasured(['-e', 'console.error("why"); process.exit(3)'], tmpdir()),
  ).rejects.toThrow(/exited with 3[\s\S]*why/);
});
