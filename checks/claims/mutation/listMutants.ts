import type { FileContent } from '../../../content-model/examples/ExampleResult.ts';
import type { Evidence, EvidenceSource } from '../proof/Evidence.ts';
import { isPackage } from '../proof/packageTexts.ts';
import type { Read } from '../proof/Verdict.ts';
import type { Mutant } from './Mutant.ts';
import { swapOutputs } from './swapOutputs.ts';

/** Everything that any example wrote or printed, for what should be absent. */
export interface Everything {
  lines: string[];
  files: Record<string, FileContent>;
}

/**
 * Changes to the parts of the evidence that a proof rests on. They only know
 * which parts these are, not what the proof expects of them.
 */
export function listMutants(
  reads: readonly Read[],
  source: EvidenceSource,
  everything: Everything,
): Mutant[] {
  const mutants = reads.flatMap(read => {
    if (isPackage(read.example)) return mutatePackage(read, source);
    const evidence = source.find(read.example);
    if (!evidence) return [];
    const other = source.find(read.part.split(' ')[1] ?? '');
    return other && /^(?:project|difference) /.test(read.part)
      ? mutateVariant(read, evidence, other)
      : mutateRead(read, evidence, everything);
  });
  const examples = [...new Set(reads.map(({ example }) => example))].flatMap(
    id => source.find(id) ?? [],
  );
  const all = [...mutants, ...swapOutputs(examples, reads)];
  return [...new Map(all.map(mutant => [mutant.name, mutant])).values()];
}

/** Variants differ in more than a proof allows, or not at all. */
function mutateVariant(
  { part, found }: Read,
  evidence: Evidence,
  other: Evidence,
): Mutant[] {
  const { id, sources } = evidence;
  const mutant = (what: string, changed: Partial<Evidence>): Mutant => ({
    name: `${id}: ${what}`,
    examples: { [id]: { ...evidence, ...changed } },
  });
  if (part.startsWith('difference')) {
    return id === other.id
      ? []
      : [mutant(`writes what ${other.id} writes`, { result: other.result })];
  }
  const more = { ...sources, 'src/one-more.ts': ['export {};'] };
  return [
    mutant('has one more source file', { sources: more }),
    ...found.map(String).map(file => {
      if (file === 'command') {
        return mutant(`is started like ${other.id}`, {
          command: other.command,
        });
      }
      const same = Object.entries({ ...sources, [file]: other.sources[file] });
      return mutant(`${file} is that of ${other.id}`, {
        sources: Object.fromEntries(
          same.flatMap(([name, lines]) => (lines ? [[name, lines]] : [])),
        ),
      });
    }),
  ];
}

function mutateRead(
  { part, found, group }: Read,
  evidence: Evidence,
  everything: Everything,
): Mutant[] {
  const { id, result, sources } = evidence;
  const mutant = (what: string, changed: Partial<Evidence>): Mutant => ({
    name: `${id}: ${what}`,
    examples: { [id]: { ...evidence, ...changed } },
  });
  const withResult = (what: string, changed: Partial<Evidence['result']>) =>
    mutant(what, { result: { ...result, ...changed } });
  const [kind = '', name = ''] = split(part);

  if (kind === 'exit') {
    return [withResult('exit code is another', { exit: flip(result.exit) })];
  }
  if (kind === 'command') {
    const command =
      evidence.command === 'rslib inspect' ? 'rslib' : 'rslib inspect';
    return [mutant('started in another way', { command })];
  }
  if (kind === 'log') {
    return changesOf(result.log, found, everything.lines).map(([what, log]) =>
      withResult(`the log ${what}`, { log }),
    );
  }
  if (kind === 'step') {
    const withStep = (
      what: string,
      changed: { exit?: number; log?: string[] },
    ) =>
      withResult(`\`${name}\` ${what}`, {
        steps: result.steps.map(step =>
          step.command === name ? { ...step, ...changed } : step,
        ),
      });
    const step = result.steps.find(({ command }) => command === name);
    if (!step) return [];
    return changesOf(step.log, found, everything.lines).map(([what, log]) =>
      withStep(`prints what ${what}`, { log }),
    );
  }
  if (kind === 'step-exit') {
    return [
      withResult(`\`${name}\` ends with another exit code`, {
        steps: result.steps.map(step =>
          step.command === name ? { ...step, exit: flip(step.exit) } : step,
        ),
      }),
    ];
  }
  if (kind === 'files') {
    const dropped = found.map(file =>
      withResult(`${file} isn't written`, {
        files: without(result.files, `file ${file}`),
      }),
    );
    const files = { ...everything.files, ...result.files };
    const added = withResult('every file that any example writes', { files });
    return found.length > 0 ? dropped : [added];
  }
  if (kind === 'file') {
    const lines = result.files[name];
    if (!Array.isArray(lines)) return [];
    return [
      // Of the files that a wildcard stands for, one may be missing.
      withResult(`${(group ?? [part]).join(', ')}: not written`, {
        files: without(result.files, ...(group ?? [part])),
      }),
      ...changesOf(lines, found, everything.lines).map(([what, text]) =>
        withResult(`${name} ${what}`, {
          files: { ...result.files, [name]: text },
        }),
      ),
    ];
  }
  const lines = sources[name] ?? [];
  return changesOf(lines, found, everything.lines).map(([what, text]) =>
    mutant(`${name} ${what}`, { sources: { ...sources, [name]: text } }),
  );
}

/** Texts that differ from these lines in what a proof found there. */
function changesOf(
  lines: readonly string[],
  found: Read['found'],
  everything: readonly string[],
): [what: string, lines: string[]][] {
  // Nothing was found, so something must be absent.
  if (found.length === 0) {
    return [
      ['is empty', []],
      ['has every line that any example has', [...lines, ...everything]],
    ];
  }
  return [
    ['is empty', []],
    ['lacks the lines', lines.filter((_, line) => !found.includes(line))],
    [
      'has other words on the lines',
      lines.map((line, index) => (found.includes(index) ? garble(line) : line)),
    ],
  ];
}

function mutatePackage(
  { example, part, found }: Read,
  source: EvidenceSource,
): Mutant[] {
  const [, subject = ''] = split(part);
  const texts = source.findInPackage(example, subject);
  const packages = {
    [`${example} ${subject}`]: texts.map(({ text, ...rest }) => ({
      ...rest,
      text: text
        .split('\n')
        .map((line, index) => (found.includes(index) ? garble(line) : line))
        .join('\n'),
    })),
  };
  const name = `${example}: ${subject} has other words on the lines`;
  return [{ name, examples: {}, packages }];
}

const flip = (exit: number) => (exit === 0 ? 1 : 0);

/** Letters and digits of a line, each replaced by the next one. */
const garble = (line: string) =>
  line === ''
    ? '§'
    : line.replace(/[^\s]/g, character =>
        String.fromCodePoint((character.codePointAt(0) ?? 0) + 1),
      );

function split(part: string): [kind: string, name: string] {
  const at = part.indexOf(' ');
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
}

/** Files without those of the named parts. */
const without = (files: Record<string, FileContent>, ...parts: string[]) =>
  Object.fromEntries(
    Object.entries(files).filter(([file]) => !parts.includes(`file ${file}`)),
  );
