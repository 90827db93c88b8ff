import { listChoices } from '../shared/choices.ts';
import { notesOf, packageText } from '../shared/project.ts';
import { readResult } from '../shared/readResult.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { checkFields } from '../../authoring/examples/checkFields.ts';
import { packExample } from '../../authoring/examples/packExample.ts';
import { isValid, noteHolds, type Facts } from './notes.ts';

/** One example of a fault is enough; the same fault comes with many choices. */
type Faults = Map<string, Choice>;

/** Notes that say that a file can't be parsed. */
const syntaxNotes = new Set(['iife-exports', 'es5-shim']);

/** Compares what a sample says about its choices with what they gave. */
export async function checkSample(sample: Sample): Promise<Issue[]> {
  const faults: Faults = new Map();
  for (const text of [...sample.texts, ...sample.messages]) {
    const [place] = /\/tmp\/[^"'\s]*|(?:\.\.\/){2}[^"'\s]*/.exec(text) ?? [];
    if (place) faults.set(`A text has a path of this machine: ${place}`, {});
  }
  const packages = new Map<string, { facts: Facts; manifest: string }>();
  for (const choice of listChoices(sample.axes)) {
    const result = readResult(sample, choice);
    if ('message' in result) continue;
    const manifest = packageText(sample, choice);
    const facts: Facts = {
      ...result,
      choice,
      // packageText writes a manifest.
      manifest: JSON.parse(manifest) as Facts['manifest'],
    };
    const notes = notesOf(sample, choice);
    for (const fault of [
      ...compareNotes(facts, notes),
      ...checkSyntax(facts, notes),
    ]) {
      if (!faults.has(fault)) faults.set(fault, choice);
    }
    // Without `exports`, publint judges files that nobody is to import.
    if (facts.manifest.exports === undefined) continue;
    packages.set(JSON.stringify([manifest, result.files]), { facts, manifest });
  }
  for (const { facts, manifest } of packages.values()) {
    const project = { 'package.json': manifest, ...facts.files };
    for (const fault of await checkFields(
      packExample(new Map(Object.entries(project))),
    )) {
      if (!faults.has(fault)) faults.set(fault, facts.choice);
    }
  }
  return [...faults].map(([what, choice]) => ({
    rule: 'sample-claim',
    file: `examples/explorer/${sample.id}/sample.json`,
    line: 1,
    what: `${what} (${Object.values(choice).join(', ')})`,
    why: 'The Explorer would show readers something that is not so.',
    remedy: 'Correct the rules of the sample.',
  }));
}

function compareNotes(facts: Facts, notes: readonly string[]): string[] {
  return Object.entries(noteHolds).flatMap(([id, holds]) => {
    const isNoted = notes.includes(id);
    if (holds(facts) === isNoted) return [];
    return isNoted
      ? `Has the note ${id} for no reason.`
      : `Lacks the note ${id}.`;
  });
}

function checkSyntax(facts: Facts, notes: readonly string[]): string[] {
  if (isValid(facts) || notes.some(note => syntaxNotes.has(note))) return [];
  return ['A file is not valid in its format or at its syntax level.'];
}
