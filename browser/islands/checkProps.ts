/**
 * An island's props are written into the page as JSON. Anything else would be
 * missing in the browser, and hydration would fail.
 */
export function checkProps(id: string, props: object): void {
  for (const [name, value] of Object.entries(props)) {
    const found = whatIsNotJson(value);
    if (!found) continue;
    throw new Error(
      `The island ${id} gets ${found} in \`${name}\`, which cannot be written into the page. ` +
        (name === 'children'
          ? 'Put what stands inside it into the file of the island.'
          : 'Hand over text, numbers, lists or plain objects, and make the rest in the file of the island.'),
    );
  }
}

function whatIsNotJson(value: unknown): string | undefined {
  if (/^(?:function|symbol|bigint)$/.test(typeof value))
    return `a ${typeof value}`;
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('$$typeof' in value) return 'an element';
  const { constructor } = value;
  if (!Array.isArray(value) && constructor && constructor !== Object) {
    return `a ${constructor.name}`;
  }
  return Object.values(value).map(whatIsNotJson).find(Boolean);
}
