import './lib/check-node.mjs'
import { buildWhenStale, isBuilt } from './lib/build.mjs'
import { checkEarly } from './lib/early.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/problem.mjs'
import { serve } from './lib/serve.mjs'
import { bundleServer } from './lib/server-bundle.mjs'
import { step } from './lib/steps.mjs'

/**
 * The demo stays small on a laptop: the heap grows in small steps, what is new is collected sooner, and freed memory of threads
 * is shared. Smaller steps (10 and 4) save 10 MB and cost four fifths more of the processor a call.
 */
const small = ['--heap-growing-percent=40', '--max-semi-space-size=8']

/** Installs, builds the web client and starts the server from a fresh clone. */
await main(async () => {
  await checkEarly(process.env)
  await install()
  if (!isBuilt('h5')) await step('building the web client', () => buildWhenStale('h5', { quiet: true }))
  console.log('• starting the server …')
  process.exitCode = await serve([...small, await bundleServer()], { MALLOC_ARENA_MAX: '2' })
})
