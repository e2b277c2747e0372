import './lib/check-node.mjs'
import { build, platforms } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main, Problem } from './lib/problem.mjs'
import { step } from './lib/steps.mjs'

/** `node scripts/build.mjs <platform>`: builds one platform into dist/<platform>, the native one into native/dist. */
await main(async () => {
  const platform = process.argv[2] ?? ''
  if (!platforms.includes(platform)) throw new Problem(`Name what to build: ${platforms.join(', ')}.`)
  await install()
  await step(`building ${platform}`, () => build(platform))
})
