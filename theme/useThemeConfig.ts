import { useSite } from '@rspress/core/runtime';
import type { ToolEntry, ToolGroup } from '../site/toolchain.ts';
import type { SocialLinkData } from './nav/SocialLink.tsx';
import type { SearchConfig } from '../search/SearchConfig.ts';
import { usePageRecord } from './usePageRecord.ts';

/** The options of the site's `themeConfig` that our theme reads. */
export interface ThemeConfig {
  /** Always light where false. */
  darkMode?: boolean;
  socialLinks?: SocialLinkData[];
  /** The search box is left out where false. */
  search?: false | SearchConfig;
  editLink?: { docRepoBaseUrl?: string; text?: string };
  enableScrollToTop?: boolean;
  enableAppearanceAnimation?: boolean;
  hideNavbar?: 'always' | 'auto' | 'never';
  fallbackHeadingTitle?: boolean;
  /** Where the sources of the examples can be read. */
  exampleSource?: string;
  /** Where problems of pages are reported, and the version they are about. */
  report?: { repository: string; version: string };
  toolchain?: ToolGroup[];
  /** What opens the popover of the tools: hover unless said. */
  toolchainTrigger?: 'hover' | 'click';
  landingTools?: ToolEntry[];
}

/** How this site wants the theme, on all pages alike. */
export function useSiteThemeConfig(): ThemeConfig {
  // The engine's type lacks our own keys.
  return useSite().site.themeConfig as ThemeConfig;
}

/** As useSiteThemeConfig, but what the page's locale says goes first. */
export function useThemeConfig(): ThemeConfig {
  const { lang } = usePageRecord();
  const { site } = useSite();
  const top = useSiteThemeConfig();
  // The engine's type has none of our keys in a locale.
  const own = site.themeConfig.locales.find(locale => locale.lang === lang) as
    ThemeConfig | undefined;
  return { ...top, ...own, editLink: { ...top.editLink, ...own?.editLink } };
}
