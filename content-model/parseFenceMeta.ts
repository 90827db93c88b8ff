/** What follows the language of a fence. */
export interface FenceMeta {
  /** `key="value"` pairs. */
  values: Record<string, string>;
  /** Everything else, word by word. */
  words: string[];
}

const pair = /([\w-]+)="([^"]*)"/g;

/** Reads the words after the language of a fence: `title="a.ts" example="b"`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const values: Record<string, string> = {};
  const rest = meta.replace(pair, (_, key: string, value: string) => {
    values[key] = value;
    return '';
  });
  return { values, words: rest.split(/\s+/).filter(word => word !== '') };
}
