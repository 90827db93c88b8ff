import type { BrowserContext } from '@playwright/test';

/** Collects console errors, page errors, and hydration warnings of all pages. */
export function watchProblems(context: BrowserContext, problems: string[]) {
  context.on('console', message => {
    const text = message.text();
    const isHydrationWarning =
      message.type() === 'warning' &&
      /hydration|hydrating|minified react error/i.test(text);
    if (message.type() === 'error' || isHydrationWarning) {
      problems.push(`${message.type()}: ${text} (${message.location().url})`);
    }
  });
  context.on('weberror', error => {
    problems.push(`page error: ${error.error().message}`);
  });
}
