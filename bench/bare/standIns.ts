/**
 * Replaces the components our pages import from our theme with the stock theme's
 * own, such as its tabs. Diagrams have no counterpart and are left out, which
 * makes the stock page lighter, not heavier.
 */
export function withStandIns(source: string): string {
  const [, head = '', body = source] =
    /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const without = body.replace(/^<Diagram [^>]*\/>\n/gm, '');
  const used = ['PackageManagerTabs', 'Tabs', 'Tab'].filter(name =>
    new RegExp(`^\\s*<${name}[\\s>]`, 'm').test(without),
  );
  if (used.length === 0) return head + without;
  return `${head}\nimport { ${used.join(', ')} } from '@rspress/core/theme';\n${without}`;
}
