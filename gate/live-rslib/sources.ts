// The projects that cases.ts builds.

export const manifest = (fields: object = {}) =>
  JSON.stringify(
    { name: 'pg', version: '1.2.3', type: 'module', ...fields },
    null,
    2,
  ) + '\n';
/** TypeScript with classes, types, and what the compiler has to lower. */
export const base = {
  'src/index.ts': `import { clamp } from './clamp';\nimport { Queue, type Job } from './queue';\n/** Public. */\nexport const percent = (n: number): string => \`\${clamp(n, 0, 100)}%\`;\nexport { Queue, type Job };\nexport default percent;\nexport enum Level { Low, High = 5 }\n`,
  'src/clamp.ts': `// keep me?\nexport function clamp(v: number, lo: number, hi: number) {\n  return Math.min(Math.max(v, lo), hi);\n}\nexport const unused = 1;\n`,
  'src/queue.ts': `export interface Job<T = unknown> { run(): Promise<T>; name?: string }\nexport class Queue {\n  #jobs: Job[] = [];\n  static limit = 4;\n  add(job: Job) { this.#jobs.push(job); return this.#jobs.length; }\n  async drain() { const out: unknown[] = []; for (const j of this.#jobs) out.push(await j?.run?.() ?? null); this.#jobs.length = 0; return { ...out }; }\n}\n`,
};
export const css = {
  'src/index.ts': `import styles from './button.module.css';\nimport './global.css';\nexport const button = (t: string) => \`<b class="\${styles.root} \${styles['is-on']}">\${t}</b>\`;\n`,
  'src/button.module.css': `.root { color: red; display: flex; }\n.is-on { composes: root; color: color-mix(in srgb, red, blue); user-select: none; }\n`,
  'src/global.css': `@import './base.css';\n:root { --gap: 4px; }\nbody { margin: var(--gap); background: url('./dot.svg'); }\n`,
  'src/base.css': `html { color-scheme: light dark; }\n`,
  'src/dot.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><circle r="1"/></svg>\n`,
  'src/env.d.ts': `declare module '*.module.css';\n`,
};
export const react = {
  'src/index.tsx': `import { useState } from 'react';\nimport { Label } from './Label';\nexport function Counter({ start = 0 }: { start?: number }) {\n  const [n, set] = useState(start);\n  return <button className="c" onClick={() => set(n + 1)}><Label text={String(n)} /><>ok</></button>;\n}\n`,
  'src/Label.tsx': `'use client';\nexport const Label = (p: { text: string }) => <span {...p}>{p.text}</span>;\n`,
  'tsconfig.json': `{ "compilerOptions": { "jsx": "react-jsx", "strict": true } }\n`,
};
export const reactManifest = manifest({ peerDependencies: { react: '>=18' } });
export const dep = {
  'node_modules/tiny-cjs/package.json': `{"name":"tiny-cjs","version":"1.0.0","main":"index.js"}`,
  'node_modules/tiny-cjs/index.js': `exports.hi = function (n) { return 'hi ' + n; };\nexports.env = process.env.NODE_ENV;\n`,
  'node_modules/tiny-esm/package.json': `{"name":"tiny-esm","version":"1.0.0","type":"module","exports":{".":{"import":"./i.js"},"./sub":"./sub.js"},"sideEffects":false}`,
  'node_modules/tiny-esm/i.js': `export * from './sub.js';\nexport const a = 1;\n`,
  'node_modules/tiny-esm/sub.js': `export const sub = () => import('./lazy.js');\nexport const dead = 'dead';\n`,
  'node_modules/tiny-esm/lazy.js': `export default 'lazy';\n`,
};
export const depSrc = {
  'src/index.ts': `import { hi } from 'tiny-cjs';\nimport { sub, a } from 'tiny-esm';\nimport { readFileSync } from 'node:fs';\nimport path from 'path';\nexport const go = async () => [hi('x'), a, await sub(), readFileSync, path.sep];\n`,
};

/** The same with every type written down, as `dts.isolated` asks for. */
export const declared = {
  ...base,
  'tsconfig.json': `{ "compilerOptions": { "strict": true, "isolatedDeclarations": true, "declaration": true, "rootDir": "src" }, "include": ["src"] }\n`,
  'src/clamp.ts': base['src/clamp.ts'].replace(
    'hi: number)',
    'hi: number): number',
  ),
  'src/queue.ts': base['src/queue.ts']
    .replace('add(job: Job)', 'add(job: Job): number')
    .replace('async drain()', 'async drain(): Promise<object>')
    .replace('static limit = 4', 'static limit: number = 4'),
};
