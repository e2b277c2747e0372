const Sequencer = require('@jest/test-sequencer').default

/**
 * The order of the layers: what takes minutes and requires no build, then what waits for the builds that are made meanwhile, then
 * the small files, which let all workers end together.
 */
const order = [
  /tests\/contract\//,
  /jest\/groups\/server/,
  /tests\/money\//,
  /tests\/e2e\//,
  /tests\/mini\/every-/,
  /tests\/(mini|native|size)\//,
  /jest\/groups\//,
]

const rank = ({ path }) => {
  const found = order.findIndex((pattern) => pattern.test(path.replaceAll('\\', '/')))
  return found < 0 ? order.length : found
}

/** Orders files by layer, and leaves Jest's own order within each. */
module.exports = class extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b))
  }
}
