import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { CHUNK_POLICY, MARKUP_FILE } from '../../universal/trustedTypes.ts';
import { hasMarkup } from './hasMarkup.ts';

/**
 * Has the bundler name its policy where it loads chunks, so that the content
 * policy can forbid all other ways from a text to a script, and says whether the
 * theme will need one of its own. See decisions/0009-content-security.md.
 */
export function pluginTrustedTypes(): RspressPlugin {
  return {
    name: 'trusted-types',
    async afterBuild({ outDir = '', themeConfig }: UserConfig, isProd) {
      if (!isProd || !hasMarkup(themeConfig)) return;
      await writeFile(join(outDir, MARKUP_FILE), '');
    },
    builderConfig: {
      tools: {
        rspack: { output: { trustedTypes: { policyName: CHUNK_POLICY } } },
      },
    },
  };
}
