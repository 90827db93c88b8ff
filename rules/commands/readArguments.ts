import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';

export interface CommandArguments {
  /** The project to check; defaults to the working directory. */
  root: string;
  /** The package to compare the reference with. */
  packageFolder: string;
  all: boolean;
  /** Whether to also prove defaults with builds. */
  proof: boolean;
  /** Pages, as given on the command line. */
  names: string[];
}

/** Parses the arguments that all commands in this folder share. */
export function readArguments(usage?: string): CommandArguments {
  const { values, positionals } = readCommand(
    {
      allowPositionals: true,
      options: {
        root: { type: 'string', default: process.cwd() },
        all: { type: 'boolean', default: false },
        'no-proof': { type: 'boolean', default: false },
      },
    },
    usage,
  );
  const root = path.resolve(values.root);
  return {
    root,
    packageFolder: path.join(root, 'node_modules/@rslib/core'),
    all: values.all,
    proof: !values['no-proof'],
    names: positionals,
  };
}
