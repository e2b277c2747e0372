const { DefaultReporter } = require('@jest/reporters')

/** Jest's own reporter, which shows the console of a file only when one of its tests fails. */
module.exports = class extends DefaultReporter {
  printTestFileHeader(path, config, result) {
    const passed = result.numFailingTests === 0 && !result.testExecError
    super.printTestFileHeader(path, config, passed ? { ...result, console: undefined } : result)
  }
}
