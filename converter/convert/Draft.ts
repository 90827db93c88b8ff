import type { Import } from '../read/ConfigFile.ts';
import type { Rows } from './Conversion.ts';
import type { Manifest } from './Manifest.ts';
import type { Options, Output } from './print.ts';
import { isOptions } from './print.ts';
import type { Written } from './Written.ts';

export type Format = 'esm' | 'cjs' | 'umd' | 'iife';

/** What comes of one config object: `lib` items with the same options but for a few. */
export class Draft {
  readonly imports: readonly Import[];
  readonly manifest: Manifest | undefined;
  readonly rows: Rows;
  readonly written: Written;
  /** Options of all formats. */
  readonly options: Options = {};
  /** The files of each entry, by its name. */
  entries: Record<string, string | string[]> = {};
  /** Whether Rslib finds the entries itself. */
  hasDefaultEntries = false;
  /** Options of one format. */
  own: Partial<Record<Format, Options>> = {};
  formats: Format[] | undefined;
  /** The name of a global variable. */
  globalName: string | undefined;
  /** The name of its file: `index.mjs`, or `[name].mjs`; for Vite, without extension. */
  file: string | undefined;
  /** Whether the entry is a path without a name. */
  isUnnamed = false;
  /** Whether a function names the file of each format. */
  isNamed = false;
  /** A folder that an entry names. */
  outDir: string | undefined;
  /** Global variables of packages, for scripts. */
  globals: Record<string, string> | undefined;
  /** False if minifying is turned off in a tool that does it by default. */
  isMinified: boolean | undefined;
  /** Whether files are called .mjs and .cjs in each package. */
  hasFixedExtension: boolean | undefined;
  /** Packages that the config leaves out; a pattern leaves out what matches. */
  external: (string | RegExp)[] = [];
  /** Whether a list of them couldn't be read whole. */
  hasUnreadExternal = false;
  /** Whether the code is for a server, in a tool that builds for browsers. */
  isForServer = false;
  /** Whether every package is left out, as Rollup does without a plugin. */
  keepsPackages = false;
  /** Whether the entries stand for all modules that they import. */
  isWholeFolder = false;
  /** Whether it only bundles declarations. */
  isOnlyTypes = false;
  /** Whether declarations were asked for. */
  dts: boolean | undefined;
  /** Imports of rslib.config.ts: `pluginReact` from '@rsbuild/plugin-react'. */
  readonly plugins = new Map<string, string>();

  constructor(given: Pick<Draft, 'imports' | 'manifest' | 'rows' | 'written'>) {
    this.imports = given.imports;
    this.manifest = given.manifest;
    this.rows = given.rows;
    this.written = given.written;
  }

  /** The folder of what is built. */
  get folder(): string {
    const output = this.options['output'];
    const folder = isOptions(output) ? output['distPath'] : undefined;
    return this.outDir ?? (typeof folder === 'string' ? folder : 'dist');
  }

  get isForWeb(): boolean {
    const output = this.options['output'];
    return isOptions(output) && output['target'] === 'web';
  }

  get entryNames(): string[] {
    return Object.keys(this.entries);
  }

  /** Sets `output/minify`; objects are merged. */
  set(path: string, value: Output, format?: Format): void {
    const options = format ? (this.own[format] ??= {}) : this.options;
    merge(options, path.split('/'), value);
  }
}

function merge(options: Options, [key = '', ...rest]: string[], value: Output) {
  const known = options[key];
  if (rest.length > 0) {
    const inner = isOptions(known) ? known : (options[key] = {});
    merge(inner, rest, value);
  } else if (isOptions(known) && isOptions(value)) {
    Object.assign(known, value);
  } else {
    options[key] = value;
  }
}
