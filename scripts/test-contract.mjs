import './lib/check-node.mjs'
import { parseArgs } from 'node:util'
import { install } from './lib/install.mjs'
import { main, Problem } from './lib/problem.mjs'
import { node } from './lib/run.mjs'

const help = `npm run test:contract -- --base URL [--merchant PHONE] [--rider PHONE] [--staff PHONE]

Tests a back end against the contract, such as one started by npm start.

It must show verification codes (shownCode of code.send), as a test system does. The tests sign in a few customers
with phones that begin with 139, and, for calls of merchants, riders and staff, those with the phones PHONE, which are those of the demo
unless they are given; the demo has no staff: npm run operator -- staff PHONE grant ROLE makes some. Where a call is refused with HTTP 429 they wait for as long as Retry-After says: with the limits of calls
of npm start a run takes a few minutes, and up to ten more when it is repeated at once.`

/** `npm run test:contract -- --base URL`: tests any back end against the contract. */
await main(async () => {
  const options = {
    base: { type: 'string' },
    merchant: { type: 'string', default: '13800000003' },
    rider: { type: 'string', default: '13800000005' },
    staff: { type: 'string', default: '13800000001' },
    help: { type: 'boolean', default: false },
  }
  const { values } = parseArgs({ options })
  if (values.help) return console.log(help)
  const base = values.base ?? ''
  if (!URL.canParse(base)) throw new Problem(`Name the back end.\n\n${help}`)
  await install()
  const env = {
    ...process.env,
    CONTRACT_BASE: base.replace(/\/$/, ''),
    CONTRACT_MERCHANT: values.merchant,
    CONTRACT_RIDER: values.rider,
    CONTRACT_STAFF: values.staff,
  }
  const { code } = await node(
    ['node_modules/jest/bin/jest.js', '--selectProjects', 'suite', '--runInBand', 'tests/contract/live'],
    { env },
  )
  process.exitCode = code
})
