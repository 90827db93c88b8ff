import type { Dictionary } from './en.ts';

/** 界面文案（简体中文）。用词以 i18n/glossary.zh.md 为准。 */
export const zh: Dictionary = {
  'site.description':
    'Rslib 用于构建 JavaScript 与 TypeScript 库：一份配置，同时产出 ESM、CommonJS、UMD 和类型声明文件。',

  'nav.label': '主导航',
  'nav.guide': '指南',
  'nav.config': '配置',
  'nav.blog': '博客',
  'nav.home': 'Rslib 首页',
  'nav.skip': '跳到正文',
  'nav.openMenu': '打开菜单',
  'nav.closeMenu': '关闭菜单',
  'nav.menuTitle': '菜单',
  'nav.language': '语言',
  'nav.version': '版本',
  'nav.moreLinks': '更多链接',

  'social.github': 'GitHub',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.gitlab': 'GitLab',
  'social.contact': '联系方式',

  'theme.auto': '外观：跟随系统',
  'theme.light': '外观：浅色',
  'theme.dark': '外观：深色',

  'sidebar.label': '本栏目页面',
  'sidebar.menu': '菜单',
  'sidebar.close': '关闭页面列表',
  'sidebar.expand': '展开“{{name}}”',
  'sidebar.collapse': '收起“{{name}}”',
  'sidebar.start': '开始',
  'sidebar.solution': '解决方案',
  'sidebar.basic': '基础',
  'sidebar.advanced': '进阶',
  'sidebar.migration': '迁移',
  'sidebar.faq': '常见问题',

  'outline.title': '本页目录',
  'outline.toTop': '回到顶部',

  'page.editLink': '编辑本页',
  'page.lastUpdated': '最后更新：{{time}}',
  'page.previous': '上一页',
  'page.next': '下一页',
  'page.adjacent': '上一页与下一页',
  'page.source': '源码',
  'page.headingLink': '本节链接',
  'page.loading': '正在加载页面',

  'code.copy': '复制代码',
  'code.copied': '已复制',
  'code.verified': '由 Rslib {{version}} 实际构建',
  'code.verifiedSource':
    '由 Rslib {{version}} 实际构建：查看示例 {{example}} 的源码',
  'copy.byHand': '请按 {{keys}} 复制，再按回车',

  'actions.label': '页面操作',
  'actions.copy': '复制 Markdown',
  'actions.copying': '正在复制…',
  'actions.copied': '已复制',
  'actions.failed': '没能加载 Markdown，请重试。',
  'actions.ask': '在 AI 中打开',
  'actions.prompt': '请阅读 {{url}}，我想就它提一些问题。',

  'zoom.open': '放大：{{name}}',
  'zoom.close': '关闭放大的图片',

  'tabs.packageManager': '包管理器',

  'callout.note': '注意',
  'callout.tip': '提示',
  'callout.info': '说明',
  'callout.warning': '警告',
  'callout.danger': '危险',
  'callout.details': '详情',

  'overview.title': '概览',
  'overview.others': '其他',
  'overview.filter': '筛选',
  'overview.placeholder': '输入关键词',
  'overview.noMatch': '没有匹配的 API：{{query}}',

  'blog.posts': '文章',

  'notFound.title': '页面不存在',
  'notFound.text': '这个地址下没有内容。页面可能已经移走，也可能是链接写错了。',
  'notFound.home': '返回首页',

  'search.button': '搜索',
  'search.label': '搜索文档',
  'search.reset': '清空搜索词',
  'search.close': '关闭搜索',
  'search.results': '搜索结果',
  'search.saved': '保存的搜索',
  'search.recent': '最近',
  'search.favourite': '收藏',
  'search.noRecents': '没有最近的搜索',
  'search.save': '收藏：{{name}}',
  'search.remove': '移除：{{name}}',
  'search.loading': '正在搜索……',
  'search.stalled': '仍在搜索……',
  'search.oneResult': '1 条结果',
  'search.count': '{{count}} 条结果',
  'search.otherLanguage': '按英文找到',
  'search.error': '无法获取搜索结果',
  'search.errorHelp': '请检查网络连接。',
  'search.noResults': '没有找到“{{query}}”的结果',
  'search.suggestions': '试试搜索',
  'search.missing': '觉得应该有结果？',
  'search.missingLink': '告诉我们。',
  'search.slashKey': '按 / 键打开搜索',
  'search.notLoaded': '搜索没有加载成功。请检查网络后重试。',

  'toolchain.open': 'Rstack 工具',
  'toolchain.title': 'Rstack',
  'toolchain.tagline':
    'Rslib 所在的工具家族：同一个 Rspack 内核，同一套配置思路。',
  'toolchain.newTab': '在新标签页打开',
};
