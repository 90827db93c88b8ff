import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Mistake, sayMistakes } from './mistakes.ts';

type Arguments<Config extends ParseArgsConfig> = ReturnType<
  typeof parseArgs<Config>
>;

/**
 * The arguments of the command that runs. `--help` prints the comment at the top of its
 * file and its options. What it doesn't take ends it with one sentence, and so does any
 * mistake from here on.
 */
export function readCommand<const Config extends ParseArgsConfig>(
  config: Config,
  usage = '`--help` tells what there is; behind npm run, it comes after `--`.',
): Arguments<Config> {
  sayMistakes();
  const [, file = '', ...args] = process.argv;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(describeCommand(readFileSync(file, 'utf8'), config.options));
    process.exit();
  }
  return parseCommand(config, usage);
}

/** Reads arguments; what isn't one is a mistake, and `usage` says what to do. */
export function parseCommand<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): Arguments<Config> {
  try {
    return parseArgs(config);
  } catch (error) {
    // parseArgs throws errors with a code; others pass on below.
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS_')) throw error;
    const [what = ''] = message.split(/\. |\n/);
    throw new Mistake(`${what}, so nothing was done. ${usage}`);
  }
}

/** What a command does, as its file says, and the options it takes. */
export function describeCommand(
  source: string,
  options: ParseArgsConfig['options'] = {},
): string {
  const [about = ''] = /^(?:\/\/.*\n)+/m.exec(source) ?? [];
  const rows = Object.entries(options).map(([name, option]) => {
    const { type, default: usual } = option;
    const value = type === 'string' ? ' <value>' : '';
    const isTold = type === 'string' && usual !== undefined;
    return `  --${name}${value}${isTold ? `  (${String(usual)})` : ''}`;
  });
  return [about.replaceAll(/^\/\/ ?/gm, '').trimEnd(), ...rows].join('\n');
}

interface Range {
  least?: number;
  most?: number;
}

/** The number that an option was given. */
export function readNumber(
  option: string,
  value: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: Range = {},
): number {
  const number = Number(value);
  if (value.trim() !== '' && number >= least && number <= most) return number;
  const range =
    most === Number.MAX_SAFE_INTEGER
      ? `from ${least} on`
      : `from ${least} to ${most}`;
  throw new Mistake(
    `--${option} ${value} is no number ${range}, so nothing was done. Give one, or leave the option out.`,
  );
}

export const PORTS: Range = { least: 0, most: 65_535 };
