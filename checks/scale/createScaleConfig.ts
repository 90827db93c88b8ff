import type { UserConfig } from '@rspress/core';
import path from 'node:path';
import { dictionaries } from '../../i18n/index.ts';
import { createFixtureConfig } from '../../scripts/fixtures/createFixtureConfig.ts';
import { areaPage, planAreas } from './planAreas.ts';

/** The real configuration with generated pages: one sidebar per area. */
export function createScaleConfig(
  folder: string,
  pagesPerLanguage: number,
): UserConfig {
  const areas = planAreas(pagesPerLanguage);
  const areaStrings = Object.fromEntries(
    areas.flatMap(({ number }) => [
      [`nav.area-${number}`, `Area ${number}`],
      [`sidebar.area-${number}`, `Area ${number}`],
    ]),
  );
  return createFixtureConfig({
    root: path.join(folder, 'content'),
    outDir: path.join(folder, 'dist'),
    dictionaries: {
      en: { ...dictionaries.en, ...areaStrings },
      zh: { ...dictionaries.zh, ...areaStrings },
    },
    navigation: areas.map(({ number, pages }) => ({
      text: `nav.area-${number}`,
      link: areaPage(number, 1),
      prefix: `/area-${number}/`,
      groups: [
        {
          name: { text: `sidebar.area-${number}` },
          pages: Array.from({ length: pages }, (_, index) =>
            areaPage(number, index + 1),
          ),
        },
      ],
    })),
  });
}
