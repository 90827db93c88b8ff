import path from 'node:path';

/** The page that compares tools. */
export const pageFile = (lang: string) =>
  path.resolve(
    import.meta.dirname,
    `../../content/${lang}/guide/start/compare.mdx`,
  );
