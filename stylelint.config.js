/** Widths at which the layout may change; SPEC 9 and shared/constants.ts. */
const breakpoints = ['768px', '960px', '1280px'];
/** Below and above one: older engines know no `<`; see decisions/0025. */
const besides = ['767.98px', '960.02px', '1280.02px'];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: [
    '**/node_modules/**',
    'dist/**',
    '.cache/**',
    'examples/**',
    'content/public/**',
  ],
  rules: {
    'declaration-no-important': [
      true,
      {
        message:
          'No !important: raise the specificity once, with the reason beside it.',
      },
    ],

    // Design values have one home, theme/styles/tokens.css; those of the home page and the Explorer, homeTokens.css.
    'color-no-hex': [true, { message: onlyInTokens('A color') }],
    'color-named': ['never', { message: onlyInTokens('A color') }],
    'function-disallowed-list': [
      [
        'rgb',
        'rgba',
        'hsl',
        'hsla',
        'hwb',
        'lab',
        'lch',
        'oklab',
        'oklch',
        'color',
      ],
      { message: onlyInTokens('A color') },
    ],
    'declaration-property-value-allowed-list': [
      { 'z-index': ['/^var\\(--/', 'auto', 'inherit', 'unset'] },
      { message: onlyInTokens('A z-index') },
    ],

    'media-feature-name-value-allowed-list': [
      { '/width$/': [...breakpoints, ...besides] },
      { message: `The layout changes at ${breakpoints.join(', ')} only.` },
    ],

    // Reminds and does not fail: some engine rules are physical themselves.
    'property-disallowed-list': [
      ['/^(margin|padding|border)-(left|right)/'],
      {
        severity: 'warning',
        message: 'Prefer the logical property (margin-inline-start …).',
      },
    ],

    // CSS Modules: classes and keyframes are names in TypeScript too.
    // Inside :global() the engine's and the highlighter's own names are met.
    'selector-class-pattern': [
      '^([a-z][a-zA-Z0-9]*|(rp|code-line|has)-[a-z-]+)$',
      { message: 'Classes of a CSS Module are camelCase.' },
    ],
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [
      true,
      { ignorePseudoClasses: ['global', 'local'] },
    ],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'value-keyword-case': [
      'lower',
      { ignoreProperties: ['composes', '/font/', 'text-rendering'] },
    ],

    // Empty lines group declarations as the author sees fit.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,

    // Nesting orders rules by part, not by specificity.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['theme/styles/tokens.css', 'theme/styles/homeTokens.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
      },
    },
  ],
};

/** @param {string} what */
function onlyInTokens(what) {
  return `${what} is a design value: name it in theme/styles/tokens.css and use var(--…) here.`;
}
