/** What the converter of configs says, in English: the source of all keys. */
export const en = {
  open: 'Paste your config',
  config: 'Your config, in TypeScript or JavaScript',
  manifest: 'Your package.json (optional)',
  hint: 'What you paste is read in your browser. Nothing is sent anywhere.',
  convert: 'Convert',
  noScript:
    'The form for this needs JavaScript. The tables below have every option.',

  working: 'Converting…',
  done: 'Converted.',
  doneWithNotes: 'Converted. To check: {count}.',
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
    unread: "Can't be known without running the config",
    left: 'Not converted, or not all of it',
    unknown: 'Not in the migration guide',
    changed: 'Converted, and not the same in all respects',
  },
};

export type ConverterStrings = typeof en;
