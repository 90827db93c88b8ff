import { expect } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';
import { watchRequests } from '../support/watchRequests.ts';
import { START, type Fault, type Step } from './fault.ts';
import { seeAll, seePageWithNote } from './see.ts';
import { replaceStorage } from './storageFaults.ts';

/** The page, and one reload for what may pass. */
const MOST_LOADS = 2;

/** What makes code fail on each load: in its effects, or above all of ours. */
const breaks = {
  'a ResizeObserver that throws': () => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('broken page');
      }
      // Nobody gets to its methods.
    } as unknown as typeof ResizeObserver;
  },
  'a listener to scrolling that throws': () => {
    const addEventListener = window.addEventListener.bind(window);
    window.addEventListener = function add(
      ...args: Parameters<typeof addEventListener>
    ) {
      if (args[0] === 'scroll') throw new Error('broken page');
      addEventListener(...args);
    };
  },
  'a media query that cannot be followed': () => {
    MediaQueryList.prototype.addEventListener = () => {
      throw new Error('broken page');
    };
  },
  'no URLSearchParams': () => {
    Reflect.deleteProperty(window, 'URLSearchParams');
  },
} satisfies Record<string, () => void>;

/** Counts loads from the first one on. */
function seeAfterFewLoads(arrange: Step): Pick<Fault, 'arrange' | 'see'> {
  let documentLoads = () => 0;
  return {
    arrange: async visit => {
      ({ documentLoads } = watchRequests(visit.page));
      await arrange(visit);
    },
    see: async visit => {
      await seePageWithNote(START)(visit);
      await waitForQuiet(visit.page);
      await seePageWithNote(START)(visit);
      expect(documentLoads(), 'loads').toBeLessThanOrEqual(MOST_LOADS);
      // Not only its heading: all that the server sent is there to read.
      const served = await visit.page.request.get(visit.to(START));
      const [, text = ''] =
        /<p>([^<&]{30,})/.exec((await served.text()).split('<h1')[1] ?? '') ??
        [];
      expect(text, 'a paragraph as served').not.toBe('');
      await expect(visit.page.getByRole('main')).toContainText(text);
    },
  };
}

/** Code of the page that fails whenever it is loaded. */
export const codeFaults: readonly Fault[] = Object.entries(breaks).flatMap(
  ([name, breakCode]): Fault[] => {
    const arrange: Step = ({ page }) => page.addInitScript(breakCode);
    return [
      {
        name: `${name}, on every load`,
        isStatic: true,
        ...seeAfterFewLoads(arrange),
      },
      {
        name: `${name}, on every load, and storage that throws`,
        isStatic: true,
        ...seeAfterFewLoads(seeAll(arrange, replaceStorage('throws'))),
      },
    ];
  },
);
