import { MAX_PRELOADS, PRELOAD_DELAY_MS } from '../../shared/constants.ts';

export interface Intent {
  /** The pointer or focus reached a link. */
  expectClick: (address: string) => void;
  /** It left without a click. */
  forgetClick: () => void;
  /** A link was followed; preloading may start over. */
  endPreloads: () => void;
}

/**
 * Preloads a page when the reader rests on its link: not in passing, only a few
 * per click, and never with data saver on.
 */
export function createIntent(
  preload: (address: string) => void,
  wantsToSaveData: () => boolean,
): Intent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preloaded = new Set<string>();
  const forgetClick = () => clearTimeout(timer);

  return {
    expectClick(address) {
      forgetClick();
      if (preloaded.size >= MAX_PRELOADS || wantsToSaveData()) return;
      timer = setTimeout(() => {
        preloaded.add(address);
        preload(address);
      }, PRELOAD_DELAY_MS);
    },
    forgetClick,
    endPreloads() {
      forgetClick();
      preloaded.clear();
    },
  };
}
