import { preloadLink } from '@rspress/core/runtime';
import { createIntent } from './createIntent.ts';

/** One for the page: there is one pointer and one focus. */
export const { expectClick, forgetClick, endPreloads } = createIntent(
  preloadLink,
  () => {
    // TypeScript does not know it, because not every browser has it.
    const { connection } = navigator as {
      connection?: { saveData?: boolean };
    };
    return connection?.saveData === true;
  },
);
