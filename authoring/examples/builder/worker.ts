// One of the processes that build examples, one after another. A process and
// not a thread, because Rslib reads the working directory.
import { readExample } from '../../../content-model/examples/Example.ts';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';
import { runExample, type Place } from './runExample.ts';

export interface Job {
  id: string;
  place: Place;
}

export type Answer =
  { id: string; result: ExampleResult } | { id: string; error: string };

process.on('message', ({ id, place }: Job) => {
  const answer = (message: Answer) => process.send?.(message);
  runExample(readExample(place.examples, id), place).then(
    result => answer({ id, result }),
    (error: unknown) =>
      answer({
        id,
        error:
          error instanceof Error
            ? (error.stack ?? error.message)
            : String(error),
      }),
  );
});
