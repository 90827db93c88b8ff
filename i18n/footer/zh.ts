import type { FooterStrings } from './en.ts';

/** 页脚的文字。页面的名称与页面标题一致。 */
export const zh: FooterStrings = {
  label: '页脚',
  license: 'MIT 许可证',

  docs: '文档',
  introduction: '介绍',
  quickStart: '快速上手',
  config: '配置',
  cli: 'CLI',
  api: 'API',

  guides: '指南',
  nodejs: 'Node.js',
  react: 'React',
  vue: 'Vue',
  federation: '模块联邦',
  tsup: '从 tsup 迁移',

  community: '社区',
  github: 'GitHub',
  x: 'X',
  discord: 'Discord',
  issues: '问题反馈',

  read: '阅读',
  blog: '博客',
  releases: '版本记录',
  compare: '对比构建工具',
  glossary: '术语表',
  errors: '报错速查',
};
