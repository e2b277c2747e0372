import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from './run.mjs'

/**
 * Runs some of Jest's projects, showing what they say.
 * @returns how many tests passed and failed. A file that could not run counts as a failed test, and so does a run that
 * broke off or failed without naming a test.
 */
export const runJest = async (projects, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'linli-jest-'))
  const file = join(folder, 'results.json')
  const options = ['--json', `--outputFile=${file}`, '--passWithNoTests', '--selectProjects', ...projects]
  const { code } = await node(['node_modules/jest/bin/jest.js', ...options], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'], // --json prints the results once more on stdout
  })
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  if (!results) return { passed: 0, failed: 1 }
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
  return { passed: results.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}
