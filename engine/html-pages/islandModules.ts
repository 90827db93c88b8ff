import { fileURLToPath } from 'node:url';
import type { Island } from './findIslands.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const HELPER = here('../../browser/islands/Island.tsx');
const AUTHORED = here('../../theme/mdx/withAuthorComponents.tsx');

const json = (value: unknown) => JSON.stringify(value);
const isPage = ({ file }: Island) => file.endsWith('.mdx');
const isComponent = (name: string) => /^(?:default$|[A-Z])/.test(name);
/** The same on every machine; two files with the same name share a chunk. */
const chunkOf = ({ id }: Island) =>
  `island-${/(\w+)\.\w+$/.exec(id)?.[1] ?? ''}`;
const load = (file: string, chunk: string) =>
  `import(/* webpackChunkName: ${json(chunk)} */ ${json(file)})`;
const nameOf = ({ id }: Island, name: string) => json(`${id}#${name}`);

/** How the browser gets the code of each island: a chunk of its own. */
export function writeRegistry(islands: readonly Island[]): string {
  const entries = islands.flatMap(island => {
    const part = load(island.file, chunkOf(island));
    if (isPage(island)) {
      return `${nameOf(island, 'default')}: () => Promise.all([${part}, ${load(AUTHORED, 'island-page')}]).then(([page, { withAuthorComponents }]) => withAuthorComponents(page.default)),`;
    }
    return island.exports
      .filter(isComponent)
      .map(
        name =>
          `${nameOf(island, name)}: () => ${part}.then(part => part[${json(name)}]),`,
      );
  });
  return `export const islands = {\n${entries.join('\n')}\n};\n`;
}

/** While pages are rendered, each component of an island marks where it is. */
export function writeMarked(
  island: Island,
  /** Whether the page starts it, instead of a behavior. */
  isStarted: boolean,
): string {
  const source = json(`${island.file}?source`);
  const head = [
    `import { createIsland } from ${json(HELPER)};`,
    `import * as source from ${source};`,
  ];
  if (isPage(island)) {
    return [
      ...head,
      `import { withAuthorComponents } from ${json(AUTHORED)};`,
      `export * from ${source};`,
      `export default createIsland(${nameOf(island, 'default')}, withAuthorComponents(source.default), { isStarted: ${isStarted}, page: source.default });`,
    ].join('\n');
  }
  return [
    ...head,
    ...island.exports.map(name => {
      if (!isComponent(name)) return `export { ${name} } from ${source};`;
      const made = `createIsland(${nameOf(island, name)}, source[${json(name)}], { isStarted: ${isStarted} })`;
      return name === 'default'
        ? `export default ${made};`
        : `export const ${name} = ${made};`;
    }),
  ].join('\n');
}
