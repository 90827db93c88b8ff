import type { RspressPlugin } from '@rspress/core';
import { dropSpace } from './dropSpace.ts';
import { keepWhole } from './keepWhole.ts';

/** What a typesetter would do by hand: no flag parted, no gap after `：`. */
export function pluginTextSetting(): RspressPlugin {
  return {
    name: 'text-setting',
    markdown: { rehypePlugins: [() => keepWhole, () => dropSpace] },
  };
}
