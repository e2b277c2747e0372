import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { failuresOf, printTimes, withoutUnmet } from './results.mjs'
import { node, root } from './run.mjs'

const { groupOf } = createRequire(import.meta.url)('../../jest/groups.js')

/**
 * Two more than there are cores, since a test that drives a browser or a phone waits as much as it works; four at most, since
 * each may run a browser and a server besides its own process.
 */
const workers = Math.min(4, availableParallelism() + 2)

/** More files than this that pass only alone fail the run. */
const MOST_FLAKY = 3

/** More failed files than this are no accident and are not run again. */
const MOST_AGAIN = 12

const groupFiles = (path) => {
  const [, layer, number] = /(\w+)-(\d+)\.test\.js$/.exec(path) ?? []
  return groupOf(layer, Number(number))
}

/** Runs Jest and resolves to its exit code and its JSON report, if it wrote one. */
const jest = async (args, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'linli-jest-'))
  const file = join(folder, 'results.json')
  const options = ['--json', `--outputFile=${file}`, '--reporters=<rootDir>/jest/quiet-reporter.js', ...args]
  const { code } = await node(['node_modules/jest/bin/jest.js', ...options], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'], // --json prints the results once more on stdout
  })
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { code, results }
}

/** Runs each file once more, alone, and resolves to the failures that came again. */
const runAgain = async (failures, env) => {
  const lasting = []
  for (const file of new Set(failures.map((failure) => failure.file))) {
    console.log(`• once more, alone: ${file} …`)
    const { code, results } = await jest(['--runInBand', '--runTestsByPath', join(root, file)], env)
    const again = results ? failuresOf(results) : []
    const isOver = code === 0 && results && results.numPassedTests > 0
    if (isOver)
      for (const { test, reason } of failures.filter((each) => each.file === file))
        console.log(`flaky: ${file} › ${test}\n       ${reason}`)
    else lasting.push(...(again.length > 0 ? again : failures.filter((failure) => failure.file === file)))
  }
  return lasting
}

/** Prints each failed test on one line. */
const printFailures = (failures) => {
  for (const { file, test, reason } of failures) console.log(`✗ ${file} › ${test}: ${reason}`)
}

/**
 * Runs tests with Jest and prints the duration of each layer. A file that failed runs once more, alone; when it passes
 * then, its tests are printed as flaky and count as passed, unless more than three files are flaky.
 * @param run the projects of Jest with further arguments; `grouped` lets the server's files share their modules
 * @returns the numbers of passed and failed tests, and `report`, which prints the failures
 */
export const runJest = async ({ layers, args, grouped = false }, env) => {
  const { code, results } = await jest(
    ['--passWithNoTests', `--maxWorkers=${workers}`, '--selectProjects', ...layers, ...args],
    { ...env, ...(grouped ? { TEST_GROUPED: '1' } : {}) },
  )
  if (!results) return { passed: 0, failed: 1, report: () => console.log('✗ Jest ended without results') }
  printTimes(results, workers)
  const { failures, unmet } = withoutUnmet(failuresOf(results, groupFiles))
  const files = new Set(failures.map(({ file }) => file))
  const lasting = files.size > MOST_AGAIN ? failures : await runAgain(failures, env)
  const flaky = files.size - new Set(lasting.map(({ file }) => file)).size
  const isTooFlaky = flaky > MOST_FLAKY
  const isUnexplained = code !== 0 && failures.length === 0 && unmet.length === 0
  const failed = lasting.length + unmet.length + (isTooFlaky ? 1 : 0) + (isUnexplained ? 1 : 0)
  const report = () => {
    printFailures(lasting)
    for (const layer of unmet) console.log(`✗ ${layer}, which requires a build that failed above`)
    if (isTooFlaky) console.log(`✗ ${flaky} files passed only when they ran alone; ${MOST_FLAKY} at most may`)
    if (isUnexplained) console.log('✗ Jest failed without naming a test')
  }
  return {
    passed: results.numPassedTests + Math.max(0, results.numFailedTests - lasting.length),
    failed,
    report,
  }
}
