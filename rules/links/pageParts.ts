import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { childOf, childrenOf, nameOf } from '../../content-model/nodeFields.ts';
import { readProps } from '../../content-model/readProps.ts';
import type { Page } from '../../content-model/Page.ts';
import {
  walk,
  type EsNode,
  type SyntaxNode,
} from '../../content-model/SyntaxNode.ts';
import { diagramStrings } from '../../i18n/diagrams/index.ts';
import { defaultLang, type Lang } from '../../site/locales.ts';
import { didYouMean } from '../../shared/nearest.ts';
import { type PageFinding, pageRule } from '../Rule.ts';

const source = path.join(
  import.meta.dirname,
  '../../theme/mdx/authorComponents.tsx',
);
const DIAGRAM = 'Diagram';
/** Components of every page: from plugins/diagrams, PageContent.tsx, and that file. */
const given = [
  DIAGRAM,
  'ConvertConfig',
  'ErrorDecoder',
  ...[...readFileSync(source, 'utf8').matchAll(/^ +([A-Z]\w+),$/gm)].map(
    ([, name = '']) => name,
  ),
];

/** Each component, import, and drawing of a page exists, and its name is an address. */
export const pageParts = pageRule({
  id: 'page-parts',
  why: "The site won't build.",
  check: (page, { root }) => {
    const code = [...walk(page.tree)].filter(({ type }) => type === 'mdxjsEsm');
    const known = [...given, ...code.flatMap(namesIn)];
    return [
      ...oddName(page),
      ...code.flatMap(node => lostImports(page, root, node)),
      ...[...walk(page.tree)].flatMap(node => {
        const name = componentOf(node);
        if (!name) return [];
        if (!known.includes(name)) return [unknownComponent(node, known)];
        return name === DIAGRAM ? unknownDiagram(page, node) : [];
      }),
    ];
  },
});

function oddName({ file }: Page): PageFinding[] {
  const [odd] = /[^\w./-]/u.exec(file) ?? [];
  if (odd === undefined) return [];
  return [
    {
      line: 1,
      what: `The name of this file has “${odd}” in it, which addresses can't have.`,
      remedy: 'Use small letters, digits, and hyphens.',
    },
  ];
}

/** The name a component has in code; tags in lower case are HTML. */
function componentOf({ type, name }: SyntaxNode): string | undefined {
  if (!/^mdxJsx(?:Flow|Text)Element$/.test(type)) return undefined;
  const [first = ''] = (name ?? '').split('.');
  return /^[A-Z]/.test(first) ? first : undefined;
}

function statementsOf({ data }: SyntaxNode): EsNode[] {
  return data?.estree ? childrenOf(data.estree, 'body') : [];
}

/** What the imports and exports of a page call something. */
function namesIn(node: SyntaxNode): string[] {
  return statementsOf(node).flatMap(statement => {
    const declared = statement['declaration']
      ? childOf(statement, 'declaration')
      : undefined;
    return [
      ...childrenOf(statement, 'specifiers').map(({ local }) => local),
      ...(declared ? childrenOf(declared, 'declarations') : []).map(
        ({ id }) => id,
      ),
      declared?.['id'],
    ]
      .map(nameOf)
      .filter(name => name !== undefined);
  });
}

function lostImports(
  page: Page,
  root: string,
  node: SyntaxNode,
): PageFinding[] {
  return statementsOf(node).flatMap(statement => {
    const value = nameOf(statement['source']) ?? '';
    const folder = path.join(root, path.dirname(page.file));
    if (!value.startsWith('.') || existsSync(path.join(folder, value))) {
      return [];
    }
    return [
      {
        line: statement.loc?.start.line ?? node.position.start.line,
        what: `There is no file ${value} to import.`,
        remedy: 'Correct the path, with its extension, or remove the import.',
      },
    ];
  });
}

function unknownComponent(
  { name, position }: SyntaxNode,
  known: readonly string[],
): PageFinding {
  const meant = didYouMean(name ?? '', known);
  return {
    line: position.start.line,
    what: `There is no component ${name}.`,
    remedy: `${meant ? `Did you mean ${meant}? Otherwise, import` : 'Import'} it, or write what isn't a component as code.`,
  };
}

function unknownDiagram({ lang }: Page, node: SyntaxNode): PageFinding[] {
  const names = Object.keys(
    // A language without strings has those of the default one.
    diagramStrings[lang as Lang] ?? diagramStrings[defaultLang],
  );
  const name = String(readProps(node)['name']);
  if (names.includes(name)) return [];
  const meant = didYouMean(name, names);
  return [
    {
      line: node.position.start.line,
      what: `There is no drawing named ${name}.`,
      remedy: `${meant ? `Did you mean ${meant}? ` : ''}Those with strings in i18n/diagrams/ are ${names.join(', ')}.`,
    },
  ];
}
