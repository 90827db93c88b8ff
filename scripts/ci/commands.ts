export interface Command {
  /** A shell command; the tools of node_modules are at hand. */
  run: string;
  /** What it shows. */
  about: string;
}

/**
 * What the gate and the nightly workflow run. Scripts that people run by themselves
 * are in package.json.
 */
export const commands: Readonly<Record<string, Command>> = {
  'format:check': {
    run: 'prettier --check .',
    about: 'formatting',
  },
  lint: {
    run: 'rslint --max-warnings 0',
    about: 'the rules for code',
  },
  styles: {
    run: "stylelint --allow-empty-input '**/*.css'",
    about: 'the rules for style sheets',
  },
  knip: {
    run: 'knip',
    about: 'files, exports, and packages that nothing uses',
  },
  spell: {
    run: 'cspell lint --no-progress --no-summary',
    about: 'spelling',
  },
  'lock:check': {
    run: 'lockfile-lint --path package-lock.json --type npm --validate-https --allowed-hosts npm --validate-package-names --validate-integrity && node checks/lock/run.ts',
    about: 'lockfile rules: hashes, install scripts',
  },
  'examples:check': {
    run: 'node checks/examples/run.ts --check',
    about:
      'the examples do what is recorded: those that changed, and some more',
  },
  'packages:check': {
    run: 'node checks/packages/run.ts',
    about: 'the proposed packages pass publint and arethetypeswrong',
  },
  'docs:check': {
    run: 'node checks/code-blocks/run.ts --check',
    about: 'code blocks match the examples',
  },
  'reference:check': {
    run: 'node checks/content/commands/reference.ts',
    about: 'options, API, and messages match the installed packages',
  },
  'inbound:check': {
    run: 'node checks/inbound-links/run.ts',
    about: 'addresses that other sites link to',
  },
  'parity:check': {
    run: 'node checks/content/commands/parity.ts',
    about: 'both languages have the same pages, headings, and code',
  },
  'content:check': {
    run: 'node checks/content/commands/content.ts',
    about: 'all rules for pages',
  },
  'dev:check': {
    run: 'node checks/dev/run.ts',
    about: 'uses `npm run dev` as a writer does: edits, links, search',
  },
  'output:check': {
    run: 'node checks/output/leaks/run.ts',
    about: 'no local path, source map, or secret in dist/',
  },
  'budgets:check': {
    run: 'node checks/output/budgets/run.ts',
    about: 'page sizes in dist/ against their budgets',
  },
  'meta:check': {
    run: 'node checks/output/meta/run.ts',
    about: 'metadata for crawlers and link previews in dist/',
  },
  'test:html': {
    run: 'node checks/output/html/run.ts',
    about: 'the Nu validator on dist/',
  },
  'search:check': {
    run: 'node checks/search/run.ts',
    about: 'ranking, against its floors',
  },
  'twins:check': {
    run: 'node checks/output/markdown-copies/run.ts',
    about: 'compares each page with its Markdown copy',
  },
  'mcp:package': {
    run: 'node checks/mcp/package/run.ts',
    about:
      'the packed MCP server answers in an empty folder, by stdio and HTTP',
  },
  fixtures: {
    run: 'node scripts/fixtures.ts',
    about: 'builds the fixture sites for e2e',
  },
  'a11y:check': {
    run: 'playwright test -c e2e/accessibility --project kinds',
    about: 'axe on each kind of page, with all menus open',
  },
  clauses: {
    run: 'node checks/clauses/run.ts',
    about: 'which spec clauses the last e2e run proved',
  },
  'release:check': {
    run: 'node deploy/release-test/run.ts --switches 20',
    about: '20 releases under traffic',
  },
  'test:faults:spread': {
    run: 'FAULTS=spread playwright test -c e2e/faults',
    about: 'each fault once',
  },
  'test:hostile': {
    run: 'playwright test -c e2e/hostile',
    about: 'hostile input, with CSP off',
  },
  'headers:check': {
    run: 'playwright test -c e2e/headers --grep-invert hydrate',
    about: 'CSP and other headers, over TLS',
  },
  'test:nojs': {
    run: 'playwright test -c e2e/nojs',
    about: 'the site without JavaScript',
  },
  look: {
    run: 'playwright test -c e2e/look',
    about: 'pictures of each part against the kept ones',
  },
  'repro:check': {
    run: 'node checks/reproducible/run.ts --built',
    about: 'builds once more and compares byte for byte',
  },
  'scale:check': {
    run: 'node checks/scale/run.ts',
    about: 'page size at 100 pages and at 1,000',
  },

  // Longer than a change can wait for, or only wanted now and then.
  contract: {
    run: 'rstest run checks/engine content-model/checkReading',
    about: 'what we rely on in the engine',
  },
  repro: {
    run: 'node checks/reproducible/run.ts',
    about: 'builds twice and compares byte for byte',
  },
  'test:examples': {
    run: 'node checks/examples/run.ts --check --all',
    about: 'every example does what is recorded',
  },
  'test:explorer': {
    run: 'node checks/explorer/run.ts',
    about: "the Explorer's data again, and 50 choices by command",
  },
  'verify:mutation': {
    run: 'node checks/mutants/run.ts docs',
    about: 'breaks pages on purpose; the checks must notice',
  },
  prose: {
    run: 'node checks/content/commands/prose.ts',
    about: 'counts discouraged phrasing against its limits',
  },
  'claims:rebuild': {
    run: 'node checks/claims/mutation/rebuild.ts',
    about: 'builds without each setting; proofs must notice',
  },
  'search:scale': {
    run: 'node --expose-gc bench/search/scale.ts',
    about: 'the search index at 100, 1,000, and 5,000 pages',
  },
  'test:faults': {
    run: 'npm run build && playwright test -c e2e/faults',
    about: 'every fault, both languages',
  },
  'test:mutation': {
    run: 'node checks/mutants/run.ts site',
    about: 'breaks the site on purpose; the tests must notice',
  },
  'test:emptied': {
    run: 'node checks/mutants/run.ts emptied',
    about: 'empties each behavior and hook; its test must fail',
  },
  'test:browsers': {
    run: 'npm run build && node e2e/browsers/run.ts',
    about: 'core flows in Firefox and WebKit',
  },
  'test:a11y': {
    run: 'npm run build && node scripts/fixtures.ts && playwright test -c e2e/accessibility --project kinds --project pages --project reflow --project tree',
    about: 'axe on every page, reflow, accessible names',
  },
  'test:keyboard': {
    run: 'npm run build && node scripts/fixtures.ts && playwright test -c e2e/accessibility --project keyboard',
    about: 'tabs through each kind of page',
  },
  'test:headers': {
    run: 'npm run build && playwright test -c e2e/headers',
    about: 'headers on every page',
  },
  'test:switch': {
    run: 'npm run build && playwright test -c e2e/nightly',
    about: 'language switch at every heading',
  },
  'test:release': {
    run: 'npm run build && node deploy/release-test/run.ts',
    about: '100 releases under traffic',
  },
  'test:repro': {
    run: 'node checks/reproducible/run.ts --load',
    about: 'builds twice, once under load',
  },

  // Parts of `npm run fix`.
  'fix:styles': {
    run: 'stylelint --fix --allow-empty-input',
    about: 'repairs style sheets',
  },
  'fix:code': {
    run: 'rslint --fix',
    about: 'repairs code',
  },
  'fix:format': {
    run: 'prettier --write --log-level warn --ignore-unknown',
    about: 'formats the files it is given',
  },
};
