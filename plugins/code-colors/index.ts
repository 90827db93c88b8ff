import type { RspressPlugin } from '@rspress/core';
import { addTransformer, type Transformer } from '../addTransformer.ts';
import { colorClass } from './colorClass.ts';
import { joinTokens } from './joinTokens.ts';

interface HastElement {
  properties: Record<string, unknown>;
}

/** Takes the style attribute off an element; its color becomes a class. */
function replaceStyle({ properties }: HastElement): void {
  if (typeof properties.style !== 'string') return;
  const name = colorClass(properties.style);
  delete properties.style;
  if (name) properties.class = name;
}

const transformer: Transformer = {
  name: 'code-colors',
  pre: replaceStyle,
  span: replaceStyle,
  // Last of all: others look for the highlighter's own elements.
  root: ({ children: [pre] }) => {
    if (pre?.type === 'element') joinTokens(pre);
  },
};

/**
 * Writes the colors of code as classes instead of style attributes: those have
 * no hash of their own, so the content policy would have to allow all of them
 * (decisions/0009-content-security.md). Only what has a color is an element.
 */
export function pluginCodeColors(): RspressPlugin {
  return {
    name: 'code-colors',
    config: config => addTransformer(config, transformer),
  };
}
