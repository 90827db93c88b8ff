import { describe, expect, test } from '@rstest/core';
import { schedule, type Task } from './schedule.ts';
import { steps } from './steps.ts';

/** Runs tasks that end when the test says so, and records what happens when. */
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
        // Each promise step takes a tick; all of them come before this.
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

  test('comes after another even when that fails', async () => {
    const { events, outcomes, end } = rehearse(
      [{ name: 'e2e' }, { name: 'count', after: ['e2e'] }],
      ['e2e'],
    );
    expect(events).toEqual(['+e2e']);
    await end('e2e', 'count');
    expect((await outcomes).map(({ passed }) => passed)).toEqual([false, true]);
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
    ).rejects.toThrow('List what it waits for first');
  });
});

test('outcomes are in the order given, not in that of their ends', async () => {
  const { outcomes, end } = rehearse([{ name: 'a' }, { name: 'b' }]);
  await end('b', 'a');
  expect((await outcomes).map(({ task }) => task.name)).toEqual(['a', 'b']);
});

test('the steps of the gate name what they wait for first', async () => {
  const outcomes = await schedule(steps, 2, async () => true);
  expect(outcomes).toHaveLength(steps.length);
});

// Both start quickly and would read the leftovers of an earlier run.
test.each([
  ['clauses', 'e2e'],
  ['packages:check', 'examples:check'],
])('%s reads what %s has just written', async (reader, writer) => {
  const events: string[] = [];
  await schedule(steps, 2, async ({ name }) => {
    events.push(`+${name}`);
    await new Promise(resolve => setImmediate(resolve));
    events.push(`-${name}`);
    return true;
  });
  expect(events).toContain(`-${writer}`);
  expect(events.indexOf(`+${reader}`)).toBeGreaterThan(
    events.indexOf(`-${writer}`),
  );
});
