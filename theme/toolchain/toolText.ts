import { tools, type ToolEntry } from '../../site/toolchain.ts';

export interface ShownTool {
  name: string;
  desc: string;
  url: string;
  logo: string;
  logoScale: number;
}

/** Stands in for a mark that is missing: one transparent pixel. */
const TRANSPARENT_PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A path that holds the Chinese segment is Chinese; anything else English. */
function isChinesePath(path: string): boolean {
  return path.split('/').includes('zh');
}

/** The tools in the language of a path; English uses its own address if any. */
export function toolsFor(path: string): ShownTool[] {
  return tools.map(tool => showTool(tool, isChinesePath(path)));
}

function showTool(tool: ToolEntry, isChinese: boolean): ShownTool {
  return {
    name: tool.name,
    desc: isChinese ? tool.desc : tool.descEn,
    url: isChinese ? tool.url : (tool.urlEn ?? tool.url),
    logo: tool.logo || TRANSPARENT_PIXEL,
    logoScale: tool.logoScale ?? 1,
  };
}
