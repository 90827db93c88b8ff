/** What the converter of configs says, in English: the source of all keys. */
export const en = {
  open: 'Paste your config',
  openAny: 'Convert a config of tsup, tsdown, Vite, Rollup, or unbuild',
  tool: 'Tool',
  config: 'Your config, in TypeScript or JavaScript',
  manifest:
    'Your package.json (optional; type and dependencies change the config)',
  hint: 'What you paste is read in your browser. Nothing is sent anywhere.',
  convert: 'Convert',
  opens: 'Open in the playground',
  noScript:
    'The form for this needs JavaScript. The tables below have every option.',

  working: 'Converting…',
  done: 'Converted.',
  doneWithNotes: 'Converted. To check: {count}.',
  notLoaded:
    "Not converted: the migration guide couldn't be loaded. Try again when you're online.",
  notConverted: 'This config was not converted, for the reasons below.',
  refused: {
    syntax: "Not converted: line {line} isn't valid TypeScript or JavaScript.",
    'no-config':
      'Not converted: no config is exported as the default of this text.',
    'too-large': 'Not converted: the text has more than 100,000 characters.',
    other:
      "Not converted: what {code} in line {line} gives can't be known without running the config.",
  },
  badManifest:
    "Not converted: package.json isn't a JSON object. Paste the whole file, or leave it out.",

  changes: 'Changes to package.json',
  add: 'add',
  remove: 'remove',
  line: 'line {line}',
  kinds: {
    unread:
      "To write by hand: the value can't be known without running the config",
    left: 'To do by hand, or without an equivalent',
    unknown: 'To look up: not in the migration guide',
    changed: 'Converted, but not the same in all respects',
    copied: 'Copied as written: the value is only known when the config runs',
  },
};

export type ConverterStrings = typeof en;
