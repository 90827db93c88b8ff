// Words as readers type them. cspell:disable
/**
 * Words that readers use but pages don't, one per line: `word: terms`. The terms
 * are searched too, but count less; each is a word that pages have, or a pair of
 * Chinese characters. Lines are sorted. To add one, also add what it has to find
 * to bench/search/synonyms.json.
 */
export const englishSynonyms = `
bin: command nodejs
boilerplate: generator
breaking changes: upgrade
bundle size: analyze
bundleless: bundle
bundless: bundleless
cdn: umd
cjs: commonjs
command: cli
command line: cli
commandline: cli
comments: license
commonjs: cjs
compatibility: syntax
compress: minify
copyright: banner
d.ts: dts declaration
dead code: shaking
debug: sourcemap
debugging: sourcemap
declaration: dts
dependency: deps
deploy: publish
difference: choose
disappear: missing
dotenv: environment
downgrade: syntax
drop: remove
dts: declaration 声明
env: environment
env vars: environment
es5: syntax
es6: syntax
esmodule: esm
exclude: external
excluding: external
externalize: external
faster: speed
federation: mf
file size: analyze
font: asset
fonts: asset
get rid: remove
global: umd
header: banner
hmr: watch
hot reload: watch
icon: svg
ie11: syntax
image: asset
internet explorer: syntax
jest: testing
lazy: dynamic
legacy: syntax
lerna: monorepo
license: banner
lint: rslint
lost: missing
mangle: minify
mf: federation
microfrontend: federation
microfrontends: federation
minification: minify
multiple copies: peer peerdependencies
obfuscate: minify
old browsers: syntax
older browsers: syntax
on demand: bundleless
one copy: peer peerdependencies
oom: memory
per component: bundleless
picture: asset
polyfill: syntax
polyfills: polyfill
release: publish
release notes: upgrade
scaffold: generator create
script tag: umd iife
scss: sass
slow: speed
source map: sourcemap
source maps: sourcemap
speed: isolated tsgo
splitting: chunk
ssr: server
stats: analyze
strip: remove
stylesheet: css
suffix: extension
terminology: glossary
transpile: syntax
treemap: analyze
treeshake: shaking
tslib: helpers
turborepo: monorepo
two copies: peer peerdependencies
type check: checking
typecheck: checking
types: declaration dts
typings: declaration
uglify: minify
unbundled: bundleless
use client: directive directives
use server: directive directives
vendor: dependency
visualize: analyze
visualizer: analyze
workspace: monorepo
workspaces: monorepo
`;
