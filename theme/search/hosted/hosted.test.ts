import { describe, expect, test } from '@rstest/core';
import { createHostsCache } from './hostsCache.ts';
import { readHits } from './readHits.ts';

const origins = ['https://x'];
const hit = {
  objectID: 'a',
  url: 'https://x/guide#b',
  type: 'lvl2',
  content: 'Text',
  hierarchy: { lvl0: 'Guide', lvl1: 'Page', lvl2: 'Part', lvl3: null },
};

describe('readHits', () => {
  test.each([
    { nbHits: 137, total: 137, why: 'the number of the service' },
    { nbHits: 2, total: 1, why: 'without those that are not shown' },
    { nbHits: 0, total: undefined, why: 'fewer than were sent' },
    { nbHits: -1, total: undefined, why: 'no number of hits' },
    { nbHits: 1.5, total: undefined, why: 'no whole number' },
    { nbHits: '137', total: undefined, why: 'no number' },
  ])('nbHits $nbHits of 2 sent and 1 shown: $why', ({ nbHits, total }) => {
    const hits = nbHits === 137 ? [hit] : [hit, { ...hit, url: '/other' }];
    const answer = readHits(
      { results: [{ hits, nbHits }] },
      origins,
      path => path !== '/other',
    );
    expect(answer.hits).toHaveLength(1);
    expect(answer.total).toBe(total);
  });
});

interface State {
  isUp: () => boolean;
}

describe('createHostsCache', () => {
  const memoryStorage = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    } as unknown as Storage;
  };
  const host = { url: 'a.example' };
  const fallback = async () => 'fresh';

  test('finds a state again, by the name of the host', async () => {
    const storage = memoryStorage();
    const cache = createHostsCache(() => storage);
    expect(await cache.get(host, fallback)).toBe('fresh');
    await cache.set({ ...host, status: 'up' } as never, {
      status: 'down',
      lastUpdate: Date.now(),
    });
    const other = createHostsCache(() => storage);
    const state = (await other.get(host, fallback)) as State;
    expect(state.isUp()).toBe(false);
  });

  test.each(['{', 'null', '[1]', '{"a.example":null}'])(
    '%s in storage is nothing',
    async stored => {
      const storage = { getItem: () => stored } as unknown as Storage;
      expect(await createHostsCache(() => storage).get(host, fallback)).toBe(
        'fresh',
      );
    },
  );

  test('storage that throws is done without', async () => {
    const cache = createHostsCache(() => {
      throw new Error('blocked');
    });
    await cache.set(host, { status: 'down', lastUpdate: Date.now() });
    expect(((await cache.get(host, fallback)) as State).isUp()).toBe(false);
  });
});
