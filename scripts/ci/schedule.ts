export interface Task {
  name: string;
  /** Without these it could only look at an older state. */
  needs?: readonly string[];
  /** It has something to say about what these leave, even when they fail. */
  after?: readonly string[];
  /** How many processors it keeps busy; one unless told otherwise. */
  processors?: number;
}

export interface Outcome<T extends Task> {
  task: T;
  passed: boolean;
  /** The task that failed, for which reason this one did not run. */
  blockedBy?: string;
}

/**
 * Runs each task once, in the order given as far as processors are free and what
 * a task needs has passed. A task for which there is no room yet lets later ones
 * go first, so that none is idle. Goes on after a failure; what needs the failed
 * task is not run and counts as failed. The outcomes are in the order given.
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
  // What was not chosen is taken as it lies there.
  const needsOf = ({ needs = [] }: T) =>
    needs.filter(name => names.includes(name));
  const waitsFor = (task: T) => [
    ...needsOf(task),
    ...(task.after ?? []).filter(name => names.includes(name)),
  ];
  // What asks for more than there is runs alone.
  const sizeOf = (task: T) => Math.min(task.processors ?? 1, processors);

  const late = tasks.find((task, at) =>
    waitsFor(task).some(name => names.indexOf(name) >= at),
  );
  if (late) {
    throw new Error(
      `${late.name} waits for ${waitsFor(late).join(', ')}, which would never have run by then. Name what is waited for first.`,
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

  /** Starts or gives up a task if the time has come; false if it has to wait. */
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
