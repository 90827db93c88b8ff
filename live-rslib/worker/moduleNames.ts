// rsbuild-plugin-dts asks @ast-grep/napi, which is native, for one thing: where a
// declaration file names other modules. This answers the same question.

/** A name of a module in a text, without its quotes. */
export interface ModuleName {
  text: string;
  start: number;
  end: number;
}

interface Token {
  kind: 'word' | 'string' | 'mark';
  text: string;
  start: number;
}

// Declarations have no regular expressions, so a slash always begins a comment.
const TOKEN =
  /\/\*[^]*?\*\/|\/\/.*|(?<string>"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')|(?<word>[\p{ID_Start}$_#][\p{ID_Continue}$]*)|(?<mark>[^\s])/gu;

/** The names of modules in a declaration file, in their order. */
export function findModuleNames(text: string): ModuleName[] {
  const tokens = readTokens(text);
  return tokens.flatMap((token, index) =>
    token.kind === 'string' && namesModule(tokens, index)
      ? {
          text: token.text.slice(1, -1),
          start: token.start + 1,
          end: token.start + token.text.length - 1,
        }
      : [],
  );
}

function readTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(match => {
    const [[kind] = []] = Object.entries(match.groups ?? {}).filter(
      ([, value]) => value !== undefined,
    );
    return kind === 'word' || kind === 'string' || kind === 'mark'
      ? { kind, text: match[0], start: match.index }
      : [];
  });
}

/** `from '…'`, `import '…'`, `import('…')`, or `require('…')`. */
function namesModule(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before?.text === '(') {
    const callee = tokens[index - 2];
    const owner = tokens[index - 3];
    return (
      owner?.text !== '.' &&
      (callee?.text === 'import' || callee?.text === 'require')
    );
  }
  return before?.text === 'from' || before?.text === 'import';
}

/** `parseAsync` of @ast-grep/napi, for the one pattern that is asked for. */
export async function readModuleNames(_language: string, text: string) {
  const matches = findModuleNames(text).map(name => ({
    getMatch: () => ({
      text: () => name.text,
      range: () => ({ start: { index: name.start }, end: { index: name.end } }),
    }),
  }));
  return { root: () => ({ findAll: () => matches }) };
}
