const { describe } = require('@jest/globals')
const { join, relative } = require('node:path')
const { groupOf } = require('./groups')

/**
 * Runs the test files of one group in one module registry, so that common imports are loaded once. Each file has a
 * separate `describe`, named by its path, which isolates its hooks and tests from the others'.
 */
module.exports = (number) => {
  const root = join(__dirname, '..')
  for (const file of groupOf(number)) {
    const name = relative(root, file).replaceAll('\\', '/')
    describe(name, () => {
      require(file)
    })
  }
}
