import { MAX_PRELOADS, PRELOAD_DELAY_MS } from '../../shared/constants.ts';

export interface Intent {
  /** The reader came to a link. */
  expectClick: (address: string) => void;
  /** The reader went on without a click. */
  forgetClick: () => void;
  /** A link was followed: the next ones may be fetched ahead again. */
  endPreloads: () => void;
}

/**
 * Fetches a page ahead when the reader rests on its link: not in passing, not
 * more than a few for one click, and never where data is to be saved.
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
