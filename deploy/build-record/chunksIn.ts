import { ENGINE_FOLDER } from '../../shared/buildFiles.ts';

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

/** Rslib for the browser, in the script that starts its workers and loads the rest. */
const ENGINE = new RegExp(
  `${ENGINE_FOLDER}(?:rslib|types|typescript|libs|packages|declarations)\\.[0-9a-f]{10}\\.js(?:on)?`,
  'g',
);
/** What it and its chunks load: chunks by number or by name, and WebAssembly in parts. */
const BESIDE_ENGINE =
  /(?:\d:"|"\.\/)([0-9a-f]{10})(?:\.js)?"|rspack\.\d\.[0-9a-f]{10}\.wasm/g;

export function engineIn(script: string): string[] {
  return script.match(ENGINE) ?? [];
}

/** The files that a script of Rslib for the browser names. */
export function engineFilesIn(script: string): string[] {
  return [...script.matchAll(BESIDE_ENGINE)].map(
    ([part, chunk]) => ENGINE_FOLDER + (chunk ? `${chunk}.js` : part),
  );
}

function pairsIn(object: string): [key: string, value: string][] {
  return [...object.matchAll(/"?([\w-]+)"?\s*:\s*"([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value],
  );
}
