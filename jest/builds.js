const { expect } = require('@jest/globals')
const { existsSync } = require('node:fs')
const { join } = require('node:path')
const needs = require('./needs')

const pause = new Int32Array(new SharedArrayBuffer(4))

/**
 * Waits for the builds that a test file requires, which `npm test` makes beside the tests that require none. It notes each in
 * the folder TEST_BUILDS as done or failed.
 */
function awaitBuilds(folder, project) {
  for (const name of needs[project].filter((need) => need.startsWith('build-'))) {
    const file = join(folder, name)
    while (!existsSync(`${file}.done`)) {
      if (existsSync(`${file}.failed`)) throw new Error(`Requires ${name}, which failed`)
      Atomics.wait(pause, 0, 0, 200)
    }
  }
}

const folder = process.env.TEST_BUILDS
const [, project] = /^.*[\\/]tests[\\/](\w+)[\\/]/.exec(expect.getState().testPath ?? '') ?? []
if (folder && project in needs) awaitBuilds(folder, project)
