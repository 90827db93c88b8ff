const lowered = ['es5', 'es2015', 'es2017', 'es2019'];
const targets = ['node', 'web'];
const minify = ['default', 'on', 'off'];

/**
 * The cases that differ from the command line, all but one in the order in which UMD takes
 * its external modules, and so that of the parameters. Rspack takes them from a set without
 * an order, whose hash is another in 32 bits (decisions/0030).
 */
export const orderDiffers: ReadonlySet<string> = new Set([
  '12-externals-map',
  // TypeScript 7 sorts the members of an inferred type.
  'task-queue default esm node off default files',
  // With external helpers, which only lowered syntax imports.
  ...lowered.flatMap(syntax =>
    targets.flatMap(target =>
      minify.map(value => `task-queue ${syntax} umd ${target} on ${value} off`),
    ),
  ),
]);
