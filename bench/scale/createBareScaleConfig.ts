import type { UserConfig } from '@rspress/core';
import { pageTitle } from '../../checks/scale/createPage.ts';
import { areaPage, planAreas } from '../../checks/scale/planAreas.ts';
import { defaultLang } from '../../site/locales.ts';
import { createBareConfig } from '../bare/createBareConfig.ts';

/** The stock engine with generated pages: one sidebar per area. */
export function createBareScaleConfig(
  folder: string,
  pagesPerLanguage: number,
): UserConfig {
  const areas = planAreas(pagesPerLanguage);
  return createBareConfig(folder, lang => {
    const prefix = lang === defaultLang ? '' : `/${lang}`;
    return areas.map(({ number: area, pages }) => ({
      text: `Area ${area}`,
      link: prefix + areaPage(area, 1),
      prefix: `${prefix}/area-${area}/`,
      groups: [
        {
          text: `Area ${area}`,
          items: Array.from({ length: pages }, (_, index) => ({
            text: pageTitle({ lang, area, page: index + 1 }),
            link: prefix + areaPage(area, index + 1),
          })),
        },
      ],
    }));
  });
}
