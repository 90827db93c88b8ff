export interface Task {
  name: string;
  /** Without these having passed, it could only check an outdated state. */
  needs?: readonly string[];
  /** It runs after these even if they fail, and reports on what they leave. */
  after?: readonly string[];
  /** How many processors it uses; one by default. */
  processors?: number;
}

export interface Outcome<T extends Task> {
  task: T;
  passed: boolean;
  /** The failed task that kept this one from running. */
  blockedBy?: string;
}

/**
 * Runs each task once, in the given order, as processors are free and what a task
 * needs has passed. If a task doesn't fit yet, later ones go first, so that no
 * processor is idle. Continues after a failure; tasks that need the failed one
 * don't run and count as failed. The outcomes are in the given order.
 */
export async function schedule<T extends Task>(
  tasks: readonly T[],
  processors: number,
  run: (task: T) => Promise<boolean>,
): Promise<Outcome<T>[]> {
  const outcomes = new Map<string, Outcome<T>>();
  const running = new Map<string, Promise<void>>();
  let waiting = [...tasks];
  let free = processors;

  const names = tasks.map(({ name }) => name);
  // Whatever wasn't selected is used in its current state.
  const needsOf = ({ needs = [] }: T) =>
    needs.filter(name => names.includes(name));
  const waitsFor = (task: T) => [
    ...needsOf(task),
    ...(task.after ?? []).filter(name => names.includes(name)),
  ];
  // A task that needs more processors than there are runs alone.
  const sizeOf = (task: T) => Math.min(task.processors ?? 1, processors);

  const late = tasks.find((task, at) =>
    waitsFor(task).some(name => names.indexOf(name) >= at),
  );
  if (late) {
    throw new Error(
      `${late.name} waits for ${waitsFor(late).join(', ')}, which would never have run by then. List what it waits for first.`,
    );
  }

  function start(task: T) {
    free -= sizeOf(task);
    const end = run(task).then(passed => {
      outcomes.set(task.name, { task, passed });
      running.delete(task.name);
      free += sizeOf(task);
    });
    running.set(task.name, end);
  }

  /** Starts or gives up on a task when it's time; false if it has to wait. */
  function settle(task: T): boolean {
    const needed = needsOf(task).map(name => outcomes.get(name));
    const failed = needed.find(outcome => outcome?.passed === false);
    if (failed) {
      const blockedBy = failed.task.name;
      outcomes.set(task.name, { task, passed: false, blockedBy });
      return true;
    }
    const isReady = waitsFor(task).every(name => outcomes.has(name));
    if (!isReady || sizeOf(task) > free) return false;
    start(task);
    return true;
  }

  while (waiting.length > 0 || running.size > 0) {
    waiting = waiting.filter(task => !settle(task));
    if (running.size > 0) await Promise.race(running.values());
  }
  return tasks.flatMap(({ name }) => outcomes.get(name) ?? []);
}
