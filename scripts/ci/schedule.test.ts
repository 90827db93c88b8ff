import { describe, expect, test } from '@rstest/core';
import { schedule, type Task } from './schedule.ts';

/** Runs tasks that end when the test says so, and notes what happens when. */
function rehearse(tasks: readonly Task[], failing: readonly string[] = []) {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes = schedule(tasks, 2, async ({ name }) => {
    events.push(`+${name}`);
    await new Promise<void>(resolve => ends.set(name, resolve));
    events.push(`-${name}`);
    return !failing.includes(name);
  });
  return {
    events,
    outcomes,
    end: async (...names: string[]) => {
      for (const name of names) {
        const finish = ends.get(name);
        if (!finish) throw new Error(`${name} has not started.`);
        finish();
        // Each step of a promise takes a turn; all of them come before this.
        await new Promise(resolve => setImmediate(resolve));
      }
    },
  };
}

describe('room', () => {
  test('two that keep one processor busy run beside each other, a third waits', async () => {
    const { events, end } = rehearse([
      { name: 'a' },
      { name: 'b' },
      { name: 'c' },
    ]);
    expect(events).toEqual(['+a', '+b']);
    await end('b');
    expect(events).toEqual(['+a', '+b', '-b', '+c']);
  });

  test('one that keeps both busy has them alone', async () => {
    const { events, end } = rehearse([
      { name: 'both', processors: 2 },
      { name: 'a' },
      { name: 'b' },
    ]);
    expect(events).toEqual(['+both']);
    await end('both');
    expect(events).toEqual(['+both', '-both', '+a', '+b']);
  });

  test('a later one fills the processor that is too little for the next', async () => {
    const { events, end } = rehearse([
      { name: 'long' },
      { name: 'both', processors: 2 },
      { name: 'short' },
    ]);
    expect(events).toEqual(['+long', '+short']);
    await end('short', 'long');
    expect(events.at(-1)).toBe('+both');
  });

  test('one that asks for more than there is runs alone', async () => {
    const { events, end } = rehearse([
      { name: 'huge', processors: 8 },
      { name: 'a' },
    ]);
    expect(events).toEqual(['+huge']);
    await end('huge');
    expect(events).toEqual(['+huge', '-huge', '+a']);
  });
});

describe('needs', () => {
  test('waits until what it needs has passed', async () => {
    const { events, end } = rehearse([
      { name: 'build' },
      { name: 'test', needs: ['build'] },
    ]);
    expect(events).toEqual(['+build']);
    await end('build');
    expect(events).toEqual(['+build', '-build', '+test']);
  });

  test('what needs a failed one does not run, nor what needs that; others do', async () => {
    const { events, outcomes, end } = rehearse(
      [
        { name: 'build' },
        { name: 'test', needs: ['build'] },
        { name: 'count', needs: ['test'] },
        { name: 'other' },
      ],
      ['build'],
    );
    await end('build', 'other');
    expect(events).toEqual(['+build', '+other', '-build', '-other']);
    expect(
      (await outcomes).map(({ task, passed, blockedBy }) => [
        task.name,
        passed,
        blockedBy,
      ]),
    ).toEqual([
      ['build', false, undefined],
      ['test', false, 'build'],
      ['count', false, 'test'],
      ['other', true, undefined],
    ]);
  });

  test('ends when the last one is not run', async () => {
    const { outcomes, end } = rehearse(
      [{ name: 'build' }, { name: 'test', needs: ['build'] }],
      ['build'],
    );
    await end('build');
    expect(await outcomes).toHaveLength(2);
  });

  test('what was not chosen is not waited for', () => {
    const { events } = rehearse([{ name: 'test', needs: ['build'] }]);
    expect(events).toEqual(['+test']);
  });

  test('one that is named before what it needs is refused', async () => {
    await expect(
      rehearse([{ name: 'test', needs: ['build'] }, { name: 'build' }])
        .outcomes,
    ).rejects.toThrow('Name what is needed first');
  });
});

test('outcomes are in the order given, not in that of their ends', async () => {
  const { outcomes, end } = rehearse([{ name: 'a' }, { name: 'b' }]);
  await end('b', 'a');
  expect((await outcomes).map(({ task }) => task.name)).toEqual(['a', 'b']);
});
