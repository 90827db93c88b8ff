import type { BrowserContext } from '@playwright/test';
import { test as site } from '../support/site.ts';

interface Watched {
  /** What the policy refused so far, as `directive: what`. */
  violations: string[];
}

async function watch(context: BrowserContext, violations: string[]) {
  await context.exposeFunction('tellViolation', (text: string) => {
    violations.push(text);
  });
  await context.addInitScript(() => {
    // exposeFunction has added it.
    const { tellViolation } = window as unknown as {
      tellViolation: (text: string) => void;
    };
    document.addEventListener('securitypolicyviolation', event =>
      tellViolation(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${location.pathname})`,
      ),
    );
  });
}

/** Hears what the policy refuses, besides the console. */
export const test = site.extend<Watched>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await watch(context, violations);
      await use(violations);
    },
    { auto: true },
  ],
});
