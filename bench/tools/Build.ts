import type { Library } from './Library.ts';

/** One way of building a library: a tool in one of its usual configurations. */
export interface Build {
  /** The tool, and what generates its declarations; `none` builds only code. */
  tool: ToolId;
  types: 'none' | 'own' | 'bundled' | 'isolated' | 'typescript5' | 'tsc';
  /** Where its packages are installed. */
  home: Home;
  /** Config file and its content. */
  config(library: Library): readonly [file: string, text: string];
  /** What runs, one after the other: a file of an installed package, and arguments. */
  commands: readonly (readonly string[])[];
}

export type ToolId =
  'rslib' | 'tsdown' | 'tsup' | 'vite' | 'rollup' | 'unbuild';

export type Home = ToolId | 'rslib-typescript5' | 'tsup-typescript5';

export const idOf = ({ tool, types }: Pick<Build, 'tool' | 'types'>) =>
  types === 'none' ? tool : `${tool}-${types}`;
