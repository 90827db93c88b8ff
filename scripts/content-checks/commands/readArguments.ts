import path from 'node:path';
import { parseArgs } from 'node:util';

export interface CommandArguments {
  /** The project that is checked; the working folder unless named. */
  root: string;
  /** The package whose options the reference is compared with. */
  packageFolder: string;
  all: boolean;
  /** Whether defaults are also proven by builds. */
  proof: boolean;
  /** Whether ceilings are lowered to what was counted. */
  lower: boolean;
  /** Pages, as they were named. */
  names: string[];
}

/** Reads what all commands of this folder take. */
export function readArguments(): CommandArguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: process.cwd() },
      all: { type: 'boolean', default: false },
      'no-proof': { type: 'boolean', default: false },
      lower: { type: 'boolean', default: false },
    },
  });
  const root = path.resolve(values.root);
  return {
    root,
    packageFolder: path.join(root, 'node_modules/@rslib/core'),
    all: values.all,
    proof: !values['no-proof'],
    lower: values.lower,
    names: positionals,
  };
}
