import type { Lang } from '../../site/locales.ts';

/** What is said of projects in links; it comes with the code that reads them. */
const en = {
  opened:
    "These files came with the link and aren't built yet. Read them, then run Rslib.",
  kept: "Your edits are kept as long as this tab is open. They aren't built yet: run Rslib.",
  broken:
    "The link is incomplete or was changed, so its files can't be opened. Ask for it again.",
  newer:
    'The link is from a newer version of this page. Reload the page, then open the link again.',
  large:
    "The files in the link are larger than this page can work with, so they aren't opened. Up to {{kilobytes}} kB are possible.",
  count:
    "The link has too many files, so they aren't opened. Up to {{files}} are possible.",
  path: "The link has a file named {{file}}, which this project doesn't have, so its files aren't opened.",
  long: 'The files are too large for a link. Download the project instead, and send the file.',
};

export const shareStrings: Record<Lang, typeof en> = {
  en,
  zh: {
    opened: '这些文件来自链接，还没有构建。请先看一遍，再运行 Rslib。',
    kept: '在关闭这个标签页之前，你的修改会一直保留。它们还没有构建：请运行 Rslib。',
    broken: '链接不完整或被改动过，里面的文件无法打开。请重新索取链接。',
    newer: '这个链接来自更新的页面版本。请刷新页面，再打开链接。',
    large:
      '链接里的文件太大，这个页面无法处理，因此没有打开。上限为 {{kilobytes}} kB。',
    count: '链接里的文件太多，因此没有打开。上限为 {{files}} 个。',
    path: '链接里有一个文件名为 {{file}}，这个项目没有这样的文件，因此没有打开。',
    long: '文件太大，链接里放不下。可以下载项目，再把文件发给对方。',
  },
};
