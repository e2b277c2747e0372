import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { node, root } from './run.mjs'

/**
 * One more than there are cores, since who drives a browser or a phone waits as much as it works; three at most, since
 * each may run a browser and a server besides its own process.
 */
const workers = Math.min(3, availableParallelism() + 1)

/** The layer of a test file: `src`, `server`, `tests/e2e`, … */
const layerOf = (file) => {
  const [first, second] = relative(root, file).split(sep)
  return first === 'tests' ? `${first}/${second}` : first
}

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`.padStart(7)

/** Prints the duration of each layer and the slowest files; files run in parallel, so the sums exceed the run. */
const printTimes = ({ testResults }) => {
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, ms: Math.max(0, endTime - startTime) }))
  const layers = new Map()
  for (const { name, ms } of files) layers.set(layerOf(name), (layers.get(layerOf(name)) ?? 0) + ms)
  console.log(`\nTime of each layer (${workers} at once)`)
  for (const [layer, ms] of [...layers].sort((a, b) => b[1] - a[1])) console.log(`${seconds(ms)}  ${layer}`)
  console.log('The slowest files')
  for (const { name, ms } of files.sort((a, b) => b.ms - a.ms).slice(0, 12))
    console.log(`${seconds(ms)}  ${relative(root, name)}`)
}

/**
 * Runs some of Jest's projects and prints their output and the duration of each layer.
 * @returns how many tests passed and failed. A file that could not run counts as a failed test, and so does a run that
 * was aborted or failed without naming a test.
 */
export const runJest = async (projects, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'linli-jest-'))
  const file = join(folder, 'results.json')
  const options = ['--json', `--outputFile=${file}`, '--passWithNoTests', `--maxWorkers=${workers}`]
  const { code } = await node(['node_modules/jest/bin/jest.js', ...options, '--selectProjects', ...projects], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'], // --json prints the results once more on stdout
  })
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  if (!results) return { passed: 0, failed: 1 }
  printTimes(results)
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
  return { passed: results.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}
