import './lib/check-node.mjs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findBrowser } from './lib/browser.mjs'
import { checks, projects } from './lib/checks.mjs'
import { install } from './lib/install.mjs'
import { runJest } from './lib/jest.mjs'
import { main, Problem } from './lib/problem.mjs'
import { step } from './lib/steps.mjs'

/** What to run: everything, or what `--only a,b` names with the builds that it requires. */
const chosen = (only) => {
  const all = [...Object.keys(checks), ...Object.keys(projects)]
  const wanted = only?.split(',') ?? all
  const unknown = wanted.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Problem(`There is no ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  const needed = wanted.flatMap((name) => projects[name] ?? [])
  return {
    chosenChecks: Object.keys(checks).filter((name) => wanted.includes(name) || needed.includes(name)),
    chosenProjects: Object.keys(projects).filter((name) => wanted.includes(name)),
    needsBrowser: needed.includes('browser'),
  }
}

const tally = { passed: 0, failed: 0 }

/** Runs one check and counts it; resolves to its result, or to undefined when it failed. */
const counted = async (name, work) => {
  try {
    const result = (await step(name, work)) ?? true
    tally.passed += 1
    return result
  } catch (error) {
    tally.failed += 1
    console.error(`✗ ${name}\n${error instanceof Problem ? error.message : error.stack}`)
    return undefined
  }
}

/** Processes a queue in one lane per core, two at most, since each build needs a gigabyte. */
const inLanes = async (names, work) => {
  const queue = [...names]
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await work(name)
  }
  await Promise.all(availableParallelism() > 1 ? [lane(), lane()] : [lane()])
}

await main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const { chosenChecks, chosenProjects, needsBrowser } = chosen(values.only)
  await install()
  const broken = new Set()
  const browser = needsBrowser ? await counted('finding a browser', findBrowser) : undefined
  if (needsBrowser && !browser) broken.add('browser')
  await inLanes(chosenChecks, async (name) => {
    if (!(await counted(name, checks[name]))) broken.add(name)
  })
  const able = chosenProjects.filter((name) => !projects[name].some((need) => broken.has(need)))
  for (const name of chosenProjects.filter((each) => !able.includes(each))) {
    tally.failed += 1
    console.error(`✗ the tests of ${name} cannot run without what failed above`)
  }
  if (able.length > 0) {
    const { passed, failed } = await runJest(able, browser ? { CHROMIUM: browser } : {})
    tally.passed += passed
    tally.failed += failed
    if (passed + failed === 0) throw new Problem('0 passed, 0 failed')
  }
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  if (tally.failed > 0 || tally.passed === 0) process.exitCode = 1
})
