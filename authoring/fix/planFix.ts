/** A script of package.json with its arguments. */
export type Repair = [name: string, ...args: string[]];

const STYLES = /\.css$/;
const CODE = /\.[cm]?[jt]sx?$/;
/** Projects that readers see: they follow their own rules. */
const EXAMPLES = /^examples\//;
/** What the tables of the page that compares tools are made from. */
const COMPARISON =
  /^site\/(?:comparison|buildTimes)|^content\/[^/]+\/guide\/start\/compare\.mdx$/;

/** Every repair there is. */
export const allRepairs: readonly Repair[] = [
  ['docs:sync'],
  ['compare:sync'],
  ['fix:styles', '**/*.css'],
  ['fix:code'],
  ['fix:format', '.'],
];

/** The repairs that concern some files; code blocks of all pages if an example changed. */
export function planFix(files: readonly string[]): Repair[] {
  const pages = files.filter(file => /^content\/[^/]+\/.*\.mdx$/.test(file));
  const styles = files.filter(file => STYLES.test(file));
  const code = files.filter(file => CODE.test(file) && !EXAMPLES.test(file));
  const plan: Repair[] = [];
  if (files.some(file => EXAMPLES.test(file))) plan.push(['docs:sync']);
  else if (pages.length > 0) plan.push(['docs:sync', ...pages]);
  if (files.some(file => COMPARISON.test(file))) plan.push(['compare:sync']);
  if (styles.length > 0) plan.push(['fix:styles', ...styles]);
  if (code.length > 0) plan.push(['fix:code', ...code]);
  if (files.length > 0) plan.push(['fix:format', ...files]);
  return plan;
}
