import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { currentRelease } from '../release/layout.ts';
import { createTestHost, type TestHost } from './testHost.ts';

// The command as an operator types it; no server is needed to see what it says
// and where the link leads.
const FILES_ONLY = '--no-server';
const STEPS_LIMIT_MS = 60_000;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.end());

const rollback = () => {
  const { status, output } = host.release('rollback', FILES_ONLY);
  return { status, output, current: currentRelease(host.folder) };
};

describe('rollback', () => {
  test(
    'never returns to a release that was rolled back',
    async () => {
      const good = await host.publish('good', FILES_ONLY);
      await host.publish('bad', FILES_ONLY);
      expect(rollback().current).toBe(good);
      await host.publish('ccc', FILES_ONLY);
      expect(rollback()).toMatchObject({ status: 0, current: good });
    },
    STEPS_LIMIT_MS,
  );

  test(
    'goes past a release with the same bytes',
    async () => {
      const older = await host.publish('older', FILES_ONLY);
      const once = await host.publish('same', FILES_ONLY);
      const twice = await host.publish('same', FILES_ONLY);
      expect(twice).not.toBe(once);
      expect(rollback()).toMatchObject({ status: 0, current: older });
    },
    STEPS_LIMIT_MS,
  );

  test(
    'says so when readers had nothing else before',
    async () => {
      await host.publish('same', FILES_ONLY);
      const twice = await host.publish('same', FILES_ONLY);
      const { status, output, current } = rollback();
      expect(status).toBe(1);
      expect(output).toContain('has the same bytes');
      expect(output).toContain('nothing was changed');
      expect(current).toBe(twice);
    },
    STEPS_LIMIT_MS,
  );
});
