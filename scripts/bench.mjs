import './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/problem.mjs'
import { node } from './lib/run.mjs'

/** `npm run bench [part…]`: speed as ratios, and the fault run; docs/benchmark.md explains them. */
await main(async () => {
  await install()
  const { code } = await node(['--import', 'tsx', 'tests/load/main.ts', ...process.argv.slice(2)])
  process.exitCode = code
})
