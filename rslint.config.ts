import {
  defineConfig,
  globalIgnores,
  js,
  jsxA11yPlugin,
  reactHooksPlugin,
  reactPlugin,
  rstestPlugin,
  ts,
} from '@rslint/core';
import { features, importZones } from './gate/borders/borders.ts';
import { castReasons } from './gate/borders/castReasons.ts';
import { packageNames } from './gate/borders/packageNames.ts';

const browserCode = [
  '{theme,browser}/**',
  `{${features.join()}}/{theme,browser}/**`,
  'plugins/*/browser/**',
];
const unitTests = ['**/*.test.ts', '**/*.test.tsx'];
const pageTests = [
  'e2e/**/*.{spec,nightly,headers,nojs,hostile,faults,a11y,look}.ts',
];

export default defineConfig([
  globalIgnores([
    'dist/**',
    '.cache/**',
    '.rspress/**',
    'test-results/**',
    'examples/**',
    'content/public/**',
  ]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  reactPlugin.configs.recommended,
  reactHooksPlugin.configs.recommended,
  jsxA11yPlugin.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: false,
        project: [
          './tsconfig/browser.json',
          './tsconfig/node.json',
          './tsconfig/tests.json',
        ],
      },
    },
  },
  {
    name: 'borders',
    plugins: ['import'],
    rules: {
      'import/no-restricted-paths': ['error', { zones: importZones() }],
      'import/no-cycle': 'error',
      'import/no-default-export': 'error',
      'import/no-duplicates': 'error',
    },
  },
  {
    name: 'packages',
    plugins: { packages: packageNames },
    rules: { 'packages/by-name': 'error' },
  },
  {
    name: 'language',
    plugins: ['@typescript-eslint', 'react', 'react-hooks'],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 250],
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // An interface may ask for a promise where nothing is awaited.
      '@typescript-eslint/require-await': 'off',
      'react-hooks/exhaustive-deps': 'error',
      'react/button-has-type': 'error',
      // The automatic JSX runtime and TypeScript make these two moot.
      'react/react-in-jsx-scope': 'off',
      'react/prop-types': 'off',
    },
  },
  {
    name: 'casts, which tests may use as they like',
    ignores: [...unitTests, ...pageTests],
    plugins: { house: castReasons },
    rules: { 'house/cast-reason': 'error' },
  },
  {
    name: 'browser code',
    files: browserCode,
    rules: { 'no-console': 'error' },
  },
  {
    name: 'tables of words',
    files: ['{,*/}i18n/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'files whose default export is read by a tool',
    files: [
      '**/*.config.{js,ts}',
      '**/*.d.ts',
      'content/**/*.tsx',
      'e2e/fixtures/**/*.tsx',
      'e2e/**/globalSetup.ts',
      'deploy/edge/worker.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    ...rstestPlugin.configs.recommended,
    name: 'unit tests',
    files: unitTests,
    rules: {
      ...rstestPlugin.configs.recommended.rules,
      'rstest/expect-expect': 'error',
      'rstest/no-commented-out-tests': 'error',
      'rstest/no-disabled-tests': 'error',
      // A test may arrange with whatever shows that the module works.
      'import/no-restricted-paths': 'off',
      'max-lines': 'off',
    },
  },
  {
    name: 'fixture sites, which are sites and assemble theme and plugins',
    files: ['e2e/fixtures/**'],
    rules: { 'import/no-restricted-paths': 'off' },
  },
  {
    name: 'specs, which come through the fixture that watches the console',
    files: ['e2e/**/*.{spec,nightly,headers,nojs}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message:
                'Import test and expect from support/site.ts: its test fails on errors in the console.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'tests of the page',
    files: ['e2e/**'],
    rules: {
      'max-lines': 'off',
      // Playwright hands a fixture over with `use`, which is no hook.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message:
            'A fixed wait is slow or flaky. Wait for what the reader sees (expect(locator)…) or drive page.clock.',
        },
        {
          selector:
            'MemberExpression[property.name=/^(skip|only|fixme|fail|slow)$/][object.name=/^(test|it|describe)$/]',
          message:
            'Every test of the page runs as it is, or a clause would count unproven. Repair the test or remove it.',
        },
        {
          selector:
            'MemberExpression[property.name=/^(skip|only|fixme)$/][object.property.name="describe"]',
          message:
            'Every test of the page runs as it is, or a clause would count unproven. Repair the test or remove it.',
        },
        {
          selector: 'Property[key.name="retries"]',
          message:
            'A retry hides a flaky test. Find out what the test should wait for.',
        },
      ],
    },
  },
]);
