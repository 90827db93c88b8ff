import type { Page } from '@playwright/test';

/**
 * Makes the engine behave like one of 2020 to 2023: it doesn't know `light-dark()`,
 * `:has()`, popovers, ranges in media queries, or the newer methods of lists. Styles
 * are rewritten on their way, so that the engine itself discards what it can't read.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removeFeatures);
  await page.route(/\/[^.]*(?:\.css)?$/, async (route, request) => {
    if (!['document', 'fetch', 'stylesheet'].includes(request.resourceType()))
      return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    // The hashes are those of the styles as they were.
    delete headers['content-security-policy'];
    delete headers['content-length'];
    delete headers['content-encoding'];
    const body = await response.text();
    await route.fulfill({ response, headers, body: withoutFeatures(body) });
  });
}

const withoutFeatures = (text: string) =>
  text
    .replaceAll('light-dark(', 'unknown-function(')
    .replaceAll(':has(', ':unknown(')
    .replaceAll(':popover-open', ':unknown')
    .replaceAll(/\((width|height)(?=\s*[<>])/g, '(unknown-$1')
    .replaceAll(/ popover(?=="|target)/g, ' data-unknown-popover');

function removeFeatures(): void {
  const remove = (owner: object, names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  remove(Array.prototype, ['findLast', 'findLastIndex', 'toSpliced', 'at']);
  remove(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover']);
  remove(AbortSignal, ['timeout']);
  remove(Document.prototype, ['startViewTransition']);

  // It takes one or two strings and says yes or no.
  const supports = Reflect.get(CSS, 'supports') as () => boolean;
  CSS.supports = (...args: string[]) =>
    // The type above has no parameters.
    !args.join().includes('light-dark') && supports.apply(CSS, args as []);

  for (const owner of [Document.prototype, Element.prototype]) {
    for (const name of [
      'matches',
      'closest',
      'querySelector',
      'querySelectorAll',
    ]) {
      const own = Reflect.get(owner, name) as unknown;
      if (typeof own !== 'function') continue;
      Reflect.set(owner, name, function (this: unknown, selector: string) {
        if (/:has\(|:popover-open/.test(selector)) {
          throw new DOMException(`'${selector}' is not a valid selector.`);
        }
        return Reflect.apply(own, this, [selector]) as unknown;
      });
    }
  }
  const media = window.matchMedia.bind(window);
  window.matchMedia = query => media(/[<>]/.test(query) ? 'not all' : query);
}
