interface IslandSite {
  lang: string;
  locales: { lang: string }[];
  multiVersion: { default: string; versions: string[] };
}

/** What islands know of the site. plugins/island-data replaces this module. */
export const site: IslandSite = {
  lang: 'en',
  locales: [],
  multiVersion: { default: '', versions: [] },
};

/** By key and language. */
export const strings: Record<string, Record<string, string>> = {};
