const { describe } = require('@jest/globals')
const { join, relative } = require('node:path')
const { groupOf } = require('./groups')

/**
 * Runs the test files of one group in one module registry, so that what they all import is loaded once. Each file has a
 * `describe` of its own, named by its path, whose hooks and tests stay apart from the others'.
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
