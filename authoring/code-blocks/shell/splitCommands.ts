/** The commands in a shell block, each split into words. */
export function splitCommands(code: string): string[][] {
  return code
    .replace(/\\\n/g, ' ')
    .split(/\n|&&|;|\|\|?/)
    .map(command => command.replace(/(?:^|\s)#.*$/, '').trim())
    .filter(command => command !== '')
    .map(splitWords)
    .map(dropVariables);
}

/** Splits at spaces, except within quotes. */
function splitWords(command: string): string[] {
  return [...command.matchAll(/(?:"[^"]*"|'[^']*'|\S)+/g)].map(([word]) =>
    word.replace(/["']/g, ''),
  );
}

/** `NODE_ENV=production rslib` is the command rslib. */
function dropVariables(words: string[]): string[] {
  const first = words.findIndex(word => !/^[A-Z_][A-Z0-9_]*=/.test(word));
  return first < 0 ? [] : words.slice(first);
}
