/** What the bundler writes where it makes the address of a chunk. */
const ADDRESS =
  /"(static\/js\/[\w-]+\/)"\s*\+\s*\(\(\{([^}]*)\}\)\[\w+\]\s*\|\|\s*\w+\)\s*\+\s*"\."\s*\+\s*\(\{([^}]*)\}\)\[\w+\]\s*\+\s*"\.js"/;

/** The files that an entry script loads on demand, such as search. */
export function chunksIn(script: string): string[] {
  const [, folder, names = '', hashes = ''] = ADDRESS.exec(script) ?? [];
  if (folder === undefined) {
    throw new Error(
      "The entry script doesn't list its chunks as the bundler used to, so nobody can tell whether one is missing. Look for `static/js/` in static/js/index.*.js and update deploy/build-record/chunksIn.ts.",
    );
  }
  const nameOf = new Map(pairsIn(names));
  return pairsIn(hashes).map(
    ([id, hash]) => `/${folder}${nameOf.get(id) ?? id}.${hash}.js`,
  );
}

function pairsIn(object: string): [key: string, value: string][] {
  return [...object.matchAll(/"?([\w-]+)"?\s*:\s*"([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value],
  );
}
