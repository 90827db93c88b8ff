/** URLs and names of the site, each stated once. See site/README.md. */
import { env } from './environment.ts';

/** Canonical origin: canonical links, hreflang, feeds, sitemap, and AI links. */
export const origin = env.SITE_ORIGIN ?? 'https://rslib.rs';

export const title = 'Rslib';

/** What adds Rslib to a project: an npm command without `npm`. */
export const install = 'install -D @rslib/core';

/** The repository of Rslib itself. */
export const codeHost = 'https://github.com/web-infra-dev/rslib';

/** Where this site's own source lives; edit links append the content path. */
export const sourceRepository =
  env.SITE_REPOSITORY ??
  'https://github.com/web-infra-dev/rslib/tree/main/website';

export const editLinkBase = `${sourceRepository}/content`;

/** Where readers find the project behind a code block. */
export const exampleSource = `${sourceRepository}/examples`;

/** The account that link previews on X mention. */
export const xAccount = '@rspack_dev';

export const socialLinks = [
  { icon: 'github', mode: 'link', content: codeHost },
  { icon: 'x', mode: 'link', content: `https://x.com/${xAccount.slice(1)}` },
  { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
] as const;
