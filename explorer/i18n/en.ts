/**
 * The text of the Explorer in English: the source of all keys. Text between
 * backticks is code. Other text of that page is in content/.
 */
export const en = {
  sample: 'Library',
  'sample.event-log': 'Functions, with a dependency',
  'sample.star-rating': 'React component, CSS Modules',
  'sample.card-writer': 'Node.js command, two entries',
  'sample.task-queue': 'Class with modern syntax',
  'sample.step-counter': 'Vue component, scoped styles',

  options: 'Options',
  notSet: 'not set',
  same: 'same files',
  refused: 'refused',
  keySame: 'Dashed: the files stay the same.',
  keyRefused: 'Rslib refuses it. Choose it to see why.',
  needsScript: 'To change options, turn on JavaScript.',

  written: 'You write',
  output: 'Rslib generates',
  files: 'Generated files',
  oneFile: '1 file, {{size}}',
  fileCount: '{{count}} files, {{size}}',
  new: 'new',
  changed: 'changed',
  toOutput: 'Files',

  start: 'Change an option to see what it does to the files.',
  changeSame: 'The files stay the same.',
  changeRefused: 'Rslib refuses this choice.',
  changeSize: '{{file}} {{before}} → {{after}}',
  changeName: '{{was}} {{before}} → {{file}} {{after}}',
  changeNew: 'new: {{file}} {{after}}',
  changeGone: 'removed: {{file}}',
  stop: '. ',
  comma: ', ',
  changeMore: '{{count}} more',
  showDifference: 'Show difference',
  undo: 'Undo',
  reset: 'Reset',
  noDifference: 'This file is the same.',

  runtime: 'Module runtime, {{count}} lines',
  helpers: 'Helpers for older syntax, {{count}} lines',
  copy: 'Copy {{file}}',
  copied: 'Copied',

  refusal: 'The build fails',
  refusalFiles: 'Rslib writes no files.',
  refusalHelp: 'What to do',

  noteMore: 'Read more',
  loads: 'Who can load it',
  'load.import': '`import` in Node.js',
  'load.require': '`require()` in Node.js',
  'load.script': 'Script tag',
  'load.bundler': 'Bundler',
  loadsExports: 'gets {{names}}',
  loadsGlobals: 'sets {{names}}',
  loadsNothing: 'gets nothing',
  loadsNoGlobal: 'sets nothing',
  works: 'works',
  fails: 'fails',
  more: '{{names}} and {{count}} more',
  separator: ', ',

  pin: 'Pin to compare',
  unpin: 'Stop comparing',
  pinned: 'Pinned',
  current: 'Now',
  defaults: 'All defaults',
  share: 'Copy link',
  tools: 'Built with Rslib {{rslib}} and TypeScript {{typescript}}.',

  failed:
    "The other builds of this library didn't load. Below is the one with default options.",
  again: 'Try again',
} as const;

export type ExplorerKey = keyof typeof en;

export type ExplorerStrings = Record<ExplorerKey, string>;
