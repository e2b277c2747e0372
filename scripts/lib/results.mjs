import { relative } from 'node:path'
import { root } from './run.mjs'

/** A path from the project's root with forward slashes. */
const pathOf = (file) => relative(root, file).replaceAll('\\', '/')

const isGroup = (file) => file.startsWith('jest/groups/')

/** The path and name of a test; a group's tests begin with the path of their file. */
const identify = (file, { ancestorTitles, title }) => {
  if (!isGroup(file)) return { file, test: [...ancestorTitles, title].join(' › ') }
  const [own, ...titles] = ancestorTitles
  return { file: own ?? file, test: [...titles, title].join(' › ') }
}

/** The first lines of a failure without colours. */
const summarize = (message) =>
  message
    // eslint-disable-next-line no-control-regex -- the escape sequences of colours
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')
    .slice(0, 300)

/**
 * The failed tests of a run of Jest, one each, as `{ file, test, reason }`. A file that could not run counts as one,
 * with the files of its group when it is a group.
 * @param results Jest's JSON report
 * @param groupFiles the files of a group by the path of the group
 */
export const failuresOf = ({ testResults }, groupFiles = () => []) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = pathOf(name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const listed = failed.map((result) => ({
      ...identify(file, result),
      reason: summarize(result.failureMessages.join('\n')),
    }))
    if (listed.length > 0 || !message || assertionResults.length > 0) return listed
    const files = isGroup(file) ? groupFiles(file) : [file]
    return files.map((each) => ({ file: pathOf(each), test: '(the file)', reason: summarize(message) }))
  })

const unmet = /Requires (build-\w+), which failed/

/** The failures of tests themselves, and the layers whose tests did not run since a build failed. */
export const withoutUnmet = (failures) => {
  const isUnmet = ({ reason }) => unmet.test(reason)
  return {
    failures: failures.filter((failure) => !isUnmet(failure)),
    unmet: [...new Set(failures.filter(isUnmet).map(({ file }) => layerOf(file)))],
  }
}

/** The layer of a test file: `src`, `server`, `tests/e2e`, … */
const layerOf = (file) => {
  if (isGroup(file)) return /client-\d+/.test(file) ? 'src' : 'server'
  const [first, second] = file.split('/')
  return first === 'tests' ? `${first}/${second}` : first
}

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`.padStart(7)

/** Prints the duration of each layer and the slowest files; files run in parallel, so the sums exceed the run. */
export const printTimes = ({ testResults }, workers) => {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: pathOf(name),
    ms: Math.max(0, endTime - startTime),
  }))
  const layers = new Map()
  for (const { name, ms } of files) layers.set(layerOf(name), (layers.get(layerOf(name)) ?? 0) + ms)
  console.log(`\nTime of each layer (${workers} at once)`)
  for (const [layer, ms] of [...layers].sort((a, b) => b[1] - a[1])) console.log(`${seconds(ms)}  ${layer}`)
  console.log('The slowest files')
  for (const { name, ms } of files.sort((a, b) => b.ms - a.ms).slice(0, 12)) console.log(`${seconds(ms)}  ${name}`)
}
