import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageRule, type Rule } from '../../../rules/Rule.ts';
import type { ExampleLibrary } from '../../../content-model/examples/ExampleLibrary.ts';
import { checkCommand, type ShellFacts } from '../shell/checkCommand.ts';
import { listCommands } from '../shell/listCommands.ts';
import type { ShellFault } from '../shell/ShellFault.ts';

const texts: Record<ShellFault['rule'], { why: string; remedy: string }> = {
  'shell-command': {
    why: 'A reader types this and gets an error.',
    remedy:
      'Use a command that exists, or make it a step of an example and mark the block with command="…".',
  },
  'shell-flag': {
    why: "A flag that the program doesn't have makes it fail.",
    remedy: 'Use a flag from `npx rslib --help`, or fix its spelling.',
  },
  'shell-package': {
    why: "A misspelled package name installs a stranger's code.",
    remedy:
      'Fix the name, or add it to foreignPackages in authoring/code-blocks/shell/packageManagers.ts.',
  },
};

/** Commands exist in the installed programs. */
export function shellRules(library: ExampleLibrary): Rule[] {
  const facts: ShellFacts = {
    cli: library.cli(),
    scripts: library.scripts(),
    isInstalled: name =>
      existsSync(path.join(library.root, 'node_modules', name, 'package.json')),
  };
  return Object.entries(texts).map(([id, { why, remedy }]) =>
    pageRule({
      id,
      why,
      check: page =>
        listCommands(page).flatMap(({ words, line }) =>
          checkCommand(words, facts)
            .filter(({ rule }) => rule === id)
            .map(({ what }) => ({
              line,
              what: `\`${words.join(' ')}\`: ${what}`,
              remedy,
            })),
        ),
    }),
  );
}
