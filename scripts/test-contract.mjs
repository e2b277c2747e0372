import './lib/check-node.mjs'
import { parseArgs } from 'node:util'
import { install } from './lib/install.mjs'
import { main, Problem } from './lib/problem.mjs'
import { node } from './lib/run.mjs'

/** `npm run test:contract -- --base URL`: tests any back end against the contract. */
await main(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' } } })
  const base = values.base ?? ''
  if (!URL.canParse(base)) throw new Problem('Name the back end: npm run test:contract -- --base http://127.0.0.1:8080')
  await install()
  const env = { ...process.env, CONTRACT_BASE: base.replace(/\/$/, '') }
  const { code } = await node(
    ['node_modules/jest/bin/jest.js', '--selectProjects', 'suite', '--runInBand', 'tests/contract/live'],
    { env },
  )
  process.exitCode = code
})
