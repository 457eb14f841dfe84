import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * @typedef {{ group: string[], message: string } | { regex: string, message: string }} Refusal
 */

/**
 * Refuses imports to a folder, with the reason as the message (docs/architecture.md).
 * @type {(files: string[], patterns: Refusal[], ignores?: string[]) => import('typescript-eslint').ConfigWithExtends}
 */
const refuse = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
/** @type {(names: string[], message: string) => Refusal} */
const group = (names, message) => ({ group: names, message });

const contractImports = group(
  [
    '@vesper/*',
    '!@vesper/core',
    '!@vesper/core/contract',
    '!@vesper/core/contract/*',
    '!@vesper/core/contract/desk',
    '!@vesper/core/contract/desk/*',
  ],
  'The browser bundle must not reach server code: import from @vesper/core/contract only.',
);
/** @param {string} self */
const serverToServer = (self) =>
  group(
    ['gateway', 'workers', 'web', 'embedded', 'tests']
      .filter((name) => name !== self)
      .map((name) => `@vesper/${name}/**`),
    'Processes meet in Redis and MongoDB, never by import.',
  );

/**
 * The floors of the browser: each imports from those named beside it alone, so that what knows less
 * never depends on what knows more.
 * @type {Record<string, [below: string[], reason: string]>}
 */
const webFloors = {
  lib: [[], 'lib knows no entity and no screen: what does stands in data/ or features/.'],
  theme: [[], 'The theme is only values.'],
  realtime: [['lib'], 'realtime follows runs of any kind; data/run/ says what each kind needs.'],
  ui: [['lib', 'theme'], 'A part of the screen gets what it shows from who uses it.'],
  data: [['lib', 'realtime'], 'data knows entities, not how they look.'],
  features: [
    ['lib', 'realtime', 'data', 'ui', 'theme'],
    'Features meet in app/, not in each other.',
  ],
};
/** @type {(floor: string, below: string[], reason: string) => ReturnType<typeof refuse>[]} */
const webFloor = (floor, below, reason) => {
  const above = [...Object.keys(webFloors), 'app', 'site']
    .filter((name) => name !== floor && !below.includes(name))
    .join('|');
  /** @type {Refusal[]} */
  const patterns = [contractImports, { regex: `^(\\.\\./)+(${above})/`, message: reason }];
  if (floor !== 'features') return [refuse([`web/src/${floor}/**`], patterns)];
  // From one feature to another it is up to the floor and down again: one step, or two from a folder.
  const away = (/** @type {string} */ steps) => ({
    regex: `^${steps}(?!\\.\\./)`,
    message: reason,
  });
  return [
    refuse(['web/src/features/*/*'], [...patterns, away('\\.\\./')]),
    refuse(['web/src/features/*/*/**'], [...patterns, away('(\\.\\./){2}')]),
  ];
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.cache/**',
      '.data/**',
      '**/node_modules/**',
      '**/test-results/**',
      'web/public/**',
    ],
  },
  comments.recommended,
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: { projectService: true },
    },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['*/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      // The budgets: quality shows in the tail, so lint holds the tail.
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 11],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@eslint-community/eslint-comments/require-description': 'error',
      '@eslint-community/eslint-comments/no-unused-disable': 'error',
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      // A value that is missing must stop the start, not become a default deep inside a module.
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only core/src/config reads the environment.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      // `void promise` hides a rejection, and one rejection ends a process that serves others.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      // The end of a longer line is off the screen, and in a review nobody reads it.
      'max-len': ['error', { code: 120, comments: 120, ignoreUrls: true }],
      // A table of numbers alone is clearer by hand: it disables this rule with that reason.
      'no-warning-comments': ['error', { terms: ['prettier-ignore'], location: 'anywhere' }],
      // A body on a line of its own needs braces, or the next line is taken for a part of it.
      curly: ['error', 'multi-line'],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ForStatement, ForOfStatement, WhileStatement, IfStatement) > ' +
            ':matches(ForStatement, ForOfStatement, IfStatement):matches(.body, .consequent)',
          message: 'A statement within a statement stands in braces.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  // Tables of phrases, one a line: their length is vocabulary, not complexity.
  { files: ['workers/src/builtin/**/*.data.ts'], rules: { 'max-lines': 'off' } },
  // Tables of words and sentences: a line is a row, however long, and there are as many as it takes.
  {
    files: ['core/src/safety/{tables,sets}/*.data.ts'],
    rules: { 'max-lines': 'off', 'max-len': 'off' },
  },
  {
    files: [
      'core/src/config/env.ts',
      'tests/stack/**/*.ts',
      '**/*.config.{ts,mjs}',
      'scripts/*.mjs',
      'embedded/{start,operate}.mjs',
    ],
    rules: { 'no-restricted-properties': 'off', 'import-x/no-default-export': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // A promise that nobody waits for goes through lib/in-background.ts, which catches it.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      'no-void': 'error',
    },
  },
  refuse(
    ['core/src/contract/**'],
    [
      {
        regex: '^(?!zod$|vitest$|\\./|\\.\\./[\\w-]+\\.ts$)',
        message: 'The contract runs in the browser: zod and itself only.',
      },
    ],
  ),
  refuse(
    ['core/src/policies/**', 'core/src/presenters/**'],
    [
      group(
        ['koa*', 'ioredis', 'bullmq', '../runs/*', '../storage/*'],
        'Policies and presenters are pure.',
      ),
    ],
  ),
  refuse(['core/src/**'], [serverToServer('core')], ['core/src/{contract,policies,presenters}/**']),
  refuse(['gateway/src/**'], [serverToServer('gateway')]),
  refuse(['workers/src/**'], [serverToServer('workers')]),
  refuse(['embedded/src/**'], [serverToServer('embedded')]),
  refuse(['web/src/**'], [contractImports]),
  ...Object.entries(webFloors).flatMap(([floor, [below, reason]]) =>
    webFloor(floor, below, reason),
  ),
);
