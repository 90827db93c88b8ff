import { fork, type ChildProcess } from 'node:child_process';
import type { Answer, Question } from '../../shared/problems.ts';

/** A program that answers questions; it starts with the first one. */
export interface Program {
  ask(question: Question): Promise<Answer>;
  stop(): void;
}

const NOTHING: Answer = { problems: [] };

/**
 * Asks a separate process. If it fails, pages show no problems, the server keeps
 * running, and the reason is in the terminal.
 */
export function askQuestions(program: string, cwd: string): Program {
  let child: ChildProcess | undefined;
  const waiting = new Map<string, ((answer: Answer) => void)[]>();
  const keyOf = ({ lang, id }: Question) => `${lang}/${id}`;

  function start(): ChildProcess {
    const started = fork(program, { cwd });
    started.on('message', message => {
      // The program answers in these words.
      const answer = message as Question & Answer;
      const key = keyOf(answer);
      const [first, ...rest] = waiting.get(key) ?? [];
      first?.(answer);
      waiting.set(key, rest);
    });
    started.on('exit', () => {
      child = undefined;
      for (const list of waiting.values())
        for (const resolve of list) resolve(NOTHING);
      waiting.clear();
    });
    return started;
  }

  return {
    ask(question) {
      child ??= start();
      // Not cached: the page may have changed since the last question.
      child.send(question);
      const key = keyOf(question);
      return new Promise(resolve =>
        waiting.set(key, [...(waiting.get(key) ?? []), resolve]),
      );
    },
    stop: () => child?.kill(),
  };
}
