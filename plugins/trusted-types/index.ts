import type { RspressPlugin } from '@rspress/core';
import { CHUNK_POLICY } from '../../shared/trustedTypes.ts';

/**
 * Has the bundler name its policy where it loads chunks of islands and the search
 * worker, so that the content policy can forbid all other ways from a text to a
 * script. See decisions/0009-content-security.md.
 */
export function pluginTrustedTypes(): RspressPlugin {
  return {
    name: 'trusted-types',
    builderConfig: {
      tools: {
        rspack: { output: { trustedTypes: { policyName: CHUNK_POLICY } } },
      },
    },
  };
}
