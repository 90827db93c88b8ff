import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { knownDefault } from '../../../content-model/options/knownDefault.ts';
import {
  readReference,
  type Reference,
} from '../../../content-model/options/Reference.ts';
import type { NamedText } from './Evidence.ts';
import { Unclear } from './Verdict.ts';

const START = 'package ';

/** Whether a proof is about an installed package: `package @rslib/core`. */
export const isPackage = (about: string) => about.startsWith(START);

/** Reading a package's types takes a moment. */
const references = new Map<string, Reference>();

/**
 * What a package declares: its package.json, its README, its types, and for `@rslib/core`
 * `type of dts.bundle`, `default of dts.bundle`, and the names of all `options`. Not its code, which can be
 * read in many ways: a build shows what that does.
 */
export function readPackageTexts(
  about: string,
  subject: string,
  packages: string,
): NamedText[] {
  const name = about.slice(START.length);
  const folder = path.join(packages, name);
  if (!existsSync(folder)) {
    throw new Unclear(
      `The package ${name} isn't installed.`,
      'Only packages in package.json are evidence.',
    );
  }
  const [, fact, option] = /^(type|default) of (\S+)$/.exec(subject) ?? [];
  if (fact && option) return [readFact(folder, fact, option, subject)];
  if (subject === 'options') {
    return [{ part: `source ${subject}`, text: listOptions(folder) }];
  }
  if (!/(?:^package\.json|^README\.md|\.d\.[cm]?ts)$/.test(subject)) {
    throw new Unclear(
      `\`${subject}\` isn't something a package declares.`,
      'Use package.json, README.md, .d.ts files, `type of <option>`, `default of <option>`, or `options`.',
    );
  }
  // Files whose names have a hash: `dist/*.d.mts`. All of them are one text.
  const files = globSync(subject, { cwd: folder }).toSorted();
  if (files.length === 0) return [];
  const text = files
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  return [{ part: `source ${subject}`, text }];
}

function referenceOf(folder: string): Reference {
  const reference = references.get(folder) ?? readReference(folder);
  references.set(folder, reference);
  return reference;
}

/** The paths of all options, one per line, including those of Rsbuild. */
function listOptions(folder: string): string {
  return referenceOf(folder)
    .options.flatMap(({ path, inherited }) => [
      path,
      ...inherited.map(option => option.path),
    ])
    .join('\n');
}

function readFact(
  folder: string,
  fact: string,
  path: string,
  subject: string,
): NamedText {
  const reference = referenceOf(folder);
  const option = reference.options.find(known => known.path === path);
  if (!option) {
    throw new Unclear(
      `${reference.package} has no option ${path} of its own.`,
      'Name it as below an item of `lib`: `default of dts.bundle is`.',
    );
  }
  const text =
    fact === 'type' ? option.types[0] : knownDefault(option, reference, 'en');
  return { part: `source ${subject}`, text: text ?? '' };
}
