import type { UserConfig } from '@rspress/core';

type ThemeConfig = UserConfig['themeConfig'];

interface SocialLink {
  icon: unknown;
  mode: string;
}

/** Icons that the theme draws itself, so that their name is no markup. */
const NAME = /^[\w-]+$/;

/** Whether a social link, of the site or of a locale, is written as markup. */
export function hasMarkup(themeConfig: ThemeConfig): boolean {
  // The engine's type has no social links in a locale.
  const holders = [themeConfig, ...(themeConfig?.locales ?? [])] as {
    socialLinks?: readonly SocialLink[];
  }[];
  return holders
    .flatMap(holder => holder?.socialLinks ?? [])
    .some(
      ({ icon, mode }) =>
        mode === 'dom' || typeof icon !== 'string' || !NAME.test(icon),
    );
}
