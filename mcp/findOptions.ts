import type { OptionEntry } from './readOptions.ts';

/** The options that a name may refer to, exact match first: `dts` is `lib.dts`. */
export function findOptions(
  options: readonly OptionEntry[],
  name: string,
): OptionEntry[] {
  const asked = name
    .trim()
    .replace(/`|^rslib\.|\(\)$/g, '')
    .toLowerCase();
  const rank = (option: OptionEntry): number => {
    const full = option.name.toLowerCase();
    const short = full.replace(/^lib\./, '');
    if (full === asked) return 0;
    if (short === asked) return 1;
    return full.endsWith(`.${asked}`) ? 2 : 3;
  };
  return options
    .filter(option => rank(option) < 3)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** An option as text: name, type, default, what it does, and where to read more. */
export function describeOption({
  name,
  facts,
  description,
  url,
}: OptionEntry): string {
  return [`## ${name}`, facts.join('\n'), description, url]
    .filter(Boolean)
    .join('\n\n');
}
