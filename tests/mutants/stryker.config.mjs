import { parts } from './parts.mjs'

const { name } = JSON.parse(process.env.MUTANTS_PART)

/** Stryker's options for the part of `npm run mutants` that runs. */
export default {
  mutate: parts[name].mutate,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tests/mutants/jest.config.js', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // A table that a file makes once would need all tests for each of its mutants.
  ignoreStatic: true,
  // Texts are data, and the compiler knows the strings that are names.
  mutator: { excludedMutations: ['StringLiteral'] },
  disableTypeChecks: false,
  concurrency: Number(process.env.MUTANTS_WORKERS ?? 1),
  // A busy machine is no endless loop; those end by a separate counter.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutants/${name}.json` },
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['dist', 'docs/screens', 'native', '.data', '.cache', 'coverage', 'tests/{e2e,mini,native,size}'],
}
