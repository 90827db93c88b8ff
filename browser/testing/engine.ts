/**
 * Replaces `@rspress/core/runtime` in unit tests, with the page and the site of the
 * test.
 */
import { createContext } from 'react';

export const engine = { page: {}, site: {}, head: {} };

export const PageContext = createContext<unknown>(undefined);

export const usePage = () => ({ page: engine.page });

export const useSite = () => ({ site: engine.site });

/** A string is shown as its language, key, and values. */
export const useI18n =
  () =>
  (key: string, values: Record<string, string> = {}): string => {
    // Tests set what they need of it.
    const { lang = '' } = engine.page as { lang?: string };
    return [`${lang}:${key}`, ...Object.values(values)].join(' ');
  };

export const useHead = (tags: object): void => {
  engine.head = tags;
};

/** The entries that the site configures for the navigation bar. */
export const useNav = () =>
  // Tests set what they need of it.
  (engine.site as { nav?: object[] }).nav ?? [];
