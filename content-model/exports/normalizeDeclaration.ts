/**
 * A declaration in normal form: without comments, line breaks, `export`, and
 * `declare`. Two spellings of the same declaration become the same text.
 */
export function normalizeDeclaration(text: string): string {
  return (
    text
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replaceAll('"', "'")
      .replace(/\s+/g, ' ')
      .trim()
      .replace(
        /^(?:export )?(?:declare )?(?=const|function|interface|type)/,
        '',
      )
      // Around punctuation, spaces mean nothing.
      .replace(/ ?([^\w$' ]) ?/g, '$1')
      .replace(/[;,](?=[}\])]|$)/g, '')
      // The bar before the first member of a union is only layout.
      .replace(/([=(:<,])\|/g, '$1')
      // The names that a function gives to the fields of its parameter are its own.
      .replace(/\(\{[\w,]+\}(?=\?:)/g, '(options')
  );
}
