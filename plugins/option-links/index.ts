import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { OptionLinks } from '../../content-model/options/OptionLinks.ts';
import { langs } from '../../site/locales.ts';
import { linkKeys, type TreeNode } from './linkKeys.ts';

/** Makes the options in configs links to their sections in the page's language. */
export function pluginOptionLinks({
  root,
  links,
}: {
  root: string;
  links: OptionLinks;
}): RspressPlugin {
  const link = () => (tree: TreeNode, file: { path: string }) => {
    const [folder = ''] = path.relative(root, file.path).split(path.sep);
    const lang = langs.find(one => one === folder);
    if (!lang) return;
    linkKeys(tree, (code, title) => links.find(code, title, lang));
  };
  return { name: 'option-links', markdown: { rehypePlugins: [link] } };
}
