import type { Page } from '@playwright/test';

/** What a reader of this page cannot read or use without scripts. */
export async function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];

    /** Opened by the browser itself: by a press, or by the focus. */
    const isReachable = (element: Element) => {
      const box = element.closest('[hidden]');
      const opener =
        box && document.querySelector(`[aria-controls="${box.id}"]`);
      return (
        opener?.checkVisibility() === true ||
        element.closest('details:not([open])') !== null
      );
    };
    /**
     * Names of drawings, words of controls that only scripts need, and links from
     * headings to themselves.
     */
    const isControl = (element: Element) =>
      element.closest(
        'title, desc, button, label, [role="status"], [role="tooltip"], [data-heading] > a',
      ) !== null ||
      (element.id !== '' &&
        document.querySelector(`[aria-describedby="${element.id}"]`) !== null);

    /** A drawing in its other width. */
    const isOtherWidth = (element: Element) => {
      const drawing = element.closest('svg');
      const others = drawing?.parentElement?.querySelectorAll('svg') ?? [];
      return [...others].some(
        other => other !== drawing && other.checkVisibility(),
      );
    };

    const main = document.querySelector('main');
    if (!main) return ['There is no main content.'];
    const findHidden = () => {
      const hidden = new Map<Node, string>();
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: element } = node;
        const text = node.nodeValue?.trim();
        if (!element || !text) continue;
        if (element.checkVisibility({ visibilityProperty: true })) continue;
        if (isControl(element) || isReachable(element)) continue;
        if (isOtherWidth(element)) continue;
        hidden.set(node, `hidden: ${text.slice(0, 60)}`);
      }
      return hidden;
    };

    // What radio buttons show is reachable; one that shows nothing new is dead.
    const hidden = findHidden();
    const radios = [
      ...main.querySelectorAll<HTMLInputElement>('input[type="radio"]'),
    ].filter(radio => radio.checkVisibility());
    const dead = new Set(radios.filter(radio => !radio.checked));
    for (const parts of Map.groupBy(radios, radio =>
      radio.closest('section'),
    ).values()) {
      const groups = [...Map.groupBy(parts, ({ name }) => name).values()];
      const first = groups.map(group => group.find(({ checked }) => checked));
      const choices = groups.reduce<HTMLInputElement[][]>(
        (lists, group) =>
          lists.flatMap(list => group.map(radio => [...list, radio])),
        [[]],
      );
      for (const choice of choices) {
        for (const radio of choice) radio.checked = true;
        const now = findHidden();
        for (const node of hidden.keys()) {
          if (now.has(node)) continue;
          hidden.delete(node);
          for (const radio of choice) dead.delete(radio);
        }
      }
      for (const radio of first) if (radio) radio.checked = true;
    }
    // So is what a list shows, for each of its values.
    for (const list of main.querySelectorAll('select')) {
      const { selectedIndex } = list;
      for (const index of Array.from(list.options).keys()) {
        list.selectedIndex = index;
        const now = findHidden();
        const isDead = ![...hidden.keys()].some(node => !now.has(node));
        if (isDead && index !== selectedIndex)
          faults.push(`dead: ${list.options[index]?.text}`);
        for (const node of hidden.keys())
          if (!now.has(node)) hidden.delete(node);
      }
      list.selectedIndex = selectedIndex;
    }
    for (const radio of dead) {
      faults.push(`dead: ${radio.closest('label')?.textContent}`);
    }
    faults.push(...hidden.values());

    for (const control of document.querySelectorAll(
      'button, input:not([type="radio"])',
    )) {
      const works =
        control.hasAttribute('popovertarget') ||
        control.hasAttribute('aria-controls');
      if (!works && control.checkVisibility({ visibilityProperty: true })) {
        faults.push(
          `dead: ${control.getAttribute('aria-label') ?? control.textContent}`,
        );
      }
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      faults.push(`${scrollWidth} px wide in ${clientWidth} px`);
    }
    return faults;
  });
}
