import { textOf, type Evidence } from './proof/Evidence.ts';

/** Lines shown of a file. */
const LINES_SHOWN = 24;

/** What an example is and what its build did, under the names proofs use. */
export function formatEvidence(evidence: Evidence): string {
  const { id, command, sources, result } = evidence;
  const config = Object.keys(sources).filter(file =>
    /^(?:rslib\.config\.\w+|tsconfig\.json)$/.test(file),
  );
  return [
    `${id}: ${command}`,
    `sources: ${Object.keys(sources).join(', ')}`,
    ...config.map(file => block(file, sources[file] ?? [])),
    `exit: ${result.exit}`,
    block('log', result.log),
    `writes: ${Object.keys(result.files).join(', ') || 'nothing'}`,
    ...Object.entries(result.files).map(([file, content]) =>
      block(file, textOf(content)?.split('\n') ?? ['(text not recorded)']),
    ),
    ...result.steps.map(step =>
      block(`$ ${step.command}  (exit: ${step.exit})`, step.log),
    ),
  ].join('\n');
}

function block(name: string, lines: readonly string[]): string {
  const more = lines.length - LINES_SHOWN;
  return [
    `── ${name}`,
    ...lines.slice(0, LINES_SHOWN).map(line => `   ${line}`),
    ...(more > 0 ? [`   … ${more} more lines`] : []),
  ].join('\n');
}
