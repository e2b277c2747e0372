import './lib/check-node.mjs'
import { startTestPostgres } from '../server/testing/postgres.ts'
import { parts } from '../tests/mutants/parts.mjs'
import { install } from './lib/install.mjs'
import { main, Problem } from './lib/problem.mjs'
import { node } from './lib/run.mjs'

const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutants/stryker.config.mjs']

/** Puts each fault into a part, one at a time, and runs the tests that it could fail; resolves to the exit code. */
const runPart = async (name) => {
  console.log(`\n${name}`)
  const { project, folders, tests, database: needsDatabase } = parts[name]
  const database = needsDatabase ? await startTestPostgres() : undefined
  const env = {
    ...process.env,
    MUTANTS_PART: JSON.stringify({ name, project, folders, tests }),
    ...(database && { TEST_DATABASE_URL: database.url }),
  }
  const { code } = await node(stryker, { env }).finally(() => database?.stop())
  return code
}

/** `npm run mutants [-- part…]`: how many small faults the tests notice; docs/testing.md explains it. */
await main(async () => {
  const chosen = process.argv.slice(2)
  const unknown = chosen.filter((name) => !(name in parts))
  const all = Object.keys(parts)
  if (unknown.length > 0) throw new Problem(`There is no ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  await install()
  const below = []
  for (const name of chosen.length > 0 ? chosen : all) if ((await runPart(name)) !== 0) below.push(name)
  if (below.length > 0)
    throw new Problem(`Too few faults were noticed, or tests fail without any, in ${below.join(', ')}.`)
})
