import { useSite } from '@rspress/core/runtime';
import type { ToolEntry, ToolGroup } from '../site/toolchain.ts';
import type { SocialLinkData } from './nav/SocialLink.tsx';

/** The options of the site's `themeConfig` that our theme reads. */
export interface ThemeConfig {
  /** Always light where false. */
  darkMode?: boolean;
  socialLinks?: SocialLinkData[];
  /** The search box is left out where false. */
  search?: boolean;
  editLink?: { docRepoBaseUrl: string; text?: string };
  enableScrollToTop?: boolean;
  enableAppearanceAnimation?: boolean;
  hideNavbar?: 'always' | 'auto' | 'never';
  fallbackHeadingTitle?: boolean;
  toolchain?: ToolGroup[];
  landingTools?: ToolEntry[];
}

/** How this site wants the theme. */
export function useThemeConfig(): ThemeConfig {
  // The engine's type lacks our own keys.
  return useSite().site.themeConfig as ThemeConfig;
}
