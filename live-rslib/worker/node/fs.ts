import './globals.ts';
import { memfs } from 'memfs';

interface Stats {
  isDirectory: () => boolean;
  isFile: () => boolean;
}

/** What we call ourselves; the tools and Rspack have all of `node:fs`. */
interface Files {
  existsSync: (path: string) => boolean;
  mkdirSync: (path: string, options?: { recursive: true }) => void;
  readFileSync: (path: string, encoding: 'utf8') => string;
  writeFileSync: (path: string, text: string) => void;
  readdirSync: {
    (path: string): string[];
    (path: string, options: { withFileTypes: true }): object[];
  };
  rmSync: (path: string, options: { recursive: true; force: true }) => void;
  statSync: {
    (path: string): Stats;
    (path: string, options: { throwIfNoEntry: false }): Stats | undefined;
  };
  promises: object;
}

const files = memfs({}, '/');

/**
 * The one file system: of the tools in JavaScript, and of Rspack through WASI. It is
 * never reset as a whole, because WebAssembly holds `/` open and would wait for ever.
 */
// Its types need those of Node.js, which code for browsers doesn't have.
export const fs = files.fs as unknown as Files;
export const vol: unknown = files.vol;
