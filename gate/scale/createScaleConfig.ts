import type { UserConfig } from '@rspress/core';
import path from 'node:path';
import { dictionaries, type TextKey } from '../../i18n/index.ts';
import { createFixtureConfig } from '../fixtures/createFixtureConfig.ts';
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
      // The dictionaries above have these keys too.
      text: `nav.area-${number}` as TextKey,
      link: areaPage(number, 1),
      prefix: `/area-${number}/`,
      groups: [
        {
          // As above.
          name: { text: `sidebar.area-${number}` as TextKey },
          pages: Array.from({ length: pages }, (_, index) =>
            areaPage(number, index + 1),
          ),
        },
      ],
    })),
  });
}
