/** Its package.json, without `engines`. */
export const manifest = {
  name: 'proof',
  type: 'module',
  dependencies: { '@swc/helpers': '*', mitt: '*' },
};

/**
 * A library that notices each option we prove: it has a dependency, its own
 * modules, newer syntax, module variables of both worlds, a style and an image.
 * Kept as text, because our own tools should not read it as code of ours.
 */
export const projectFiles: Record<string, string> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'esnext',
      module: 'esnext',
      moduleResolution: 'bundler',
      rootDir: './src',
      strict: true,
      noEmit: true,
      types: [],
      paths: { '@/*': ['./src/*'] },
    },
    include: ['src'],
  }),
  'src/index.ts': `
import mitt from 'mitt';
import { round } from '@/parts/round';
import '@/style.css';

declare const __dirname: string;
export const folder = () => __dirname;
export const address = () => import.meta.url;
export const events = () => mitt();
export const half = (value?: number) => round((value ?? 0) / 2);
export type { Rounder } from './parts/round';
export class Counter {
  #count = 0;
  static start = new Counter();
  next() {
    return ++this.#count;
  }
}
`,
  'src/parts/round.ts': `
import logo from './logo.svg';

export type Rounder = (value: number) => number;
export const round: Rounder = value => Math.round(value);
export const picture: string = logo;
`,
  'src/parts/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/style.css': '.a { color: red; & .b { color: blue; } }',
  'src/files.d.ts': `declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.css';
`,
};
