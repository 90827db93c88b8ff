import type { CliHelp } from '../../../content-model/examples/CliHelp.ts';
import type { ShellFault } from './ShellFault.ts';

/** Compares the words after `rslib` with what the installed CLI accepts. */
export function checkRslib(
  words: readonly string[],
  { commands, version }: CliHelp,
): ShellFault[] {
  const faults: ShellFault[] = [];
  let [command = ''] = words;
  if (command.startsWith('-')) command = '';
  const flags = commands[command];
  if (!flags) {
    const known = Object.keys(commands).filter(Boolean).join(', ');
    return [
      {
        rule: 'shell-command',
        what: `rslib ${version} has no command "${command}". It has ${known}.`,
      },
    ];
  }
  let isValue = false;
  for (const word of words.slice(command === '' ? 0 : 1)) {
    const [flag = '', value] = word.split('=', 2);
    if (isValue) {
      isValue = false;
    } else if (!word.startsWith('-')) {
      faults.push({
        rule: 'shell-command',
        what: `rslib ${command} takes no argument "${word}".`,
      });
    } else if (!(flag in flags)) {
      faults.push({
        rule: 'shell-flag',
        what: `rslib ${command} of version ${version} has no flag "${flag}".`,
      });
    } else {
      // At the end of a sentence, a flag is mentioned without its value.
      isValue = flags[flag] !== '' && value === undefined;
    }
  }
  return faults;
}
