/** What the person at the keyboard can put right; says what, why, and what to do. */
export class Mistake extends Error {}

/**
 * From here on, a mistake ends the command with its message alone. Faults of ours
 * keep their stack: somebody has to find them.
 */
export function sayMistakes(usage: string): void {
  process.on('uncaughtException', error => {
    console.error(describeMistake(error, usage) ?? error);
    process.exit(1);
  });
}

/** The message for a mistake; undefined for anything else. */
export function describeMistake(
  error: Error,
  usage: string,
): string | undefined {
  if (error instanceof Mistake) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (!code?.startsWith('ERR_PARSE_ARGS_')) return undefined;
  const [what = ''] = error.message.split('. ');
  return `${what}, so nothing was done. ${usage}`;
}
