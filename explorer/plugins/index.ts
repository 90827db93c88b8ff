import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { serveJson } from '../../plugins/serveJson.ts';
import { fillVersions } from './pinnedVersions.ts';
import { FOLDER, sampleAddresses, listSampleFiles } from './sampleFiles.ts';

/** Publishes the data of the Explorer's samples and tells the theme where it is. */
export function pluginExplorerData(
  project: string,
  samples: string,
): RspressPlugin {
  const files = listSampleFiles(samples);
  return {
    name: 'explorer-data',
    config(site) {
      // The engine's type has only its own keys.
      const themeConfig = {
        ...site.themeConfig,
        explorerFiles: sampleAddresses(files),
      } as Required<UserConfig>['themeConfig'];
      return { ...site, themeConfig };
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return; // See serveJson.ts.
      await mkdir(join(outDir, FOLDER), { recursive: true });
      for (const { name, text } of files)
        await writeFile(join(outDir, FOLDER, `${name}.json`), text);
    },
    builderConfig: {
      plugins: [
        fillVersions(project),
        serveJson(FOLDER, asked => {
          const file = files.find(({ name }) => name === asked);
          return file && (JSON.parse(file.text) as unknown);
        }),
      ],
    },
  };
}
