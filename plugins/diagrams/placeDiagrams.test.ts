import { describe, expect, test } from '@rstest/core';
import { diagramStrings } from '../../i18n/diagrams/index.ts';
import { placeDiagrams, type PageNode } from './placeDiagrams.ts';

function page(...names: string[]): PageNode {
  return {
    type: 'root',
    children: names.map(name => ({
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
      children: [],
    })),
  };
}

function place(tree: PageNode): PageNode[] {
  placeDiagrams(tree, diagramStrings.zh);
  return tree.children ?? [];
}

describe('a diagram in a page', () => {
  test('becomes the drawing of its name, with strings of its language', () => {
    const [imported, drawing] = place(page('externals'));
    expect(JSON.stringify(imported)).toContain(
      '@theme/mdx/diagram/Externals.tsx',
    );
    expect(drawing?.name).toBe('ExternalsDiagram');
    const strings = JSON.stringify(drawing?.attributes);
    expect(strings).toContain(diagramStrings.zh.externals.title);
    expect(strings).not.toContain(diagramStrings.zh.build.title);
  });

  test('says which characters of its strings belong together', () => {
    const [, drawing] = place(page('externals'));
    const strings = JSON.stringify(drawing?.attributes);
    expect(strings).toContain('而\u2060且');
    // The caption is broken by the browser.
    expect(strings).toContain(diagramStrings.zh.externals.description);
  });

  test('is imported once, and only where it is', () => {
    expect(place(page('build', 'build')).map(({ type }) => type)).toEqual([
      'mdxjsEsm',
      'mdxJsxFlowElement',
      'mdxJsxFlowElement',
    ]);
    expect(place({ type: 'root', children: [] })).toEqual([]);
  });

  test('that does not exist stops the build and says which do', () => {
    const tree = page('external');
    Object.assign(tree.children?.[0] ?? {}, {
      position: { start: { line: 312 } },
    });
    expect(() => place(tree)).toThrow(
      /Line 312: there is no diagram external\..*build, structure/,
    );
  });
});
