import {
  tools,
  type Conversion,
  type Note,
  type Rows,
  type Source,
  type ToolName,
} from '@rslib-website/converter/Conversion';
import { convert } from '@rslib-website/converter/convert';
import type { ConverterStrings } from '../../i18n/converter/en.ts';

export interface Answer {
  /** What is announced. */
  says: string;
  conversion?: Conversion;
  /** What the reader has to correct first, and where in it. */
  refused?: { isManifest: boolean; place?: Note['place'] };
}

/** Converts what was pasted; a text that can't be converted is refused in a sentence. */
export function convertText(
  { tool, config, manifest }: Source,
  rows: Rows,
  words: ConverterStrings,
): Answer {
  let conversion: Conversion;
  try {
    conversion = convert(
      { tool, config, manifest: manifest?.trim() ? manifest : undefined },
      rows,
    );
  } catch {
    // Of all that is given, only package.json is refused with an error.
    return { says: words.badManifest, refused: { isManifest: true } };
  }
  const { notes } = conversion;
  if (conversion.config) {
    const { done, doneWithNotes } = words;
    const count = String(notes.length);
    return {
      says: notes.length > 0 ? doneWithNotes.replace('{count}', count) : done,
      conversion,
    };
  }
  const last = notes.at(-1);
  if (!notes[0]?.reason || !last?.reason)
    return { says: words.notConverted, conversion };
  // What stopped it comes last; what comes before is inside of that.
  const { place, reason, code = '' } = last;
  const known: Readonly<Partial<Record<string, string>>> = words.refused;
  const says = (known[reason] ?? words.refused.other)
    .replace('{line}', String(place?.line))
    .replace('{code}', () => code);
  return { says, refused: { isManifest: false, place } };
}

/** The tool that a config imports from, if it does. */
export const toolOf = (config: string): ToolName | undefined =>
  tools.find(tool => new RegExp(`['"]${tool}(?:/config)?['"]`).test(config)) ??
  (/['"](?:@rollup\/|rollup-)plugin-/.test(config) ? 'rollup' : undefined);

/**
 * What the playground opens: the new config, the package.json it's for, and a file for
 * each entry in `src/`, since its own project has others.
 */
export function projectOf({ conversion }: Answer, manifest: string) {
  const { config } = conversion ?? {};
  if (!config) return undefined;
  const entries = [...config.matchAll(/'\.\/(src\/[\w./-]+\.[cm]?[jt]sx?)'/g)];
  return {
    'rslib.config.ts': config,
    ...(manifest.trim() && { 'package.json': manifest }),
    ...Object.fromEntries(
      entries
        .filter(([, path]) => path !== 'src/index.ts')
        .map(([, path = '']) => [path, `export const entry = '${path}';\n`]),
    ),
  };
}
