import { expect, test } from '../support/site.ts';

declare global {
  interface Window {
    tellViolation: (directive: string) => void;
  }
}

/** An element that injected code would add to the page. */
type Added = [tag: string, properties: Record<string, string>];

/**
 * What injected code would try, each in the page itself, and the directive that
 * stops it.
 */
const attempts: Record<
  string,
  [attempt: Added | (() => unknown), directive: RegExp]
> = {
  'a script with a text of its own': [
    ['script', { textContent: 'document.title = "taken over"' }],
    /^require-trusted-types-for/,
  ],
  'a script from elsewhere': [
    ['script', { src: 'https://evil.example/a.js' }],
    /^require-trusted-types-for/,
  ],
  'markup with a handler': [
    () => {
      document.body.innerHTML = '<img src="x" onerror="document.title=1">';
    },
    /^require-trusted-types-for/,
  ],
  'a text that is run': [
    () => {
      // Later, because the tools that start this may do what the page may not.
      setTimeout(() => {
        (0, eval)('document.title = "taken over"');
      });
    },
    /^(require-trusted-types-for|script-src)/,
  ],
  'a policy of its own': [
    () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      trustedTypes.createPolicy('evil', {});
    },
    /^trusted-types/,
  ],
  'a style sheet of its own': [
    ['style', { textContent: 'body { display: none }' }],
    /^style-src-elem/,
  ],
  'a style attribute': [
    () => document.body.setAttribute('style', 'display: none'),
    /^style-src-attr/,
  ],
  'another base for all addresses': [
    ['base', { href: 'https://evil.example/' }],
    /^base-uri/,
  ],
  'a picture that counts readers': [
    ['img', { src: 'https://evil.example/a.png' }],
    /^img-src/,
  ],
  'a request to another host': [
    () => void fetch('https://evil.example/').catch(() => undefined),
    /^connect-src/,
  ],
  'a frame': [['iframe', { src: 'https://evil.example/' }], /^frame-src/],
  'a plugin': [
    ['object', { data: '/favicon.svg' }],
    /^require-trusted-types-for/,
  ],
  // Last, because it leaves the page.
  'a form that sends what is typed': [
    () => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    },
    /^form-action/,
  ],
};

/** Runs in the page. */
function add([tag, properties]: Added): void {
  const element = document.createElement(tag);
  document.body.append(Object.assign(element, properties));
}

test.use({ allowedProblems: { 'refused on purpose': /./ } });

test('the policy refuses what injected code would do', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (directive: string) => {
    violations.push(directive);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event =>
      window.tellViolation(event.effectiveDirective),
    );
  });
  const reached: string[] = [];
  await page.route('https://evil.example/**', async route => {
    reached.push(route.request().url());
    await route.abort();
  });
  await page.goto('/guide/start/quick-start');
  for (const [name, [attempt, directive]] of Object.entries(attempts)) {
    await test.step(`the policy refuses ${name}`, async () => {
      violations.length = 0;
      // Some of them also throw.
      const trying = Array.isArray(attempt)
        ? page.evaluate(add, attempt)
        : page.evaluate(attempt);
      await trying.catch(() => undefined);
      await expect.poll(() => violations.join()).toMatch(directive);
      // A form that is refused leaves a page without a title.
      expect(await page.title().catch(() => '')).not.toBe('taken over');
      expect(reached).toEqual([]);
    });
  }
});

test('pages are in no frame of others, and ask for nothing of the reader', async ({
  page,
  baseURL,
}) => {
  await test.step('a page may ask for no device, place, file or identity of its reader', async () => {
    await page.goto('/guide/start/quick-start');
    const allowed = await page.evaluate(() => {
      const { featurePolicy } = document as unknown as {
        featurePolicy: { allowedFeatures(): string[] };
      };
      return featurePolicy.allowedFeatures();
    });
    // For the buttons that copy.
    expect(allowed).toContain('clipboard-write');
    const refused = [
      ...['camera', 'microphone', 'display-capture', 'speaker-selection'],
      ...['geolocation', 'accelerometer', 'gyroscope', 'magnetometer'],
      ...['usb', 'serial', 'hid', 'midi', 'gamepad', 'keyboard-map'],
      ...['clipboard-read', 'local-fonts', 'local-network-access'],
      ...['payment', 'otp-credentials', 'identity-credentials-get'],
      ...['publickey-credentials-create', 'publickey-credentials-get'],
      ...['storage-access', 'browsing-topics', 'idle-detection'],
      ...['window-management', 'fullscreen', 'screen-wake-lock', 'sync-xhr'],
    ];
    expect(refused.filter(name => allowed.includes(name))).toEqual([]);
  });

  await test.step('no other site can show a page in a frame', async () => {
    await page.route('https://other.example/', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe name="ours" src="${baseURL}/guide/start/quick-start"></iframe>`,
      }),
    );
    await page.goto('https://other.example/');
    await expect
      .poll(() => page.frame('ours')?.url())
      .toMatch(/^chrome-error:/);
  });
});
