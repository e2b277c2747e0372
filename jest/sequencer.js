const Sequencer = require('@jest/test-sequencer').default

/** The layers whose files take minutes: begun last, one of them would keep the other worker waiting at the end. */
const slowest = [
  /tests\/e2e\/every-/,
  /tests\/(mini|native)\//,
  /tests\/contract\//,
  /jest\/groups\//,
  /tests\/(e2e|money|size)\//,
]

const rank = ({ path }) => {
  const found = slowest.findIndex((pattern) => pattern.test(path.replaceAll('\\', '/')))
  return found < 0 ? slowest.length : found
}

/** Begins with the layers that take longest, and leaves Jest's own order within each. */
module.exports = class extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b))
  }
}
