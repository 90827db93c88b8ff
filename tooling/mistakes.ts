/** What the person at the keyboard can put right; says what, why, and what to do. */
export class Mistake extends Error {}

/** What an error says; anything can be thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * From here on, a mistake ends the command with its message alone. Faults of ours
 * keep their stack: somebody has to find them.
 */
export function sayMistakes(): void {
  process.on('uncaughtException', error => {
    console.error(error instanceof Mistake ? error.message : error);
    process.exit(1);
  });
}
