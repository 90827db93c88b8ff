import { VISITED_KEY } from '../../shared/storageKeys.ts';

interface Tag {
  tag: string;
  attrs?: Record<string, unknown>;
  children?: string;
}

/**
 * The engine's inline scripts that ours replaces, each with a text that identifies it.
 */
const STOCK_SCRIPTS = { theme: 'rp-dark', language: VISITED_KEY };

export type StockScript = keyof typeof STOCK_SCRIPTS;

/**
 * Removes the engine's inline scripts; fails if one is unknown or an expected one is
 * missing.
 */
export function dropStockScripts<T extends Tag>(
  tags: readonly T[],
  expected: readonly StockScript[],
): T[] {
  const isInline = ({ tag, attrs }: Tag) => tag === 'script' && !attrs?.src;
  const scripts = tags
    .filter(isInline)
    .map(({ children = '' }) => children.trim());
  const unknown = scripts.find(
    code => !Object.values(STOCK_SCRIPTS).some(sign => code.includes(sign)),
  );
  const missing = expected.find(
    name => !scripts.some(code => code.includes(STOCK_SCRIPTS[name])),
  );
  if (unknown ?? missing) {
    throw new Error(
      (unknown
        ? `[head-script] The engine writes an inline script into pages that we don't know: ${unknown.slice(0, 120)}… `
        : `[head-script] The engine no longer writes its inline script for the ${missing}, which ours stands in for. `) +
        'Read what it does now, decide whether engine/head-script has to do it, and adapt dropStockScripts.ts.',
    );
  }
  return tags.filter(tag => !isInline(tag));
}
