import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commands } from './commands.ts';
import { steps } from './steps.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
  // Ours, and npm checks its shape.
) as { scripts: Readonly<Record<string, string>> };

/** One of the gate's commands or a script of package.json, for a shell. */
export function commandOf(name: string, args: readonly string[] = []): string {
  const command = commands[name]?.run ?? scripts[name];
  if (command === undefined) {
    throw new Error(
      `There is no command named ${name}, so nothing was run. \`npm run gate -- --list\` names them all.`,
    );
  }
  return [command, ...args.map(quote)].join(' ');
}

/** Commands find the project's tools by name. */
export const inProject = {
  cwd: root,
  env: {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  },
  shell: true,
} as const;

/** Runs one command with further arguments; its output shows as it comes. */
export function runAlone(name: string, args: readonly string[] = []): number {
  const command = commandOf(name, args);
  return spawnSync(command, { ...inProject, stdio: 'inherit' }).status ?? 1;
}

/** Every command with what it shows, those of the gate first. */
export function listCommands(): string {
  const inGate = new Set(steps.map(({ name }) => name));
  const line = (name: string) =>
    `  ${name.padEnd(20)}${commands[name]?.about ?? `npm run ${name}, see README.md`}`;
  const others = Object.keys(commands).filter(name => !inGate.has(name));
  return [
    'Steps of the gate, in order:',
    ...[...inGate].map(line),
    '',
    'Nightly, or now and then:',
    ...others.map(line),
  ].join('\n');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
