import { tmpdir } from 'node:os';
import { expect, test } from '@rstest/core';
import { runMeasured } from './runMeasured.ts';

/** Uses the processor, however busy the machine is. */
const spend = (ms: number) =>
  `const { user } = process.cpuUsage(); while (process.cpuUsage().user - user < ${ms * 1000});`;

test('counts the time of a program and of its child', async () => {
  const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(spend(300))}]);`;
  const alone = await runMeasured(['-e', spend(50)], tmpdir());
  const both = await runMeasured(['-e', spend(50) + child], tmpdir());
  expect(alone.cpuSeconds).toBeGreaterThan(0.05);
  expect(alone.peakBytes).toBeGreaterThan(10_000_000);
  expect(both.cpuSeconds).toBeGreaterThan(0.35);
});

test('a program that fails is no figure', async () => {
  await expect(
    runMeasured(['-e', 'console.error("why"); process.exit(3)'], tmpdir()),
  ).rejects.toThrow(/exited with 3[\s\S]*why/);
});
