/** Generates declarations, with what Rslib's plugin sends to its other process. */
type Generate = (options: object) => Promise<void>;

/**
 * The one process that is started: of Rslib's plugin for declarations, which waits for
 * the answer. Here it does the work itself.
 */
export function forkWith(generate: Generate) {
  return () => {
    let tell: (answer: 'success' | 'error') => void = () => undefined;
    return {
      killed: true,
      once: () => undefined,
      on(_event: 'message', listener: typeof tell) {
        tell = listener;
      },
      send(options: object) {
        generate(options).then(
          () => tell('success'),
          () => tell('error'),
        );
      },
    };
  };
}
