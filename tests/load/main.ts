import { parseArgs } from 'node:util'
import { availableParallelism } from 'node:os'
import { takeawayAgainstBare } from './parts/bare'
import { chatSpeed } from './parts/chat'
import { faultRun } from './parts/faults'
import { groupsAgainstBare } from './parts/group-deals'
import { mallSpeed } from './parts/mall'
import { hotelsAtScale } from './parts/hotels'
import { nearbyAtScale } from './parts/nearby'
import { productsAtScale } from './parts/products'
import { sharedCartsAgainstBare } from './parts/shared-carts'
import { amongRiders } from './parts/riders'
import { oneAndTwo } from './parts/servers'
import { staysAgainstBare } from './parts/stays'
import { tablesAgainstBare } from './parts/tables'
import { strangersRun } from './parts/strangers'
import { vouchersAgainstBare } from './parts/vouchers'
import { type Cluster, startCluster } from './support/cluster'
import { type Finding, print, table } from './support/report'
import type { Effort } from './support/rounds'

interface Wanted {
  readonly effort: Effort
  readonly stores: number
  readonly products: number
  readonly hotels: number
  readonly messages: number
  readonly faultRounds: number
  readonly seed: number
}

type Part = (cluster: Cluster, wanted: Wanted) => Promise<Finding[]>

/** A fault ends the run with 1; a missed ratio does not, since it depends on the machine. */
const faultPart: Part = async (cluster, { faultRounds, seed }) => {
  const faults = [...(await faultRun(cluster, faultRounds, seed)), ...(await strangersRun(cluster))]
  for (const fault of faults) print(`  ✗ ${fault}`)
  print(faults.length > 0 ? `  ${faults.length} faults` : '  ✓ nothing lost, nothing charged twice, all books balance')
  if (faults.length > 0) process.exitCode = 1
  return []
}

const parts: Record<string, Part> = {
  bare: (cluster, { effort }) => takeawayAgainstBare(cluster, effort),
  mall: (cluster, { effort }) => mallSpeed(cluster, effort),
  sharedCarts: (cluster, { effort }) => sharedCartsAgainstBare(cluster, effort),
  groups: (cluster, { effort }) => groupsAgainstBare(cluster, effort),
  vouchers: (cluster, { effort }) => vouchersAgainstBare(cluster, effort),
  nearby: (cluster, { effort, stores }) => nearbyAtScale(cluster, effort, stores),
  products: (cluster, { effort, products }) => productsAtScale(cluster, effort, products),
  stays: (cluster, { effort }) => staysAgainstBare(cluster, effort),
  tables: (cluster, { effort }) => tablesAgainstBare(cluster, effort),
  hotel: (cluster, { effort, hotels }) => hotelsAtScale(cluster, effort, hotels),
  chat: (cluster, { effort, messages }) => chatSpeed(cluster, effort, messages),
  servers: (cluster, { effort }) => oneAndTwo(cluster, effort),
  riders: (cluster, { effort }) => amongRiders(cluster, effort),
  faults: faultPart,
}

const options = {
  rounds: { type: 'string', default: '30' },
  repeat: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  connections: { type: 'string', default: '16' },
  stores: { type: 'string', default: '1000000' },
  products: { type: 'string', default: '1000000' },
  hotels: { type: 'string', default: '20000' },
  messages: { type: 'string', default: '1000000' },
  seed: { type: 'string' },
  data: { type: 'string' },
} as const

function read() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const unknown = positionals.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  const { rounds, repeat, seconds, connections, stores, products, hotels, messages, seed, data } = values
  const effort = { rounds: Number(repeat), seconds: Number(seconds), connections: Number(connections) }
  const chance = seed ?? Math.floor(Math.random() * 1e9)
  const wanted = {
    effort,
    stores: Number(stores),
    products: Number(products),
    hotels: Number(hotels),
    messages: Number(messages),
    faultRounds: Number(rounds),
    seed: Number(chance),
  }
  return { names: positionals.length > 0 ? positionals : Object.keys(parts), data, wanted }
}

async function main(): Promise<void> {
  const { names, data, wanted } = read()
  print(`${availableParallelism()} cores; ${names.join(', ')}`)
  const cluster = await startCluster(data)
  const leave = () => void cluster.stop().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
  const findings: Finding[] = []
  try {
    for (const name of names) findings.push(...((await parts[name]?.(cluster, wanted)) ?? []))
  } finally {
    // Those of a run that breaks off, too.
    if (findings.length > 0) print(table(findings))
    await cluster.stop()
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  },
)
