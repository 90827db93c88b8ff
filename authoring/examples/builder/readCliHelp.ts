import type {
  CliFlags,
  CliHelp,
} from '../../../content-model/examples/CliHelp.ts';
import type { Run } from '../../../content-model/examples/ExampleResult.ts';

const commandLine = /^ {2}([a-z][\w-]*) {2,}\S/;
const flagLine = /^ {2}(?:(-\w), )?(--[\w-]+)(?: (<[^>]+>))? /;

/** Asks the command line itself which commands and flags it has. */
export function readCliHelp(run: (args: string) => Run): CliHelp {
  const help = (command: string) => {
    const { exit, log } = run(`${command} --help`);
    if (exit === 0) return log;
    throw new Error(
      `rslib ${command} --help failed, so no command of a page can be checked:\n${log.join('\n')}`,
    );
  };
  const overview = help('');
  const commands = overview.flatMap(line => commandLine.exec(line)?.[1] ?? []);
  const [, version = ''] = /v(\d\S*)/.exec(overview[0] ?? '') ?? [];
  return {
    version,
    commands: Object.fromEntries([
      ['', parseFlags(overview)],
      ...commands.map(name => [name, parseFlags(help(name))] as const),
    ]),
  };
}

/** Reads the flags out of a help text, with the spelling that switches off. */
export function parseFlags(lines: readonly string[]): CliFlags {
  const flags: CliFlags = {};
  for (const line of lines) {
    const [, short, long, value = ''] = flagLine.exec(`${line} `) ?? [];
    if (!long) continue;
    flags[long] = value;
    if (short) flags[short] = value;
    const [, opposite] = /\(use (--no-[\w-]+) to disable\)/.exec(line) ?? [];
    if (opposite) flags[opposite] = '';
  }
  return flags;
}
