import path from 'node:path';
import type { StepResult } from '../../../content-model/examples/ExampleResult.ts';
import { textOf, type Evidence, type NamedText } from './Evidence.ts';
import { Unclear } from './Verdict.ts';

export const isGlob = (name: string) => /[*?{]/.test(name);

/** Paths that a name or glob stands for. */
export function matchPaths(paths: readonly string[], name: string): string[] {
  return isGlob(name)
    ? paths.filter(file => path.posix.matchesGlob(file, name))
    : paths.filter(file => file === name);
}

/** A name with braces once for each alternative in them. */
function eachAlternative(name: string): string[] {
  return [...name.matchAll(/\{([^{}]*)\}/g)].flatMap(
    ({ 0: group, 1: inner, index }) =>
      (inner ?? '')
        .split(',')
        .map(
          part =>
            name.slice(0, index) + part + name.slice(index + group.length),
        ),
  );
}

/**
 * The texts a subject names: the log, the command, what a step printed, or
 * files; a glob names all files that match. What the build wrote comes first.
 */
export function findTexts(subject: string, evidence: Evidence): NamedText[] {
  const { result, sources, command } = evidence;
  if (subject === 'log') return [{ part: 'log', text: result.log.join('\n') }];
  if (subject === 'command') return [{ part: 'command', text: command }];
  if (subject.startsWith('$ ')) {
    const { command: ran, log } = findStep(subject.slice(2), evidence);
    return [{ part: `step ${ran}`, text: log.join('\n') }];
  }
  const paths = [...Object.keys(result.files), ...Object.keys(sources)];
  // Of `dist/{esm,cjs}/*.js`, each has to be there.
  const isEachThere = eachAlternative(subject).every(
    name => matchPaths(paths, name).length > 0,
  );
  if (!isEachThere) return [];
  const written = matchPaths(Object.keys(result.files), subject);
  if (written.length > 0) {
    return written.map(file => ({
      part: `file ${file}`,
      text: textOf(result.files[file]) ?? refuse(evidence, file),
    }));
  }
  return matchPaths(Object.keys(sources), subject).map(file => ({
    part: `source ${file}`,
    text: sources[file]?.join('\n') ?? '',
  }));
}

/** The step with this command, in which `…` stands for any words. */
export function findStep(wanted: string, { id, result }: Evidence): StepResult {
  const parts = wanted.split('…').map(part => RegExp.escape(part));
  const pattern = new RegExp(`^${parts.join('.*')}$`, 's');
  const found = result.steps.filter(({ command }) => pattern.test(command));
  const [step] = found;
  if (step && found.length === 1) return step;
  const all = (step ? found : result.steps).map(
    ({ command }) => `\`$ ${command}\``,
  );
  throw new Unclear(
    step
      ? `The example ${id} has ${found.length} steps \`$ ${wanted}\`.`
      : `The example ${id} has no step \`$ ${wanted}\`.`,
    all.length > 0 ? `It has ${all.join(', ')}.` : 'It has no steps.',
  );
}

function refuse({ id, result }: Evidence, file: string): never {
  const content = result.files[file];
  const note = Array.isArray(content) ? '' : content?.note;
  throw new Unclear(
    `The text of ${file} isn't recorded for ${id}: ${note}.`,
    'Say what the build wrote (`writes`), or show it with a step.',
  );
}
