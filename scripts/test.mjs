import './lib/check-node.mjs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './lib/browser.mjs'
import { changedRuns } from './lib/changed.mjs'
import { checks, projects } from './lib/checks.mjs'
import { install } from './lib/install.mjs'
import { runJest } from './lib/jest.mjs'
import { memoryFolder } from './lib/memory-folder.mjs'
import { main, Problem } from './lib/problem.mjs'
import { step } from './lib/steps.mjs'
import { timeUnit } from './lib/time-unit.mjs'

const help = `npm test                 the gate: lint, types, builds, and the tests of every layer
npm run test:full        the gate and the exhaustive tests (*.full.test.ts)
npm run test:changed     the tests that the change since main can affect
npm test -- --only a,b   some checks or layers, with the builds that they require`

const names = [...Object.keys(checks), ...Object.keys(projects)]

/** Everything, or the checks and layers that `only` names. */
const namedRuns = (only) => {
  const wanted = only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Problem(`There is no ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  const layers = Object.keys(projects).filter((name) => wanted.includes(name))
  const run = { layers, args: [], grouped: true }
  return { checks: wanted.filter((name) => name in checks), runs: layers.length > 0 ? [run] : [] }
}

/** The checks and the runs of Jest that are asked for, with the builds that the runs require. */
const chosen = ({ only, changed }) => {
  const asked = changed ? changedRuns() : namedRuns(only)
  const needed = asked.runs.flatMap(({ layers }) => layers.flatMap((name) => projects[name]))
  return {
    chosenChecks: Object.keys(checks).filter((name) => asked.checks.includes(name) || needed.includes(name)),
    runs: asked.runs,
    needsBrowser: needed.includes('browser'),
  }
}

const tally = { passed: 0, failed: 0 }
const failures = []

/** Runs one check and counts it; resolves to its result, or to undefined when it failed. */
const counted = async (name, work) => {
  try {
    const result = (await step(name, work)) ?? true
    tally.passed += 1
    return result
  } catch (error) {
    tally.failed += 1
    failures.push(name)
    console.error(`✗ ${name}\n${error instanceof Problem ? error.message : error.stack}`)
    return undefined
  }
}

/**
 * Runs the checks one after another beside the tests, and in a second lane once those have ended; a build needs a gigabyte.
 * @param tests the work that runs meanwhile
 */
const beside = async (queued, work, tests) => {
  const queue = [...queued]
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await work(name)
  }
  const first = lane()
  await tests()
  await Promise.all([first, ...(availableParallelism() > 1 ? [lane()] : [])])
}

/** Runs the layers of a run, but for those of the browser when there is none; resolves to a function that prints what failed. */
const runTests = async ({ layers, ...run }, hasBrowser, settings) => {
  const able = layers.filter((name) => hasBrowser || !projects[name].includes('browser'))
  for (const name of layers.filter((each) => !able.includes(each))) {
    tally.failed += 1
    failures.push(`the tests of ${name}, which require a browser`)
  }
  if (able.length === 0) return () => undefined
  const { passed, failed, report } = await runJest({ ...run, layers: able }, settings)
  tally.passed += passed
  tally.failed += failed
  return report
}

await main(async () => {
  const flag = { type: 'boolean', default: false }
  const options = { only: { type: 'string' }, full: flag, changed: flag, help: flag }
  const { values } = parseArgs({ options })
  if (values.help) return console.log(help)
  const began = performance.now()
  await install()
  const { chosenChecks, runs, needsBrowser } = chosen(values)
  const browser = needsBrowser ? await counted('finding a browser', findBrowser) : undefined
  const unit = await timeUnit()
  console.log(`Time limits are ${unit} times those of the reference machine.`)
  const noted = mkdtempSync(join(tmpdir(), 'linli-builds-'))
  const settings = {
    TEST_TIME_UNIT: String(unit),
    TEST_BUILDS: noted,
    TEST_CACHE: join(tmpdir(), 'linli-jest'),
    TMPDIR: memoryFolder(),
    ...(values.full ? { TEST_SUITE: 'full' } : {}),
    ...(browser ? { CHROMIUM: browser } : {}),
  }
  const reports = []
  const check = async (name) =>
    writeFileSync(join(noted, `${name}.${(await counted(name, checks[name])) ? 'done' : 'failed'}`), '')
  await beside(chosenChecks, check, async () => {
    for (const run of runs) reports.push(await runTests(run, browser !== undefined, settings))
  })
  rmSync(noted, { recursive: true, force: true })
  for (const name of failures) console.log(`✗ ${name}`)
  for (const report of reports) report()
  console.log(`The run took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`)
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  if (tally.failed > 0 || tally.passed === 0) process.exitCode = 1
})
