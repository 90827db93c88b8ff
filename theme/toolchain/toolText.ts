import { TRANSPARENT_PIXEL } from '../../shared/constants.ts';
import type {
  LandingCard,
  ToolEntry,
  ToolGroup,
} from '../../site/toolchain.ts';

export interface ShownTool {
  name: string;
  desc: string;
  url: string;
  logo: string;
  logoScale: number;
}

export interface ShownGroup {
  lang: 'zh' | 'en';
  title: string;
  tools: ShownTool[];
}

/** Paths with a `zh` segment are Chinese, all others English. */
function isChinesePath(path: string): boolean {
  return path.split('/').includes('zh');
}

/** The popover's groups, in the language of a path. */
export function groupsFor(
  groups: readonly ToolGroup[],
  path: string,
): ShownGroup[] {
  return groups.map(({ title, titleEn, links }) => ({
    lang: isChinesePath(path) ? 'zh' : 'en',
    title: isChinesePath(path) ? title : titleEn,
    tools: links.map(link => showTool(link, path)),
  }));
}

/** The landing block's cards, in the language of a path. */
export function cardsFor(
  tools: readonly ToolEntry[],
  path: string,
): LandingCard[] {
  return tools.map(tool => {
    const { name, desc, logo, url } = showTool(tool, path);
    return { name, desc, logo, url, urlText: new URL(url).host };
  });
}

function showTool(tool: ToolEntry, path: string): ShownTool {
  const isChinese = isChinesePath(path);
  return {
    name: tool.name,
    desc: isChinese ? tool.desc : tool.descEn,
    url: isChinese ? tool.url : (tool.urlEn ?? tool.url),
    logo: tool.logo || TRANSPARENT_PIXEL,
    logoScale: tool.logoScale ?? 1,
  };
}
