export const en = {
  open: 'How we know: {{sentence}}',
  title: 'How we know',

  'subject.log': 'The build log',
  'subject.measured': 'The measurement',
  'subject.command': 'The build command',
  'subject.step': 'The output of {{step}}',
  'subject.type': 'The type of {{option}}',
  'subject.default': 'The default of {{option}}',
  'subject.options': 'The list of all options',

  has: '{{subject}} contains {{texts}}',
  'has in order': '{{subject}} contains, in this order: {{texts}}',
  lacks: "{{subject}} doesn't contain {{texts}}",
  'starts with': '{{subject}} starts with {{texts}}',
  'ends with': '{{subject}} ends with {{texts}}',
  is: '{{subject}} is {{texts}}',
  'same as': '{{subject}} is the same as {{texts}}',
  'differs from': '{{subject}} is different from {{texts}}',

  writes: 'The build writes {{texts}}',
  'writes only': 'The build writes {{texts}}, and nothing else',
  'writes no': 'The build writes no {{texts}}',
  'output.same as': 'The build writes the same files as {{texts}}',
  'output.differs from': 'The build writes different files than {{texts}}',
  project: 'The project differs from {{other}} only in {{texts}}',

  succeeds: 'The build succeeds',
  fails: 'The build fails with exit code {{texts}}',
  'step.succeeds': '{{step}} succeeds',
  'step.fails': '{{step}} fails with exit code {{texts}}',

  separator: ', ',
} as const;

export type ProofKey = keyof typeof en;

export type ProofStrings = Record<ProofKey, string>;
