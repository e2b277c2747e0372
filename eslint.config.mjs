import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { generalRule } from './scripts/lint/kinds.mjs'
import { layersRule } from './scripts/lint/layers.mjs'
import { modelFieldsRule } from './scripts/lint/model-fields.mjs'
import {
  browserGlobals,
  earlySpies,
  networkGlobals,
  holidays,
  lostFiles,
  noRestricted,
  oneOffset,
  semaphore,
  sql,
  ownCheckout,
  taroEnv,
  taroNetwork,
  unfinishedTests,
  wholeStandIns,
} from './scripts/lint/syntax.mjs'
import { wordsRule } from './scripts/lint/words.mjs'

const node = [
  'process',
  'console',
  'Buffer',
  'URL',
  'setTimeout',
  'setInterval',
  'clearInterval',
  'clearTimeout',
  'fetch',
  'performance',
  'AbortSignal',
]
const commonjs = ['module', 'require', '__dirname', 'exports', 'globalThis']
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']))

/** Folders with the rule of plain words. */
const plainFolders = ['contract', 'src', 'server', 'tests', 'scripts', 'jest', 'config', 'native', 'types']

/** Modules of the server that serve all kinds of orders and name none of them. */
const generalModules = [
  ...['order', 'payment', 'refund', 'pricing', 'review', 'invoice', 'search', 'waitlist'],
  ...['statement', 'settlement', 'commission', 'books', 'bills', 'store-payout', 'fraud'],
]
const kinds = { rules: { general: generalRule } }
const kindNames = ['takeaway', 'errand', 'voucher', 'group-?deal', '\\bmall\\b', 'hotel']

const typescript = ['**/*.{ts,tsx}']
const tests = ['**/*.test.{ts,tsx}', 'tests/**', 'jest/**', 'server/testing/**']

export default defineConfig(
  {
    ignores: ['**/node_modules/', '**/dist/', '.data/', '.cache/', 'coverage/', 'native/{src,contract,android,ios}/'],
  },
  js.configs.recommended,
  { languageOptions: { globals: readonly(node) }, linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{js,cjs}'], languageOptions: { sourceType: 'commonjs', globals: readonly(commonjs) } },
  { rules: { eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error', 'object-shorthand': 'error' } },

  {
    files: typescript,
    // The rules that need types are oxlint's, in .oxlintrc.json, at a sixth of the time.
    extends: [ts.configs.recommended],
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  { files: ['{src,server,contract}/**/*.{ts,tsx}'], rules: { 'no-console': 'error' } },
  { files: ['server/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['{src,server,contract,scripts,tests,config}/**/*.{ts,tsx,mjs,js}'],
    ignores: ['**/*.test.{ts,tsx}', '**/data/**', '**/data.ts', 'server/database/migrations/**'],
    rules: { 'max-lines': ['error', 400] },
  },

  {
    files: ['{src,server,contract}/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { linli: { rules: { layers: layersRule } } },
    rules: { 'linli/layers': 'error' },
  },
  {
    files: [
      'server/modules/{order,payment,refund,pricing,coupon}/**/*.ts',
      'src/components/**/*.{ts,tsx}',
      'src/state/**/*.{ts,tsx}',
    ],
    plugins: { kinds },
    rules: { 'kinds/general': ['error', { kinds: ['takeaway'] }] },
  },
  {
    files: generalModules.map((name) => `server/modules/${name}/**/*.ts`),
    ignores: tests,
    plugins: { kinds },
    rules: { 'kinds/general': ['error', { kinds: kindNames }] },
  },

  {
    files: plainFolders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,js}`),
    plugins: { words: { rules: { plain: wordsRule } } },
    rules: { 'words/plain': 'error' },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, models: { rules: { fields: modelFieldsRule } } },
    rules: {
      'models/fields': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/{platform,services}/**'],
    rules: {
      'no-restricted-syntax': noRestricted(taroEnv, taroNetwork, ownCheckout, lostFiles),
      'no-restricted-globals': noRestricted(browserGlobals, networkGlobals),
    },
  },
  {
    files: ['src/features/checkout/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': noRestricted(taroEnv, taroNetwork, lostFiles) },
  },
  {
    files: ['src/services/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': noRestricted(taroEnv, lostFiles),
      'no-restricted-globals': noRestricted(browserGlobals),
    },
  },
  {
    files: ['src/platform/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': noRestricted(taroNetwork, lostFiles),
      'no-restricted-globals': noRestricted(browserGlobals, networkGlobals),
    },
  },
  { files: ['src/**/*.h5.{ts,tsx}'], rules: { 'no-restricted-globals': noRestricted(networkGlobals) } },
  { files: ['src/services/**/*.h5.ts'], rules: { 'no-restricted-globals': 'off' } },

  {
    files: ['server/**/*.ts'],
    ignores: [...tests, '**/queries.ts', '**/queries/**', 'server/database/**'],
    rules: { 'no-restricted-syntax': noRestricted(sql, oneOffset) },
  },
  { files: ['server/**/*.ts'], rules: { 'no-restricted-imports': noRestricted(holidays, semaphore) } },
  { files: ['server/modules/holiday/holidays.ts'], rules: { 'no-restricted-imports': noRestricted(semaphore) } },
  { files: ['server/security/permits.ts'], rules: { 'no-restricted-imports': noRestricted(holidays) } },

  {
    files: tests.map((pattern) => (pattern.endsWith('**') ? `${pattern}/*.{ts,tsx}` : pattern)),
    rules: {
      'no-restricted-syntax': noRestricted(unfinishedTests, wholeStandIns, earlySpies),
      'no-console': 'off',
    },
  },
)
