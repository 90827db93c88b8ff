/** A piece of code, and the name of its color: a class of the code blocks. */
export interface Token {
  text: string;
  color?: string;
}

const KEYWORDS =
  'as|async|await|break|case|catch|class|const|continue|declare|default|delete|do|else|export|extends|finally|for|from|function|get|if|import|in|instanceof|interface|let|new|of|private|readonly|return|set|static|switch|this|throw|try|type|typeof|var|void|while|yield';
const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\[^])*\``;
const NUMBER = String.raw`\b\d[\w.]*`;
const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`;

/** For each language, what has which color; the first that fits wins. */
const LANGUAGES: Record<string, readonly (readonly [string, string])[]> = {
  js: [
    ['tokenComment', COMMENT],
    ['tokenString', STRING],
    ['tokenKeyword', String.raw`(?<![.\w$])(?:${KEYWORDS})\b(?!\s*:)`],
    ['tokenConstant', String.raw`${NUMBER}|\b(?:true|false|null|undefined)\b`],
    ['tokenFunction', String.raw`\b[a-z_$][\w$]*(?=\()`],
  ],
  css: [
    ['tokenComment', String.raw`\/\*[^]*?\*\/`],
    ['tokenString', STRING],
    ['tokenConstant', String.raw`(?<=:)[\w#%., -]+(?=[;}])`],
    ['tokenFunction', String.raw`[.#][a-z_][\w-]*`],
  ],
  json: [
    ['tokenFunction', String.raw`"[^"]*"(?=\s*:)`],
    ['tokenString', STRING],
    ['tokenConstant', String.raw`${NUMBER}|\b(?:true|false|null)\b`],
  ],
};

const patterns = new Map<string, RegExp>();

/** Splits code into tokens; what has no color of its own is plain text. */
export function colorize(code: string, file: string): Token[] {
  const language = languageOf(file);
  const rules = LANGUAGES[language] ?? [];
  const pattern =
    patterns.get(language) ??
    new RegExp(rules.map(([, rule]) => `(${rule})`).join('|'), 'g');
  patterns.set(language, pattern);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of rules.length > 0 ? code.matchAll(pattern) : []) {
    const [text] = match;
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const group = match.findIndex((found, at) => at > 0 && found !== undefined);
    const color = rules[group - 1]?.[0];
    tokens.push(color ? { text, color } : { text });
    end = match.index + text.length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}

function languageOf(file: string): string {
  if (/\.(?:css|less|scss)$/.test(file)) return 'css';
  if (/\.(?:json|map)$/.test(file)) return 'json';
  return /\.[cm]?[jt]sx?$/.test(file) ? 'js' : '';
}
