import type { Entry } from './index';

/** Returns an entry as a line of text. */
export function formatEntry({ level, text }: Entry): string {
  return `${level === 'error' ? '✗' : '✓'} ${text.trim()}`;
}

// Not exported, and never called.
function printVersion(): void {
  console.log('1.0.0');
}
