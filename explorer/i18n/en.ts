/**
 * The text of the playground in English: the source of all keys. Text between
 * backticks is code. Other text of that page is in content/.
 */
export const en = {
  sample: 'Sample',
  'sample.event-log': 'Functions, with a dependency',
  'sample.star-rating': 'React component, CSS Modules',
  'sample.card-writer': 'Node.js command, two entries',
  'sample.task-queue': 'Class with modern syntax',
  'sample.step-counter': 'Vue component, scoped styles',
  example: 'Example of the documentation',
  share: 'Share',
  download: 'Download',
  reset: 'Reset',
  discard: 'Discard the edits of this sample?',
  run: 'Run Rslib',
  runSize: '7 MB, once',
  loading: 'Loading Rslib…',
  runFailed:
    "Rslib couldn't be loaded, so the files stay prebuilt. Check your connection.",
  cannotRun:
    "Rslib can't run here: it needs HTTPS and a browser that supports cross-origin isolation.",

  parts: 'Show',
  written: 'Source',
  options: 'Options',
  output: 'Output',

  notSet: 'not set',
  usual: '{{value}}, default',
  edited:
    'Edited by you, so options no longer change it: {{files}}. Undo the edit or reset to use them.',
  needsScript: 'To change options, turn on JavaScript.',

  sources: 'Source files',
  files: 'Generated files',
  oneFile: '1 file, {{size}}',
  fileCount: '{{count}} files, {{size}}',
  new: 'new',

  prebuilt: 'Prebuilt with Rslib {{rslib}}.',
  changeSame: 'The files stay the same.',
  changeRefused: 'The build fails.',
  changeSize: '{{file}} {{before}} became {{after}}',
  changeName: '{{was}} {{before}} became {{file}} {{after}}',
  changeNew: '{{file}} {{after}} is new',
  changeGone: '{{file}} is gone',
  comma: ', ',
  changeMore: '{{count}} more',
  undo: 'Undo',

  views: 'View',
  code: 'Code',
  changes: 'Changes',
  log: 'Log',
  publish: 'Publish',
  start: 'Change an option to see what it does to this file.',
  noDifference: 'This file is the same.',
  added: 'Added:',
  removed: 'Removed:',

  runtime: 'Module runtime, {{count}} lines',
  helpers: 'Helpers for older syntax, {{count}} lines',
  copy: 'Copy {{file}}',
  copied: 'Copied',

  refusalFiles: 'Rslib writes no files.',
  refusalHelp: 'What to do',

  noteMore: 'Read more',
  loads: 'Who can load it',
  import: 'import',
  require: 'require()',
  script: 'script tag',
  bundler: 'bundler',
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
  separator: ', ',

  tools:
    'Rslib {{rslib}}, TypeScript {{typescript}}. These files are prebuilt.',

  failed:
    "The other builds of this library didn't load. Below is the one with default options.",
  exampleFailed:
    "This example didn't load. Below is a sample with default options.",
  notLoaded: "A part of the page didn't load. Check your connection.",
  again: 'Try again',
} as const;

export type ExplorerKey = keyof typeof en;

export type ExplorerStrings = Record<ExplorerKey, string>;
