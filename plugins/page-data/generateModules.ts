import type { SidebarNode } from '../../universal/pageFacts.ts';
import { chunkName } from './chunkName.ts';
import type { PageRoute } from './types.ts';

/** Code of the module that lists the sections: all that every page loads. */
export function generateSectionList(
  sections: readonly { name: string; prefix: string }[],
  requestFor: (name: string) => string,
): string {
  const entries = sections.map(
    ({ name, prefix }) =>
      // The browser compares addresses in lower case.
      `{ prefix: ${json(prefix.toLowerCase())}, load: () => import(/* webpackChunkName: ${json(name)} */ ${json(requestFor(name))}) }`,
  );
  return `export const sections = [\n${entries.join(',\n')}\n];\n`;
}

/** Code of a section: its sidebar and how to load each of its pages. */
export function generateSection(
  sidebar: readonly SidebarNode[],
  routes: readonly PageRoute[],
  requestFor: (relativePath: string) => string,
): string {
  const entries = routes.map(
    ({ routePath, relativePath, lang, version }) =>
      `[${json(routePath)}, ${json(relativePath)}, ${json(lang)}, ${json(version)}, () => import(/* webpackChunkName: ${json(chunkName('page', relativePath))} */ ${json(requestFor(relativePath))})]`,
  );
  return (
    `export const sidebar = ${json(sidebar)};\n` +
    `export const routes = [\n${entries.join(',\n')}\n];\n`
  );
}

/** Code of a page: its own module, and what the build knows about it. */
export function generatePage(absolutePath: string, facts: object): string {
  return (
    `import * as page from ${json(absolutePath)};\n` +
    `export { page };\n` +
    `export const facts = ${json(facts)};\n`
  );
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
