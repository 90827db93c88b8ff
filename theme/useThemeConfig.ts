import { useSite } from '@rspress/core/runtime';
import type { TextKey } from '../i18n/index.ts';
import type { ToolEntry, ToolGroup } from '../site/toolchain.ts';
import type { SocialLinkData } from './nav/SocialLink.tsx';
import type { SearchConfig } from '@rslib-website/search/SearchConfig';
import { usePageRecord } from './usePageRecord.ts';

/** The `themeConfig` options that our theme reads. */
export interface ThemeConfig {
  /** If false, always light. */
  darkMode?: boolean;
  socialLinks?: SocialLinkData[];
  /** If false, there's no search. */
  search?: false | SearchConfig<TextKey>;
  /** URL of the folder with the messages of the error decoder. */
  errorsFolder?: string;
  /** URLs of the Explorer's data, by sample. */
  explorerFiles?: Record<string, string>;
  editLink?: { docRepoBaseUrl?: string; text?: string };
  enableScrollToTop?: boolean;
  enableAppearanceAnimation?: boolean;
  hideNavbar?: 'always' | 'auto' | 'never';
  fallbackHeadingTitle?: boolean;
  /** URL of the examples' source. */
  exampleSource?: string;
  /** The numbers of the home page. */
  figures?: { examples: string };
  /** Where to report problems, and for which version. */
  report?: { repository: string; version: string };
  toolchain?: ToolGroup[];
  /** What opens the popover of tools; hover by default. */
  toolchainTrigger?: 'hover' | 'click';
  landingTools?: ToolEntry[];
  /** Whether pages end with the links of site/footer.ts. */
  hasFooter?: boolean;
}

/** The theme's configuration for the whole site. */
export function useSiteThemeConfig(): ThemeConfig {
  // The engine's type doesn't have our keys.
  return useSite().site.themeConfig as ThemeConfig;
}

/** Like useSiteThemeConfig, with the locale's overrides. */
export function useThemeConfig(): ThemeConfig {
  const { lang } = usePageRecord();
  const { site } = useSite();
  const top = useSiteThemeConfig();
  // The engine's type doesn't have our keys in a locale.
  const own = site.themeConfig.locales.find(locale => locale.lang === lang) as
    ThemeConfig | undefined;
  return { ...top, ...own, editLink: { ...top.editLink, ...own?.editLink } };
}
