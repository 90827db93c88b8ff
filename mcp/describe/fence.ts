/** A block of code with its title; the ending of the name tells the language. */
export function fence(title: string, text: string): string {
  const ending = /\.(\w+)(?: \(|$)/.exec(title)?.[1] ?? 'text';
  // Longer than any fence inside, which would otherwise end the block.
  const longest = Math.max(
    2,
    ...(text.match(/`{3,}/g) ?? []).map(x => x.length),
  );
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${ending} title="${title}"\n${text.trimEnd()}\n${ticks}`;
}

/** The start of a text, and how much of it is missing. */
export function shorten(text: string, most: number): string {
  return text.length > most
    ? `${text.slice(0, most)}\n… and ${text.length - most} more characters`
    : text;
}
