import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { OLDER_STYLES } from '../../shared/buildFiles.ts';
import { createOlderStyles } from './createOlderStyles.ts';

/**
 * Makes styles that older engines can read, and writes the style sheet that the
 * head script adds in those without `light-dark()`. See decisions/0025-older-browsers.md.
 */
export function pluginOlderStyles(styles: string): RspressPlugin {
  return {
    name: 'older-styles',
    builderConfig: {
      tools: {
        // They drop `(width <= 960px)`: phones would get the wide page.
        lightningcssLoader: { include: { mediaRangeSyntax: true } },
      },
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return;
      const files = ['tokens.css', 'homeTokens.css'].map(name =>
        readFileSync(join(styles, name), 'utf8'),
      );
      await writeFile(join(outDir, OLDER_STYLES), createOlderStyles(files));
    },
  };
}
