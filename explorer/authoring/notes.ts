import type { Choice, Loader } from '../shared/Sample.ts';
import type { Result } from '../shared/readResult.ts';
import type { explorerNotes } from '../i18n/notes.ts';
import { parses } from './parses.ts';

/** What a choice gave, for those who judge it. */
export interface Facts extends Exclude<Result, { message: string }> {
  choice: Choice;
  /** The package.json that is proposed for it. */
  manifest: {
    exports?: { '.'?: { types?: string } };
    sideEffects?: string[];
  };
}

const isCode = (file: string) => /\.[cm]?js$/.test(file);
const isStyle = (file: string) => file.endsWith('.css');
const isDeclaration = (file: string) => /\.d\.[cm]?ts$/.test(file);
const stemOf = (file: string) => file.replace(/\.d\.[cm]?ts$|\.[cm]?js$/, '');

/** When each note is true, so that no rule of a sample can claim it wrongly. */
export const noteHolds: Record<
  keyof typeof explorerNotes,
  (facts: Facts) => boolean
> = {
  'iife-globals': ({ choice, loads }) =>
    choice.format === 'iife' &&
    globalsOf(loads).some(name => name.length === 1),
  'iife-exports': facts => facts.choice.format === 'iife' && !isValid(facts),
  'es5-shim': facts => facts.choice.syntax === 'es5' && !isValid(facts),
  'umd-module': ({ choice, loads }) =>
    choice.format === 'umd' &&
    (['import', 'require'] as const).every(
      way => namesOf(loads, way)?.length === 0,
    ),
  'umd-global': ({ choice, loads }) =>
    choice.format === 'umd' && /global is not/.test(errorOf(loads)),
  'umd-helpers': ({ choice, loads }) =>
    choice.format === 'umd' &&
    choice.externalHelpers === 'on' &&
    /of undefined/.test(errorOf(loads)),
  'dts-every-file': facts =>
    facts.choice.dts !== 'bundle' && listUnreached(facts).length > 0,
  'dts-index-only': ({ choice, files }) => {
    const typed = Object.keys(files).filter(isDeclaration).map(stemOf);
    const code = Object.keys(files).filter(isCode).map(stemOf);
    return choice.dts === 'bundle' && code.some(stem => !typed.includes(stem));
  },
  'types-extension': ({ files, manifest }) =>
    manifest.exports?.['.'] !== undefined &&
    !manifest.exports['.'].types &&
    mainStems(Object.keys(files)).some(stem => `${stem}.d.ts` in files),
  'extension-mismatch': ({ choice, manifest }) =>
    (choice.format === 'esm' || choice.format === 'cjs') &&
    manifest.exports === undefined,
  'css-apart': ({ files }) =>
    Object.keys(files).some(isStyle) &&
    Object.entries(files).every(
      ([file, text]) => !isCode(file) || !text.includes('.css'),
    ),
  'css-node': ({ choice, files, manifest }) =>
    choice.target === 'node' &&
    manifest.sideEffects !== undefined &&
    !Object.keys(files).some(isStyle),
};

/** Whether all files are valid in their format and at their syntax level. */
export function isValid({ choice, files }: Facts): boolean {
  return Object.entries(files).every(
    ([file, text]) => !isCode(file) || parses(text, choice),
  );
}

function mainStems(files: readonly string[]): string[] {
  return files
    .filter(isCode)
    .map(stemOf)
    .filter(stem => stem === 'dist/index' || stem === 'dist/script');
}

/** Declarations that no file of the library leads to. */
function listUnreached({ files }: Facts): string[] {
  const typed = Object.keys(files).filter(isDeclaration);
  const reached = new Set(Object.keys(files).filter(isCode).map(stemOf));
  // A set goes on with what is added while it is walked.
  for (const stem of reached) {
    const file = typed.find(one => stemOf(one) === stem);
    const text = file ? (files[file] ?? '') : '';
    for (const [, name = ''] of text.matchAll(/from '\.\/([^']+)'/g)) {
      reached.add(stemOf(`dist/${name}`));
    }
  }
  return typed.filter(file => !reached.has(stemOf(file)));
}

function globalsOf(loads: Facts['loads']): string[] {
  const outcome = loads?.script;
  return outcome && 'globals' in outcome ? outcome.globals : [];
}

function namesOf(loads: Facts['loads'], way: Loader): string[] | undefined {
  const outcome = loads?.[way];
  return outcome && 'exports' in outcome ? outcome.exports : undefined;
}

/** The error of the script, or nothing. */
function errorOf(loads: Facts['loads']): string {
  const outcome = loads?.script;
  return outcome && 'error' in outcome ? outcome.error : '';
}
