const COMMENT = /\/\*[^]*?\*\//g;
const GLOBAL = /:global\([^)]*\)/g;
/** A declaration: text between braces that ends with a semicolon, so not a selector. */
const DECLARATION = /[^{};]*;/g;
const CLASS = /\.([a-z][\w-]*)/gi;

/** A module with the names of a style sheet's classes, and none of its rules. */
export function writeNames(
  css: string,
  nameOf: (local: string) => string,
): string {
  const classes = css
    .replaceAll(COMMENT, '')
    .replaceAll(GLOBAL, '')
    .replaceAll(DECLARATION, '')
    .matchAll(CLASS);
  const names = Object.fromEntries(
    [...classes].map(([, local = '']) => [local, nameOf(local)]),
  );
  return `export default ${JSON.stringify(names)};`;
}
