import { brotliCompressSync } from 'node:zlib';
import { readBuiltFiles } from '../../content-model/readBuiltIndex.ts';
import { LocalSearch } from '@rslib-website/search/LocalSearch';
import { SNIPPET_WORDS } from '@rslib-website/search/limits';

interface FirstAnswer {
  query: string;
  bytes: number;
  files: number;
}

/** What a reader's browser loads to answer each query, if it's the first one. */
export async function measureFirstAnswers(
  queries: readonly string[],
  dist: string,
  lang: string,
): Promise<{ worst: FirstAnswer; line: string }> {
  const read = readBuiltFiles(dist);
  const sizes = new Map<string, number>();
  const answers: FirstAnswer[] = [];
  for (const query of queries) {
    const names = new Set<string>();
    const search = new LocalSearch({
      lang,
      otherLangs: [],
      nameOf: name => name,
      toLang: page => page,
      load: async name => {
        names.add(name);
        const data = await read(name);
        if (!sizes.has(name)) {
          sizes.set(name, brotliCompressSync(JSON.stringify(data)).length);
        }
        return data;
      },
    });
    await search.search(query, SNIPPET_WORDS);
    const bytes = [...names].reduce(
      (sum, name) => sum + (sizes.get(name) ?? 0),
      0,
    );
    answers.push({ query, bytes, files: names.size });
  }
  const spread = (kind: 'bytes' | 'files') => {
    const sorted = answers.map(one => one[kind]).sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)];
    return `${middle} (at most ${sorted.at(-1)})`;
  };
  const [worst = { query: '', bytes: 0, files: 0 }] = answers.toSorted(
    (a, b) => b.bytes - a.bytes,
  );
  return {
    worst,
    line: `${spread('bytes')} B brotli in ${spread('files')} files`,
  };
}
