import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { switchableParts } from '../../shared/hiddenParts.ts';
import {
  SLASH_KEY,
  TABS_KEY_PREFIX,
  THEME_KEY,
  VISITED_KEY,
} from '../../shared/storageKeys.ts';
import { OLDER_STYLES } from '../../shared/buildFiles.ts';
import { crawlerPattern } from './crawlers.ts';
import type { HeadScriptConfig } from './browser/config.ts';

const SOURCE = fileURLToPath(
  new URL('./browser/headScript.ts', import.meta.url),
);

/**
 * The first paint waits until the navigation bar is complete: its end is aligned to the
 * right, and painted parts would move when the rest arrives. Browsers that don't
 * support the link paint at once, and the head script ends the wait if the document
 * stalls.
 */
const expectContent = {
  tag: 'link',
  attrs: { rel: 'expect', href: '#content', blocking: 'render' },
  append: false,
  publicPath: false,
};

/** What must happen before the first paint: one inline script, and a wait. */
export function pluginHeadScript(): RspressPlugin {
  let script = '';
  return {
    name: 'head-script',
    async config(config) {
      script = await renderHeadScript(configOf(config));
      return withoutStockScripts(config);
    },
    builderConfig: {
      html: {
        tags: tags => [
          ...tags,
          { tag: 'script', children: script, append: false },
          expectContent,
        ],
      },
    },
  };
}

/**
 * The engine writes no inline scripts into a site that is always light and never
 * redirects. To our theme, only `darkMode: false` means always light.
 */
function withoutStockScripts(config: UserConfig): UserConfig {
  const { route, themeConfig } = config;
  return {
    ...config,
    route: { ...route, localeRedirect: 'never' },
    themeConfig: {
      ...themeConfig,
      darkMode: themeConfig?.darkMode === false ? false : 'force-light',
    },
  };
}

/** The script as text, with a call that passes what it must know about the site. */
async function renderHeadScript(config: HeadScriptConfig): Promise<string> {
  const { swc } = rspack.experiments;
  const plain = await swc.transform(readFileSync(SOURCE, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const { code } = await swc.minify(
    `(()=>{${plain.code.replace('export function', 'function')}
    headScript(${JSON.stringify(config)})})()`,
    { compress: true, mangle: true, format: { comments: false } },
  );
  return code;
}

function configOf({
  lang = '',
  multiVersion,
  route,
  themeConfig,
}: UserConfig): HeadScriptConfig {
  // The engine moved this option; the spec has it in themeConfig.
  const { localeRedirect } = { ...themeConfig, ...route } as {
    localeRedirect?: string;
  };
  const langs = (themeConfig?.locales ?? []).map(locale => locale.lang);
  return {
    themeKey: THEME_KEY,
    visitedKey: VISITED_KEY,
    tabsKeyPrefix: TABS_KEY_PREFIX,
    slashKey: SLASH_KEY,
    paintLimitMs: 500,
    codeLimitMs: 9500,
    switchableParts,
    hasDarkMode: themeConfig?.darkMode !== false,
    olderStyles: OLDER_STYLES,
    redirectLangs:
      localeRedirect === 'never' ? [] : langs.filter(name => name !== lang),
    defaultLang: lang,
    crawlers: crawlerPattern,
    versions: multiVersion?.versions ?? [],
  };
}
