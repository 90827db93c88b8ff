/** What a developer document names that can be looked up. */
export type Name =
  | { kind: 'script'; text: string; script: string }
  | { kind: 'path'; text: string; path: string };

/** Made by commands, so a clean clone doesn't have them; releases have the last two. */
const GENERATED =
  /^(?:dist|\.cache|test-results|node_modules)(?:\/|$)|^(?:licenses\.txt|sbom\.cdx\.json)$/;
const MEDIA_TYPE = /^(?:text|application|image)\//;
/** Placeholders, globs with names of our choice, addresses, packages, and prose. */
const NOT_A_PATH =
  /[\s<>{}()…=:,;$'"|?#&!+~]|^[/@]|^https?|\/\.\.|^\.+$|^\.\w+$|^v\d/;
/** Extensions of our files; `dist/x.js` of an example isn't ours. */
const FILE = /\.(?:ts|tsx|css|md|mdx|json|json5|yml|svg|floor|txt)$/;

/** Names in backticks, in shell blocks, and in links. */
export function findNames(markdown: string): Name[] {
  const shell = [...markdown.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(
    ([, block = '']) => block.split('\n').map(line => line.replace(/#.*/, '')),
  );
  const prose = markdown.replace(/^ *```.*?^ *```/gms, '');
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const links = [...prose.matchAll(/\]\((\.[^)#\s]+)/g)].map(
    ([, text = '']) => text,
  );
  return [
    ...[...shell, ...code].flatMap(commandNames),
    ...[...code, ...links].flatMap(pathNames),
  ];
}

function commandNames(line: string): Name[] {
  const scripts = [
    ...line.matchAll(/\bnpm run (?:--\S+ )*((?:gate )?[\w:]+)/g),
  ].map(([text, script = '']): Name => ({ kind: 'script', text, script }));
  const files = [...line.matchAll(/\b(?:node|bash) ([\w./-]+\/[\w./-]+)/g)].map(
    ([text, path = '']): Name => ({ kind: 'path', text, path }),
  );
  return [...scripts, ...files];
}

function pathNames(text: string): Name[] {
  const isPath = text.includes('/') || FILE.test(text);
  if (!isPath || NOT_A_PATH.test(text)) return [];
  if (GENERATED.test(text) || MEDIA_TYPE.test(text)) return [];
  return [{ kind: 'path', text, path: text.replace(/\/$/, '') }];
}
