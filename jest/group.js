const globals = require('@jest/globals')
const { join, relative } = require('node:path')
const { groupOf } = require('./groups')

/** Modules that register hooks for all tests on load, loaded outside the first file's `describe`. */
const first = { client: () => require('@testing-library/react'), server: () => undefined }

/** Key of the time limit that `jest.setTimeout` sets for all tests of a run, whichever file calls it. */
const limit = Symbol.for('TEST_TIMEOUT_SYMBOL')

/**
 * Runs the test files of one group in one module registry, so that common imports are loaded once. Each file has a
 * separate `describe`, named by its path, which isolates its hooks and tests from the others'. The longest time limit that
 * one of them sets is that of all.
 */
module.exports = (layer, number) => {
  first[layer]()
  const root = join(__dirname, '..')
  let longest = 0
  for (const file of groupOf(layer, number)) {
    const name = relative(root, file).replaceAll('\\', '/')
    globals.describe(name, () => {
      globals.afterAll(() => void globals.jest.restoreAllMocks().useRealTimers())
      require(file)
    })
    longest = Math.max(longest, globalThis[limit] ?? 0)
  }
  if (longest > 0) globals.jest.setTimeout(longest)
}
