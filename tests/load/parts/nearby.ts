import type { Call, RequestInput } from '@contract/call'
import { storeList, storeSearch } from '@contract/calls/store'
import { insertManyStores } from '../../../server/testing/many-stores'
import { type Child, startChild } from '../support/child'
import type { Cluster } from '../support/cluster'
import { type Amount, throughput } from '../support/load'
import { countStores } from '../support/queries'
import { type Finding, print } from '../support/report'
import { type Effort, ratioOf } from '../support/rounds'
import { shotOf } from '../support/shots'
import { openStage, type Stage } from '../support/stage'

const few = 10_000
const atMost = 2
/** All in one city, so that more stores stand closer together: the harder case for a search around a place. */
const city = { place: { latitude: 22.5329, longitude: 113.93 }, meters: 20_000 }

/** A database with so many stores, and a server on it. One that a named folder still holds is not filled again. */
async function cityOf(cluster: Cluster, count: number): Promise<{ stage: Stage; server: Child }> {
  const stage = await openStage(cluster, `stores_${count}`, true)
  const { db } = stage.app.context
  if ((await countStores(db)) !== count) {
    const since = Date.now()
    print(`  making ${count.toLocaleString('en')} stores …`)
    await insertManyStores(db, { ...city, count })
    print(`  made ${count.toLocaleString('en')} stores in ${Math.round((Date.now() - since) / 1000)} s`)
  }
  return { stage, server: await startChild('support/server.ts', { env: stage.env }) }
}

/** What is asked for, from the plain list to words that nearly all, one in six and one in a thousand stores have. */
const asked: [string, Call, object][] = [
  ['nearby, recommended', storeList, {}],
  ['nearby, nearest first', storeList, { sort: 'distance' }],
  ['nearby, open now and best rated', storeList, { sort: 'rating', filters: ['openNow'] }],
  ['nearby, of one category', storeList, { category: 'noodles' }],
  ['keyword “noodle”', storeSearch, { keyword: 'noodle' } satisfies RequestInput<typeof storeSearch>],
  ['keyword “牛肉面”', storeSearch, { keyword: '牛肉面' }],
  ['keyword “oyster”', storeSearch, { keyword: 'oyster' }],
]

/** How many times as long a search takes among a million stores as among ten thousand. */
export async function nearbyAtScale(cluster: Cluster, effort: Effort, many: number): Promise<Finding[]> {
  const [small, big] = [await cityOf(cluster, few), await cityOf(cluster, many)]
  const findings: Finding[] = []
  for (const [what, call, request] of asked) {
    const shot = shotOf(call, request)
    const measure =
      ({ server }: { server: Child }) =>
      (amount: Amount) =>
        throughput({ url: server.url, next: () => shot, amount, connections: effort.connections })
    // Throughput the other way round is time.
    const ratio = await ratioOf(measure(small), measure(big), effort)
    findings.push({ what: `${what}: time at ${many} stores to ${few}`, ratio, atMost })
  }
  await Promise.all([small, big].flatMap(({ stage, server }) => [server.stop(), stage.close()]))
  return findings
}
