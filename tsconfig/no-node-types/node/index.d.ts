// Stands in for @types/node in tsconfig/browser.json. A dependency of the
// engine's types asks for `node`, which would bring all of Node into browser
// code; it finds this file instead. The one thing declared: the bundler puts
// `process.env.NODE_ENV` in, and site/environment.ts asks whether `process` exists.
declare const process: { env: Record<string, string | undefined> };
