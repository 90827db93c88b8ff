import type { UserConfig } from '@rspress/core';
import type { SidebarsByPrefix } from './createSections.ts';

/** The sidebars of all languages; their prefixes keep them apart. */
export function sidebarsOf({ themeConfig }: UserConfig): SidebarsByPrefix {
  const sidebars = [
    themeConfig?.sidebar,
    ...(themeConfig?.locales ?? []).map(({ sidebar }) => sidebar),
  ];
  return Object.fromEntries(sidebars.flatMap(one => Object.entries(one ?? {})));
}
