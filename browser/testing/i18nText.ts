/** Replaces the strings that the build passes to islands. */
const texts: Record<string, Record<string, string>> = {
  hello: { en: 'Hello {{name}}', zh: '你好 {{name}}' },
};
// rslint-disable-next-line import/no-default-export -- As the engine's has.
export default texts;
