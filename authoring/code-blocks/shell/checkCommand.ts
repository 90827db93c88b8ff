import type { CliHelp } from '../../../content-model/examples/CliHelp.ts';
import { checkRslib } from './checkRslib.ts';
import {
  foreignCommands,
  foreignPackages,
  launchers,
  ownPrograms,
  packageManagers,
  plainCommands,
} from './packageManagers.ts';
import type { ShellFault } from './ShellFault.ts';

/** What's known about the commands that a page may show. */
export interface ShellFacts {
  cli: CliHelp;
  /** Scripts that some example defines. */
  scripts: ReadonlySet<string>;
  isInstalled: (packageName: string) => boolean;
}

/** Checks the words of one command. */
export function checkCommand(
  [program = '', ...words]: readonly string[],
  facts: ShellFacts,
): ShellFault[] {
  if (program === 'rslib') return checkRslib(words, facts.cli);
  if (launchers.has(program)) {
    // -y answers the question whether to install the program.
    return checkCommand(words[0] === '-y' ? words.slice(1) : words, facts);
  }
  if (program in ownPrograms) return checkOwnFlags(program, words);
  if (foreignCommands[program]?.includes(words.slice(0, 2).join(' '))) {
    return [];
  }
  if (program in packageManagers) return checkManager(program, words, facts);
  return plainCommands.has(program) || program === ''
    ? []
    : [
        {
          rule: 'shell-command',
          what: `Nothing proves the command "${program}".`,
        },
      ];
}

function checkOwnFlags(
  program: string,
  words: readonly string[],
): ShellFault[] {
  return words
    .filter(
      word => word.startsWith('-') && !ownPrograms[program]?.includes(word),
    )
    .map(word => ({
      rule: 'shell-flag',
      what: `${program} has no flag "${word}".`,
    }));
}

function checkManager(
  program: string,
  [command = '', ...words]: readonly string[],
  facts: ShellFacts,
): ShellFault[] {
  const manager = packageManagers[program];
  if (!manager) return [];
  if (manager.execute.includes(command)) {
    return checkCommand(
      words.filter(word => word !== '--'),
      facts,
    );
  }
  const flagFaults = words
    .filter(word => word.startsWith('-') && !manager.flags.includes(word))
    .map((word): ShellFault => ({
      rule: 'shell-flag',
      what: `"${word}" isn't a flag that pages may use with ${program} ${command}.`,
    }));
  const names = words.filter(word => !word.startsWith('-'));
  if (manager.install.includes(command)) {
    return [...flagFaults, ...names.flatMap(name => checkPackage(name, facts))];
  }
  if (manager.create.includes(command)) {
    const [generator = ''] = names;
    return [...flagFaults, ...checkPackage(`create-${generator}`, facts)];
  }
  if (manager.run.includes(command)) {
    if (names[0] === 'rslib') return checkCommand(words, facts);
    return [...flagFaults, ...checkScript(names[0] ?? '', facts)];
  }
  if (manager.other.includes(command)) return flagFaults;
  return [
    {
      rule: 'shell-command',
      what: `"${program} ${command}" isn't a command that pages may use.`,
    },
  ];
}

function checkScript(name: string, { scripts }: ShellFacts): ShellFault[] {
  return scripts.has(name)
    ? []
    : [
        {
          rule: 'shell-command',
          what: `No example has a script "${name}" in its package.json.`,
        },
      ];
}

function checkPackage(spec: string, { isInstalled }: ShellFacts): ShellFault[] {
  if (/^\.{1,2}\//.test(spec)) return [];
  const name = spec.replace(/^npm:/, '').replace(/(.)@.*$/, '$1');
  return isInstalled(name) || foreignPackages.has(name)
    ? []
    : [
        {
          rule: 'shell-package',
          what: `"${name}" has never been installed by any check.`,
        },
      ];
}
