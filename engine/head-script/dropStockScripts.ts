import { VISITED_KEY } from '../../shared/storageKeys.ts';

interface Tag {
  tag: string;
  attrs?: Record<string, unknown>;
  children?: string;
}

/** The engine's inline scripts that ours does the work of, and how to tell each. */
const STOCK_SCRIPTS = { theme: 'rp-dark', language: VISITED_KEY };

export type StockScript = keyof typeof STOCK_SCRIPTS;

/** Takes out the engine's inline scripts: all of those expected, and no unknown one. */
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
