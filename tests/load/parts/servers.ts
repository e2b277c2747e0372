import { randomUUID } from 'node:crypto'
import { orderSubmit } from '@contract/calls/order'
import { storeMenu } from '@contract/calls/store'
import { startChild } from '../support/child'
import type { Cluster } from '../support/cluster'
import { type Amount, type Shot, throughput } from '../support/load'
import { vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import { type Effort, ratioOf } from '../support/rounds'
import { shotOf } from '../support/shots'
import { quotesOf, someShoppers } from '../support/shoppers'
import { openStage } from '../support/stage'

const shoppers = 50
const quotesEach = 800

/** The throughput of several servers together, the connections shared among them. */
const together =
  (urls: readonly string[], next: () => Shot, connections: number) =>
  async (amount: Amount): Promise<number> => {
    const share = Math.ceil(connections / urls.length)
    const each = await Promise.all(urls.map((url) => throughput({ url, next, amount, connections: share })))
    return each.reduce((sum, one) => sum + one, 0)
  }

/** Gain by a second server on the same database, for a call that reads and one that writes. */
export async function oneAndTwo(cluster: Cluster, effort: Effort): Promise<Finding[]> {
  const stage = await openStage(cluster, 'servers')
  const people = await someShoppers(stage, shoppers, quotesEach)
  const next = quotesOf(people)
  await vacuum(stage.app.context.db)
  const servers = [
    await startChild('support/server.ts', { env: stage.env }),
    await startChild('support/server.ts', { env: stage.env }),
  ]
  const menu = shotOf(storeMenu, { storeId: people[0]?.storeId ?? '' })
  const submit = () => {
    const { shopper, quoteId } = next()
    return shotOf(orderSubmit, { quoteId, idempotencyKey: randomUUID() }, shopper.token)
  }
  const calls: Record<string, () => Shot> = { 'goods menu': () => menu, 'order submission': submit }
  const urls = servers.map(({ url }) => url)
  const findings: Finding[] = []
  for (const [name, shot] of Object.entries(calls)) {
    const measure = (some: readonly string[]) => together(some, shot, effort.connections)
    const ratio = await ratioOf(measure(urls), measure(urls.slice(0, 1)), effort)
    findings.push({ what: `${name}, two servers to one on one database`, ratio })
  }
  await Promise.all([...servers, { stop: stage.close }].map((one) => one.stop()))
  return findings
}
