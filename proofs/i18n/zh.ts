import type { ProofStrings } from './en.ts';

export const zh: ProofStrings = {
  open: '查看依据：{{sentence}}',
  title: '这句话的依据',

  'subject.log': '构建日志',
  'subject.measured': '测量结果',
  'subject.command': '构建命令',
  'subject.step': '{{step}} 的输出',
  'subject.type': '{{option}} 的类型',
  'subject.default': '{{option}} 的默认值',
  'subject.options': '所有选项的名称',

  has: '{{subject}} 中有 {{texts}}',
  'has in order': '{{subject}} 中依次出现 {{texts}}',
  lacks: '{{subject}} 中没有 {{texts}}',
  'starts with': '{{subject}} 以 {{texts}} 开头',
  'ends with': '{{subject}} 以 {{texts}} 结尾',
  is: '{{subject}} 是 {{texts}}',
  'same as': '{{subject}} 与 {{texts}} 相同',
  'differs from': '{{subject}} 与 {{texts}} 不同',

  writes: '构建生成了 {{texts}}',
  'writes only': '构建只生成了 {{texts}}',
  'writes no': '构建没有生成 {{texts}}',
  'output.same as': '产物与 {{texts}} 完全相同',
  'output.differs from': '产物与 {{texts}} 不同',
  project: '项目与 {{other}} 只有 {{texts}} 不同',

  succeeds: '构建成功',
  fails: '构建失败，退出码为 {{texts}}',
  'step.succeeds': '{{step}} 执行成功',
  'step.fails': '{{step}} 执行失败，退出码为 {{texts}}',

  separator: '、',
};
