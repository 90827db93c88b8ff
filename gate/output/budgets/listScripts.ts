/** The scripts that a document loads or preloads, in order, without duplicates. */
export function listScripts(html: string): string[] {
  const addresses = [...html.matchAll(/<(script|link)\b([^>]*)>/g)].map(
    ([, tag, attributes = '']) => {
      if (tag === 'script') return readAttribute(attributes, 'src');
      const rel = readAttribute(attributes, 'rel');
      const isScript =
        rel === 'modulepreload' ||
        (rel === 'preload' && readAttribute(attributes, 'as') === 'script');
      return isScript ? readAttribute(attributes, 'href') : undefined;
    },
  );
  const found = new Set(addresses.filter(address => address !== undefined));
  for (const address of found) {
    if (!/^\/(?!\/)/.test(address)) {
      throw new Error(
        `The page loads ${address}, which isn't part of the build, so it can't be weighed. Serve it from the site itself.`,
      );
    }
  }
  return [...found];
}

function readAttribute(attributes: string, name: string): string | undefined {
  const pattern = new RegExp(
    `(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`,
  );
  const match = pattern.exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}
