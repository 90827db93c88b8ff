import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { findNginx } from '../nginx/findNginx.ts';
import { writeFixtureBuild } from '../nginx/fixtureBuild.ts';
import type { RunningServer } from '../nginx/runNginx.ts';
import { startServer } from '../nginx/startServer.ts';
import { stopUnderTraffic } from './stopUnderTraffic.ts';

// Without nginx, local work goes on, but CI never passes.
const isRunnable = Boolean(findNginx() ?? process.env.CI);

describe.runIf(isRunnable)('nginx under traffic', () => {
  let dist: string;
  let server: RunningServer;
  beforeEach(async () => {
    dist = await writeFixtureBuild([
      'index.html',
      'config/lib/index.html',
      'zh/config/lib/index.html',
    ]);
    server = await startServer({ dist, port: 0 });
  });
  afterEach(async () => {
    await server.stop();
    await rm(dist, { recursive: true });
  });
  const stopBy = (signal: NodeJS.Signals) =>
    stopUnderTraffic(server.origin, async () => {
      process.kill(server.pid, signal);
      await server.ended;
    });

  test('ends what it has taken on, with the signal of the image', async () => {
    const { cutOff, whole } = await stopBy('SIGQUIT');
    expect(cutOff).toBe(0);
    expect(whole).toBeGreaterThan(20);
  });

  test('cuts it off with the usual signal', async () => {
    const { cutOff } = await stopBy('SIGTERM');
    expect(cutOff).toBeGreaterThanOrEqual(20);
  });
});
