interface TitledPage {
  title: string;
  pageType: string;
  frontmatter: { titleSuffix?: string };
}

/** Title of the browser tab: the page first, then the site. */
export function documentTitle(page: TitledPage, siteTitle: string): string {
  const { titleSuffix } = page.frontmatter;
  if (page.pageType === 'home') return join(siteTitle, titleSuffix);
  return join(page.title || siteTitle, titleSuffix ?? siteTitle);
}

function join(title: string, suffix: string | undefined): string {
  if (!suffix || suffix === title) return title;
  // A suffix may bring its own separator: '| Rslib'.
  return /^[-|·]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}
